//! The moves a player can make now, offered by their tiles.

use engine::deal::moves::Move;
use engine::tile::{Kind, Tile};

use super::super::{DRAWN, HELD};
use super::{Offer, offer};
use crate::words::{Tongue, say, tiles};

/// The tiles that can be discarded.
pub(super) fn discards(choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    let discarded = |what: &Move| {
        if let Move::Discard { tile, drawn } = *what {
            Some((tile, drawn))
        } else {
            None
        }
    };
    let all: Vec<_> = choices.iter().filter_map(discarded).collect();
    parting(&all, tongue)
}

/// The tiles with whose discard riichi can be declared.
pub(super) fn declarations(choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    let declared = |what: &Move| {
        if let Move::Riichi { tile, drawn } = *what {
            Some((tile, drawn))
        } else {
            None
        }
    };
    let all: Vec<_> = choices.iter().filter_map(declared).collect();
    parting(&all, tongue)
}

/// The runs the last discard makes.
pub(super) fn chows(choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    let with = |what: &Move| {
        if let Move::Chow { with } = *what {
            Some(two(with, tongue))
        } else {
            None
        }
    };
    choices.iter().filter_map(with).collect()
}

/// The ways to make three of the last discard: more than one when a red five is among them.
pub(super) fn pongs(choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    let with = |what: &Move| {
        if let Move::Pong { with } = *what {
            Some(two(with, tongue))
        } else {
            None
        }
    };
    choices.iter().filter_map(with).collect()
}

/// The kongs of one's own turn.
pub(super) fn kongs(choices: &[Move], tongue: Tongue) -> Vec<Offer> {
    let kong = |what: &Move| {
        if let Move::ConcealedKong { kind } | Move::AddedKong { kind } = *what {
            Some(four(kind, tongue))
        } else {
            None
        }
    };
    choices.iter().filter_map(kong).collect()
}

/// Tiles that can leave the hand, each with whether it was just drawn; of two equal ones it is told which.
fn parting(all: &[(Tile, bool)], tongue: Tongue) -> Vec<Offer> {
    let offers = all.iter().map(|&(tile, drawn)| {
        let name = tiles::tile(tile, tongue);
        let (label, which) = if drawn {
            (say::offer_drawn(tongue, name), DRAWN)
        } else {
            (name, HELD)
        };
        let has_twin = all.contains(&(tile, !drawn));
        let which = if has_twin { which } else { "" };
        offer(label, &format!("{tile}{which}"))
    });
    offers.collect()
}

fn two([a, b]: [Tile; 2], tongue: Tongue) -> Offer {
    let label = format!("{} + {}", tiles::tile(a, tongue), tiles::tile(b, tongue));
    offer(label, &format!("{a}{b}"))
}

fn four(kind: Kind, tongue: Tongue) -> Offer {
    offer(tiles::kind(kind, tongue), &kind.to_string())
}
