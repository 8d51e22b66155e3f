//! Time zones: those of the IANA database that comes with the program and those at a fixed distance from UTC, by name and as
//! people type them.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase};

use super::offsets::{self, Typed};
use crate::who::Moment;

/// The zones that come with the program: the same on every machine, so that a journal replays the same.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// Zones offered to somebody who has typed nothing: large ones, from west to east. Every language has a name for each.
pub const FIRST: [&str; 20] = [
    "UTC",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Helsinki",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Singapore",
    "Asia/Hong_Kong",
    "Asia/Shanghai",
    "Asia/Taipei",
    "Asia/Tokyo",
    "Australia/Sydney",
];

/// The zone of that name.
#[must_use]
pub(super) fn find(name: &str) -> Option<TimeZone> {
    offsets::find(name).or_else(|| ZONES.get(name).ok())
}

/// The name of the zone that somebody means: its name in any case, with spaces or underscores, or its city alone when only
/// one zone has it; or its distance from UTC.
#[must_use]
pub fn meant(typed: &str) -> Option<String> {
    if let Some(Typed::Zone(name)) = offsets::read(typed) {
        return Some(name);
    }
    let typed = folded(typed);
    let all: Vec<String> = names().collect();
    if let Some(name) = all.iter().find(|name| folded(name) == typed) {
        return Some(name.clone());
    }
    let mut same_city = all.iter().filter(|name| folded(city(name)) == typed);
    match (same_city.next(), same_city.next()) {
        (Some(name), None) => Some(name.clone()),
        (Some(_) | None, _) => None,
    }
}

/// Zones for somebody who types a distance from UTC: those named by it, then the large ones whose clocks are so far from UTC
/// now. None for somebody who types something else.
#[must_use]
pub fn at_offset(typed: &str, now: Moment) -> Vec<String> {
    let exact = match offsets::read(typed) {
        Some(Typed::Zone(name)) => Some(name),
        Some(Typed::Nowhere) | None => None,
    };
    let shown = exact.as_ref().and_then(|name| clock(name, now));
    let same = |name: &&str| shown.is_some() && clock(name, now) == shown;
    let large = FIRST.into_iter().filter(same).map(str::to_owned);
    let mut all: Vec<String> = exact.iter().cloned().collect();
    all.extend(large);
    all.extend(offsets::near(typed));
    let mut seen = std::collections::BTreeSet::new();
    all.retain(|name| seen.insert(name.clone()));
    all
}

/// Zones whose name contains what was typed, or what they are called in the language of the one who types; those that begin
/// with it first, and of these the large ones. To somebody who has typed nothing, the large ones.
#[must_use]
pub fn near(typed: &str, called: impl Fn(&str) -> String) -> Vec<String> {
    let typed = folded(typed);
    let large = FIRST.iter().map(|name| (*name).to_owned());
    if typed.is_empty() {
        return large.collect();
    }
    let all = large.chain(names().filter(|name| !FIRST.contains(&name.as_str())));
    let mut found: Vec<(bool, String)> = all
        .filter_map(|name| {
            let said = folded(&called(&name));
            let is_near = folded(&name).contains(&typed) || said.contains(&typed);
            let begins = folded(city(&name)).starts_with(&typed) || said.starts_with(&typed);
            is_near.then_some((!begins, name))
        })
        .collect();
    found.sort_by_key(|(is_later, _)| *is_later);
    found.into_iter().map(|(_, name)| name).collect()
}

/// What the clock of a zone shows, as in `08:15`; `None` if there is no such zone.
#[must_use]
pub fn clock(name: &str, now: Moment) -> Option<String> {
    let now = Timestamp::from_millisecond(now.0).ok()?;
    let time = find(name)?.to_datetime(now).time();
    Some(format!("{:02}:{:02}", time.hour(), time.minute()))
}

/// The day on the calendar of a zone, as in `2023-11-14`; of UTC without one, or if there is no such zone.
#[must_use]
pub fn day(zone: Option<&str>, then: Moment) -> String {
    let zone = zone.and_then(find).unwrap_or(TimeZone::UTC);
    Timestamp::from_millisecond(then.0).map_or_else(
        |_| "–".to_owned(),
        |then| zone.to_datetime(then).date().to_string(),
    )
}

/// The names of all zones that people live in, in alphabetical order.
fn names() -> impl Iterator<Item = String> {
    let lived_in = |name: &String| {
        name == "UTC"
            || [
                "Africa/",
                "America/",
                "Antarctica/",
                "Arctic/",
                "Asia/",
                "Atlantic/",
                "Australia/",
                "Europe/",
                "Indian/",
                "Pacific/",
            ]
            .iter()
            .any(|area| name.starts_with(area))
    };
    ZONES
        .available()
        .map(|name| name.to_string())
        .filter(lived_in)
}

fn city(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

fn folded(text: &str) -> String {
    text.trim().to_lowercase().replace(' ', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_found_as_people_type_them() {
        for (typed, expected) in [
            ("Europe/Berlin", Some("Europe/Berlin")),
            ("europe/berlin", Some("Europe/Berlin")),
            ("berlin", Some("Europe/Berlin")),
            ("New York", Some("America/New_York")),
            (" tokyo ", Some("Asia/Tokyo")),
            ("utc", Some("UTC")),
            ("utc+5:30", Some("UTC+5:30")),
            ("+15", None),
            ("Atlantis", None),
            ("", None),
            ("Europe/../etc/passwd", None),
        ] {
            assert_eq!(meant(typed).as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn every_zone_offered_is_one() {
        let bare = |name: &str| name.to_owned();
        for name in near("", bare) {
            assert_eq!(meant(&name), Some(name.clone()));
        }
        assert_eq!(near("tok", bare)[0], "Asia/Tokyo");
        assert!(near("nowhere at all", bare).is_empty());
        // Noon in UTC.
        let now = Moment(1_700_136_000_000);
        assert_eq!(clock("Asia/Tokyo", now).as_deref(), Some("21:00"));
        assert_eq!(clock("Asia/Kolkata", now).as_deref(), Some("17:30"));
        assert_eq!(clock("Europe/Atlantis", now), None);
    }

    #[test]
    fn a_distance_offers_itself_and_the_large_cities_that_have_it_now() {
        // January and July 2023, noon in UTC: London keeps summer time.
        let (winter, summer) = (Moment(1_673_784_000_000), Moment(1_689_422_400_000));
        assert_eq!(at_offset("+9", winter), ["UTC+9", "Asia/Tokyo", "UTC+9:30"]);
        assert!(!at_offset("+1", winter).contains(&"Europe/London".to_owned()));
        assert!(at_offset("+1", summer).contains(&"Europe/London".to_owned()));
        assert_eq!(at_offset("-3", winter)[..2], ["UTC-3", "America/Sao_Paulo"]);
        assert!(at_offset("+15", winter).is_empty());
        assert!(at_offset("tok", winter).is_empty());
        assert_eq!(clock("UTC+5:30", winter).as_deref(), Some("17:30"));
    }

    #[test]
    fn a_day_is_told_by_the_calendar_of_the_zone() {
        // 20:30 on 14 November 2023 in UTC.
        let then = Moment(1_699_993_800_000);
        assert_eq!(day(None, then), "2023-11-14");
        assert_eq!(day(Some("Asia/Tokyo"), then), "2023-11-15");
        assert_eq!(day(Some("UTC-3"), then), "2023-11-14");
        assert_eq!(day(Some("Atlantis"), then), "2023-11-14");
    }

    #[test]
    fn a_part_of_a_city_in_any_case_finds_it_large_cities_first() {
        let bare = |name: &str| name.to_owned();
        assert_eq!(near("NEW y", bare)[0], "America/New_York");
        let san = near("san", bare);
        assert!(san.contains(&"America/Santiago".to_owned()), "{san:?}");
        // It begins with it; others only contain it.
        assert_eq!(
            near("lo", bare)[..2],
            ["America/Los_Angeles", "Europe/London"]
        );
        let called = |name: &str| match name {
            "Asia/Tokyo" => "東京".to_owned(),
            other => other.to_owned(),
        };
        assert_eq!(near("東", called), ["Asia/Tokyo"]);
    }
}
