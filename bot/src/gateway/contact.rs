//! Since when we are out of touch with Discord: nobody's clock runs meanwhile.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use commands::who::Moment;

/// Shorter silences are not worth a word: a line that drops and resumes loses nothing.
const BLINK: Duration = Duration::from_secs(3);

/// Whether we hear Discord.
#[derive(Debug)]
pub struct Contact {
    state: Mutex<State>,
}

#[derive(Debug, Clone, Copy)]
enum State {
    /// Not yet since the program began; the moment is when an earlier run was last in touch.
    Never(Moment),
    Heard,
    Silent(Moment),
}

/// What it means for the tables that we hear Discord again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Return {
    /// We have heard it all the time.
    Nothing,
    /// It was no more than a blink.
    Blink,
    /// Time was lost since then.
    Lost(Moment),
}

impl Contact {
    /// Not in touch yet; an earlier run was until `last_alive`.
    #[must_use]
    pub fn new(last_alive: Moment) -> Self {
        Self {
            state: Mutex::new(State::Never(last_alive)),
        }
    }

    /// We are in touch.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        matches!(
            *self.state.lock().unwrap_or_else(PoisonError::into_inner),
            State::Heard
        )
    }

    /// The line is gone. True if it was there until now.
    pub fn lost(&self, now: Moment) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let was_heard = matches!(*state, State::Heard);
        if was_heard {
            *state = State::Silent(now);
        }
        was_heard
    }

    /// The line is there.
    pub fn heard(&self, now: Moment) -> Return {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match std::mem::replace(&mut *state, State::Heard) {
            State::Heard => Return::Nothing,
            // However short the program was away: what it shows may be behind what it knows.
            State::Never(since) => Return::Lost(since),
            State::Silent(since) if now.since(since) < BLINK => Return::Blink,
            State::Silent(since) => Return::Lost(since),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_time_is_counted_from_when_the_line_went() {
        let contact = Contact::new(Moment(1_000));
        assert!(!contact.is_heard());
        assert!(!contact.lost(Moment(2_000)), "it was not there");
        assert_eq!(contact.heard(Moment(2_500)), Return::Lost(Moment(1_000)));
        assert_eq!(contact.heard(Moment(2_600)), Return::Nothing);
        assert!(contact.lost(Moment(3_000)));
        assert!(!contact.lost(Moment(4_000)), "the first moment counts");
        assert_eq!(contact.heard(Moment(9_000)), Return::Lost(Moment(3_000)));
    }

    #[test]
    fn a_blink_is_no_loss() {
        let contact = Contact::new(Moment(0));
        assert_eq!(contact.heard(Moment(10)), Return::Lost(Moment(0)));
        contact.lost(Moment(1_000));
        assert_eq!(contact.heard(Moment(1_040)), Return::Blink);
    }
}
