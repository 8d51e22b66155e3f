//! What a discard may cost: who seems to wait, for what, and how much it would be worth to him.

use crate::deal::view::{SeatView, View};
use crate::meld::{Meld, MeldKind};
use crate::player::sight::{Sight, open_meld};
use crate::rules::calls::OwnDiscardWin;
use crate::seat::Seat;
use crate::tile::{Kind, Suit};

/// What another seat seems to be up to, from what everybody can see.
#[derive(Debug, Clone)]
pub(super) struct Threat {
    /// How likely it waits for its last tile.
    pub(super) ready: f64,
    /// Faan that show already, or would if it is what it looks like.
    pub(super) faan: u32,
    /// The one suit of all its sets, and how likely it collects that suit alone.
    pub(super) flush: Option<(Suit, f64)>,
    /// How likely it makes triplets only.
    pub(super) triplets: f64,
    /// Honours that would make its honour sets a great hand, and the faan of that.
    pub(super) crown: Vec<(Kind, u32)>,
    /// Kinds it let go by since its hand last changed: they cannot be what it waits for.
    passed: Vec<Kind>,
    /// Kinds in its river.
    pub(super) thrown: Vec<Kind>,
    /// The rules let nobody win on a kind he has discarded.
    bound: bool,
}

/// What discards may cost at one moment.
#[derive(Debug)]
pub(super) struct Danger {
    threats: Vec<Threat>,
}

/// The chance that a waiting hand waits for a given live kind when nothing more is known: two or three kinds of 34.
const BLIND: f64 = 0.07;
/// What a hand that was declared to wait is usually worth.
const RIICHI_HAN: u32 = 3;

impl Danger {
    /// Looks at the three other seats.
    pub(super) fn of(view: &View, sight: &Sight) -> Self {
        let others = (1..4).map(|steps| sight.seat.turned(steps));
        Self {
            threats: others.map(|seat| threat(view, sight, seat)).collect(),
        }
    }

    /// What discarding this kind may cost on average, in points.
    pub(super) fn cost(&self, kind: Kind, sight: &Sight) -> f64 {
        self.threats
            .iter()
            .map(|threat| threat.cost(kind, sight))
            .sum()
    }
}

impl Threat {
    fn cost(&self, kind: Kind, sight: &Sight) -> f64 {
        let left = sight.left(kind);
        let paid = 2.0 * sight.prices.pay(self.faan.max(sight.prices.minimum));
        self.ready * self.hit(kind, left) * paid + self.crowning(kind, left, sight)
    }

    /// How likely the kind completes the hand if it waits.
    fn hit(&self, kind: Kind, left: u8) -> f64 {
        if self.passed.contains(&kind) {
            return 0.0;
        }
        let in_runs = match kind.number() {
            Some(1 | 9) => 0.6,
            Some(2 | 8) => 0.8,
            Some(_) => 1.0,
            None => 0.0,
        } * (1.0 - self.triplets);
        let in_pairs = [0.0, 0.25, 0.7, 0.9, 0.9][usize::from(left.min(4))] * (0.5 + self.triplets);
        let by_flush = self.flush.map_or(1.0, |(suit, sure)| match kind.suit() {
            Some(s) if s == suit => 1.0 + 2.0 * sure,
            Some(_) => 1.0 - sure,
            None => 1.0 + sure,
        });
        let thrown = match self.thrown.contains(&kind) {
            true if self.bound => 0.0,
            true => 0.4,
            false => 1.0,
        };
        BLIND * (in_runs + in_pairs).min(1.2) * by_flush * thrown
    }

    /// The third dragon, the fourth wind: feeding the set is as bad as feeding the win.
    fn crowning(&self, kind: Kind, left: u8, sight: &Sight) -> f64 {
        let Some(&(_, faan)) = self.crown.iter().find(|(crown, _)| *crown == kind) else {
            return 0.0;
        };
        let holds_pair = [0.0, 0.05, 0.25, 0.4, 0.4][usize::from(left.min(4))];
        holds_pair * 2.0 * sight.prices.pay(faan)
    }
}

/// What another seat seems to be up to.
pub(super) fn threat(view: &View, sight: &Sight, seat: Seat) -> Threat {
    let shown = &view.seats[seat];
    let melds: Vec<&Meld> = shown.melds.iter().filter_map(open_meld).collect();
    let flush = flush(&melds);
    let runs = melds.iter().any(|meld| meld.kind == MeldKind::Chow);
    let triplets = match melds.len() {
        _ if runs => 0.0,
        0 => 0.1,
        1 => 0.2,
        2 => 0.5,
        _ => 0.8,
    };
    Threat {
        ready: readiness(shown),
        faan: shown_faan(view, sight, seat, &melds, flush, triplets),
        flush,
        triplets,
        crown: crown(&melds, sight),
        passed: passed(view, sight.seat, seat),
        bound: matches!(
            view.rules.calls.own_discard_win,
            OwnDiscardWin::NoSame | OwnDiscardWin::Furiten
        ),
        thrown: shown
            .river
            .iter()
            .filter_map(|discard| discard.tile.kind())
            .collect(),
    }
}

/// More sets on the table and more turns make it likelier that a hand waits.
fn readiness(seat: &SeatView) -> f64 {
    let turns = seat.river.len() as f64;
    let chance: f64 = match seat.melds.len() {
        0 => turns * turns / 500.0,
        1 => turns * turns / 300.0,
        2 => 0.1 + turns / 30.0,
        3 => 0.35 + turns / 25.0,
        _ => 1.0,
    };
    if seat.riichi { 1.0 } else { chance.min(0.9) }
}

fn flush(melds: &[&Meld]) -> Option<(Suit, f64)> {
    let suits: Vec<Suit> = melds.iter().filter_map(|meld| meld.low().suit()).collect();
    let suit = *suits.first()?;
    let sure = match melds.len() {
        _ if suits.iter().any(|&s| s != suit) => return None,
        1 => 0.15,
        2 => 0.45,
        _ => 0.85,
    };
    Some((suit, sure))
}

fn shown_faan(
    view: &View,
    sight: &Sight,
    seat: Seat,
    melds: &[&Meld],
    flush: Option<(Suit, f64)>,
    triplets: f64,
) -> u32 {
    let prices = &sight.prices;
    let honours: u32 = melds
        .iter()
        .map(|meld| {
            let wind = meld.low().wind();
            u32::from(meld.low().dragon().is_some()) * prices.dragon
                + u32::from(wind == Some(view.wind(seat))) * prices.seat_wind
                + u32::from(wind == Some(view.round_wind())) * prices.round_wind
        })
        .sum();
    let flush = if flush.is_some_and(|(_, sure)| sure > 0.4) {
        prices.half_flush.open
    } else {
        0
    };
    let declared = if view.seats[seat].riichi {
        RIICHI_HAN
    } else {
        0
    };
    honours + flush + declared + if triplets >= 0.5 { prices.all_pungs } else { 0 }
}

/// The honours that a seat with two dragon sets, or three wind sets, must not be given.
fn crown(melds: &[&Meld], sight: &Sight) -> Vec<(Kind, u32)> {
    let lying: Vec<Kind> = melds.iter().map(|meld| meld.low()).collect();
    let missing = |all: fn(&Kind) -> bool, faan: u32, at_most: usize| -> Vec<(Kind, u32)> {
        let rest: Vec<Kind> = Kind::all()
            .filter(all)
            .filter(|kind| !lying.contains(kind))
            .collect();
        if rest.len() <= at_most {
            rest.into_iter().map(|kind| (kind, faan)).collect()
        } else {
            Vec::new()
        }
    };
    let prices = &sight.prices;
    let dragons = missing(
        |kind| kind.dragon().is_some(),
        prices.big_three_dragons + 3 * prices.dragon,
        1,
    );
    let winds = missing(|kind| kind.wind().is_some(), prices.big_four_winds, 1);
    [dragons, winds].concat()
}

/// What has been discarded since this seat last discarded, and it did not take.
fn passed(view: &View, me: Seat, seat: Seat) -> Vec<Kind> {
    let between = (1..seat.steps_to(me)).map(|steps| seat.turned(steps));
    let latest = between.filter_map(|other| view.seats[other].river.last());
    latest
        .filter(|discard| discard.claimed_by.is_none())
        .filter_map(|discard| discard.tile.kind())
        .collect()
}
