//! What is told of a hand. Serialized it is the answer to a line; fields that a rule set does not use are empty.

use serde::{Serialize, Serializer};

use crate::pattern::Unit;
use crate::rules::count::Count;
use crate::rules::worth as rules;
use crate::score::sheet::{Name, Sheet};
use crate::seat::PerSeat;
use crate::tile::{Kind, Tile, write_tiles};

/// What a hand is worth and who pays whom.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// The rules, as the line names them.
    pub rules: String,
    /// The tiles make a finished hand.
    pub complete: bool,
    /// It may be declared. Whether the seat is furiten is not known here.
    pub legal: bool,
    /// Why it may not.
    pub reason: Option<WhyNot>,
    /// What it is worth and why. Lines add up to the totals; what rounds fu is not among them, nor are fu.
    pub lines: Vec<Worth>,
    /// Where its fu come from, for people: what rounds them among these. A line is not answered with them.
    #[serde(skip)]
    pub fu_lines: Vec<Worth>,
    /// Fu of a counted hand.
    pub fu: Option<u32>,
    /// Han; thirteen for each yakuman.
    pub han: Option<u32>,
    /// Yakuman.
    pub yakuman: Option<u32>,
    /// Points, before they are doubled; none for a limit hand.
    pub points: Option<u32>,
    /// How often they are doubled.
    pub doubles: Option<u32>,
    /// Faan, whatever the cap.
    pub faan: Option<u32>,
    /// The limit that cut or fixed the value.
    pub limit: Option<Name>,
    /// The sets and the pair, as the hand was read.
    pub reading: Option<Vec<String>>,
    /// What each seat gains or loses, bets with it; empty when nothing is paid, or when it needs hands that are not known.
    pub pay: Option<Winds<i32>>,
    /// The bets among that: the payments add up to them.
    pub bets_won: Option<i32>,
    /// What every hand counts, where the line has all four and the rules count them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub values: Option<Winds<u32>>,
}

/// One line of what a hand is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Worth {
    /// The name on the sheet, by which words for people are found.
    #[serde(skip)]
    pub name: Name,
    /// A stable lower-case identifier: the name that the rules have for it, as in `moon_from_the_bottom_of_the_sea`.
    #[serde(rename = "name")]
    pub written: Name,
    /// The tile it is about, where the name needs one.
    #[serde(skip)]
    pub tile: Option<Tile>,
    /// How much it adds.
    pub worth: u32,
    /// Of what.
    pub unit: Unit,
}

/// One value for each wind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "PascalCase")]
pub struct Winds<T> {
    /// Of East.
    pub east: T,
    /// Of South.
    pub south: T,
    /// Of West.
    pub west: T,
    /// Of North.
    pub north: T,
}

impl<T> From<PerSeat<T>> for Winds<T> {
    /// Seat 0 is East.
    fn from(PerSeat([east, south, west, north]): PerSeat<T>) -> Self {
        Self {
            east,
            south,
            west,
            north,
        }
    }
}

/// Why a hand may not be declared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WhyNot {
    /// No winning tile is named.
    #[error("no winning tile is given{}", waiting(.waits))]
    NoTile {
        /// The kinds that complete the hand.
        waits: Vec<Kind>,
    },
    /// The winning tile does not complete it.
    #[error("the tiles make no finished hand{}", waiting(.waits))]
    NotComplete {
        /// The kinds that do.
        waits: Vec<Kind>,
    },
    /// A finished hand with too many runs.
    #[error("by these rules the most runs a winning hand may have is {most}")]
    TooManyRuns {
        /// How many it may have.
        most: usize,
    },
    /// Nothing but what does not count for a win.
    #[error("the hand has no yaku; dora are none")]
    NoYaku,
    /// Worth too little.
    #[error("the hand has {have} {} that count for a win and needs {need}", unit_name(*.unit))]
    BelowMinimum {
        /// How much counts.
        have: u32,
        /// How much must.
        need: u32,
        /// Of what.
        unit: Unit,
    },
    /// These rules do not let such a kong be robbed with this hand.
    #[error("by these rules no kong can be robbed with this hand")]
    NoRobbing,
}

impl Serialize for WhyNot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

fn waiting(waits: &[Kind]) -> String {
    if waits.is_empty() {
        return "; it waits for nothing".to_owned();
    }
    let kinds: Vec<String> = waits.iter().map(ToString::to_string).collect();
    format!("; it waits for {}", kinds.join(", "))
}

fn unit_name(unit: Unit) -> &'static str {
    match unit {
        Unit::Points => "points",
        Unit::Doubles => "doubles",
        Unit::Faan => "faan",
        Unit::Han => "han",
        Unit::Fu => "fu",
        Unit::Yakuman => "yakuman",
        Unit::Limits => "limits",
    }
}

/// What a yakuman counts where han are compared (`riichi.md` 1.1).
const HAN_OF_YAKUMAN: u32 = 13;

impl Answer {
    /// An answer without anything but the rules.
    pub(super) fn bare(rules: &str) -> Self {
        Self {
            rules: rules.to_owned(),
            complete: false,
            legal: false,
            reason: None,
            lines: Vec::new(),
            fu_lines: Vec::new(),
            fu: None,
            han: None,
            yakuman: None,
            points: None,
            doubles: None,
            faan: None,
            limit: None,
            reading: None,
            pay: None,
            bets_won: None,
            values: None,
        }
    }

    /// Tells a sheet.
    pub(super) fn tell(&mut self, rules: &rules::Worth, sheet: Sheet) {
        let total = |wanted| {
            let there = sheet.totals.iter().find(|(unit, _)| *unit == wanted);
            there.map(|&(_, total)| total)
        };
        match rules.count {
            Count::Sum(_) => {}
            Count::Doubles(_) => {
                self.points = total(Unit::Points);
                self.doubles = total(Unit::Doubles);
            }
            Count::Han(_) => {
                let yakuman = total(Unit::Yakuman).unwrap_or(0);
                self.yakuman = Some(yakuman);
                self.fu = total(Unit::Fu);
                self.han = total(Unit::Han).or(Some(HAN_OF_YAKUMAN * yakuman));
            }
        }
        self.faan = total(Unit::Faan);
        self.limit = sheet.limit;
        self.reading = Some(sheet.reading.iter().map(write_tiles).collect());
        let told = sheet.lines.into_iter().map(|line| Worth {
            written: rules
                .written(&line.name)
                .map_or_else(|| line.name.clone(), Name::from),
            name: line.name,
            tile: line.tile,
            worth: line.worth,
            unit: line.unit,
        });
        (self.fu_lines, self.lines) = told.partition(|line| line.unit == Unit::Fu);
    }
}
