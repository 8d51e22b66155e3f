//! Time zones that are a fixed distance from UTC, for those who know theirs as `UTC+8`.

use jiff::tz::{Offset, TimeZone};

use crate::typed;

/// The distances that places on earth keep, in minutes: the least and the most.
const BOUNDS: [i32; 2] = [-12 * 60, 14 * 60];

/// Every place keeps a whole number of quarters of an hour.
const STEP: i32 = 15;

/// Distances in use that are no whole hours, in minutes.
const BETWEEN: [i32; 11] = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765];

/// What an offset is, as it was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// The name of a zone that some place can have, as in `UTC+5:30`.
    Zone(String),
    /// An offset that no place has.
    Nowhere,
}

/// Reads an offset as people type it: `+8`, `UTC+8`, `GMT -3`, `+05:30`, `+0530`, in digits of either width and with any minus
/// sign. `None` for what is none.
#[must_use]
pub fn read(typed: &str) -> Option<Typed> {
    let offset = offset(typed)?;
    Some(offset.map_or(Typed::Nowhere, |offset| Typed::Zone(name(offset))))
}

/// An offset in minutes, as it was typed: the inner `None` for one that no place has, the outer one for what is none.
fn offset(typed: &str) -> Option<Option<i32>> {
    let plain = plain(typed)?;
    let (sign, digits) = split(&plain)?;
    let (hours, minutes) = match digits.split_once(':') {
        Some(clock) => clock,
        None if digits.len() > 2 => digits.split_at(digits.len() - 2),
        None => (digits, "0"),
    };
    let number = |digits: &str| -> Option<i32> {
        let is_plain = digits.bytes().all(|c| c.is_ascii_digit());
        (is_plain && (1..=2).contains(&digits.len())).then(|| digits.parse().ok())?
    };
    let (hours, minutes) = (number(hours)?, number(minutes)?);
    let offset = sign * (hours * 60 + minutes);
    let [least, most] = BOUNDS;
    let is_kept = (least..=most).contains(&offset) && offset % STEP == 0 && minutes < 60;
    Some(is_kept.then_some(offset))
}

/// The names of the offsets in use that begin with what was typed, the nearest to UTC first; none if no sign was typed.
#[must_use]
pub(super) fn near(typed: &str) -> Vec<String> {
    let begun = plain(typed).filter(|plain| split(plain).is_some());
    let Some(begun) = begun else {
        return Vec::new();
    };
    let begun = format!("UTC{}", begun.replacen("+0", "+", 1).replacen("-0", "-", 1));
    let [least, most] = BOUNDS.map(|minutes| minutes / 60);
    let whole = (least..=most).map(|hours| hours * 60);
    let mut all: Vec<i32> = whole.chain(BETWEEN).collect();
    all.sort_by_key(|offset| offset.abs());
    let names = all.into_iter().map(name);
    names.filter(|name| name.starts_with(&begun)).collect()
}

/// The zone of such a name.
#[must_use]
pub(super) fn find(zone: &str) -> Option<TimeZone> {
    // One name for each, so that equal hours are equal values.
    let minutes = offset(zone)?.filter(|minutes| name(*minutes) == zone)?;
    Offset::from_seconds(minutes * 60).ok().map(TimeZone::fixed)
}

/// The name of an offset in minutes, as in `UTC-3` or `UTC+5:30`.
fn name(offset: i32) -> String {
    let (hours, minutes) = (offset.abs() / 60, offset.abs() % 60);
    match (offset, minutes) {
        (0, _) => "UTC".to_owned(),
        (_, 0) => format!("UTC{}{hours}", sign(offset)),
        _ => format!("UTC{}{hours}:{minutes:02}", sign(offset)),
    }
}

fn sign(offset: i32) -> char {
    if offset < 0 { '-' } else { '+' }
}

/// What was typed after `UTC` or `GMT`, which may be left out, in plain signs and without spaces.
fn plain(typed: &str) -> Option<String> {
    let mut plain = typed::plain(typed).to_lowercase();
    plain.retain(|c| !c.is_whitespace());
    let bare = ["utc", "gmt"]
        .iter()
        .find_map(|word| plain.strip_prefix(word))
        .unwrap_or(&plain);
    (!bare.is_empty()).then(|| bare.to_owned())
}

fn split(plain: &str) -> Option<(i32, &str)> {
    let plus = plain.strip_prefix('+').map(|digits| (1, digits));
    plus.or_else(|| plain.strip_prefix('-').map(|digits| (-1, digits)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_are_read_as_people_type_them() {
        for (typed, expected) in [
            ("+8", "UTC+8"),
            ("UTC+8", "UTC+8"),
            ("utc +08:00", "UTC+8"),
            ("GMT+8", "UTC+8"),
            ("+0800", "UTC+8"),
            ("+05:30", "UTC+5:30"),
            ("+530", "UTC+5:30"),
            ("+5:45", "UTC+5:45"),
            ("UTC-3", "UTC-3"),
            ("UTC−3", "UTC-3"),
            ("－３：３０", "UTC-3:30"),
            ("ＵＴＣ＋９", "UTC+9"),
            ("+0", "UTC"),
            ("-0:00", "UTC"),
            ("-12", "UTC-12"),
            ("+14", "UTC+14"),
        ] {
            let zone = Typed::Zone(expected.to_owned());
            assert_eq!(read(typed), Some(zone), "{typed}");
        }
    }

    #[test]
    fn offsets_that_no_place_has_are_told_from_what_is_none() {
        for typed in ["+15", "-13", "+14:15", "+5:17", "+8:60", "+99", "UTC-12:15"] {
            assert_eq!(read(typed), Some(Typed::Nowhere), "{typed}");
        }
        for typed in [
            "8", "UTC", "gmt", "", "+", "-", "+x", "+8:", "+:30", "+8:5:0", "+12345", "++8",
            "Tokyo", "+８x", "+8:-5",
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn the_clock_of_an_offset_is_so_far_from_utc_all_year() {
        for (name, seconds) in [("UTC+5:30", 19_800), ("UTC-3", -10_800), ("UTC+14", 50_400)] {
            let zone = find(name).expect("there is one");
            assert_eq!(
                zone.to_fixed_offset().map(Offset::seconds).ok(),
                Some(seconds)
            );
        }
        for other in ["+8", "UTC+08", "utc+8", "UTC+15", "UTC"] {
            assert!(find(other).is_none(), "{other} is not how it is kept");
        }
    }

    #[test]
    fn a_sign_offers_what_it_may_become() {
        assert_eq!(near("+05"), ["UTC+5", "UTC+5:30", "UTC+5:45"]);
        assert_eq!(near("utc-1")[..2], ["UTC-1", "UTC-10"]);
        assert_eq!(near("-")[0], "UTC-1");
        for nothing in ["", "5", "utc", "+5:17", "tokyo"] {
            assert!(near(nothing).is_empty(), "{nothing}");
        }
        for name in near("+").iter().chain(&near("-")) {
            assert!(find(name).is_some(), "{name}");
        }
    }
}
