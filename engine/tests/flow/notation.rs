//! Tiles and moves written in notation.

use engine::deal::moves::Move;
use engine::tile::{Kind, Tile, parse_tiles};

/// Tiles from notation.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    parse_tiles(text).expect("tiles")
}

/// A tile from notation.
pub(crate) fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// A kind from notation.
pub(crate) fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

/// A concealed kong.
pub(crate) fn concealed_kong(text: &str) -> Move {
    Move::ConcealedKong { kind: kind(text) }
}

/// A kong made by adding to a pong.
pub(crate) fn added_kong(text: &str) -> Move {
    Move::AddedKong { kind: kind(text) }
}

/// A discard from the hand.
pub(crate) fn discard(text: &str) -> Move {
    Move::Discard {
        tile: tile(text),
        drawn: false,
    }
}

/// A discard of the drawn tile.
pub(crate) fn discard_drawn(text: &str) -> Move {
    Move::Discard {
        tile: tile(text),
        drawn: true,
    }
}

/// A chow with two tiles of the hand.
pub(crate) fn chow(text: &str) -> Move {
    let with = tiles(text).try_into().expect("two tiles");
    Move::Chow { with }
}

/// A pong with two tiles of the hand.
pub(crate) fn pong(text: &str) -> Move {
    let with = tiles(text).try_into().expect("two tiles");
    Move::Pong { with }
}
