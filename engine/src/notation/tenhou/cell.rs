//! A document of tenhou.net/6. What a cell means depends on its place.

use serde::{Deserialize, Serialize};

use crate::seat::Wind;
use crate::tile::{Dragon, Kind, Suit, Tile};

/// A whole document. Fields that say nothing we need are skipped when it is read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Document {
    /// Two lines above the game.
    #[serde(default)]
    pub title: Vec<String>,
    /// The names of the players.
    #[serde(default)]
    pub name: Vec<String>,
    /// The rules.
    #[serde(default)]
    pub rule: Option<Rule>,
    /// The deals: numbers, points, indicators, tiles under them, three lists for each seat, the result.
    pub log: Vec<Vec<Cell>>,
    /// The final points and results of the seats, alternating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sc: Option<Vec<Cell>>,
}

/// What a document says of its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule {
    /// In words.
    #[serde(default)]
    pub disp: String,
    /// Whether there are red fives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aka: Option<u8>,
    /// How many red fives of characters, in another way of saying it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aka51: Option<u8>,
    /// How many of dots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aka52: Option<u8>,
    /// How many of bamboos.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aka53: Option<u8>,
}

/// A number, a text or a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Cell {
    /// A number: a tile, points, a place.
    Number(i32),
    /// A text: a claim, a kong, a riichi, a word.
    Text(String),
    /// A list.
    List(Vec<Cell>),
    /// A fraction, in the final results; nothing is done with it.
    Other(Fraction),
}

/// A fraction that nobody counts with.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fraction(f64);

// Read from JSON, which has no number that differs from itself.
impl Eq for Fraction {}

impl Cell {
    pub(super) fn number(&self) -> Option<i32> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Text(_) | Self::List(_) | Self::Other(_) => None,
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Number(_) | Self::List(_) | Self::Other(_) => None,
        }
    }

    pub(super) fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(list) => Some(list),
            Self::Number(_) | Self::Text(_) | Self::Other(_) => None,
        }
    }
}

/// The number of a tile: 11–19, 21–29 and 31–39 in the suits, 41–47 winds and dragons, 51–53 red fives.
pub(super) fn code(tile: Tile) -> i32 {
    let Some(kind) = tile.kind() else { return 0 };
    match (kind.suit(), kind.number()) {
        (Some(suit), _) if tile.is_red() => 51 + suit as i32,
        (Some(suit), Some(number)) => 10 * (suit as i32 + 1) + i32::from(number),
        _ => 14 + i32::try_from(kind.index()).unwrap_or_default(),
    }
}

/// The tile of a number.
pub(super) fn tile(code: i32) -> Option<Tile> {
    let (tens, ones) = (code / 10, u8::try_from(code % 10).ok()?);
    let suit = |n: i32| {
        usize::try_from(n - 1)
            .ok()
            .and_then(|n| Suit::ALL.get(n).copied())
    };
    match tens {
        1..=3 => Kind::suited(suit(tens)?, ones).map(Tile::of),
        4 => {
            let winds = Wind::ALL.map(Kind::of_wind);
            let dragons = [Dragon::White, Dragon::Green, Dragon::Red].map(Kind::of_dragon);
            let at = usize::from(ones.checked_sub(1)?);
            winds.iter().chain(&dragons).nth(at).copied().map(Tile::of)
        }
        5 => suit(i32::from(ones)).map(Tile::red_five),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{code, tile};

    #[test]
    fn every_number_is_the_tile_it_names() {
        let named = [
            (11, "1m"),
            (19, "9m"),
            (21, "1p"),
            (35, "5s"),
            (41, "1z"),
            (45, "5z"),
            (47, "7z"),
            (51, "0m"),
            (52, "0p"),
            (53, "0s"),
        ];
        for (number, name) in named {
            assert_eq!(
                tile(number).map(|tile| tile.to_string()).as_deref(),
                Some(name)
            );
        }
        for number in -20..120 {
            if let Some(tile) = tile(number) {
                assert_eq!(code(tile), number);
            }
        }
        assert_eq!(
            (0..100).filter(|&number| tile(number).is_some()).count(),
            37
        );
    }
}
