//! Patterns of one unit, added up; the sum is cut at a cap.

use crate::pattern::Part;
use crate::reading::Rows;
use crate::rules::count::Sum;
use crate::score::count::Tally;
use crate::score::count::found::{Counted, There};
use crate::score::sheet::{Line, Sheet};

/// What the patterns found in a reading add up to.
pub(super) fn tally(sum: &Sum, there: &mut There<'_>) -> Tally {
    let award = standing_award(there);
    there.retain(|c| match c.pattern.part {
        Part::Ordinary | Part::Limit => award.is_none(),
        Part::Award => award == Some(c.pattern.name),
        Part::Circumstance | Part::Bonus => true,
    });
    let for_minimum = there
        .iter()
        .filter(|c| sum.bonus_counts || !c.is(Part::Bonus));
    let have = for_minimum.map(Counted::worth).sum();
    let total: u32 = there.iter().map(Counted::worth).sum();
    Tally {
        rank: (total.min(sum.cap), total),
        have,
    }
}

/// The award that stands for all ordinary patterns: the highest, when it is at least their sum.
fn standing_award(there: &[Counted<'_>]) -> Option<&'static str> {
    let of = |part| there.iter().filter(move |c| c.is(part));
    let sum: u32 = of(Part::Ordinary).map(Counted::worth).sum();
    let highest = of(Part::Award)
        .map(|c| c.pattern)
        .max_by_key(|award| award.worth);
    highest
        .filter(|award| award.worth >= sum)
        .map(|award| award.name)
}

/// A sheet from its lines.
pub(super) fn sheet(sum: &Sum, lines: Vec<Line>, reading: Rows) -> Sheet {
    let total: u32 = lines.iter().map(|line| line.worth).sum();
    Sheet {
        totals: vec![(sum.unit, total)],
        limit: (total > sum.cap).then(|| "cap".into()),
        value: total.min(sum.cap),
        lines,
        reading,
    }
}
