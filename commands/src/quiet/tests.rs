use std::time::Duration;

use proptest::prelude::*;

use super::*;

const HOUR: Duration = Duration::from_secs(3600);

/// A moment in UTC.
fn utc(text: &str) -> Moment {
    let stamp: Timestamp = text.parse().expect("a moment");
    Moment(stamp.as_millisecond())
}

fn berlin(from: u16, to: u16) -> Quiet {
    Quiet::new("Europe/Berlin".to_owned(), from * 60, to * 60).expect("good hours")
}

#[test]
fn a_night_goes_over_midnight_by_the_clock_of_its_zone() {
    let night = berlin(22, 7);
    // Berlin is an hour ahead of UTC in winter.
    for (moment, sleeps) in [
        ("2026-01-10T20:59:59Z", false),
        ("2026-01-10T21:00:00Z", true),
        ("2026-01-11T00:00:00Z", true),
        ("2026-01-11T05:59:59Z", true),
        ("2026-01-11T06:00:00Z", false),
    ] {
        assert_eq!(night.covers(utc(moment)), sleeps, "{moment}");
    }
    let noon_nap = berlin(12, 14);
    assert!(noon_nap.covers(utc("2026-01-10T11:30:00Z")));
    assert!(!noon_nap.covers(utc("2026-01-10T13:00:00Z")));
}

#[test]
fn a_clock_stands_still_while_he_sleeps() {
    let night = berlin(22, 7);
    let evening = utc("2026-01-10T20:00:00Z");
    // One hour is left until ten in the evening, the second runs from seven to eight.
    assert_eq!(night.after(evening, HOUR), utc("2026-01-10T21:00:00Z"));
    assert_eq!(night.after(evening, HOUR * 2), utc("2026-01-11T07:00:00Z"));
    assert_eq!(night.awake(evening, utc("2026-01-11T07:00:00Z")), HOUR * 2);
    // 24 hours of 15 waking hours a day.
    assert_eq!(night.after(evening, HOUR * 24), utc("2026-01-12T14:00:00Z"));
    let midnight = utc("2026-01-10T23:00:00Z");
    assert_eq!(
        night.after(midnight, Duration::ZERO),
        utc("2026-01-11T06:00:00Z")
    );
    assert_eq!(night.after(evening, Duration::ZERO), evening);
}

#[test]
fn an_hour_that_is_left_out_or_comes_twice_does_no_harm() {
    // On 29 March 2026 Berlin's clock jumps from two to three, at one in UTC; on 25 October from three back to two.
    let gap = berlin(2, 3);
    let before = utc("2026-03-28T23:00:00Z");
    assert!(!gap.covers(utc("2026-03-29T00:59:59Z")) && !gap.covers(utc("2026-03-29T01:00:00Z")));
    assert_eq!(gap.after(before, HOUR * 12), before.plus(HOUR * 12));
    let into_gap = Quiet::new("Europe/Berlin".to_owned(), 150, 420).expect("good hours");
    // It would begin at half past two: it begins when the clock jumps over that.
    assert_eq!(
        into_gap.after(before, HOUR * 3),
        utc("2026-03-29T06:00:00Z")
    );
    let twice = berlin(2, 3);
    let autumn = utc("2026-10-24T23:00:00Z");
    // Both hours that the clock calls two are quiet.
    assert!(twice.covers(utc("2026-10-25T00:30:00Z")) && twice.covers(utc("2026-10-25T01:30:00Z")));
    assert_eq!(twice.after(autumn, HOUR * 2), utc("2026-10-25T03:00:00Z"));
}

#[test]
fn hours_that_leave_too_little_of_the_day_are_refused() {
    let zone = || "Asia/Tokyo".to_owned();
    assert_eq!(Quiet::new(zone(), 60, 60), Err(Unquiet::Empty));
    assert_eq!(Quiet::new(zone(), 0, 721), Err(Unquiet::TooLong));
    assert!(Quiet::new(zone(), 1200, 480).is_ok(), "twelve hours");
}

#[test]
fn a_zone_that_is_no_more_lets_nobody_sleep() {
    let lost = Quiet {
        zone: "Europe/Atlantis".to_owned(),
        from: 0,
        to: 420,
    };
    let now = utc("2026-01-10T01:00:00Z");
    assert!(!lost.covers(now));
    assert_eq!(lost.after(now, HOUR), now.plus(HOUR));
    assert_eq!(lost.awake(now, now.plus(HOUR)), HOUR);
}

#[test]
fn the_next_night_is_told_also_when_an_hour_is_left_out() {
    let night = berlin(22, 7);
    let noon = utc("2026-03-28T11:00:00Z");
    // That night the clock jumps from two to three: it is an hour shorter.
    let (begin, end) = (utc("2026-03-28T21:00:00Z"), utc("2026-03-29T05:00:00Z"));
    assert_eq!(night.next(noon), Some((begin, end)));
    let midnight = utc("2026-03-28T23:00:00Z");
    assert_eq!(night.next(midnight), Some((midnight, end)));
    // Hours that are left out altogether come a day later.
    let gap = berlin(2, 3);
    let next = (utc("2026-03-30T00:00:00Z"), utc("2026-03-30T01:00:00Z"));
    assert_eq!(gap.next(utc("2026-03-28T23:00:00Z")), Some(next));
    let lost = Quiet {
        zone: "Europe/Atlantis".to_owned(),
        ..night
    };
    assert_eq!(lost.next(noon), None);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Walking minute by minute is the same: awake minutes are those that are not covered.
    #[test]
    fn time_is_counted_as_minutes_are(
        zone in prop::sample::select(vec!["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Asia/Tokyo"]),
        from in 0u16..1440,
        length in 1u16..=720,
        start in 0i64..365 * 1440,
        minutes in 0u64..4000,
    ) {
        let quiet = Quiet::new(zone.to_owned(), from, (from + length) % 1440).expect("good hours");
        let start = Moment(1_767_225_600_000 + start * 60_000);
        let minute = |n: u64| start.plus(Duration::from_secs(n * 60));
        let awake = (0..minutes).filter(|n| !quiet.covers(minute(*n))).count() as u64;
        prop_assert_eq!(quiet.awake(start, minute(minutes)), Duration::from_secs(awake * 60));
        let then = quiet.after(start, Duration::from_secs(minutes * 60));
        prop_assert_eq!(quiet.awake(start, then), Duration::from_secs(minutes * 60));
    }
}
