//! Houses: a rule set with house options, under a name of its own and with a sentence for players.

use engine::rules::options::Options;
use engine::rulesets;

/// A rule set as a house plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct House {
    /// Its name, as in `riichi-ema`: 1–32 lower-case letters, digits and hyphens.
    pub name: String,
    /// What it is called on cards: one line of at most [`MOST_TITLE`] characters.
    pub title: String,
    /// A sentence for those who choose: one line of at most [`MOST_ABOUT`] characters.
    pub about: String,
    /// The id of its rule set.
    pub rules: &'static str,
    /// Its house options, all allowed and going together.
    pub options: Options,
}

/// The most characters of a title. With a sentence and the sign between them it fills one offer of Discord, 100.
pub const MOST_TITLE: usize = 32;
/// The most characters of a sentence.
pub const MOST_ABOUT: usize = 66;

/// All houses there are, in the order they are offered.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Houses(Vec<House>);

impl Houses {
    /// What is played under a name: the rule set's id, and the options the house has chosen. A rule set of the catalogue
    /// is a house without any.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<(&'static str, Options)> {
        if let Some(house) = self.house(name) {
            return Some((house.rules, house.options.clone()));
        }
        let entry = rulesets::catalogue().iter().find(|entry| entry.id == name);
        entry.map(|entry| (entry.id, Options::new()))
    }

    /// The house of this name.
    #[must_use]
    pub fn house(&self, name: &str) -> Option<&House> {
        self.0.iter().find(|house| house.name == name)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &House> {
        self.0.iter()
    }

    /// Every name that [`Houses::get`] knows: the rule sets, then the houses.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        let rules = rulesets::catalogue().iter().map(|entry| entry.id);
        rules
            .chain(self.0.iter().map(|house| house.name.as_str()))
            .collect()
    }

    /// Adds a house, in the place of one of the same name.
    pub(crate) fn add(&mut self, house: House) {
        match self.0.iter_mut().find(|known| known.name == house.name) {
            Some(known) => *known = house,
            None => self.0.push(house),
        }
    }
}
