//! When a claim window closes (`experience.md` 5).
//!
//! What its length may tell is a fact of the pace:
//!
//! - `even`: a window in which nobody could claim lasts exactly the pause, drawn by chance. One in which somebody could
//!   lasts at least as long. When the outcome is fixed only after the pause, the window closes at the next beat after it:
//!   beats count from the end of the pause, so the length does not repeat the moment of anybody's press. That somebody
//!   thought for longer than the pause can be seen, as it can at a real table; what he held and what he decided cannot.
//!   Machines answer within the pause whatever they hold.
//! - `sealed`: the full length, unless all three others have answered. A machine counts as answering at a moment drawn by
//!   chance, also when it has nothing to claim.
//! - `quick`: as soon as the outcome is fixed.

use std::time::Duration;

use config::pace::Window;
use engine::deal::view::Stage;
use engine::seat::Seat;

use super::state::{Play, State};
use crate::who::Moment;

/// Beats at which an `even` window may close after its pause.
const BEAT: Duration = Duration::from_millis(500);

impl State {
    /// Until when answers are taken at the latest, for the board; `None` without a clock. The same whoever could claim.
    pub(super) fn window_limit(&self, play: &Play) -> Option<Moment> {
        let Stage::Claims { from, .. } = play.stage() else {
            return None;
        };
        self.pace()
            .claim
            .map(|claim| self.all_run_out(play, from, claim))
    }

    /// When the present window closes, if nothing else is answered; `None` when it waits for an answer.
    pub(super) fn window_close(&self, play: &Play, from: Seat) -> Option<Moment> {
        let limit = self.window_limit(play);
        let close = match self.pace().window {
            Window::Quick => play.stage.fixed,
            Window::Even => play
                .stage
                .fixed
                .map(|fixed| self.even_close(play, from, fixed)),
            Window::Sealed => self.sealed_close(play, from),
        };
        earliest(close, limit)
    }

    fn even_close(&self, play: &Play, from: Seat, fixed: Moment) -> Moment {
        let pause_end = self.all_run_out(play, from, self.pause(play.stage.record));
        let over = fixed.since(pause_end).as_millis();
        let beats = u32::try_from(over.div_ceil(BEAT.as_millis())).unwrap_or(u32::MAX);
        pause_end.plus(BEAT.saturating_mul(beats))
    }

    fn sealed_close(&self, play: &Play, from: Seat) -> Option<Moment> {
        let mut close = self.last;
        for seat in Seat::ALL
            .into_iter()
            .filter(|seat| *seat != from && !play.stage.answered.contains(*seat))
        {
            if !play.is_played_by_machine(seat) || play.game.owing().contains(seat) {
                return None;
            }
            close = close.max(play.stage.since.plus(self.window_thought(play, seat)));
        }
        Some(close)
    }

    /// How long a machine thinks in a window: within the pause if it is `even`, within the claim time in any case.
    pub(super) fn window_thought(&self, play: &Play, seat: Seat) -> Duration {
        let thought = self.thought(play.stage.record, seat);
        let thought = self
            .pace()
            .claim
            .map_or(thought, |claim| thought.min(claim));
        match self.pace().window {
            Window::Even => thought.min(self.pause(play.stage.record)),
            Window::Sealed | Window::Quick => thought,
        }
    }
}

fn earliest(one: Option<Moment>, other: Option<Moment>) -> Option<Moment> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}
