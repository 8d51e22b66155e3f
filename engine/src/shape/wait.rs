//! What completes a hand.

use crate::shape::special::{Forms, is_seven_pairs, is_thirteen_orphans};
use crate::shape::split::cuts;
use crate::tile::Kind;
use crate::tiles::Tiles;

/// Whether the tiles in hand, the winning tile with them, and `melds` sets on the table are a finished hand.
#[must_use]
pub fn is_complete(tiles: &Tiles, melds: usize, forms: Forms) -> bool {
    tiles.len() + 3 * melds == 14
        && (!cuts(tiles).is_empty()
            || melds == 0
                && (forms.seven_pairs && is_seven_pairs(tiles)
                    || forms.thirteen_orphans && is_thirteen_orphans(tiles)))
}

/// The kinds that complete these tiles, which must be one short of a full hand; else there are none.
///
/// `held` are all tiles of the seat, those of its sets too: what only a fifth copy could complete is no wait.
#[must_use]
pub fn waits(tiles: &Tiles, melds: usize, held: &Tiles, forms: Forms) -> Vec<Kind> {
    if tiles.len() + 3 * melds != 13 {
        return Vec::new();
    }
    Kind::all()
        .filter(|&kind| held[kind] < Kind::COPIES && is_complete(&tiles.with(kind), melds, forms))
        .collect()
}
