//! House options in words: what they are called, what they decide, what their values are.
//!
//! Where an option means something else in one game, that game has words of its own for it.

use engine::rules::vocabulary::Vocabulary;

use super::list::list;
use super::rules::{find_with, named};
use super::{Tongue, say, terms};

/// What a house option is called, by its key and the id of its rule set, with the words of its game in it.
#[must_use]
pub fn option(key: &str, rules: &str, words: &Vocabulary, tongue: Tongue) -> String {
    let said = find("option", key, rules, words, tongue);
    said.unwrap_or_else(|| key.replace('_', " "))
}

/// What it decides, in a sentence; empty for an option that is not known.
#[must_use]
pub fn decides(key: &str, rules: &str, words: &Vocabulary, tongue: Tongue) -> String {
    find("decides", key, rules, words, tongue).unwrap_or_default()
}

/// A value of the house option with this key. Numbers stand for themselves.
#[must_use]
pub fn value(key: &str, id: &str, words: &Vocabulary, tongue: Tongue) -> String {
    find_with("value", &format!("{key}_{id}"), words, tongue)
        .unwrap_or_else(|| named("value", id, tongue))
}

/// What an option can be, as it is typed: its values, or for a range the numbers in it.
#[must_use]
pub fn allowed(values: &[&str], tongue: Tongue) -> String {
    let told = values.iter().map(|value| {
        let pieces: Vec<&str> = value.split('/').collect();
        let Some((low, high)) = pieces.first().and_then(|piece| piece.split_once("..")) else {
            return format!("`{value}`");
        };
        if pieces.len() == 1 {
            say::options_range(tongue, low, high)
        } else {
            say::options_several(tongue, pieces.len(), low, high)
        }
    });
    list(&told.collect::<Vec<_>>(), tongue)
}

fn find(
    family: &str,
    key: &str,
    rules: &str,
    words: &Vocabulary,
    tongue: Tongue,
) -> Option<String> {
    let own = find_with(family, &format!("{rules}_{key}"), words, tongue);
    let said = own.or_else(|| find_with(family, key, words, tongue));
    said.map(|said| terms::raised(&said))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::rules::options::OptionSpec;
    use engine::rulesets::{Entry, catalogue};

    use super::*;
    use crate::words::phrase;
    use crate::words::rules::key;
    use crate::words::tests::phrases;

    /// The most characters of a sentence: with the value before it, it stands on a line of a select.
    const MOST: usize = 110;

    fn all() -> impl Iterator<Item = (&'static Entry, &'static OptionSpec)> {
        let of = |entry: &'static Entry| entry.options.iter().map(move |option| (entry, option));
        catalogue().iter().flat_map(of)
    }

    #[test]
    fn every_option_of_every_rule_set_is_named_and_explained_in_every_language() {
        for (entry, option) in all() {
            let set = engine::rulesets::build(entry.id, &[].into()).expect("the defaults");
            let words = &set.vocabulary;
            for tongue in Tongue::ALL {
                let named = find("option", option.key, entry.id, words, tongue);
                assert!(named.is_some(), "{} in {tongue:?}", option.key);
                let said = decides(option.key, entry.id, words, tongue);
                let length = said.chars().count();
                assert!(
                    (4..=MOST).contains(&length),
                    "{} {length}: {said}",
                    option.key
                );
            }
        }
    }

    /// A number, or numbers with strokes between: they are read alike everywhere.
    fn is_of_numbers(value: &str) -> bool {
        value.contains("..") || value.parse::<i64>().is_ok()
    }

    #[test]
    fn every_value_that_is_no_number_has_words_in_every_language() {
        for (_, option) in all() {
            let words = option.allowed.iter().filter(|value| !is_of_numbers(value));
            for (id, tongue) in words.flat_map(|id| Tongue::ALL.map(|tongue| (id, tongue))) {
                let own = format!("{}_{id}", option.key);
                let said = find_with("value", &own, &Vocabulary::STANDARD, tongue);
                let said = said.or_else(|| phrase::find(tongue, &key("value", id)));
                assert!(said.is_some(), "{}={id} in {tongue:?}", option.key);
            }
        }
    }

    #[test]
    fn every_sentence_is_of_an_option_that_there_is() {
        let mut there = BTreeSet::new();
        for (entry, option) in all() {
            for family in ["option", "decides"] {
                there.insert(key(family, option.key));
                there.insert(key(family, &format!("{}_{}", entry.id, option.key)));
            }
        }
        let is_of_option = |id: &String| id.starts_with("option_") || id.starts_with("decides_");
        let said = phrases(Tongue::English).into_keys().filter(is_of_option);
        let idle: Vec<String> = said.filter(|id| !there.contains(id)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }

    #[test]
    fn the_same_option_is_called_as_its_game_means_it() {
        let called = |rules| {
            let words = &Vocabulary::STANDARD;
            let told = |tell: fn(&str, &str, &Vocabulary, Tongue) -> String| {
                tell("seven_pairs", rules, words, Tongue::English)
            };
            (told(option), told(decides))
        };
        assert_ne!(called("hong-kong"), called("classical-japanese"));
        assert_ne!(called("classical-japanese"), called("classical-chinese"));
        let value = |id| value("seven_pairs", id, &Vocabulary::STANDARD, Tongue::English);
        assert_eq!(
            [value("25x2"), value("4")],
            ["25 points and two doubles", "4"]
        );
    }
}
