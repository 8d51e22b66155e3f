//! Which presses come too late: each belongs to the moment it was drawn for.

use super::state::State;
use crate::ask::Ask;
use crate::who::Turn;

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

    /// Nothing of this is done during a pause.
    pub(super) fn is_held_up(&self, what: &Ask) -> bool {
        self.paused.is_some()
            && matches!(what, Ask::Act(_) | Ask::Ready | Ask::Start | Ask::Pace(_))
    }
}
