//! A set as it lies on the table: which tile lies across tells whose discard it was.

use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::calls::KongDisplay;
use engine::seat::Seat;
use engine::tile::Tile;

/// Tiles of one set, from left to right.
pub type Set = Vec<Lying>;

/// A tile of a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lying {
    /// Its face; `None` if it lies face down.
    pub face: Option<Tile>,
    /// How it lies.
    pub place: Place,
}

/// How a tile of a set lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Upright beside the one before it.
    Upright,
    /// Across: the claimed one.
    Across,
    /// Across, on the far side of the one before it: added to a pong.
    Added,
}

/// A set of `owner` as everybody sees it. The claimed tile lies across on the side of the one who discarded it: first for
/// the left-hand neighbour, second for the seat opposite, last for the right-hand one.
#[must_use]
pub fn set(meld: &ShownMeld, owner: Seat, display: KongDisplay) -> Set {
    match meld {
        ShownMeld::Hidden => vec![upright(None); 4],
        ShownMeld::Open(meld) => match meld.claimed {
            None => concealed(meld, display),
            Some((tile, from)) => claimed(meld, tile, owner.steps_to(from)),
        },
    }
}

fn upright(face: Option<Tile>) -> Lying {
    Lying {
        face,
        place: Place::Upright,
    }
}

fn concealed(kong: &Meld, display: KongDisplay) -> Set {
    let faces = kong.tiles.iter().enumerate();
    faces
        .map(|(place, &tile)| upright((!display.is_down(place)).then_some(tile)))
        .collect()
}

fn claimed(meld: &Meld, tile: Tile, steps: usize) -> Set {
    let mut others = meld.tiles.clone();
    if let Some(place) = others.iter().position(|&other| other == tile) {
        others.remove(place);
    }
    let added = (meld.kind == MeldKind::AddedKong)
        .then(|| others.pop())
        .flatten();
    let mut set: Set = others.into_iter().map(|tile| upright(Some(tile))).collect();
    let place = match steps {
        3 => 0,
        2 => 1,
        _ => set.len(),
    };
    let across = |face, place| Lying {
        face: Some(face),
        place,
    };
    set.insert(place, across(tile, Place::Across));
    if let Some(added) = added {
        set.insert(place + 1, across(added, Place::Added));
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meld(kind: MeldKind, tiles: [&str; 4], from: Option<usize>) -> ShownMeld {
        let read = |code: &&str| code.parse().expect("a tile");
        let tiles: Vec<Tile> = tiles
            .iter()
            .filter(|code| !code.is_empty())
            .map(read)
            .collect();
        let claimed = from.map(|seat| (tiles[0], Seat::ALL[seat]));
        ShownMeld::Open(Meld {
            kind,
            tiles: tiles.into(),
            claimed,
        })
    }

    /// `5p` upright, `5p-` across, `5p+` added, `##` down.
    fn laid(meld: &ShownMeld, display: KongDisplay) -> String {
        let lies = |tile: &Lying| {
            let face = tile.face.map_or("##".to_owned(), |face| face.to_string());
            match tile.place {
                Place::Upright => face,
                Place::Across => format!("{face}-"),
                Place::Added => format!("{face}+"),
            }
        };
        let set = set(meld, Seat::ALL[0], display);
        set.iter().map(lies).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_claimed_tile_lies_towards_the_one_who_discarded_it() {
        let run = ["4s", "5s", "6s", ""];
        let four = ["0p", "5p", "5p", "5p"];
        for (meld, expected) in [
            (meld(MeldKind::Chow, run, Some(3)), "4s- 5s 6s"),
            (meld(MeldKind::Pong, run, Some(2)), "5s 4s- 6s"),
            (meld(MeldKind::Pong, run, Some(1)), "5s 6s 4s-"),
            (meld(MeldKind::ClaimedKong, four, Some(3)), "0p- 5p 5p 5p"),
            (meld(MeldKind::ClaimedKong, four, Some(2)), "5p 0p- 5p 5p"),
            (meld(MeldKind::ClaimedKong, four, Some(1)), "5p 5p 5p 0p-"),
            (meld(MeldKind::AddedKong, four, Some(2)), "5p 0p- 5p+ 5p"),
        ] {
            assert_eq!(laid(&meld, KongDisplay::Open), expected);
        }
    }

    #[test]
    fn a_concealed_kong_shows_what_the_rules_want() {
        let kong = meld(MeldKind::ConcealedKong, ["0p", "5p", "5p", "5p"], None);
        assert_eq!(laid(&kong, KongDisplay::MiddleDown), "0p ## ## 5p");
        assert_eq!(laid(&kong, KongDisplay::EndsDown), "## 5p 5p ##");
        assert_eq!(laid(&kong, KongDisplay::Open), "0p 5p 5p 5p");
        assert_eq!(
            laid(&ShownMeld::Hidden, KongDisplay::AllDown),
            "## ## ## ##"
        );
    }
}
