//! Time zones: those of the IANA database that comes with the program, by name and as people type them.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase};

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
    ZONES.get(name).ok()
}

/// The name of the zone that somebody means: its name in any case, with spaces or underscores, or its city alone when only
/// one zone has it.
#[must_use]
pub fn meant(typed: &str) -> Option<String> {
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
