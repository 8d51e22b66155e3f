//! tenhou.net/6: one JSON document for a game, with the draws and discards of each seat in lists of their own.

/// Its numbers and texts, and where they stand.
mod cell;
/// Claims and kongs, written as one text each.
mod call;
/// The order of a deal, found again from the lists of its seats.
mod order;
/// From documents to games.
mod read;
/// How it says what a hand is worth.
mod words;
/// From games to documents.
mod write;

pub use cell::{Cell, Document, Rule};
pub use order::Disorder;
pub use read::{Fault, Misread, read};
pub use write::write;
