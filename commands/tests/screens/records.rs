//! Histories, statistics and ratings: what they say, that the longest of them fit, and that names do nothing.

use commands::ask::look::{List, Look};
use commands::results::looks::{BestHand, GAMES, History, Leaders, PEOPLE, Played, Stats};
use commands::results::rating::{Rating, Step};
use commands::results::{Best, House, Tally};
use commands::screen::facts::MatchFacts;
use commands::screen::{history, leaders, standings, stats};
use commands::who::{Channel, Guild, Member, Moment, Person, Place, TableId};
use commands::words::Tongue;
use engine::deal::event::Outcome;
use engine::seat::{PerSeat, Seat};
use engine::seed::Seed;
use insta::assert_snapshot;

use crate::games::{self, ids, wide};
use crate::pages::big_three_dragons;
use crate::sample::{COMMITMENT, member, players, readers, table};
use crate::shown::shown;

fn played(number: u32) -> Played {
    Played {
        table: TableId(0x7f),
        game: number,
        place: Place {
            guild: Some(Guild(1)),
            channel: Channel(2),
        },
        rules: "riichi".to_owned(),
        house: None,
        ended: Moment(1_700_000_000_000 + i64::from(number)),
        is_complete: true,
        rank: Some(1),
        points: 42_300,
        result: Some(62_300),
        deals: (9, 9),
        change: Some(Step {
            before: 1500,
            after: 1531,
            games: 1,
        }),
        opens: true,
    }
}

fn games() -> History {
    let broken = Played {
        is_complete: false,
        rank: None,
        result: None,
        change: None,
        opens: false,
        ..played(2)
    };
    let left = Played {
        rank: None,
        result: None,
        change: None,
        deals: (3, 9),
        house: Some(House {
            name: "riichi-ema".to_owned(),
            title: "Riichi, EMA".to_owned(),
        }),
        ..played(1)
    };
    History {
        member: member(1, "Ada"),
        games: vec![played(3), broken, left],
        page: 0,
        count: 3,
    }
}

fn best() -> Best {
    let win = big_three_dragons().wins.remove(0);
    Best {
        deal: 4,
        worth: 10,
        win,
    }
}

fn tally() -> Tally {
    Tally {
        deals: 50,
        wins: 12,
        self_draws: 5,
        deal_ins: 7,
        called: 20,
        riichi: 0,
        waiting: 0,
        worth: 54,
        best: None,
    }
}

fn record() -> Stats {
    Stats {
        member: member(1, "Ada"),
        rules: "hong-kong".to_owned(),
        others: vec!["hong-kong".to_owned(), "riichi".to_owned()],
        games: 5,
        places: [2, 1, 1, 0],
        tally: tally(),
        best: Some(BestHand {
            table: TableId(0x7f),
            game: 1,
            best: best(),
            opens: true,
        }),
        rating: Some(Rating {
            games: 3,
            ..Rating::default()
        }),
    }
}

fn rated(mean: f64, games: u32) -> Rating {
    Rating {
        mean,
        games,
        ..Rating::default()
    }
}

fn ranked() -> Leaders {
    Leaders {
        rules: "hong-kong".to_owned(),
        others: vec!["hong-kong".to_owned(), "riichi".to_owned()],
        people: vec![
            (member(1, "Ada"), rated(27.0, 12)),
            (member(2, "Ben"), rated(24.0, 10)),
            (
                Member {
                    person: Person::stand_in(3),
                    name: String::new(),
                },
                rated(30.0, 1),
            ),
        ],
        page: 0,
        count: 3,
    }
}

fn pages(tongue: Tongue) -> String {
    let points = PerSeat([-104, -256, -24, 384]);
    let outcome = Outcome {
        order: [3, 2, 0, 1].map(|seat| Seat::ALL[seat]),
        points,
        results: points,
        seed: Seed::from_bytes([11; 32]),
    };
    let change = |before, after| {
        Some(Step {
            before,
            after,
            games: 12,
        })
    };
    let changes = PerSeat([
        change(1500, 1490),
        change(1600, 1570),
        None,
        change(1480, 1501),
    ]);
    let players = players();
    let facts = MatchFacts {
        table: table(),
        players: &players,
        outcome: &outcome,
        history: &[points],
        commitment: COMMITMENT,
        game: 1,
        broken_off: false,
        ratings: Some(&changes),
    };
    let to = tongue.into();
    let nobody = member(5, "Eve");
    let pages = [
        history::draw(&games(), to),
        history::none(&nobody, None, to),
        history::none(&nobody, Some("riichi"), to),
        stats::draw(&record(), to),
        leaders::draw(&ranked(), to),
        leaders::nobody("riichi", to),
        standings::draw(&facts, to),
    ];
    let pages = pages.into_iter().chain(games::pages(tongue));
    let shown: Vec<String> = pages.map(|page| shown(&page)).collect();
    shown.join("\n\n————\n\n")
}

#[test]
fn records_in_every_language() {
    assert_snapshot!("records_english", pages(Tongue::English));
    assert_snapshot!("records_japanese", pages(Tongue::Japanese));
    assert_snapshot!(
        "records_simplified_chinese",
        pages(Tongue::SimplifiedChinese)
    );
    assert_snapshot!(
        "records_traditional_chinese",
        pages(Tongue::TraditionalChinese)
    );
}

#[test]
fn who_has_never_played_here_is_named_by_discord_and_not_called() {
    let stranger = member(42, "");
    let screen = history::none(&stranger, None, Tongue::English.into());
    assert!(screen.text.contains("<@42>"), "{}", screen.text);
    assert_eq!(screen.rings, None);
}

#[test]
fn the_longest_records_fit_in_every_language() {
    for to in readers() {
        let long = Played {
            house: Some(House {
                name: "long".to_owned(),
                title: "W".repeat(config::house::MOST_TITLE),
            }),
            points: -1_000_000,
            result: Some(-1_000_000),
            ended: Moment(i64::MAX),
            ..played(u32::MAX)
        };
        let history = History {
            member: wide(),
            games: vec![long; GAMES as usize],
            page: 99,
            count: 1_000,
        };
        // The choices of a select must differ, so the games must.
        let mut history = history;
        for (game, number) in history.games.iter_mut().zip(1..) {
            game.game = u32::MAX - number;
        }
        let mut most = record();
        most.member = wide();
        most.tally = Tally {
            deals: u32::MAX,
            wins: u32::MAX,
            riichi: u32::MAX,
            waiting: u32::MAX,
            worth: u64::MAX,
            ..tally()
        };
        let line = best().win.sheet.lines[0].clone();
        if let Some(BestHand { best, .. }) = &mut most.best {
            best.win.sheet.lines = vec![line; 40];
        }
        let crowd = Leaders {
            people: vec![(wide(), rated(-1_000.0, u32::MAX)); PEOPLE as usize],
            page: 1,
            count: 1_000,
            ..ranked()
        };
        for screen in [
            history::draw(&history, to),
            stats::draw(&most, to),
            leaders::draw(&crowd, to),
        ] {
            assert_eq!(screen.check(), Ok(()));
            let all = format!("{screen:?}");
            assert!(!all.contains("@everyone") && !all.contains("<@1>"), "{all}");
            assert!(screen.rings.is_none());
        }
    }
}

#[test]
fn every_button_of_a_record_is_read_as_what_it_says() {
    let mut middle = games();
    (middle.page, middle.count) = (1, 3 * GAMES);
    let pages = [
        history::draw(&middle, Tongue::English.into()),
        stats::draw(&record(), Tongue::English.into()),
        leaders::draw(&ranked(), Tongue::English.into()),
    ];
    let counts = pages.map(|page| {
        let ids = ids(&page);
        for id in &ids {
            assert!(commands::ask::look::read(id).is_ok(), "{id}");
        }
        ids.len()
    });
    // Two games whose files may be had and two pages beside this one; one other rule set each, and what leads to the best hand.
    assert_eq!(counts, [4, 3, 1]);
}

#[test]
fn the_best_hand_leads_to_its_game_and_to_what_it_was_paid_for_those_who_may_look() {
    let looks = |opens: bool| -> Vec<Look> {
        let mut record = record();
        record.others.clear();
        let best = record.best.as_mut().expect("a best hand");
        // The first deal of the second page.
        (best.opens, best.best.deal) = (opens, 11);
        let page = stats::draw(&record, Tongue::English.into());
        let read = |id: &String| commands::ask::look::read(id).expect("a look");
        ids(&page).iter().map(read).collect()
    };
    let (table, game) = (TableId(0x7f), 1);
    let list = List {
        person: Some(Person(1)),
        page: 0,
    };
    let whole = Look::Game {
        table,
        game,
        page: 1,
        list,
    };
    let why = Look::Why {
        table,
        game,
        deal: 11,
        page: 0,
        list,
    };
    assert_eq!(looks(true), [whole, why]);
    assert_eq!(looks(false), []);
}
