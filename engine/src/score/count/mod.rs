//! What a reading adds up to, one room for each way of counting. Each first weighs a reading, so that the best can be found,
//! and writes a sheet of that one alone.

/// The patterns that are there.
mod found;
/// Added up, cut at a cap.
mod sum;
/// Points times two for every double.
mod doubles;
/// What a reading is worth beside its patterns.
mod fu;
/// Han and fu, up to yakuman.
mod han;

use crate::pattern::{Picks, Table, Unit};
use crate::reading::{Reading, Rows};
use crate::rules::count::Count;
use crate::score::count::found::{Counted, There};
use crate::score::sheet::{Line, Sheet};

/// One reading and what counts in it.
pub(super) struct Counting<'a> {
    count: &'a Count,
    reading: Reading<'a>,
    there: There<'a>,
    /// What of it counts for the minimum.
    for_minimum: Picks,
}

impl<'a> Counting<'a> {
    /// What these patterns make of a reading.
    pub(super) fn of(count: &'a Count, patterns: &'a Table, reading: Reading<'a>) -> Self {
        let mut counting = Self {
            count,
            there: There::of(patterns, &reading),
            reading,
            for_minimum: Picks::NONE,
        };
        let there = &mut counting.there;
        counting.for_minimum = match count {
            Count::Sum(sum) => sum::choose(sum, there),
            Count::Doubles(doubles) => doubles::choose(doubles, there),
            Count::Han(han) => han::choose(han, there),
        };
        counting
    }

    /// How much of it counts for the minimum.
    pub(super) fn have(&self) -> u32 {
        self.there.worth(self.for_minimum)
    }

    /// Whether it reaches a minimum. Everything that is there is worth something, so mostly nothing must be added up.
    pub(super) fn reaches(&self, need: u32) -> bool {
        need == 0 || need == 1 && !self.for_minimum.is_empty() || self.have() >= need
    }

    /// The better of two readings has the higher rank: the value, then what a cap or limit hides.
    pub(super) fn rank(&self) -> (u32, u32) {
        match self.count {
            Count::Sum(sum) => sum::rank(sum, &self.there),
            Count::Doubles(doubles) => doubles::rank(doubles, &self.there),
            Count::Han(han) => han::rank(han, &self.there, &self.reading),
        }
    }

    /// The sheet.
    pub(super) fn sheet(&self) -> Sheet {
        let shown = self.reading.rows();
        match self.count {
            Count::Sum(sum) => sum::sheet(sum, lines(&self.there), shown),
            Count::Doubles(doubles) => doubles::sheet(doubles, lines(&self.there), shown),
            Count::Han(han) => han::sheet(han, &self.there, &self.reading, shown),
        }
    }
}

fn lines(there: &There<'_>) -> Vec<Line> {
    there.iter().flat_map(Counted::lines).collect()
}

/// The sheet of a win by something that is no reading: one line that is worth this much.
pub(super) fn alone(count: &Count, name: &'static str, worth: u32, shown: Rows) -> Sheet {
    let line = |unit| Line {
        name: name.into(),
        worth,
        unit,
        tile: None,
    };
    match count {
        Count::Sum(sum) => sum::sheet(sum, vec![line(sum.unit)], shown),
        Count::Doubles(doubles) => doubles::sheet(doubles, vec![line(Unit::Points)], shown),
        Count::Han(_) => han::yakuman_sheet(worth, vec![line(Unit::Yakuman)], shown),
    }
}
