//! Scoring, payments and play of `riichi`, by its page of rules.

/// A hand and its situation as one line of text.
#[path = "../lines/mod.rs"]
mod lines;
/// Hands by the rules of this game.
mod case;
/// The worked examples.
mod vectors;
/// Every yaku and yakuman: a yes, a near miss, and what stands for it.
mod yaku;
/// Fu, limits, payments and liability.
mod payment;
/// Every house option that touches scoring.
mod options;
/// What is true of every finished hand.
mod laws;
/// Faults others have met.
mod traps;
