//! What a finished hand is worth, and who pays whom.
//!
//! [`judge`](crate::score::judge) says what a hand is worth now, [`settle`](crate::score::settle) who pays for it. Both
//! read the rule set's [`Worth`](crate::rules::worth::Worth) and nothing else of the rules.

/// Stable names of what a sheet lists.
pub mod name;
/// The scoring sheet of one hand.
pub mod sheet;
/// What a reading adds up to, one room for each way of counting.
mod count;
/// The best reading of a hand, and what it adds up to.
pub mod tally;
/// Discards that somebody took.
pub mod fed;
/// A discard that anybody could see to be dangerous.
mod cannon;
/// Who has to pay for somebody else's danger.
pub mod liability;
/// Who pays whom.
pub mod pay;
/// Who pays whom when the wall is used up.
pub mod drawn;
/// What somebody pays for a wrong declaration.
pub mod penalty;
/// Places at the end of a game, and what they bring.
pub mod ranking;

pub use drawn::settle_draw;
pub use fed::Fed;
pub use liability::{Feeder, liable};
pub use pay::{Table, Winner, count_losers, settle};
pub use penalty::penalty;
pub use ranking::{left_over, ranking, results};
pub use tally::{Verdict, bonus_win, count_loser, judge, waits};

pub use crate::situation::{ByKind, First, Hand, Replacement, Riichi, Situation};
