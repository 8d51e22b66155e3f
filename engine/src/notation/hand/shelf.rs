//! The rule sets that a line can name, built when they are first asked for and kept.

use std::collections::HashMap;
use std::sync::Arc;

use crate::notation::hand::fault::{Fault, LineError};
use crate::rules::RuleSet;
use crate::rules::options::Options;
use crate::rulesets::{self, Entry, catalogue};

/// A rule set with house options under a name of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The name, as a line says it.
    pub name: String,
    /// The rule set of the catalogue it is made of.
    pub rules: String,
    /// What the house sets; a line may set more, and change what the house has set.
    pub options: Options,
}

/// Finds rule sets by the names and options of lines: those of the catalogue, and houses.
///
/// What was built is kept for the next line, up to [`Shelf::MOST`] rule sets.
#[derive(Debug, Clone, Default)]
pub struct Shelf {
    houses: Vec<Named>,
    built: HashMap<Order, Arc<RuleSet>>,
    /// What the last line asked for: most lines ask for the same.
    last: Option<(Order, Arc<RuleSet>)>,
}

/// A name and options as a line has them.
type Order = (String, Options);

impl Shelf {
    /// How many rule sets are kept before all are forgotten.
    pub const MOST: usize = 256;

    /// A shelf with these houses beside the catalogue.
    #[must_use]
    pub fn new(houses: Vec<Named>) -> Self {
        Self {
            houses,
            ..Self::default()
        }
    }

    /// All names there are.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let catalogue = catalogue().iter().map(|entry| entry.id);
        catalogue.chain(self.houses.iter().map(|house| house.name.as_str()))
    }

    /// The rules of this name with these options. An option may go by the last part of its key where only one has it,
    /// as in `red_fives` for `tiles.red_fives`.
    ///
    /// # Errors
    /// When there are no such rules; else every fault of the options at once.
    pub fn rules(&mut self, name: &str, options: &Options) -> Result<Arc<RuleSet>, LineError> {
        if let Some((order, rules)) = &self.last
            && order.0 == name
            && order.1 == *options
        {
            return Ok(Arc::clone(rules));
        }
        let order = (name.to_owned(), options.clone());
        let rules = match self.built.get(&order) {
            Some(rules) => Arc::clone(rules),
            None => self.build(&order)?,
        };
        self.last = Some((order, Arc::clone(&rules)));
        Ok(rules)
    }

    fn build(&mut self, order: &Order) -> Result<Arc<RuleSet>, LineError> {
        let (name, options) = order;
        let house = self.houses.iter().find(|house| house.name == *name);
        let id = house.map_or(name.as_str(), |house| house.rules.as_str());
        let entry = catalogue().iter().find(|entry| entry.id == id);
        let Some(entry) = entry else {
            let allowed = self.names().map(str::to_owned).collect();
            let word = name.clone();
            let fault = if word.is_empty() {
                Fault::NoRules { allowed }
            } else {
                Fault::NotAllowed { word, allowed }
            };
            return Err(fault.of("rules"));
        };
        let mut all = house.map(|house| house.options.clone()).unwrap_or_default();
        all.extend(by_whole_keys(entry, options)?);
        let rules =
            rulesets::build(id, &all).map_err(|faults| Fault::Options(faults).of("options"))?;
        let rules = Arc::new(rules);
        if self.built.len() >= Self::MOST {
            self.built.clear();
        }
        self.built.insert(order.clone(), Arc::clone(&rules));
        Ok(rules)
    }
}

/// The options of a line by their whole keys.
fn by_whole_keys(entry: &Entry, options: &Options) -> Result<Options, LineError> {
    let mut whole = Options::new();
    for (name, value) in options {
        let key = whole_key(entry, name);
        if whole.contains_key(&key) {
            return Err(Fault::OptionTwice { key }.of("options"));
        }
        whole.insert(key, value.clone());
    }
    Ok(whole)
}

/// The key of the option that a line calls by this name.
fn whole_key(entry: &Entry, name: &str) -> String {
    let keys = || entry.options.iter().map(|option| option.key);
    let mut ending =
        keys().filter(|key| key.rsplit_once('.').is_some_and(|(_, last)| last == name));
    match (ending.next(), ending.next()) {
        (Some(key), None) if keys().all(|key| key != name) => key.to_owned(),
        _ => name.to_owned(),
    }
}
