//! Clocks that must not be charged, and tables that must not be closed, too early.

use std::time::Duration;

use commands::ask::Ask;
use commands::preferences::{Door, Preferences};
use commands::quiet::Quiet;
use commands::record::Fact;
use commands::table::effect::Effect;
use commands::table::{Asker, Table};
use commands::who::Person;
use config::pace::{Pace, Window, preset};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::seat::Seat;

use crate::evening::{ADA, Evening, FOUR, asker, is_done, pace};
use crate::slow::{Calls, HOUR, MINUTE, slow};
use crate::stacked::{E, N, S, Stack, W, discard, two};

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// East throws 5m, which South can chow and West can pong; nobody is near a win.
fn contested(pace: Pace) -> Evening {
    let stack = Stack {
        hands: ["5m147p", "46m258p147s4z", "55m369p258s5z", "19m258s1236z"],
        head: "9m9p9s7z",
        ..Stack::default()
    };
    let mut evening = stack.deal(pace, &[]);
    evening.does(E, discard("5m"));
    evening
}

fn is_away(evening: &Evening, of: Seat) -> bool {
    let mut facts = evening.records.iter().rev().map(|record| &record.fact);
    facts.any(|fact| matches!(fact, Fact::Away { seat, away: true } if *seat == of))
}

#[test]
fn the_time_that_a_claim_takes_is_not_taken_from_the_bank() {
    let mut evening = contested(Pace {
        claim: Some(SECOND * 60),
        ..pace(Window::Quick)
    });
    evening.does(S, Move::Pass);
    evening.wait(SECOND * 40);
    evening.does(W, Move::Pong { with: two("55m") });
    assert_eq!(evening.stage(), Stage::Turn { seat: W });
    // 20 s for the turn and the whole bank.
    let lapse = evening.table.next_alarm().expect("a clock runs");
    assert_eq!(lapse.since(evening.now), SECOND * 80);
}

/// Two lapses in a row are two of his turns; what he answered between them in a window, unseen, must not show.
#[test]
fn a_pass_that_closes_a_quick_window_is_no_turn_played() {
    let lapses = |passes: bool| {
        let mut evening = contested(pace(Window::Quick));
        evening.does(S, Move::Pass);
        evening.does(W, Move::Pass);
        while evening.stage() != (Stage::Turn { seat: S }) {
            evening.next();
        }
        // South's first turn lapses; what he throws can be claimed by others. Then he passes on the others' discards, or not.
        let mut turns = 0;
        while !is_away(&evening, S) {
            if evening.stage() == (Stage::Turn { seat: S }) {
                turns += 1;
            } else if let Some(person) = evening.in_turn() {
                let what = evening.view(person).fallback().expect("a discard");
                evening.act(person, what);
                continue;
            } else if matches!(evening.stage(), Stage::Claims { .. }) {
                for seat in Seat::ALL.into_iter().filter(|seat| passes || *seat != S) {
                    if evening.offers(seat).contains(&Move::Pass) {
                        evening.does(seat, Move::Pass);
                    }
                }
            }
            evening.next();
        }
        turns
    };
    assert_eq!(lapses(true), 2);
    assert_eq!(lapses(false), 2);
}

#[test]
fn a_claim_that_is_made_when_the_clock_closes_the_window_is_something_he_did() {
    let mut evening = contested(Pace {
        bank: Duration::ZERO,
        ..pace(Window::Even)
    });
    let west = |evening: &Evening| {
        let lapsed = |fact: &Fact| matches!(fact, Fact::Played { by: Some(seat), lapsed: true, .. } if *seat == W);
        let facts = evening.records.iter().map(|record| &record.fact);
        facts.filter(|fact| lapsed(fact)).count()
    };
    // His turn after the claim lapses, and so does the next: that is two in a row, and no earlier.
    evening.does(W, Move::Pong { with: two("55m") });
    evening.does(S, Move::Pass);
    evening.closes();
    while west(&evening) < 2 {
        assert!(!is_away(&evening, W));
        evening.next();
    }
    evening.next();
    assert!(is_away(&evening, W));
}

#[test]
fn no_clock_that_can_be_set_runs_longer_than_the_table_waits() {
    let month = DAY * 30;
    let claims = Pace {
        claim: Some(month),
        ..slow(Window::Sealed)
    };
    let mut evening = contested(claims);
    let quiet = Quiet::new("UTC".to_owned(), 12 * 60, 0).expect("half of the day");
    for person in FOUR {
        let mut who = asker(person);
        who.preferences.quiet = Some(quiet.clone());
        who.preferences.reminders = Some(false);
        let effects = evening.table.prefer(&who, evening.now);
        evening.take(effects);
    }
    evening.wait(DAY * 59);
    assert!(matches!(evening.stage(), Stage::Claims { .. }));
    evening.wait(DAY * 2);
    assert!(!matches!(evening.stage(), Stage::Claims { .. }));
    assert!(!evening.table.is_closed());
}

#[test]
fn trap_035_an_alarm_that_comes_days_late_costs_nobody_but_the_one_it_was_for() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    evening.now = evening.now.plus(DAY * 5);
    let effects = evening.table.wake(evening.now);
    evening.take(effects);
    let lapses = evening
        .records
        .iter()
        .filter(|record| matches!(record.fact, Fact::Played { lapsed: true, .. }));
    assert_eq!(lapses.count(), 1);
    assert!(matches!(evening.stage(), Stage::Claims { .. }));
    evening.all_pass();
    while evening.in_turn().is_none() {
        evening.next();
    }
    assert_ne!(evening.in_turn(), Some(dealer));
    let lapse = evening.table.next_alarm().expect("a clock runs");
    assert_eq!(
        lapse.since(evening.now),
        SECOND * 80,
        "the next has all his time"
    );
}

#[test]
fn a_slow_table_waits_for_a_rematch_as_long_as_it_rests() {
    for (name, wait) in [("slow", DAY), ("postal", DAY * 3)] {
        let pace = Pace {
            away_after: None,
            ..preset(name).expect("a pace")
        };
        let mut evening = Evening::begun(10, pace, &FOUR);
        while !matches!(evening.stage(), Stage::Finished(..)) {
            match evening.in_turn() {
                Some(person) => {
                    let what = evening.view(person).fallback().expect("a discard");
                    evening.act(person, what);
                }
                None => {
                    evening.all_pass();
                    for person in FOUR {
                        evening.ask(person, Ask::Ready);
                    }
                    evening.wait(SECOND);
                }
            }
        }
        let over = evening.now;
        evening.wait(wait - HOUR);
        assert!(!evening.table.is_closed(), "{name}");
        evening.wait(HOUR);
        assert!(
            evening.table.is_closed(),
            "{name}: {:?}",
            evening.now.since(over)
        );
    }
}

#[test]
fn another_pace_calls_once_and_reminds_by_its_own_time() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let later = evening.now.plus(HOUR * 13);
    let calls = Calls::until(&mut evening, later);
    assert_eq!(calls.of(dealer).len(), 2, "at once and at half time");
    let postal = crate::pause::to("postal");
    evening.ask(ADA, postal);
    for person in &FOUR[1..] {
        evening.ask(*person, Ask::Agree(None));
    }
    let changed = evening.now;
    let calls = Calls::until(&mut evening, changed.plus(HOUR * 72 - MINUTE));
    let expected = [0, 36, 71].map(|hours| changed.plus(HOUR * hours));
    assert_eq!(calls.of(dealer), expected);
    // A restart in between repeats none of them.
    let mut again = Table::recover(evening.records.clone()).expect("good records");
    let effects = again.resume(evening.now, evening.now.plus(MINUTE));
    let rings = |effect: &Effect| matches!(effect, Effect::Panel { rings: true, .. });
    assert!(!effects.iter().any(rings));
}

fn at_the_table(person: Person) -> Asker {
    Asker {
        preferences: Preferences {
            door: Some(Door::Here),
            ..Preferences::default()
        },
        ..asker(person)
    }
}

/// At a slow table somebody's orders may have played for him a moment ago: he is called all the same.
#[test]
fn who_has_his_hand_at_a_slow_table_is_called_in_each_of_his_turns() {
    let mut evening = contested(slow(Window::Quick));
    let person = evening.person_on(E).expect("a person");
    let effects = evening.table.prefer(&at_the_table(person), evening.now);
    evening.take(effects);
    for seat in [S, W] {
        evening.does(seat, Move::Pass);
    }
    evening.shown.clear();
    for seat in [S, W, N] {
        assert_eq!(evening.stage(), Stage::Turn { seat });
        let other = evening.person_on(seat).expect("a person");
        let what = evening.view(other).fallback().expect("a discard");
        evening.does(seat, what);
        for seat in Seat::ALL {
            if evening.offers(seat).contains(&Move::Pass) {
                evening.does(seat, Move::Pass);
            }
        }
    }
    assert_eq!(evening.stage(), Stage::Turn { seat: E });
    let called = |effect: &Effect| matches!(effect, Effect::Channel { screen, .. } if screen.rings == Some(person));
    assert_eq!(
        evening.shown.iter().filter(|effect| called(effect)).count(),
        1
    );
    // His reminders come another way: the channel has called him already.
    evening.shown.clear();
    evening.wait(HOUR * 12);
    let reminded = |effect: &Effect| matches!(effect, Effect::Panel { person: whom, rings: true, called: false, .. } if *whom == person);
    assert!(evening.shown.iter().any(reminded), "{:?}", evening.shown);
}

#[test]
fn a_press_in_a_pause_brings_somebody_back_though_nothing_is_played() {
    let mut evening = Evening::begun(
        1,
        Pace {
            bank: Duration::ZERO,
            away_after: Some(1),
            ..pace(Window::Even)
        },
        &FOUR,
    );
    let dealer = evening.in_turn().expect("the dealer");
    while !is_away(&evening, evening.seat_of(dealer)) {
        evening.next();
    }
    evening.ask_as(&crate::evening::admin(ADA), Ask::Pause, None);
    let what = evening.ask(dealer, Ask::Act(commands::ask::Act::Pass));
    assert!(!is_done(&what), "nothing is played");
    let back = |fact: &Fact| matches!(fact, Fact::Away { away: false, .. });
    assert!(evening.records.iter().any(|record| back(&record.fact)));
}

#[test]
fn a_table_that_is_forgotten_closes_however_often_the_bot_is_restarted() {
    let mut evening = Evening::open(1, pace(Window::Even));
    let opened = evening.now;
    for _ in 0..3 {
        evening.wait(HOUR * 7);
        assert!(!evening.table.is_closed());
        // An hour is lost each time, and counts for nobody.
        let silent = evening.now;
        evening.now = silent.plus(HOUR);
        let effects = evening.table.resume(silent, evening.now);
        evening.take(effects);
    }
    evening.wait(HOUR * 3 - MINUTE);
    assert!(!evening.table.is_closed());
    evening.wait(MINUTE);
    assert!(evening.table.is_closed());
    assert_eq!(evening.now, opened.plus(HOUR * 27));
}
