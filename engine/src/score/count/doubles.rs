//! Points times two for every double, up to a limit; limit hands are worth the limit by themselves.

use crate::pattern::{Part, Unit};
use crate::reading::Reading;
use crate::rules::count::Doubles;
use crate::score::count::Tally;
use crate::score::count::found::Counted;
use crate::score::sheet::{Line, Sheet};
use crate::tile::Tile;

/// More doubles than any hand can have; beyond them nothing would fit a number any more.
const MOST_DOUBLES: u32 = 20;

/// What the patterns found in a reading are worth together.
pub(super) fn tally(
    doubles: &Doubles,
    mut there: Vec<Counted<'_>>,
    reading: &Reading<'_>,
) -> Tally {
    if doubles.cuts && there.iter().any(|c| c.is(Part::Limit)) {
        there.retain(|c| c.is(Part::Limit));
    }
    let lines = there.iter().flat_map(Counted::lines).collect();
    let sheet = sheet(doubles, lines, reading.rows());
    let uncut = counted(doubles, &sheet);
    Tally {
        rank: (sheet.value, uncut),
        sheet,
        have: 0,
    }
}

/// A sheet from its lines.
pub(super) fn sheet(doubles: &Doubles, lines: Vec<Line>, reading: Vec<Vec<Tile>>) -> Sheet {
    let total = |unit| -> u32 {
        let of_unit = lines.iter().filter(|line| line.unit == unit);
        of_unit.map(|line| line.worth).sum()
    };
    let limits = total(Unit::Limits);
    // Limit hands alone have neither points nor doubles; what is no limit hand has none of them.
    let units = [Unit::Points, Unit::Doubles, Unit::Limits].map(|unit| (unit, total(unit)));
    let told = |&(unit, sum): &(Unit, u32)| sum > 0 || limits == 0 && unit != Unit::Limits;
    let mut sheet = Sheet {
        totals: units.into_iter().filter(told).collect(),
        limit: None,
        value: 0,
        lines,
        reading,
    };
    let counted = counted(doubles, &sheet);
    let fixed = doubles.limit
        * if doubles.multiples {
            limits
        } else {
            limits.min(1)
        };
    sheet.value = match (doubles.cuts, limits) {
        (true, 0) => counted.min(doubles.limit),
        (true, _) => fixed,
        (false, _) => counted.max(fixed),
    };
    let is_limited = limits > 0 && sheet.value == fixed || sheet.value < counted;
    sheet.limit = is_limited.then(|| "limit".into());
    sheet
}

/// Points times two for every double, whatever the limit.
fn counted(doubles: &Doubles, sheet: &Sheet) -> u32 {
    let total = |wanted| {
        let there = sheet.totals.iter().find(|(unit, _)| *unit == wanted);
        there.map_or(0, |&(_, total)| total)
    };
    let points: u32 = total(Unit::Points);
    let points = if doubles.points_in_tens {
        points.next_multiple_of(10)
    } else {
        points
    };
    points.saturating_mul(1 << total(Unit::Doubles).min(MOST_DOUBLES))
}
