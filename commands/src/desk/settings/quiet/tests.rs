//! Quiet hours as people choose them, and what their page says.

use super::*;
use crate::ask::wish;
use crate::desk::settings::tests::{NOW, asker};
use crate::desk::settings::{choose, mine};
use crate::preferences::Preferences;
use crate::quiet::Unquiet;
use crate::screen::notice;
use crate::screen::page::Row;
use crate::table::Asker;

#[test]
fn what_is_not_said_of_quiet_hours_stays_as_it_was() {
    let none = Preferences::default();
    let choose = |chosen: &Preferences, value: &str| choose(chosen, Mine::Quiet, Some(value));
    for (value, option) in [
        (",07:00,Berlin", "begin"),
        ("23:00,,Berlin", "end"),
        ("23:00,07:00,", "zone"),
    ] {
        assert_eq!(choose(&none, value), Err(Mistake::Missing { option }));
    }
    let home = choose(&none, "23:00,07:00,Berlin").expect("hours");
    let away = choose(&home, ",,東京").expect("hours");
    let late = choose(&away, "23:30,,").expect("hours");
    let expected = Quiet::new("Asia/Tokyo".to_owned(), 23 * 60 + 30, 7 * 60);
    assert_eq!(late.quiet, expected.ok());
}

#[test]
fn hours_and_zones_that_cannot_be_are_refused_and_tell_what_may_be_meant() {
    let none = Preferences::default();
    let refused = |value: &str| match choose(&none, Mine::Quiet, Some(value)) {
        Err(Mistake::Unfit(unfit)) => unfit,
        other => panic!("{value}: {other:?}"),
    };
    assert_eq!(
        refused("24:00,07:00,Berlin"),
        Unfit::Hour {
            option: "begin",
            typed: "24:00".to_owned()
        }
    );
    assert_eq!(
        refused("7,07:00,Berlin"),
        Unfit::Quiet(Unquiet::Empty),
        "an hour is an hour however it is written"
    );
    assert_eq!(
        refused("20:00,08:01,Berlin"),
        Unfit::Quiet(Unquiet::TooLong)
    );
    for (typed, meant) in [("berl", "Europe/Berlin"), ("Atlantis", "Europe/Berlin")] {
        let Unfit::Zone { near, .. } = refused(&format!("23,7,{typed}")) else {
            panic!("{typed}");
        };
        assert!((1..=5).contains(&near.len()), "{near:?}");
        assert_eq!(
            near.contains(&meant.to_owned()),
            typed == "berl",
            "{near:?}"
        );
    }
}

#[test]
fn a_distance_from_utc_is_a_zone_and_one_that_no_place_has_is_refused_with_those_there_are() {
    let none = Preferences::default();
    let choose = |zone: &str| choose(&none, Mine::Quiet, Some(&format!("23,7,{zone}")));
    for typed in ["+8", "UTC+8", "gmt +08:00", "＋８"] {
        let quiet = choose(typed).expect("hours").quiet.expect("some");
        assert_eq!(quiet.zone, "UTC+8", "{typed}");
        // Eleven at night there is three in the afternoon in UTC, three hours after noon.
        let (begin, _) = quiet.next(NOW).expect("a zone");
        assert_eq!(begin.since(NOW).as_secs(), 3 * 3600);
    }
    for typed in ["+15", "-12:30", "+5:20"] {
        let refused = choose(typed).expect_err("no place has it");
        let unfit = Unfit::Offset {
            typed: typed.to_owned(),
        };
        assert_eq!(refused, Mistake::Unfit(unfit));
        for tongue in Tongue::ALL {
            let said = notice::mistake(&refused, tongue.into()).text;
            assert!(said.contains("UTC-12") && said.contains("UTC+14"), "{said}");
        }
    }
    let offered = zone_offers("+8", NOW, Tongue::English);
    assert_eq!(offered[0].label, "UTC+8 (20:00 now)");
    assert_eq!(offered[0].value, "UTC+8");
    let cities = offered
        .iter()
        .filter(|offer| offer.value.starts_with("Asia/"));
    // Hong Kong, Shanghai, Singapore and Taipei.
    assert_eq!(cities.count(), 4, "{offered:?}");
}

#[test]
fn the_page_of_quiet_hours_says_what_they_are_here_and_where_its_reader_is() {
    let mut from = asker(Tongue::English);
    let open = |from: &Asker| {
        let page = mine(&Settle::One(Mine::Quiet), from, NOW);
        assert_eq!(page.check(), Ok(()));
        let options = page.rows.iter().find_map(|row| match row {
            Row::Select(select) => Some(select.options.clone()),
            Row::Buttons(_) | Row::Pick(_) => None,
        });
        (page.cards[0].body.clone(), options.expect("a select"))
    };
    let (body, places) = open(&from);
    assert!(body.contains("**Off (default)**"), "{body}");
    let tokyo = places
        .iter()
        .find(|place| place.label == "Tokyo (21:00 now)");
    let id = &tokyo.expect("Tokyo").value;
    let Some(Wish::Mine(Settle::Choose(Mine::Quiet, value))) = wish::read(id) else {
        panic!("{id}");
    };
    from.preferences =
        choose(&from.preferences, Mine::Quiet, value.as_deref()).expect("what is offered");
    let (body, nights) = open(&from);
    assert!(
        body.contains("**23:00–07:00, Tokyo (21:00 now)**"),
        "{body}"
    );
    // Eleven in the evening in Tokyo is two in the afternoon in UTC, and seven ten at night.
    let (begin, end) = (NOW.seconds() + 2 * 3600, NOW.seconds() + 10 * 3600);
    assert!(
        body.contains(&format!("from <t:{begin}:t> to <t:{end}:t>")),
        "{body}"
    );
    let chosen: Vec<&str> = nights
        .iter()
        .filter_map(|night| night.label.strip_prefix("✓ "))
        .collect();
    assert_eq!(chosen, ["23:00–07:00"]);
    for night in &nights {
        let Some(Wish::Mine(Settle::Choose(what, value))) = wish::read(&night.value) else {
            panic!("{}", night.value);
        };
        assert!(choose(&from.preferences, what, value.as_deref()).is_ok());
    }
}

#[test]
fn places_are_offered_by_a_part_of_what_they_are_called() {
    for (typed, tongue, label, value) in [
        ("toky", Tongue::English, "Tokyo (21:00 now)", "Asia/Tokyo"),
        ("東", Tongue::Japanese, "東京（現在 21:00）", "Asia/Tokyo"),
        (
            "TOK",
            Tongue::SimplifiedChinese,
            "东京（现在 21:00）",
            "Asia/Tokyo",
        ),
        (
            "lisb",
            Tongue::English,
            "Europe/Lisbon (12:00 now)",
            "Europe/Lisbon",
        ),
        (
            "São",
            Tongue::English,
            "São Paulo (09:00 now)",
            "America/Sao_Paulo",
        ),
    ] {
        let offers = zone_offers(typed, NOW, tongue);
        let first = offers
            .first()
            .map(|offer| (offer.label.as_str(), offer.value.as_str()));
        assert_eq!(first, Some((label, value)), "{typed}");
    }
    for tongue in Tongue::ALL {
        for typed in ["", "a", "america"] {
            assert!((1..=25).contains(&zone_offers(typed, NOW, tongue).len()));
        }
    }
}
