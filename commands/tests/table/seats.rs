//! Seats that are left and taken, people who are gone, and tables that lose their place.

use commands::ask::Ask;
use commands::record::Fact;
use commands::table::Table;
use commands::table::effect::{Effect, Surface};
use commands::table::moving::Sign;
use commands::who::{Channel, Guild, Person, Place};
use config::pace::{Pace, Window};
use engine::deal::view::Stage;

use crate::evening::{
    ADA, BEN, CHO, DAN, EVE, Evening, FOUR, admin, asker, is_done, is_private, is_public, pace,
    screen_of,
};
use crate::stacked::asks;

const FAY: Person = Person(106);
const HERE: Channel = Channel(2);

fn calm(window: Window) -> Pace {
    Pace {
        away_after: None,
        ..pace(window)
    }
}

fn to_the_end_of_the_deal(evening: &mut Evening) {
    while !matches!(evening.stage(), Stage::Between(_)) {
        evening.next();
    }
}

/// The buttons of the board as it is now.
fn on_board(evening: &Evening) -> Vec<Ask> {
    let mut again = evening.clone();
    again.shown.clear();
    let who = again.table.people()[0];
    again.ask(who, Ask::Board);
    asks(screen_of(&again.shown, Surface::BoardAnew).expect("a board"))
}

fn takes(evening: &Evening) -> Option<Ask> {
    let is_take = |ask: &Ask| matches!(ask, Ask::Take(Some(_)));
    on_board(evening).into_iter().find(is_take)
}

#[test]
fn a_seat_that_was_left_is_taken_with_the_next_deal() {
    let mut evening = Evening::begun(2, calm(Window::Quick), &FOUR);
    assert_eq!(takes(&evening), None);
    evening.ask(DAN, Ask::Leave);
    let take = takes(&evening).expect("the seat is open");
    assert!(is_done(&evening.press(EVE, take.clone())));
    assert_eq!(takes(&evening), None, "it is taken");
    assert!(is_private(&evening.press(FAY, take)));
    assert!(
        is_private(&evening.ask(DAN, Ask::Join)),
        "he cannot come back"
    );
    assert!(is_private(&evening.ask(EVE, Ask::Hand)), "not yet hers");
    to_the_end_of_the_deal(&mut evening);
    let people = evening.table.people();
    assert!(people.contains(&EVE) && !people.contains(&DAN));
    evening.shown.clear();
    while !evening
        .shown
        .iter()
        .any(|effect| matches!(effect, Effect::Panel { person, .. } if *person == EVE))
    {
        assert!(evening.next(), "the next deal comes");
    }
    let recovered = Table::recover(evening.records.clone()).expect("good records");
    assert_eq!(recovered.people(), evening.table.people());
}

#[test]
fn between_deals_a_seat_is_taken_at_once() {
    let mut evening = Evening::begun(2, calm(Window::Quick), &FOUR);
    evening.ask(DAN, Ask::Leave);
    to_the_end_of_the_deal(&mut evening);
    assert!(!evening.table.people().contains(&DAN));
    let take = takes(&evening).expect("the seat is open");
    assert!(is_done(&evening.press(EVE, take)));
    assert!(evening.table.people().contains(&EVE));
    assert!(is_done(&evening.ask(EVE, Ask::Ready)));
}

#[test]
fn who_has_taken_a_seat_may_give_it_up_again() {
    let mut evening = Evening::begun(2, calm(Window::Quick), &FOUR);
    evening.ask(DAN, Ask::Leave);
    evening.ask(EVE, Ask::Take(None));
    assert!(
        is_private(&evening.ask(EVE, Ask::Take(None))),
        "one seat each"
    );
    let turn = evening.table.turn();
    assert!(is_done(&evening.ask(EVE, Ask::Leave)));
    assert_eq!(
        evening.table.turn(),
        turn,
        "no button of the others is stale"
    );
    assert!(takes(&evening).is_some());
    assert!(is_done(&evening.ask(DAN, Ask::Join)), "now he may");
    assert_eq!(takes(&evening), None);
}

#[test]
fn nobody_takes_a_machines_seat_or_a_second_one() {
    let mut evening = Evening::begun(2, calm(Window::Quick), &[ADA, BEN]);
    assert!(is_private(&evening.ask(EVE, Ask::Take(None))));
    evening.ask(BEN, Ask::Leave);
    assert!(is_private(&evening.ask(ADA, Ask::Take(None))));
    assert!(is_done(&evening.ask(EVE, Ask::Take(None))));
    evening.ask(ADA, Ask::Leave);
    assert!(!evening.table.is_closed(), "somebody is coming");
}

#[test]
fn who_is_gone_from_the_server_has_left() {
    let mut evening = Evening::begun(2, calm(Window::Quick), &FOUR);
    for _ in 0..2 {
        let effects = evening.table.notice(Sign::Gone(ADA), evening.now);
        evening.take(effects);
    }
    let leaves = |evening: &Evening| {
        let leaving = |fact: &Fact| matches!(fact, Fact::Leaving { leaving: true, .. });
        evening
            .records
            .iter()
            .filter(|record| leaving(&record.fact))
            .count()
    };
    assert_eq!(leaves(&evening), 1, "told twice, it is so once");
    assert!(
        evening
            .records
            .iter()
            .any(|record| matches!(&record.fact, Fact::HostChanged { to } if to.person == BEN))
    );
    let effects = evening.table.notice(Sign::Gone(EVE), evening.now);
    assert!(effects.is_empty(), "a stranger");
    let mut lobby = Evening::open(1, pace(Window::Even));
    lobby.ask(BEN, Ask::Join);
    let effects = lobby.table.notice(Sign::Gone(BEN), lobby.now);
    lobby.take(effects);
    assert_eq!(lobby.table.people(), [ADA]);
}

#[test]
fn who_is_away_is_looked_for() {
    let pace = Pace {
        bank: std::time::Duration::ZERO,
        ..pace(Window::Even)
    };
    let mut evening = Evening::begun(1, pace, &[ADA]);
    evening.wait(std::time::Duration::from_secs(180));
    assert!(evening.shown.contains(&Effect::LookFor { person: ADA }));
}

#[test]
fn trap_048_a_table_whose_channel_is_lost_stands_still_and_tells_everybody_once() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let alarm = evening.table.next_alarm().expect("a clock runs");
    let lost_at = evening.now;
    evening.shown.clear();
    for _ in 0..2 {
        let effects = evening.table.notice(Sign::PlaceLost(HERE), evening.now);
        evening.take(effects);
    }
    let told: Vec<Person> = evening
        .shown
        .iter()
        .filter_map(|effect| {
            if let Effect::Tell { person, .. } = effect {
                Some(*person)
            } else {
                None
            }
        })
        .collect();
    assert_eq!(told, FOUR);
    evening.wait(std::time::Duration::from_secs(3600));
    let person = evening.in_turn().expect("the dealer");
    let what = evening.view(person).fallback().expect("a discard");
    assert!(is_private(&evening.act(person, what)));
    // A late word from elsewhere changes nothing.
    let effects = evening
        .table
        .notice(Sign::PlaceFound(Channel(99)), evening.now);
    assert!(effects.is_empty());
    // Something changes there: it is tried again, with a message of its own.
    let effects = evening.table.notice(Sign::PlaceChanged, evening.now);
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Channel {
            surface: Surface::BoardAnew,
            ..
        }
    )));
    let effects = evening.table.notice(Sign::PlaceFound(HERE), evening.now);
    evening.take(effects);
    assert_eq!(
        evening.table.next_alarm(),
        Some(alarm.plus(evening.now.since(lost_at)))
    );
    let effects = evening.table.notice(Sign::PlaceChanged, evening.now);
    assert!(effects.is_empty(), "all is well");
}

#[test]
fn a_place_that_was_lost_is_tried_again_after_a_restart() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let effects = evening.table.notice(Sign::PlaceLost(HERE), evening.now);
    evening.take(effects);
    let mut table = Table::recover(evening.records.clone()).expect("good records");
    let effects = table.resume(evening.now, evening.now);
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::Channel {
            surface: Surface::BoardAnew,
            ..
        }
    )));
}

fn there(channel: u64, guild: u64) -> Place {
    Place {
        guild: Some(Guild(guild)),
        channel: Channel(channel),
    }
}

#[test]
fn the_host_or_an_admin_moves_a_table_within_its_server() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert!(is_private(&evening.ask(BEN, Ask::Move(there(5, 1)))));
    assert!(
        is_private(&evening.ask(ADA, Ask::Move(there(5, 2)))),
        "another server"
    );
    evening.shown.clear();
    assert!(is_done(&evening.ask(ADA, Ask::Move(there(5, 1)))));
    assert_eq!(evening.table.place(), there(5, 1));
    let moved = evening
        .shown
        .iter()
        .position(|effect| matches!(effect, Effect::Moved { .. }));
    let board = evening.shown.iter().position(|effect| {
        matches!(
            effect,
            Effect::Channel {
                surface: Surface::Board,
                ..
            }
        )
    });
    assert!(moved.expect("it moves") < board.expect("the board is shown there"));
    let effects = evening.table.notice(Sign::PlaceLost(HERE), evening.now);
    assert!(
        !effects.iter().any(is_public),
        "the old place does not matter any more"
    );
    assert!(is_done(&evening.ask_as(
        &admin(EVE),
        Ask::Move(there(6, 1)),
        None
    )));
    let recovered = Table::recover(evening.records.clone()).expect("good records");
    assert_eq!(recovered.place(), there(6, 1));
}

#[test]
fn a_table_that_lost_its_place_goes_on_where_it_is_moved() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let effects = evening.table.notice(Sign::PlaceLost(HERE), evening.now);
    evening.take(effects);
    evening.ask(ADA, Ask::Move(there(5, 1)));
    let person = evening.in_turn().expect("the dealer");
    let what = evening.view(person).fallback().expect("a discard");
    assert!(is_done(&evening.act(person, what)));
}

#[test]
fn a_board_that_somebody_removed_is_shown_again() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let shows = |effects: Vec<Effect>, on: Surface| {
        effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Channel { surface, .. } if *surface == on))
            .count()
    };
    let effects = evening.table.notice(Sign::Erased, evening.now);
    assert_eq!(shows(effects, Surface::Board), 1);
    let mut lobby = Evening::open(1, pace(Window::Even));
    let effects = lobby.table.notice(Sign::Erased, lobby.now);
    assert_eq!(shows(effects, Surface::Lobby), 1);
}

#[test]
fn what_is_told_of_a_closed_table_changes_nothing() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    evening.ask_as(&admin(EVE), Ask::End, None);
    for sign in [
        Sign::PlaceLost(HERE),
        Sign::PlaceFound(HERE),
        Sign::PlaceChanged,
        Sign::Erased,
        Sign::Gone(CHO),
    ] {
        assert_eq!(evening.table.notice(sign, evening.now), []);
    }
    assert!(is_private(&evening.ask_as(
        &asker(ADA),
        Ask::Move(there(5, 1)),
        None
    )));
}
