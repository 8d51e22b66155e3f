//! What a seat can do (`common.md` 6 to 9).

use serde::{Deserialize, Serialize};

use crate::tile::{Kind, Tile};

/// One thing a seat does. Two moves are the same move exactly when they are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Discard a tile; `drawn` tells the tile just drawn from an equal one in the hand.
    Discard {
        /// The tile.
        tile: Tile,
        /// Whether it is the tile just drawn.
        drawn: bool,
    },
    /// Declare riichi and discard.
    Riichi {
        /// The tile discarded with it.
        tile: Tile,
        /// Whether it is the tile just drawn.
        drawn: bool,
    },
    /// Declare four tiles of the hand a kong.
    ConcealedKong {
        /// The kind.
        kind: Kind,
    },
    /// Add the fourth tile to one's own pong.
    AddedKong {
        /// The kind.
        kind: Kind,
    },
    /// Claim the discard for a run with these two tiles of the hand, in order.
    Chow {
        /// The tiles from the hand.
        with: [Tile; 2],
    },
    /// Claim the discard for a triplet with these two tiles of the hand.
    Pong {
        /// The tiles from the hand.
        with: [Tile; 2],
    },
    /// Claim the discard for a kong with the three in hand.
    Kong,
    /// Win, on a draw, a discard or a robbed tile, or with bonus tiles alone.
    Win,
    /// Let the discard or the kong go by.
    Pass,
    /// End the deal because of nine different terminals and honours.
    Abort,
}
