//! Sparrow's mouth, ears, clock and memory. The only crate that knows Discord; it knows no rule of mahjong and sees the
//! engine's hidden state only as records on their way to the store.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The journal and what else must survive a crash.
pub mod store;
/// What people and servers chose, at hand.
pub mod wishes;
/// What time it is.
pub mod clock;
/// Ids of our own faults.
pub mod fault;
/// Numbers that were heard lately.
pub mod recent;
/// What is logged, and what never is.
pub mod telemetry;
/// What is seen to in the background.
pub mod chores;
/// Pages and the command tree, turned into the library's builders.
pub mod render;
/// What leaves the house for messages.
pub mod outbox;
/// Where the tables are: each in a task of its own.
pub mod tables;
/// What people say, and the one answer each gets.
pub mod intake;
/// The line to Discord.
pub mod gateway;
/// Everything put together, opened and closed.
pub mod house;
/// Commands for a shell: hands and games as text, in and out.
pub mod shell;
/// The command line.
pub mod cli;

pub use house::{Handle, RunError, run, start};
