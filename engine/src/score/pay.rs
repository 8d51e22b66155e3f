//! Who pays whom.

use crate::rules::RuleSet;
use crate::rules::worth::{Payment, RobPayment, Shares, Split};
use crate::score::sheet::{By, Settlement, Sheet, Transfer};
use crate::seat::{PerSeat, Seat, Wind};
use crate::situation::Hand;
use crate::tile::Tile;

/// One winner of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Winner<'a> {
    /// Who.
    pub seat: Seat,
    /// How the winning tile came. A win by bonus tiles alone is drawn.
    pub by: By,
    /// What the hand is worth.
    pub sheet: &'a Sheet,
    /// Who is liable for it, from [`liable`](crate::score::liable).
    pub liable: Option<Seat>,
}

/// The table at the end of a deal: what settling needs besides the wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Who is East.
    pub dealer: Seat,
    /// The wind of the round.
    pub round: Wind,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// All four hands, for rules in which losers count theirs too or a waiting hand is paid for.
    pub hands: PerSeat<Hand>,
    /// The bonus tiles set out.
    pub bonus: PerSeat<Vec<Tile>>,
}

/// Who pays whom at the end of a deal. Without winners it is settled as a draw. Always sums to zero.
///
/// `winners` stand nearest to the right of the discarder first.
#[must_use]
pub fn settle(rules: &RuleSet, winners: &[Winner<'_>], _table: &Table) -> Settlement {
    let transfers = match rules.worth.payment {
        // Nothing of the table matters here: only winners are paid, whoever deals and whatever the others hold.
        Payment::Shares(shares) => winners
            .iter()
            .flat_map(|winner| shares_for(&shares, winner))
            .collect(),
    };
    Settlement { transfers }
}

/// What one winner is paid, each winner on his own (`hong-kong.md` 4 and 5).
fn shares_for(shares: &Shares, winner: &Winner<'_>) -> Vec<Transfer> {
    let amount = shares.curve.amount(winner.sheet.value) * shares.stake;
    let halves = Halves::of(shares.split);
    // The amount is even wherever halves of it are paid: `rulesets` refuses options under which it is not.
    let pays = |from, halves, why: &str| Transfer {
        from,
        to: winner.seat,
        amount: amount * halves / 2,
        why: why.into(),
    };
    let others = || Seat::ALL.into_iter().filter(|&seat| seat != winner.seat);
    let mut transfers: Vec<Transfer> = match (winner.by, winner.liable) {
        (By::Draw, Some(liable)) => vec![pays(liable, 3 * halves.drawn, "liability")],
        (By::Draw, None) => others()
            .map(|seat| pays(seat, halves.drawn, "win"))
            .collect(),
        (By::Rob(maker), _) if shares.robbed == RobPayment::AsDraw => {
            vec![pays(maker, 3 * halves.drawn, "win")]
        }
        (By::Discard(from) | By::Rob(from), _) => others()
            .map(|seat| {
                pays(
                    seat,
                    if seat == from {
                        halves.discarder
                    } else {
                        halves.others
                    },
                    "win",
                )
            })
            .collect(),
    };
    transfers.retain(|transfer| transfer.amount > 0);
    transfers
}

/// What each pays, in halves of the amount.
struct Halves {
    /// The discarder.
    discarder: i32,
    /// Each of the two others when somebody discarded.
    others: i32,
    /// Each of the three when it was self-drawn.
    drawn: i32,
}

impl Halves {
    fn of(split: Split) -> Self {
        let (discarder, others, drawn) = match split {
            Split::Full => (4, 0, 2),
            Split::Half => (2, 1, 2),
            Split::Double => (4, 2, 4),
        };
        Self {
            discarder,
            others,
            drawn,
        }
    }
}
