//! Claims and wins by order.

use commands::ask::Ask;
use commands::orders::{Change, Order, Toggle};
use config::pace::Window;
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::meld::MeldKind;

use crate::evening::{FOUR, pace};
use crate::stacked::{E, N, S, Stack, W, discard, two};

use super::*;

#[test]
fn a_win_is_asked_about_unless_its_player_said_otherwise() {
    let asked = [
        vec![],
        vec![on(Toggle::NoCalls)],
        vec![all(false)],
        vec![Change::Give(Order::PassOn {
            kind: kind("5m"),
            wins: false,
        })],
        vec![Change::Give(Order::WinFrom(13))],
        vec![Change::Give(Order::NeverChow), on(Toggle::Drawn)],
    ];
    for changes in asked {
        let mut evening = winnable(slow());
        for change in &changes {
            evening.orders(S, change.clone());
        }
        evening.orders(W, on(Toggle::NoCalls));
        evening.shown_since();
        evening.does(E, discard("5m"));
        evening.wait(SECOND * 10);
        let south = evening.person_on(S).expect("a person");
        assert!(evening.offers(S).contains(&Move::Win), "{changes:?}");
        assert_eq!(rung(&evening.shown_since()), [south], "{changes:?}");
    }
}

#[test]
fn a_win_is_taken_or_let_go_when_its_player_said_so() {
    let taken = [on(Toggle::Win), Change::Give(Order::WinFrom(1))];
    for change in taken {
        let mut evening = winnable(slow());
        evening.orders(S, change);
        evening.does(E, discard("5m"));
        evening.wait(SECOND);
        assert_eq!(end_of(&evening), Some(S));
    }
    let let_go = [
        all(true),
        Change::Give(Order::PassOn {
            kind: kind("5m"),
            wins: true,
        }),
    ];
    for change in let_go {
        let mut evening = winnable(slow());
        evening.orders(S, change);
        evening.orders(W, on(Toggle::NoCalls));
        evening.shown_since();
        evening.does(E, discard("5m"));
        let south = evening.person_on(S).expect("a person");
        assert_eq!(rung(&evening.shown_since()), [south], "it is his turn now");
        assert_eq!(evening.stage(), Stage::Turn { seat: S });
    }
}

#[test]
fn passing_everything_ends_with_ones_own_next_turn() {
    let mut evening = winnable(slow());
    evening.orders(S, all(true));
    evening.orders(W, all(false));
    evening.does(E, discard("5m"));
    let over = "Pass everything until your next turn, wins too: it was your turn.";
    assert!(evening.text_for(S).contains(over));
    assert!(evening.text_for(W).contains("Pass everything"));
}

#[test]
fn a_kind_is_claimed_when_it_comes_and_once() {
    let mut evening = quiet(slow());
    evening.orders(W, Change::Give(Order::Pong(kind("5m"))));
    assert!(evening.text_for(W).contains("Pong 5 character if it comes"));
    evening.orders(S, on(Toggle::NoCalls));
    evening.shown_since();
    evening.does(E, discard("5m"));
    let made = evening.game_events().into_iter().rev().find_map(|event| {
        if let Event::Called { seat, meld, .. } = event {
            Some((*seat, meld.kind))
        } else {
            None
        }
    });
    assert_eq!(made, Some((W, MeldKind::Pong)));
    assert!(evening.text_for(W).contains("if it comes: that is done."));
    let west = evening.person_on(W).expect("a person");
    assert_eq!(rung(&evening.shown_since()), [west], "he must discard");
}

#[test]
fn a_kong_can_be_robbed_with_no_calls_on() {
    let stack = Stack {
        hands: ["4p", "44p", "35p123456m789s11z", ""],
        head: "9m9p9s4p",
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    evening.orders(W, on(Toggle::NoCalls));
    evening.does(E, discard("4p"));
    evening.does(W, Move::Pass);
    evening.does(S, Move::Pong { with: two("44p") });
    evening.closes();
    let fourth = Move::AddedKong { kind: kind("4p") };
    while !(evening.stage() == Stage::Turn { seat: S } && evening.offers(S).contains(&fourth)) {
        let person = evening.in_turn().expect("a person's turn");
        let what = evening.view(person).fallback().expect("a discard");
        evening.act(person, what);
        evening.closes();
    }
    evening.does(S, fourth);
    assert!(evening.offers(W).contains(&Move::Win));
    evening.orders(W, on(Toggle::Win));
    evening.wait(SECOND * 4);
    assert_eq!(end_of(&evening), Some(W));
}

#[test]
fn everything_is_off_again_in_the_next_deal() {
    let mut evening = winnable(slow());
    for seat in [S, W, N] {
        evening.orders(seat, on(Toggle::Win));
        evening.orders(seat, on(Toggle::Drawn));
    }
    evening.does(E, discard("5m"));
    assert!(matches!(evening.stage(), Stage::Between(_)));
    for person in FOUR {
        evening.press(person, Ask::Ready);
    }
    for seat in [S, W, N] {
        let text = evening.text_for(seat);
        assert!(text.contains("Auto win: off") && text.contains("Discard draws: off"));
    }
}
