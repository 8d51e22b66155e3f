//! What others can see of orders, and what their player is told.

use commands::ask::Ask;
use commands::orders::{Change, Order, Toggle};
use commands::table::effect::{Reply, Surface};
use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::view::Stage;

use crate::evening::{Evening, FOUR, is_done, is_private, is_public, pace, screen_of};
use crate::stacked::{E, N, S, W, discard, tile};

use super::*;

#[test]
fn orders_show_nowhere_but_on_their_owners_panel() {
    let evening = quiet(slow());
    for change in [on(Toggle::Win), on(Toggle::NoCalls), all(false)] {
        let mut after = evening.clone();
        after.shown_since();
        after.orders(S, change);
        let owner = after.person_on(S).expect("a person");
        assert!(!after.shown.iter().any(is_public));
        assert_eq!(after.table.turn(), evening.table.turn());
        assert_eq!(after.table.next_alarm(), evening.table.next_alarm());
        for other in FOUR.into_iter().filter(|other| *other != owner) {
            let panel = |evening: &Evening| evening.table.panel(other, evening.now);
            assert_eq!(panel(&after), panel(&evening));
        }
        assert_ne!(
            after.table.panel(owner, after.now),
            evening.table.panel(owner, evening.now)
        );
    }
}

#[test]
fn an_even_window_is_as_long_with_orders_as_without_claims() {
    let evening = Evening::find(pace(Window::Even), |evening| evening.claimants().len() >= 2);
    let mut passed = evening.clone();
    passed.all_pass();
    let mut ordered = evening;
    for person in ordered.claimants() {
        if !ordered.table.choices(person).contains(&Move::Win) {
            assert!(is_done(&ordered.press(person, Ask::Order(all(false)))));
        } else {
            ordered.act(person, Move::Pass);
        }
    }
    assert_eq!(ordered.table.next_alarm(), passed.table.next_alarm());
}

#[test]
fn in_a_sealed_window_orders_answer_by_chance_whatever_there_is_to_claim() {
    let mut lengths = Vec::new();
    for thrown in ["5m", "7p"] {
        let mut evening = quiet(pace(Window::Sealed));
        for seat in [S, W, N] {
            evening.orders(seat, all(true));
        }
        evening.does(E, discard(thrown));
        let since = evening.now;
        while matches!(evening.stage(), Stage::Claims { .. }) {
            assert!(evening.next());
        }
        lengths.push(evening.now.since(since));
    }
    let (least, most) = pace(Window::Sealed).machine;
    for length in &lengths {
        assert!((least..=most).contains(length), "{lengths:?}");
    }
    // The same table, the same moments: what is on offer changes nothing.
    assert_eq!(lengths[0], lengths[1]);
}

#[test]
fn an_unanswered_seat_keeps_a_sealed_window_open() {
    let mut evening = quiet(pace(Window::Sealed));
    evening.orders(S, all(true));
    evening.orders(W, all(true));
    evening.does(E, discard("5m"));
    evening.wait(SECOND * 9);
    assert!(matches!(evening.stage(), Stage::Claims { .. }));
}

#[test]
fn contradictions_are_refused_and_both_are_named() {
    let mut evening = quiet(slow());
    let west = evening.person_on(W).expect("a person");
    evening.orders(W, Change::Give(Order::Pong(kind("5m"))));
    let records = evening.records.len();
    let Reply::Private(word) = evening.press(west, Ask::Order(on(Toggle::NoCalls))) else {
        panic!("a private word")
    };
    for name in ["No calls", "Pong 5 character if it comes"] {
        assert!(word.text.contains(name), "{}", word.text);
    }
    assert_eq!(evening.records.len(), records);
    let back = Change::Withdraw(Order::Pong(kind("5m")));
    evening.orders(W, back);
    evening.orders(W, on(Toggle::NoCalls));
}

#[test]
fn a_toggle_may_be_pressed_on_any_panel_of_the_deal() {
    let mut evening = quiet(slow());
    let north = evening.person_on(N).expect("a person");
    let old = evening.table.turn();
    evening.does(E, discard("7p"));
    assert!(evening.table.turn() > old);
    let pressed = evening.press_old(north, Ask::Order(on(Toggle::Win)), old);
    assert!(is_done(&pressed), "{pressed:?}");
    let before = commands::who::Turn(1);
    let stale = evening.press_old(north, Ask::Order(on(Toggle::NoCalls)), before);
    assert!(!is_done(&stale), "{stale:?}");
}

#[test]
fn the_page_of_orders_gives_them_and_takes_them_back() {
    let mut evening = quiet(slow());
    let south = evening.person_on(S).expect("a person");
    let Reply::Private(page) = evening.ask(south, Ask::Orders(None)) else {
        panic!("a page")
    };
    assert!(page.text.contains("Nothing so far"), "{}", page.text);
    assert_eq!(page.rows.len(), 4, "nothing can be taken back yet");
    let give = Ask::Orders(Some(Change::Give(Order::NeverChow)));
    let Reply::Private(page) = evening.press(south, give) else {
        panic!("a page")
    };
    assert!(page.text.contains("Never claim a chow"), "{}", page.text);
    assert_eq!(page.rows.len(), 5);
    let Reply::Private(page) = evening.press(south, Ask::Orders(Some(Change::WithdrawAll))) else {
        panic!("a page")
    };
    assert!(page.text.contains("Nothing so far"), "{}", page.text);
}

#[test]
fn orders_are_for_a_deal_and_for_those_who_play_it() {
    let mut evening = Evening::open(1, slow());
    let give = |evening: &mut Evening, person| evening.ask(person, Ask::Order(on(Toggle::Win)));
    assert!(is_private(&give(&mut evening, FOUR[0])), "no game");
    let mut evening = quiet(slow());
    assert!(
        is_private(&give(&mut evening, crate::evening::EVE)),
        "no seat"
    );
    evening.orders(S, on(Toggle::Win));
    evening.ask_as(&crate::evening::admin(FOUR[0]), Ask::End, None);
    assert!(is_private(&give(&mut evening, FOUR[0])), "no table");
}

#[test]
fn a_move_by_order_is_a_move_like_any_other() {
    let mut evening = quiet(slow());
    evening.orders(E, Change::Give(Order::Discard(vec![tile("5m")])));
    evening.orders(S, on(Toggle::NoCalls));
    evening.orders(W, on(Toggle::NoCalls));
    evening.wait(SECOND * 3);
    assert_eq!(evening.discards(E), ["5m"]);
    let mut by_hand = quiet(slow());
    by_hand.wait(SECOND * 3);
    by_hand.does(E, discard("5m"));
    for seat in [S, W] {
        by_hand.does(seat, Move::Pass);
    }
    // What the channel is told is the same.
    let fields = |evening: &Evening| {
        let board = screen_of(&evening.shown, Surface::Board).expect("a board");
        board.cards[0].fields.clone()
    };
    assert_eq!(fields(&by_hand), fields(&evening));
}

#[test]
fn orders_are_taken_back_one_by_one() {
    let mut evening = quiet(slow());
    let west = evening.person_on(W).expect("a person");
    let given = [
        Change::Give(Order::Pong(kind("5m"))),
        Change::Give(Order::NeverChow),
        on(Toggle::Win),
    ];
    for change in &given {
        evening.orders(W, change.clone());
    }
    let back = [
        (Change::Withdraw(Order::NeverChow), "Never claim a chow"),
        (
            Change::Switch {
                toggle: Toggle::Win,
                on: false,
            },
            "Auto win",
        ),
        (
            Change::Withdraw(Order::Pong(kind("5m"))),
            "Pong 5 character",
        ),
    ];
    for (change, name) in back {
        let Reply::Private(page) = evening.ask(west, Ask::Orders(None)) else {
            panic!("a page")
        };
        assert!(page.text.contains(name), "{}", page.text);
        let Reply::Private(page) = evening.press(west, Ask::Orders(Some(change))) else {
            panic!("a page")
        };
        assert!(!page.text.contains(name), "{}", page.text);
    }
}
