//! Pages and the command tree, turned into the library's builders; pictures of tiles, hands and boards.

/// The faces of the tiles.
pub mod art;
/// Tiles of one size, drawn once and laid out again and again.
pub mod tray;
/// Pictures of hands and boards.
pub mod picture;
/// The emojis that show tiles.
pub mod faces;
/// A page as a new message, an edit, or an answer to an interaction.
pub mod message;
/// What a message shows, in short.
mod print;
/// From a page as a value to one that can leave the house.
pub mod studio;
/// The command tree as builders.
pub mod command;
