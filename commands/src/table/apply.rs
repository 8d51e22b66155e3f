//! The only place where a table changes: a record is applied. Recovery is nothing but this, record after record.

use std::time::Duration;

use engine::player::Strength;
use engine::rulesets;

use super::Misfit;
use super::state::{Accord, Chosen, Phase, State};
use crate::record::{Fact, Record};
use crate::screen::facts::Sitter;
use crate::who::Turn;

/// What moves, stops and restarts the clocks.
mod time;
/// Who is at the table.
mod people;
/// A game and its deals.
mod game;

impl State {
    /// The state that the first record makes.
    pub(super) fn first(record: &Record) -> Result<Self, Misfit> {
        let Fact::Opened {
            place,
            host,
            terms,
            secret,
        } = &record.fact
        else {
            return Err(misfit(record, "a table begins by being opened"));
        };
        if record.number != 0 {
            return Err(misfit(record, "the first record is missing"));
        }
        let rules = rulesets::build(&terms.rules, &terms.options).map_err(|faults| {
            misfit(
                record,
                &faults.first().map_or_else(String::new, ToString::to_string),
            )
        })?;
        Ok(Self {
            id: record.table,
            place: *place,
            terms: terms.as_ref().clone(),
            rules: rules.into(),
            secret: secret.0.clone(),
            next: 1,
            last: record.at,
            idle_since: record.at,
            turn: Turn(1),
            host: host.clone(),
            tongues: [(host.person, terms.tongue)].into(),
            chosen: std::collections::BTreeMap::new(),
            places: vec![Sitter::Person(host.clone())],
            votes: std::collections::BTreeSet::new(),
            phase: Phase::Lobby,
            closed: false,
            strength: Strength::default(),
            met: std::collections::BTreeMap::new(),
            lobby_since: Turn(1),
            machines_since: Turn(1),
            full_since: None,
            games: 0,
            openings: Vec::new(),
            sittings: Vec::new(),
            told: 0,
            telling: None,
            past: Vec::new(),
            results: Vec::new(),
            rated: std::collections::BTreeMap::new(),
            back: false,
            accord: None,
            proposals: 0,
            paused: None,
            has_faces: true,
        })
    }

    /// Applies the next record. On an error the state is not to be used any more.
    pub(super) fn apply(&mut self, record: &Record) -> Result<(), Misfit> {
        if record.table != self.id || record.number != self.next {
            return Err(misfit(record, "it is not the next record of this table"));
        }
        self.next += 1;
        self.last = self.last.max(record.at);
        self.idle_since = if let Fact::TimeGivenBack { millis } = record.fact {
            self.idle_since.plus(Duration::from_millis(millis))
        } else {
            self.last
        };
        match &record.fact {
            Fact::Opened { .. } => return Err(misfit(record, "the table is open already")),
            Fact::Joined { member, tongue } => self.join(member, *tongue),
            Fact::Prefers {
                person,
                preferences,
                tiles,
                reads_threads,
            } => {
                let chosen = Chosen {
                    preferences: preferences.clone(),
                    tiles: *tiles,
                    reads_threads: *reads_threads,
                };
                self.prefer(*person, chosen, record.at);
            }
            Fact::Left { person } => self.leave(*person),
            Fact::OptionSet { key, value } => self.set_option(record, key, value)?,
            Fact::Speaks { tongue, tiles } => {
                self.terms.tongue = *tongue;
                self.terms.tiles = *tiles;
            }
            Fact::MachineAdded => {
                self.places.push(Sitter::Machine(self.free_machine()));
                self.step();
                self.machines_since = self.turn;
            }
            Fact::StrengthSet { strength } => {
                self.strength = *strength;
                self.step();
            }
            Fact::MachineRemoved => self.remove_machine(),
            Fact::HostChanged { to } => self.host = to.clone(),
            Fact::Played { events, by, lapsed } => self.played(record, events, *by, *lapsed)?,
            Fact::Away { seat, away } => self.set_away(*seat, *away, record.at),
            Fact::Leaving { seat, leaving } => self.set_leaving(*seat, *leaving, record.at),
            Fact::Ready { seat } => self.set_ready(*seat),
            Fact::EndVoted { person } => drop(self.votes.insert(*person)),
            Fact::TimeGivenBack { millis } => {
                self.give_back(Duration::from_millis(*millis), record.at)
            }
            Fact::Called { seat, times } => self.call(*seat, *times, record.at),
            Fact::Proposed { person, what } => {
                self.proposals += 1;
                self.accord = Some(Accord {
                    what: what.clone(),
                    number: self.proposals,
                    agreed: [*person].into(),
                });
            }
            Fact::Agreed { person } => {
                if let Some(accord) = &mut self.accord {
                    accord.agreed.insert(*person);
                }
            }
            Fact::PaceSet { name, pace } => self.set_pace(name, *pace, record),
            Fact::Paused { why } => self.pause_clocks(*why, record.at),
            Fact::Resumed => self.resume_clocks(record.at),
            Fact::SeatTaken {
                seat,
                member,
                tongue,
            } => self.take_seat(*seat, member, *tongue, record.at),
            Fact::Moved { place } => self.place = *place,
            Fact::FeedSet { feed } => self.terms.feed = *feed,
            Fact::Ordered { seat, change } => self.order(*seat, &change.0),
            Fact::Rematch => self.reopen(),
            Fact::Rated { game, changes } => drop(self.rated.insert(*game, *changes)),
            Fact::Closed => self.closed = true,
        }
        self.note_full(record.at);
        self.keep_result(record);
        Ok(())
    }

    /// Something public has happened: buttons drawn before it are stale.
    fn step(&mut self) {
        self.turn.0 += 1;
        self.back = false;
    }

    fn set_option(&mut self, record: &Record, key: &str, value: &str) -> Result<(), Misfit> {
        let mut options = self.terms.options.clone();
        options.insert(key.to_owned(), value.to_owned());
        let rules = rulesets::build(&self.terms.rules, &options)
            .map_err(|_| misfit(record, "the option cannot be set so"))?;
        self.terms.options = options;
        self.rules = rules.into();
        self.step();
        Ok(())
    }

    fn reopen(&mut self) {
        self.phase = Phase::Lobby;
        self.votes.clear();
        self.accord = None;
        self.step();
        self.lobby_since = self.turn;
        self.machines_since = self.turn;
    }
}

fn misfit(record: &Record, why: &str) -> Misfit {
    Misfit {
        number: record.number,
        why: why.to_owned(),
    }
}
