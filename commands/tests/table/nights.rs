//! Quiet hours that are chosen, changed and left while a turn or window runs.

use commands::ask::Ask;
use commands::preferences::{Door, Preferences};
use commands::quiet::Quiet;
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use commands::table::moving::Sign;
use commands::table::{Asker, Table};
use commands::who::{Channel, Moment, Person};
use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::seat::Seat;

use crate::evening::{Evening, FOUR, asker, screen_of};
use crate::slow::{Calls, HOUR, MIDNIGHT, MINUTE, discarder, pass, sleeper, slow};

/// He chooses, away from the table, and the table is told.
fn chooses(evening: &mut Evening, who: &Asker) {
    let effects = evening.table.prefer(who, evening.now);
    evening.take(effects);
}

/// The board says that time is up then.
fn ends(evening: &Evening, then: Moment) {
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    let until = format!("<t:{}:R>", then.seconds());
    let body = &board.cards[0].body;
    assert!(body.contains(&until), "{until} is not in {body}");
}

#[test]
fn what_has_run_stays_run_when_quiet_hours_are_chosen_and_given_up() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let start = evening.now;
    ends(&evening, start.plus(HOUR * 24));
    // Three hours of his 24 have run when he chooses to sleep until eight.
    evening.wait(HOUR * 3);
    chooses(&mut evening, &sleeper(dealer));
    // 14 of the 21 hours left on the first day, seven on the second.
    ends(&evening, MIDNIGHT.plus(HOUR * (24 + 15)));
    // Two more hours have run at ten, when he gives them up.
    let ten = MIDNIGHT.plus(HOUR * 10);
    evening.wait(ten.since(evening.now));
    ends(&evening, MIDNIGHT.plus(HOUR * (24 + 15)));
    chooses(&mut evening, &asker(dealer));
    ends(&evening, ten.plus(HOUR * 19));
    // To choose the same again changes nothing, however often.
    for _ in 0..3 {
        chooses(&mut evening, &sleeper(dealer));
        chooses(&mut evening, &asker(dealer));
    }
    ends(&evening, ten.plus(HOUR * 19));
}

#[test]
fn a_clock_that_a_machine_let_run_does_not_go_back_when_its_person_returns() {
    let found = Evening::find(slow(Window::Sealed), |evening| {
        evening.claimants().len() == 1
    });
    let from = found.person_on(discarder(&found)).expect("a person");
    let claimant = found.claimants()[0];
    let other = |person: &Person| *person != from && *person != claimant;
    let person = FOUR.into_iter().find(other).expect("two more people");
    let mut evening = found;
    chooses(&mut evening, &sleeper(person));
    ends(&evening, MIDNIGHT.plus(HOUR * 16));
    let left = MIDNIGHT.plus(HOUR * 2);
    evening.wait(left.since(evening.now));
    // Nothing has run until two o'clock; a machine does not sleep.
    evening.ask_as(&sleeper(person), Ask::Leave, None);
    ends(&evening, left.plus(HOUR * 8));
    evening.wait(HOUR);
    evening.ask_as(&sleeper(person), Ask::Back, None);
    // The hour that ran meanwhile has run: seven are left at eight.
    ends(&evening, MIDNIGHT.plus(HOUR * 15));
}

#[test]
fn nobody_is_mentioned_at_the_table_while_he_sleeps() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let seat = evening.seat_of(dealer).right();
    let person = evening.person_on(seat).expect("four people");
    let mut sleeps = sleeper(person);
    sleeps.preferences.door = Some(Door::Here);
    chooses(&mut evening, &sleeps);
    let what = evening.view(dealer).fallback().expect("a discard");
    evening.act(dealer, what);
    for other in FOUR.into_iter().filter(|other| *other != person) {
        evening.act(other, Move::Pass);
    }
    if evening.in_turn() != Some(person) {
        evening.ask_as(&sleeps, pass(), None);
    }
    assert_eq!(evening.in_turn(), Some(person));
    let mentioned = |evening: &Evening| {
        let is_call = |effect: &Effect| {
            matches!(
                effect,
                Effect::Channel {
                    surface: Surface::Call(_),
                    ..
                }
            )
        };
        evening.shown.iter().any(is_call)
    };
    let morning = MIDNIGHT.plus(HOUR * 8);
    evening.wait(morning.minus(MINUTE).since(evening.now));
    assert!(!mentioned(&evening), "{:?}", evening.shown);
    evening.wait(MINUTE);
    assert!(mentioned(&evening));
}

#[test]
fn a_turn_over_the_night_in_which_the_clock_jumps_lasts_as_long_awake() {
    // 28 March 2026, 20:00 in UTC, 21:00 in Berlin. At one in UTC its clock jumps from two to three.
    let dusk = Moment(1_774_728_000_000);
    let mut evening = Evening::begun_at(dusk, 1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let quiet = Quiet::new("Europe/Berlin".to_owned(), 22 * 60, 7 * 60).expect("good hours");
    let night = Asker {
        preferences: Preferences {
            quiet: Some(quiet),
            ..Preferences::default()
        },
        ..asker(dealer)
    };
    chooses(&mut evening, &night);
    // One hour until ten; 15 from seven to ten on Sunday, which is 5:00 to 20:00 in UTC now; eight more on Monday from 5:00.
    let lapse = dusk.plus(HOUR * (4 + 24 + 13));
    ends(&evening, lapse);
    let calls = Calls::until(&mut evening, lapse.minus(MINUTE));
    // Half of 24 hours: eleven after seven in the morning. An hour before the end.
    let half = dusk.plus(HOUR * (4 + 5 + 11));
    assert_eq!(calls.of(dealer), [dusk, half, lapse.minus(HOUR)]);
    assert_eq!(evening.in_turn(), Some(dealer));
    evening.wait(MINUTE);
    assert_ne!(evening.in_turn(), Some(dealer));
}

#[test]
fn a_call_that_may_have_been_lost_is_made_again_in_the_morning_not_at_night() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    let quiet = Quiet::new("UTC".to_owned(), 23 * 60, 8 * 60).expect("good hours");
    let mut who = asker(dealer);
    who.preferences.quiet = Some(quiet);
    chooses(&mut evening, &who);
    // He was called at 22:13. Ten seconds later nothing is heard any more until half past eleven, when he sleeps.
    let silent = evening.now.plus(MINUTE / 6);
    let back = MIDNIGHT.minus(MINUTE * 30);
    let mut table = Table::recover(evening.records.clone()).expect("good records");
    evening.shown.clear();
    let effects = table.resume(silent, back);
    evening.table = table;
    evening.take(effects);
    evening.now = back;
    let morning = MIDNIGHT.plus(HOUR * 8);
    let calls = Calls::until(&mut evening, morning.plus(MINUTE));
    assert_eq!(calls.of(dealer), [morning]);
}

#[test]
fn what_is_told_beside_the_game_does_not_ring_at_night() {
    let mut evening = Evening::begun(1, slow(Window::Quick), &FOUR);
    chooses(&mut evening, &sleeper(FOUR[1]));
    let effects = evening
        .table
        .notice(Sign::PlaceLost(Channel(2)), evening.now);
    let told: Vec<(Person, bool)> = effects
        .iter()
        .filter_map(|effect| {
            let Effect::Tell { person, rings, .. } = effect else {
                return None;
            };
            Some((*person, *rings))
        })
        .collect();
    let expected = FOUR.map(|person| (person, person != FOUR[1]));
    assert_eq!(told, expected);
}

#[test]
fn nobody_is_called_early_after_a_machine_which_plays_at_once() {
    let people = &FOUR[..3];
    let mut evening = Evening::begun(1, slow(Window::Quick), people);
    let is_machine = |seat: &Seat| evening.person_on(*seat).is_none();
    let machine = Seat::ALL.into_iter().find(is_machine).expect("a machine");
    let next = evening.person_on(machine.right()).expect("a person");
    let early = Asker {
        preferences: Preferences {
            early: true,
            ..Preferences::default()
        },
        ..asker(next)
    };
    chooses(&mut evening, &early);
    while evening.stage() != (Stage::Turn { seat: machine }) {
        match evening.in_turn() {
            Some(person) => {
                let what = evening.view(person).fallback().expect("a discard");
                evening.act(person, what);
            }
            None => evening.all_pass(),
        }
        if evening.stage() != (Stage::Turn { seat: machine }) {
            evening.next();
        }
    }
    let before = evening.records.len();
    while evening.stage() == (Stage::Turn { seat: machine }) {
        evening.next();
    }
    let first = evening.records.get(before).map(|record| &record.fact);
    assert!(matches!(first, Some(Fact::Played { .. })), "{first:?}");
}

/// Quiet hours from 23 to 7 by the clock of a zone.
fn in_zone(person: Person, zone: &str) -> Asker {
    let quiet = Quiet::new(zone.to_owned(), 23 * 60, 7 * 60).expect("good hours");
    Asker {
        preferences: Preferences {
            quiet: Some(quiet),
            ..Preferences::default()
        },
        ..asker(person)
    }
}

#[test]
fn a_window_waits_for_the_last_of_three_zones_and_for_one_who_travels() {
    let mut evening = Evening::find(slow(Window::Sealed), |evening| {
        matches!(evening.stage(), Stage::Claims { .. })
    });
    let from = evening.person_on(discarder(&evening));
    let others: Vec<Person> = FOUR
        .into_iter()
        .filter(|person| Some(*person) != from)
        .collect();
    let start = evening.now;
    assert!(start < MIDNIGHT, "it begins in the evening, in UTC");
    for (person, zone) in others.iter().zip([
        // 14 to 22 o'clock in UTC: awake.
        "Asia/Tokyo",
        // 4 to 12 o'clock: that is in the middle of eight hours.
        "America/New_York",
        // 17:30 to 1:30: asleep.
        "Asia/Kolkata",
    ]) {
        chooses(&mut evening, &in_zone(*person, zone));
    }
    ends(&evening, start.plus(HOUR * 16));
    // The one in New York flies to Tokyo. Now the one in Kolkata is the last: he wakes at half past one.
    chooses(&mut evening, &in_zone(others[1], "Asia/Tokyo"));
    let half_past_nine = MIDNIGHT.plus(HOUR * 9 + MINUTE * 30);
    ends(&evening, half_past_nine);
    // He goes, and a machine does not sleep: its eight hours begin then.
    evening.wait(HOUR * 2);
    evening.ask_as(&in_zone(others[2], "Asia/Kolkata"), Ask::Leave, None);
    ends(&evening, start.plus(HOUR * 10));
}
