//! Traits of hands that the tables of several games ask for.

use crate::kinds::Kinds;
use crate::pattern::Found;
use crate::reading::{Marks, Reading};
use crate::seat::Wind;
use crate::situation::{ByKind, Replacement};
use crate::tile::{Bonus, Kind, Tile};
use crate::tiles::Tiles;

/// The suited tiles are of one suit, and there are some.
pub(super) fn is_one_suit(r: &Reading<'_>) -> bool {
    r.marks().have(Marks::ONE_SUIT)
}

pub(super) fn dragons(r: &Reading<'_>) -> Kinds {
    r.triplets() & Kinds::DRAGONS
}

pub(super) fn winds(r: &Reading<'_>) -> usize {
    (r.triplets() & Kinds::WINDS).len()
}

pub(super) fn wind_pung(r: &Reading<'_>, wind: Wind) -> Found {
    Found::Each(r.triplets() & Kinds::only(Kind::of_wind(wind)))
}

/// No set on the table, one suit, 1112345678999 and one more.
pub(super) fn is_nine_gates(r: &Reading<'_>) -> bool {
    let ends = (r.held.kinds & Kinds::TERMINALS).iter();
    let whole = r.hand.melds.is_empty() && r.marks().have(Marks::WHOLE_SUIT);
    whole && ends.map(|end| r.held.all[end]).all(|held| held >= 3)
}

/// The one more is the winning tile: it waited on all nine.
pub(super) fn nine_gates_true_wait(r: &Reading<'_>) -> Found {
    if !is_nine_gates(r) {
        return Found::No;
    }
    let before: Tiles = r.hand.concealed.iter().collect();
    let exact = before
        .iter()
        .all(|(kind, n)| n == if kind.is_terminal() { 3 } else { 1 });
    exact.into()
}

pub(super) fn replaces(r: &Reading<'_>, what: Replacement) -> Found {
    (r.situation.by == ByKind::Draw && r.situation.replacement == Some(what)).into()
}

pub(super) fn last(r: &Reading<'_>, by: ByKind) -> Found {
    (r.situation.last_tile && r.situation.by == by).into()
}

/// The bonus tiles that are flowers, or those that are seasons.
pub(super) fn of_group<'a>(r: &'a Reading<'_>, flowers: bool) -> impl Iterator<Item = Bonus> + 'a {
    r.situation
        .bonus
        .iter()
        .filter_map(|tile: &Tile| tile.as_bonus())
        .filter(move |b| b.is_flower() == flowers)
}

pub(super) fn owns(r: &Reading<'_>, flowers: bool) -> Found {
    of_group(r, flowers)
        .any(|bonus| bonus.owner() == r.situation.seat)
        .into()
}

pub(super) fn all_four(r: &Reading<'_>, flowers: bool) -> Found {
    (of_group(r, flowers).count() == 4).into()
}

pub(super) fn is_common(r: &Reading<'_>) -> bool {
    r.all_sets(|set| set.triplet().is_none())
}

pub(super) fn four_concealed_pungs(r: &Reading<'_>) -> Found {
    r.all_sets(|set| set.triplet().is_some() && set.concealed)
        .into()
}

pub(super) fn mixed_terminals(r: &Reading<'_>) -> Found {
    let both = r.has_any(Kinds::HONOURS) && r.has_any(Kinds::TERMINALS);
    (both && r.is_all(Kinds::MAJORS)).into()
}

/// Nothing was claimed before the winning tile came; concealed kongs do not open a hand.
pub(super) fn is_closed(r: &Reading<'_>) -> bool {
    r.held.is_closed
}

/// How many triplets and kongs are concealed.
pub(super) fn concealed_triplets(r: &Reading<'_>) -> usize {
    r.concealed_triplets()
}

/// Two triplets of dragons and a pair of the third.
pub(super) fn small_three_dragons(r: &Reading<'_>) -> bool {
    dragons(r).len() == 2 && r.pairs().have_any(Kinds::DRAGONS)
}

/// Three triplets of winds and a pair of the fourth.
pub(super) fn small_four_winds(r: &Reading<'_>) -> bool {
    winds(r) == 3 && r.pairs().have_any(Kinds::WINDS)
}
