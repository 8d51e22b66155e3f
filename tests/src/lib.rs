//! A local Discord, people who play on it, and everything they check.
//!
//! The modules stand in the order of import: each uses only those above it.

/// A Discord on this machine that refuses what Discord refuses.
pub mod discord;
/// The bot as it runs in tests and in the playground.
pub mod house;
/// A person who plays: what he sees, says and presses.
pub mod person;
/// The playground: a page in the browser that looks through any person's eyes.
pub mod play;
