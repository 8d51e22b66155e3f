//! Traits of hands that the tables of several games ask for.

use crate::pattern::Found;
use crate::reading::Reading;
use crate::seat::Wind;
use crate::situation::{ByKind, Replacement};
use crate::tile::{Bonus, Kind, Tile};
use crate::tiles::Tiles;

/// The suited tiles are of one suit, and there are some.
pub(super) fn is_one_suit(r: &Reading<'_>) -> bool {
    let all = r.hand.all();
    let mut suits = all.iter().filter_map(|(kind, _)| kind.suit());
    suits
        .next()
        .is_some_and(|first| suits.all(|suit| suit == first))
}

pub(super) fn dragons<'a>(r: &'a Reading<'_>) -> impl Iterator<Item = Kind> + 'a {
    r.triplets().filter(|kind| kind.dragon().is_some())
}

pub(super) fn winds(r: &Reading<'_>) -> usize {
    r.triplets().filter(|kind| kind.wind().is_some()).count()
}

pub(super) fn wind_pung(r: &Reading<'_>, wind: Wind) -> Found {
    Found::Each(
        r.triplets()
            .filter(|kind| kind.wind() == Some(wind))
            .collect(),
    )
}

/// No set on the table, one suit, 1112345678999 and one more.
pub(super) fn is_nine_gates(r: &Reading<'_>) -> bool {
    let needed = |kind: Kind| if kind.is_terminal() { 3 } else { 1 };
    let suit = r.win.and_then(Tile::kind).and_then(Kind::suit);
    let all = r.hand.all();
    let has_gates = |kind: Kind| kind.suit() != suit || all[kind] >= needed(kind);
    r.hand.melds.is_empty()
        && suit.is_some()
        && r.all_kinds(|kind| kind.suit() == suit)
        && Kind::all().all(has_gates)
}

/// The one more is the winning tile: it waited on all nine.
pub(super) fn nine_gates_true_wait(r: &Reading<'_>) -> Found {
    let before: Tiles = r.hand.concealed.iter().collect();
    let exact = before
        .iter()
        .all(|(kind, n)| n == if kind.is_terminal() { 3 } else { 1 });
    (is_nine_gates(r) && exact).into()
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
    let both = r.any_kind(Kind::is_honour) && r.any_kind(Kind::is_terminal);
    (both && r.all_kinds(Kind::is_major)).into()
}

/// Nothing was claimed before the winning tile came; concealed kongs do not open a hand.
pub(super) fn is_closed(r: &Reading<'_>) -> bool {
    r.hand.melds.iter().all(|meld| meld.is_concealed())
}

/// How many triplets and kongs are concealed.
pub(super) fn concealed_triplets(r: &Reading<'_>) -> usize {
    let sets = r.sets().iter();
    sets.filter(|set| set.concealed && set.triplet().is_some())
        .count()
}

/// Two triplets of dragons and a pair of the third.
pub(super) fn small_three_dragons(r: &Reading<'_>) -> bool {
    dragons(r).count() == 2 && r.pairs().iter().any(|pair| pair.dragon().is_some())
}

/// Three triplets of winds and a pair of the fourth.
pub(super) fn small_four_winds(r: &Reading<'_>) -> bool {
    winds(r) == 3 && r.pairs().iter().any(|pair| pair.wind().is_some())
}
