//! What a hand must show for a line of a scoring sheet, in a sentence.
//!
//! Sentences are found by the line's name: first that of the rule set, then the one that games share. What a house option adds
//! has a sentence of its own, found by its key and the value it has at the table.

use engine::rules::RuleSet;
use engine::rulesets;

use super::rules::{in_words, key};
use super::{Tongue, phrase, say, terms};

/// The sentence for a line by its name under these rules; `None` for a name that they do not know.
#[must_use]
pub fn meaning(name: &str, set: &RuleSet, tongue: Tongue) -> Option<String> {
    let words = in_words(&set.vocabulary, tongue);
    let find = |id: &str| phrase::find_with(tongue, &key("means", id), words.clone());
    let own = own(set.id, name);
    let basis = find(&own).or_else(|| find(name));
    let added = chosen(set).filter_map(|(option, value)| find(&added(&own, option, value)));
    let said = basis.into_iter().chain(added);
    let said = said.map(|sentence| terms::raised(&sentence));
    said.reduce(|first, second| say::both_sentences(tongue, first, second))
}

/// The id of the sentence that one game has for itself.
fn own(rules: &str, name: &str) -> String {
    format!("{rules}_{name}")
}

/// The id of what an option adds to it with this value.
fn added(own: &str, option: &str, value: &str) -> String {
    format!("{own}_{option}_{value}")
}

/// Every option of a rule set with the value it has.
fn chosen(set: &RuleSet) -> impl Iterator<Item = (&'static str, &str)> {
    let entry = rulesets::catalogue()
        .iter()
        .find(|entry| entry.id == set.id);
    let options = entry.map_or(&[][..], |entry| entry.options);
    options.iter().map(|option| {
        let given = set.options.get(option.key);
        (option.key, given.map_or(option.default, String::as_str))
    })
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The most characters of a sentence: in English it is read beside the line, in the others letters are twice as wide.
    fn most(tongue: Tongue) -> usize {
        if tongue == Tongue::English { 90 } else { 45 }
    }

    /// Every rule set as usual, and with every value of every option alone.
    pub(in crate::words) fn rule_sets() -> impl Iterator<Item = RuleSet> {
        rulesets::catalogue().iter().flat_map(|entry| {
            let values = entry.options.iter().flat_map(|option| {
                let whole = option.allowed.iter().filter(|value| !value.contains(".."));
                whole.map(|value| [(option.key.to_owned(), (*value).to_owned())].into())
            });
            let all = std::iter::once([].into()).chain(values);
            all.filter_map(|options| rulesets::build(entry.id, &options).ok())
        })
    }

    /// The ids of all sentences in English.
    fn said() -> BTreeSet<String> {
        let phrases = super::super::tests::phrases(Tongue::English).into_keys();
        phrases.filter(|id| id.starts_with("means_")).collect()
    }

    /// The ids of what the options of a rule set could add to a line.
    fn addable(name: &str, set: &RuleSet) -> Vec<String> {
        let own = own(set.id, name);
        let with = chosen(set).map(|(option, value)| key("means", &added(&own, option, value)));
        with.collect()
    }

    #[test]
    fn every_line_of_every_rule_set_is_explained_in_every_language() {
        let (ids, mut seen, mut wrong) = (said(), BTreeSet::new(), Vec::new());
        for set in rule_sets() {
            for name in set.worth.lines() {
                let mut adds = addable(name, &set);
                adds.retain(|id| ids.contains(id));
                let is_new = seen.insert((set.id, name, adds));
                for tongue in Tongue::ALL.into_iter().filter(|_| is_new) {
                    let said = meaning(name, &set, tongue).unwrap_or_default();
                    if said.is_empty() || said.chars().count() > most(tongue) {
                        let length = said.chars().count();
                        wrong.push(format!("{} {name} in {tongue:?}, {length}: {said}", set.id));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn every_sentence_is_of_a_line_that_there_is() {
        let (ids, mut there) = (said(), BTreeSet::new());
        for set in rule_sets() {
            for name in set.worth.lines() {
                there.extend(addable(name, &set));
                let own = key("means", &own(set.id, name));
                let is_own = ids.contains(&own);
                there.insert(if is_own { own } else { key("means", name) });
            }
        }
        let idle: Vec<_> = ids.difference(&there).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }

    #[test]
    fn a_house_option_adds_its_own_condition() {
        let with = |options: &[(&str, &str)]| {
            let owned = options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned()));
            rulesets::build("riichi", &owned.collect()).expect("allowed")
        };
        let tanyao = |options: &[(&str, &str)]| meaning("tanyao", &with(options), Tongue::English);
        assert_eq!(
            tanyao(&[]).as_deref(),
            Some("Only tiles from 2 to 8. Sets may be claimed.")
        );
        assert_eq!(
            tanyao(&[("kuitan", "false")]).as_deref(),
            Some("Only tiles from 2 to 8. Nothing claimed.")
        );
        let fu = |name: &str, options: &[(&str, &str)]| {
            meaning(name, &with(options), Tongue::English).expect("a sentence")
        };
        assert!(fu("fu_pair", &[]).ends_with("4 for the double wind."));
        assert!(!fu("fu_pair", &[("double_wind_pair", "2")]).contains('4'));
        assert!(fu("fu_open", &[]).ends_with("It brings 10."));
        assert!(fu("fu_open", &[("open_pinfu_fu", "20")]).ends_with("It brings none."));
        assert_eq!(
            meaning("a_line_of_tomorrow", &with(&[]), Tongue::English),
            None
        );
    }

    #[test]
    fn games_mean_different_things_by_the_same_name() {
        let said = |rules: &str, name: &str| {
            let set = rulesets::build(rules, &[].into()).expect("the defaults");
            meaning(name, &set, Tongue::English).expect("a sentence")
        };
        for name in [
            "last_tile",
            "earthly_hand",
            "nine_gates",
            "three_concealed_pungs",
        ] {
            assert_ne!(
                said("classical-japanese", name),
                said("classical-chinese", name)
            );
        }
    }
}
