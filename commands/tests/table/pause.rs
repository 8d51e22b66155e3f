//! A pause, and another pace, by everybody's word.

use std::time::Duration;

use commands::ask::Ask;
use commands::ask::pace::{NewPace, Numbers};
use commands::record::Fact;
use commands::table::Table;
use commands::table::effect::{Reply, Surface};
use config::pace::{Pace, Window, preset};
use engine::deal::view::Stage;

use crate::evening::{
    ADA, BEN, CHO, DAN, EVE, Evening, FOUR, admin, is_done, is_private, pace, screen_of,
};
use crate::stacked::asks;

const MINUTE: Duration = Duration::from_secs(60);

pub(crate) fn to(name: &str) -> Ask {
    let base = preset(name).expect("a pace");
    Ask::Pace(Box::new(NewPace {
        base: Some((name.to_owned(), base)),
        numbers: Numbers::default(),
    }))
}

fn says(reply: &Reply, words: &str) -> bool {
    match reply {
        Reply::Private(screen)
        | Reply::Page(screen)
        | Reply::Panel(screen)
        | Reply::Done(Some(screen)) => screen.text.contains(words),
        Reply::Done(None) | Reply::Form(_) => false,
    }
}

/// The buttons of the board as it is now.
fn on_board(evening: &Evening) -> Vec<Ask> {
    let mut again = evening.clone();
    again.shown.clear();
    again.ask(ADA, Ask::Board);
    asks(screen_of(&again.shown, Surface::BoardAnew).expect("a board"))
}

/// Everybody agrees to a pause.
fn paused(evening: &mut Evening) {
    for person in FOUR {
        let ask = if person == ADA {
            Ask::Pause
        } else {
            Ask::Agree(None)
        };
        assert!(is_done(&evening.ask(person, ask)));
    }
}

#[test]
fn a_pause_needs_everybodys_word_and_the_board_shows_whose() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert!(says(&evening.ask(ADA, Ask::Pause), "3 still"));
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    let body = &board.cards[0].body;
    assert!(
        body.contains("pause is proposed") && body.contains("Agreed: p101."),
        "{body}"
    );
    for person in [BEN, CHO] {
        evening.ask(person, Ask::Pause);
    }
    assert!(!on_board(&evening).contains(&Ask::Resume));
    assert!(is_private(&evening.ask(EVE, Ask::Agree(None))));
    assert!(says(&evening.ask(DAN, Ask::Agree(None)), "paused"));
    assert!(on_board(&evening).contains(&Ask::Resume));
}

#[test]
fn in_a_pause_no_clock_runs_and_nothing_is_played() {
    for after in [0, 7] {
        let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
        evening.wait(Duration::from_secs(after));
        let alarm = evening.table.next_alarm().expect("a clock runs");
        paused(&mut evening);
        let records = evening.records.len();
        evening.wait(MINUTE * 600);
        assert_eq!(evening.records.len(), records);
        let person = evening.in_turn().expect("the dealer");
        let what = evening.view(person).fallback().expect("a discard");
        assert!(says(&evening.act(person, what), "paused"));
        assert!(is_done(&evening.ask(CHO, Ask::Resume)));
        assert_eq!(evening.table.next_alarm(), Some(alarm.plus(MINUTE * 600)));
        assert!(is_done(&evening.act(person, what)));
        assert!(
            is_private(&evening.ask(CHO, Ask::Resume)),
            "it goes on already"
        );
    }
}

#[test]
fn a_window_that_is_paused_goes_on_where_it_stood() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let mut evening = Evening::find(pace(window), |evening| !evening.claimants().is_empty());
        evening.wait(Duration::from_secs(1));
        let alarm = evening.table.next_alarm().expect("the window closes");
        paused(&mut evening);
        evening.wait(MINUTE * 3);
        assert!(matches!(evening.stage(), Stage::Claims { .. }));
        evening.ask(ADA, Ask::Resume);
        assert_eq!(
            evening.table.next_alarm(),
            Some(alarm.plus(MINUTE * 3)),
            "{window:?}"
        );
    }
}

#[test]
fn an_interruption_in_a_pause_gives_no_time_twice() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let alarm = evening.table.next_alarm().expect("a clock runs");
    paused(&mut evening);
    evening.wait(MINUTE);
    let silent = evening.now;
    let mut table = Table::recover(evening.records.clone()).expect("good records");
    let effects = table.resume(silent, silent.plus(MINUTE * 10));
    evening.table = table;
    evening.take(effects);
    evening.now = silent.plus(MINUTE * 12);
    evening.ask(BEN, Ask::Resume);
    assert_eq!(evening.table.next_alarm(), Some(alarm.plus(MINUTE * 13)));
}

#[test]
fn who_is_away_or_leaves_is_not_asked() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    evening.ask(DAN, Ask::Leave);
    for person in [ADA, BEN] {
        evening.ask(person, Ask::Pause);
    }
    assert!(!on_board(&evening).contains(&Ask::Resume));
    evening.ask(CHO, Ask::Leave);
    assert!(
        on_board(&evening).contains(&Ask::Resume),
        "the last one whose word was missing has gone"
    );
}

#[test]
fn an_admin_pauses_and_goes_on_alone() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert!(is_done(&evening.ask_as(&admin(EVE), Ask::Pause, None)));
    assert!(is_private(&evening.ask_as(&admin(EVE), Ask::Pause, None)));
    assert!(is_private(&evening.ask(EVE, Ask::Resume)));
    assert!(is_done(&evening.ask_as(&admin(EVE), Ask::Resume, None)));
}

#[test]
fn a_button_agrees_to_its_own_proposal_only() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    evening.ask(ADA, Ask::Pause);
    let old = on_board(&evening)
        .into_iter()
        .find(|ask| matches!(ask, Ask::Agree(_)))
        .expect("a button");
    evening.ask(ADA, to("slow"));
    assert!(says(&evening.press(BEN, old.clone()), "passed"));
    let new = on_board(&evening)
        .into_iter()
        .find(|ask| matches!(ask, Ask::Agree(_)))
        .expect("a button");
    assert_ne!(old, new);
    assert!(is_done(&evening.press(BEN, new)));
}

#[test]
fn a_proposal_lapses_with_the_deal() {
    let mut evening = Evening::begun(2, pace(Window::Quick), &FOUR);
    evening.ask(ADA, Ask::Pause);
    evening.play_until(|evening| matches!(evening.stage(), Stage::Between(_)));
    assert!(is_private(&evening.ask(BEN, Ask::Agree(None))));
}

#[test]
fn the_pace_changes_from_live_to_slow_and_back_when_all_agree() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    for (name, turn) in [("slow", 24 * 3600), ("live", 80)] {
        evening.ask(ADA, to(name));
        for person in [BEN, CHO, DAN] {
            evening.ask(person, Ask::Agree(None));
        }
        let set = evening.records.iter().rev().find_map(|record| {
            if let Fact::PaceSet { name, .. } = &record.fact {
                Some((name.clone(), record.at))
            } else {
                None
            }
        });
        let (set, at) = set.expect("it is set");
        assert_eq!(set, name);
        let lapse = std::iter::from_fn(|| evening.table.next_alarm())
            .next()
            .expect("a clock runs");
        if name == "live" {
            assert_eq!(lapse, at.plus(Duration::from_secs(turn)));
        } else {
            // The call at half time comes first.
            assert_eq!(lapse, at.plus(Duration::from_secs(turn / 2)));
        }
    }
}

#[test]
fn whoever_is_to_agree_on_a_pace_reads_every_number_of_it() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let numbers = Numbers {
        rest: Some(Some(MINUTE * 5)),
        away: Some(None),
        window: Some(Window::Sealed),
        ..Numbers::default()
    };
    let own = NewPace {
        base: None,
        numbers,
    };
    evening.ask(ADA, Ask::Pace(Box::new(own)));
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    let body = &board.cards[0].body;
    for told in [
        "20 s a turn",
        "windows open to their end",
        "5 min between deals",
        "no machine takes over",
    ] {
        assert!(body.contains(told), "{told}: {body}");
    }
}

#[test]
fn in_the_lobby_the_host_sets_the_pace() {
    let mut evening = Evening::open(1, pace(Window::Even));
    evening.ask(BEN, Ask::Join);
    assert!(is_private(&evening.ask(BEN, to("slow"))));
    assert!(is_done(&evening.ask(ADA, to("slow"))));
    let card = screen_of(&evening.shown, Surface::Lobby).expect("a card");
    assert!(
        card.cards[0]
            .fields
            .iter()
            .any(|field| field.value.contains("slow"))
    );
    let numbers = Numbers {
        turn: Some(Some(Duration::from_secs(45))),
        ..Numbers::default()
    };
    let own = NewPace {
        base: None,
        numbers,
    };
    evening.ask(ADA, Ask::Pace(Box::new(own)));
    let card = screen_of(&evening.shown, Surface::Lobby).expect("a card");
    assert!(
        card.cards[0]
            .fields
            .iter()
            .any(|field| field.value.contains("45 s") && field.value.contains("24 h between deals"))
    );
}

#[test]
fn a_table_that_is_paused_for_a_month_closes() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    paused(&mut evening);
    evening.wait(MINUTE * 60 * 24 * 29);
    assert!(!evening.table.is_closed());
    evening.wait(MINUTE * 60 * 24 * 2);
    assert!(evening.table.is_closed());
}

#[test]
fn a_paused_table_is_the_same_after_a_restart() {
    let pace = Pace {
        bank: Duration::from_secs(5),
        ..pace(Window::Even)
    };
    let mut evening = Evening::begun(1, pace, &FOUR);
    evening.wait(Duration::from_secs(3));
    paused(&mut evening);
    evening.wait(MINUTE);
    let mut anew = evening.clone();
    anew.table = Table::recover(evening.records.clone()).expect("good records");
    for evening in [&mut evening, &mut anew] {
        evening.ask(ADA, Ask::Resume);
    }
    assert_eq!(evening.table.next_alarm(), anew.table.next_alarm());
    assert_eq!(
        evening.table.panel(BEN, evening.now),
        anew.table.panel(BEN, anew.now)
    );
}
