//! How long things take at a table (`experience.md` 7).

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The clock of a table. Every number can be set per table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    /// Time for a turn; `None` is no clock.
    pub turn: Option<Duration>,
    /// Time a player can add to his turns over one deal.
    pub bank: Duration,
    /// Time to answer in a claim window; `None` is no clock.
    pub claim: Option<Duration>,
    /// The least and most an `even` window lasts when nobody claims.
    pub pause: (Duration, Duration),
    /// Rest between deals, unless all people are ready earlier; `None` waits for them.
    pub rest: Option<Duration>,
    /// Lapses in a row after which a machine plays for the seat; `None` is never.
    pub away_after: Option<u8>,
    /// What the length of a claim window may tell.
    pub window: Window,
    /// How long a machine seems to think.
    pub machine: (Duration, Duration),
}

/// What the length of a claim window may tell (`experience.md` 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// Every window lasts at least the pause, with a little chance in it, whether or not anybody could claim.
    Even,
    /// Every window lasts its full length unless all three others have answered.
    Sealed,
    /// It closes as soon as the outcome is fixed.
    Quick,
}
