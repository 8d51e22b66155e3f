//! A counted heap of playing tiles.

use std::fmt;
use std::ops::Index;

use crate::kinds::Kinds;
use crate::tile::{Kind, Tile};

/// How many there are of each of the 34 kinds. Red fives count as fives; bonus tiles are not in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiles([u8; Kind::COUNT]);

impl Default for Tiles {
    fn default() -> Self {
        Self([0; Kind::COUNT])
    }
}

impl Tiles {
    /// Puts one tile of this kind on the heap.
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Takes one tile of this kind away and says whether there was one.
    pub fn take(&mut self, kind: Kind) -> bool {
        let count = &mut self.0[kind.index()];
        let had = *count > 0;
        *count -= u8::from(had);
        had
    }

    /// The heap with one more tile of this kind.
    #[must_use]
    pub fn with(mut self, kind: Kind) -> Self {
        self.add(kind);
        self
    }

    /// The counts of all kinds, in order.
    pub(crate) fn counts(&self) -> &[u8; Kind::COUNT] {
        &self.0
    }

    /// The number of tiles on the heap.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// Whether nothing is on the heap.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&n| n == 0)
    }

    /// The kinds of which there are at least so many.
    #[must_use]
    pub fn at_least(&self, count: u8) -> Kinds {
        Kind::all().filter(|&kind| self[kind] >= count).collect()
    }

    /// Whether there are more tiles of some kind than a set has copies.
    #[must_use]
    pub fn have_fifth(&self) -> bool {
        // Eight kinds at once: with so much added, a fifth tile reaches the highest bit. The last two words overlap.
        const ROOM: u64 = u64::from_le_bytes([0x80 - Kind::COPIES - 1; 8]);
        let eight = |from: usize| {
            self.0[from..]
                .first_chunk()
                .map_or(0, |eight| u64::from_le_bytes(*eight))
        };
        let beyond = |word: u64| word | word.wrapping_add(ROOM);
        let bits = [0, 8, 16, 24, 26]
            .into_iter()
            .fold(0, |all, from| all | beyond(eight(from)));
        bits & u64::from_le_bytes([0x80; 8]) != 0
    }

    /// The kinds on the heap, in order, each with its count.
    pub fn iter(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        Kind::all()
            .map(|kind| (kind, self[kind]))
            .filter(|&(_, n)| n > 0)
    }
}

impl Index<Kind> for Tiles {
    type Output = u8;

    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind.index()]
    }
}

impl FromIterator<Kind> for Tiles {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut tiles = Self::default();
        kinds.into_iter().for_each(|kind| tiles.add(kind));
        tiles
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().filter_map(Tile::kind).collect()
    }
}

impl<'a> FromIterator<&'a Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = &'a Tile>>(tiles: I) -> Self {
        tiles.into_iter().copied().collect()
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
