//! Discards by order, and whole rounds of them.

use std::time::Duration;

use commands::ask::{Act, Ask};
use commands::orders::{Change, Order, Toggle};
use commands::table::effect::Reply;
use config::pace::Pace;
use engine::deal::moves::Move;
use engine::deal::view::Stage;

use crate::evening::is_private;
use crate::stacked::{E, N, S, Stack, W, discard, tile, two};

use super::*;

#[test]
fn a_slow_game_goes_round_without_waking_anybody_who_has_orders() {
    let mut evening = quiet(slow());
    for seat in [S, W, N] {
        evening.orders(seat, on(Toggle::NoCalls));
        evening.orders(seat, on(Toggle::Drawn));
    }
    evening.shown_since();
    evening.does(E, discard("5m"));
    evening.wait(SECOND * 30);
    assert_eq!(
        evening.stage(),
        Stage::Turn { seat: E },
        "it has gone round"
    );
    let thrown = [S, W, N].map(|seat| evening.discards(seat));
    assert_eq!(thrown, [["9m"], ["9p"], ["9s"]], "each as it was drawn");
    let east = evening.person_on(E).expect("a person");
    assert_eq!(rung(&evening.shown_since()), [east], "East alone is called");
}

#[test]
fn tiles_are_discarded_in_order_until_something_happens() {
    let mut evening = quiet(slow());
    for seat in [S, W, N] {
        evening.orders(seat, on(Toggle::NoCalls));
    }
    let list = |text: &str| {
        let tiles = engine::tile::parse_tiles(text).expect("tiles");
        Change::Give(Order::Discard(tiles))
    };
    evening.orders(S, list("4z8p"));
    evening.orders(W, list("5z"));
    evening.orders(N, list("6z1m"));
    evening.does(E, discard("5m"));
    evening.wait(SECOND * 30);
    evening.does(E, discard("1p"));
    evening.wait(SECOND * 30);
    assert_eq!(evening.discards(S), ["4z", "8p"]);
    assert_eq!(evening.discards(W), ["5z"], "the list is spent");
    assert_eq!(evening.stage(), Stage::Turn { seat: W });
    let said = evening.text_for(W);
    assert!(
        said.contains("Discard in this order: white dragon: that is done."),
        "{said}"
    );
    assert!(
        evening
            .text_for(N)
            .contains("Discard in this order: 1 character")
    );
    evening.does(W, discard("5m"));
    evening.wait(SECOND * 30);
    assert_eq!(evening.discards(N), ["6z", "1m"]);
}

#[test]
fn a_list_ends_when_anybody_makes_a_set() {
    let mut evening = quiet(slow());
    let list = Change::Give(Order::Discard(vec![tile("6z")]));
    evening.orders(N, list);
    evening.does(E, discard("5m"));
    evening.does(W, Move::Pong { with: two("55m") });
    evening.wait(SECOND);
    assert_eq!(evening.stage(), Stage::Turn { seat: W });
    let why = "Discard in this order: green dragon: somebody made a set or declared.";
    assert!(evening.text_for(N).contains(why), "{}", evening.text_for(N));
    let person = evening.person_on(N).expect("a person");
    let page = format!("{:?}", evening.press(person, Ask::Orders(None)));
    assert!(page.contains(why), "{page}");
    for other in [E, S, W] {
        assert!(!evening.text_for(other).contains("made a set"));
    }
    // He has seen it when he has discarded.
    evening.does(W, discard("5z"));
    evening.wait(SECOND * 30);
    assert!(evening.text_for(N).contains(why));
    evening.does(N, discard("6z"));
    assert!(!evening.text_for(N).contains("made a set"));
}

#[test]
fn what_is_not_in_the_hand_cannot_be_ordered_away() {
    let mut evening = quiet(slow());
    let north = evening.person_on(N).expect("a person");
    let records = evening.records.len();
    let twice = Change::Give(Order::Discard(vec![tile("6z"), tile("6z")]));
    let reply = evening.press(north, Ask::Order(twice));
    assert!(is_private(&reply), "there is one of it: {reply:?}");
    assert_eq!(evening.records.len(), records);
}

#[test]
fn trap_036_a_press_beats_the_order_that_is_about_to_be_carried_out() {
    let mut evening = quiet(slow());
    for seat in [S, W, N] {
        evening.orders(seat, on(Toggle::NoCalls));
    }
    evening.orders(S, on(Toggle::Drawn));
    evening.does(E, discard("5m"));
    assert_eq!(evening.stage(), Stage::Turn { seat: S });
    assert!(evening.text_for(S).contains("Your orders will do this now"));
    evening.wait(Duration::from_millis(300));
    evening.does(S, discard("4z"));
    evening.wait(SECOND * 5);
    assert_eq!(evening.discards(S), ["4z"], "once, by hand");
}

#[test]
fn a_replacement_is_not_thrown_away_unseen_and_a_set_ends_the_toggle() {
    let stack = Stack {
        hands: ["1111m", "", "", ""],
        ..Stack::default()
    };
    let mut evening = stack.deal(slow(), &[]);
    evening.orders(S, on(Toggle::NoCalls));
    evening.does(E, Move::ConcealedKong { kind: kind("1m") });
    for seat in [S, W, N] {
        if !evening.offers(seat).is_empty() {
            evening.does(seat, Move::Pass);
        }
    }
    assert_eq!(evening.stage(), Stage::Turn { seat: E });
    evening.orders(E, on(Toggle::Drawn));
    evening.wait(SECOND * 10);
    assert_eq!(
        evening.stage(),
        Stage::Turn { seat: E },
        "he must look at it"
    );
    assert_eq!(evening.discards(E), [""; 0]);

    let mut evening = quiet(slow());
    evening.orders(W, on(Toggle::Drawn));
    evening.orders(S, on(Toggle::NoCalls));
    evening.does(E, discard("5m"));
    evening.does(W, Move::Pong { with: two("55m") });
    evening.wait(SECOND * 10);
    assert_eq!(evening.stage(), Stage::Turn { seat: W });
    assert!(evening.text_for(W).contains("Discard draws: off"));
}

#[test]
fn a_machine_that_plays_for_somebody_does_not_ask_his_orders() {
    let mut evening = quiet(Pace {
        away_after: Some(1),
        ..slow()
    });
    evening.orders(E, Change::Give(Order::PassAll { wins: false }));
    evening.wait(Duration::from_secs(24 * 3600));
    evening.wait(SECOND * 3);
    let records = evening.records.len();
    assert!(records > 0 && evening.table.next_alarm().is_some());
    let east = evening.person_on(E).expect("a person");
    let back = evening.press(east, Ask::Act(Act::Pass));
    assert!(!matches!(back, Reply::Done(None)), "{back:?}");
}

#[test]
fn passing_everything_is_not_over_with_a_kong_of_ones_own_turn() {
    let stack = Stack {
        hands: ["1111m147p", "46m258p147s4z", "55m369p258s5z", "9m258s1236z"],
        ..Stack::default()
    };
    let mut evening = stack.deal(slow(), &[]);
    evening.orders(E, all(false));
    evening.does(E, Move::ConcealedKong { kind: kind("1m") });
    for seat in [S, W, N] {
        if !evening.offers(seat).is_empty() {
            evening.does(seat, Move::Pass);
        }
    }
    assert_eq!(evening.stage(), Stage::Turn { seat: E });
    assert!(!evening.text_for(E).contains("it was your turn"));
    let standing = evening.text_for(E);
    assert!(
        standing.contains("Pass everything until your next turn"),
        "{standing}"
    );
}

#[test]
fn trap_036_an_order_given_in_a_window_answers_it_and_a_press_after_that_is_too_late() {
    let mut evening = quiet(slow());
    evening.does(E, discard("5m"));
    let drawn_for = evening.table.turn();
    evening.orders(W, Change::Give(Order::Pong(kind("5m"))));
    assert_eq!(
        evening.stage(),
        Stage::Turn { seat: W },
        "no chow beats a pong"
    );
    let records = evening.records.len();
    let west = evening.person_on(W).expect("a person");
    let late = evening.press_old(west, Ask::Act(Act::Pass), drawn_for);
    assert!(
        matches!(late, Reply::Panel(_)),
        "his order has answered: {late:?}"
    );
    assert_eq!(evening.records.len(), records);
    // A press before the order stands, whatever is ordered after it.
    let mut evening = quiet(slow());
    evening.does(E, discard("5m"));
    evening.does(W, Move::Pass);
    evening.orders(W, Change::Give(Order::Pong(kind("5m"))));
    evening.does(S, Move::Pass);
    assert_ne!(evening.stage(), Stage::Turn { seat: W });
    assert!(
        evening.text_for(W).contains("Pong 5 character if it comes"),
        "it waits for the next"
    );
}

#[test]
fn in_a_slow_sealed_game_orders_close_each_window_within_seconds() {
    let sealed = Pace {
        window: config::pace::Window::Sealed,
        ..slow()
    };
    let mut evening = quiet(sealed);
    for seat in [S, W, N] {
        for toggle in Toggle::ALL {
            evening.orders(seat, on(toggle));
        }
    }
    evening.shown_since();
    evening.does(E, discard("5m"));
    let since = evening.now;
    while matches!(evening.stage(), Stage::Claims { .. }) {
        assert!(evening.next());
    }
    let length = evening.now.since(since);
    assert!(length <= SECOND * 2, "all three have answered: {length:?}");
    // South's tile goes past West and North, and East has no orders: he must pass, or the window lasts eight hours.
    evening.wait(SECOND * 30);
    assert!(matches!(evening.stage(), Stage::Claims { from: S, .. }));
    let ordered = [W, N].map(|seat| evening.person_on(seat).expect("a person"));
    assert!(
        rung(&evening.shown_since())
            .iter()
            .all(|person| !ordered.contains(person))
    );
}
