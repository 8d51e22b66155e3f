//! Games over days: calls, and quiet hours in which no clock runs.

use std::time::Duration;

use commands::ask::Ask;
use commands::preferences::Preferences;
use commands::quiet::Quiet;
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use commands::table::{Asker, Table};
use commands::who::{Moment, Person};
use config::pace::{Pace, Window, preset};
use engine::deal::view::Stage;
use engine::seat::Seat;

use crate::evening::{Evening, FOUR, asker, is_done, is_public, pace, screen_of};

pub(crate) const HOUR: Duration = Duration::from_secs(3600);
pub(crate) const MINUTE: Duration = Duration::from_secs(60);

/// The first midnight of these evenings, which begin on 14 November 2023 at 22:13:20 in UTC.
pub(crate) const MIDNIGHT: Moment = Moment(1_700_006_400_000);

pub(crate) fn slow(window: Window) -> Pace {
    Pace {
        window,
        ..preset("slow").expect("a pace")
    }
}

/// The same person, who sleeps from ten in the evening until eight in UTC.
pub(crate) fn sleeper(person: Person) -> Asker {
    let quiet = Quiet::new("UTC".to_owned(), 22 * 60, 8 * 60).expect("good hours");
    Asker {
        preferences: Preferences {
            quiet: Some(quiet),
            ..Preferences::default()
        },
        ..asker(person)
    }
}

/// When this person was called since the evening began or was last cleared.
pub(crate) struct Calls(Vec<(Person, Moment)>);

impl Calls {
    /// Time goes by until then.
    pub(crate) fn until(evening: &mut Evening, then: Moment) -> Self {
        let mut calls = Vec::new();
        loop {
            let rings = std::mem::take(&mut evening.shown);
            let now = evening.now;
            calls.extend(rings.into_iter().filter_map(|effect| {
                let Effect::Panel { person, rings, .. } = effect else {
                    return None;
                };
                rings.then_some((person, now))
            }));
            if evening.table.next_alarm().is_none_or(|alarm| alarm > then) {
                break;
            }
            evening.next();
        }
        evening.now = evening.now.max(then);
        Self(calls)
    }

    pub(crate) fn of(&self, person: Person) -> Vec<Moment> {
        let his = self.0.iter().filter(|(called, _)| *called == person);
        his.map(|(_, moment)| *moment).collect()
    }
}

#[test]
fn a_player_is_called_at_once_at_half_time_and_before_the_end() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let start = evening.now;
    let calls = Calls::until(&mut evening, start.plus(HOUR * 24 - MINUTE));
    let expected = [0, 12, 23].map(|hours| start.plus(HOUR * hours));
    assert_eq!(calls.of(dealer), expected);
    assert_eq!(calls.0.len(), 3, "nobody else is called");
    evening.wait(MINUTE);
    let lapsed = evening
        .records
        .iter()
        .find(|record| matches!(record.fact, Fact::Played { lapsed: true, .. }))
        .map(|record| record.at);
    assert_eq!(lapsed, Some(start.plus(HOUR * 24)));
}

#[test]
fn who_wants_no_reminders_is_called_once() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let terse = Asker {
        preferences: Preferences {
            reminders: Some(false),
            ..Preferences::default()
        },
        ..asker(dealer)
    };
    evening.ask_as(&terse, Ask::Board, None);
    let start = evening.now;
    let calls = Calls::until(&mut evening, start.plus(HOUR * 24 - MINUTE));
    assert_eq!(calls.of(dealer), [start]);
}

#[test]
fn a_call_says_how_much_time_is_left_and_quick_tables_call_once() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    for (wait, words) in [(HOUR * 12, "Half of your time"), (HOUR * 11, "nearly over")] {
        evening.wait(wait);
        let panel = evening.table.panel(dealer, evening.now).expect("a panel");
        assert!(panel.text.contains(words), "{}", panel.text);
    }
    let mut live = Evening::begun(1, pace(Window::Even), &FOUR);
    let dealer = live.in_turn().expect("the dealer");
    let start = live.now;
    let calls = Calls::until(&mut live, start.plus(Duration::from_secs(79)));
    assert_eq!(calls.of(dealer), [start]);
    let written = |record: &commands::record::Record| matches!(record.fact, Fact::Called { .. });
    assert!(!live.records.iter().any(written));
}

#[test]
fn who_can_claim_is_called_in_private_alone() {
    let mut evening = Evening::find(slow(Window::Quick), |evening| {
        !evening.claimants().is_empty()
    });
    let claimants = evening.claimants();
    let others: Vec<Person> = FOUR
        .into_iter()
        .filter(|person| !claimants.contains(person))
        .collect();
    evening.shown.clear();
    let start = evening.now;
    let mut seen = evening.clone();
    seen.wait(HOUR * 8 - MINUTE);
    assert!(!seen.shown.iter().any(is_public), "{:?}", seen.shown);
    let calls = Calls::until(&mut evening, start.plus(HOUR * 8 - MINUTE));
    for person in claimants {
        assert_eq!(
            calls.of(person),
            [4, 7].map(|hours| start.plus(HOUR * hours))
        );
    }
    for person in others {
        assert!(calls.of(person).is_empty());
    }
}

#[test]
fn an_interruption_repeats_no_call_that_was_heard() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let rings = |silent_since: Moment, evening: &Evening| {
        let mut table = Table::recover(evening.records.clone()).expect("good records");
        let effects = table.resume(silent_since, silent_since.plus(MINUTE * 5));
        let is_call = |effect: &Effect| matches!(effect, Effect::Panel { person, rings: true, .. } if *person == dealer);
        effects.iter().filter(|effect| is_call(effect)).count()
    };
    assert_eq!(rings(evening.now, &evening), 1, "it may not have been sent");
    evening.wait(HOUR);
    assert_eq!(rings(evening.now, &evening), 0);
    evening.wait(HOUR * 11);
    assert_eq!(rings(evening.now, &evening), 1, "just called again");
}

#[test]
fn while_a_player_sleeps_his_turn_does_not_run_and_nobody_calls_him() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    evening.ask_as(&sleeper(dealer), Ask::Board, None);
    evening.shown.clear();
    // He is awake from 8 to 22: twelve hours are over at 20 o'clock, 24 at 18 o'clock of the next day.
    let lapse = MIDNIGHT.plus(HOUR * 42);
    let calls = Calls::until(&mut evening, lapse.minus(MINUTE));
    let expected = [20, 41].map(|hours| MIDNIGHT.plus(HOUR * hours));
    assert_eq!(calls.of(dealer), expected);
    let board = screen_of_board(&evening);
    assert!(
        board.contains(&format!("<t:{}:R>", lapse.seconds())),
        "{board}"
    );
    evening.wait(MINUTE);
    assert_ne!(evening.in_turn(), Some(dealer), "his turn has lapsed");
}

/// The body of the board as it is now.
fn screen_of_board(evening: &Evening) -> String {
    let mut again = evening.clone();
    again.shown.clear();
    again.ask(FOUR[0], Ask::Board);
    let board = screen_of(&again.shown, Surface::BoardAnew).expect("a board");
    board.cards[0].body.clone()
}

#[test]
fn who_sleeps_when_his_turn_comes_is_called_in_the_morning() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let next = evening
        .person_on(evening.seat_of(dealer).right())
        .expect("four people");
    evening.ask_as(&sleeper(next), Ask::Board, None);
    let what = evening.view(dealer).fallback().expect("a discard");
    evening.act(dealer, what);
    let claimants = evening.claimants();
    for person in claimants.into_iter().filter(|person| *person != next) {
        evening.act(person, engine::deal::moves::Move::Pass);
    }
    if evening.in_turn() != Some(next) {
        evening.ask_as(&sleeper(next), pass(), None);
    }
    assert_eq!(evening.in_turn(), Some(next));
    evening.shown.clear();
    let morning = MIDNIGHT.plus(HOUR * 8);
    let calls = Calls::until(&mut evening, morning.plus(MINUTE));
    assert_eq!(calls.of(next), [morning]);
}

pub(crate) fn pass() -> Ask {
    Ask::Act(commands::ask::Act::Pass)
}

/// Whose tile can be claimed now.
pub(crate) fn discarder(evening: &Evening) -> Seat {
    let Stage::Claims { from, .. } = evening.stage() else {
        panic!("no window");
    };
    from
}

#[test]
fn a_window_lasts_as_long_whoever_of_the_others_sleeps() {
    for window in [Window::Quick, Window::Even, Window::Sealed] {
        let pace = Pace {
            pause: (MINUTE, MINUTE),
            ..slow(window)
        };
        let found = Evening::find(pace, |evening| evening.claimants().len() == 1);
        let discarder = found.person_on(discarder(&found)).expect("a person");
        let mut shown = Vec::new();
        let mut closes = Vec::new();
        for person in FOUR.into_iter().filter(|person| *person != discarder) {
            let mut evening = found.clone();
            evening.ask_as(&sleeper(person), Ask::Hand, None);
            let mut seen = evening.clone();
            seen.shown.clear();
            seen.ask_as(&crate::evening::asker(discarder), Ask::Board, None);
            let board = screen_of(&seen.shown, Surface::BoardAnew).expect("a board");
            shown.push(board.cards[0].body.clone());
            for claimant in evening.claimants() {
                let asker = if claimant == person {
                    sleeper(claimant)
                } else {
                    asker(claimant)
                };
                let turn = Some(evening.table.turn());
                assert!(is_done(&evening.ask_as(&asker, pass(), turn)));
            }
            if window != Window::Quick {
                closes.push(evening.table.next_alarm());
            }
        }
        // The claim time of eight hours begins at eight in the morning for him, whoever he is and whatever he holds.
        let until = format!("<t:{}:R>", MIDNIGHT.plus(HOUR * 16).seconds());
        assert!(
            shown.iter().all(|body| body.contains(&until)),
            "{window:?}: {shown:?}"
        );
        assert!(shown.windows(2).all(|two| two[0] == two[1]), "{window:?}");
        assert!(
            closes.windows(2).all(|two| two[0] == two[1]),
            "{window:?}: {closes:?}"
        );
    }
}

#[test]
fn an_even_window_rests_until_all_the_others_have_been_awake() {
    let pace = Pace {
        pause: (MINUTE, MINUTE),
        ..slow(Window::Even)
    };
    let mut evening = Evening::find(pace, |evening| {
        evening.claimants().is_empty() && matches!(evening.stage(), Stage::Claims { .. })
    });
    let right = discarder(&evening).right();
    let person = evening.person_on(right).expect("a person");
    let end = evening.table.next_alarm().expect("the pause ends");
    let left = end.since(evening.now);
    evening.ask_as(&sleeper(person), Ask::Hand, None);
    assert_eq!(
        evening.table.next_alarm(),
        Some(MIDNIGHT.plus(HOUR * 8 + left))
    );
}

#[test]
fn lost_time_counts_for_no_clock_however_somebody_sleeps() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    evening.ask_as(&sleeper(dealer), Ask::Board, None);
    // Until 9 o'clock he has used one hour. Then nothing is heard until 11.
    let silent = MIDNIGHT.plus(HOUR * 9);
    Calls::until(&mut evening, silent);
    let mut table = Table::recover(evening.records.clone()).expect("good records");
    let effects = table.resume(silent, silent.plus(HOUR * 2));
    evening.table = table;
    evening.take(effects);
    evening.now = silent.plus(HOUR * 2);
    evening.shown.clear();
    // Half time comes after eleven more hours, at 22 o'clock, when he sleeps: he hears of it in the morning. The end comes
    // after twelve more, on the next day.
    let lapse = MIDNIGHT.plus(HOUR * (24 + 20));
    let calls = Calls::until(&mut evening, lapse.minus(MINUTE));
    let expected = [32, 43].map(|hours| MIDNIGHT.plus(HOUR * hours));
    assert_eq!(calls.of(dealer), expected);
    assert_eq!(evening.in_turn(), Some(dealer));
    evening.wait(MINUTE);
    assert_ne!(evening.in_turn(), Some(dealer));
}

#[test]
fn quiet_hours_do_not_hold_up_a_table_at_which_people_are() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let alarm = evening.table.next_alarm();
    evening.ask_as(&sleeper(dealer), Ask::Board, None);
    assert_eq!(evening.table.next_alarm(), alarm);
}

#[test]
fn who_wants_to_be_called_early_hears_it_when_the_one_before_him_is_to_play() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let next = evening
        .person_on(evening.seat_of(dealer).right())
        .expect("four people");
    let early = Asker {
        preferences: Preferences {
            early: true,
            ..Preferences::default()
        },
        ..asker(next)
    };
    evening.shown.clear();
    evening.ask_as(&early, Ask::Board, None);
    let start = evening.now;
    let calls = Calls::until(&mut evening, start.plus(HOUR * 11));
    assert_eq!(calls.of(next), [start]);
    let panel = evening.table.panel(next, evening.now).expect("a panel");
    assert!(panel.text.contains("next"), "{}", panel.text);
}
