//! Hands that are not sets and a pair.

use crate::shape::rank::{EACH, Words, sum};
use crate::tiles::Tiles;

/// Which special forms are wins besides four sets and a pair (`common.md` 10.2). Both need a hand without sets on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Forms {
    /// Seven different pairs.
    pub seven_pairs: bool,
    /// One of each terminal and honour, and one of them twice.
    pub thirteen_orphans: bool,
}

/// Whether 14 tiles are one of each terminal and honour, and one of them twice.
#[must_use]
pub fn is_thirteen_orphans(tiles: &Tiles) -> bool {
    Words::of(tiles).is_some_and(|words| words.tiles() == 14 && are_orphans(&words))
}

/// How many tiles a heap is short of thirteen orphans, 0–14.
pub(crate) fn short_of_orphans(tiles: &Tiles) -> u8 {
    missing_to_orphans(&Words::from_counts(tiles.counts()))
}

/// How many tiles a heap is short of seven different pairs, 0–14.
pub(crate) fn short_of_pairs(tiles: &Tiles) -> u8 {
    missing_to_pairs(&Words::from_counts(tiles.counts()))
}

/// How many tiles are missing to seven different pairs, 0–7.
#[inline]
pub(super) fn missing_to_pairs(words: &Words) -> u8 {
    let kinds = sum(words.all().into_iter().map(held).sum()).min(7);
    let pairs = sum(words.all().into_iter().map(twice).sum()).min(7);
    // Each pair beyond those held needs a second tile; each kind beyond those held needs a first one too.
    7 - pairs + (7 - kinds)
}

/// Whether 14 tiles are seven different pairs.
#[inline]
pub(super) fn are_pairs(words: &Words) -> bool {
    let bits = words.all().into_iter().fold(0, |bits, word| bits | word);
    bits & !(EACH << 1) == 0
}

/// Whether 14 tiles are thirteen orphans.
#[inline]
pub(super) fn are_orphans(words: &Words) -> bool {
    // Word by word: comparing the arrays would be a call.
    let pairs = words.all().into_iter().zip(words.majors());
    let others = pairs.fold(0, |bits, (all, majors)| bits | (all ^ majors));
    others == 0 && missing_to_orphans(words) == 0
}

/// How many tiles are missing to thirteen orphans, 0–14.
#[inline]
pub(super) fn missing_to_orphans(words: &Words) -> u8 {
    let majors = words.majors();
    let kinds = sum(majors.into_iter().map(held).sum());
    let twice = majors.into_iter().map(twice).fold(0, |a, b| a | b);
    14 - kinds - u8::from(twice != 0)
}

/// A one for each kind of which there is a tile. Counts are 0–4, three bits.
#[inline]
fn held(word: u64) -> u64 {
    (word | word >> 1 | word >> 2) & EACH
}

/// A one for each kind of which there are two or more.
#[inline]
fn twice(word: u64) -> u64 {
    (word >> 1 | word >> 2) & EACH
}
