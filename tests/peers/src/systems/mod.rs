//! The scorers, each behind the same words.

/// This engine.
pub(crate) mod ours;
/// crates.io `riichienv-core`.
pub(crate) mod riichienv;
/// crates.io `agari`.
pub(crate) mod agari;
/// crates.io `xiangting`.
pub(crate) mod xiangting;
