//! What a picture of a hand, a board or a game shows, as a value: made of what its reader may see, drawn by the shell.

use engine::seat::Wind;
use engine::tile::Tile;

/// A set as it lies on the table.
mod set;
/// A hand as a picture.
mod hand;
/// A board as a picture.
mod board;
/// How a game went as a picture.
mod chart;
/// What a picture shows, in words.
pub mod alt;

pub use board::board;
pub use chart::chart;
pub use hand::{own, won};
pub use set::{Lying, Place, Set, set};

/// A picture. Equal pictures look alike: the shell draws each once.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Picture {
    /// One hand.
    Hand(Hand),
    /// The whole table.
    Board(Box<Board>),
    /// How a game went.
    Chart(Chart),
}

/// How a game went, deal by deal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chart {
    /// A line for each seat, the first place first: what it began with, then its points after each deal. All have as many
    /// points, at least two.
    pub lines: [Vec<i32>; 4],
}

/// One hand, face up.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Hand {
    /// For a narrow page: many tiles lie in two rows.
    pub is_folded: bool,
    /// The tiles in hand, in order.
    pub held: Vec<Tile>,
    /// The tile apart: just drawn, or the winning one.
    pub apart: Option<Tile>,
    /// The sets on the table.
    pub sets: Vec<Set>,
    /// The bonus tiles set out.
    pub bonus: Vec<Tile>,
}

/// Shows no tile: a picture may be printed, a hand may not.
impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Hand(…)")
    }
}

/// The whole table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    /// The four sides: the one at the bottom, then to its right, at the top, to its left.
    pub sides: [Side; 4],
    /// The wind of the round.
    pub round: Wind,
    /// Which of the round's four dealers deals, 1–4.
    pub dealer: usize,
    /// Tiles that can still be drawn.
    pub wall_left: u8,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// Bets on the table, in points.
    pub bets: i32,
    /// Indicators turned so far.
    pub indicators: Vec<Tile>,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Side {
    /// Its wind.
    pub wind: Wind,
    /// Its points.
    pub points: i32,
    /// Its concealed tiles as the one who looks sees them: `None` is a back.
    pub held: Vec<Option<Tile>>,
    /// The last of them was just drawn and stands apart.
    pub drawn: bool,
    /// Its sets, in the order they were made.
    pub sets: Vec<Set>,
    /// Its bonus tiles.
    pub bonus: Vec<Tile>,
    /// Its discards in order.
    pub river: Vec<Discarded>,
    /// It has declared riichi.
    pub riichi: bool,
    /// It is its turn.
    pub acts: bool,
}

/// Shows no tile: the side of the one who looks holds his hand.
impl std::fmt::Debug for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Side({:?}, …)", self.wind)
    }
}

/// A discard in its river.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Discarded {
    /// The tile.
    pub tile: Tile,
    /// It lies across: riichi was declared with it.
    pub across: bool,
    /// It was discarded as it was drawn.
    pub drawn: bool,
    /// It was claimed and lies elsewhere.
    pub claimed: bool,
    /// It can be claimed now.
    pub open: bool,
}
