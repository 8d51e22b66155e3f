//! Han and fu, up to yakuman (`riichi.md` 8.1 and 8.4).

use crate::pattern::{Part, Unit};
use crate::reading::Reading;
use crate::rules::count::{Han, YAKUMAN};
use crate::score::count::Tally;
use crate::score::count::found::Counted;
use crate::score::count::fu;
use crate::score::sheet::{Line, Sheet};
use crate::seat::Wind;
use crate::situation::{ByKind, Situation};
use crate::tile::Tile;

/// What the patterns found in a reading are worth together with its fu.
pub(super) fn tally(han: &Han, mut there: Vec<Counted<'_>>, reading: &Reading<'_>) -> Tally {
    if there.iter().any(|c| c.pattern.unit == Unit::Yakuman) {
        return yakuman(han, there, reading);
    }
    let award = standing_award(&there);
    there.retain(|c| match award {
        Some(name) => c.pattern.name == name,
        None => !c.is(Part::Award),
    });
    let yaku = there.iter().filter(|c| !c.is(Part::Bonus));
    let have = yaku.map(Counted::worth).sum();
    let mut lines: Vec<Line> = there.iter().map(joined).collect();
    lines.extend(fu::lines(han, reading));
    let total = |unit| -> u32 {
        let of_unit = lines.iter().filter(|line| line.unit == unit);
        of_unit.map(|line| line.worth).sum()
    };
    let (counted, fu) = (total(Unit::Han), total(Unit::Fu));
    let (value, limit) = han.base_points(counted, fu);
    Tally {
        rank: (paid(value, reading.situation), 1000 * counted + fu),
        sheet: Sheet {
            totals: vec![(Unit::Han, counted), (Unit::Fu, fu)],
            limit: limit.map(Into::into),
            value,
            lines,
            reading: reading.rows(),
        },
        have,
    }
}

/// Nothing counts beside a yakuman but other yakuman.
fn yakuman(han: &Han, mut there: Vec<Counted<'_>>, reading: &Reading<'_>) -> Tally {
    there.retain(|c| c.pattern.unit == Unit::Yakuman);
    if !han.yakuman_add {
        there.sort_by_key(|c| std::cmp::Reverse(c.worth()));
        there.truncate(1);
    }
    let times: u32 = there.iter().map(Counted::worth).sum();
    let lines = there.iter().map(joined).collect();
    let sheet = yakuman_sheet(times, lines, reading.rows());
    Tally {
        rank: (paid(sheet.value, reading.situation), 0),
        sheet,
        have: times,
    }
}

/// The sheet of so many yakuman.
pub(super) fn yakuman_sheet(times: u32, lines: Vec<Line>, reading: Vec<Vec<Tile>>) -> Sheet {
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
