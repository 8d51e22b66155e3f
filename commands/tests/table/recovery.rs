use std::time::Duration;

use commands::ask::Ask;
use commands::orders::{Change, Order, Toggle};
use commands::record::Fact;
use commands::table::Table;
use commands::table::effect::{Effect, Surface};
use config::pace::{Pace, Window};
use engine::deal::event::Event;
use engine::deal::view::Stage;

use crate::evening::{ADA, BEN, Evening, FOUR, is_public, pace, screen_of};

/// Everything that can be seen of a table, panels included.
fn sights(table: &Table, now: commands::who::Moment) -> impl PartialEq + std::fmt::Debug {
    let people: Vec<_> = FOUR
        .into_iter()
        .map(|person| (table.panel(person, now), table.choices(person)))
        .collect();
    let mut anew = table.clone();
    let channel: Vec<_> = anew
        .resume(now, now)
        .into_iter()
        .filter(is_public)
        .collect();
    (
        table.turn(),
        table.next_alarm(),
        table.people(),
        people,
        channel,
    )
}

#[test]
fn a_table_recovered_after_any_record_is_the_same_table() {
    let mut evening = Evening::begun(
        4,
        Pace {
            away_after: Some(1),
            ..pace(Window::Even)
        },
        &[ADA, BEN],
    );
    let mut looked_at = 0;
    for step in 0..160 {
        if step % 3 == 0
            && let Some(what) = engine::player::steady(&evening.view(ADA))
        {
            evening.act(ADA, what);
        } else {
            evening.next();
        }
        if step % 7 == 0 {
            let toggle = Toggle::ALL[step / 7 % 3];
            let on = step / 21 % 2 == 0;
            evening.ask(BEN, Ask::Order(Change::Switch { toggle, on }));
            let order = Order::PassAll { wins: false };
            evening.ask(ADA, Ask::Order(Change::Give(order)));
        }
        let recovered = Table::recover(evening.records.clone()).expect("records make a table");
        assert_eq!(
            sights(&recovered, evening.now),
            sights(&evening.table, evening.now),
            "after {step} steps"
        );
        looked_at += 1;
    }
    assert_eq!(looked_at, 160);
}

#[test]
fn a_table_that_lost_the_shows_but_not_the_records_goes_on() {
    let mut evening = Evening::begun(4, pace(Window::Even), &[ADA]);
    for kept in 1..evening.records.len() {
        let mut recovered =
            Table::recover(evening.records[..kept].to_vec()).expect("any beginning makes a table");
        assert!(
            recovered
                .resume(evening.now, evening.now)
                .iter()
                .any(is_public)
        );
    }
    evening.next();
}

#[test]
fn after_an_interruption_the_board_is_drawn_before_what_tells_of_the_past() {
    let surfaces = |effects: &[Effect]| -> Vec<Surface> {
        let surface = |effect: &Effect| {
            if let Effect::Channel { surface, .. } = effect {
                Some(*surface)
            } else {
                None
            }
        };
        effects.iter().filter_map(surface).collect()
    };
    let mut evening = Evening::begun(4, pace(Window::Even), &[ADA]);
    // At first each comes below what was there before it.
    let first = surfaces(&evening.shown);
    let place = |wanted| first.iter().position(|surface| *surface == wanted);
    assert!(place(Surface::Lobby) < place(Surface::Board), "{first:?}");
    let is_on = |evening: &Evening| {
        let is_over = surfaces(&evening.shown).contains(&Surface::Result(1));
        is_over && matches!(evening.stage(), Stage::Turn { .. })
    };
    while !is_on(&evening) {
        assert!(evening.next(), "a deal ends and the next one begins");
    }
    let mut back = Table::recover(evening.records.clone()).expect("good records");
    let effects = back.resume(evening.now, evening.now);
    let in_order = [Surface::Lobby, Surface::Board, Surface::Result(1)];
    assert_eq!(surfaces(&effects), in_order);
}

#[test]
fn records_with_a_gap_are_refused() {
    let evening = Evening::begun(4, pace(Window::Even), &[ADA]);
    let mut records = evening.records;
    records.remove(2);
    assert_eq!(Table::recover(records).expect_err("a gap").number, 3);
    assert!(Table::recover([]).is_err());
}

#[test]
fn trap_045_an_open_window_gets_the_lost_time_back() {
    let evening = Evening::find(pace(Window::Even), |evening| {
        !evening.claimants().is_empty()
    });
    let alarm = evening.table.next_alarm().expect("the window will close");
    let silent_since = evening.now.plus(Duration::from_secs(1));
    let outage = Duration::from_secs(3600);
    let mut recovered = Table::recover(evening.records.clone()).expect("good records");
    let effects = recovered.resume(silent_since, silent_since.plus(outage));
    assert_eq!(recovered.next_alarm(), Some(alarm.plus(outage)));
    assert_eq!(recovered.turn(), evening.table.turn(), "old buttons work");
    let Some(Effect::Keep(record)) = effects.first() else {
        panic!("the lost time is written down first")
    };
    assert_eq!(record.fact, Fact::TimeGivenBack { millis: 3_600_000 });
}

#[test]
fn a_board_speaks_of_lost_time_only_where_a_clock_runs() {
    let learning = config::pace::preset("learning").expect("a pace");
    for (pace, is_told) in [(pace(Window::Even), true), (learning, false)] {
        let mut evening = Evening::begun(4, pace, &FOUR);
        let silent = evening.now;
        evening.now = silent.plus(Duration::from_secs(3600));
        let effects = evening.table.resume(silent, evening.now);
        evening.take(effects);
        let board = screen_of(&evening.shown, Surface::Board).expect("a board");
        let body = &board.cards[0].body;
        assert_eq!(body.contains("given the lost time"), is_told, "{body}");
    }
}

#[test]
fn trap_041_a_seed_is_opened_only_at_the_end() {
    let evening = Evening::begun(4, pace(Window::Even), &FOUR);
    let events = evening.game_events();
    let Some(Event::Opened { seed, .. }) = events.first() else {
        panic!("a game is opened")
    };
    let secret = serde_json::to_string(&seed.0).expect("text");
    assert!(!format!("{:?}", evening.shown).contains(secret.trim_matches('"')));
}

#[test]
fn what_happens_after_an_interruption_happens_at_its_own_time() {
    let mut evening = Evening::begun(4, pace(Window::Even), &FOUR);
    let outage = Duration::from_secs(3600);
    let silent = evening.now;
    evening.now = silent.plus(outage);
    let effects = evening.table.resume(silent, evening.now);
    evening.take(effects);
    evening.now = evening.now.plus(Duration::from_secs(1));
    let person = evening.in_turn().expect("the dealer");
    let what = evening.view(person).fallback().expect("a discard");
    evening.act(person, what);
    assert_eq!(
        evening.records.last().map(|record| record.at),
        Some(evening.now)
    );
    let close = evening.table.next_alarm().expect("the window closes");
    assert!(close.since(evening.now) <= Duration::from_secs(10));
}
