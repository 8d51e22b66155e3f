//! Scoring and payments of `hong-kong`, by its page of rules.

/// A hand and its situation as one line of text.
#[path = "../lines/mod.rs"]
mod lines;
/// Situations of a win by chance.
#[path = "../lines/situations.rs"]
mod situations;
/// Hands by these rules.
mod case;
/// What is true of every finished hand.
mod laws;
/// Liability: who is liable, and what he pays.
mod liability;
/// Every house option that touches scoring.
mod options;
/// Every pattern: a yes, a near miss, and cases where another one stands for it.
mod patterns;
/// Who pays whom.
mod payment;
/// Items of the seed checklist.
mod seed_checklist;
/// Faults others have met.
mod traps;
/// The worked examples.
mod vectors;
