//! Patterns of one unit, added up; the sum is cut at a cap.

use crate::pattern::{Part, Picks};
use crate::reading::Rows;
use crate::rules::count::Sum;
use crate::score::count::found::There;
use crate::score::sheet::{Line, Sheet, Totals};

/// Leaves the patterns that count beside each other, and says which of them count for the minimum.
pub(super) fn choose(sum: &Sum, there: &mut There<'_>) -> Picks {
    let (ordinary, awards) = (there.of_part(Part::Ordinary), there.of_part(Part::Award));
    match standing_award(there) {
        Some(award) => {
            there.drop((ordinary | there.of_part(Part::Limit) | awards).without(award));
        }
        None => there.drop(awards),
    }
    if sum.bonus_counts {
        there.all()
    } else {
        there.all().without(there.of_part(Part::Bonus))
    }
}

/// The rank of a reading: the sum, cut at the cap, then the whole sum.
pub(super) fn rank(sum: &Sum, there: &There<'_>) -> (u32, u32) {
    let total = there.worth(there.all());
    (total.min(sum.cap), total)
}

/// The award that stands for all ordinary patterns: the highest, when it is at least their sum.
fn standing_award(there: &There<'_>) -> Option<Picks> {
    let awards = there.of_part(Part::Award).iter().map(Picks::only);
    let highest = awards.max_by_key(|&award| there.worth(award))?;
    let ordinary = there.worth(there.of_part(Part::Ordinary));
    (there.worth(highest) >= ordinary).then_some(highest)
}

/// A sheet from its lines.
pub(super) fn sheet(sum: &Sum, lines: Vec<Line>, reading: Rows) -> Sheet {
    let total: u32 = lines.iter().map(|line| line.worth).sum();
    Sheet {
        totals: Totals::from_slice(&[(sum.unit, total)]),
        limit: (total > sum.cap).then(|| "cap".into()),
        value: total.min(sum.cap),
        lines,
        reading,
    }
}
