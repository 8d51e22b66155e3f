//! What is wrong with a log.

use crate::deal::reason::Reason;
use crate::rules::options::OptionFault;
use crate::seat::Seat;

/// What is wrong with a log, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{fault}")]
pub struct Damage {
    /// In which deal, from 1; 0 before the first.
    pub deal: u32,
    /// At which move of the deal, from 1; 0 before the first.
    pub at: u32,
    /// What.
    pub fault: Fault,
}

/// What is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It was written by a newer program.
    #[error("the log was written in form {0}, which is newer than this program")]
    NewerForm(u32),
    /// It was played by a newer edition of the rules.
    #[error(
        "the game was played by edition {theirs} of its rules; this program knows edition {ours}"
    )]
    NewerEdition {
        /// As told.
        theirs: u32,
        /// What this program knows.
        ours: u32,
    },
    /// The rules do not exist.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    NoSuchRules(Vec<OptionFault>),
    /// The seed is not the one promised.
    #[error("the opened seed is not the one that was promised before the first deal")]
    Promise,
    /// The seats were found otherwise than the seed finds them.
    #[error("the seed seats the players otherwise")]
    Seating,
    /// The wall is not the one that the seed makes.
    #[error("the wall is not the one that the seed makes")]
    Wall,
    /// The wall is not made of the right tiles.
    #[error("the wall is not made of the tiles of these rules")]
    NoWall,
    /// The seed is not opened before the game is over.
    #[error(
        "the game was not over when this was written: its seed is not opened yet, and nothing can be checked by it"
    )]
    NotOpened,
    /// The log breaks off.
    #[error("the log breaks off here: a line that ends the deal or the game is missing")]
    BreaksOff,
    /// A line stands where it cannot.
    #[error("this line cannot stand here")]
    OutOfPlace,
    /// The move was not possible.
    #[error("seat {} cannot do that: {reason}", .seat.index())]
    Refused {
        /// Who.
        seat: Seat,
        /// Why.
        reason: Reason,
    },
    /// Something else follows by the rules.
    #[error("by the rules something else happens here: {theirs} is told, {ours} is right")]
    Otherwise {
        /// What the rules make happen.
        ours: String,
        /// What is told.
        theirs: String,
    },
}
