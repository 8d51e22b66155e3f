//! What is in a hand, however it is read.

use std::fmt;

use crate::kinds::Kinds;
use crate::situation::Hand;
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// What is in a hand, however it is read. Its `Debug` shows no tile.
#[derive(Clone, Copy)]
pub struct Held {
    /// The tiles in hand, the winning one with them.
    pub in_hand: Tiles,
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
        let mut held = Self {
            in_hand: Tiles::default(),
            all: Tiles::default(),
            kinds: Kinds::NONE,
            reds: 0,
            is_closed: hand.is_closed(),
            fifth: false,
        };
        for &tile in hand.concealed.iter().chain(&hand.win) {
            held.add(tile);
        }
        held.in_hand = held.all;
        for meld in &hand.melds {
            meld.tiles.iter().for_each(|&tile| held.add(tile));
        }
        held
    }

    fn add(&mut self, tile: Tile) {
        let Some(kind) = tile.kind() else { return };
        self.all.add(kind);
        self.kinds.insert(kind);
        self.reds += usize::from(tile.is_red());
        self.fifth |= self.all[kind] > Kind::COPIES;
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Held").finish_non_exhaustive()
    }
}
