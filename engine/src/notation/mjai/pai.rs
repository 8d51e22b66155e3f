//! The names of tiles in mjai: `1m`–`9m`, `5mr` for a red five, `E S W N` and `P F C`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::seat::Wind;
use crate::tile::{Dragon, Kind, Suit, Tile};

/// A tile under its name in mjai. Our own notation (`0m`, `5z`) is read too.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pai(pub Tile);

/// Why a text is no tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPai {
    /// A tile that the writer did not see.
    #[error(
        "a tile is hidden (`?`): this was written as one seat saw it, and only games with all four hands can be played again"
    )]
    Hidden,
    /// No tile has that name.
    #[error(
        "`{0}` is no tile; tiles are 1m to 9m, 1p to 9p, 1s to 9s, 5mr, 5pr, 5sr, E, S, W, N, P, F, C"
    )]
    Unknown(String),
}

const HONOURS: [(&str, Honour); 7] = [
    ("E", Honour::Wind(Wind::East)),
    ("S", Honour::Wind(Wind::South)),
    ("W", Honour::Wind(Wind::West)),
    ("N", Honour::Wind(Wind::North)),
    ("P", Honour::Dragon(Dragon::White)),
    ("F", Honour::Dragon(Dragon::Green)),
    ("C", Honour::Dragon(Dragon::Red)),
];

#[derive(Clone, Copy)]
enum Honour {
    Wind(Wind),
    Dragon(Dragon),
}

impl Honour {
    fn kind(self) -> Kind {
        match self {
            Self::Wind(wind) => Kind::of_wind(wind),
            Self::Dragon(dragon) => Kind::of_dragon(dragon),
        }
    }
}

impl TryFrom<String> for Pai {
    type Error = NoPai;

    fn try_from(text: String) -> Result<Self, NoPai> {
        if text == "?" {
            return Err(NoPai::Hidden);
        }
        let red = Suit::ALL
            .into_iter()
            .find(|suit| text.strip_suffix('r') == Some(format!("5{}", suit.letter()).as_str()));
        let honour = HONOURS.into_iter().find(|(name, _)| *name == text);
        let tile = match (red, honour) {
            (Some(suit), _) => Some(Tile::red_five(suit)),
            (None, Some((_, honour))) => Some(Tile::of(honour.kind())),
            (None, None) => text.parse().ok(),
        };
        let playing = tile.filter(|tile: &Tile| tile.kind().is_some());
        playing.map(Pai).ok_or_else(|| NoPai::Unknown(short(&text)))
    }
}

/// What is left of a text that should have been short.
fn short(text: &str) -> String {
    text.chars().take(12).collect()
}

impl fmt::Display for Pai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.0.kind();
        let honour = HONOURS
            .into_iter()
            .find(|(_, honour)| Some(honour.kind()) == kind);
        match (honour, kind) {
            (Some((name, _)), _) => f.write_str(name),
            (None, Some(kind)) if self.0.is_red() => write!(f, "{kind}r"),
            (None, Some(_) | None) => self.0.fmt(f),
        }
    }
}

impl From<Pai> for String {
    fn from(pai: Pai) -> Self {
        pai.to_string()
    }
}
