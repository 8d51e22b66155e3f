//! A hand and its situation as one line, and the answer to it: what the hand is worth and who pays whom.
//!
//! [`Line`](crate::notation::hand::Line) is what somebody writes, [`Shelf`](crate::notation::hand::Shelf) finds the rules
//! it names, and [`score`](crate::notation::hand::score()) answers, or says what is wrong with the line, field by field.

/// What is wrong with a line.
pub mod fault;
/// The rule sets that a line can name.
pub mod shelf;
/// A line as it is written.
pub mod line;
/// Values that may be written in several ways.
mod loose;
/// A line from a map of keys.
mod keys;
/// The tiles of a line, and how many of each there can be.
mod tiles;
/// How a win came about.
mod flags;
/// What a line means: hands, situation, table.
mod read;
/// What is told of a hand.
pub mod answer;
/// The answer to a line.
mod judged;

pub use answer::{Answer, Worth};
pub use fault::{Fault, LineError};
pub use judged::score;
pub use line::{FirstWin, Flags, Held, Line, Replaced};
pub use shelf::{Named, Shelf};
