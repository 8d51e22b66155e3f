//! Tiles put into a hand and taken out of it.

use super::Unfit;
use crate::deal::state::Place;
use crate::shape::{Forms, waits};
use crate::tile::Tile;
use crate::tiles::Tiles;

/// Puts a tile where it belongs: into a hand that is short of 13, else beside it as the drawn tile.
pub(super) fn take_in(place: &mut Place, tile: Tile) {
    if place.hand.len() + 3 * place.melds.len() < 13 {
        insert(&mut place.hand, tile);
    } else {
        place.drawn = Some(tile);
    }
}

fn insert(hand: &mut Vec<Tile>, tile: Tile) {
    let at = hand.partition_point(|other| *other <= tile);
    hand.insert(at, tile);
}

/// Puts the drawn tile among the others.
pub(super) fn sort_in(place: &mut Place) {
    if let Some(tile) = place.drawn.take() {
        insert(&mut place.hand, tile);
    }
}

/// Finds out what completes the hand now that it has changed.
pub(super) fn learn(place: &mut Place, forms: Forms) {
    let tiles: Tiles = place.hand.iter().collect();
    let waits = waits(&tiles, place.melds.len(), &tiles, forms);
    place.completed_by = waits.into_iter().collect();
}

pub(super) fn take_out(hand: &mut Vec<Tile>, tile: Tile) -> Result<(), Unfit> {
    let at = hand
        .iter()
        .position(|&other| other == tile)
        .ok_or(Unfit("that tile is not in the hand"))?;
    hand.remove(at);
    Ok(())
}
