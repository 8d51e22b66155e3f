//! Pages drawn from what is known. A page is a value: the shell turns it into Discord's words.

/// What the pages are drawn from.
pub mod facts;
/// Faces of tiles in a text, until they become emojis.
pub mod face;
/// Tiles and sets in a text.
pub mod glyph;
/// A message as a value, and Discord's limits.
pub mod page;
/// Discord's limits, and texts cut to fit them.
pub mod limits;
/// Buttons and rows of them.
mod controls;
/// Pages that are turned.
mod turning;
/// Moves as buttons.
pub mod moves;
/// Names and marks of those who sit at a table.
pub mod people;
/// Pictures as files of a page.
pub mod picture;
/// Private words: mistakes, reasons, news.
pub mod notice;
/// What a player may want to do now, each with the reason why he cannot.
pub mod refusals;
/// Long texts, cut into pages.
mod sections;
/// The rules of a table.
pub mod rules_page;
/// The house options of a table, to be changed.
pub mod options;
/// What somebody has chosen, to be changed.
pub mod settings;
/// Help.
pub mod help;
/// The lobby card.
pub mod lobby;
/// What happened, in words.
pub mod story;
/// The board.
pub mod board;
/// A message for one discard.
pub mod feed;
/// What a learner is taught beside his hand.
mod lesson;
/// Toggles and standing orders.
pub mod orders;
/// A call to the one whose turn it is.
pub mod call;
/// Why a deal was ended early.
mod aborted;
/// The panel of somebody who is away.
mod away;
/// The hand panel.
pub mod hand;
/// What is paid at the end of a deal.
mod payments;
/// The scoring sheet of a hand.
mod sheet;
/// A hand counted for somebody who asks.
pub mod score;
/// The result card of a deal.
pub mod result;
/// Why a deal was worth what was paid for it.
pub mod explain;
/// The match card.
pub mod standings;
/// The files of a game.
pub mod replay;
/// The last games of somebody.
pub mod history;
/// One game that is over.
pub mod game;
/// How somebody does at a rule set.
pub mod stats;
/// Who is best at a rule set.
pub mod leaders;
/// What is kept of somebody, for himself.
pub mod own;
/// A whole deal, opened.
pub mod transcript;
