//! Pages drawn from what is known. A page is a value: the shell turns it into Discord's words.

/// A message as a value, and Discord's limits.
pub mod page;
/// What the pages are drawn from.
pub mod facts;
/// Tiles and sets as text.
pub mod glyph;
/// What happened, in words.
pub mod story;
/// Private words: mistakes, reasons, news.
pub mod notice;
/// The lobby card.
pub mod lobby;
/// The board.
pub mod board;
/// A message for one discard.
pub mod feed;
/// The hand panel.
pub mod hand;
/// The result card of a deal.
pub mod result;
/// The match card.
pub mod standings;
/// The rules of a table.
pub mod rules_page;
/// A whole deal, opened.
pub mod transcript;
/// Help.
pub mod help;
