//! What the operator chose: settings, paces, houses. Knows neither Discord nor time.
//!
//! The modules stand in the order of import: each uses only those above it.

/// How long things take at a table.
pub mod pace;
/// A text that its `Debug` never shows.
pub mod secret;
/// Every setting of the operator.
pub mod settings;
