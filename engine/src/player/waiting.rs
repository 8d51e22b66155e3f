//! What a hand that waits for its last tile will win, its worth known to the point.

use crate::deal::view::{OwnView, View};
use crate::player::bars::Bars;
use crate::player::prospect::{DISCARD, LASTS};
use crate::player::sight::Sight;
use crate::score::Hand;
use crate::tile::Kind;

/// How often another seat's discard is a tile one waits for when all have been warned, against a draw of one's own.
const WARNED: f64 = 0.45;
/// What a declared hand gets beside its worth: the first go-round, the tiles under the indicators.
const DECLARED: f64 = 1.25;

/// Weighs waiting hands of one seat at one moment.
#[derive(Debug)]
pub(super) struct Waiting<'a> {
    view: &'a View,
    own: &'a OwnView,
    sight: &'a Sight,
}

impl<'a> Waiting<'a> {
    /// Ready to weigh hands that this seat can get to.
    pub(super) fn new(view: &'a View, own: &'a OwnView, sight: &'a Sight) -> Self {
        Self { view, own, sight }
    }

    /// What a hand of 13 tiles may hope to win, in the points everybody together pays; `None` when it does not wait.
    pub(super) fn of(&self, hand: &Hand, bars: &Bars, riichi: bool) -> Option<f64> {
        let hopes = self.view.hopes(self.own, hand, riichi);
        if hopes.is_empty() {
            return None;
        }
        let waits: Vec<Kind> = hopes.iter().map(|hope| hope.kind).collect();
        let open = bars.open(&waits);
        let (sight, purse) = (self.sight, &self.sight.purse);
        let ways = 3.0 * if riichi { WARNED } else { DISCARD };
        let (mut rate, mut sum) = (0.0, 0.0);
        let mut add = |copies: f64, paid: f64| {
            if paid > 0.0 {
                rate += copies;
                sum += copies * paid;
            }
        };
        for hope in &hopes {
            let left = f64::from(sight.left(hope.kind));
            add(left, purse.drawn * self.worth(hope.drawn));
            if open.contains(&hope.kind) {
                let copies = left * ways * ease(hope.kind);
                add(copies, purse.discarded * self.worth(hope.discarded));
            }
        }
        if rate <= 0.0 {
            return Some(0.0);
        }
        let chance = 1.0 - (-sight.turns * LASTS * rate / sight.unseen_total).exp();
        let won = chance * sum / rate;
        Some(if riichi {
            won * DECLARED - (1.0 - chance) * self.bet()
        } else {
            won
        })
    }

    /// How much one share of a win of this value is wanted.
    fn worth(&self, value: Option<u32>) -> f64 {
        let amount = value.map_or(0, |value| self.view.rules.worth.payment.amount(value));
        self.sight.prices.pay_of(amount)
    }

    /// What declaring costs, in the same measure.
    fn bet(&self) -> f64 {
        let bet = self.view.rules.riichi.map_or(0, |facts| facts.bet);
        self.sight.prices.pay_of(bet)
    }
}

/// How readily the others let go of a kind, against one in the middle of a suit.
fn ease(kind: Kind) -> f64 {
    match kind.number() {
        None => 1.25,
        Some(1 | 9) => 1.2,
        Some(2 | 8) => 1.1,
        Some(_) => 1.0,
    }
}
