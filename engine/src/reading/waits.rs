//! What completes a hand, where a win may have only so many runs too.

use crate::reading::Readings;
use crate::shape::{self, Forms};
use crate::situation::{Hand, Situation};
use crate::tile::{Kind, Tile};

/// More runs than these no hand has.
pub(super) const MOST_RUNS: usize = 4;

/// The kinds that complete a hand of 13 tiles. A hand that already has its winning tile has none.
#[must_use]
pub fn waits(hand: &Hand, forms: Forms, most_runs: usize) -> Vec<Kind> {
    let melds = hand.melds.len();
    let mut waits = shape::waits(&hand.in_hand(), melds, &hand.all(), forms);
    if most_runs < MOST_RUNS {
        waits.retain(|&kind| may_be_read(hand, kind, forms, most_runs));
    }
    waits
}

/// Whether the hand with this kind can be read with no more runs than are allowed.
fn may_be_read(hand: &Hand, kind: Kind, forms: Forms, most_runs: usize) -> bool {
    let hand = Hand {
        win: Some(Tile::of(kind)),
        ..hand.clone()
    };
    let situation = Situation::default();
    let readings = Readings::of(&hand, &situation, forms);
    readings.within(most_runs).is_finished()
}
