//! Where people have their hands, and how they are called there.

use std::time::Duration;

use engine::deal::view::Stage;
use engine::seat::Seat;

use super::effect::{Effect, Surface};
use super::state::{Play, State};
use super::{Asker, Steps, Table};
use crate::preferences::Door;
use crate::screen::call;
use crate::screen::notice::{self, News};
use crate::screen::page::Screen;
use crate::who::{Moment, Person};

/// Who did something that everybody saw so lately is at the table and need not be called. What he does unseen must not
/// count: that nobody calls him would tell that he had something to answer.
const LATELY: Duration = Duration::from_secs(120);

impl Table {
    /// Somebody who sits down is greeted where his hand will be, so that a shut door shows before it matters.
    pub(super) fn greet(&self, from: &Asker, steps: &mut Steps) {
        let person = from.member.person;
        let place = self.state.place;
        let news = News::HandByMessage { place };
        match self.state.door(person) {
            // There is nothing to be tried: he looks at the table.
            Door::Here => {}
            door @ (Door::Message | Door::Thread) => steps.shows.push(Effect::Greet {
                person,
                screen: notice::news(&news, from.reader()),
                door,
            }),
        }
    }
}

impl State {
    /// Where a person has his hand: as he chose, but never in a thread that another player here may read.
    pub(super) fn door(&self, person: Person) -> Door {
        let door = self.preferences(person).and_then(|chosen| chosen.door);
        let door = door.unwrap_or_default();
        if door == Door::Thread && self.is_read_by_others(person) {
            Door::Message
        } else {
            door
        }
    }

    fn is_read_by_others(&self, person: Person) -> bool {
        let mut others = self.members().filter(|member| member.person != person);
        others.any(|member| {
            let chosen = self.chosen.get(&member.person);
            chosen.is_some_and(|chosen| chosen.reads_threads)
        })
    }

    /// The call in the channel to the one whose turn it is. In a claim window nobody is ever called here: that would tell
    /// that he has something to claim.
    pub(super) fn public_call(&self) -> Option<(Surface, Screen)> {
        let play = self.play().filter(|_| !self.closed)?;
        let Stage::Turn { seat } = play.stage() else {
            return None;
        };
        let person = play.person(seat).filter(|_| self.is_called(play, seat))?;
        let screen = call::draw(&self.facts(), person, self.public());
        Some((Surface::Call(self.turn.0), screen))
    }

    /// Whether this seat is called in the channel: it is its turn, its person has his hand here, and he does not sleep. At
    /// quick tables one whom everybody has seen lately is not called; at slow ones his orders may have played for him.
    /// Depends on what everybody may know alone.
    pub(super) fn is_called(&self, play: &Play, seat: Seat) -> bool {
        let is_turn = play.stage() == Stage::Turn { seat };
        let is_here = play
            .person(seat)
            .is_some_and(|person| self.door(person) == Door::Here);
        let is_lately = |acted: Moment| play.stage.since.since(acted) < LATELY;
        let is_seen = !self.pace().is_slow() && play.acted[seat].is_some_and(is_lately);
        let is_awake = !self.is_let_sleep(play, seat);
        is_turn && is_here && !is_seen && is_awake && !play.is_played_by_machine(seat)
    }
}
