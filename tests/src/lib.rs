//! What Sparrow is tried against: a local Discord, the people on it, and what they check.
//!
//! The modules stand in the order of import: each uses only those above it.

/// A Discord of our own on 127.0.0.1 that refuses what Discord refuses.
pub mod discord;
