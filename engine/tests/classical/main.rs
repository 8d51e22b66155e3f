//! Scoring and payments of `classical-japanese` and `classical-chinese`, by their pages of rules.

/// A hand and its situation as one line of text.
#[path = "../lines/mod.rs"]
mod lines;
/// Situations of a win by chance.
#[path = "../lines/situations.rs"]
mod situations;
/// Hands by the rules of these games.
mod case;
/// The worked examples of `classical-japanese`.
mod japanese_vectors;
/// The worked examples of `classical-chinese`.
mod chinese_vectors;
/// Every pattern of `classical-japanese`.
mod japanese_patterns;
/// The limit hands of `classical-chinese`.
mod chinese_limits;
/// Every pattern of `classical-chinese`.
mod chinese_patterns;
/// Liability and the cannon.
mod liability;
/// Every option of both that touches scoring.
mod options;
/// Statements of the seeds about scoring.
mod seed_checklist;
/// What is true of every finished hand.
mod laws;
