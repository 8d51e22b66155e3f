//! The events of mjai. Fields that say nothing we need are skipped when they are read.

use serde::{Deserialize, Serialize};

use super::pai::Pai;
use crate::seat::{PerSeat, Seat};

/// One event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A game begins.
    StartGame {
        /// The names of the players.
        #[serde(default)]
        names: Option<Vec<String>>,
    },
    /// A deal begins.
    StartKyoku {
        /// The wind of the round.
        bakaze: Pai,
        /// Which deal of the round, 1–4.
        kyoku: u8,
        /// Counters.
        honba: u32,
        /// Bets on the table.
        #[serde(alias = "kyoutaku", default)]
        kyotaku: u32,
        /// The dealer.
        oya: Seat,
        /// The points of each.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scores: Option<PerSeat<i32>>,
        /// The first indicator.
        dora_marker: Pai,
        /// The thirteen tiles dealt to each.
        tehais: PerSeat<Vec<Pai>>,
    },
    /// A tile is drawn.
    Tsumo {
        /// Who.
        actor: Seat,
        /// What.
        pai: Pai,
    },
    /// A tile is discarded.
    Dahai {
        /// Who.
        actor: Seat,
        /// What.
        pai: Pai,
        /// It is the tile just drawn.
        #[serde(default)]
        tsumogiri: Option<bool>,
    },
    /// A discard is taken for a run.
    Chi {
        /// Who.
        actor: Seat,
        /// From whom.
        target: Seat,
        /// What.
        pai: Pai,
        /// The tiles from the hand.
        consumed: Vec<Pai>,
    },
    /// A discard is taken for a triplet.
    Pon {
        /// Who.
        actor: Seat,
        /// From whom.
        target: Seat,
        /// What.
        pai: Pai,
        /// The tiles from the hand.
        consumed: Vec<Pai>,
    },
    /// A discard is taken for a kong.
    Daiminkan {
        /// Who.
        actor: Seat,
        /// From whom.
        target: Seat,
        /// What.
        pai: Pai,
        /// The tiles from the hand.
        consumed: Vec<Pai>,
    },
    /// A concealed kong.
    Ankan {
        /// Who.
        actor: Seat,
        /// The four tiles.
        consumed: Vec<Pai>,
    },
    /// A kong made from a pong.
    Kakan {
        /// Who.
        actor: Seat,
        /// The tile added.
        pai: Pai,
        /// The pong.
        #[serde(default)]
        consumed: Vec<Pai>,
    },
    /// An indicator is turned.
    Dora {
        /// The tile.
        dora_marker: Pai,
    },
    /// Riichi is declared; the discard follows.
    Reach {
        /// Who.
        actor: Seat,
    },
    /// The bet of a riichi is paid.
    ReachAccepted {
        /// Who.
        actor: Seat,
    },
    /// Somebody wins.
    Hora {
        /// Who.
        actor: Seat,
        /// From whom; the winner himself when he drew the tile.
        target: Seat,
        /// The winning tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pai: Option<Pai>,
        /// What each gains or loses, bets taken from the table included.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deltas: Option<PerSeat<i32>>,
        /// The tiles under the indicators, for a winner who declared riichi.
        #[serde(
            alias = "uradora_markers",
            default,
            skip_serializing_if = "Option::is_none"
        )]
        ura_markers: Option<Vec<Pai>>,
        /// The points of each afterwards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scores: Option<PerSeat<i32>>,
    },
    /// Nobody wins.
    Ryukyoku {
        /// What each gains or loses.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deltas: Option<PerSeat<i32>>,
        /// The points of each afterwards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scores: Option<PerSeat<i32>>,
    },
    /// A deal is over.
    EndKyoku,
    /// A game is over.
    EndGame {
        /// The final points.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        scores: Option<PerSeat<i32>>,
    },
    /// Nothing, as an answer of a player.
    None,
    /// A greeting of a server.
    Hello,
}
