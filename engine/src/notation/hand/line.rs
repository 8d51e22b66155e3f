//! A line as it is written: texts and numbers, nothing checked yet.

use std::collections::BTreeMap;

use crate::rules::options::Options;
use crate::seat::Wind;
use crate::situation::ByKind;

/// A hand and its situation as somebody wrote them. What was left out has its default.
///
/// `I` is whatever the one who wrote it knows it by; it plays no part here.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Line<I = ()> {
    /// What it is known by.
    pub id: I,
    /// The rules, by their name; a line cannot do without.
    pub rules: String,
    /// House options.
    pub options: Options,
    /// The hand.
    pub hand: Held,
    /// The wind of the seat that holds it; East when left out.
    pub seat: Option<Wind>,
    /// The hands of all four seats, instead of `hand` and `seat`; empty when left out.
    pub hands: BTreeMap<Wind, Held>,
    /// Which of the four wins.
    pub winner: Option<Wind>,
    /// The winning tile.
    pub win: Option<String>,
    /// The wind of the round; East when left out.
    pub round: Option<Wind>,
    /// How the winning tile came; when left out, from another seat if one is named, else drawn.
    pub by: Option<ByKind>,
    /// The seat that discarded it or made the kong.
    pub from: Option<Wind>,
    /// Indicators that lie open.
    pub dora_indicators: String,
    /// Indicators under them; they count for a winner who declared riichi.
    pub ura_indicators: String,
    /// Counters on the table.
    pub counters: i64,
    /// Bets on the table, the winner's own too.
    pub bets: i64,
    /// The seat that is liable for the hand.
    pub liable: Option<Wind>,
    /// How the win came about.
    pub flags: Flags,
}

/// The tiles of one seat as somebody wrote them.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Held {
    /// The tiles in hand, the winning tile not among them.
    pub concealed: String,
    /// The sets on the table, as in `P:777z`.
    pub melds: Vec<String>,
    /// The flowers and seasons set out, 1 to 8. They count where they are in play.
    pub bonus: Vec<i64>,
}

/// How the win came about. Where a rule set does not know a flag it makes no difference.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Flags {
    /// A waiting hand was declared.
    pub riichi: bool,
    /// It was declared in the first go-round; that is a riichi too.
    pub double_riichi: bool,
    /// The win comes within a go-round after it.
    pub ippatsu: bool,
    /// What the winning tile replaces.
    pub replacement: Option<Replaced>,
    /// It replaces the tile of a kong that was made of the replacement of another.
    pub kong_on_kong: bool,
    /// The winning tile is the last of the wall, or else the last discard.
    pub last: bool,
    /// The win comes in the first go-round, nothing claimed before.
    pub first: Option<FirstWin>,
    /// Kinds whose four copies everybody saw before the winning tile came.
    pub dead_kinds: Vec<String>,
    /// Wins of East in a row before this one.
    pub streak: i64,
}

/// What a drawn tile replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replaced {
    /// The fourth tile of a kong.
    Kong,
    /// A flower or season.
    Flower,
}

/// A win in the first go-round. Which one it is follows from the seats and from how the tile came; a name that says
/// something else is a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstWin {
    /// Whichever it is.
    Any,
    /// East wins with the tiles dealt.
    Heaven,
    /// With the own first tile drawn, or on East's first discard.
    Earth,
    /// On a discard before the own first draw.
    Human,
}
