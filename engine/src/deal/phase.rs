//! Where a deal stands, the hidden things included.

use crate::deal::event::DealEnd;
use crate::deal::moves::Move;
use crate::deal::view::Came;
use crate::seat::{PerSeat, Seat};
use crate::tile::Tile;

/// Where a deal stands. In [`Phase::Opening`], [`Phase::Draw`] and [`Phase::SetOut`] nobody has a choice: the deal goes on
/// by itself until somebody has.
#[derive(Clone)]
pub(crate) enum Phase {
    /// Dealt bonus tiles are set out and replaced, seat by seat from East.
    Opening,
    /// A seat takes a tile from the wall.
    Draw {
        seat: Seat,
        why: DrawFor,
        /// Kongs made in this turn.
        kongs: u8,
    },
    /// A seat has drawn a bonus tile and sets it out.
    SetOut { seat: Seat, kongs: u8 },
    /// A seat wins, declares a kong or discards.
    Turn { seat: Seat, came: Came, kongs: u8 },
    /// The others may take a tile.
    Claims(Window),
    /// The deal is over.
    Over(Box<DealEnd>),
}

/// Why a tile is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DrawFor {
    /// A turn begins.
    Turn,
    /// A kong needs a fourth tile replaced.
    Kong,
    /// A bonus tile is replaced.
    Bonus,
}

/// The time in which a tile can be taken. It stays open until it is closed from outside, even if nobody can take the tile:
/// how long it lasts must tell nothing.
#[derive(Clone)]
pub(crate) struct Window {
    /// Who discarded or made the kong.
    pub(crate) from: Seat,
    /// The tile.
    pub(crate) tile: Tile,
    /// It was added to a pong or declared as a concealed kong: only a win can take it.
    pub(crate) robbing: bool,
    /// Answers so far. A missing answer is a pass in the end.
    pub(crate) answers: PerSeat<Option<Move>>,
    /// Kongs made in the turn before.
    pub(crate) kongs: u8,
}

impl Window {
    /// The seats that may answer, nearest to the right of the discarder first.
    pub(crate) fn others(&self) -> [Seat; 3] {
        [1, 2, 3].map(|steps| self.from.turned(steps))
    }
}
