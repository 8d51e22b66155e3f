//! The words that a game has for sets, wins and declarations ([`engine::rules::vocabulary`]), in a language.

use engine::meld::MeldKind;
use engine::rules::vocabulary::Vocabulary;

use super::{Tongue, phrase};

/// A word by its id, as in the middle of a sentence; an id without words is shown as it is, with spaces.
#[must_use]
pub fn word(id: &str, tongue: Tongue) -> String {
    phrase::find(tongue, &format!("word_{id}")).unwrap_or_else(|| id.replace('_', " "))
}

/// A word by its id, as on a button or at the beginning of a sentence.
#[must_use]
pub fn capital(id: &str, tongue: Tongue) -> String {
    raised(&word(id, tongue))
}

/// A text with its first letter in capitals, in scripts that have them.
#[must_use]
pub fn raised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// What the set of such a word is called where nobody claims it, as in `順子` of what is claimed as `チー`; other words stay.
#[must_use]
pub fn shape(id: &str, tongue: Tongue) -> String {
    phrase::find(tongue, &format!("shape_{id}")).unwrap_or_else(|| word(id, tongue))
}

/// What sort of set it is.
#[must_use]
pub fn set(kind: MeldKind, words: &Vocabulary, tongue: Tongue) -> String {
    let id = match kind {
        MeldKind::Chow => words.run,
        MeldKind::Pong => words.triplet,
        MeldKind::ClaimedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => words.four,
    };
    word(id, tongue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_every_game_is_in_every_language() {
        for entry in engine::rulesets::catalogue() {
            let rules = engine::rulesets::build(entry.id, &[].into()).expect("the defaults");
            for id in rules.vocabulary.all() {
                for tongue in Tongue::ALL {
                    let found = phrase::find(tongue, &format!("word_{id}"));
                    assert!(found.is_some(), "{id}");
                }
            }
            let words = &rules.vocabulary;
            for id in [words.run, words.triplet, words.four] {
                let named =
                    |&tongue: &Tongue| phrase::find(tongue, &format!("shape_{id}")).is_some();
                assert!(Tongue::ALL.iter().all(named), "{id}");
            }
        }
    }

    #[test]
    fn a_word_begins_a_sentence_with_a_capital() {
        assert_eq!(capital("hu_le", Tongue::English), "Hu-le");
        assert_eq!(capital("go_out", Tongue::English), "Go out");
        assert_eq!(raised("碰"), "碰");
        assert_eq!(raised(""), "");
    }
}
