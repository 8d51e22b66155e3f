//! House options in words.

use engine::rules::RuleSet;
use engine::rules::options::OptionSpec;
use engine::rulesets;

use crate::screen::facts::TableFacts;
use crate::screen::limits::length;
use crate::words::{Reader, house, options as words, rules, say};

/// The most characters of what a lobby card says of the rules.
const MOST: usize = 900;

/// Every option with its value, and what it decides.
pub(super) fn lines(set: &RuleSet, to: Reader) -> Vec<String> {
    let words = &set.vocabulary;
    let line = |option: &OptionSpec| {
        let given = given(set, option);
        let name = words::option(option.key, set.id, words, to.tongue);
        let value = |id| words::value(option.key, id, words, to.tongue);
        let setting = if given == option.default {
            say::rules_setting(to, name, value(given))
        } else {
            say::rules_setting_changed(to, name, value(given), value(option.default))
        };
        let decides = words::decides(option.key, set.id, words, to.tongue);
        format!("{setting}\n> {decides}")
    };
    options(set).iter().map(line).collect()
}

/// What is played: the house with its sentence, or the rule set, and the options that are not as usual or not as it has them, as
/// many as fit.
#[must_use]
pub fn house(facts: &TableFacts<'_>, to: Reader) -> String {
    let set = facts.rules;
    let about = facts.house.map_or_else(
        || rules::about(set.id, to.tongue),
        |house| house::about(&house.name, &house.about, to.tongue),
    );
    let mut lines = vec![facts.game(to), about];
    // What the host has set back to the usual is as little what the house plays as anything else he has set.
    let is_told = |option: &&OptionSpec| {
        let house = facts.house.and_then(|house| house.options.get(option.key));
        let now = given(set, option);
        now != option.default || house.is_some_and(|preset| preset != now)
    };
    let changed: Vec<String> = options(set)
        .iter()
        .filter(is_told)
        .map(|option| {
            let words = &set.vocabulary;
            let name = words::option(option.key, set.id, words, to.tongue);
            let value = words::value(option.key, given(set, option), words, to.tongue);
            say::rules_setting(to, name, value)
        })
        .collect();
    let mut used: usize = lines.iter().map(|line| length(line) + 1).sum();
    let fitting = changed
        .iter()
        .take_while(|line| {
            used += length(line) + 1;
            used <= MOST
        })
        .count();
    let left = changed.len() - fitting;
    lines.extend(changed.into_iter().take(fitting));
    lines.extend((left > 0).then(|| say::rules_more(to, left)));
    lines.join("\n")
}

/// The options of a rule set.
#[must_use]
pub fn options(set: &RuleSet) -> &'static [OptionSpec] {
    rulesets::catalogue()
        .iter()
        .find(|entry| entry.id == set.id)
        .map_or(&[], |entry| entry.options)
}

/// The value of an option at a table.
#[must_use]
pub fn given<'a>(set: &'a RuleSet, option: &OptionSpec) -> &'a str {
    set.options
        .get(option.key)
        .map_or(option.default, String::as_str)
}
