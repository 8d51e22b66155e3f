//! What is wrong with a game that somebody tells.

use crate::deal::reason::Reason;
use crate::game::NextDeal;
use crate::notation::walls::NoWall;
use crate::seat::{PerSeat, Seat};
use crate::tile::{Tile, write_tiles};

/// What is wrong with a game that somebody tells.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// The rules have no riichi.
    #[error("these rules have no riichi; only games of riichi are written this way")]
    NoRiichi,
    /// No wall can be made of what is told.
    #[error("{0}")]
    NoWall(#[from] NoWall),
    /// Points, counters or bets that no game comes near to.
    #[error("so many points, counters or bets come up in no game")]
    OutOfReach,
    /// Another deal comes after the last one.
    #[error("the deal begins as {theirs} of bets; by the rules it is {ours}")]
    OtherDeal {
        /// By the rules.
        ours: NextDeal,
        /// As told.
        theirs: NextDeal,
    },
    /// The game was over.
    #[error("the game was over before this deal")]
    GameOver,
    /// The deal was over.
    #[error("the deal was over before this")]
    DealOver,
    /// It is not this seat's turn.
    #[error("it is not the turn of seat {}", .seat.index())]
    NotTheTurn {
        /// Who.
        seat: Seat,
    },
    /// This seat draws nothing now, or something else.
    #[error("seat {} does not draw {tile} here", .seat.index())]
    NoSuchDraw {
        /// Who.
        seat: Seat,
        /// What is told.
        tile: Tile,
    },
    /// A draw is not told.
    #[error("the draw of seat {} before this is not told", .seat.index())]
    DrawNotTold {
        /// Who drew.
        seat: Seat,
    },
    /// That tile is not there to be taken.
    #[error("seat {} cannot take {tile} from seat {}", .seat.index(), .from.index())]
    NothingToTake {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// What is told.
        tile: Tile,
    },
    /// A kong of no tiles.
    #[error("seat {} makes a kong of no tiles", .seat.index())]
    NoKong {
        /// Who.
        seat: Seat,
    },
    /// The move was not possible.
    #[error("seat {} cannot do that: {reason}", .seat.index())]
    Refused {
        /// Who.
        seat: Seat,
        /// Why.
        reason: Reason,
    },
    /// Others win than is told.
    #[error("told is a win of {}, by the rules it is one of {}", seats(.theirs), seats(.ours))]
    Winners {
        /// By the rules.
        ours: Vec<Seat>,
        /// As told.
        theirs: Vec<Seat>,
    },
    /// The deal is told to have ended without a win, and goes on.
    #[error("the deal is told to end without a win here, but by the rules it goes on")]
    GoesOn,
    /// The deal ended early where the wall is told to be used up, or the other way round.
    #[error("the deal is told to have ended in another way without a win than the rules end it")]
    OtherEnd,
    /// Other indicators.
    #[error("indicators told: {}; turned by the rules: {}", write_tiles(.theirs), write_tiles(.ours))]
    Indicators {
        /// By the rules.
        ours: Vec<Tile>,
        /// As told.
        theirs: Vec<Tile>,
    },
    /// Something else is paid.
    #[error("told is a change of points by {:?}, by the rules it is {:?}{}", .theirs.0, .ours.0, because(.sheet))]
    Changes {
        /// By the rules.
        ours: PerSeat<i32>,
        /// As told.
        theirs: PerSeat<i32>,
        /// The sheet of the win by the rules: names and worths; empty without a win.
        sheet: Vec<(String, u32)>,
    },
    /// The points are others.
    #[error("points told: {:?}; by the rules: {:?}", .theirs.0, .ours.0)]
    Points {
        /// By the rules.
        ours: PerSeat<i32>,
        /// As told.
        theirs: PerSeat<i32>,
    },
}

fn seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
    format!("seat {}", numbers.join(" and "))
}

fn because(sheet: &[(String, u32)]) -> String {
    let lines: Vec<String> = sheet
        .iter()
        .map(|(name, worth)| format!("{name} {worth}"))
        .collect();
    if lines.is_empty() {
        String::new()
    } else {
        format!(" ({})", lines.join(", "))
    }
}
