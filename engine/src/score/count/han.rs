//! Han and fu, up to yakuman (`riichi.md` 8.1 and 8.4).

use crate::pattern::{Part, Unit};
use crate::reading::{Reading, Rows};
use crate::rules::count::{Han, YAKUMAN};
use crate::score::count::Tally;
use crate::score::count::found::{Counted, There};
use crate::score::count::fu;
use crate::score::sheet::{Line, Sheet};
use crate::seat::Wind;
use crate::situation::{ByKind, Situation};

/// What the patterns found in a reading are worth together with its fu.
pub(super) fn tally(han: &Han, there: &mut There<'_>, reading: &Reading<'_>) -> Tally {
    if is_yakuman(there) {
        return yakuman(han, there, reading);
    }
    if let Some(award) = standing_award(there) {
        there.retain(|c| c.pattern.name == award);
    } else {
        there.retain(|c| !c.is(Part::Award));
    }
    let yaku = there.iter().filter(|c| !c.is(Part::Bonus));
    let have = yaku.map(Counted::worth).sum();
    let counted: u32 = there.iter().map(Counted::worth).sum();
    let fu = fu::total(han, reading);
    let (value, _) = han.base_points(counted, fu);
    Tally {
        rank: (paid(value, reading.situation), 1000 * counted + fu),
        have,
    }
}

fn is_yakuman(there: &[Counted<'_>]) -> bool {
    there.iter().any(|c| c.pattern.unit == Unit::Yakuman)
}

/// Nothing counts beside a yakuman but other yakuman.
fn yakuman(han: &Han, there: &mut There<'_>, reading: &Reading<'_>) -> Tally {
    there.retain(|c| c.pattern.unit == Unit::Yakuman);
    if !han.yakuman_add {
        there.sort_by_key(|c| std::cmp::Reverse(c.worth()));
        there.truncate(1);
    }
    let times: u32 = there.iter().map(Counted::worth).sum();
    Tally {
        rank: (paid(times * YAKUMAN, reading.situation), 0),
        have: times,
    }
}

/// The sheet of a reading that was weighed.
pub(super) fn sheet(han: &Han, there: &[Counted<'_>], reading: &Reading<'_>) -> Sheet {
    let worth = there.iter().map(Counted::worth).sum();
    if is_yakuman(there) {
        return yakuman_sheet(worth, there.iter().map(joined).collect(), reading.rows());
    }
    let mut lines = Vec::with_capacity(there.len() + MOST_FU);
    lines.extend(there.iter().map(joined));
    let fu = fu::lines(han, reading, &mut lines);
    let (value, limit) = han.base_points(worth, fu);
    Sheet {
        totals: vec![(Unit::Han, worth), (Unit::Fu, fu)],
        limit: limit.map(Into::into),
        value,
        lines,
        reading: reading.rows(),
    }
}

/// Lines of fu: base, four sets, pair, wait, how the tile came, rounding.
const MOST_FU: usize = 9;

/// The sheet of so many yakuman.
pub(super) fn yakuman_sheet(times: u32, lines: Vec<Line>, reading: Rows) -> Sheet {
    Sheet {
        totals: vec![(Unit::Yakuman, times)],
        limit: Some("yakuman".into()),
        value: times * YAKUMAN,
        lines,
        reading,
    }
}

/// One line for a pattern, however often it is there.
fn joined(counted: &Counted<'_>) -> Line {
    Line {
        name: counted.pattern.name.into(),
        worth: counted.worth(),
        unit: counted.pattern.unit,
        tile: None,
    }
}

/// The award that stands alone: worth at least as much as all else together.
fn standing_award(there: &[Counted<'_>]) -> Option<&'static str> {
    let award = there.iter().find(|c| c.is(Part::Award))?;
    let others = there.iter().filter(|c| !c.is(Part::Award));
    let sum: u32 = others.map(Counted::worth).sum();
    (award.worth() >= sum).then_some(award.pattern.name)
}

/// What all together pay for these base points, counters apart: by this the best reading is found.
fn paid(base: u32, situation: &Situation) -> u32 {
    let hundreds = |points: u32| points.next_multiple_of(100);
    let dealer = situation.seat == Wind::East;
    match (situation.by, dealer) {
        (ByKind::Draw, true) => 3 * hundreds(2 * base),
        (ByKind::Draw, false) => hundreds(2 * base) + 2 * hundreds(base),
        (ByKind::Discard | ByKind::Rob, true) => hundreds(6 * base),
        (ByKind::Discard | ByKind::Rob, false) => hundreds(4 * base),
    }
}
