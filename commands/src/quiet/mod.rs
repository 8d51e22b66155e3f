//! Quiet hours: when somebody sleeps, by the clock on his wall.
//!
//! They are told by what the clock of his zone shows, so every moment is inside or outside of them, also on days on which an
//! hour is missing or comes twice.

use std::time::Duration;

use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::who::Moment;

/// Zones at a fixed distance from UTC.
pub mod offsets;
/// Zones by name, and as they are typed.
pub mod zones;
/// Times of day as they are typed.
pub mod hours;

/// The most of a day that may be quiet. A game that waits for its people must be able to count on half of each day.
pub const MOST: Duration = Duration::from_secs(12 * 3600);

const DAY: i32 = 24 * 60;

/// So many changes of quiet and awake are looked at: years of them. No clock runs that long.
const PATIENCE: usize = 10_000;

/// When somebody sleeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quiet {
    /// His time zone, by its name in the IANA database or as its distance from UTC (`UTC+5:30`).
    pub zone: String,
    /// When they begin, in minutes after midnight, 0 to 1439.
    pub from: u16,
    /// When they end, in minutes after midnight, 0 to 1439; on the next day if that is not after the beginning.
    pub to: u16,
}

/// Why hours cannot be quiet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unquiet {
    /// They begin when they end.
    #[error("they begin when they end")]
    Empty,
    /// They are longer than [`MOST`].
    #[error("they are too long")]
    TooLong,
}

impl Quiet {
    /// Hours of a known zone.
    ///
    /// # Errors
    /// When they are empty or too long.
    pub fn new(zone: String, from: u16, to: u16) -> Result<Self, Unquiet> {
        let length = (i32::from(to) - i32::from(from)).rem_euclid(DAY);
        let length = Duration::from_secs(u64::try_from(length).unwrap_or_default() * 60);
        if length.is_zero() {
            return Err(Unquiet::Empty);
        }
        if length > MOST {
            return Err(Unquiet::TooLong);
        }
        Ok(Self { zone, from, to })
    }

    /// He sleeps at this moment.
    #[must_use]
    pub fn covers(&self, moment: Moment) -> bool {
        let Some((zone, at)) = self.zone().zip(stamp(moment)) else {
            return false;
        };
        self.is_within(zone.to_datetime(at).time())
    }

    /// The moment at which he has been awake for `time` since then. With no time at all: when he is next awake.
    #[must_use]
    pub fn after(&self, since: Moment, time: Duration) -> Moment {
        let mut at = since;
        let mut left = time;
        for _ in 0..PATIENCE {
            let Some(next) = self.next_change(at) else {
                break;
            };
            let span = next.since(at);
            if !self.covers(at) {
                if left <= span {
                    return at.plus(left);
                }
                left -= span;
            }
            at = next;
        }
        at.plus(left)
    }

    /// How long he was awake between two moments.
    #[must_use]
    pub fn awake(&self, since: Moment, until: Moment) -> Duration {
        let mut at = since;
        let mut sum = Duration::ZERO;
        for _ in 0..PATIENCE {
            if at >= until {
                return sum;
            }
            let next = self.next_change(at).map_or(until, |next| next.min(until));
            if !self.covers(at) {
                sum += next.since(at);
            }
            at = next;
        }
        sum
    }

    /// When they next begin and end; the moment itself and their end while they last. `None` for a zone that is no more.
    #[must_use]
    pub fn next(&self, now: Moment) -> Option<(Moment, Moment)> {
        let mut begin = now;
        while !self.covers(begin) {
            begin = self.next_change(begin)?;
        }
        Some((begin, self.after(begin, Duration::ZERO)))
    }

    /// A moment later than this one up to which nothing changes: the clock shows a limit of the hours, or jumps.
    fn next_change(&self, after: Moment) -> Option<Moment> {
        let zone = self.zone()?;
        let now = stamp(after)?;
        let today = zone.to_datetime(now).date();
        let days = [Some(today), today.tomorrow().ok()];
        let limits = days.into_iter().flatten().flat_map(|day| {
            [self.from, self.to]
                .into_iter()
                .flat_map(|minute| moments_of(day, minute, &zone))
                .collect::<Vec<_>>()
        });
        let jump = zone.following(now).next().map(|jump| jump.timestamp());
        let next = limits.chain(jump).filter(|then| *then > now).min()?;
        Some(Moment(next.as_millisecond()))
    }

    fn zone(&self) -> Option<TimeZone> {
        zones::find(&self.zone)
    }

    fn is_within(&self, time: Time) -> bool {
        let minute = i32::from(time.hour()) * 60 + i32::from(time.minute());
        let (from, to) = (i32::from(self.from), i32::from(self.to));
        if from < to {
            (from..to).contains(&minute)
        } else {
            minute >= from || minute < to
        }
    }
}

/// When the clock of a zone shows this minute on this day: once; twice when an hour is repeated; when it is left out, the
/// moments before and after the gap, of which the jump itself is the one that counts.
fn moments_of(day: Date, minute: u16, zone: &TimeZone) -> Vec<Timestamp> {
    let (hour, minute) = (minute / 60, minute % 60);
    let Ok(time) = Time::new(
        i8::try_from(hour).unwrap_or_default(),
        i8::try_from(minute).unwrap_or_default(),
        0,
        0,
    ) else {
        return Vec::new();
    };
    let then = day.to_datetime(time);
    let shown = || zone.to_ambiguous_timestamp(then);
    shown()
        .earlier()
        .into_iter()
        .chain(shown().later())
        .collect()
}

fn stamp(moment: Moment) -> Option<Timestamp> {
    Timestamp::from_millisecond(moment.0).ok()
}

#[cfg(test)]
mod tests;
