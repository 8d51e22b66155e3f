//! Times of day as people type them.

use crate::typed;

/// The minutes after midnight that somebody means, 0 to 1439: `22`, `22:30`, `22.30`, `10pm`, `10:30 pm`, `22時30分`, in digits
/// of either width. `None` if it is no time of day.
#[must_use]
pub fn read(typed: &str) -> Option<u16> {
    let signs = typed::plain(typed).to_lowercase();
    let plain: String = signs.chars().map(colon).collect();
    let (clock, half) = if let Some(clock) = plain.strip_suffix("am") {
        (clock.trim_end(), Some(0))
    } else if let Some(clock) = plain.strip_suffix("pm") {
        (clock.trim_end(), Some(12))
    } else {
        (plain.as_str(), None)
    };
    let clock = clock.trim_end_matches(['分', ':']);
    let (hour, minute) = clock.split_once([':', '.']).unwrap_or((clock, "0"));
    let (hour, minute) = (number(hour)?, number(minute)?);
    let hour = match half {
        None => Some(hour).filter(|hour| *hour < 24),
        Some(half) => Some(hour % 12 + half).filter(|_| (1..=12).contains(&hour)),
    }?;
    (minute < 60).then_some(hour * 60 + minute)
}

/// A time of day, as in `22:05`.
#[must_use]
pub fn shown(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn number(digits: &str) -> Option<u16> {
    let is_plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|c| c.is_ascii_digit());
    is_plain.then(|| digits.parse().ok()).flatten()
}

/// What stands between hours and minutes.
fn colon(c: char) -> char {
    if matches!(c, '時' | '点' | '點') {
        ':'
    } else {
        c
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_type_them() {
        for (typed, expected) in [
            ("0", Some(0)),
            ("22", Some(1320)),
            ("22:30", Some(1350)),
            ("22.30", Some(1350)),
            ("7:05", Some(425)),
            ("２２：３０", Some(1350)),
            ("10pm", Some(1320)),
            ("10:30 PM", Some(1350)),
            ("12am", Some(0)),
            ("12 pm", Some(720)),
            ("24", None),
            ("13pm", None),
            ("0am", None),
            ("22:60", None),
            ("22時", Some(1320)),
            ("22点30分", Some(1350)),
            ("ten", None),
            ("-1", None),
            ("+7", None),
            ("", None),
        ] {
            assert_eq!(read(typed), expected, "{typed}");
        }
    }

    #[test]
    fn what_is_shown_is_read_back() {
        for minutes in 0..24 * 60 {
            assert_eq!(read(&shown(minutes)), Some(minutes));
        }
    }
}
