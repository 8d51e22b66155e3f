//! A table to learn at: what its hand panels tell, to whom, and how often.

use std::time::Duration;

use commands::ask::{Ask, Topic};
use commands::preferences::Preferences;
use commands::table::effect::{Effect, Reply};
use commands::table::{Asker, Table};
use commands::{desk, who::Person};
use config::pace::{self, Pace, Window};
use engine::deal::view::Stage;
use engine::player;

use crate::evening::{ADA, BEN, Evening, asker, is_done, is_public, pace};

fn learning() -> Pace {
    pace::preset("learning").expect("a pace")
}

/// Ada alone with three machines, as `/table learn` seats her.
fn lesson(secret: u8) -> Evening {
    let mut evening = Evening::open(secret, learning());
    for ask in desk::first_game() {
        assert!(is_done(&evening.ask(ADA, ask)));
    }
    evening
}

fn text(evening: &Evening, person: Person) -> String {
    format!("{:?}", evening.table.panel(person, evening.now))
}

/// Time goes by until it is Ada's turn.
fn until_turn(evening: &mut Evening) {
    for _ in 0..200 {
        if evening.in_turn() == Some(ADA) {
            return;
        }
        evening.all_pass();
        evening.wait(Duration::from_secs(3));
    }
    panic!("it is never her turn");
}

#[test]
fn a_first_game_begins_at_once_with_gentle_machines() {
    let mut evening = lesson(3);
    assert_eq!(evening.table.people(), [ADA]);
    until_turn(&mut evening);
    assert!(text(&evening, ADA).contains("What next"));
    assert!(text(&evening, ADA).contains("What it could be worth"));
}

#[test]
fn each_new_thing_is_told_once_and_only_to_the_one_who_meets_it() {
    let mut evening = lesson(3);
    until_turn(&mut evening);
    assert!(text(&evening, ADA).contains("your first turn"));
    let recovered = Table::recover(evening.records.clone()).expect("records make a table");
    assert_eq!(
        recovered.panel(ADA, evening.now),
        evening.table.panel(ADA, evening.now)
    );
    let what = evening.view(ADA).fallback().expect("a discard");
    evening.act(ADA, what);
    until_turn(&mut evening);
    assert!(!text(&evening, ADA).contains("your first turn"));
    assert!(text(&evening, ADA).contains("What next"));
    let public = evening.shown.iter().filter(|effect| is_public(effect));
    let public = format!("{:?}", public.collect::<Vec<_>>());
    assert!(!public.contains("What next") && !public.contains("What it could be worth"));
}

#[test]
fn hints_are_for_tables_without_a_clock_and_for_those_who_want_them() {
    let mut evening = Evening::begun(3, pace(Window::Even), &[ADA, BEN]);
    evening.next();
    for person in [ADA, BEN] {
        assert!(!text(&evening, person).contains("What next"));
    }
    let mut evening = lesson(3);
    until_turn(&mut evening);
    let unwilling = Asker {
        preferences: Preferences {
            hints: Some(false),
            ..Preferences::default()
        },
        ..asker(ADA)
    };
    evening.ask_as(&unwilling, Ask::Hand, None);
    assert!(!text(&evening, ADA).contains("What next"));
}

#[test]
fn help_is_about_the_rules_of_the_table() {
    let mut evening = Evening::open_by("riichi", 3, learning(), &[]);
    let Reply::Private(page) = evening.ask(BEN, Ask::Help(Topic::Winning)) else {
        panic!("a page")
    };
    assert!(page.cards[0].body.contains("Furiten"), "{page:?}");
}

/// Plays on until a deal is won, and gives what was shown since.
fn until_won(evening: &mut Evening) -> Vec<Effect> {
    for _ in 0..10_000 {
        if let Stage::Between(Some(end)) = evening.stage()
            && !end.wins.is_empty()
        {
            return evening.shown_since();
        }
        match player::steady(&evening.view(ADA)) {
            Some(what) => drop(evening.act(ADA, what)),
            None if matches!(evening.stage(), Stage::Between(_)) => {
                evening.shown_since();
                evening.ask(ADA, Ask::Ready);
            }
            None => assert!(evening.next(), "machines play on"),
        }
    }
    panic!("nobody ever wins")
}

#[test]
fn learners_are_told_by_themselves_why_a_win_was_worth_so_much() {
    let mut evening = lesson(3);
    let shown = until_won(&mut evening);
    let told: Vec<&Effect> = shown
        .iter()
        .filter(|effect| matches!(effect, Effect::Tell { .. }))
        .collect();
    let [
        Effect::Tell {
            person,
            screen,
            rings: false,
            ..
        },
    ] = told.as_slice()
    else {
        panic!("one word to her: {told:?}")
    };
    assert_eq!(*person, ADA);
    assert!(screen.cards[0].title.contains("why it was worth that"));
}

/// Ada has declared riichi at a table with three machines.
fn declared() -> Evening {
    let is_declared = |evening: &Evening| {
        let seat = evening.seat_of(ADA);
        evening.view(ADA).seats[seat].riichi
    };
    let declares = |secret| {
        let mut evening = Evening::open_by("riichi", secret, learning(), &[]);
        for ask in [
            Ask::AddMachine,
            Ask::AddMachine,
            Ask::AddMachine,
            Ask::Start,
        ] {
            assert!(is_done(&evening.ask(ADA, ask)));
        }
        while !matches!(evening.stage(), Stage::Between(Some(_))) {
            if is_declared(&evening) {
                return Some(evening);
            }
            match player::steady(&evening.view(ADA)) {
                Some(what) => drop(evening.act(ADA, what)),
                None => assert!(evening.next(), "machines play on"),
            }
        }
        None
    };
    (0..=u8::MAX).find_map(declares).expect("somebody declares")
}

#[test]
fn a_hand_that_can_change_no_more_is_told_of_nothing_far_away() {
    let mut evening = declared();
    assert!(text(&evening, ADA).contains("What next"));
    assert!(!text(&evening, ADA).contains("tiles short of a whole hand"));
    // The same words before she was ready, so that they are looked for in vain.
    evening = lesson(3);
    until_turn(&mut evening);
    assert!(text(&evening, ADA).contains("tiles short of a whole hand"));
}
