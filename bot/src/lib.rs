//! Sparrow's mouth, ears, clock and memory. The only crate that knows Discord; it knows no rule of mahjong and sees the
//! engine's hidden state only as records on their way to the store.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The journal and what else must survive a crash.
pub mod store;
