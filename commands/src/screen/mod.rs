//! Pages drawn from what is known. A page is a value: the shell turns it into Discord's words.

/// A message as a value, and Discord's limits.
pub mod page;
/// What the pages are drawn from.
pub mod facts;
