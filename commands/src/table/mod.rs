//! One table: asks and moments in, answers and effects out. No IO, no async, no clock.

use engine::seed::Seed;

use crate::ask::Ask;
use crate::record::{Record, Terms};
use crate::screen::page::Screen;
use crate::who::{Member, Moment, Person, Place, TableId, Turn};
use crate::words::Tongue;

/// What the shell has to do.
pub mod effect;

use effect::{Answer, Effect};

/// A table that cannot be brought back from its records.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {number} does not fit: {why}")]
pub struct Misfit {
    /// Which record.
    pub number: u32,
    /// What is wrong with it.
    pub why: String,
}

/// One table in a channel, from the lobby to the last standings.
pub struct Table {}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Table")
    }
}

/// Who asks, and in which language he is answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asker {
    /// Who.
    pub member: Member,
    /// His language.
    pub tongue: Tongue,
    /// May end any table of the server.
    pub is_admin: bool,
}

impl Table {
    /// Opens a table; the host sits down.
    ///
    /// # Errors
    /// When the terms name rules or options that do not exist: every fault, in words for the one who asked.
    pub fn open(
        id: TableId,
        place: Place,
        host: &Asker,
        terms: Terms,
        secret: Seed,
        now: Moment,
    ) -> Result<(Self, Answer), Screen> {
        todo!("{id:?} {place:?} {host:?} {terms:?} {secret:?} {now:?}")
    }

    /// Brings a table back from its records. Shows nothing yet: [`Table::resume`] does.
    ///
    /// # Errors
    /// When the records do not make a table.
    pub fn recover(records: impl IntoIterator<Item = Record>) -> Result<Self, Misfit> {
        let _ = records.into_iter();
        todo!()
    }

    /// Goes on after an interruption that began at `silent_since`: clocks get the lost time back, the board says that the
    /// table is back, every surface is shown anew.
    pub fn resume(&mut self, silent_since: Moment, now: Moment) -> Vec<Effect> {
        todo!("{silent_since:?} {now:?}")
    }

    /// Somebody asks something. `turn` is the moment his button was drawn for; `None` for a slash command, which means now.
    pub fn ask(&mut self, from: &Asker, what: Ask, turn: Option<Turn>, now: Moment) -> Answer {
        todo!("{from:?} {what:?} {turn:?} {now:?}")
    }

    /// The alarm has rung. Does what is due by `now`, and nothing if nothing is.
    pub fn wake(&mut self, now: Moment) -> Vec<Effect> {
        todo!("{now:?}")
    }

    /// When [`Table::wake`] wants to be called next.
    #[must_use]
    pub fn next_alarm(&self) -> Option<Moment> {
        todo!()
    }

    /// The hand panel of a person, as it is now; `None` if he has no seat in a game here.
    #[must_use]
    pub fn panel(&self, person: Person, now: Moment) -> Option<Screen> {
        todo!("{person:?} {now:?}")
    }

    /// The moves a person can make now, for autocompletion; empty for everybody else.
    #[must_use]
    pub fn choices(&self, person: Person) -> Vec<engine::deal::moves::Move> {
        todo!("{person:?}")
    }

    /// Which table.
    #[must_use]
    pub fn id(&self) -> TableId {
        todo!()
    }

    /// Where it stands.
    #[must_use]
    pub fn place(&self) -> Place {
        todo!()
    }

    /// The people who hold a place or seat here, for finding a person's tables.
    #[must_use]
    pub fn people(&self) -> Vec<Person> {
        todo!()
    }
}
