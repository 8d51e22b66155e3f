//! Hands that are not sets and a pair.

use crate::tile::Kind;
use crate::tiles::Tiles;

/// Which special forms are wins besides four sets and a pair (`common.md` 10.2). Both need a hand without sets on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Forms {
    /// Seven different pairs.
    pub seven_pairs: bool,
    /// One of each terminal and honour, and one of them twice.
    pub thirteen_orphans: bool,
}

/// Whether 14 tiles are seven different pairs.
#[must_use]
pub fn is_seven_pairs(tiles: &Tiles) -> bool {
    tiles.len() == 14 && tiles.iter().all(|(_, n)| n == 2)
}

/// Whether 14 tiles are one of each terminal and honour, and one of them twice.
#[must_use]
pub fn is_thirteen_orphans(tiles: &Tiles) -> bool {
    tiles.len() == 14 && tiles.iter().count() == 13 && tiles.iter().all(|(kind, _)| kind.is_major())
}

/// How many tiles are missing to seven different pairs, 0–7.
pub(super) fn missing_to_pairs(tiles: &Tiles) -> u8 {
    let kinds = tiles.iter().count().min(7);
    let pairs = tiles.iter().filter(|&(_, n)| n >= 2).count().min(7);
    // Each pair beyond those held needs a second tile; each kind beyond those held needs a first one too.
    (7 - pairs + (7 - kinds)) as u8
}

/// How many tiles are missing to thirteen orphans, 0–14.
pub(super) fn missing_to_orphans(tiles: &Tiles) -> u8 {
    let majors = || Kind::all().filter(|kind| kind.is_major());
    let kinds = majors().filter(|&kind| tiles[kind] > 0).count();
    let twice = majors().any(|kind| tiles[kind] > 1);
    (14 - kinds - usize::from(twice)) as u8
}
