//! Pages as people see them: what they say, that they keep Discord's limits, and that they tell nothing hidden.

/// Tables in the middle of something, made by hand.
mod sample;
mod short;
/// A page as text.
mod shown;

/// The longest rivers, names and hands.
mod extremes;
/// The longest results and matches.
mod longest;
/// Printed sheets add up.
mod sums;
/// Tiles of Unicode.
mod glyphs;
/// The help.
mod helping;
/// Toggles and orders.
mod orders;
/// What each page looks like.
mod pages;
/// Each rule system in its own words.
mod systems;
/// What a win is worth and who pays.
mod paying;
/// The main pages in the languages beside English.
mod tongues;
/// Payments beside those for a win, and several winners.
mod beside;
/// Payments among losers, bets and indicators.
mod settled;
/// What people and servers have chosen.
mod settings;
/// Why a deal was worth what was paid for it.
mod explained;
/// House options of a table, to be changed.
mod options;
/// The page of one game that is over.
mod games;
/// Histories, statistics and ratings.
mod records;
/// What a hand tells its player in his turn.
mod turns;
/// What the hidden tiles must not change.
mod secrets;
