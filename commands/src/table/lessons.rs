//! What learners are taught at a table without a clock: how their hands stand, and each new thing when they first meet it.

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::View;
use engine::player::advice;
use engine::player::aims::{self, Aim};
use engine::seat::Seat;

use super::effect::Effect;
use super::state::{Play, State};
use super::{Steps, Table};
use crate::screen::facts::{Lesson, Tip};
use crate::who::Person;

impl Table {
    /// A deal is over: learners are told by themselves why it was worth what was paid for it.
    pub(super) fn teach_worth(&self, steps: &mut Steps) {
        let past = self.state.past.last();
        let past = past.filter(|past| !past.end.wins.is_empty());
        let Some((past, play)) = past.zip(self.state.play()) else {
            return;
        };
        let people = Seat::ALL.into_iter().filter_map(|seat| play.person(seat));
        for person in people.filter(|&person| self.state.is_taught(person)) {
            steps.shows.push(Effect::Tell {
                person,
                screen: self.state.explained(past, 0, self.state.reader(person)),
                door: self.state.door(person),
                rings: false,
            });
        }
    }
}

impl State {
    /// There is no clock, and the person has not said that he wants no lessons.
    fn is_taught(&self, person: Person) -> bool {
        let wanted = self.preferences(person).and_then(|chosen| chosen.hints);
        self.pace().is_unclocked() && wanted != Some(false)
    }

    /// The lesson on the panel of a seat; `None` where there is a clock, and for those who want none.
    pub(super) fn lesson(&self, play: &Play, seat: Seat, view: &View) -> Option<Lesson> {
        let person = play.person(seat)?;
        if !self.is_taught(person) || !play.is_deal_on() {
            return None;
        }
        let is_new = |tip: &Tip| self.met.get(&(person, *tip)) == Some(&play.stage.record);
        Some(Lesson {
            advice: advice::of(view)?,
            aims: aims_of(view),
            tips: Tip::ALL.into_iter().filter(is_new).collect(),
        })
    }

    /// Notes what people meet for the first time in the stage that has just begun.
    pub(super) fn note_lessons(&mut self) {
        if !self.pace().is_unclocked() {
            return;
        }
        let Some(play) = self.play().filter(|play| play.is_deal_on()) else {
            return;
        };
        let record = play.stage.record;
        let mut met: Vec<(Person, Tip)> = Vec::new();
        for seat in Seat::ALL {
            let Some(person) = play.person(seat) else {
                continue;
            };
            let view = play.game.view(Eye::Seat(seat));
            let new = |tip: &Tip| !self.met.contains_key(&(person, *tip)) && tip.is_met(&view);
            met.extend(Tip::ALL.into_iter().filter(new).map(|tip| (person, tip)));
        }
        self.met
            .extend(met.into_iter().map(|meeting| (meeting, record)));
    }
}

/// What a hand could become; nothing where it is whole. After a riichi it changes no more: only what the next tile can bring is
/// left.
fn aims_of(view: &View) -> Vec<Aim> {
    if view.choices().contains(&Move::Win) {
        return Vec::new();
    }
    let mut aims = aims::of(view);
    if view
        .own
        .as_ref()
        .is_some_and(|own| view.seats[own.seat].riichi)
    {
        aims.retain(|aim| aim.missing.is_none_or(|missing| missing <= 1));
    }
    aims
}
