//! Where the table stands: moving it, and what becomes of it when its place is lost.

use super::effect::{Effect, Reply, Surface};
use super::removed::Removals;
use super::shown::{Shown, done};
use super::state::{Phase, State};
use super::{Asker, Steps, Table};
use crate::ask::Pause;
use crate::ask::mistake::Mistake;
use crate::preferences::Door;
use crate::record::Fact;
use crate::screen::notice::{self, News};
use crate::who::{Channel, Moment, Person, Place};

/// Something about the table that was seen outside and that nobody said. It may be told twice or late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Nothing can be posted in this channel: it is gone, or closed to us.
    PlaceLost(Channel),
    /// Something could be posted in this channel.
    PlaceFound(Channel),
    /// Something has changed where the table stands: if its place was lost it may be open again.
    PlaceChanged,
    /// Somebody has removed the message in which people press.
    Erased,
    /// This person is not in the server any more.
    Gone(Person),
    /// Somebody opens another table here: one whose game is over makes way.
    Succeeded,
}

impl Table {
    /// Does what a sign asks for.
    pub fn notice(&mut self, sign: Sign, now: Moment) -> Vec<Effect> {
        let mut steps = Steps::default();
        self.settle(now, &mut steps);
        if !self.state.closed {
            self.heed(sign, now, &mut steps);
        }
        self.finish(steps)
    }

    fn heed(&mut self, sign: Sign, now: Moment, steps: &mut Steps) {
        let here = self.state.place.channel;
        let is_lost = self.state.has_no_place();
        match sign {
            Sign::PlaceLost(channel) if channel == here => {
                let table = self.state.id;
                self.lose_place(&News::PlaceLost { table }, now, steps);
            }
            Sign::PlaceFound(channel) if channel == here && is_lost => {
                self.keep(Fact::Resumed, now, steps);
                self.shown = Shown::default();
            }
            Sign::PlaceChanged if is_lost => self.show_anew(steps),
            Sign::Erased => self.restore(now, steps),
            Sign::Gone(person) => self.lose(person, now, steps),
            Sign::Succeeded => {
                if self.state.is_played_out() {
                    self.keep(Fact::Closed, now, steps);
                }
            }
            Sign::PlaceLost(_) | Sign::PlaceFound(_) | Sign::PlaceChanged => {}
        }
    }

    /// The table stands still, and its people are told why and how it can go on.
    pub(super) fn lose_place(&mut self, news: &News, now: Moment, steps: &mut Steps) {
        if self.state.paused.is_some() {
            return;
        }
        self.keep(
            Fact::Paused {
                why: Pause::NoPlace,
            },
            now,
            steps,
        );
        for member in self.state.staying() {
            let person = member.person;
            let screen = notice::news(news, self.state.reader(person));
            let rings = !self.state.sleeps(person, now);
            steps.shows.push(Effect::Tell {
                person,
                screen,
                door: Door::Message,
                rings,
            });
        }
    }

    /// The host, or an admin, has the table stand in another channel of the server.
    pub(super) fn ask_move(
        &mut self,
        from: &Asker,
        place: Place,
        now: Moment,
        steps: &mut Steps,
    ) -> Result<Reply, Mistake> {
        self.state.check_host(from)?;
        if place.guild != self.state.place.guild {
            return Err(Mistake::OtherServer);
        }
        if place != self.state.place {
            self.keep(Fact::Moved { place }, now, steps);
            steps.shows.push(Effect::Moved { place });
        }
        if self.state.has_no_place() {
            self.keep(Fact::Resumed, now, steps);
        }
        self.removals = Removals::default();
        self.shown.forget_channel();
        Ok(done(&News::Moved { place }, from))
    }

    /// The message in which people press now is drawn again; if it is gone, a new one comes in its place.
    pub(super) fn show_again(&mut self, steps: &mut Steps) {
        self.push_main(self.main_surface(), steps);
    }

    /// The message in which people press now comes as a new one.
    pub(super) fn show_anew(&mut self, steps: &mut Steps) {
        let anew = match self.state.phase {
            Phase::Lobby => Surface::LobbyAnew,
            Phase::Play(_) => Surface::BoardAnew,
        };
        self.push_main(anew, steps);
    }

    fn main_surface(&self) -> Surface {
        match self.state.phase {
            Phase::Lobby => Surface::Lobby,
            Phase::Play(_) => Surface::Board,
        }
    }

    fn push_main(&mut self, surface: Surface, steps: &mut Steps) {
        self.show_channel(steps);
        if let Some(screen) = self.shown.on(self.main_surface()) {
            steps.shows.push(Effect::Channel { surface, screen });
        }
    }
}

impl State {
    /// It stands still because nothing it posts stays in its channel.
    pub(super) fn has_no_place(&self) -> bool {
        self.paused.is_some_and(|pause| pause.why == Pause::NoPlace)
    }
}
