//! What a discard may cost, told from everything that lies on the table: which waits are still possible for each of the
//! others, counted by the tiles that could make them.

use crate::deal::view::{Discard, SeatView, View};
use crate::player::danger::{Threat, threat};
use crate::player::purse::fed;
use crate::player::sight::{Sight, open_meld};
use crate::rules::calls::OwnDiscardWin;
use crate::seat::Seat;
use crate::tile::Kind;

/// What discards may cost at one moment.
#[derive(Debug)]
pub(super) struct Watch {
    rivals: Vec<Rival>,
}

/// Another seat.
#[derive(Debug)]
struct Rival {
    /// How likely it waits for its last tile.
    ready: f64,
    /// What feeding it costs.
    loss: f64,
    /// How likely each kind completes its hand if it waits.
    hits: [f64; Kind::COUNT],
    /// Kinds that would make a great hand certain, with what that costs.
    crown: Vec<(Kind, f64)>,
}

impl Watch {
    /// Looks at the three other seats.
    pub(super) fn of(view: &View, sight: &Sight) -> Self {
        let turns = chronicle(view);
        let others = (1..4).map(|steps| sight.seat.turned(steps));
        Self {
            rivals: others
                .map(|seat| rival(view, sight, seat, &turns))
                .collect(),
        }
    }

    /// What discarding this kind costs on average, in points.
    pub(super) fn cost(&self, kind: Kind, sight: &Sight) -> f64 {
        let fed = |rival: &Rival| rival.ready * rival.hits[kind.index()] * rival.loss;
        let crowned = |rival: &Rival| {
            let crown = rival.crown.iter().find(|(crown, _)| *crown == kind);
            let held = [0.0, 0.05, 0.25, 0.4, 0.4][usize::from(sight.left(kind).min(4))];
            crown.map_or(0.0, |(_, loss)| held * loss)
        };
        self.rivals
            .iter()
            .map(|rival| fed(rival) + crowned(rival))
            .sum()
    }

    /// How likely nobody is won on with this discard.
    pub(super) fn safety(&self, kind: Kind) -> f64 {
        let rivals = self.rivals.iter();
        rivals
            .map(|rival| 1.0 - rival.ready * rival.hits[kind.index()])
            .product()
    }

    /// How many of the others are likely to wait.
    pub(super) fn ready(&self) -> f64 {
        self.rivals.iter().map(|rival| rival.ready).sum()
    }
}

fn rival(view: &View, sight: &Sight, seat: Seat, turns: &[(Seat, Discard)]) -> Rival {
    let threat = threat(view, sight, seat);
    let shown = &view.seats[seat];
    let deals = [seat, sight.seat].map(|seat| seat == view.dealer);
    let shares = fed(&view.rules.worth.payment, deals);
    let prices = &sight.prices;
    let sure = threat.faan.max(prices.minimum);
    let open = shown.melds.len();
    // What does not show yet: the hidden tiles of a hand hold something too.
    let luck = f64::from(lying_doras(sight, shown))
        + match (shown.riichi, sight.doras.iter().any(|&dora| dora > 0)) {
            (false, true) => HIDDEN_DORA,
            (true, _) | (false, false) => HIDDEN,
        };
    let pays = |faan, luck| shares * prices.pay_with(faan, luck);
    Rival {
        ready: readiness(view, shown, threat.ready, open),
        loss: pays(sure, luck),
        hits: hits(sight, &threat, &safe(view, seat, turns)),
        crown: threat
            .crown
            .iter()
            .map(|&(kind, faan)| (kind, pays(faan.max(prices.minimum), 0.0)))
            .collect(),
    }
}

/// How likely a seat waits.
fn readiness(view: &View, shown: &SeatView, ready: f64, open: usize) -> f64 {
    let declares = view
        .rules
        .riichi
        .is_some_and(|riichi| !riichi.first_discard_only);
    if declares && open == 0 && !shown.riichi {
        ready * SILENT
    } else {
        ready
    }
}

fn lying_doras(sight: &Sight, shown: &SeatView) -> u32 {
    let melds = shown.melds.iter().filter_map(open_meld);
    let tiles = melds.flat_map(|meld| &meld.tiles);
    let dora = |kind: Kind| u32::from(sight.doras[kind.index()]);
    tiles
        .map(|tile| tile.kind().map_or(0, dora) + u32::from(tile.is_red()))
        .sum()
}

/// All discards of the deal in the order they were made.
fn chronicle(view: &View) -> Vec<(Seat, Discard)> {
    let mut made = [0; 4];
    let mut turns = Vec::new();
    let mut seat = view.dealer;
    while let Some(&discard) = view.seats[seat].river.get(made[seat.index()]) {
        made[seat.index()] += 1;
        turns.push((seat, discard));
        seat = discard.claimed_by.unwrap_or(seat.right());
    }
    turns
}

/// What a seat cannot wait for, and why.
#[derive(Debug)]
struct Safe {
    /// Kinds that nobody wins on from this seat: it let them pass, or the rules bar them.
    never: [bool; Kind::COUNT],
    /// Kinds that it cannot have among its waits.
    no_wait: [bool; Kind::COUNT],
    /// Kinds that it did not want to keep.
    thrown: [bool; Kind::COUNT],
}

fn safe(view: &View, seat: Seat, turns: &[(Seat, Discard)]) -> Safe {
    let mut passed = [false; Kind::COUNT];
    let mut thrown = [false; Kind::COUNT];
    for &(from, discard) in turns {
        let Some(kind) = discard.tile.kind() else {
            continue;
        };
        if from == seat {
            thrown[kind.index()] = true;
            // A tile from the hand makes another hand, which may wait for what it let pass before.
            if !discard.drawn {
                passed = [false; Kind::COUNT];
            }
        } else if discard.claimed_by.is_none() {
            passed[kind.index()] = true;
        }
    }
    let rule = view.rules.calls.own_discard_win;
    let either = |also: bool| {
        let mut all = passed;
        for (all, thrown) in all.iter_mut().zip(thrown) {
            *all |= also && thrown;
        }
        all
    };
    Safe {
        never: either(matches!(
            rule,
            OwnDiscardWin::NoSame | OwnDiscardWin::Furiten
        )),
        no_wait: either(rule == OwnDiscardWin::Furiten),
        thrown,
    }
}

/// Faan that a hand usually has beside what shows.
const HIDDEN: f64 = 0.6;
/// The same where tiles of the hand may be bonus tiles.
const HIDDEN_DORA: f64 = 1.0;
/// A closed hand that could have declared and did not waits more rarely than it would otherwise.
const SILENT: f64 = 0.3;
/// How often a wait is made of tiles that complete one run only, against two.
const NARROW: f64 = 0.35;
/// How often two pairs wait, against two neighbours.
const PAIRS: f64 = 0.8;
/// The same for a single tile that waits for its pair.
const SINGLE: f64 = 0.6;
/// How often a kind is waited for that its seat has discarded, where the rules allow it.
const REGRET: f64 = 0.4;

/// How likely each kind completes the hand if it waits: all ways to wait, weighed by the tiles that can make them.
fn hits(sight: &Sight, threat: &Threat, safe: &Safe) -> [f64; Kind::COUNT] {
    let mut hits = [0.0; Kind::COUNT];
    let mut total = 0.0;
    let left = |kind: Kind| f64::from(sight.left(kind));
    let mut wait = |weight: f64, kinds: &[Option<Kind>]| {
        let kinds = || kinds.iter().flatten();
        if kinds().any(|kind| safe.no_wait[kind.index()]) {
            return;
        }
        let regret = kinds().any(|kind| safe.thrown[kind.index()]);
        let weight = weight * if regret { REGRET } else { 1.0 };
        total += weight;
        kinds().for_each(|kind| hits[kind.index()] += weight);
    };
    for kind in Kind::all() {
        let fits = suits(threat, kind);
        let runs = fits * (1.0 - threat.triplets);
        if let Some(next) = kind.step(1) {
            let ends = [kind.step(-1), kind.step(2)];
            let both = ends.iter().all(Option::is_some);
            let shape = if both { 1.0 } else { NARROW };
            wait(runs * shape * left(kind) * left(next), &ends);
        }
        if let (middle @ Some(_), Some(far)) = (kind.step(1), kind.step(2)) {
            wait(runs * NARROW * left(kind) * left(far), &[middle]);
        }
        let sets = fits * (1.0 + 2.0 * threat.triplets);
        wait(
            sets * PAIRS * left(kind) * (left(kind) - 1.0).max(0.0),
            &[Some(kind)],
        );
        wait(sets * SINGLE * left(kind), &[Some(kind)]);
    }
    for (hit, never) in hits.iter_mut().zip(safe.never) {
        *hit = if never {
            0.0
        } else {
            *hit / f64::max(total, 1.0)
        };
    }
    hits
}

/// How well a kind fits the suit a seat seems to collect.
fn suits(threat: &Threat, kind: Kind) -> f64 {
    threat.flush.map_or(1.0, |(suit, sure)| match kind.suit() {
        Some(s) if s == suit => 1.0 + 2.0 * sure,
        Some(_) => 1.0 - sure,
        None => 1.0 + sure,
    })
}
