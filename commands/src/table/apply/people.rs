//! Who is at the table: places, wishes, being away, leaving.

use engine::seat::Seat;

use crate::orders::{Change, Standing};
use crate::screen::facts::{Player, Sitter};
use crate::table::state::{Chosen, State};
use crate::who::{Member, Moment, Person};
use crate::words::Tongue;

impl State {
    pub(super) fn join(&mut self, member: &Member, tongue: Tongue) {
        self.tongues.insert(member.person, tongue);
        if !self.has(member.person) {
            self.places.push(Sitter::Person(member.clone()));
            self.step();
        }
    }

    /// Notes since when all places of the lobby have been taken.
    pub(super) fn note_full(&mut self, at: Moment) {
        let is_full = self.is_lobby() && self.places.len() == Seat::ALL.len();
        self.full_since = is_full.then(|| self.full_since.unwrap_or(at));
    }

    pub(super) fn prefer(&mut self, person: Person, chosen: Chosen, at: Moment) {
        // His clock has run by his old quiet hours until now.
        self.run_clocks(at, at);
        self.chosen.insert(person, chosen);
    }

    pub(super) fn remove_machine(&mut self) {
        if let Some(last) = self
            .places
            .iter()
            .rposition(|sitter| matches!(sitter, Sitter::Machine(_)))
        {
            self.places.remove(last);
        }
        self.step();
    }

    /// A machine takes the seat of one who leaves, for good.
    pub(super) fn replace_leaver(&mut self, seat: Seat) {
        let machine = Sitter::Machine(self.free_machine());
        let Some(play) = self.play_mut() else { return };
        if !play.players[seat].leaving {
            return;
        }
        play.standing[seat] = Standing::default();
        play.ready.remove(seat);
        play.players[seat] = Player {
            sitter: machine.clone(),
            away: false,
            leaving: false,
        };
        let entrant = usize::from(play.entrants[seat]);
        if let Some(place) = self.places.get_mut(entrant) {
            *place = machine;
        }
    }

    pub(super) fn set_away(&mut self, seat: Seat, away: bool, at: Moment) {
        // A machine does not sleep: until now his clock has run by what held before.
        self.run_clocks(at, at);
        if let Some(play) = self.play_mut() {
            play.players[seat].away = away;
            play.lapses[seat] = 0;
            play.note_desertion(at);
        }
    }

    pub(super) fn set_leaving(&mut self, seat: Seat, leaving: bool, at: Moment) {
        self.run_clocks(at, at);
        let Some(play) = self.play_mut() else { return };
        play.players[seat].leaving = leaving;
        if leaving {
            play.open.insert(seat);
        } else {
            play.open.remove(seat);
            play.players[seat].away = false;
            play.lapses[seat] = 0;
        }
        let person = play.person(seat);
        let between = !play.is_deal_on();
        play.note_desertion(at);
        if let Some(person) = person.filter(|_| leaving) {
            self.votes.remove(&person);
        }
        if between {
            self.replace_leaver(seat);
        }
    }

    pub(super) fn order(&mut self, seat: Seat, change: &Change) {
        if let Some(play) = self.play_mut() {
            play.standing[seat].change(change);
        }
    }

    /// A place is given up in the lobby, or a seat that was taken for the next deal.
    pub(super) fn leave(&mut self, person: Person) {
        let is_his = |member: &Member| member.person == person;
        if let Some(play) = self.play_mut() {
            for seat in Seat::ALL {
                if play.coming[seat].as_ref().is_some_and(is_his) {
                    play.coming[seat] = None;
                    play.open.insert(seat);
                    return;
                }
            }
        }
        self.places
            .retain(|sitter| !matches!(sitter, Sitter::Person(member) if is_his(member)));
        self.step();
    }

    /// Somebody takes an open seat: at once between deals, else when this one is over.
    pub(super) fn take_seat(&mut self, seat: Seat, member: &Member, tongue: Tongue, at: Moment) {
        self.tongues.insert(member.person, tongue);
        let Some(play) = self.play_mut() else { return };
        play.open.remove(seat);
        play.coming[seat] = Some(member.clone());
        if !play.is_deal_on() {
            self.seat_newcomer(seat, at);
        }
    }

    /// Whoever has taken this seat sits down.
    pub(super) fn seat_newcomer(&mut self, seat: Seat, at: Moment) {
        let Some(play) = self.play_mut() else { return };
        let Some(member) = play.coming[seat].take() else {
            return;
        };
        play.players[seat] = Player {
            sitter: Sitter::Person(member.clone()),
            away: false,
            leaving: false,
        };
        play.lapses[seat] = 0;
        // What the one before him did tells nothing of him.
        play.acted[seat] = None;
        play.note_desertion(at);
        let entrant = usize::from(play.entrants[seat]);
        if let Some(place) = self.places.get_mut(entrant) {
            *place = Sitter::Person(member);
        }
    }

    /// He was called, so often by now.
    pub(super) fn call(&mut self, seat: Seat, times: u8, at: Moment) {
        if let Some(play) = self.play_mut() {
            play.stage.called[seat] = times;
            play.stage.called_at = at;
        }
    }

    pub(super) fn set_ready(&mut self, seat: Seat) {
        if let Some(play) = self.play_mut() {
            play.ready.insert(seat);
        }
    }

    /// The least number from 1 that no machine here has.
    pub(super) fn free_machine(&self) -> u8 {
        (1..=u8::MAX)
            .find(|number| !self.places.contains(&Sitter::Machine(*number)))
            .unwrap_or(u8::MAX)
    }
}
