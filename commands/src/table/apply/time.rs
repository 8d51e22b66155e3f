//! What moves, stops and restarts the clocks: interruptions, pauses, another pace, quiet hours.

use std::time::Duration;

use config::pace::Pace;
use engine::seat::{PerSeat, Seat};

use crate::ask::Pause;
use crate::record::Record;
use crate::table::state::{Paused, Play, StageClock, State};
use crate::who::Moment;

impl State {
    /// The clocks stand as they did at `until` and run on from `at`. In a pause they stand as they did when it began.
    pub(super) fn run_clocks(&mut self, until: Moment, at: Moment) {
        if self.paused.is_some() {
            return;
        }
        let hours = self.play().map(|play| self.stretch(play, until, at));
        if let Some((play, hours)) = self.play_mut().zip(hours) {
            play.stage.hours = hours;
        }
    }

    /// Moves every running clock by the time that was lost until `at`.
    pub(super) fn give_back(&mut self, lost: Duration, at: Moment) {
        self.run_clocks(at.minus(lost), at);
        self.back = true;
        self.full_since = self.full_since.map(|moment| moment.plus(lost));
        if let Some(paused) = &mut self.paused {
            paused.since = paused.since.plus(lost);
        }
        if let Some(play) = self.play_mut() {
            play.shift(lost);
        }
    }

    pub(super) fn pause_clocks(&mut self, why: Pause, at: Moment) {
        self.run_clocks(at, at);
        self.paused = Some(Paused { why, since: at });
        self.accord = None;
    }

    /// Everything goes on where it stood; at a slow table people are called anew.
    pub(super) fn resume_clocks(&mut self, at: Moment) {
        let Some(paused) = self.paused.take() else {
            return;
        };
        if let Some(play) = self.play_mut() {
            play.shift(at.since(paused.since));
            play.stage.hours.since = at;
            play.stage.called = PerSeat::default();
        }
    }

    /// Another pace: the present turn or window begins again by it, and every bank is full.
    pub(super) fn set_pace(&mut self, name: &str, pace: Pace, record: &Record) {
        name.clone_into(&mut self.terms.pace_name);
        self.terms.pace = pace;
        self.accord = None;
        if let Some(paused) = &mut self.paused {
            paused.since = record.at;
        }
        if let Some(play) = self.play_mut() {
            play.bank = PerSeat::from_fn(|_| pace.bank);
            let begun = StageClock::begin(record, play.stage.fixed.is_some());
            play.stage = StageClock {
                record: play.stage.record,
                answered: play.stage.answered,
                ..begun
            };
        }
    }
}

impl Play {
    /// Moves every mark of time: so much did not count.
    fn shift(&mut self, lost: Duration) {
        self.stage.since = self.stage.since.plus(lost);
        self.stage.fixed = self.stage.fixed.map(|moment| moment.plus(lost));
        self.deserted = self.deserted.map(|moment| moment.plus(lost));
        for seat in Seat::ALL {
            self.acted[seat] = self.acted[seat].map(|moment| moment.plus(lost));
        }
    }
}
