//! Channels in which we may attach no files, as we were told a short while ago: what is posted there next goes without its
//! pictures at once, instead of being refused first each time.

use std::time::Duration;

use commands::who::Channel;
use dashmap::DashMap;
use tokio::time::Instant;

/// After this time files are tried again: of a change that concerns a channel nobody may tell us.
const REST: Duration = Duration::from_secs(10 * 60);

/// Where files were refused.
#[derive(Debug, Default)]
pub(super) struct Fileless(DashMap<Channel, Instant>);

impl Fileless {
    /// A message was refused here that was accepted without its files.
    pub(super) fn note(&self, channel: Channel) {
        self.0.insert(channel, Instant::now());
    }

    /// What we may do here may have changed.
    pub(super) fn forget(&self, channel: Channel) {
        self.0.remove(&channel);
    }

    /// Files were refused here a short while ago.
    pub(super) fn has(&self, channel: Channel) -> bool {
        let lately = |since: &Instant| since.elapsed() < REST;
        self.0.get(&channel).is_some_and(|since| lately(&since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn files_are_tried_again_after_a_while_or_when_something_has_changed() {
        let (here, there) = (Channel(1), Channel(2));
        let fileless = Fileless::default();
        assert!(!fileless.has(here));
        fileless.note(here);
        assert!(fileless.has(here) && !fileless.has(there));
        tokio::time::advance(REST - Duration::from_secs(1)).await;
        assert!(fileless.has(here));
        tokio::time::advance(Duration::from_secs(1)).await;
        assert!(!fileless.has(here));
        fileless.note(here);
        fileless.forget(here);
        assert!(!fileless.has(here));
    }
}
