//! What can be chosen, what is refused, and that the pages fit in every language.

use std::collections::BTreeSet;

use config::house::Houses;
use config::pace::{Pace, presets};

use super::*;
use crate::ask::unfit::Unfit;
use crate::ask::wish::Settle;
use crate::table::Asker;
use crate::who::{Member, Moment, Person};
use crate::words::{Reader, rules};

fn paces() -> Vec<(String, Pace)> {
    let all = presets().iter();
    all.map(|(name, pace)| ((*name).to_owned(), *pace))
        .collect()
}

fn with_defaults<T>(then: impl FnOnce(Defaults<'_>) -> T) -> T {
    let (houses, paces) = (Houses::shipped(), paces());
    then(Defaults {
        rules: "hong-kong",
        houses: &houses,
        pace: "live",
        paces: &paces,
        keep_games: None,
    })
}

#[test]
fn every_value_that_is_offered_can_be_chosen_and_others_are_refused() {
    let none = Preferences::default();
    for (what, values) in [
        (Mine::Language, tongues()),
        (Mine::Tiles, styles()),
        (Mine::Hand, doors()),
        (Mine::Hints, switches()),
        (Mine::Reminders, switches()),
        (Mine::Early, words(&["on"])),
        (
            Mine::Quiet,
            words(&["23:00,07:00,Asia/Tokyo", "11pm,7:30,new york"]),
        ),
    ] {
        for value in values {
            let chosen = choose(&none, what, Some(&value)).expect("a value");
            assert_ne!(chosen, none, "{value}");
            assert_eq!(choose(&chosen, what, None), Ok(none.clone()));
        }
        let refused = choose(&none, what, Some("klingon"));
        let is_refused = matches!(
            refused,
            Err(Mistake::NoSuchValue { .. } | Mistake::Unfit(Unfit::Hour { .. }))
        );
        assert!(is_refused, "{refused:?}");
    }
}

#[test]
fn a_server_chooses_what_there_is() {
    with_defaults(|defaults| {
        let none = ServerSettings::default();
        for (what, value) in [
            (Ours::Rules, "riichi"),
            (Ours::Rules, "riichi-ema"),
            (Ours::Pace, "slow"),
            (Ours::Language, "zh-tw"),
            (Ours::Tiles, "text"),
            (Ours::Hand, "thread"),
            (Ours::Channels, "5,6"),
            (Ours::Channels, "+7"),
            (Ours::Openers, "managers"),
            (Ours::Openers, "123"),
            (Ours::Threads, "own"),
            (Ours::Keep, "1"),
            (Ours::Keep, "3650"),
        ] {
            let chosen = choose_for_server(&none, what, Some(value), defaults).expect(value);
            assert_ne!(chosen, none, "{value}");
            let back = choose_for_server(&chosen, what, None, defaults);
            assert_eq!(back.as_ref(), Ok(&none), "{value}");
        }
        for (what, value) in [
            (Ours::Rules, "chess"),
            (Ours::Pace, "lightning"),
            (Ours::Language, "klingon"),
            (Ours::Tiles, "wood"),
            (Ours::Hand, "sleeve"),
            (Ours::Channels, "here"),
            (Ours::Channels, "+"),
            (Ours::Openers, "nobody"),
            (Ours::Threads, "none"),
            (Ours::Keep, "0"),
            (Ours::Keep, "3651"),
            (Ours::Keep, "a week"),
            (Ours::Keep, "-1"),
        ] {
            let refused = choose_for_server(&none, what, Some(value), defaults);
            assert!(refused.is_err(), "{value}");
        }
    });
}

#[test]
fn channels_come_and_go_one_by_one_and_are_not_too_many() {
    with_defaults(|defaults| {
        let choose = |chosen: &ServerSettings, value: &str| {
            choose_for_server(chosen, Ours::Channels, Some(value), defaults)
        };
        let two = choose(&ServerSettings::default(), "5,6").expect("channels");
        let one = choose(&two, "-5").expect("a channel");
        assert_eq!(one.channels, BTreeSet::from([Channel(6)]));
        // Forbidding never allows: neither where all are allowed nor with the last one.
        let last = Unfit::LastChannel {
            channel: Channel(6),
        };
        assert_eq!(choose(&one, "-6"), Err(last.into()));
        assert_eq!(choose(&one, "-9"), Ok(one.clone()), "it was not allowed");
        let anywhere = ServerSettings::default();
        assert_eq!(choose(&anywhere, "-6"), Err(Unfit::Anywhere.into()));
        assert_eq!(choose(&one, ""), Ok(anywhere), "said so");
        let many: Vec<String> = (1..=MOST_CHANNELS).map(|id| id.to_string()).collect();
        let full = choose(&one, &many.join(",")).expect("channels");
        assert_eq!(
            choose(&full, "+99"),
            Err(Mistake::TooManyChannels {
                most: MOST_CHANNELS
            })
        );
    });
}

#[test]
fn tables_are_opened_where_and_by_whom_the_server_lets() {
    let opener = |channel: u64, parent: Option<u64>, roles: &'static [Role], is_admin| Opener {
        is_admin,
        roles,
        channel: Channel(channel),
        parent: parent.map(Channel),
    };
    let anywhere = ServerSettings::default();
    assert_eq!(may_open(&anywhere, opener(9, None, &[], false)), Ok(()));
    let somewhere = ServerSettings {
        channels: [Channel(5)].into(),
        ..ServerSettings::default()
    };
    let elsewhere = Err(Mistake::NotAllowedHere {
        channels: vec![Channel(5)],
    });
    assert_eq!(may_open(&somewhere, opener(5, None, &[], false)), Ok(()));
    assert_eq!(may_open(&somewhere, opener(8, Some(5), &[], false)), Ok(()));
    assert_eq!(
        may_open(&somewhere, opener(8, Some(7), &[], true)),
        elsewhere
    );
    for (channel, parent, is_one) in [(5, None, true), (8, Some(5), true), (8, Some(7), false)] {
        let stands = may_stand(&somewhere, Channel(channel), parent.map(Channel));
        assert_eq!(stands.is_ok(), is_one, "{channel} below {parent:?}");
    }
    let by = |openers| ServerSettings {
        openers,
        ..ServerSettings::default()
    };
    let role = by(Openers::Role(Role(3)));
    assert_eq!(may_open(&role, opener(5, None, &[Role(3)], false)), Ok(()));
    assert_eq!(may_open(&role, opener(5, None, &[], true)), Ok(()));
    assert_eq!(
        may_open(&role, opener(5, None, &[Role(4)], false)),
        Err(Mistake::OpenersOnly {
            role: Some(Role(3))
        })
    );
    let managers = by(Openers::Managers);
    assert_eq!(
        may_open(&managers, opener(5, None, &[Role(3)], false)),
        Err(Mistake::OpenersOnly { role: None })
    );
}

/// Noon in UTC on 16 November 2023.
pub(super) const NOW: Moment = Moment(1_700_136_000_000);

pub(super) fn asker(tongue: Tongue) -> Asker {
    Asker {
        member: Member {
            person: Person(1),
            name: "Ada".to_owned(),
        },
        tongue,
        is_admin: true,
        preferences: Preferences::default(),
        tiles: TileStyle::Text,
        has_faces: true,
        reads_threads: Some(false),
    }
}

#[test]
fn every_setting_and_value_has_words_and_every_page_fits() {
    let full = ServerSettings {
        channels: (0..25).map(|id| Channel(u64::MAX - id)).collect(),
        openers: Openers::Role(Role(u64::MAX)),
        ..ServerSettings::default()
    };
    for tongue in Tongue::ALL {
        let from = asker(tongue);
        assert_eq!(mine(&Settle::All, &from, NOW).check(), Ok(()));
        for &what in Mine::ALL {
            assert!(rules::meaning(&what.phrase(), tongue).is_some(), "{what:?}");
            assert_ne!(rules::setting(&what.phrase(), tongue), what.phrase());
            assert_eq!(mine(&Settle::One(what), &from, NOW).check(), Ok(()));
            let chosen = Settle::Choose(what, None);
            assert!(!mine(&chosen, &from, NOW).text.is_empty());
        }
        for value in tongues().iter().chain(&styles()).chain(&doors()) {
            assert_ne!(rules::choice(value, tongue), *value);
        }
        with_defaults(|defaults| {
            let held = Held {
                server: &full,
                defaults,
                public: Reader::from(tongue),
            };
            assert_eq!(ours(&Settle::All, held, tongue.into()).check(), Ok(()));
            for &what in Ours::ALL {
                let key = what.phrase();
                assert!(rules::meaning(&key, tongue).is_some(), "{what:?}");
                assert_ne!(rules::setting(&key, tongue), key.replace('_', " "));
                let page = ours(&Settle::One(what), held, tongue.into());
                assert_eq!(page.check(), Ok(()), "{what:?} in {tongue:?}");
            }
        });
    }
}

#[test]
fn threads_of_channels_are_spoken_of_only_where_channels_are_named() {
    with_defaults(|defaults| {
        let body = |channels: &[u64]| {
            let server = ServerSettings {
                channels: channels.iter().copied().map(Channel).collect(),
                ..ServerSettings::default()
            };
            let held = Held {
                server: &server,
                defaults,
                public: Reader::from(Tongue::English),
            };
            let page = ours(&Settle::One(Ours::Channels), held, Tongue::English.into());
            page.cards[0].body.clone()
        };
        assert_eq!(body(&[]), "**Anywhere (default)**");
        assert_eq!(body(&[5]), "**<#5>**\nIn these channels and their threads.");
    });
}

#[test]
fn games_are_kept_no_longer_than_the_operator_keeps_them() {
    let day = std::time::Duration::from_secs(24 * 3600);
    with_defaults(|defaults| {
        let short = Defaults {
            keep_games: Some(day * 90),
            ..defaults
        };
        let choose = |days: &str| {
            choose_for_server(&ServerSettings::default(), Ours::Keep, Some(days), short)
        };
        assert_eq!(
            choose("90").map(|chosen| chosen.retention_days),
            Ok(Some(90))
        );
        let refused = Unfit::Days {
            most: 90,
            is_operators: true,
        };
        assert_eq!(choose("91"), Err(refused.into()));
        let told = |retention_days, defaults| {
            let server = ServerSettings {
                retention_days,
                ..ServerSettings::default()
            };
            let held = Held {
                server: &server,
                defaults,
                public: Reader::from(Tongue::English),
            };
            let page = ours(&Settle::One(Ours::Keep), held, Tongue::English.into());
            assert_eq!(page.check(), Ok(()));
            page.cards[0].body.clone()
        };
        for (days, defaults, expected) in [
            (None, defaults, "**Forever (default)**"),
            (None, short, "**90 days (default)**"),
            (Some(1), defaults, "**1 day**"),
            (Some(30), short, "**30 days**"),
            // The operator has come to keep games for less.
            (Some(365), short, "**90 days**"),
        ] {
            let body = told(days, defaults);
            assert!(body.starts_with(expected), "{body}");
        }
        let offered = |typed| {
            let offers = day_offers(typed, short.keep_games, Tongue::English);
            offers
                .into_iter()
                .map(|offer| offer.value)
                .collect::<Vec<_>>()
        };
        assert_eq!(offered(""), ["usual", "7", "30", "90"]);
        assert_eq!(offered("3"), ["30"]);
    });
}
