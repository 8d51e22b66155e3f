//! How many tiles a hand lacks.

use std::array::from_fn;

use crate::shape::layout::{Missing, Sets, apart, suit};
use crate::shape::rank::{self, Words};
use crate::shape::special::{Forms, missing_to_orphans, missing_to_pairs};
use crate::shape::tables::{Type, types};
use crate::tile::Kind;
use crate::tiles::Tiles;

/// How far a hand is from waiting: -1 complete, 0 waiting, otherwise the tiles to be exchanged before it waits.
///
/// `tiles` are those in hand, with or without a drawn tile; `melds` counts the sets on the table. A fifth copy never
/// helps, as far as the tiles in hand show: those of the sets on the table are not known here, see
/// [`waits`](crate::shape::waits). Of more tiles than a hand has those that help most count.
#[must_use]
pub fn shanten(tiles: &Tiles, melds: usize, forms: Forms) -> i8 {
    let sets = 4_usize.saturating_sub(melds);
    let Some(words) = Words::of(tiles) else {
        return beyond_a_hand(tiles, sets, melds, forms);
    };
    let [a, b, c, honours] = types(&words);
    let two_suits = a.class().and(b.class());
    let missing = two_suits.and(c.class().and(honours.class())).to(sets);
    let special = if melds == 0 {
        to_forms(&words, forms)
    } else {
        u8::MAX
    };
    missing.min(special) as i8 - 1
}

/// What a suit with these counts lacks, when every tile of it can still come.
#[must_use]
pub fn lacking(counts: &[u8; 9]) -> Missing {
    rank::suit(counts).map_or_else(
        || {
            suit(
                &counts.map(|count| count.min(Kind::COPIES)),
                &[Kind::COPIES; 9],
                Sets::Any,
            )
        },
        |number| Type::of_suit(number).class().missing(),
    )
}

/// Fewest tiles missing to a special form.
#[inline]
fn to_forms(words: &Words, forms: Forms) -> u8 {
    let pairs = if forms.seven_pairs {
        missing_to_pairs(words)
    } else {
        u8::MAX
    };
    let orphans = if forms.thirteen_orphans {
        missing_to_orphans(words)
    } else {
        u8::MAX
    };
    pairs.min(orphans)
}

/// Heaps that the tables do not know, because no hand is like that.
#[cold]
fn beyond_a_hand(tiles: &Tiles, sets: usize, melds: usize, forms: Forms) -> i8 {
    let counts = tiles.counts().map(|count| count.min(Kind::COPIES));
    let caps = [Kind::COPIES; 9];
    let suits = (0..3).map(|at| suit(&from_fn(|kind| counts[9 * at + kind]), &caps, Sets::Any));
    let honours = apart(&counts[27..], &caps[..7], Sets::Any, 0);
    let mut missing = suits
        .fold(honours, |sum, suit| sum.and(&suit))
        .to(sets, true);
    if melds == 0 {
        missing = missing.min(to_forms(&Words::from_counts(&counts), forms));
    }
    missing as i8 - 1
}
