//! Points of sets and pairs, the same in both classical games (`classical-japanese.md` 3, `classical-chinese.md` 3).

use crate::kinds::Kinds;
use crate::pattern::{Found, Part, Pattern, Test, Unit};
use crate::reading::{Marks, Reading, Set};
use crate::tile::Kind;

/// A row that adds points.
pub(super) fn points(name: &'static str, worth: u32, test: Test) -> Pattern {
    row(name, Part::Ordinary, Unit::Points, worth, test)
}

/// A row that doubles.
pub(super) fn doubles(name: &'static str, worth: u32, test: Test) -> Pattern {
    row(name, Part::Ordinary, Unit::Doubles, worth, test)
}

/// A limit hand.
pub(super) fn limit(name: &'static str, test: Test) -> Pattern {
    row(name, Part::Limit, Unit::Limits, 1, test)
}

fn row(name: &'static str, part: Part, unit: Unit, worth: u32, test: Test) -> Pattern {
    Pattern {
        name,
        part,
        worth,
        open: None,
        unit,
        needs: Marks::NONE,
        test: Some(test),
        swallows: &[],
    }
}

/// What pairs of winds and dragons are worth.
pub(super) struct PairPoints {
    /// Of dragons.
    pub(super) dragon: u32,
    /// Of a wind that is neither the seat's nor the round's.
    pub(super) guest_wind: u32,
    /// Of the seat's wind or the round's.
    pub(super) own_wind: u32,
    /// Of the wind that is both.
    pub(super) double_wind: u32,
}

/// The names of all rows that [`pairs`] can give.
pub(super) const PAIRS: [&str; 4] = [
    "dragon_pair",
    "guest_wind_pair",
    "own_wind_pair",
    "double_wind_pair",
];

/// Pairs.
pub(super) fn pairs(worth: &PairPoints) -> [Pattern; 4] {
    let [dragon, guest, own, double] = PAIRS;
    [
        points(dragon, worth.dragon, |r| {
            pairs_of(r, |kind| kind.dragon().is_some())
        }),
        points(guest, worth.guest_wind, |r| wind_pairs(r, 0)),
        points(own, worth.own_wind, |r| wind_pairs(r, 1)),
        points(double, worth.double_wind, |r| wind_pairs(r, 2)),
    ]
}

/// Triplets and kongs: twice as much of terminals and honours as of the others, twice as much concealed, four times as
/// much for a kong.
pub(super) fn triplets() -> [Pattern; 8] {
    [
        points("open_pung_of_simples", 2, sets::<false, false, false>),
        points("open_pung_of_majors", 4, sets::<false, false, true>),
        points("concealed_pung_of_simples", 4, sets::<false, true, false>),
        points("concealed_pung_of_majors", 8, sets::<false, true, true>),
        points("open_kong_of_simples", 8, sets::<true, false, false>),
        points("open_kong_of_majors", 16, sets::<true, false, true>),
        points("concealed_kong_of_simples", 16, sets::<true, true, false>),
        points("concealed_kong_of_majors", 32, sets::<true, true, true>),
    ]
}

fn sets<const KONG: bool, const CONCEALED: bool, const MAJOR: bool>(r: &Reading<'_>) -> Found {
    let is = |set: &&Set| set.kong == KONG && set.concealed == CONCEALED;
    let kinds = r.sets().iter().filter(is).filter_map(Set::triplet);
    let of = if MAJOR { Kinds::MAJORS } else { Kinds::SIMPLES };
    Found::Each(kinds.collect::<Kinds>() & of)
}

fn pairs_of(r: &Reading<'_>, test: impl Fn(Kind) -> bool) -> Found {
    Found::Each(r.pairs().iter().filter(|&kind| test(kind)).collect())
}

fn wind_pairs(r: &Reading<'_>, times: usize) -> Found {
    pairs_of(r, |kind| {
        kind.wind().is_some() && times_own(r, kind) == times
    })
}

/// How often a wind is the winner's: once as the seat's, once as the round's.
pub(super) fn times_own(r: &Reading<'_>, kind: Kind) -> usize {
    let own = [r.situation.seat, r.situation.round];
    own.iter()
        .filter(|&&wind| kind.wind() == Some(wind))
        .count()
}
