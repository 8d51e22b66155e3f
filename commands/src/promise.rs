//! What a lobby promises of the walls to come, and how that is checked when everything is opened: a secret by its hash, before
//! anybody knows who will sit down. The rules and the people are mixed into it, and that makes the seed of the game.

use engine::deal::event::Seen;
use engine::notation::log::{Header, Log};
use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::seed::{Commitment, Seed};
use serde::de::DeserializeOwned;

use crate::who::Sitter;

/// The promise of a lobby, opened after the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// What the lobby promised.
    pub promise: Commitment,
    /// The secret.
    pub secret: Seed,
    /// What was mixed into it: see [`sitting`].
    pub sitting: String,
}

/// Why a promise was not kept, or is not that of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The secret is another one.
    #[error("the secret is not the one that the lobby promised")]
    Secret,
    /// The words are of other rules than the log.
    #[error("other rules were mixed into the secret than the log names")]
    Rules,
    /// The words do not name four.
    #[error("the words that were mixed into the secret do not name four players")]
    People,
    /// They make another seed.
    #[error("the secret and those words do not make the seed of this game")]
    Seed,
}

impl Opened {
    /// A promise as it was typed.
    ///
    /// # Errors
    /// The name of what is not written as it should be: 64 hexadecimal digits.
    pub fn read(promise: &str, secret: &str, sitting: &str) -> Result<Self, &'static str> {
        Ok(Self {
            promise: hexadecimal(promise).ok_or("promise")?,
            secret: hexadecimal(secret).ok_or("secret")?,
            sitting: sitting.trim().to_owned(),
        })
    }

    /// The seed that it makes.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.secret.derive(&self.sitting)
    }

    /// Checks that the promise was kept in the game of this log.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self, log: &Log) -> Result<(), Broken> {
        if !self.promise.holds(&self.secret) {
            return Err(Broken::Secret);
        }
        let Header {
            rules,
            edition,
            options,
            ..
        } = &log.header;
        let (mixed, people) = self.sitting.split_once(" :").ok_or(Broken::People)?;
        if mixed != rules_in_words(rules, *edition, options) {
            return Err(Broken::Rules);
        }
        if people.split_whitespace().count() != 4 {
            return Err(Broken::People);
        }
        let opened = match log.seen.last() {
            Some(Seen::Finished(outcome)) => Some(&outcome.seed),
            Some(Seen::BrokenOff(end)) => Some(&end.seed),
            Some(_) | None => None,
        };
        if opened == Some(&self.seed()) {
            Ok(())
        } else {
            Err(Broken::Seed)
        }
    }
}

/// The rules, and who sits down to play by them, in words of which no others make the same seed.
#[must_use]
pub fn sitting(rules: &RuleSet, sitters: &[Sitter]) -> String {
    let sitters = sitters.iter().map(|sitter| match sitter {
        Sitter::Person(member) => format!(" {}", member.person.0),
        Sitter::Machine(number) => format!(" machine-{number}"),
    });
    let sitters: String = sitters.collect();
    let rules = rules_in_words(rules.id, rules.edition, &rules.options);
    format!("{rules} :{sitters}")
}

fn rules_in_words(id: &str, edition: u32, options: &Options) -> String {
    let options = options.iter();
    let options: String = options
        .map(|(key, value)| format!(" {key}={value}"))
        .collect();
    format!("{id}/{edition}{options}")
}

fn hexadecimal<T: DeserializeOwned>(typed: &str) -> Option<T> {
    serde_json::from_value(typed.trim().to_ascii_lowercase().into()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read_or_named() {
        let digits = "0a".repeat(32);
        let read = Opened::read(&digits.to_uppercase(), &format!(" {digits}\n"), " words ");
        let read = read.expect("64 digits each");
        assert_eq!(read.secret, Seed::from_bytes([10; 32]));
        assert_eq!(read.sitting, "words");
        for wrong in ["", "0a", &"0g".repeat(32), &"0a".repeat(33)] {
            assert_eq!(Opened::read(wrong, &digits, ""), Err("promise"));
            assert_eq!(Opened::read(&digits, wrong, ""), Err("secret"));
        }
    }
}
