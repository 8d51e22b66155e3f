//! How long each person's clock has run in the present stage. At slow tables it stands still in his quiet hours.
//!
//! Whose turn it is everybody knows, so a turn waits for its player's mornings. A claim window must not tell by its length who
//! could claim: what its length may depend on is who sits at the table, never what anybody holds. So the clocks of **all** who
//! sit beside the discarder count: a window is open until the last of them has had his time, and an `even` window rests at
//! least until all of them have been awake for its pause, whether or not any of them could claim. A `quick` window still closes
//! as soon as nobody's answer could change it, which tells that nobody is waited for, as it does without quiet hours.

use std::time::Duration;

use engine::seat::{PerSeat, Seat};

use super::state::{Hours, Play, State};
use crate::quiet::Quiet;
use crate::who::{Moment, Person};

impl State {
    /// How long the clock of a seat has run in the present stage.
    pub(super) fn used(&self, play: &Play, seat: Seat, at: Moment) -> Duration {
        let hours = &play.stage.hours;
        let stretch = match self.quiet(play, seat) {
            Some(quiet) => quiet.awake(hours.since, at),
            None => at.since(hours.since),
        };
        hours.spent[seat] + stretch
    }

    /// When the clock of a seat has run for `time` in the present stage.
    pub(super) fn runs_out(&self, play: &Play, seat: Seat, time: Duration) -> Moment {
        let hours = &play.stage.hours;
        let left = time.saturating_sub(hours.spent[seat]);
        match self.quiet(play, seat) {
            Some(quiet) => quiet.after(hours.since, left),
            None => hours.since.plus(left),
        }
    }

    /// This moment, or the end of the quiet hours in which the person on a seat sleeps then.
    pub(super) fn awake(&self, play: &Play, seat: Seat, moment: Moment) -> Moment {
        let quiet = self.quiet(play, seat);
        quiet.map_or(moment, |quiet| quiet.after(moment, Duration::ZERO))
    }

    /// When the clocks of all who sit beside the discarder have run for `time` in the present window.
    pub(super) fn all_run_out(&self, play: &Play, from: Seat, time: Duration) -> Moment {
        let others = Seat::ALL.into_iter().filter(|seat| *seat != from);
        let last = others.map(|seat| self.runs_out(play, seat, time)).max();
        last.unwrap_or_else(|| play.stage.since.plus(time))
    }

    /// The clocks as they stand at `until`, to run on from `at`.
    pub(super) fn stretch(&self, play: &Play, until: Moment, at: Moment) -> Hours {
        Hours {
            spent: PerSeat::from_fn(|seat| self.used(play, seat, until)),
            since: at,
        }
    }

    /// The turn of a seat began while its person slept, and he was not called for it yet.
    pub(super) fn is_let_sleep(&self, play: &Play, seat: Seat) -> bool {
        let quiet = self.quiet(play, seat);
        quiet.is_some_and(|quiet| quiet.covers(play.stage.since)) && play.stage.called[seat] == 0
    }

    /// A person sleeps now, at a pace at which nothing is to wake him.
    pub(super) fn sleeps(&self, person: Person, now: Moment) -> bool {
        let chosen = self.preferences(person);
        let quiet = chosen.and_then(|chosen| chosen.quiet.as_ref());
        self.pace().is_slow() && quiet.is_some_and(|quiet| quiet.covers(now))
    }

    /// The quiet hours that count for a seat: those of its person, at a slow pace, while he plays himself.
    pub(super) fn quiet(&self, play: &Play, seat: Seat) -> Option<&Quiet> {
        if !self.pace().is_slow() || play.is_played_by_machine(seat) {
            return None;
        }
        self.preferences(play.person(seat)?)?.quiet.as_ref()
    }
}
