//! Tiles, their kinds and their notation (`common.md` 1).
//!
//! Notation: `1m`–`9m` characters, `1p`–`9p` dots, `1s`–`9s` bamboos, `1z`–`4z` winds (East, South, West, North),
//! `5z` white, `6z` green, `7z` red dragon, `1f`–`4f` flowers, `5f`–`8f` seasons, `0m 0p 0s` red fives.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::seat::Wind;

/// One of the three numbered suits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Characters, `m`.
    Characters,
    /// Dots, `p`.
    Dots,
    /// Bamboos, `s`.
    Bamboos,
}

impl Suit {
    /// All suits in the order of notation.
    pub const ALL: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboos];

    /// The letter of this suit in notation.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboos => 's',
        }
    }
}

/// One of the three dragons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dragon {
    /// White, `5z`.
    White,
    /// Green, `6z`.
    Green,
    /// Red, `7z`.
    Red,
}

/// A bit for each terminal and honour.
const MAJORS: u64 = ((1 | 1 << 8) * (1 | 1 << 9 | 1 << 18)) | (0b111_1111 << 27);

/// One of the 34 kinds of playing tile, numbered 0–33 in the order m, p, s, z.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = 34;
    /// The first kind, `1m`.
    pub const FIRST: Self = Self(0);
    /// Copies of each kind in a set.
    pub const COPIES: u8 = 4;

    /// The kind with this number, if it is below 34.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }

    /// The kind of a suit with a number 1–9.
    #[must_use]
    pub fn suited(suit: Suit, number: u8) -> Option<Self> {
        matches!(number, 1..=9).then(|| Self(suit as u8 * 9 + number - 1))
    }

    /// The kind of a wind.
    #[must_use]
    pub fn of_wind(wind: Wind) -> Self {
        Self(27 + wind as u8)
    }

    /// The kind of a dragon.
    #[must_use]
    pub fn of_dragon(dragon: Dragon) -> Self {
        Self(31 + dragon as u8)
    }

    /// All kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The number of this kind, 0–33.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The suit, or `None` for an honour.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(self.index() / 9).copied()
    }

    /// The number 1–9 in its suit, or `None` for an honour.
    #[must_use]
    pub fn number(self) -> Option<u8> {
        (self.0 < 27).then_some(self.0 % 9 + 1)
    }

    /// The wind on the tile.
    #[must_use]
    pub fn wind(self) -> Option<Wind> {
        Wind::ALL.get(self.index().checked_sub(27)?).copied()
    }

    /// The dragon on the tile.
    #[must_use]
    pub fn dragon(self) -> Option<Dragon> {
        [Dragon::White, Dragon::Green, Dragon::Red]
            .get(self.index().checked_sub(31)?)
            .copied()
    }

    /// A wind or a dragon.
    #[must_use]
    pub fn is_honour(self) -> bool {
        self.0 >= 27
    }

    /// A 1 or a 9 of a suit.
    #[must_use]
    pub fn is_terminal(self) -> bool {
        matches!(self.number(), Some(1 | 9))
    }

    /// A terminal or an honour.
    #[must_use]
    pub fn is_major(self) -> bool {
        MAJORS & 1 << self.0 != 0
    }

    /// Nothing but green is on it: 2, 3, 4, 6 and 8 of bamboos and the green dragon.
    #[must_use]
    pub fn is_green(self) -> bool {
        self.dragon() == Some(Dragon::Green)
            || self.suit() == Some(Suit::Bamboos)
                && matches!(self.number(), Some(2 | 3 | 4 | 6 | 8))
    }

    /// The kind `steps` further in the same suit, never leaving the suit; `None` for honours.
    #[must_use]
    pub fn step(self, steps: i8) -> Option<Self> {
        let number = i16::from(self.number()?) + i16::from(steps);
        Self::suited(self.suit()?, u8::try_from(number).ok()?)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit(), self.number()) {
            (Some(suit), Some(number)) => write!(f, "{number}{}", suit.letter()),
            _ => write!(f, "{}z", self.0 - 26),
        }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A bonus tile, numbered 1–8: flowers 1–4, seasons 5–8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bonus(u8);

impl Bonus {
    /// The bonus tile with this number, if it is 1–8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        matches!(number, 1..=8).then_some(Self(number))
    }

    /// The number on the tile, 1–8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// A flower (1–4), not a season (5–8).
    #[must_use]
    pub fn is_flower(self) -> bool {
        self.0 <= 4
    }

    /// The seat wind this tile belongs to.
    #[must_use]
    pub fn owner(self) -> Wind {
        Wind::ALL[usize::from((self.0 - 1) % 4)]
    }
}

/// The face of a tile: a playing kind, a red five, or a bonus tile.
///
/// Sorted as a hand is: m, p, s, z, f, a red five before the plain ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

/// First red five: `0m`, `0p`, `0s` follow the 34 plain faces.
const RED: u8 = 34;
/// First bonus tile, `1f`.
const BONUS: u8 = 37;

/// The kind of each face. Looked up, as nobody could foresee which tile of a hand is red.
static KINDS: [Option<Kind>; Tile::FACES] = {
    let mut kinds = [None; Tile::FACES];
    let mut face = 0;
    while face < BONUS {
        let kind = if face < RED {
            face
        } else {
            (face - RED) * 9 + 4
        };
        kinds[face as usize] = Some(Kind(kind));
        face += 1;
    }
    kinds
};

impl Tile {
    /// How many faces there are.
    pub(crate) const FACES: usize = BONUS as usize + 8;

    /// The number of this face, below [`Tile::FACES`].
    pub(crate) fn face(self) -> usize {
        usize::from(self.0)
    }

    /// The plain face of a kind.
    #[must_use]
    pub fn of(kind: Kind) -> Self {
        Self(kind.0)
    }

    /// The red five of a suit.
    #[must_use]
    pub fn red_five(suit: Suit) -> Self {
        Self(RED + suit as u8)
    }

    /// The face of a bonus tile.
    #[must_use]
    pub fn bonus(bonus: Bonus) -> Self {
        Self(BONUS + bonus.0 - 1)
    }

    /// The playing kind, or `None` for a bonus tile. A red five is a five.
    #[must_use]
    pub fn kind(self) -> Option<Kind> {
        KINDS[self.face()]
    }

    /// The bonus tile, or `None` for a playing tile.
    #[must_use]
    pub fn as_bonus(self) -> Option<Bonus> {
        self.0.checked_sub(BONUS).map(|number| Bonus(number + 1))
    }

    /// Whether this is a red five.
    #[must_use]
    pub fn is_red(self) -> bool {
        matches!(self.0, RED..BONUS)
    }

    fn sort_key(self) -> (u8, bool) {
        self.kind()
            .map_or((self.0, true), |kind| (kind.0, !self.is_red()))
    }
}

impl From<Kind> for Tile {
    fn from(kind: Kind) -> Self {
        Self::of(kind)
    }
}

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Tile {
    fn cmp(&self, other: &Self) -> Ordering {
        self.sort_key().cmp(&other.sort_key())
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.kind(), self.as_bonus()) {
            (Some(kind), _) if self.is_red() => {
                write!(f, "0{}", kind.suit().map_or('z', Suit::letter))
            }
            (Some(kind), _) => kind.fmt(f),
            (None, Some(bonus)) => write!(f, "{}f", bonus.0),
            (None, None) => unreachable!("a face is a kind or a bonus tile"),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is no tile or no row of tiles.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationError {
    /// A digit that its letter does not have.
    #[error("there is no tile `{digit}{letter}`")]
    NoSuchTile {
        /// The digit as written.
        digit: char,
        /// The letter as written.
        letter: char,
    },
    /// Something that is neither a digit nor one of the letters m, p, s, z, f.
    #[error("`{0}` is neither a digit nor one of m, p, s, z, f")]
    Stranger(char),
    /// Digits with no letter after them, or a letter with no digit before it.
    #[error("a group must be digits and then one letter, as in `123m`")]
    Unfinished,
    /// More or fewer than one tile where exactly one was asked for.
    #[error("expected exactly one tile, as in `5p`")]
    NotOne,
}

fn face(digit: char, letter: char) -> Result<Tile, NotationError> {
    let missing = NotationError::NoSuchTile { digit, letter };
    let number = digit
        .to_digit(10)
        .and_then(|n| u8::try_from(n).ok())
        .ok_or(missing.clone())?;
    let suited = |suit| match number {
        0 => Some(Tile::red_five(suit)),
        _ => Kind::suited(suit, number).map(Tile::of),
    };
    match letter {
        'm' => suited(Suit::Characters),
        'p' => suited(Suit::Dots),
        's' => suited(Suit::Bamboos),
        'z' if matches!(number, 1..=7) => Some(Tile(26 + number)),
        'f' => Bonus::new(number).map(Tile::bonus),
        _ => None,
    }
    .ok_or(missing)
}

/// Reads a row of tiles such as `123m456p789s11z`.
///
/// # Errors
/// When a group is unfinished or names a tile that does not exist.
pub fn parse_tiles(text: &str) -> Result<Vec<Tile>, NotationError> {
    let mut tiles = Vec::new();
    let mut digits = Vec::new();
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        match c {
            '0'..='9' => digits.push(c),
            'm' | 'p' | 's' | 'z' | 'f' if digits.is_empty() => {
                return Err(NotationError::Unfinished);
            }
            'm' | 'p' | 's' | 'z' | 'f' => {
                for digit in digits.drain(..) {
                    tiles.push(face(digit, c)?);
                }
            }
            stranger => return Err(NotationError::Stranger(stranger)),
        }
    }
    if digits.is_empty() {
        Ok(tiles)
    } else {
        Err(NotationError::Unfinished)
    }
}

/// Writes tiles in the order given, one letter for each run of a suit: `123m1z`.
#[must_use]
pub fn write_tiles(tiles: &[Tile]) -> String {
    let mut text = String::with_capacity(tiles.len() * 2);
    for (i, tile) in tiles.iter().enumerate() {
        let face = tile.to_string();
        let (digit, letter) = face.split_at(1);
        text.push_str(digit);
        let same = tiles
            .get(i + 1)
            .is_some_and(|next| next.to_string().ends_with(letter));
        if !same {
            text.push_str(letter);
        }
    }
    text
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match parse_tiles(text)?.as_slice() {
            [tile] => Ok(*tile),
            _ => Err(NotationError::NotOne),
        }
    }
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Tile::from_str(text)?.kind().ok_or(NotationError::NotOne)
    }
}

macro_rules! serde_as_notation {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
serde_as_notation!(Tile, Kind);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_reads_back_what_it_writes() {
        for face in 0..45 {
            let tile = Tile(face);
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert!(tile.kind().is_some() ^ tile.as_bonus().is_some());
        }
    }

    #[test]
    fn rows_keep_their_order() {
        let row = parse_tiles("40m1z3m5f").expect("a row");
        assert_eq!(write_tiles(&row), "40m1z3m5f");
    }

    #[test]
    fn what_is_no_tile_is_named() {
        assert_eq!(
            parse_tiles("8z"),
            Err(NotationError::NoSuchTile {
                digit: '8',
                letter: 'z'
            })
        );
        assert_eq!(parse_tiles("12"), Err(NotationError::Unfinished));
        assert_eq!(parse_tiles("m"), Err(NotationError::Unfinished));
        assert_eq!(parse_tiles("1x"), Err(NotationError::Stranger('x')));
        assert_eq!("11m".parse::<Tile>(), Err(NotationError::NotOne));
    }

    #[test]
    fn a_red_five_is_a_five_and_stands_before_it() {
        let red: Tile = "0p".parse().expect("a tile");
        let plain: Tile = "5p".parse().expect("a tile");
        assert_eq!(red.kind(), plain.kind());
        assert!(red < plain && red > "4p".parse().expect("a tile"));
    }

    #[test]
    fn steps_stay_in_the_suit() {
        let nine: Kind = "9m".parse().expect("a kind");
        assert_eq!(nine.step(1), None);
        assert_eq!("1m".parse::<Kind>().expect("a kind").step(-1), None);
        assert_eq!(nine.step(-2).map(|k| k.to_string()).as_deref(), Some("7m"));
        assert_eq!("1z".parse::<Kind>().expect("a kind").step(1), None);
    }
}
