//! Numbers that were heard lately.

use std::collections::VecDeque;

/// The newest of many numbers, at most `MOST`: older ones are forgotten.
#[derive(Debug, Default)]
pub struct Recent<const MOST: usize>(VecDeque<u64>);

impl<const MOST: usize> Recent<MOST> {
    /// This number was heard.
    pub fn note(&mut self, number: u64) {
        if self.0.len() >= MOST {
            self.0.pop_front();
        }
        self.0.push_back(number);
    }

    /// Whether this number was heard lately.
    #[must_use]
    pub fn has(&self, number: u64) -> bool {
        self.0.contains(&number)
    }
}
