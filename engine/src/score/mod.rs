//! What a finished hand is worth, and who pays whom.

/// The scoring sheet of one hand.
pub mod sheet;
