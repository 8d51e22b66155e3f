//! A game as somebody tells it, however it was written: what other people's formats have in common.

use crate::deal::moves::Move;
use crate::meld::MeldKind;
use crate::score::sheet::Sheet;
use crate::seat::{PerSeat, Seat};
use crate::tile::{Kind, Tile};

/// A game, or a part of one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Account {
    /// Its deals in order. The first need not be the first of the game.
    pub deals: Vec<Told>,
    /// The final points, if they are told.
    pub points: Option<PerSeat<i32>>,
    /// How many fives are red, if it is told.
    pub red_fives: Option<u8>,
    /// How many rounds are played, if it is told.
    pub rounds: Option<u8>,
}

/// One deal, told with all four hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The round, from 0.
    pub round: u8,
    /// Who is East.
    pub dealer: Seat,
    /// Counters of repeats and draws.
    pub counters: u32,
    /// How many bets lie on the table.
    pub bets: u32,
    /// The points of each seat before it, if they are told.
    pub points: Option<PerSeat<i32>>,
    /// The thirteen tiles dealt to each; the fourteenth of the dealer is his first draw.
    pub hands: PerSeat<Vec<Tile>>,
    /// The indicators in the order they were turned.
    pub indicators: Vec<Tile>,
    /// The tiles under the indicators, if they are told.
    pub under: Option<Vec<Tile>>,
    /// What happened, in order.
    pub acts: Vec<Act>,
    /// How it ended.
    pub end: End,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A tile was drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A tile was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Whether it was the tile just drawn; `None` where nobody says.
        drawn: Option<bool>,
        /// Riichi was declared with it.
        riichi: bool,
    },
    /// The last discard was taken for a set.
    Claimed {
        /// Who.
        seat: Seat,
        /// Whose discard.
        from: Seat,
        /// Which set.
        kind: MeldKind,
        /// The tile taken.
        tile: Tile,
        /// The tiles of the hand, in order.
        with: Vec<Tile>,
    },
    /// Four tiles of a hand were declared a kong.
    ConcealedKong {
        /// Who.
        seat: Seat,
        /// The four tiles, in order.
        tiles: Vec<Tile>,
    },
    /// A tile was added to a pong.
    AddedKong {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The pong, in order.
        pong: Vec<Tile>,
    },
    /// An indicator was turned after the first. It stands among [`Told::indicators`] too.
    Turned {
        /// The tile.
        tile: Tile,
    },
}

impl Act {
    /// Whose choice it was; `None` for what nobody chose.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        match *self {
            Self::Discarded { seat, .. }
            | Self::Claimed { seat, .. }
            | Self::ConcealedKong { seat, .. }
            | Self::AddedKong { seat, .. } => Some(seat),
            Self::Drew { .. } | Self::Turned { .. } => None,
        }
    }
}

/// How a deal ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// Somebody won, the nearest to the right of the discarder first.
    Won(Vec<Won>),
    /// Nobody won.
    Drawn {
        /// Why, where it is told.
        why: Option<Draw>,
        /// What each seat gained or lost, if it is told.
        changes: Option<PerSeat<i32>>,
        /// The points of each seat afterwards, if they are told.
        points: Option<PerSeat<i32>>,
    },
}

/// One win.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Won {
    /// Who won.
    pub seat: Seat,
    /// From whom; the winner himself when he drew the tile.
    pub from: Seat,
    /// On which tile, if it is told.
    pub tile: Option<Tile>,
    /// What each seat gained or lost by it, bets taken from the table included, if it is told.
    pub changes: Option<PerSeat<i32>>,
    /// The points of each seat afterwards, if they are told.
    pub points: Option<PerSeat<i32>>,
    /// Who is liable for it; only for writing.
    pub liable: Option<Seat>,
    /// The sheet; only for writing.
    pub sheet: Option<Sheet>,
}

/// Why nobody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draw {
    /// The wall was used up.
    WallUsedUp,
    /// The wall was used up, and somebody was paid for a river of terminals and honours.
    OutsideRiver,
    /// Nine different terminals and honours.
    NineMajors,
    /// Four equal winds.
    FourWinds,
    /// Four riichi.
    FourRiichi,
    /// Four kongs.
    FourKongs,
    /// Three winners on one tile.
    ThreeWinners,
}

impl Draw {
    /// Whether the deal ended before its wall did.
    #[must_use]
    pub fn is_early(self) -> bool {
        !matches!(self, Self::WallUsedUp | Self::OutsideRiver)
    }
}

/// Which set these tiles and the one taken are, by their number and kinds; `None` when they are none that can be claimed.
#[must_use]
pub(crate) fn claimed_set(tile: Tile, with: &[Tile]) -> Option<MeldKind> {
    let taken = tile.kind()?;
    let kinds: Vec<Kind> = with.iter().filter_map(|tile| tile.kind()).collect();
    let equal = kinds.iter().all(|&kind| kind == taken);
    match (kinds.len(), equal) {
        (2, true) => Some(MeldKind::Pong),
        (2, false) => Some(MeldKind::Chow),
        (3, true) => Some(MeldKind::ClaimedKong),
        _ => None,
    }
}

/// The move that takes a discard for such a set with these tiles of the hand.
pub(crate) fn claim(kind: MeldKind, with: &[Tile]) -> Option<Move> {
    match (kind, with) {
        (MeldKind::Chow, &[first, second]) => Some(Move::Chow {
            with: [first, second],
        }),
        (MeldKind::Pong, &[first, second]) => Some(Move::Pong {
            with: [first, second],
        }),
        (MeldKind::ClaimedKong, _) => Some(Move::Kong),
        _ => None,
    }
}
