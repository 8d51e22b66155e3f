//! Pages drawn from what is known. A page is a value: the shell turns it into Discord's words.

/// The board.
pub mod board;
/// Buttons and rows of them.
mod controls;
/// What the pages are drawn from.
pub mod facts;
/// A message for one discard.
pub mod feed;
/// Tiles and sets as text.
pub mod glyph;
/// The hand panel.
pub mod hand;
/// Help.
pub mod help;
/// Discord's limits, and texts cut to fit them.
pub mod limits;
/// The lobby card.
pub mod lobby;
/// Moves as buttons.
pub mod moves;
/// Private words: mistakes, reasons, news.
pub mod notice;
/// A message as a value, and Discord's limits.
pub mod page;
/// Names and marks of those who sit at a table.
pub mod people;
/// What a player may want to do now, each with the reason why he cannot.
pub mod refusals;
/// The result card of a deal.
pub mod result;
/// The rules of a table.
pub mod rules_page;
/// The match card.
pub mod standings;
/// What happened, in words.
pub mod story;
/// A whole deal, opened.
pub mod transcript;
