//! Our own faults, as people are told of them: a short id that stands in the log as well.

use std::fmt;
use std::hash::{BuildHasher, RandomState};

/// The id of a fault. Says nothing; it is there to be looked for in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FaultId(u32);

impl FaultId {
    /// A new id, different from others with all likelihood.
    #[must_use]
    pub fn fresh() -> Self {
        // Every `RandomState` has new keys: the standard library's chance is enough for a label.
        let drawn = RandomState::new().hash_one(());
        Self(u32::try_from(drawn & 0x00ff_ffff).unwrap_or_default())
    }
}

impl fmt::Display for FaultId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:06x}", self.0)
    }
}
