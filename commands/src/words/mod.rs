//! Languages and every phrase the bot says.

/// For whom a page is drawn.
mod reader;
/// Names of people, made safe to show.
pub mod name;
/// Phrases by name, from the files under `locales`.
mod phrase;
/// One function for each phrase.
pub(crate) mod say;
/// Several things one after another.
pub mod list;
/// The words that a game has for sets, wins and declarations.
pub mod terms;
/// What rules and sheets name by an id, in words.
pub mod rules;
/// What a hand must show for a line of a sheet.
pub mod meanings;
/// House options in words.
pub mod options;
/// What houses are called.
pub mod house;
/// Tiles, winds and sets in words.
pub mod tiles;
/// Toggles and orders in words.
pub mod orders;
/// Why a move is not possible, in words.
pub mod reason;
/// What is said of a hand that somebody wants counted.
pub mod score;

pub use config::tiles::TileStyle;
pub use reader::Reader;
use serde::{Deserialize, Serialize};

/// A language people are answered in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// Japanese.
    Japanese,
    /// Chinese as it is written on the mainland.
    SimplifiedChinese,
    /// Chinese as it is written in Taiwan and Hong Kong.
    TraditionalChinese,
}

impl Tongue {
    /// Every language there is, English first.
    pub const ALL: [Self; 4] = [
        Self::English,
        Self::Japanese,
        Self::SimplifiedChinese,
        Self::TraditionalChinese,
    ];

    /// The language of a locale of Discord, such as `en-GB`; English for all that are not spoken here.
    #[must_use]
    pub fn from_discord(locale: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|tongue| tongue.discord() == locale)
            .unwrap_or_default()
    }

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Japanese => "ja",
            Self::SimplifiedChinese => "zh-cn",
            Self::TraditionalChinese => "zh-tw",
        }
    }

    /// The language of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tongue| tongue.name() == name)
    }

    /// The language's name among those of Discord, as in `en-US`.
    #[must_use]
    pub fn discord(self) -> &'static str {
        match self {
            Self::English => "en-US",
            Self::Japanese => "ja",
            Self::SimplifiedChinese => "zh-CN",
            Self::TraditionalChinese => "zh-TW",
        }
    }
}

#[cfg(test)]
mod tests;
