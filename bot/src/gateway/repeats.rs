//! Interactions that Discord tells twice, as it may after a broken line was taken up again: each counts once.

use std::sync::{Mutex, PoisonError};

use crate::recent::Recent;

/// So many of the newest are kept in mind: far more than come while a line breaks.
const REMEMBERED: usize = 1024;

/// What was heard lately.
#[derive(Debug, Default)]
pub struct Repeats(Mutex<Recent<REMEMBERED>>);

impl Repeats {
    /// Whether this interaction has not been heard before.
    #[must_use]
    pub fn is_new(&self, interaction: u64) -> bool {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = !heard.has(interaction);
        if is_new {
            heard.note(interaction);
        }
        is_new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_new_once() {
        let repeats = Repeats::default();
        assert!(repeats.is_new(7));
        assert!(repeats.is_new(8));
        assert!(!repeats.is_new(7));
        for id in 100..100 + REMEMBERED as u64 {
            assert!(repeats.is_new(id));
        }
        assert!(repeats.is_new(7), "too long ago to be told twice");
    }
}
