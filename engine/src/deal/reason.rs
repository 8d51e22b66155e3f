//! Why a seat cannot do something: typed, so that each language has its own words for it.

use serde::{Deserialize, Serialize};

use crate::hidden::Hidden;
use crate::pattern::Unit;
use crate::tile::Kind;

/// Why a move is not possible. Its `Debug` and its text name no tile: what a hand waits for is its holder's secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The deal is over or has not begun.
    #[error("no deal is being played")]
    NoDeal,
    /// A spectator has no moves.
    #[error("a spectator has no moves")]
    NotSeated,
    /// It is somebody else's turn.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// There is nothing to claim now.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// One's own discard cannot be claimed.
    #[error("this seat made the discard itself")]
    OwnDiscard,
    /// This seat has answered already; answers cannot be taken back.
    #[error("this seat has answered already")]
    AnsweredAlready,
    /// That tile is not in the hand.
    #[error("that tile is not in the hand")]
    NotInHand,
    /// A chow is only possible from the left neighbour.
    #[error("the discard is not the left neighbour's")]
    NotLeftNeighbour,
    /// The tiles make no run with the discard.
    #[error("the tiles make no run")]
    NoRun,
    /// Not enough tiles equal to the discard are in the hand.
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
    /// A kong needs a draw of one's own first: none right after a chow or pong.
    #[error("right after a claim only a discard is possible")]
    JustClaimed,
    /// No tile is left to replace it.
    #[error("no tile is left to replace it")]
    NoReplacement,
    /// The deal has all the kongs it may have.
    #[error("the deal has all the kongs it may have")]
    TooManyKongs,
    /// The last discard can only be won.
    #[error("the last discard can only be won")]
    LastDiscard,
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
    /// Furiten: this kind, which would complete the hand, is among one's own discards.
    #[error("furiten by an own discard")]
    FuritenDiscard {
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
    /// This tile may not be discarded right after the claim.
    #[error("swap-calling: this tile may not be discarded after that claim")]
    SwapCalling,
    /// After riichi only the drawn tile may be discarded.
    #[error("after riichi only the drawn tile may be discarded")]
    InRiichi,
    /// Riichi needs a waiting hand, no claims, a bet and enough tiles.
    #[error("riichi is not possible")]
    NoRiichi,
    /// The rules do not have this move, or not now.
    #[error("the rules do not have this move")]
    NotInTheRules,
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
        let reasons = [
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
