//! How hands and games are written outside: read from texts of strangers, and told again.
//!
//! A room here says what a text means; whoever has the text brings the bytes. JSON is not known here, only serde.

/// A hand and its situation as one line, and the answer to it.
pub mod hand;
/// A game as somebody tells it, however it was written.
pub mod account;
/// The wall of a deal of which only a part is told.
mod walls;
/// A game that somebody tells, played again move by move.
pub mod retrace;
/// Our own games, told as others' formats tell them.
pub mod tell;
/// Events as many programs that play riichi write them.
pub mod mjai;
/// The JSON of a well-known viewer of games.
pub mod tenhou;
/// Our own log of a whole game.
pub mod log;
