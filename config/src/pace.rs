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

impl Pace {
    /// Nobody is ever late: a pace to learn at.
    #[must_use]
    pub fn is_unclocked(&self) -> bool {
        self.turn.is_none() && self.claim.is_none()
    }

    /// A game over days: people are called rather than waited for, and sleep unpunished.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        let lasts = |time: Option<Duration>| time.is_some_and(|time| time >= SLOW);
        lasts(self.turn) || lasts(self.claim)
    }
}

/// From this time for a turn or claim on, a pace is slow.
const SLOW: Duration = hours(1);

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

const fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

const fn hours(count: u64) -> Duration {
    Duration::from_secs(count * 60 * 60)
}

const fn millis(least: u64, most: u64) -> (Duration, Duration) {
    (Duration::from_millis(least), Duration::from_millis(most))
}

/// The built-in paces by name, the quickest first (the table of `experience.md` 7).
static PRESETS: [(&str, Pace); 5] = [
    (
        "live",
        Pace {
            turn: Some(seconds(20)),
            bank: seconds(60),
            claim: Some(seconds(10)),
            pause: millis(2500, 3500),
            rest: Some(seconds(30)),
            away_after: Some(2),
            window: Window::Even,
            machine: millis(800, 2000),
        },
    ),
    (
        "relaxed",
        Pace {
            turn: Some(seconds(60)),
            bank: seconds(180),
            claim: Some(seconds(20)),
            pause: millis(3000, 4000),
            rest: Some(seconds(120)),
            away_after: Some(2),
            window: Window::Even,
            machine: millis(1000, 2500),
        },
    ),
    (
        "slow",
        Pace {
            turn: Some(hours(24)),
            bank: Duration::ZERO,
            claim: Some(hours(8)),
            pause: millis(0, 0),
            rest: Some(hours(24)),
            away_after: Some(2),
            window: Window::Quick,
            machine: millis(800, 2000),
        },
    ),
    (
        "postal",
        Pace {
            turn: Some(hours(72)),
            bank: Duration::ZERO,
            claim: Some(hours(24)),
            pause: millis(0, 0),
            rest: Some(hours(72)),
            away_after: Some(2),
            window: Window::Quick,
            machine: millis(800, 2000),
        },
    ),
    (
        "learning",
        Pace {
            turn: None,
            bank: Duration::ZERO,
            claim: None,
            pause: millis(0, 0),
            rest: None,
            away_after: None,
            window: Window::Even,
            machine: millis(800, 2000),
        },
    ),
];

/// The built-in paces by name, the quickest first.
#[must_use]
pub fn presets() -> &'static [(&'static str, Pace)] {
    &PRESETS
}

/// The built-in pace of that name.
#[must_use]
pub fn preset(name: &str) -> Option<Pace> {
    PRESETS
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, pace)| *pace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_found_by_name_and_names_differ() {
        for (name, pace) in presets() {
            assert_eq!(preset(name), Some(*pace), "{name}");
        }
        assert_eq!(preset("Live"), None);
    }

    #[test]
    fn a_player_who_need_not_answer_is_never_away() {
        for (name, pace) in presets() {
            let clocked = pace.turn.is_some() && pace.claim.is_some();
            assert_eq!(clocked, pace.away_after.is_some(), "{name}");
        }
    }

    #[test]
    fn one_pace_has_no_clock() {
        let unclocked = presets().iter().filter(|(_, pace)| pace.is_unclocked());
        assert_eq!(
            unclocked.map(|(name, _)| *name).collect::<Vec<_>>(),
            ["learning"]
        );
    }

    #[test]
    fn paces_over_days_are_slow() {
        let slow = presets().iter().filter(|(_, pace)| pace.is_slow());
        assert_eq!(
            slow.map(|(name, _)| *name).collect::<Vec<_>>(),
            ["slow", "postal"]
        );
    }

    #[test]
    fn an_even_pause_leaves_room_for_the_claim() {
        for (name, pace) in presets() {
            assert!(pace.pause.0 <= pace.pause.1, "{name}");
            assert!(
                pace.claim.is_none_or(|claim| pace.pause.1 < claim),
                "{name}"
            );
            assert!(pace.machine.0 <= pace.machine.1, "{name}");
        }
    }
}
