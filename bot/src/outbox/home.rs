//! Where a table stands, as all its lanes know it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use commands::who::Channel;

/// The channel of a table. Copies of it move together.
#[derive(Debug, Clone)]
pub struct Home(Arc<AtomicU64>);

impl Home {
    /// The table stands in this channel.
    #[must_use]
    pub fn new(channel: Channel) -> Self {
        Self(Arc::new(AtomicU64::new(channel.0)))
    }

    /// Where it stands now.
    #[must_use]
    pub fn channel(&self) -> Channel {
        Channel(self.0.load(Ordering::Relaxed))
    }

    /// It stands elsewhere from here on.
    pub fn moved(&self, channel: Channel) {
        self.0.store(channel.0, Ordering::Relaxed);
    }
}
