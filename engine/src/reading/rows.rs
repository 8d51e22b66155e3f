//! The hand as it was read: sets and pair, in order, each a row of tiles.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::reading::{Form, Reading, Set};
use crate::situation::Hand;
use crate::tile::{Kind, Tile};

/// The most tiles of a hand: four kongs and a pair.
const MOST_TILES: usize = 18;
/// The most rows: no hand has more than seven pairs.
const MOST_ROWS: usize = 8;

/// Rows of tiles, kept as one. Written as a list of lists.
#[derive(Clone, Copy)]
pub struct Rows {
    /// All tiles, and behind them whatever there is room for.
    tiles: [Tile; MOST_TILES],
    /// Where each row ends, and 0 behind them.
    ends: [u8; MOST_ROWS],
    len: u8,
    /// Where the last row ends.
    end: u8,
}

impl Default for Rows {
    fn default() -> Self {
        Self {
            tiles: [Tile::of(Kind::FIRST); MOST_TILES],
            ends: [0; MOST_ROWS],
            len: 0,
            end: 0,
        }
    }
}

impl Rows {
    /// The rows from first to last.
    pub fn iter(&self) -> impl Iterator<Item = &[Tile]> {
        let ends = &self.ends[..self.len()];
        let starts = [0].into_iter().chain(ends.iter().copied());
        let places = starts.zip(ends);
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
        &self.tiles[..usize::from(self.end)]
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a row behind the others. An empty one is none, and one more than a hand has room for is left out.
    fn push(&mut self, row: &[Tile]) {
        let start = usize::from(self.end);
        let end = start + row.len();
        let room = self.tiles.get_mut(start..end);
        let (Some(room), Some(place)) = (room, self.ends.get_mut(usize::from(self.len))) else {
            return;
        };
        if !row.is_empty() {
            room.copy_from_slice(row);
            *place = end as u8;
            self.end = end as u8;
            self.len += 1;
        }
    }

    /// Puts a set of plain tiles behind the others.
    fn push_set(&mut self, set: &Set) {
        let [low, second, third] = set.group.kinds().map(Tile::of);
        let start = usize::from(self.end);
        let room = self.tiles.get_mut(start..start + 4);
        let (Some(room), Some(place)) = (room, self.ends.get_mut(usize::from(self.len))) else {
            return;
        };
        // The fourth tile is a kong's; in every other set the next row is written over it.
        room.copy_from_slice(&[low, second, third, low]);
        self.end += 3 + u8::from(set.kong);
        *place = self.end;
        self.len += 1;
    }

    /// A hand as it is read: the sets on the table as they lie, then the sets and pairs of the hand, made of the very tiles
    /// that are in it, then what belongs to none.
    pub(super) fn of(reading: &Reading<'_>) -> Self {
        let mut rows = Self::default();
        for set in reading.form.sets() {
            rows.push_set(set);
        }
        match reading.form {
            Form::Standard { pair, .. } => rows.push(&[Tile::of(pair); 2]),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => {
                for pair in reading.pairs().iter() {
                    rows.push(&[Tile::of(pair); 2]);
                }
            }
        }
        if reading.held.reds > 0 {
            rows.redden(reading.hand);
        }
        match reading.form {
            Form::Standard { .. } | Form::SevenPairs => {}
            Form::ThirteenOrphans | Form::Unfinished { .. } => rows.push(&rest(&rows, reading)),
        }
        rows
    }

    /// Puts the red fives of a hand in: the sets on the table as they lie, and of the plain fives behind them the first.
    fn redden(&mut self, hand: &Hand) {
        let lying = hand.melds.iter().flat_map(|meld| &meld.tiles);
        let mut places = self.tiles.iter_mut();
        // The tiles come first: `zip` would take a place too many.
        for (tile, place) in lying.zip(&mut places) {
            *place = *tile;
        }
        let behind = places.into_slice();
        let in_hand = hand.concealed.iter().chain(&hand.win);
        for &red in in_hand.filter(|tile| tile.is_red()) {
            let plain = red.kind().map(Tile::of);
            if let Some(place) = behind.iter_mut().find(|tile| Some(**tile) == plain) {
                *place = red;
            }
        }
    }
}

/// What is left in hand beside these rows, sorted.
fn rest(rows: &Rows, reading: &Reading<'_>) -> Vec<Tile> {
    let melded = reading.hand.melds.iter().map(|meld| meld.tiles.len()).sum();
    let mut rest: Vec<Tile> = reading.hand.concealed.clone();
    rest.extend(reading.win);
    rest.sort_unstable();
    for taken in rows.tiles().get(melded..).unwrap_or_default() {
        if let Some(at) = rest.iter().position(|tile| tile == taken) {
            rest.remove(at);
        }
    }
    rest
}

/// Takes what a hand has room for: eight rows with 18 tiles.
impl FromIterator<Vec<Tile>> for Rows {
    fn from_iter<I: IntoIterator<Item = Vec<Tile>>>(all: I) -> Self {
        let mut rows = Self::default();
        all.into_iter().for_each(|row| rows.push(&row));
        rows
    }
}

impl PartialEq for Rows {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.tiles() == other.tiles()
    }
}

impl Eq for Rows {}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
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
        if rows.len() > MOST_ROWS || rows.iter().map(Vec::len).sum::<usize>() > MOST_TILES {
            return Err(serde::de::Error::custom("a hand has fewer tiles"));
        }
        Ok(rows.into_iter().collect())
    }
}
