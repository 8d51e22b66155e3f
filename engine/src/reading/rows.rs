//! The hand as it was read: sets and pair, in order, each a row of tiles.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;

use crate::reading::{Form, Reading};
use crate::tile::{Kind, Tile};

/// Rows of tiles, kept as one. Written as a list of lists.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rows {
    tiles: SmallVec<[Tile; 18]>,
    /// Where each row ends.
    ends: SmallVec<[u8; 8]>,
}

impl Rows {
    /// The rows from first to last.
    pub fn iter(&self) -> impl Iterator<Item = &[Tile]> {
        let starts = [0].into_iter().chain(self.ends.iter().copied());
        let places = starts.zip(&self.ends);
        places.map(|(start, &end)| &self.tiles[usize::from(start)..usize::from(end)])
    }

    /// The row at this place; an empty one where there is none.
    #[must_use]
    pub fn row(&self, at: usize) -> &[Tile] {
        self.iter().nth(at).unwrap_or_default()
    }

    /// All tiles, row after row.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Puts a row behind the others. An empty one is none.
    fn push(&mut self, row: impl IntoIterator<Item = Tile>) {
        let before = self.tiles.len();
        self.tiles.extend(row);
        if self.tiles.len() > before {
            self.ends.push(self.tiles.len() as u8);
        }
    }

    /// A hand as it is read: the sets on the table as they lie, then the sets and pairs of the hand, made of the very tiles
    /// that are in it, then what belongs to none.
    pub(super) fn of(reading: &Reading<'_>) -> Self {
        let hand = reading.hand;
        let mut rows = Self::default();
        for meld in &hand.melds {
            rows.push(meld.tiles.iter().copied());
        }
        let mut pool = Pool::of(reading);
        for set in &reading.form.sets()[hand.melds.len().min(reading.form.sets().len())..] {
            rows.push(set.group.kinds().map(|kind| pool.take(kind)));
        }
        for pair in reading.pairs().iter() {
            rows.push([pair; 2].map(|kind| pool.take(kind)));
        }
        match reading.form {
            Form::Standard { .. } | Form::SevenPairs => {}
            Form::ThirteenOrphans | Form::Unfinished { .. } => rows.push(rest(&rows, reading)),
        }
        rows
    }
}

/// The tiles in hand. Of a kind the red ones are taken first.
struct Pool {
    /// Red fives left, by suit.
    reds: [u8; 3],
}

impl Pool {
    fn of(reading: &Reading<'_>) -> Self {
        let mut reds = [0; 3];
        if reading.held.reds > 0 {
            let tiles = reading.hand.concealed.iter().chain(&reading.win);
            for kind in tiles
                .filter(|tile| tile.is_red())
                .filter_map(|tile| tile.kind())
            {
                reds[kind.index() / 9] += 1;
            }
        }
        Self { reds }
    }

    /// A tile of this kind, which must be there.
    fn take(&mut self, kind: Kind) -> Tile {
        if self.reds == [0; 3] {
            return Tile::of(kind);
        }
        let (Some(suit), Some(5)) = (kind.suit(), kind.number()) else {
            return Tile::of(kind);
        };
        let reds = &mut self.reds[suit as usize];
        if *reds == 0 {
            return Tile::of(kind);
        }
        *reds -= 1;
        Tile::red_five(suit)
    }
}

/// What is left in hand beside these rows, sorted.
fn rest(rows: &Rows, reading: &Reading<'_>) -> Vec<Tile> {
    let melded = reading.hand.melds.iter().map(|meld| meld.tiles.len()).sum();
    let mut rest: Vec<Tile> = reading.hand.concealed.clone();
    rest.extend(reading.win);
    rest.sort_unstable();
    for taken in rows.tiles.get(melded..).unwrap_or_default() {
        if let Some(at) = rest.iter().position(|tile| tile == taken) {
            rest.remove(at);
        }
    }
    rest
}

impl FromIterator<Vec<Tile>> for Rows {
    fn from_iter<I: IntoIterator<Item = Vec<Tile>>>(all: I) -> Self {
        let mut rows = Self::default();
        all.into_iter().for_each(|row| rows.push(row));
        rows
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Rows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<Vec<Tile>>::deserialize(deserializer)?;
        if rows.iter().map(Vec::len).sum::<usize>() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom("a hand has fewer tiles"));
        }
        Ok(rows.into_iter().collect())
    }
}
