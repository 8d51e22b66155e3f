//! What hands are worth: every pattern of the table that scores them.

use engine::pattern::{Part, Pattern, Unit};
use engine::rules::RuleSet;

use crate::words::list::list;
use crate::words::{Tongue, rules, say};

/// The patterns with their worth, those of a sort under a heading.
pub(super) fn lines(set: &RuleSet, tongue: Tongue) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let mut add = |heading: String, line: String| match groups
        .iter_mut()
        .find(|(known, _)| *known == heading)
    {
        Some((_, lines)) => lines.push(line),
        None => groups.push((heading, vec![line])),
    };
    for pattern in set.worth.patterns() {
        let name = rules::line(pattern.name, &set.vocabulary, tongue);
        add(
            heading(pattern.part, pattern.unit, tongue),
            say::rules_pattern(tongue, name, worth(pattern, tongue)),
        );
    }
    for win in &set.worth.bonus_wins {
        let name = rules::line(win.name, &set.vocabulary, tongue);
        let worth = rules::count(win.worth, set.worth.count.unit(), tongue);
        add(
            say::rules_part_bonus_wins(tongue),
            say::rules_pattern(tongue, name, worth),
        );
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
            .map(|pattern| rules::line(pattern.name, &set.vocabulary, tongue))
            .collect();
        all.push(format!("**{}**", say::rules_part_losers(tongue)));
        all.push(list(&names, tongue));
    }
    all
}

/// What it adds, and what in a hand with claimed sets where that is something else.
fn worth(pattern: &Pattern, tongue: Tongue) -> String {
    let closed = rules::count(pattern.worth, pattern.unit, tongue);
    match pattern.open {
        None => closed,
        Some(open) if open == pattern.worth => closed,
        Some(0) => say::rules_closed_only(tongue, closed),
        Some(open) => say::rules_open_worth(tongue, closed, open),
    }
}

fn heading(part: Part, unit: Unit, tongue: Tongue) -> String {
    match (part, unit) {
        (Part::Limit, _) => say::rules_part_limits(tongue),
        (_, Unit::Yakuman) => say::rules_part_yakuman(tongue),
        (Part::Award, _) => say::rules_part_awards(tongue),
        (Part::Bonus, Unit::Han) => say::rules_part_dora(tongue),
        (Part::Bonus, _) => say::rules_part_bonus(tongue),
        (_, Unit::Points) => say::rules_part_points(tongue),
        (_, Unit::Doubles) => say::rules_part_doubles(tongue),
        (_, Unit::Han) => say::rules_part_yaku(tongue),
        (Part::Circumstance, _) => say::rules_part_circumstances(tongue),
        (Part::Ordinary, _) => say::rules_part_ordinary(tongue),
    }
}
