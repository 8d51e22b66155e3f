//! What hands are worth: every pattern of the table that scores them.

use engine::pattern::{Part, Pattern, Unit};
use engine::rules::RuleSet;

use crate::words::list::list;
use crate::words::{Reader, rules, say};

/// The patterns with their worth, those of a sort under a heading.
pub(super) fn lines(set: &RuleSet, to: Reader) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let mut add = |heading: String, line: String| match groups
        .iter_mut()
        .find(|(known, _)| *known == heading)
    {
        Some((_, lines)) => lines.push(line),
        None => groups.push((heading, vec![line])),
    };
    for pattern in set.worth.patterns() {
        let name = rules::line(pattern.name, &set.vocabulary, to.tongue);
        add(
            heading(pattern.part, pattern.unit, to),
            say::rules_pattern(to, name, worth(pattern, to)),
        );
    }
    for win in &set.worth.bonus_wins {
        let name = rules::line(win.name, &set.vocabulary, to.tongue);
        let worth = rules::count(win.worth, set.worth.count.unit(), to.tongue);
        add(
            say::rules_part_bonus_wins(to),
            say::rules_pattern(to, name, worth),
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
            .map(|pattern| rules::line(pattern.name, &set.vocabulary, to.tongue))
            .collect();
        all.push(format!("**{}**", say::rules_part_losers(to)));
        all.push(list(&names, to.tongue));
    }
    all
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
