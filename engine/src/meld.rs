//! Exposed and declared sets (`common.md` 1, 7 and 9).

use std::fmt;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::few;
use crate::seat::Seat;
use crate::tile::{Kind, Tile, write_tiles};

/// How a set came to lie on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MeldKind {
    /// A claimed run, `C`.
    Chow,
    /// A claimed triplet, `P`.
    Pong,
    /// Three in hand and a discard, `K`.
    ClaimedKong,
    /// A pong and the fourth tile, drawn by oneself, `A`.
    AddedKong,
    /// Four tiles drawn by oneself, `Q`.
    ConcealedKong,
}

/// The tiles of a set, kept without an allocation.
pub type SetTiles = SmallVec<[Tile; 4]>;

/// One set on the table.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Meld {
    /// How it came to lie there.
    pub kind: MeldKind,
    /// Its tiles in order, three or four of them.
    #[serde(with = "few")]
    pub tiles: SetTiles,
    /// The claimed tile and the seat that discarded it; `None` for a concealed kong.
    pub claimed: Option<(Tile, Seat)>,
}

/// Shows no tile of a concealed kong: its kind may be a secret.
impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_concealed() {
            return f.write_str("ConcealedKong(…)");
        }
        write!(f, "{:?}({}", self.kind, write_tiles(&self.tiles))?;
        match self.claimed {
            Some((tile, from)) => write!(f, ", {tile} of {from:?})"),
            None => f.write_str(")"),
        }
    }
}

impl Meld {
    /// A kong of any sort.
    #[must_use]
    pub fn is_kong(&self) -> bool {
        matches!(
            self.kind,
            MeldKind::ClaimedKong | MeldKind::AddedKong | MeldKind::ConcealedKong
        )
    }

    /// Counts as concealed: only a concealed kong does.
    #[must_use]
    pub fn is_concealed(&self) -> bool {
        self.kind == MeldKind::ConcealedKong
    }

    /// The lowest kind in it: of a run its first tile, else the kind of all its tiles.
    ///
    /// # Panics
    /// Never for a set made by the rules: a set has playing tiles.
    #[must_use]
    pub fn low(&self) -> Kind {
        let first = self.tiles.first().and_then(|tile| tile.kind());
        first.expect("a set has playing tiles")
    }
}

/// A set as somebody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ShownMeld {
    /// Face up, or known to the one who looks.
    Open(Meld),
    /// A concealed kong whose kind this eye may not know.
    Hidden,
}
