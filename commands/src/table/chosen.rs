//! What people and the server choose while the table stands.

use std::sync::Arc;

use engine::rules::RuleSet;

use super::effect::Effect;
use super::state::{Chosen, State};
use super::{Asker, Steps, Table};
use crate::preferences::Preferences;
use crate::record::Fact;
use crate::who::{Moment, Person};
use crate::words::{Reader, TileStyle};

/// How somebody is to have his hand at a table: as he chose, or as the server did for those who have not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Likes {
    /// Who.
    pub person: Person,
    /// What he chose, and where it is nothing what the server did.
    pub preferences: Preferences,
    /// How tiles are shown to him.
    pub tiles: TileStyle,
}

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

    /// The server has chosen otherwise for those who have not: their hands are shown so at once.
    pub fn like(&mut self, all: &[Likes], now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        if !self.state.closed {
            for likes in all {
                self.note_likes(likes, false, now, &mut steps);
            }
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
        let likes = Likes {
            person,
            preferences: from.preferences.clone(),
            tiles: from.tiles,
        };
        self.note_likes(&likes, from.reads_threads == Some(true), now, steps);
    }

    /// What somebody with a place here likes is written down if it is news. Who could ever read the threads of others since he
    /// is here can: where the table stood before, threads with hands may still be open.
    fn note_likes(&mut self, likes: &Likes, reads_threads: bool, now: Moment, steps: &mut Steps) {
        let person = likes.person;
        let known = self.state.known_of(person);
        let chosen = Chosen {
            preferences: likes.preferences.clone(),
            tiles: likes.tiles,
            reads_threads: reads_threads || known.reads_threads,
        };
        if self.state.knows_of(person) && chosen != known {
            let fact = Fact::Prefers {
                person,
                preferences: chosen.preferences,
                tiles: chosen.tiles,
                reads_threads: chosen.reads_threads,
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

    /// What is known of his likes; of those who have chosen nothing, what they get.
    fn known_of(&self, person: Person) -> Chosen {
        let nothing = || Chosen {
            tiles: self.terms.tiles,
            ..Chosen::default()
        };
        self.chosen.get(&person).cloned().unwrap_or_else(nothing)
    }
}
