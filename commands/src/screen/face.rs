//! Faces of tiles in a text: one private-use character stands for each picture until the message leaves the house, where it
//! becomes the emoji that shows it, or the tile's code while that emoji is not there.

use engine::tile::{Bonus, Kind, Suit, Tile};

/// What a picture shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A tile, face up.
    Up(Tile),
    /// A tile that lies face down.
    Down,
}

/// The most characters that a picture takes in a message: `<:5p:1234567890123456789>` and one to spare.
pub const WIDTH: usize = 26;

/// The first mark.
const FIRST: u32 = 0xE000;

impl Face {
    /// Every face: 34 kinds, 3 red fives, 8 bonus tiles and the back.
    pub fn all() -> impl Iterator<Item = Self> {
        Kind::all()
            .map(Tile::of)
            .chain(Suit::ALL.map(Tile::red_five))
            .chain((1..=8).filter_map(Bonus::new).map(Tile::bonus))
            .map(Self::Up)
            .chain([Self::Down])
    }

    /// The name of its emoji: the tile's notation, or `xx` for the back; two characters.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Up(tile) => tile.to_string(),
            Self::Down => "xx".to_owned(),
        }
    }

    /// The character that stands for it.
    #[must_use]
    pub fn mark(self) -> char {
        (FIRST..)
            .filter_map(char::from_u32)
            .zip(Self::all())
            .find_map(|(mark, face)| (face == self).then_some(mark))
            .unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    /// The face that a character stands for.
    #[must_use]
    pub fn of(mark: char) -> Option<Self> {
        let number = u32::from(mark).checked_sub(FIRST)?;
        Self::all().nth(usize::try_from(number).ok()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_a_mark_and_a_name_of_its_own() {
        let faces: Vec<Face> = Face::all().collect();
        assert_eq!(faces.len(), 34 + 3 + 8 + 1);
        let names: std::collections::BTreeSet<String> =
            faces.iter().map(|face| face.name()).collect();
        assert_eq!(names.len(), faces.len());
        for face in faces {
            assert_eq!(Face::of(face.mark()), Some(face));
            assert!(face.name().len() == 2, "as short as emojis may be named");
        }
        assert_eq!(Face::of('5'), None);
        assert_eq!(Face::of('\u{F000}'), None);
    }
}
