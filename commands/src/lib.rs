//! Everything people can say to Sparrow and everything it can answer, as values.
//!
//! No Discord library, no async, no files and no clock: a moment is handed in, effects are handed out.
//! The modules stand in the order of import: each uses only those above it.

/// People, places, tables and moments: plain numbers with names.
pub mod who;
/// What a lobby promises of the walls, and how that is checked.
pub mod promise;
/// What players have the table do for them: toggles and standing orders.
pub mod orders;
/// What people type, in the signs we read.
pub mod typed;
/// When somebody sleeps, by the clock of his time zone.
pub mod quiet;
/// Languages and every phrase the bot says.
pub mod words;
/// What people and servers chose.
pub mod preferences;
/// What people ask: slash commands, and buttons with their ids.
pub mod ask;
/// Games that are over, as they are kept for history and statistics.
pub mod results;
/// A line of the journal.
pub mod record;
/// What pictures of hands and boards show.
pub mod picture;
/// Pages drawn from what is known: they keep within Discord's limits.
pub mod screen;
/// One table: asks and moments in, answers and effects out.
pub mod table;
/// Asks that belong to no table.
pub mod desk;
