//! What happened. Events are facts: they carry the wall and the points, and replaying them gives the same game.

use serde::{Deserialize, Serialize};

use crate::deal::moves::Move;
pub use crate::dice::Cast;
use crate::hidden::Hidden;
use crate::meld::{Meld, ShownMeld};
use crate::rules::options::Options;
use crate::score::sheet::{Settlement, Sheet, Win};
use crate::seat::{PerSeat, Seat};
use crate::seed::{Commitment, Seed};
use crate::tile::Tile;

/// Something that happened. Stored as it is; shown only through [`Event::seen_by`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A game begins.
    Opened {
        /// The rule set's id.
        rules: String,
        /// Its edition.
        edition: u32,
        /// The house options set.
        options: Options,
        /// The secret all walls come from.
        seed: Hidden<Seed>,
        /// The promise made of it.
        commitment: Commitment,
        /// The casts that found the seats.
        casts: Vec<Cast>,
        /// Which entrant (0–3, in the order of joining) sits on each seat. Seat 0 deals first.
        entrants: PerSeat<u8>,
    },
    /// A deal begins: the wall stands and is broken; hands are dealt from it.
    Dealt {
        /// Deals of this game so far, from 1.
        number: u32,
        /// The round, from 0; its wind is `round` mod 4.
        round: u8,
        /// Who is East.
        dealer: Seat,
        /// Counters of repeats and draws (honba).
        counters: u32,
        /// Bets left on the table, in points.
        bets: i32,
        /// The casts that broke the wall.
        casts: Vec<Cast>,
        /// All tiles in drawing order: index 0 is the first head draw. A tail draw takes them as `common.md` 4.5 says.
        wall: Hidden<Vec<Tile>>,
    },
    /// A bonus tile is set out; its replacement follows as `Drawn`.
    BonusOut {
        /// Who.
        seat: Seat,
        /// The bonus tile.
        tile: Tile,
    },
    /// A tile is drawn.
    Drawn {
        /// Who.
        seat: Seat,
        /// What.
        tile: Hidden<Tile>,
        /// It replaces a bonus tile or the fourth tile of a kong, whichever end of the wall it comes from.
        replacement: bool,
    },
    /// A tile is discarded and a window opens.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// It is the tile just drawn.
        drawn: bool,
        /// Riichi is declared with it.
        riichi: bool,
    },
    /// A seat answers in a window. Only the seat itself sees that it did.
    Answered {
        /// Who.
        seat: Seat,
        /// With what.
        answer: Hidden<Move>,
    },
    /// A window closes without a claim. Nobody sees who let a winning tile go by.
    Unclaimed {
        /// For each seat that has missed a win, the value it would have had; under furiten 0 for a finished hand that might
        /// not win, which is missed too.
        passed: Hidden<PerSeat<Option<u32>>>,
    },
    /// A discard is claimed for a set. Nobody sees who let a winning tile go by.
    Called {
        /// Who.
        seat: Seat,
        /// The set, with the claimed tile and its source.
        meld: Meld,
        /// For each seat that has missed a win, the value it would have had; under furiten 0 for a finished hand that might
        /// not win, which is missed too.
        passed: Hidden<PerSeat<Option<u32>>>,
    },
    /// A concealed or added kong is declared. A window for robbing may open; the replacement follows as `Drawn`.
    KongDeclared {
        /// Who.
        seat: Seat,
        /// The kong. An added kong replaces the pong it grew from.
        meld: Meld,
        /// It is one that the rules forbid after riichi. Nobody sees that before the hand is opened.
        #[serde(default)]
        wrong: Hidden<bool>,
    },
    /// The bet of a riichi is paid.
    BetPaid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: i32,
    },
    /// An indicator is turned.
    IndicatorTurned {
        /// The tile.
        tile: Tile,
    },
    /// The deal is over and settled.
    Ended(Box<DealEnd>),
    /// The game is over.
    Finished(Outcome),
}

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody won.
    Won,
    /// No tile was left to draw.
    Exhausted,
    /// A bonus tile or kong could not be replaced.
    NoReplacement,
    /// The rules ended it early.
    Aborted,
    /// Somebody was found to have declared what the rules forbid; it is dealt again.
    Penalized,
}

/// Something wrong that was declared and found out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offence {
    /// Who.
    pub seat: Seat,
    /// What.
    pub what: Wrong,
    /// Taken off the seat's result at the end of the game, in points; 0 where it is paid at once.
    pub off_result: i32,
}

/// What can be declared wrongly where that is penalized.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    /// A win with a hand that may not win.
    FalseWin,
    /// Riichi with a hand that does not wait.
    NotWaiting,
    /// A kong after riichi that the rules forbid.
    WrongKong,
}

/// The end of a deal with everything that is opened then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DealEnd {
    /// How.
    pub ending: Ending,
    /// The wins, nearest to the right of the discarder first.
    pub wins: Vec<Win>,
    /// What the hands of the others count, in rules where they are counted and somebody has won.
    #[serde(default)]
    pub counted: PerSeat<Option<Sheet>>,
    /// Who pays whom.
    pub settlement: Settlement,
    /// The points of each seat afterwards.
    pub points: PerSeat<i32>,
    /// All four hands as they stood, sorted, without their melds.
    pub hands: PerSeat<Vec<Tile>>,
    /// The melds of all four, concealed kongs opened.
    pub melds: PerSeat<Vec<Meld>>,
    /// The wall in drawing order, opened.
    pub wall: Vec<Tile>,
    /// Bets left on the table.
    pub bets: i32,
    /// Bets taken from the table by each winner, or given back after a penalty, in points.
    #[serde(default)]
    pub bets_won: PerSeat<i32>,
    /// The indicators under those turned, when a winner declared riichi and they count; else none.
    #[serde(default)]
    pub under_indicators: Vec<Tile>,
    /// Whose hands were found to wait when the wall was used up and that is paid for; nobody otherwise.
    #[serde(default)]
    pub waiting: PerSeat<bool>,
    /// What was found to be wrong.
    #[serde(default)]
    pub offences: Vec<Offence>,
    /// Whether the same dealer deals again.
    pub dealer_stays: bool,
    /// Whether this was the last deal.
    pub last: bool,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Seats from first to last.
    pub order: [Seat; 4],
    /// Final points, bets left on the table included.
    pub points: PerSeat<i32>,
    /// What the points come to with the bonus for the place, in points. Sums to zero where the rules make it so.
    #[serde(default)]
    pub results: PerSeat<i32>,
    /// The seed, opened, so that everybody can check the commitment and every wall.
    pub seed: Seed,
}

/// The end of a game that was not played to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrokenOff {
    /// The seed, opened.
    pub seed: Seed,
}

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Eye {
    /// A player, from this seat.
    Seat(Seat),
    /// A spectator: what everybody may know.
    Rail,
}

/// What one eye sees of an event. Holds nothing that this eye may not know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// A game begins.
    Opened {
        /// The promise made of the seed.
        commitment: Commitment,
        /// The casts that found the seats.
        casts: Vec<Cast>,
        /// Which entrant sits on each seat.
        entrants: PerSeat<u8>,
    },
    /// A deal begins.
    Dealt {
        /// Deals so far, from 1.
        number: u32,
        /// The round, from 0.
        round: u8,
        /// Who is East.
        dealer: Seat,
        /// The casts that broke the wall.
        casts: Vec<Cast>,
    },
    /// A bonus tile is set out.
    BonusOut {
        /// Who.
        seat: Seat,
        /// The bonus tile.
        tile: Tile,
    },
    /// A tile is drawn.
    Drawn {
        /// Who.
        seat: Seat,
        /// What, if this eye is the drawer's.
        tile: Option<Tile>,
        /// It replaces a bonus tile or the fourth tile of a kong.
        replacement: bool,
    },
    /// A tile is discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// It is the tile just drawn.
        drawn: bool,
        /// Riichi is declared with it.
        riichi: bool,
    },
    /// A discard is claimed for a set.
    Called {
        /// Who.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// A kong is declared.
    KongDeclared {
        /// Who.
        seat: Seat,
        /// The kong as this eye sees it.
        meld: ShownMeld,
    },
    /// The bet of a riichi is paid.
    BetPaid {
        /// Who.
        seat: Seat,
        /// How much.
        amount: i32,
    },
    /// An indicator is turned.
    IndicatorTurned {
        /// The tile.
        tile: Tile,
    },
    /// The deal is over.
    Ended(Box<DealEnd>),
    /// The game is over.
    Finished(Outcome),
    /// The game was broken off: nothing follows. No event of play; the log of such a game ends with it.
    BrokenOff(BrokenOff),
}
