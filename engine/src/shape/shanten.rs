//! How many tiles a hand lacks.

use crate::shape::special::Forms;
use crate::tiles::Tiles;

/// How far a hand is from waiting: -1 complete, 0 waiting, otherwise the tiles to be exchanged before it waits.
///
/// `tiles` are those in hand, with or without a drawn tile; `melds` counts the sets on the table.
#[must_use]
pub fn shanten(tiles: &Tiles, melds: usize, forms: Forms) -> i8 {
    todo!("{tiles:?} {melds} {forms:?}")
}
