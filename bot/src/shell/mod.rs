//! Commands for a shell: hands and games as text, in and out. No Discord, no settings.
//!
//! What a text means is the engine's business; here it is only read and written.
//!
//! The modules stand in the order of import: each uses only those above it.

/// Lines of an input of any length, in bounded memory.
mod lines;
/// Hands, one JSON object on each line, and their answers.
pub mod score;
/// A file or standard input, read no further than is needed.
mod source;
/// Which format a file has, and the games in it.
mod format;
/// Games played again.
pub(crate) mod replay;
/// The promises and the walls of a log.
pub(crate) mod verify;
/// Games written in other formats.
pub(crate) mod export;
/// Games among machines, and how they did.
pub mod simulate;
