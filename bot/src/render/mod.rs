//! Pages and the command tree, turned into the library's builders.

/// A page as a new message, an edit, or an answer to an interaction.
pub mod message;
/// The command tree as builders.
pub mod command;
