//! What hands are worth: every pattern of the table that scores them.

use engine::pattern::{Part, Pattern, Unit};
use engine::rules::RuleSet;
use engine::rules::count::{Count, FU_LINES};

use crate::words::list::list;
use crate::words::{Reader, meanings, rules, say};

/// The patterns with their worth and what they mean, those of a sort under a heading.
pub(super) fn lines(set: &RuleSet, to: Reader) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let mut add = |heading: String, line: String| match groups
        .iter_mut()
        .find(|(known, _)| *known == heading)
    {
        Some((_, lines)) => lines.push(line),
        None => groups.push((heading, vec![line])),
    };
    for pattern in set.worth.patterns.iter() {
        let told = told(pattern.name, Some(worth(pattern, to)), set, to);
        add(heading(pattern.part, pattern.unit, to), told);
    }
    for win in &set.worth.bonus_wins {
        let worth = rules::count(win.worth, set.worth.count.unit(), to.tongue);
        let told = told(win.name, Some(worth), set, to);
        add(say::rules_part_bonus_wins(to), told);
    }
    if let Count::Han(_) = set.worth.count {
        for name in FU_LINES {
            add(say::rules_part_fu(to), told(name, None, set, to));
        }
    }
    let mut all: Vec<String> = groups
        .into_iter()
        .flat_map(|(heading, lines)| std::iter::once(format!("**{heading}**")).chain(lines))
        .collect();
    if !set.worth.losers.is_empty() {
        let names: Vec<String> = set
            .worth
            .losers
            .iter()
            .map(|pattern| rules::line(pattern.name, &set.vocabulary, to.tongue))
            .collect();
        all.push(format!("**{}**", say::rules_part_losers(to)));
        all.push(list(&names, to.tongue));
    }
    all
}

/// A pattern with its worth, if it has one by itself, and what the hand must show for it.
fn told(name: &str, worth: Option<String>, set: &RuleSet, to: Reader) -> String {
    let line = rules::line(name, &set.vocabulary, to.tongue);
    let line = match worth {
        Some(worth) => say::rules_pattern(to, line, worth),
        None => line,
    };
    match meanings::meaning(name, set, to.tongue) {
        Some(meaning) => format!("{line}\n> {meaning}"),
        None => line,
    }
}

/// What it adds, and what in a hand with claimed sets where that is something else.
fn worth(pattern: &Pattern, to: Reader) -> String {
    let closed = rules::count(pattern.worth, pattern.unit, to.tongue);
    match pattern.open {
        None => closed,
        Some(open) if open == pattern.worth => closed,
        Some(0) => say::rules_closed_only(to, closed),
        Some(open) => say::rules_open_worth(to, closed, open),
    }
}

fn heading(part: Part, unit: Unit, to: Reader) -> String {
    match (part, unit) {
        (Part::Limit, _) => say::rules_part_limits(to),
        (_, Unit::Yakuman) => say::rules_part_yakuman(to),
        (Part::Award, _) => say::rules_part_awards(to),
        (Part::Bonus, Unit::Han) => say::rules_part_dora(to),
        (Part::Bonus, _) => say::rules_part_bonus(to),
        (_, Unit::Points) => say::rules_part_points(to),
        (_, Unit::Doubles) => say::rules_part_doubles(to),
        (_, Unit::Han) => say::rules_part_yaku(to),
        (Part::Circumstance, _) => say::rules_part_circumstances(to),
        (Part::Ordinary, _) => say::rules_part_ordinary(to),
    }
}
