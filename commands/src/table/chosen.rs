//! What people and the server choose while the table stands.

use std::sync::Arc;

use engine::rules::RuleSet;

use super::effect::Effect;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::preferences::Preferences;
use crate::record::Fact;
use crate::who::{Moment, Person};
use crate::words::Reader;

impl Table {
    /// A person at the table has chosen otherwise: his panel is drawn so.
    pub fn prefer(&mut self, from: &Asker, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        if !self.state.closed {
            self.hear(from, now, &mut steps);
        }
        self.finish(steps)
    }

    /// The server has chosen another language or other tiles for its channels.
    pub fn speak(&mut self, public: Reader, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        let Reader { tongue, tiles } = public;
        let terms = &self.state.terms;
        if !self.state.closed && (terms.tongue, terms.tiles) != (tongue, tiles) {
            self.keep(Fact::Speaks { tongue, tiles }, now, &mut steps);
        }
        self.finish(steps)
    }

    /// The rules of the next game, or of the one that is played.
    #[must_use]
    pub fn rules(&self) -> Arc<RuleSet> {
        Arc::clone(&self.state.rules)
    }

    /// Somebody with a place here is answered in the language he speaks now, and his panel is drawn in it.
    pub(super) fn hear(&mut self, from: &Asker, now: Moment, steps: &mut Steps) {
        let person = from.member.person;
        if self.state.has(person) && self.state.tongue(person) != from.tongue {
            let fact = Fact::Joined {
                member: from.member.clone(),
                tongue: from.tongue,
            };
            self.keep(fact, now, steps);
        }
        if self.state.knows_of(person) && !self.state.knows(from) {
            let fact = Fact::Prefers {
                person,
                preferences: from.preferences.clone(),
                tiles: from.tiles,
                reads_threads: self.state.reads_threads(from),
            };
            self.keep(fact, now, steps);
        }
    }
}

impl State {
    /// What somebody has chosen for himself; `None` as long as that is nothing.
    pub(super) fn preferences(&self, person: Person) -> Option<&Preferences> {
        Some(&self.chosen.get(&person)?.preferences)
    }

    /// What he chose is what is known of him here.
    fn knows(&self, from: &Asker) -> bool {
        match self.chosen.get(&from.member.person) {
            Some(known) => {
                known.preferences == from.preferences
                    && known.tiles == from.tiles
                    && known.reads_threads == self.reads_threads(from)
            }
            None => {
                from.preferences == Preferences::default()
                    && from.tiles == self.terms.tiles
                    && from.reads_threads != Some(true)
            }
        }
    }
}
