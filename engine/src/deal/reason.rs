//! Why a seat cannot do something: typed, so that each language has its own words for it.

use serde::{Deserialize, Serialize};

use crate::deal::moves::Move;
use crate::hidden::Hidden;
use crate::pattern::Unit;
use crate::seat::Seat;
use crate::tile::{Kind, Tile};

/// Why a move is not possible. Its `Debug` and its text name no tile: what a hand waits for is its holder's secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The deal is over or has not begun.
    #[error("no deal is being played")]
    NoDeal,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The next deal cannot be dealt while one is being played.
    #[error("a deal is being played")]
    DealRunning,
    /// A spectator has no moves.
    #[error("a spectator has no moves")]
    NotSeated,
    /// It is somebody else's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// A discard or kong waits for claims first.
    #[error("a tile waits for claims first")]
    WindowOpen,
    /// Nothing has been discarded yet.
    #[error("nothing has been discarded yet")]
    NothingToClaim,
    /// The latest discard has been taken: a stronger claim, or a nearer seat, came before any other.
    #[error("the discard has been taken")]
    Taken {
        /// Who took it.
        by: Seat,
    },
    /// The time to claim the latest discard is over: a tile has been drawn since.
    #[error("a tile has been drawn since the discard")]
    TooLate,
    /// One's own discard cannot be claimed.
    #[error("this seat made the discard itself")]
    OwnDiscard,
    /// One's own kong cannot be robbed.
    #[error("this seat made the kong itself")]
    OwnKong,
    /// The tile of a kong can only be won.
    #[error("the tile of a kong can only be won")]
    OnlyRobbing,
    /// This seat has answered already; answers cannot be taken back.
    #[error("this seat has answered already")]
    AnsweredAlready {
        /// With what.
        with: Hidden<Move>,
    },
    /// That tile is not in the hand.
    #[error("that tile is not in the hand")]
    NotInHand {
        /// The tile.
        tile: Hidden<Tile>,
    },
    /// That tile is not the one just drawn.
    #[error("that tile is not the one just drawn")]
    NotDrawn {
        /// The tile.
        tile: Hidden<Tile>,
    },
    /// A chow is only possible from the left neighbour.
    #[error("the discard is not the left neighbour's")]
    NotLeftNeighbour {
        /// Who discarded.
        from: Seat,
    },
    /// The tiles make no run with the discard.
    #[error("the tiles make no run")]
    NoRun,
    /// Winds and dragons make no runs.
    #[error("winds and dragons make no runs")]
    NoRunOfHonours,
    /// The hand has all the runs that a winning hand may have.
    #[error("no more than {most} runs are allowed")]
    TooManyRuns {
        /// How many it may have.
        most: usize,
    },
    /// The tiles named are not equal to the discard.
    #[error("the tiles are not equal to the discard")]
    NotEqual,
    /// The two tiles of the hand are to be named in order.
    #[error("the tiles are not named in order")]
    OutOfOrder,
    /// Not enough equal tiles are in the hand.
    #[error("{need} equal tiles are needed and {have} are there")]
    NotEnoughEqual {
        /// How many must be in the hand.
        need: u8,
        /// How many are.
        have: u8,
    },
    /// There is no pong of that kind to add to.
    #[error("there is no pong to add to")]
    NoPong,
    /// Right after a chow or pong only a discard is possible.
    #[error("right after a claim only a discard is possible")]
    JustClaimed,
    /// No tile is left to replace it.
    #[error("no tile is left to replace it")]
    NoReplacement,
    /// The deal has all the kongs it may have.
    #[error("the deal has all the {most} kongs it may have")]
    TooManyKongs {
        /// How many that is.
        most: u8,
    },
    /// Four kongs by several seats end the deal: this discard can only be won.
    #[error("after four kongs the discard can only be won")]
    FourKongs,
    /// The last discard can only be won.
    #[error("the last discard can only be won")]
    LastDiscard,
    /// A concealed kong cannot be robbed by this hand.
    #[error("a concealed kong cannot be robbed by this hand")]
    ConcealedKong {
        /// Thirteen orphans could.
        orphans_may: bool,
    },
    /// The hand is not complete with this tile; what it waits for, if it waits.
    #[error("the hand is not complete")]
    NotComplete {
        /// The kinds that would complete it.
        waits: Hidden<Vec<Kind>>,
    },
    /// The hand is complete but worth too little.
    #[error("worth {have} and needs {need}")]
    BelowMinimum {
        /// What it is worth.
        have: u32,
        /// What it must be worth.
        need: u32,
        /// What is counted.
        unit: Unit,
    },
    /// The hand is complete but has no yaku; dora are none.
    #[error("the hand has no yaku")]
    NoYaku,
    /// A kong was declared after riichi that the rules forbid: no win is left in this deal.
    #[error("a kong after riichi has spoiled the hand")]
    WrongKong,
    /// Furiten: this kind, which would complete the hand, is among one's own discards.
    #[error("furiten by an own discard")]
    FuritenDiscard {
        /// The kind.
        kind: Hidden<Kind>,
    },
    /// This kind cannot be won on, because it was discarded by this seat itself.
    #[error("this seat has discarded that kind itself")]
    DiscardedItself {
        /// The kind.
        kind: Hidden<Kind>,
    },
    /// Furiten: a winning tile was let pass.
    #[error("furiten by a winning tile let pass")]
    FuritenPassed {
        /// The kind let pass.
        kind: Hidden<Kind>,
        /// Until the end of the deal, not only until the next own draw.
        for_the_deal: bool,
    },
    /// A winning tile was let pass since this seat's last turn.
    #[error("a winning tile was let pass")]
    PassedWin {
        /// The kind let pass.
        kind: Hidden<Kind>,
        /// Which wins on discards that bars.
        bars: Bars,
    },
    /// This tile may not be discarded right after the claim.
    #[error("swap-calling: this tile may not be discarded after that claim")]
    SwapCalling {
        /// The tile claimed.
        claimed: Hidden<Tile>,
    },
    /// Every discard would be swap-calling after that claim.
    #[error("swap-calling: no discard would be allowed after that claim")]
    NoDiscardLeft {
        /// The tile claimed.
        claimed: Hidden<Tile>,
    },
    /// After riichi only the drawn tile may be discarded.
    #[error("after riichi only the drawn tile may be discarded")]
    RiichiDiscard,
    /// After riichi nothing can be claimed but a win.
    #[error("after riichi nothing can be claimed but a win")]
    RiichiClaim,
    /// After riichi a kong must be of the tile just drawn.
    #[error("after riichi a kong must be of the tile just drawn")]
    RiichiKongNotDrawn,
    /// After riichi a kong may change neither the waits nor the sets of the hand.
    #[error("after riichi a kong may not change the hand")]
    RiichiKongChanges {
        /// What the hand waits for.
        waits: Hidden<Vec<Kind>>,
    },
    /// Riichi cannot be declared.
    #[error("riichi is not possible: {0}")]
    NoRiichi(NoRiichi),
    /// The deal cannot be ended over nine terminals and honours.
    #[error("the deal goes on: {0}")]
    NoAbort(NoAbort),
}

/// Which wins a win let pass bars until the own next turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bars {
    /// Those on the same kind.
    Same,
    /// All on discards.
    All,
    /// All that are worth no more than the one let pass.
    NoHigher {
        /// What that was worth.
        than: u32,
    },
}

/// Why riichi cannot be declared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoRiichi {
    /// The rules do not have it.
    #[error("the rules do not have it")]
    NotPlayed,
    /// It has been declared.
    #[error("it has been declared")]
    Declared,
    /// The hand has claimed sets.
    #[error("the hand has claimed sets")]
    NotClosed,
    /// It can be declared with the first discard only.
    #[error("it can be declared with the first discard only")]
    NotFirstDiscard,
    /// Too few points for the bet.
    #[error("the bet is {need} and the points are {have}")]
    Points {
        /// Points there are.
        have: i32,
        /// The bet.
        need: i32,
    },
    /// Too few tiles can still be drawn.
    #[error("{need} tiles must be left and {have} are")]
    Wall {
        /// Tiles left.
        have: u8,
        /// Tiles needed.
        need: u8,
    },
    /// The hand does not wait after that discard.
    #[error("the hand does not wait after that discard")]
    NotWaiting {
        /// The discard.
        tile: Hidden<Tile>,
    },
}

/// Why a deal cannot be ended over nine different terminals and honours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoAbort {
    /// The rules do not have it.
    #[error("the rules do not have it")]
    NotPlayed,
    /// It is not the first turn, or something was claimed before.
    #[error("it is not the first uninterrupted turn")]
    NotFirstTurn,
    /// Too few different terminals and honours.
    #[error("{need} different terminals and honours are needed")]
    TooFew {
        /// How many there are.
        have: Hidden<usize>,
        /// How many are needed.
        need: usize,
    },
}

/// A move that was not made. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Self {
        Self { reason }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_reason_names_a_tile() {
        let kind = Hidden("9m".parse().expect("a kind"));
        let tile = Hidden(Tile::of(kind.0));
        let reasons = [
            Reason::NotInHand { tile },
            Reason::NotDrawn { tile },
            Reason::SwapCalling { claimed: tile },
            Reason::NoDiscardLeft { claimed: tile },
            Reason::NoRiichi(NoRiichi::NotWaiting { tile }),
            Reason::AnsweredAlready {
                with: Hidden(Move::Discard {
                    tile: tile.0,
                    drawn: false,
                }),
            },
            Reason::DiscardedItself { kind },
            Reason::PassedWin {
                kind,
                bars: Bars::Same,
            },
            Reason::RiichiKongChanges {
                waits: Hidden(vec![kind.0]),
            },
            Reason::NotComplete {
                waits: Hidden(vec![kind.0]),
            },
            Reason::FuritenDiscard { kind },
            Reason::FuritenPassed {
                kind,
                for_the_deal: false,
            },
        ];
        for reason in reasons {
            let told = format!("{reason:?} {reason} {:?}", Refusal::from(reason.clone()));
            assert!(!told.contains("9m") && !told.contains("Kind"), "{told}");
        }
    }
}
