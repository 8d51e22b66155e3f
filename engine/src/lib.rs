//! The game of mahjong, and nothing else.
//!
//! The crate knows no clock, no thread, no file, no log, no Discord and no human language. Two verbs carry it: a
//! [`View`](deal::view::View) lists what its seat may do, and [`game::Game::play`] does one of those things. State is a
//! value; a refusal leaves it unchanged.
//!
//! The modules stand in the order of import: each uses only those above it.

/// A value that its `Debug` never shows.
pub mod hidden;
/// Chairs at the table, winds, and values that each seat has one of.
pub mod seat;
/// Tiles, their kinds and their notation.
pub mod tile;
/// Some of the kinds, as a set.
pub mod kinds;
/// A counted heap of tiles.
pub mod tiles;
/// Lists that are mostly short.
mod few;
/// Exposed and declared sets.
pub mod meld;
/// Secret seeds, streams of chance and the commitment to them.
pub mod seed;
/// Ways to cut a hand, and how far it is from done.
pub mod shape;
/// A hand that may be finished, and what is around it.
pub mod situation;
/// One way to read a win.
pub mod reading;
/// Something a hand can be worth points for.
pub mod pattern;
/// A rule set: the facts of a game as one value.
pub mod rules;
/// Dice: casts, and the seats that are found by them.
pub mod dice;
/// The wall: how it is built, where it is broken, and its two ends.
pub mod wall;
/// What a finished hand is worth, and who pays whom.
pub mod score;
/// The rule sets by name. The only rooms that know names of games.
pub mod rulesets;
/// One deal: moves, facts, what each eye sees, and the machine that turns one into the other.
pub mod deal;
/// Deals in a row: the surface everybody uses.
pub mod game;
/// All lines of play, counted.
pub mod perft;
/// Machines that choose from a view.
pub mod player;
/// Games among machines, from the first deal to the last.
pub mod selfplay;
/// How hands and games are written outside: read and told again.
pub mod notation;
