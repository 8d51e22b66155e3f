//! How tiles are shown.

use serde::{Deserialize, Serialize};

/// How tiles are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TileStyle {
    /// As pictures: the bot's own emojis.
    #[default]
    Pictures,
    /// As the tiles of Unicode, which some phones lack.
    Glyphs,
    /// As text: `5p`, `E`.
    Text,
}

impl TileStyle {
    /// Every style there is.
    pub const ALL: [Self; 3] = [Self::Pictures, Self::Glyphs, Self::Text];

    /// Its name in settings and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pictures => "pictures",
            Self::Glyphs => "glyphs",
            Self::Text => "text",
        }
    }

    /// The style of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.name() == name)
    }
}
