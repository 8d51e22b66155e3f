//! Scoring and payments of `classical-japanese` and `classical-chinese`, by their pages of rules.

/// A hand and its situation as one line of text.
#[path = "../lines/mod.rs"]
mod lines;
/// Hands by the rules of these games.
mod case;
/// The worked examples of `classical-japanese`.
mod japanese_vectors;
/// The worked examples of `classical-chinese`.
mod chinese_vectors;
