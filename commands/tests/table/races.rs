use std::time::Duration;

use commands::ask::{Act, Ask};
use commands::record::Fact;
use commands::screen::moves;
use commands::table::effect::Reply;
use config::pace::Window;
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::deal::view::Stage;

use crate::evening::{EVE, Evening, FOUR, is_done, is_private, pace};
use crate::stacked::{E, S, Stack, W, discard, tile, two};

#[test]
fn trap_034_the_same_discard_pressed_twice_counts_once() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let person = evening.in_turn().expect("the dealer");
    let (what, turn) = (
        evening.view(person).fallback().expect("a discard"),
        evening.table.turn(),
    );
    assert!(is_done(&evening.press_old(
        person,
        Ask::Act(moves::act(what)),
        turn
    )));
    let records = evening.records.len();
    assert!(matches!(
        evening.press_old(person, Ask::Act(moves::act(what)), turn),
        Reply::Panel(_)
    ));
    assert_eq!(evening.records.len(), records);
}

#[test]
fn trap_034_the_same_answer_pressed_twice_counts_once() {
    let mut evening = Evening::find(pace(Window::Even), |evening| {
        !evening.claimants().is_empty()
    });
    let person = evening.claimants()[0];
    assert!(is_done(&evening.press(person, Ask::Act(Act::Pass))));
    let records = evening.records.len();
    assert!(is_private(&evening.press(person, Ask::Act(Act::Pass))));
    assert_eq!(evening.records.len(), records);
}

#[test]
fn the_order_of_two_claims_does_not_matter() {
    let found = Evening::find(pace(Window::Even), |evening| evening.claimants().len() >= 2);
    let claims: Vec<_> = found
        .claimants()
        .into_iter()
        .map(|person| (person, found.table.choices(person)[0]))
        .collect();
    let outcome = |order: Vec<(commands::who::Person, Move)>| {
        let mut evening = found.clone();
        for (person, what) in order {
            assert!(
                is_done(&evening.act(person, what)),
                "a beaten claim is taken like any other"
            );
        }
        evening.wait(Duration::from_secs(10));
        let events = evening
            .game_events()
            .into_iter()
            .cloned()
            .collect::<Vec<_>>();
        events
            .into_iter()
            .rfind(|event| matches!(event, Event::Called { .. } | Event::Ended(_)))
    };
    let reversed = claims.iter().rev().copied().collect();
    let (one, other) = (outcome(claims), outcome(reversed));
    assert!(one.is_some());
    assert_eq!(one, other);
}

#[test]
fn a_press_that_races_the_alarm_is_counted_on_one_side() {
    let mut evening = Evening::begun(2, pace(Window::Even), &FOUR);
    let person = evening.in_turn().expect("the dealer");
    let (what, turn) = (
        evening.view(person).fallback().expect("a discard"),
        evening.table.turn(),
    );
    let alarm = evening.table.next_alarm().expect("a clock runs");

    let mut before = evening.clone();
    before.now = commands::who::Moment(alarm.0 - 1);
    assert!(is_done(&before.press_old(
        person,
        Ask::Act(moves::act(what)),
        turn
    )));
    assert!(
        before.table.wake(alarm).is_empty(),
        "the alarm of a turn that is over does nothing"
    );

    evening.now = alarm;
    assert!(matches!(
        evening.press_old(person, Ask::Act(moves::act(what)), turn),
        Reply::Panel(_)
    ));
    let discards = evening
        .game_events()
        .into_iter()
        .filter(|event| matches!(event, Event::Discarded { .. }))
        .count();
    assert_eq!(discards, 1);
    assert!(matches!(
        evening.records.last().map(|record| &record.fact),
        Some(Fact::Played { lapsed: true, .. })
    ));
}

#[test]
fn trap_051_presses_of_strangers_and_of_others_turns_change_nothing() {
    let mut evening = Evening::begun(3, pace(Window::Even), &FOUR);
    let in_turn = evening.in_turn().expect("the dealer");
    let what = evening.view(in_turn).fallback().expect("a discard");
    let records = evening.records.len();
    for person in FOUR
        .into_iter()
        .filter(|person| *person != in_turn)
        .chain([EVE])
    {
        assert!(is_private(
            &evening.press(person, Ask::Act(moves::act(what)))
        ));
    }
    let future = commands::who::Turn(evening.table.turn().0 + 1);
    assert!(!is_done(&evening.press_old(
        in_turn,
        Ask::Act(moves::act(what)),
        future
    )));
    assert_eq!(evening.records.len(), records);
}

#[test]
fn several_runs_are_asked_about_in_private() {
    let chows = |evening: &Evening, person| {
        evening
            .table
            .choices(person)
            .into_iter()
            .filter(|what| matches!(what, Move::Chow { .. }))
            .collect::<Vec<_>>()
    };
    let mut evening = Evening::find(pace(Window::Even), |evening| {
        FOUR.into_iter()
            .any(|person| chows(evening, person).len() >= 2)
    });
    let person = FOUR
        .into_iter()
        .find(|person| chows(&evening, *person).len() >= 2)
        .expect("found");
    let records = evening.records.len();
    let Reply::Private(which) = evening.press(person, Ask::Act(Act::Chow(None))) else {
        panic!("he is asked which")
    };
    assert!(!which.rows.is_empty());
    assert_eq!(evening.records.len(), records);
    let run = chows(&evening, person)[1];
    assert!(is_done(&evening.press(person, Ask::Act(moves::act(run)))));
    for other in FOUR.into_iter().filter(|other| *other != person) {
        evening.act(other, Move::Pass);
    }
    evening.wait(Duration::from_secs(4));
    let Move::Chow { with } = run else {
        panic!("a chow")
    };
    let made = evening.game_events().into_iter().rev().find_map(|event| {
        if let Event::Called { meld, .. } = event {
            Some(meld.clone())
        } else {
            None
        }
    });
    assert!(
        with.iter()
            .all(|tile| made.as_ref().is_some_and(|meld| meld.tiles.contains(tile)))
    );
    assert!(matches!(evening.stage(), Stage::Turn { .. }));
}

#[test]
fn trap_034_a_claim_drawn_for_the_discard_before_makes_no_set_of_this_one() {
    let stack = Stack {
        hands: ["5m", "", "5566m", ""],
        head: "6m",
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    evening.does(E, discard("5m"));
    let old = evening.table.turn();
    evening.closes();
    evening.does(
        S,
        Move::Discard {
            tile: tile("6m"),
            drawn: true,
        },
    );
    let pong = Move::Pong { with: two("66m") };
    let west = evening.person_on(W).expect("a person");
    let records = evening.records.len();
    let reply = evening.press_old(west, Ask::Act(moves::act(pong)), old);
    assert!(matches!(reply, Reply::Panel(_)), "{reply:?}");
    assert_eq!(evening.records.len(), records);
    assert!(evening.offers(W).contains(&pong), "he still may");
}
