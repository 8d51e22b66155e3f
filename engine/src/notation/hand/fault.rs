//! What is wrong with a line: which field, and what would be right.

use crate::rules::options::OptionFault;
use crate::seat::Wind;
use crate::tile::{Kind, NotationError, Tile};

/// A field of a line that cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {fault}")]
pub struct LineError {
    /// The field, as in `melds` or `hands.East.concealed`.
    pub field: String,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a field, and what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A field that a line cannot do without.
    #[error("is missing; {0}")]
    Missing(&'static str),
    /// A word that is none of those it could be.
    #[error("cannot be `{word}`; it can be {}", allowed.join(", "))]
    NotAllowed {
        /// The word as written.
        word: String,
        /// The words it could be.
        allowed: Vec<String>,
    },
    /// No rules are named.
    #[error("is missing; it can be {}", allowed.join(", "))]
    NoRules {
        /// The rules there are.
        allowed: Vec<String>,
    },
    /// House options, every fault at once.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Options(Vec<OptionFault>),
    /// One option by its whole key and by the last part of it.
    #[error("`{key}` is given twice, once by the last part of its name")]
    OptionTwice {
        /// The whole key.
        key: String,
    },
    /// Something that is no row of tiles.
    #[error("{0}")]
    Notation(#[from] NotationError),
    /// A set that does not begin with its letter.
    #[error("`{0}` is no set; write C:234m, P:555p, K:5555p, A:5555p or Q:5555p")]
    NoSet(String),
    /// Tiles that do not make the set they are called.
    #[error("`{text}` cannot be; {}", set_rule(*.letter))]
    ImpossibleSet {
        /// The set as written.
        text: String,
        /// Its letter.
        letter: char,
    },
    /// A flower or season among playing tiles.
    #[error("{0} is a flower or season; those belong in `bonus`, by number")]
    BonusAmongTiles(Tile),
    /// One copy too many.
    #[error("that would be {} of {kind}, and there are four", usize::from(Kind::COPIES) + 1)]
    TooMany {
        /// The kind.
        kind: Kind,
    },
    /// A red five more than these rules have.
    #[error("that would be {} of {tile}, and these rules have {most}; see the option `tiles.red_fives`", most + 1)]
    TooManyRed {
        /// The red five.
        tile: Tile,
        /// How many there are.
        most: u8,
    },
    /// A hand of the wrong size.
    #[error("there are {tiles} tiles, and with the sets on the table there must be {}, the winning tile not among them", 13_usize.saturating_sub(3 * sets))]
    WrongSize {
        /// Tiles in hand.
        tiles: usize,
        /// Sets on the table.
        sets: usize,
    },
    /// More tiles than there can be.
    #[error("there can be at most {most} tiles, not {tiles}")]
    TooLong {
        /// How many there can be.
        most: usize,
        /// How many there are.
        tiles: usize,
    },
    /// A bonus tile that does not exist.
    #[error("there is no bonus tile {0}; flowers are 1 to 4, seasons 5 to 8")]
    NoSuchBonus(i64),
    /// A bonus tile that is there twice.
    #[error("there is one bonus tile {0}, not two")]
    BonusTwice(i64),
    /// A number out of its range.
    #[error("cannot be {number}; it can be 0 to {most}")]
    OutOfRange {
        /// The number as written.
        number: i64,
        /// The highest it can be.
        most: u32,
    },
    /// A seat that cannot stand here.
    #[error("cannot be {seat:?}, who wins; it can be {}", others(*.seat))]
    OwnSeat {
        /// The winner's seat.
        seat: Wind,
    },
    /// Two fields that say different things.
    #[error("does not go with {0}")]
    Contradiction(&'static str),
    /// Some seats are missing where all four are asked for.
    #[error("{} missing; all four seats are counted", .0.iter().map(|seat| format!("{seat:?}")).collect::<Vec<_>>().join(", "))]
    SeatsMissing(Vec<Wind>),
}

impl Fault {
    /// The same, of this field.
    pub(super) fn of(self, field: impl Into<String>) -> LineError {
        LineError {
            field: field.into(),
            fault: self,
        }
    }
}

fn set_rule(letter: char) -> &'static str {
    match letter {
        'C' => "a chow is three of a suit in a row, as in C:234m",
        'P' => "a pong is three of a kind, as in P:555p",
        _ => "a kong is four of a kind, as in K:5555p",
    }
}

fn others(seat: Wind) -> String {
    let others = Wind::ALL.into_iter().filter(|&other| other != seat);
    others
        .map(|other| format!("{other:?}"))
        .collect::<Vec<_>>()
        .join(", ")
}
