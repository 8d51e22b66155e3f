//! Discards that somebody took, which may make the one who made them pay for all.

use std::fmt;

use crate::meld::Meld;
use crate::seat::Seat;
use crate::tile::Kind;
use crate::tiles::Tiles;

/// A discard that a seat took, as things stood when it was made. Its `Debug` shows no tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Fed {
    /// The kind.
    pub kind: Kind,
    /// Who discarded it.
    pub from: Seat,
    /// The sets that the taker had on the table.
    pub shown: Vec<Meld>,
    /// What the taker had discarded before.
    pub own: Tiles,
    /// What anybody had discarded before.
    pub discarded: Tiles,
    /// The tiles in hand it was chosen from, with it.
    pub hand: Tiles,
    /// Tiles that could still be drawn.
    pub left: usize,
}

impl fmt::Debug for Fed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fed").finish_non_exhaustive()
    }
}
