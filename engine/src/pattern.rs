//! A pattern: something a hand can be worth points for. Rule sets are made of tables of them.

use serde::{Deserialize, Serialize};

use crate::kinds::Kinds;
use crate::reading::{Marks, Reading};

/// Some rows of a table.
mod picks;
/// The table of a rule set.
mod table;

pub(crate) use picks::Picks;
pub use table::Table;

/// What a line or a total of a scoring sheet counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Points of a points-and-doubles system.
    Points,
    /// Doubles.
    Doubles,
    /// Faan.
    Faan,
    /// Han.
    Han,
    /// Fu.
    Fu,
    /// Yakuman.
    Yakuman,
    /// Limits: what a limit hand is worth.
    Limits,
}

/// What a pattern is about, which decides how it meets the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The sets and the pair; added to the others.
    Ordinary,
    /// The whole hand; the highest award stands for all ordinary patterns when it is at least their sum.
    Award,
    /// How the win came about.
    Circumstance,
    /// Bonus tiles.
    Bonus,
    /// A hand that is worth the limit whatever else it counts.
    Limit,
}

impl Part {
    /// How many parts there are.
    const COUNT: usize = 1 + Self::Limit as usize;
}

/// Whether a pattern is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// It is not.
    No,
    /// It is, once.
    Yes,
    /// It is, so many times.
    Times(usize),
    /// It is, once for each of these kinds; not at all when there are none.
    Each(Kinds),
}

impl From<bool> for Found {
    fn from(there: bool) -> Self {
        if there { Self::Yes } else { Self::No }
    }
}

/// A test of one reading.
pub type Test = fn(&Reading<'_>) -> Found;

/// One row of a rule set's table.
#[derive(Debug, Clone, Copy)]
pub struct Pattern {
    /// A stable lower-case identifier, as in `all_pungs`; words for people are found by it.
    pub name: &'static str,
    /// How it meets the others.
    pub part: Part,
    /// What it adds each time it is there.
    pub worth: u32,
    /// What it adds in a hand with claimed sets, 0 for nothing; `None` for the same.
    pub open: Option<u32>,
    /// What that counts.
    pub unit: Unit,
    /// The marks that a reading must have for it.
    pub needs: Marks,
    /// What is asked of a reading that has them; `None` where the marks say it all.
    pub test: Option<Test>,
    /// Patterns that do not count when this one is there.
    pub swallows: &'static [&'static str],
}

impl Pattern {
    /// The same where more is asked of a reading than the marks.
    #[must_use]
    pub fn if_also(self, test: Test) -> Self {
        Self {
            test: Some(test),
            ..self
        }
    }
}

/// Two rows are the same when they say the same. What a test does cannot be compared.
impl PartialEq for Pattern {
    fn eq(&self, other: &Self) -> bool {
        let said = |p: &Self| (p.name, p.part, p.worth, p.open, p.unit, p.needs, p.swallows);
        said(self) == said(other)
    }
}
