//! Scoring, payments and play of `riichi`, by its page of rules.

/// The words that worked hands are written in.
#[path = "../lines/words.rs"]
mod words;
/// A hand and its situation as one line of text.
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
