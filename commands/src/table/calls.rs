//! When people are called at slow tables: when they have something to decide, again at half time and shortly before the end,
//! then no more; never while they sleep. Each call is written down, so that no restart repeats it.
//!
//! At quick tables the panel rings once for each decision, and nothing is written down.

use std::time::Duration;

use engine::deal::event::Eye;
use engine::deal::view::Stage;
use engine::seat::Seat;

use super::state::{Play, State};
use super::surfaces::must_act;
use super::{Steps, Table};
use crate::record::Fact;
use crate::who::Moment;

/// Calls for one decision.
const MOST: u8 = 3;
/// The last call comes when an eighth of the time is left, at most this much.
const LAST: Duration = Duration::from_secs(3600);

impl Table {
    /// Who was called right before an interruption may not have heard it. Who sleeps by now is called anew when he wakes.
    pub(super) fn call_sleepers_anew(&mut self, heard: Moment, now: Moment, steps: &mut Steps) {
        let state = &self.state;
        let Some(play) = state.play().filter(|play| play.stage.called_at > heard) else {
            return;
        };
        let sleeps = |person| state.sleeps(person, now);
        let is_to_be =
            |seat: &Seat| play.stage.called[*seat] > 0 && play.person(*seat).is_some_and(sleeps);
        let sleepers: Vec<Seat> = Seat::ALL.into_iter().filter(is_to_be).collect();
        for seat in sleepers {
            self.keep(Fact::Called { seat, times: 0 }, now, steps);
        }
    }
}

impl State {
    /// When the person on a seat is called next, and what the count of his calls is by then; `None` if he need not be.
    pub(super) fn next_call(&self, play: &Play, seat: Seat) -> Option<(Moment, u8)> {
        if !self.pace().is_slow() || play.is_played_by_machine(seat) {
            return None;
        }
        let calls = self.calls(play, seat)?;
        let (step, after) = calls
            .into_iter()
            .enumerate()
            .nth(usize::from(play.stage.called[seat]))?;
        let moment = self.awake(play, seat, self.runs_out(play, seat, after));
        Some((moment, u8::try_from(step + 1).unwrap_or(MOST)))
    }

    /// After how much of his time the person on a seat is called in the present stage.
    fn calls(&self, play: &Play, seat: Seat) -> Option<Vec<Duration>> {
        let pace = self.pace();
        let stage = play.stage();
        if self.is_next(play, &stage, seat) {
            return Some(vec![Duration::ZERO]);
        }
        let time = match stage {
            Stage::Turn { .. } => pace.turn.map(|turn| turn + play.bank[seat]),
            Stage::Claims { .. } => pace.claim,
            Stage::Between(_) | Stage::Finished(..) => return None,
        };
        if !must_act(&play.game.view(Eye::Seat(seat))) || self.orders_answer(play, seat).is_some() {
            return None;
        }
        Some(match time {
            Some(time) if self.wants_reminders(play, seat) => {
                vec![Duration::ZERO, time / 2, time - (time / 8).min(LAST)]
            }
            Some(_) | None => vec![Duration::ZERO],
        })
    }

    /// One call is not enough for him.
    fn wants_reminders(&self, play: &Play, seat: Seat) -> bool {
        let person = play.person(seat);
        let chosen = person.and_then(|person| self.preferences(person));
        chosen.is_none_or(|chosen| chosen.reminders != Some(false))
    }

    /// He wants to be called early and his turn comes next, as far as everybody can tell. A machine plays at once: after one
    /// his own call comes soon enough.
    fn is_next(&self, play: &Play, stage: &Stage, seat: Seat) -> bool {
        let Stage::Turn { seat: before } = stage else {
            return false;
        };
        if play.is_played_by_machine(*before) {
            return false;
        }
        let is_early = |person| self.preferences(person).is_some_and(|chosen| chosen.early);
        before.turned(1) == seat && play.person(seat).is_some_and(is_early)
    }
}
