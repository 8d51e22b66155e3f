//! Time zones: those of the IANA database that comes with the program, by name and as people type them.

use std::sync::LazyLock;

use jiff::Timestamp;
use jiff::tz::{TimeZone, TimeZoneDatabase};

use crate::who::Moment;

/// The zones that come with the program: the same on every machine, so that a journal replays the same.
static ZONES: LazyLock<TimeZoneDatabase> = LazyLock::new(TimeZoneDatabase::bundled);

/// Zones offered to somebody who has typed nothing: large ones, from west to east.
const FIRST: [&str; 20] = [
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

/// Zones whose name contains what was typed, those whose city begins with it first; each with what its clock shows now.
#[must_use]
pub fn offers(typed: &str, now: Moment) -> Vec<(String, String)> {
    let typed = folded(typed);
    let mut found: Vec<String> = if typed.is_empty() {
        FIRST.iter().map(|name| (*name).to_owned()).collect()
    } else {
        names()
            .filter(|name| folded(name).contains(&typed))
            .collect()
    };
    // Stable: within each kind the order of the alphabet, or from west to east.
    found.sort_by_key(|name| !typed.is_empty() && !folded(city(name)).starts_with(&typed));
    found
        .into_iter()
        .map(|name| (shown(&name, now), name))
        .collect()
}

/// A zone with what its clock shows, as in `Europe/Berlin (08:15)`.
#[must_use]
pub fn shown(name: &str, now: Moment) -> String {
    let time = find(name).zip(Timestamp::from_millisecond(now.0).ok());
    time.map_or_else(
        || name.to_owned(),
        |(zone, now)| {
            let time = zone.to_datetime(now).time();
            format!("{name} ({:02}:{:02})", time.hour(), time.minute())
        },
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
            ("Atlantis", None),
            ("", None),
            ("Europe/../etc/passwd", None),
        ] {
            assert_eq!(meant(typed).as_deref(), expected, "{typed}");
        }
    }

    #[test]
    fn every_zone_offered_is_one() {
        // A Thursday noon in UTC.
        let now = Moment(1_700_136_000_000);
        for (label, name) in offers("", now) {
            assert_eq!(meant(&name), Some(name.clone()), "{label}");
        }
        let tokyo = offers("tok", now);
        assert_eq!(
            tokyo.first().map(|(label, _)| label.as_str()),
            Some("Asia/Tokyo (21:00)")
        );
        assert!(offers("nowhere at all", now).is_empty());
    }
}
