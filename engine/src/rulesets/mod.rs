//! The rule sets by name. The only rooms that know names of games.

/// Facts that every game has an option for, read in one way.
mod facts;
/// Traits of hands that the tables of several games ask for.
mod traits;
/// Points of sets and pairs, the same in both classical games.
mod points;
/// Japanese points-and-bonuses game of the 1950s.
pub mod classical_japanese;
/// Chinese game in which every hand is counted and the losers settle among themselves.
pub mod classical_chinese;
/// Modern Hong Kong game with flowers and seasons.
pub mod hong_kong;
/// Modern Japanese game.
pub mod riichi;

use crate::rules::RuleSet;
use crate::rules::options::{OptionFault, OptionSpec, Options};

/// One rule set of the catalogue.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// Its id, as in `hong-kong`.
    pub id: &'static str,
    /// Its options, all with defaults.
    pub options: &'static [OptionSpec],
    /// Makes it, with house options.
    build: fn(&Options) -> Result<RuleSet, Vec<OptionFault>>,
}

static CATALOGUE: [Entry; 4] = [
    Entry {
        id: hong_kong::ID,
        options: &hong_kong::OPTIONS,
        build: hong_kong::build,
    },
    Entry {
        id: riichi::ID,
        options: &riichi::OPTIONS,
        build: riichi::build,
    },
    Entry {
        id: classical_japanese::ID,
        options: &classical_japanese::OPTIONS,
        build: classical_japanese::build,
    },
    Entry {
        id: classical_chinese::ID,
        options: &classical_chinese::OPTIONS,
        build: classical_chinese::build,
    },
];

/// All rule sets there are.
#[must_use]
pub fn catalogue() -> &'static [Entry] {
    &CATALOGUE
}

/// The rule set of this id with these house options.
///
/// # Errors
/// Every fault at once: an unknown id, unknown keys, values that are not allowed or do not go together.
pub fn build(id: &str, options: &Options) -> Result<RuleSet, Vec<OptionFault>> {
    let unknown = || {
        let known = CATALOGUE.iter().map(|entry| entry.id).collect();
        vec![OptionFault::NoSuchRules {
            id: id.into(),
            known,
        }]
    };
    let entry = CATALOGUE
        .iter()
        .find(|entry| entry.id == id)
        .ok_or_else(unknown)?;
    (entry.build)(options)
}
