//! Languages and every phrase the bot says.

use serde::{Deserialize, Serialize};

/// A language people are answered in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tongue {
    /// English.
    #[default]
    English,
}
