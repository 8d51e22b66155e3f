//! Which presses and commands come too late: each belongs to the moment in which it was meant.

use std::time::Duration;

use engine::deal::view::Stage;

use super::Asker;
use super::state::State;
use crate::ask::{Act, Ask};
use crate::who::{Moment, Turn};

/// Nobody has seen a window and answered it by a command within so short a time after it opened.
pub const REACTION: Duration = Duration::from_millis(400);

impl State {
    /// A press belongs to the moment it was drawn for. What can mean only one thing in the lobby may be pressed on any
    /// drawing of this lobby, because others press at the same time; a machine on any since the last one sat down, so that
    /// the same press twice is one machine. What only looks, and coming back, may be pressed on any drawing at all.
    pub(super) fn is_stale(&self, what: &Ask, turn: Option<Turn>) -> bool {
        let Some(turn) = turn else { return false };
        let only_looks = matches!(
            what,
            Ask::Board
                | Ask::Rules(_)
                | Ask::Help(_)
                | Ask::Options
                | Ask::Option { value: None, .. }
                | Ask::WriteOption { .. }
                | Ask::Watch
                | Ask::Hand
                | Ask::Why
                | Ask::WholeDeal
                | Ask::Explain(_)
                | Ask::Replay(_)
                | Ask::Verify
                | Ask::Back
                | Ask::Feed(_)
                | Ask::Orders(None)
        );
        // What these mean does not depend on the turn: they name the seat or proposal they belong to, or there is only one.
        let is_of_the_table = matches!(what, Ask::Agree(_) | Ask::Take(_) | Ask::Resume);
        let since = if !self.is_lobby() {
            self.meant_since(what)
        } else if matches!(
            what,
            Ask::Join | Ask::Leave | Ask::Start | Ask::Option { .. }
        ) {
            self.lobby_since
        } else if matches!(what, Ask::AddMachine | Ask::AddMachineOf(_)) {
            self.machines_since
        } else {
            self.turn
        };
        !only_looks && !is_of_the_table && (turn < since || turn > self.turn)
    }

    /// A command says no moment. One that answers a window which has just opened was meant for what was there before: for the
    /// window that closed while it was on its way, say. In the first window of a deal there was nothing else to be meant.
    pub(super) fn is_from_before(
        &self,
        from: &Asker,
        what: &Ask,
        turn: Option<Turn>,
        now: Moment,
    ) -> bool {
        let answers = turn.is_none() && matches!(what, Ask::Act(act) if answers_a_window(*act));
        let person = from.member.person;
        let play = self.play().filter(|play| play.seat_of(person).is_some());
        let Some(play) = play.filter(|_| answers) else {
            return false;
        };
        // The dealer's turn comes first.
        let is_first = self.turn.0 <= play.deal_since.0 + 1;
        let is_window = matches!(play.stage(), Stage::Claims { .. });
        is_window && !is_first && now.since(play.stage.since) < REACTION
    }

    /// Nothing of this is done during a pause.
    pub(super) fn is_held_up(&self, what: &Ask) -> bool {
        self.paused.is_some()
            && matches!(what, Ask::Act(_) | Ask::Ready | Ask::Start | Ask::Pace(_))
    }
}

/// What can be said when somebody else's tile may be claimed.
const fn answers_a_window(act: Act) -> bool {
    match act {
        Act::Chow(_) | Act::Pong(_) | Act::Kong(_) | Act::Win | Act::Pass => true,
        Act::Discard { .. } | Act::Riichi { .. } | Act::Abort => false,
    }
}
