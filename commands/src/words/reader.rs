//! For whom a page is drawn.

use config::tiles::TileStyle;

use super::Tongue;

/// For whom a page is drawn: his language, and how tiles are shown to him.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reader {
    /// His language.
    pub tongue: Tongue,
    /// How tiles are shown to him.
    pub tiles: TileStyle,
}

impl Reader {
    /// The same language with tiles as text: for buttons, files and wherever else no picture can stand.
    #[must_use]
    pub const fn plain(self) -> Self {
        Self {
            tiles: TileStyle::Text,
            ..self
        }
    }
}

impl Reader {
    /// The same reader in a house that has pictures of all tiles, or has not: then who likes pictures gets text.
    #[must_use]
    pub const fn seeing(self, has_faces: bool) -> Self {
        match self.tiles {
            TileStyle::Pictures if !has_faces => self.plain(),
            TileStyle::Pictures | TileStyle::Glyphs | TileStyle::Text => self,
        }
    }
}

/// A reader of whom only the language is known: tiles are text to him.
impl From<Tongue> for Reader {
    fn from(tongue: Tongue) -> Self {
        Self {
            tongue,
            tiles: TileStyle::Text,
        }
    }
}

impl From<Reader> for Tongue {
    fn from(reader: Reader) -> Self {
        reader.tongue
    }
}
