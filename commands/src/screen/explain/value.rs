//! What the lines of a sheet come to: the sum, the limits, and what payments are counted from.

use engine::rules::RuleSet;
use engine::rules::count::{Count, Doubles};
use engine::score::sheet::{Sheet, Unit};

use crate::screen::people;
use crate::words::list::list;
use crate::words::{Reader, rules, say};

/// A sentence for each step.
pub(super) fn lines(sheet: &Sheet, set: &RuleSet, to: Reader) -> Vec<String> {
    let total = |of| {
        let found = sheet.totals.iter().find(|(unit, _)| *unit == of);
        found.map(|(_, total)| *total)
    };
    let totals = sheet.totals.iter();
    let totals: Vec<String> = totals
        .map(|&(unit, total)| rules::count(total, unit, to.tongue))
        .collect();
    let mut lines = vec![say::explain_sum(to, list(&totals, to.tongue))];
    match &set.worth.count {
        Count::Sum(sum) => {
            let value = rules::count(sheet.value, sum.unit, to.tongue);
            if sheet.limit.is_some() {
                lines.push(say::explain_cap(to, value.clone()));
            }
            let share = people::number(set.worth.payment.amount(sheet.value));
            lines.push(say::explain_share(to, value, share));
        }
        Count::Doubles(doubles) => {
            let [points, times] = [Unit::Points, Unit::Doubles].map(|of| total(of).unwrap_or(0));
            lines.extend(doubled(sheet, doubles, points, times, to));
        }
        Count::Han(_) => lines.push(base(sheet, total(Unit::Han), total(Unit::Fu), to)),
    }
    lines
}

/// Points doubled, and what the limit makes of them.
fn doubled(sheet: &Sheet, doubles: &Doubles, points: u32, times: u32, to: Reader) -> Vec<String> {
    let is_limit_hand = sheet.totals.iter().any(|(unit, _)| *unit == Unit::Limits);
    let mut lines = Vec::new();
    if points > 0 || !is_limit_hand {
        let whole = if doubles.points_in_tens {
            points.next_multiple_of(10)
        } else {
            points
        };
        if whole > points {
            lines.push(say::explain_tens(to, points, whole));
        }
        let product = whole.saturating_mul(1 << times.min(20));
        lines.push(say::explain_doubled(to, whole, times, product));
    }
    if is_limit_hand {
        lines.push(say::explain_limit_hand(to, sheet.value));
    } else if sheet.limit.is_some() {
        lines.push(say::explain_cut(to, sheet.value));
    }
    lines
}

/// Base points, of han and fu or of a limit.
fn base(sheet: &Sheet, han: Option<u32>, fu: Option<u32>, to: Reader) -> String {
    match (&sheet.limit, han, fu) {
        (None, Some(han), Some(fu)) => say::explain_base(to, fu, han + 2, sheet.value),
        (Some(limit), ..) => {
            let name = rules::limit(limit, to.tongue);
            say::explain_base_limit(to, name, sheet.value)
        }
        (None, ..) => say::explain_base_only(to, sheet.value),
    }
}
