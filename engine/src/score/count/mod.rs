//! What a reading adds up to, one room for each way of counting.

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

use crate::pattern::{Pattern, Unit};
use crate::reading::Reading;
use crate::rules::count::Count;
use crate::score::sheet::{Line, Sheet};
use crate::tile::Tile;

/// What one reading adds up to.
pub(super) struct Tally {
    pub(super) sheet: Sheet,
    /// How much of it counts for the minimum.
    pub(super) have: u32,
    /// The better of two readings has the higher rank: the value, then what a cap or limit hides.
    pub(super) rank: (u32, u32),
}

/// What these patterns make of a reading.
pub(super) fn tally(count: &Count, patterns: &[Pattern], reading: &Reading<'_>) -> Tally {
    let there = found::found(patterns, reading);
    match count {
        Count::Sum(sum) => sum::tally(sum, there, reading),
        Count::Doubles(doubles) => doubles::tally(doubles, there, reading),
        Count::Han(han) => han::tally(han, there, reading),
    }
}

/// The sheet of a win by something that is no reading: one line that is worth this much.
pub(super) fn alone(count: &Count, name: &str, worth: u32, shown: Vec<Vec<Tile>>) -> Sheet {
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
