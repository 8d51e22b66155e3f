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

use crate::pattern::{Table, Unit};
use crate::reading::{Reading, Rows};
use crate::rules::count::Count;
use crate::score::count::found::Counted;
pub(super) use crate::score::count::found::There;
use crate::score::sheet::{Line, Sheet};

/// What one reading adds up to.
#[derive(Clone, Copy)]
pub(super) struct Tally {
    /// How much of it counts for the minimum.
    pub(super) have: u32,
    /// The better of two readings has the higher rank: the value, then what a cap or limit hides.
    pub(super) rank: (u32, u32),
}

/// What these patterns make of a reading: those that count, and what they add up to.
pub(super) fn tally<'a>(
    count: &Count,
    patterns: &'a Table,
    reading: &Reading<'_>,
    there: &mut There<'a>,
) -> Tally {
    found::find(patterns, reading, there);
    match count {
        Count::Sum(sum) => sum::tally(sum, there),
        Count::Doubles(doubles) => doubles::tally(doubles, there),
        Count::Han(han) => han::tally(han, there, reading),
    }
}

/// The sheet of a reading and the patterns that count in it.
pub(super) fn sheet(count: &Count, there: &[Counted<'_>], reading: &Reading<'_>) -> Sheet {
    match count {
        Count::Sum(sum) => sum::sheet(sum, lines(there), reading.rows()),
        Count::Doubles(doubles) => doubles::sheet(doubles, lines(there), reading.rows()),
        Count::Han(han) => han::sheet(han, there, reading),
    }
}

fn lines(there: &[Counted<'_>]) -> Vec<Line> {
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
