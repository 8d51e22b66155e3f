//! Seats that their people have left, and who takes them; people who are gone without a word.

use std::time::Duration;

use engine::deal::view::Stage;
use engine::seat::Seat;

use super::effect::{Effect, Reply};
use super::shown::done;
use super::state::State;
use super::{Asker, Steps, Table};
use crate::ask::mistake::Mistake;
use crate::record::Fact;
use crate::screen::notice::News;
use crate::who::{Member, Moment, Person};

/// A game that has waited for somebody so long without a clock sees whether its people are still in the server.
const LOOKS_AFTER: Duration = Duration::from_secs(24 * 3600);

impl Table {
    /// Somebody takes an open seat: at once between deals, else with the next deal.
    pub(super) fn ask_take(
        &mut self,
        from: &Asker,
        seat: Option<Seat>,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        let person = from.member.person;
        if self.state.is_lobby() {
            return self.ask_join(from, now, steps);
        }
        if !self.state.is_mid_game() {
            return Err(Mistake::Over);
        }
        if self.state.is_leaving(person) {
            return self.ask_join(from, now, steps);
        }
        if self.state.has(person) || self.state.is_coming(person) {
            return Err(Mistake::SeatedAlready);
        }
        let play = self.state.play().ok_or(Mistake::NotBegun)?;
        let seat = match seat {
            Some(seat) => Some(seat).filter(|seat| play.open.contains(*seat)),
            None => play.open.iter().next(),
        };
        let seat = seat.ok_or(Mistake::NoOpenSeat)?;
        let news = if play.is_deal_on() {
            News::SeatComing
        } else {
            News::SeatTaken
        };
        let fact = Fact::SeatTaken {
            seat,
            member: from.member.clone(),
            tongue: from.tongue,
        };
        self.keep(fact, now, steps);
        self.hear(from, now, steps);
        self.greet(from, steps);
        Ok(done(&news, from))
    }

    /// Sees whether its people are still in the server, if that is due: all of them, because whose answer it waits for in a
    /// window is nobody's business.
    pub(super) fn look_for_people(&mut self, now: Moment, steps: &mut Steps) {
        let look = self.state.next_look(self.looked);
        let Some(play) = self
            .state
            .play()
            .filter(|_| look.is_some_and(|look| look <= now))
        else {
            return;
        };
        let people = play.present().iter().filter_map(|seat| play.person(seat));
        steps
            .shows
            .extend(people.map(|person| Effect::LookFor { person }));
        self.looked = Some(now);
    }

    /// A person is not in the server any more: the same as leaving.
    pub(super) fn lose(&mut self, person: Person, now: Moment, steps: &mut Steps) {
        let seat = self.state.seat_of(person);
        let fact = match seat.filter(|_| self.state.has(person)) {
            Some(_) if self.state.is_leaving(person) => return,
            Some(seat) => Fact::Leaving {
                seat,
                leaving: true,
            },
            None if self.state.has(person) || self.state.is_coming(person) => Fact::Left { person },
            None => return,
        };
        self.keep(fact, now, steps);
        self.settle(now, steps);
    }
}

impl State {
    /// When it is to be seen whether its people are still in the server, if it was last seen then. Where a clock runs the game
    /// goes on without them, and who lets his turns lapse is looked for anyway.
    pub(super) fn next_look(&self, looked: Option<Moment>) -> Option<Moment> {
        let is_on = !self.closed && self.paused.is_none();
        let play = self.play().filter(|_| is_on)?;
        let pace = self.pace();
        let is_waited_for = match play.stage() {
            Stage::Turn { .. } => pace.turn.is_none(),
            Stage::Claims { .. } => pace.claim.is_none(),
            Stage::Between(_) => pace.rest.is_none(),
            Stage::Finished(..) => false,
        };
        let since = looked.map_or(play.stage.since, |looked| looked.max(play.stage.since));
        is_waited_for.then(|| since.plus(LOOKS_AFTER))
    }

    /// Those who have taken a seat and sit down with the next deal.
    pub(super) fn coming(&self) -> impl Iterator<Item = &Member> {
        let play = self.play().into_iter();
        play.flat_map(|play| play.coming.iter().filter_map(|(_, member)| member.as_ref()))
    }

    /// He has taken a seat and sits down with the next deal.
    pub(super) fn is_coming(&self, person: Person) -> bool {
        self.coming().any(|member| member.person == person)
    }

    /// A game is going on in which somebody may take a seat.
    pub(super) fn has_open_seat(&self) -> bool {
        self.is_mid_game() && self.play().is_some_and(|play| !play.open.is_empty())
    }

    /// He has a seat here, or will have.
    pub(super) fn knows_of(&self, person: Person) -> bool {
        self.has(person) || self.is_coming(person)
    }

    /// One who leaves may change his mind until somebody has taken his seat.
    pub(super) fn check_untaken(&self, seat: Seat) -> Result<(), Mistake> {
        let is_taken = |play: &super::state::Play| play.coming[seat].is_some();
        if self.play().is_some_and(is_taken) {
            Err(Mistake::SeatTaken)
        } else {
            Ok(())
        }
    }
}
