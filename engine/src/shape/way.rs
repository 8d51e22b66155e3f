//! Every way to read a finished hand.

use crate::shape::rank::Words;
use crate::shape::special::{Forms, are_orphans, are_pairs};
use crate::shape::split::{self, Cut};
use crate::tiles::Tiles;

/// A way to read a finished hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Four sets and a pair, those on the table not among them.
    Sets(Cut),
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honour, and one of them twice.
    ThirteenOrphans,
}

/// Visits every way to read the tiles in hand, the winning tile with them, beside `melds` sets on the table: none when
/// they are not finished, or there is a fifth copy of a tile.
#[inline]
pub fn ways(tiles: &Tiles, melds: usize, forms: Forms, mut visit: impl FnMut(&Way)) {
    let finished = |words: &Words| usize::from(words.tiles()) + 3 * melds == 14;
    let Some(words) = Words::of(tiles).filter(finished) else {
        return;
    };
    split::each(&words, |cut| visit(&Way::Sets(*cut)));
    if melds == 0 && forms.seven_pairs && are_pairs(&words) {
        visit(&Way::SevenPairs);
    }
    if melds == 0 && forms.thirteen_orphans && are_orphans(&words) {
        visit(&Way::ThirteenOrphans);
    }
}
