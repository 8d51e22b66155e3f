//! Before the game: places, host, machines, start.

use std::sync::Arc;
use std::time::Duration;

use engine::game::Game;
use engine::player::Strength;

use super::effect::Reply;
use super::shown::done;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::facts::Sitter;
use crate::screen::notice::News;
use crate::who::{Moment, Person};

/// Places at a table.
const PLACES: usize = 4;
/// So long after the last place was taken the start is the host's; then anybody who sits there may press it.
const HOST_FIRST: Duration = Duration::from_secs(120);

impl Table {
    pub(super) fn ask_join(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        if let Some(seat) = self
            .state
            .seat_of(person)
            .filter(|_| self.state.is_leaving(person))
        {
            self.state.check_untaken(seat)?;
            self.keep(
                Fact::Leaving {
                    seat,
                    leaving: false,
                },
                now,
                steps,
            );
            return Ok(done(&News::Stays, from));
        }
        if self.state.has(person) {
            return Err(Mistake::SeatedAlready);
        }
        if self.state.has_open_seat() {
            return self.ask_take(from, None, now, steps);
        }
        self.state.check_lobby()?;
        self.state.check_free()?;
        self.keep(
            Fact::Joined {
                member: from.member.clone(),
                tongue: from.tongue,
            },
            now,
            steps,
        );
        self.hear(from, now, steps);
        self.greet(from, steps);
        Ok(done(&News::Joined, from))
    }

    pub(super) fn ask_leave(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        if self.state.is_coming(person) {
            self.keep(Fact::Left { person }, now, steps);
            return Ok(done(&News::Left, from));
        }
        self.state.check_seated(person)?;
        let Some((seat, play)) = self.state.seat_of(person).zip(self.state.play()) else {
            self.keep(Fact::Left { person }, now, steps);
            return Ok(done(&News::Left, from));
        };
        let news = if play.is_deal_on() {
            News::LeavingAfterDeal
        } else {
            News::Left
        };
        if !self.state.is_leaving(person) {
            self.keep(
                Fact::Leaving {
                    seat,
                    leaving: true,
                },
                now,
                steps,
            );
        }
        Ok(done(&news, from))
    }

    pub(super) fn ask_add_machine(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_can_add(from)?;
        self.keep(Fact::MachineAdded, now, steps);
        Ok(done(&News::MachineAdded, from))
    }

    /// A machine sits down; from now on all of this table play so well.
    pub(super) fn ask_add_machine_of(
        &mut self,
        from: &Asker,
        strength: Strength,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_can_add(from)?;
        if self.state.strength != strength {
            self.keep(Fact::StrengthSet { strength }, now, steps);
        }
        self.ask_add_machine(from, now, steps)
    }

    pub(super) fn ask_remove_machine(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_seated(from.member.person)?;
        self.state.check_lobby()?;
        if !self
            .state
            .places
            .iter()
            .any(|sitter| matches!(sitter, Sitter::Machine(_)))
        {
            return Err(Mistake::NoMachine);
        }
        self.keep(Fact::MachineRemoved, now, steps);
        Ok(done(&News::MachineRemoved, from))
    }

    pub(super) fn ask_kick(
        &mut self,
        from: &Asker,
        other: Person,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_lobby()?;
        self.state.check_host(from)?;
        if !self.state.has(other) {
            return Err(Mistake::OtherNotHere);
        }
        self.keep(Fact::Left { person: other }, now, steps);
        Ok(done(&News::Kicked, from))
    }

    /// The dice seat the four; the first deal follows at once.
    pub(super) fn ask_start(
        &mut self,
        from: &Asker,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_lobby()?;
        self.state.check_may_start(from, now)?;
        let free = PLACES.saturating_sub(self.state.places.len());
        if free > 0 {
            return Err(Mistake::PlacesFree {
                free: u8::try_from(free).unwrap_or(u8::MAX),
            });
        }
        let seed = self.state.next_seed();
        let (_, events) = Game::open(Arc::clone(&self.state.rules), seed);
        self.keep(
            Fact::Played {
                events,
                by: None,
                lapsed: false,
            },
            now,
            steps,
        );
        Ok(done(&News::Started, from))
    }
}

impl State {
    /// Some things are for the lobby alone.
    pub(super) fn check_lobby(&self) -> Result<(), Mistake> {
        match (self.is_lobby(), self.is_mid_game()) {
            (true, _) => Ok(()),
            (false, true) => Err(Mistake::Begun),
            (false, false) => Err(Mistake::Over),
        }
    }

    pub(super) fn check_seated(&self, person: Person) -> Result<(), Mistake> {
        if self.has(person) {
            Ok(())
        } else {
            Err(Mistake::NotAtThisTable)
        }
    }

    pub(super) fn check_host(&self, from: &Asker) -> Result<(), Mistake> {
        let host = self.host.person;
        if from.member.person == host || from.is_admin {
            Ok(())
        } else {
            Err(Mistake::HostOnly { host })
        }
    }

    /// The host starts; nobody who sits here waits for him for long once all places are taken.
    fn check_may_start(&self, from: &Asker, now: Moment) -> Result<(), Mistake> {
        let checked = self.check_host(from);
        let is_seated = self.has(from.member.person);
        let Some(full) = self.full_since.filter(|_| is_seated) else {
            return checked;
        };
        let (host, until) = (self.host.person, full.plus(HOST_FIRST));
        if now < until {
            checked.map_err(|_| Mistake::HostFirst { host, until })
        } else {
            Ok(())
        }
    }

    /// Whoever sits here may put a machine on a free place of the lobby.
    fn check_can_add(&self, from: &Asker) -> Result<(), Mistake> {
        self.check_seated(from.member.person)?;
        self.check_lobby()?;
        self.check_free()
    }

    fn check_free(&self) -> Result<(), Mistake> {
        if self.places.len() < PLACES {
            Ok(())
        } else {
            Err(Mistake::TableFull)
        }
    }
}
