//! Han and fu, up to yakuman (`riichi.md` 8.1 and 8.4).

use std::cmp::Reverse;

use crate::pattern::{Part, Picks, Unit};
use crate::reading::{Reading, Rows};
use crate::rules::count::{Han, YAKUMAN};
use crate::score::count::found::There;
use crate::score::count::fu::Fu;
use crate::score::sheet::{Line, Sheet, Totals};
use crate::seat::Wind;
use crate::situation::{ByKind, Situation};

/// Leaves the patterns that count beside each other, and says which of them count for the minimum.
pub(super) fn choose(han: &Han, there: &mut There<'_>) -> Picks {
    let yakuman = there.yakuman();
    if !yakuman.is_empty() {
        // Nothing counts beside a yakuman but other yakuman.
        there.keep(if han.yakuman_add {
            yakuman
        } else {
            highest(there, yakuman)
        });
        return there.all();
    }
    let award = there.of_part(Part::Award);
    if !award.is_empty() {
        // It stands alone where it is worth at least as much as all else together.
        let others = there.all().without(award);
        if there.worth(award) >= there.worth(others) {
            there.keep(award);
        } else {
            there.keep(others);
        }
    }
    there.all().without(there.of_part(Part::Bonus))
}

/// The one that is worth most, the first where there are several.
fn highest(there: &There<'_>, rows: Picks) -> Picks {
    let each = rows.iter().map(Picks::only);
    let highest = each.min_by_key(|&row| Reverse(there.worth(row)));
    highest.unwrap_or_default()
}

/// The rank of a reading: what is paid for it, then han before fu.
pub(super) fn rank(han: &Han, there: &There<'_>, reading: &Reading<'_>) -> (u32, u32) {
    let worth = there.worth(there.all());
    if !there.yakuman().is_empty() {
        return (paid(worth * YAKUMAN, reading.situation), 0);
    }
    let fu = Fu::of(han, reading).sum;
    let (value, _) = han.base_points(worth, fu);
    (paid(value, reading.situation), 1000 * worth + fu)
}

/// The sheet of a reading and the patterns that count in it.
pub(super) fn sheet(han: &Han, there: &There<'_>, reading: &Reading<'_>, shown: Rows) -> Sheet {
    let mut lines = Vec::with_capacity(MOST_LINES);
    let mut worth = 0;
    for counted in there.iter() {
        worth += counted.worth();
        lines.push(counted.line());
    }
    if !there.yakuman().is_empty() {
        return yakuman_sheet(worth, lines, shown);
    }
    let fu = Fu::of(han, reading);
    lines.extend(fu.lines());
    let (value, limit) = han.base_points(worth, fu.sum);
    Sheet {
        totals: Totals::from_slice(&[(Unit::Han, worth), (Unit::Fu, fu.sum)]),
        limit: limit.map(Into::into),
        value,
        lines,
        reading: shown,
    }
}

/// Few sheets have more lines: seven patterns, and of fu the base, four sets, the pair, the wait, how the tile came and
/// the rounding.
const MOST_LINES: usize = 16;

/// The sheet of so many yakuman.
pub(super) fn yakuman_sheet(times: u32, lines: Vec<Line>, reading: Rows) -> Sheet {
    Sheet {
        totals: Totals::from_slice(&[(Unit::Yakuman, times)]),
        limit: Some("yakuman".into()),
        value: times * YAKUMAN,
        lines,
        reading,
    }
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
