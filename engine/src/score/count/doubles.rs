//! Points times two for every double, up to a limit; limit hands are worth the limit by themselves.

use crate::pattern::{Part, Picks, Unit};
use crate::reading::Rows;
use crate::rules::count::Doubles;
use crate::score::count::found::There;
use crate::score::sheet::{Line, Sheet};

/// More doubles than any hand can have; beyond them nothing would fit a number any more.
const MOST_DOUBLES: u32 = 20;

/// Leaves the patterns that count beside each other. There is no minimum.
pub(super) fn choose(doubles: &Doubles, there: &mut There<'_>) -> Picks {
    let limits = there.of_part(Part::Limit);
    if doubles.cuts && !limits.is_empty() {
        there.keep(limits);
    }
    Picks::NONE
}

/// The rank of a reading: its value, then what it would be without the limit.
pub(super) fn rank(doubles: &Doubles, there: &There<'_>) -> (u32, u32) {
    let worth = Worth::of(there.iter().map(|c| (c.pattern.unit, c.worth())));
    (worth.value(doubles), worth.uncut(doubles))
}

/// A sheet from its lines.
pub(super) fn sheet(doubles: &Doubles, lines: Vec<Line>, reading: Rows) -> Sheet {
    let worth = Worth::of(lines.iter().map(|line| (line.unit, line.worth)));
    // Limit hands alone have neither points nor doubles; what is no limit hand has none of them.
    let units = [
        (Unit::Points, worth.points),
        (Unit::Doubles, worth.doubles),
        (Unit::Limits, worth.limits),
    ];
    let told = |&(unit, sum): &(Unit, u32)| sum > 0 || worth.limits == 0 && unit != Unit::Limits;
    let value = worth.value(doubles);
    let by_limit = worth.limits > 0 && value == worth.fixed(doubles);
    Sheet {
        totals: units.into_iter().filter(told).collect(),
        limit: (by_limit || value < worth.uncut(doubles)).then(|| "limit".into()),
        value,
        lines,
        reading,
    }
}

/// What there is of each unit.
#[derive(Clone, Copy, Default)]
struct Worth {
    points: u32,
    doubles: u32,
    limits: u32,
}

impl Worth {
    fn of(all: impl Iterator<Item = (Unit, u32)>) -> Self {
        let mut worth = Self::default();
        for (unit, sum) in all {
            match unit {
                Unit::Points => worth.points += sum,
                Unit::Doubles => worth.doubles += sum,
                Unit::Limits => worth.limits += sum,
                Unit::Faan | Unit::Han | Unit::Fu | Unit::Yakuman => {}
            }
        }
        worth
    }

    /// What it comes to under the limit.
    fn value(self, doubles: &Doubles) -> u32 {
        let (uncut, fixed) = (self.uncut(doubles), self.fixed(doubles));
        match (doubles.cuts, self.limits) {
            (true, 0) => uncut.min(doubles.limit),
            (true, _) => fixed,
            (false, _) => uncut.max(fixed),
        }
    }

    /// Points times two for every double, whatever the limit.
    fn uncut(self, doubles: &Doubles) -> u32 {
        let points = if doubles.points_in_tens {
            self.points.next_multiple_of(10)
        } else {
            self.points
        };
        points.saturating_mul(1 << self.doubles.min(MOST_DOUBLES))
    }

    /// What the limit hands are worth.
    fn fixed(self, doubles: &Doubles) -> u32 {
        let times = if doubles.multiples {
            self.limits
        } else {
            self.limits.min(1)
        };
        doubles.limit * times
    }
}
