use std::time::Duration;

use commands::ask::{Act, Ask};
use commands::orders::{Change, Order};
use commands::record::Fact;
use commands::screen::moves;
use commands::table::REACTION;
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

/// A window has just opened, not the first of its deal, in which somebody can claim.
fn just_opened() -> Evening {
    Evening::find(pace(Window::Even), |evening| {
        let is_discard = |event: &&Event| matches!(event, Event::Discarded { .. });
        let discards = evening.game_events().into_iter().filter(is_discard);
        !evening.claimants().is_empty() && discards.count() > 1
    })
}

/// Whatever can be said in a window.
const ANSWERS: [Act; 5] = [
    Act::Chow(None),
    Act::Pong(None),
    Act::Kong(None),
    Act::Win,
    Act::Pass,
];

#[test]
fn a_command_sent_as_one_window_closes_never_counts_for_the_next() {
    let mut evening = just_opened();
    let person = evening.claimants()[0];
    let records = evening.records.len();
    for early in [Duration::ZERO, Duration::from_millis(399)] {
        let opened = evening.now;
        evening.now = opened.plus(early);
        for act in ANSWERS {
            let reply = evening.ask(person, Ask::Act(act));
            let Reply::Panel(screen) = reply else {
                panic!("{act:?} after {early:?}: {reply:?}")
            };
            assert!(screen.text.contains("That moment has passed"));
            assert!(!screen.rows.is_empty(), "the present panel is under it");
        }
        evening.now = opened;
    }
    assert_eq!(evening.records.len(), records);
    assert_eq!(REACTION, Duration::from_millis(400));
    evening.now = evening.now.plus(REACTION);
    assert!(is_done(&evening.ask(person, Ask::Act(Act::Pass))));
    assert_eq!(evening.records.len(), records + 1);
}

#[test]
fn a_button_tells_its_window_and_counts_at_once() {
    let mut evening = just_opened();
    let person = evening.claimants()[0];
    assert!(is_done(&evening.press(person, Ask::Act(Act::Pass))));
}

#[test]
fn in_the_first_window_of_a_deal_a_command_can_mean_no_other() {
    let is_window = |evening: &Evening| !evening.claimants().is_empty();
    let first = (0..=u8::MAX).find_map(|secret| {
        let mut evening = Evening::begun(secret, pace(Window::Even), &FOUR);
        let dealer = evening.in_turn()?;
        let what = evening.view(dealer).fallback()?;
        evening.act(dealer, what);
        is_window(&evening).then_some(evening)
    });
    let mut evening = first.expect("a discard that can be claimed");
    let person = evening.claimants()[0];
    assert!(is_done(&evening.ask(person, Ask::Act(Act::Pass))));
}

#[test]
fn whatever_answers_no_window_is_heard_at_once() {
    let mut evening = just_opened();
    let person = evening.claimants()[0];
    let all = Change::Give(Order::PassAll { wins: true });
    let mut ordered = evening.clone();
    let page = ordered.ask(person, Ask::Orders(Some(all)));
    assert!(is_private(&page), "{page:?}");
    assert!(ordered.records.len() > evening.records.len());
    let tile = evening.view(person).own.expect("a hand").hand[0];
    let discard = Act::Discard { tile, drawn: None };
    for (who, act) in [(person, discard), (EVE, Act::Pass)] {
        let why = evening.ask(who, Ask::Act(act));
        assert!(is_private(&why), "he is told why not: {why:?}");
    }
    evening.all_pass();
    while evening.in_turn().is_none() {
        assert!(evening.next());
    }
    let next = evening.in_turn().expect("a turn");
    let what = evening.view(next).fallback().expect("a discard");
    assert!(is_done(&evening.ask(next, Ask::Act(moves::act(what)))));
}
