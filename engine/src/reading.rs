//! One way to read a win: which tiles form which set, and which of them the winning tile completed.

use crate::shape::split::Group;
use crate::situation::{Hand, Situation};
use crate::tile::{Kind, Tile};

/// A set of a finished hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set {
    /// Run or triplet (a kong is a triplet) and its lowest kind.
    pub group: Group,
    /// It has four tiles, declared as a kong.
    pub kong: bool,
    /// All its tiles were drawn by the winner. A set completed by a discard or a robbed tile is not (`common.md` 10.4).
    pub concealed: bool,
}

/// What the winning tile completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Completed {
    /// The pair.
    Pair,
    /// The set of this index.
    Set(usize),
}

/// The form in which a hand is finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Form {
    /// Four sets and a pair.
    Standard {
        /// The sets: those on the table first, in their order, then those of the hand.
        sets: Vec<Set>,
        /// The pair.
        pair: Kind,
        /// What the winning tile completed.
        completed: Completed,
    },
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honour, and one of them twice.
    ThirteenOrphans,
}

/// A finished hand, read in one way, in its situation.
#[derive(Debug, Clone)]
pub struct Reading<'a> {
    /// The hand.
    pub hand: &'a Hand,
    /// The winning tile.
    pub win: Tile,
    /// What is around it.
    pub situation: &'a Situation,
    /// How it is read.
    pub form: Form,
}
