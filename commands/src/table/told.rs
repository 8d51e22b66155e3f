//! What a journal tells of one of those who sat at a table, for himself.

use serde::Serialize;

use super::state::State;
use super::{Misfit, Table};
use crate::record::{Fact, Record};
use crate::who::{Moment, Person};

/// Something that a journal tells of a person. Its place in the journal is not told: while the game is played, the gap to the
/// one before it would count what others have answered unseen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Told {
    /// When it happened.
    pub at: Moment,
    /// What.
    pub fact: Fact,
}

impl Table {
    /// What these records tell of a person: what names him, and what he did on his seat beside playing. The moves are in the
    /// files of the games; nothing of the walls or of anybody else is told.
    ///
    /// # Errors
    /// When the records do not make a table.
    pub fn told_of(
        person: Person,
        records: impl IntoIterator<Item = Record>,
    ) -> Result<Vec<Told>, Misfit> {
        let mut state: Option<State> = None;
        let mut told = Vec::new();
        for record in records {
            if is_of(person, &record.fact, state.as_ref()) {
                told.push(without_secrets(&record));
            }
            match &mut state {
                Some(state) => state.apply(&record)?,
                None => state = Some(State::first(&record)?),
            }
        }
        Ok(told)
    }
}

fn is_of(person: Person, fact: &Fact, state: Option<&State>) -> bool {
    let people = fact.people();
    if !people.is_empty() {
        return people.contains(&person);
    }
    let seat = state.and_then(|state| state.seat_of(person));
    seat.is_some() && fact.seat() == seat
}

/// How a table was opened holds the secret of its walls: of it only the host is told.
fn without_secrets(record: &Record) -> Told {
    let fact = if let Fact::Opened { host, .. } = &record.fact {
        Fact::HostChanged { to: host.clone() }
    } else {
        record.fact.clone()
    };
    let at = record.at;
    Told { at, fact }
}
