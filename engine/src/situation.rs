//! A hand that may be finished, and everything around it that its worth depends on.

use std::fmt;

use crate::meld::Meld;
use crate::seat::Wind;
use crate::tile::Tile;
use crate::tiles::Tiles;

/// The tiles of one seat, bonus tiles left out. Its `Debug` shows none of them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Hand {
    /// The tiles in hand, in any order, without the winning tile.
    pub concealed: Vec<Tile>,
    /// The sets on the table, in the order they were made.
    pub melds: Vec<Meld>,
    /// The winning tile, drawn or taken; `None` while nobody asks about a win.
    pub win: Option<Tile>,
}

impl Hand {
    /// The tiles in hand as a heap, the winning tile with them.
    #[must_use]
    pub fn in_hand(&self) -> Tiles {
        self.concealed.iter().chain(&self.win).collect()
    }

    /// Whether no set was claimed: only concealed kongs lie on the table.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.melds.iter().all(Meld::is_concealed)
    }

    /// All playing tiles of the seat, those of its sets too.
    #[must_use]
    pub fn all(&self) -> Tiles {
        let melded = self.melds.iter().flat_map(|meld| &meld.tiles);
        self.concealed
            .iter()
            .chain(&self.win)
            .chain(melded)
            .collect()
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hand").finish_non_exhaustive()
    }
}

/// How the winning tile came, whoever it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ByKind {
    /// Drawn by the winner.
    Draw,
    /// Discarded by another seat.
    Discard,
    /// Robbed from a kong.
    Rob,
}

/// What the tile just drawn replaces. After a kong whose replacement was a bonus tile it is [`Replacement::Bonus`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Replacement {
    /// The fourth tile of a kong.
    Kong,
    /// The fourth tile of a kong made in the same turn as an earlier kong (`common.md` 9.7).
    KongOnKong,
    /// A bonus tile.
    Bonus,
}

/// A win before the game has really begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum First {
    /// The dealer wins with the tiles dealt to him, bonus tiles replaced.
    Dealt,
    /// Another seat wins on the dealer's first discard.
    OnFirstDiscard,
    /// A win before the winner's own first draw, other than the above.
    GoRound,
    /// A win on the winner's own first draw, nothing claimed before.
    OwnFirstDraw,
}

/// A declared riichi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Riichi {
    /// In any turn.
    Plain,
    /// In the first go-round, nothing claimed before.
    Double,
}

/// Everything around a hand that its worth depends on. A rule set reads what it needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Situation {
    /// The wind of the winner's seat.
    pub seat: Wind,
    /// The wind of the round.
    pub round: Wind,
    /// How the winning tile came.
    pub by: ByKind,
    /// What the winning tile replaces, if it was drawn as a replacement.
    pub replacement: Option<Replacement>,
    /// No tile can be drawn any more: the winning tile is the last of the wall, or the discard after it.
    pub last_tile: bool,
    /// The win comes before the game has really begun.
    pub first: Option<First>,
    /// A set was claimed or a kong declared before in this deal.
    pub touched: bool,
    /// The bonus tiles the winner has set out.
    pub bonus: Vec<Tile>,
    /// Riichi was declared.
    pub riichi: Option<Riichi>,
    /// The win comes within one go-round after riichi, nothing claimed in between.
    pub ippatsu: bool,
    /// Indicators turned up.
    pub indicators: Vec<Tile>,
    /// Indicators under them, for a winner who declared riichi.
    pub under_indicators: Vec<Tile>,
    /// Counters of repeats and draws on the table.
    pub counters: u32,
    /// What the whole table could see before the winning tile came: discards and open sets.
    pub seen: Tiles,
    /// Wins of the dealer in a row before this one.
    pub dealer_streak: u32,
}

impl Situation {
    /// An ordinary win: nothing special about it, no bonus tiles.
    #[must_use]
    pub fn new(seat: Wind, round: Wind, by: ByKind) -> Self {
        Self {
            seat,
            round,
            by,
            replacement: None,
            last_tile: false,
            first: None,
            touched: false,
            bonus: Vec::new(),
            riichi: None,
            ippatsu: false,
            indicators: Vec::new(),
            under_indicators: Vec::new(),
            counters: 0,
            seen: Tiles::default(),
            dealer_streak: 0,
        }
    }
}

impl Default for Situation {
    /// East draws in an East round.
    fn default() -> Self {
        Self::new(Wind::East, Wind::East, ByKind::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_shows_no_tile() {
        let hand = Hand {
            concealed: vec!["5z".parse().expect("a tile")],
            melds: Vec::new(),
            win: "6z".parse().ok(),
        };
        assert_eq!(format!("{hand:?}"), "Hand { .. }");
    }
}
