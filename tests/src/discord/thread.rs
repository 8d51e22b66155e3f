//! What a thread is besides a channel.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime};

use super::surface::Id;

/// Minutes without a message after which a thread may archive itself.
pub(super) const AUTO_ARCHIVES: [u64; 4] = [60, 1440, 4320, 10080];

/// How a thread begins.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) guild: Id,
    pub(super) parent: Id,
    pub(super) name: String,
    pub(super) owner: Id,
    pub(super) is_private: bool,
    /// One of [`AUTO_ARCHIVES`].
    pub(super) auto_archive: u64,
    /// Whether those in it may bring others (private threads only).
    pub(super) is_invitable: bool,
    /// The message it hangs on, whose id it takes.
    pub(super) message: Option<Id>,
}

/// A thread's own state.
#[derive(Debug)]
pub(super) struct Thread {
    pub(super) is_private: bool,
    /// Who started it.
    pub(super) owner: Id,
    /// Who is in it, and since when.
    pub(super) members: BTreeMap<Id, SystemTime>,
    pub(super) is_archived: bool,
    /// Only who may manage threads speaks in it or takes it out of the archive.
    pub(super) is_locked: bool,
    pub(super) is_invitable: bool,
    /// Minutes without a message after which it archives itself.
    pub(super) auto_archive: u64,
    pub(super) created: SystemTime,
    /// When it last went into the archive or came out.
    pub(super) archive_changed: SystemTime,
    /// When something was last written in it.
    pub(super) touched: SystemTime,
    /// How many messages were written in it, the first not counted.
    pub(super) messages: u64,
}

impl Thread {
    /// A thread that begins now, with its owner in it.
    pub(super) fn begin(start: &Start, now: SystemTime) -> Self {
        Self {
            is_private: start.is_private,
            owner: start.owner,
            members: BTreeMap::from([(start.owner, now)]),
            is_archived: false,
            is_locked: false,
            is_invitable: start.is_invitable,
            auto_archive: start.auto_archive,
            created: now,
            archive_changed: now,
            touched: now,
            messages: 0,
        }
    }

    /// Whether it has been silent for as long as it takes to archive itself.
    pub(super) fn dozes(&self, now: SystemTime) -> bool {
        let silence = now.duration_since(self.touched).unwrap_or_default();
        !self.is_archived && silence >= Duration::from_secs(self.auto_archive * 60)
    }
}
