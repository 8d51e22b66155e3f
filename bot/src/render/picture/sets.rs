//! Sets as they lie: where each tile goes, for somebody who sits below.

use commands::picture::{Lying, Place, Set};
use commands::screen::face::Face;

use crate::render::art::Cut;

/// Between two tiles, in pixels.
pub(super) const GAP: i32 = 2;

/// A tile for somebody who sits below: the upper left of its front, and whether it lies across.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot {
    pub(super) x: i32,
    pub(super) y: i32,
    pub(super) face: Face,
    pub(super) across: bool,
}

/// A tile or a back.
pub(super) fn face(tile: Option<engine::tile::Tile>) -> Face {
    tile.map_or(Face::Down, Face::Up)
}

/// How wide a set is.
pub(super) fn width(set: &Set, cut: Cut) -> i32 {
    let wide = |tile: &Lying| match tile.place {
        Place::Upright => cut.width as i32 + GAP,
        Place::Across => cut.height as i32 + GAP,
        Place::Added => 0,
    };
    set.iter().map(wide).sum::<i32>() - GAP
}

/// The tiles of a set whose left end is at `x` and whose upright tiles begin at `y`.
pub(super) fn spots(set: &Set, x: i32, y: i32, cut: Cut) -> Vec<Spot> {
    let (wide, high) = (cut.width as i32, cut.height as i32);
    let mut at = x;
    let mut spots = Vec::new();
    for tile in set {
        let across = tile.place != Place::Upright;
        let (x, y) = match tile.place {
            Place::Upright => (at, y),
            Place::Across => (at, y + high - wide),
            // Beyond the tile across that was laid before it.
            Place::Added => (at - high - GAP, y + high - 2 * wide - GAP),
        };
        spots.push(Spot {
            x,
            y,
            face: face(tile.face),
            across,
        });
        at += match tile.place {
            Place::Upright => wide + GAP,
            Place::Across => high + GAP,
            Place::Added => 0,
        };
    }
    spots
}
