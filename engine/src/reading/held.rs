//! What is in a hand, however it is read.

use std::fmt;

use crate::kinds::Kinds;
use crate::reading::{Set, Sets};
use crate::situation::Hand;
use crate::tile::Tile;
use crate::tiles::Tiles;

/// What is in a hand, however it is read. Its `Debug` shows no tile.
#[derive(Clone, Copy)]
pub struct Held {
    /// The tiles in hand, the winning one with them.
    pub in_hand: Tiles,
    /// The sets on the table, in their order.
    pub(super) melds: Sets,
    /// All playing tiles of the seat, those of its sets too.
    pub all: Tiles,
    /// Their kinds.
    pub kinds: Kinds,
    /// How many of them are red.
    pub reds: usize,
    /// No set was claimed: only concealed kongs lie on the table.
    pub is_closed: bool,
    /// There is a fifth tile of a kind: no hand of a set of tiles.
    pub fifth: bool,
}

impl Held {
    pub(super) fn of(hand: &Hand) -> Self {
        let mut heap = Heap::default();
        heap.put(&hand.concealed);
        heap.put(hand.win.as_slice());
        let in_hand = heap.tiles;
        let mut melds = Sets::default();
        let mut is_closed = true;
        for meld in &hand.melds {
            is_closed &= meld.is_concealed();
            melds.push(Set::of_meld(meld));
            heap.put(&meld.tiles);
        }
        let Heap { tiles, kinds, reds } = heap;
        Self {
            in_hand,
            melds,
            all: tiles,
            kinds,
            reds,
            is_closed,
            fifth: tiles.have_fifth(),
        }
    }
}

/// Tiles as they are counted.
#[derive(Default)]
struct Heap {
    tiles: Tiles,
    kinds: Kinds,
    reds: usize,
}

impl Heap {
    fn put(&mut self, tiles: &[Tile]) {
        let (mut kinds, mut reds) = (self.kinds, self.reds);
        for tile in tiles {
            if let Some(kind) = tile.kind() {
                self.tiles.add(kind);
                kinds.insert(kind);
                reds += usize::from(tile.is_red());
            }
        }
        (self.kinds, self.reds) = (kinds, reds);
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held").finish_non_exhaustive()
    }
}
