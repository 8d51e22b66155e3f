//! Languages and every phrase the bot says.

/// Names of people, made safe to show.
pub mod name;
/// Phrases by name, from the files under `locales`.
mod phrase;
/// One function for each phrase.
pub(crate) mod say;
/// The words that a game has for sets, wins and declarations.
pub mod terms;
/// What rules and sheets name by an id, in words.
pub mod rules;
/// Tiles, winds and sets in words.
pub mod tiles;
/// Why a move is not possible, in words.
pub mod reason;
/// What is said of a hand that somebody wants counted.
pub mod score;

use serde::{Deserialize, Serialize};

/// A language people are answered in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tongue {
    /// English.
    #[default]
    English,
}

impl Tongue {
    /// Every language there is.
    pub const ALL: [Self; 1] = [Self::English];

    /// The language nearest to a locale of Discord, such as `en-GB`; English for all that are not spoken here.
    #[must_use]
    pub fn from_discord(locale: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|tongue| tongue.discord() == locale)
            .unwrap_or_default()
    }

    /// The language's name among those of Discord, as in `en-US`.
    #[must_use]
    pub fn discord(self) -> &'static str {
        match self {
            Self::English => "en-US",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use super::*;

    /// Phrases found by ids of the rules and of commands, so not by functions of their own.
    const FAMILIES: [&str; 12] = [
        "line_", "limit_", "pay_", "game_", "option_", "value_", "clock_", "command_", "given_",
        "choice_", "word_", "about_",
    ];

    /// What lines, options and values may have put into them: words of the game ([`rules::line`]).
    const IN_WORDS: [&str; 5] = ["run", "triplet", "four", "pair", "dragon"];

    /// The phrases of a language as its files have them, each with its variables.
    fn phrases(folder: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("locales")
            .join(folder);
        for file in fs::read_dir(folder).expect("a folder of phrases") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("a text");
            let mut current = String::new();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if let Some((id, _)) = line.split_once(" = ").filter(|(id, _)| !id.contains(' ')) {
                    current = id.to_owned();
                    assert!(
                        found.insert(current.clone(), BTreeSet::new()).is_none(),
                        "{current} is there twice"
                    );
                }
                for variable in line.split('$').skip(1) {
                    let name = variable
                        .split(|c: char| !c.is_alphanumeric() && c != '_')
                        .next()
                        .unwrap_or_default();
                    found
                        .get_mut(&current)
                        .expect("a phrase before its variables")
                        .insert(name.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn every_phrase_of_the_code_is_in_every_language_with_its_variables() {
        for folder in
            fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")).expect("locales")
        {
            let language = folder
                .expect("a folder")
                .file_name()
                .into_string()
                .expect("a name");
            let there = phrases(&language);
            for (id, variables) in say::ALL {
                let variables: BTreeSet<String> =
                    variables.iter().map(|&name| name.to_owned()).collect();
                assert_eq!(there.get(*id), Some(&variables), "{id} in {language}");
            }
        }
    }

    #[test]
    fn no_language_has_phrases_that_nobody_says() {
        for (id, variables) in phrases("en") {
            let is_said = say::ALL.iter().any(|(said, _)| *said == id);
            let may_have = |name: &String| {
                ["line_", "option_", "value_"]
                    .iter()
                    .any(|family| id.starts_with(family))
                    && IN_WORDS.contains(&name.as_str())
            };
            let is_family = FAMILIES.iter().any(|family| id.starts_with(family))
                && variables.iter().all(may_have);
            assert!(is_said ^ is_family, "{id}");
        }
    }

    #[test]
    fn every_language_has_the_same_phrases() {
        let english: Vec<String> = phrases("en").into_keys().collect();
        for tongue in Tongue::ALL {
            let folder = match tongue {
                Tongue::English => "en",
            };
            assert_eq!(phrases(folder).into_keys().collect::<Vec<_>>(), english);
        }
    }

    #[test]
    fn locales_find_the_nearest_language() {
        for locale in ["en-GB", "en-US", "fr", "", "x-y-z"] {
            assert_eq!(Tongue::from_discord(locale), Tongue::English);
        }
    }
}
