//! Before the game: places, host, machines, start.

use engine::game::Game;

use super::effect::Reply;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::Ask;
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::facts::Sitter;
use crate::screen::notice::{self, News};
use crate::who::{Moment, Person};

/// Places at a table.
const PLACES: usize = 4;

impl Table {
    pub(super) fn ask_lobby(&mut self, from: &Asker, what: &Ask, now: Moment, steps: &mut Steps) -> Result<Reply, Mistake> {
        if !self.state.is_lobby() {
            return self.ask_lobby_in_play(from, what, now, steps);
        }
        let (fact, news) = self.state.lobby_fact(from, what)?;
        self.keep(fact, now, steps);
        Ok(done(&news, from))
    }

    /// Joining and leaving have a meaning in play; the rest is for the lobby alone.
    fn ask_lobby_in_play(&mut self, from: &Asker, what: &Ask, now: Moment, steps: &mut Steps) -> Result<Reply, Mistake> {
        let person = from.member.person;
        let seat = self.state.seat_of(person);
        match (what, seat) {
            (Ask::Leave, None) => Err(Mistake::NotAtThisTable),
            (Ask::Leave, Some(seat)) => {
                let at_once = self.state.play().is_some_and(|play| !play.is_deal_on());
                if !self.state.is_leaving(person) {
                    self.keep(Fact::Leaving { seat, leaving: true }, now, steps);
                }
                Ok(done(if at_once { &News::Left } else { &News::LeavingAfterDeal }, from))
            }
            (Ask::Join, Some(seat)) if self.state.is_leaving(person) => {
                self.keep(Fact::Leaving { seat, leaving: false }, now, steps);
                Ok(done(&News::Stays, from))
            }
            (Ask::Join, Some(_)) => Err(Mistake::SeatedAlready),
            _ => Err(if self.state.is_mid_game() { Mistake::Begun } else { Mistake::Over }),
        }
    }
}

impl State {
    fn lobby_fact(&self, from: &Asker, what: &Ask) -> Result<(Fact, News), Mistake> {
        let person = from.member.person;
        match what {
            Ask::Join => {
                if self.has(person) {
                    return Err(Mistake::SeatedAlready);
                }
                self.check_free()?;
                Ok((Fact::Joined { member: from.member.clone(), tongue: from.tongue }, News::Joined))
            }
            Ask::Leave => {
                self.check_seated(person)?;
                Ok((Fact::Left { person }, News::Left))
            }
            Ask::AddMachine => {
                self.check_seated(person)?;
                self.check_free()?;
                Ok((Fact::MachineAdded, News::MachineAdded))
            }
            Ask::RemoveMachine => {
                self.check_seated(person)?;
                let has_machine = self.places.iter().any(|sitter| matches!(sitter, Sitter::Machine(_)));
                if has_machine { Ok((Fact::MachineRemoved, News::MachineRemoved)) } else { Err(Mistake::NoMachine) }
            }
            Ask::Kick(other) => {
                self.check_host(from)?;
                if self.has(*other) { Ok((Fact::Left { person: *other }, News::Kicked)) } else { Err(Mistake::OtherNotHere) }
            }
            _ => {
                self.check_host(from)?;
                Ok((self.start()?, News::Started))
            }
        }
    }

    /// The dice seat the four.
    fn start(&self) -> Result<Fact, Mistake> {
        let free = PLACES.saturating_sub(self.places.len());
        if free > 0 {
            return Err(Mistake::PlacesFree { free: u8::try_from(free).unwrap_or(u8::MAX) });
        }
        let seed = self.game_seed(self.games + 1);
        let (_, events) = Game::open(self.rules.as_ref().clone(), seed);
        Ok(Fact::Played { events, by: None, lapsed: false })
    }

    pub(super) fn check_seated(&self, person: Person) -> Result<(), Mistake> {
        if self.has(person) { Ok(()) } else { Err(Mistake::NotAtThisTable) }
    }

    pub(super) fn check_host(&self, from: &Asker) -> Result<(), Mistake> {
        let host = self.host.person;
        if from.member.person == host || from.is_admin { Ok(()) } else { Err(Mistake::HostOnly { host }) }
    }

    fn check_free(&self) -> Result<(), Mistake> {
        if self.places.len() < PLACES { Ok(()) } else { Err(Mistake::TableFull) }
    }
}

/// The surfaces show what was done; a slash command is also told so in private.
pub(super) fn done(news: &News, from: &Asker) -> Reply {
    Reply::Done(Some(notice::news(news, from.tongue)))
}
