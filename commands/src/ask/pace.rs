//! Another pace for a table: a named one, numbers of one's own, or both.

use std::time::Duration;

use config::pace::{Pace, Window, preset};
use jiff::{Span, SpanRelativeTo};
use serde::{Deserialize, Serialize};

use crate::ask::mistake::Mistake;

/// What a pace is called whose numbers are the table's own.
pub const OWN: &str = "custom";

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const MONTH: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// What people may set, least and most.
type Range = (Duration, Duration);
/// Less could not be answered over a slow line.
const TURN: Range = (Duration::from_secs(5), MONTH);
const CLAIM: Range = (Duration::from_secs(5), MONTH);
const BANK: Range = (Duration::ZERO, DAY);
const REST: Range = (Duration::ZERO, MONTH);
const PAUSE: Range = (Duration::ZERO, Duration::from_secs(60));
/// The little chance in the pause of an even window: it is at most so much longer.
const CHANCE: Duration = Duration::from_secs(1);
/// The most lapses in a row after which a machine plays.
const MOST_LAPSES: u8 = 9;
/// Lapses in a row after which a machine plays, where a pace without a clock had none.
const AWAY_AFTER: u8 = 2;

/// The numbers that somebody gives; `None` leaves what is there. The inner `None` is no clock.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Numbers {
    /// Time for a turn.
    pub turn: Option<Option<Duration>>,
    /// Time to add to turns over one deal.
    pub bank: Option<Duration>,
    /// Time to answer in a claim window.
    pub claim: Option<Option<Duration>>,
    /// Rest between deals.
    pub rest: Option<Option<Duration>>,
    /// The least an even window lasts.
    pub pause: Option<Duration>,
    /// Lapses in a row after which a machine plays. The inner `None` is never.
    pub away: Option<Option<u8>>,
    /// What the length of a window may tell.
    pub window: Option<Window>,
}

/// Another pace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPace {
    /// The pace it begins from, with its name; else the present one.
    pub base: Option<(String, Pace)>,
    /// What is changed in that.
    pub numbers: Numbers,
}

/// Something that all people at a table must agree on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Proposal {
    /// A pause.
    Pause,
    /// Another pace.
    Pace {
        /// Its name.
        name: String,
        /// The clock.
        pace: Pace,
    },
}

impl NewPace {
    /// The pace it makes of the present one, with its name.
    ///
    /// # Errors
    /// When `even` windows would be longer than the time to claim.
    pub fn over(&self, name: &str, present: &Pace) -> Result<(String, Pace), Mistake> {
        let (name, base) = match &self.base {
            Some((name, base)) => (name.as_str(), base),
            None => (name, present),
        };
        let pace = self.numbers.set(*base);
        if pace.window == Window::Even && pace.claim.is_some_and(|claim| pace.pause.1 >= claim) {
            return Err(Mistake::PauseBeyondClaim {
                pause: pace.pause.1,
            });
        }
        let name = if pace == *base { name } else { OWN };
        Ok((name.to_owned(), pace))
    }
}

impl Numbers {
    fn set(&self, base: Pace) -> Pace {
        let window = self.window.unwrap_or(base.window);
        let turn = self.turn.unwrap_or(base.turn);
        // A pace of quick windows has no pause: evenness needs one.
        let pause = match self.pause {
            Some(Duration::ZERO) => (Duration::ZERO, Duration::ZERO),
            Some(least) => (least, least + CHANCE),
            None if self.window == Some(Window::Even) && base.pause.1.is_zero() => {
                preset("live").unwrap_or(base).pause
            }
            None => base.pause,
        };
        Pace {
            turn,
            bank: self.bank.unwrap_or(base.bank),
            claim: self.claim.unwrap_or(base.claim),
            pause,
            rest: self.rest.unwrap_or(base.rest),
            away_after: self
                .away
                .unwrap_or(base.away_after.or(turn.map(|_| AWAY_AFTER))),
            window,
            machine: base.machine,
        }
    }
}

/// A length of time of this option, or no clock where the option may have none.
///
/// # Errors
/// When it is no length of time, or none that the option may have.
pub fn read_clock(option: &'static str, typed: &str) -> Result<Option<Duration>, Mistake> {
    if is_off(typed) && option != "bank" {
        return Ok(None);
    }
    read_time(option, typed).map(Some)
}

/// Lapses in a row after which a machine plays; `None` is never.
///
/// # Errors
/// When it is no number from 1 to 9.
pub fn read_lapses(typed: &str) -> Result<Option<u8>, Mistake> {
    if is_off(typed) {
        return Ok(None);
    }
    let lapses = typed.trim().parse().ok();
    let lapses = lapses.filter(|lapses| (1..=MOST_LAPSES).contains(lapses));
    lapses.map(Some).ok_or_else(|| Mistake::NoNumber {
        option: "away",
        typed: typed.to_owned(),
    })
}

fn is_off(typed: &str) -> bool {
    const OFF: [&str; 9] = ["none", "never", "off", "no", "-", "∞", "なし", "无", "無"];
    OFF.contains(&typed.trim().to_lowercase().as_str())
}

/// A length of time of this option: `20s`, `1h 30m`, `3d`; a bare number is seconds.
///
/// # Errors
/// When it is no length of time, or none that the option may have.
pub fn read_time(option: &'static str, typed: &str) -> Result<Duration, Mistake> {
    let (least, most) = match option {
        "turn" => TURN,
        "claim" => CLAIM,
        "bank" => BANK,
        "pause" => PAUSE,
        _ => REST,
    };
    let time = parse(typed).ok_or_else(|| Mistake::NoTime {
        option,
        typed: typed.to_owned(),
    })?;
    if (least..=most).contains(&time) {
        Ok(time)
    } else {
        Err(Mistake::TimeOutOfRange {
            option,
            least,
            most,
        })
    }
}

fn parse(typed: &str) -> Option<Duration> {
    /// Units as they are written elsewhere, the longer before what they begin with.
    const UNITS: [(&str, &str); 10] = [
        ("分钟", "m"),
        ("分鐘", "m"),
        ("小时", "h"),
        ("小時", "h"),
        ("時間", "h"),
        ("秒", "s"),
        ("分", "m"),
        ("天", "d"),
        ("日", "d"),
        ("時", "h"),
    ];
    let mut plain = typed.trim().to_lowercase();
    for (unit, usual) in UNITS {
        plain = plain.replace(unit, usual);
    }
    if plain.bytes().all(|c| c.is_ascii_digit()) {
        plain.push('s');
    }
    let span: Span = plain.parse().ok()?;
    let time = span.to_duration(SpanRelativeTo::days_are_24_hours()).ok()?;
    Duration::try_from(time).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn times_are_read_as_people_type_them() {
        for (typed, expected) in [
            ("20s", Some(20)),
            ("20", Some(20)),
            ("1h 30m", Some(5400)),
            ("90 min", Some(5400)),
            ("3d", Some(3 * 86_400)),
            ("2 days", Some(2 * 86_400)),
            ("8小时", Some(8 * 3600)),
            ("10分", Some(600)),
            ("8時間", Some(8 * 3600)),
            ("soon", None),
            ("", None),
            ("-20s", None),
        ] {
            assert_eq!(parse(typed), expected.map(seconds), "{typed}");
        }
    }

    #[test]
    fn no_number_leaves_its_range() {
        for (option, typed) in [
            ("turn", "4s"),
            ("turn", "31d"),
            ("claim", "1s"),
            ("bank", "25h"),
            ("rest", "40d"),
            ("pause", "61s"),
        ] {
            assert!(
                matches!(
                    read_time(option, typed),
                    Err(Mistake::TimeOutOfRange { .. })
                ),
                "{option} {typed}"
            );
        }
        assert_eq!(read_clock("turn", "none"), Ok(None));
        assert!(matches!(
            read_clock("bank", "none"),
            Err(Mistake::NoTime { .. })
        ));
    }

    #[test]
    fn a_machine_takes_over_after_as_many_lapses_as_were_said() {
        for (typed, expected) in [("1", Some(1)), (" 9 ", Some(9)), ("never", None)] {
            assert_eq!(read_lapses(typed), Ok(expected), "{typed}");
        }
        for typed in ["0", "10", "-1", "two", ""] {
            let refused = read_lapses(typed);
            assert!(matches!(refused, Err(Mistake::NoNumber { .. })), "{typed}");
        }
    }

    #[test]
    fn every_number_of_a_pace_can_be_set() {
        let (some, minute) = (seconds(7), seconds(60));
        let numbers = Numbers {
            turn: Some(Some(some)),
            bank: Some(minute),
            claim: Some(Some(minute)),
            rest: Some(None),
            pause: Some(some),
            away: Some(Some(5)),
            window: Some(Window::Even),
        };
        let (_, pace) = over("slow", numbers).expect("a pace");
        let expected = Pace {
            turn: Some(some),
            bank: minute,
            claim: Some(minute),
            rest: None,
            pause: (some, seconds(8)),
            away_after: Some(5),
            window: Window::Even,
            machine: preset("slow").expect("a pace").machine,
        };
        assert_eq!(pace, expected);
        let never = Numbers {
            away: Some(None),
            ..Numbers::default()
        };
        let (_, pace) = over("live", never).expect("a pace");
        assert_eq!(pace.away_after, None);
    }

    fn over(name: &str, numbers: Numbers) -> Result<(String, Pace), Mistake> {
        let present = preset(name).expect("a pace");
        NewPace {
            base: None,
            numbers,
        }
        .over(name, &present)
    }

    #[test]
    fn numbers_of_ones_own_make_a_pace_of_ones_own() {
        let turn = Some(Some(seconds(40)));
        let numbers = Numbers {
            turn,
            ..Numbers::default()
        };
        let (name, pace) = over("live", numbers).expect("a pace");
        assert_eq!((name.as_str(), pace.turn), (OWN, Some(seconds(40))));
        assert_eq!(pace.claim, preset("live").expect("a pace").claim);
        let (name, _) = over("live", Numbers::default()).expect("a pace");
        assert_eq!(name, "live");
    }

    #[test]
    fn a_clock_brings_absence_and_evenness_a_pause() {
        let numbers = Numbers {
            turn: Some(Some(seconds(60))),
            ..Numbers::default()
        };
        let (_, pace) = over("learning", numbers).expect("a pace");
        assert_eq!(pace.away_after, Some(2));
        let numbers = Numbers {
            window: Some(Window::Even),
            ..Numbers::default()
        };
        let (_, pace) = over("slow", numbers).expect("a pace");
        assert!(pace.pause.1 > Duration::ZERO);
        let present = Pace {
            pause: (seconds(1), seconds(8)),
            ..preset("live").expect("a pace")
        };
        let new = NewPace {
            base: None,
            numbers: Numbers {
                claim: Some(Some(seconds(6))),
                ..Numbers::default()
            },
        };
        assert_eq!(
            new.over("live", &present),
            Err(Mistake::PauseBeyondClaim { pause: seconds(8) })
        );
    }
}
