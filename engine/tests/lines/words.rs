//! The words that worked hands are written in, whatever the game: seats, winds, sets, how a tile came.

use engine::meld::{Meld, MeldKind};
use engine::score::sheet::By;
use engine::seat::{Seat, Wind};
use engine::tile::parse_tiles;

/// The seat of a wind while seat 0 deals.
pub(crate) fn chair(wind: Wind) -> Seat {
    Seat::ALL[wind as usize]
}

/// A wind by its name.
pub(crate) fn wind(name: &str) -> Wind {
    Wind::ALL
        .into_iter()
        .find(|wind| format!("{wind:?}") == name)
        .expect("a wind")
}

/// A set such as `P:555z`; with `P:555z<West` its source.
pub(crate) fn meld(text: &str) -> Meld {
    let (letter, rest) = text.split_once(':').expect("a set such as P:555z");
    let (tiles, from) = rest
        .split_once('<')
        .map_or((rest, None), |(tiles, from)| (tiles, Some(wind(from))));
    let kind = match letter {
        "C" => MeldKind::Chow,
        "P" => MeldKind::Pong,
        "K" => MeldKind::ClaimedKong,
        "A" => MeldKind::AddedKong,
        "Q" => MeldKind::ConcealedKong,
        other => panic!("no set is marked {other}"),
    };
    let tiles = parse_tiles(tiles).expect("tiles");
    let claimed = from.map(|from| (tiles[0], chair(from)));
    Meld {
        kind,
        tiles: tiles.into(),
        claimed,
    }
}

/// How the winning tile of a vector came.
pub(crate) fn by(id: &str, how: &str, from: Option<Wind>) -> By {
    match (how, from) {
        ("draw", None) => By::Draw,
        ("discard", Some(from)) => By::Discard(chair(from)),
        ("rob", Some(from)) => By::Rob(chair(from)),
        (how, from) => panic!("{id}: {how} from {from:?}"),
    }
}
