//! What the operator chose: settings, paces, houses. Knows neither Discord nor time.
//!
//! The modules stand in the order of import: each uses only those above it.

/// A text that its `Debug` never shows.
pub mod secret;
/// How long things take at a table.
pub mod pace;
/// How tiles are shown.
pub mod tiles;
/// A rule set with house options under a name of its own.
pub mod house;
/// Every setting of the operator.
pub mod settings;
/// What can be wrong with what the operator wrote.
pub mod problem;
/// Reads the settings: environment, file, defaults.
pub mod load;
