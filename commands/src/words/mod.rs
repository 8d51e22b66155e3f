//! Languages and every phrase the bot says.

/// Names of people, made safe to show.
pub mod name;

use serde::{Deserialize, Serialize};

/// A language people are answered in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tongue {
    /// English.
    #[default]
    English,
}

impl Tongue {
    /// Every language there is.
    pub const ALL: [Self; 1] = [Self::English];

    /// The language nearest to a locale of Discord, such as `en-GB`; English for all that are not spoken here.
    #[must_use]
    pub fn from_discord(locale: &str) -> Self {
        match locale.split('-').next() {
            Some(_) | None => Self::English,
        }
    }

    /// The language's name among those of Discord, as in `en-US`.
    #[must_use]
    pub fn discord(self) -> &'static str {
        match self {
            Self::English => "en-US",
        }
    }
}
