//! Orders in sealed windows: what their seat holds changes nothing about how long a window is open.

use commands::ask::Ask;
use commands::table::effect::Reply;
use config::pace::Window;
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::player;

use crate::evening::{ADA, pace};
use crate::stacked::{E, N, S, W, discard};

use super::*;

/// What South may hold when East throws 5m: nothing of use, a chow, a pong, a win.
const HANDS: [&str; 4] = [
    "258p147s1234567z",
    "46m258p147s12345z",
    "55m258p147s12345z",
    "46m123456p789s11z",
];

/// South holds this; nobody else can use 5m, and all the others pass on it by order.
fn dealt(south: &'static str, pace: Pace) -> Evening {
    let stack = Stack {
        hands: ["5m", south, "369p258s1234567z", "19m369p258s12345z"],
        ..Stack::default()
    };
    let mut evening = stack.deal(pace, &[]);
    for seat in [W, N] {
        evening.orders(seat, all(true));
    }
    evening
}

/// How long the window for East's 5m is open while South, who has given these orders, says nothing himself.
fn open_for(south: &'static str, orders: &[Change]) -> Duration {
    let mut evening = dealt(south, pace(Window::Sealed));
    for order in orders {
        evening.orders(S, order.clone());
    }
    evening.does(E, discard("5m"));
    let since = evening.now;
    while matches!(evening.stage(), Stage::Claims { .. }) {
        assert!(evening.next(), "the window closes");
    }
    evening.now.since(since)
}

fn give(order: Order) -> Change {
    Change::Give(order)
}

fn on_five(wins: bool) -> Change {
    give(Order::PassOn {
        kind: kind("5m"),
        wins,
    })
}

#[test]
fn orders_that_leave_something_to_their_player_keep_a_sealed_window_open_whatever_he_holds() {
    let leaving = [
        vec![all(false)],
        vec![on(Toggle::NoCalls)],
        vec![on(Toggle::Win)],
        vec![give(Order::NeverChow)],
        vec![give(Order::NeverChow), on(Toggle::Win)],
        vec![on_five(false)],
        vec![give(Order::Pong(kind("5m")))],
        vec![give(Order::Kong(kind("5m"))), on(Toggle::Win)],
        vec![give(Order::WinFrom(1)), on(Toggle::NoCalls)],
        vec![give(Order::WinFrom(13)), all(false)],
    ];
    for orders in leaving {
        let open = HANDS.map(|hand| open_for(hand, &orders));
        assert_eq!(open, [SECOND * 10; 4], "{orders:?}");
    }
}

#[test]
fn orders_that_leave_nothing_close_a_sealed_window_by_the_same_chance_whatever_their_seat_holds() {
    let whole = [
        vec![all(true)],
        vec![on_five(true)],
        vec![on(Toggle::NoCalls), on(Toggle::Win)],
        vec![all(false), on(Toggle::Win)],
        vec![on_five(false), on(Toggle::Win)],
    ];
    let (least, most) = pace(Window::Sealed).machine;
    for orders in whole {
        let open = HANDS.map(|hand| open_for(hand, &orders));
        assert_eq!(open, [open[0]; 4], "{orders:?}");
        assert!((least..=most).contains(&open[0]), "{orders:?}: {open:?}");
    }
}

/// Ada has declared riichi among machines; `None` if a deal ends before.
fn declared(secret: u8) -> Option<Evening> {
    let mut evening = Evening::open_by("riichi", secret, pace(Window::Sealed), &[]);
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    loop {
        let view = evening.view(ADA);
        if view.seats[evening.seat_of(ADA)].riichi {
            return Some(evening);
        }
        match player::steady(&view) {
            Some(what) => drop(evening.act(ADA, what)),
            None if matches!(evening.stage(), Stage::Between(_) | Stage::Finished(..)) => {
                return None;
            }
            None => assert!(evening.next(), "the clock goes on"),
        }
    }
}

/// How long each window is open from now on in which she who wins automatically could claim, till the deal is over.
fn windows_of(mut evening: Evening) -> Vec<Duration> {
    let ada = evening.seat_of(ADA);
    evening.orders(ada, on(Toggle::Win));
    let mut windows = Vec::new();
    while !matches!(evening.stage(), Stage::Between(_) | Stage::Finished(..)) {
        let (before, since) = (evening.stage(), evening.now);
        if let Stage::Turn { seat } = before
            && seat == ada
            && let Some(what) = evening.view(ADA).fallback()
        {
            evening.act(ADA, what);
        }
        while evening.stage() == before {
            assert!(evening.next(), "the clock goes on");
        }
        if matches!(before, Stage::Claims { from, .. } if from != ada) {
            windows.push(evening.now.since(since));
        }
    }
    windows
}

#[test]
fn auto_win_alone_leaves_nothing_to_who_has_declared_riichi() {
    let declared = (0..=u8::MAX).filter_map(declared);
    let windows: Vec<Duration> = declared.take(5).flat_map(windows_of).collect();
    assert!(windows.len() > 20, "{windows:?}");
    let (_, most) = pace(Window::Sealed).machine;
    assert!(windows.iter().all(|open| *open <= most), "{windows:?}");
}

#[test]
fn who_has_left_something_to_himself_is_asked_for_that_alone() {
    let sealed = Pace {
        window: Window::Sealed,
        ..slow()
    };
    for (hand, asked) in HANDS.into_iter().zip([false, false, false, true]) {
        let mut evening = dealt(hand, sealed);
        evening.orders(S, on(Toggle::NoCalls));
        evening.shown_since();
        evening.does(E, discard("5m"));
        evening.wait(SECOND * 60);
        let south = evening.person_on(S).expect("a person");
        let called = rung(&evening.shown_since());
        assert_eq!(called == [south], asked, "{hand}: {called:?}");
        let late = "Your orders will do this when the window's time is over: **Pass**";
        assert_eq!(evening.text_for(S).contains(late), !asked, "{hand}");
        // A pass by hand counts at once.
        evening.does(S, Move::Pass);
        assert!(!matches!(evening.stage(), Stage::Claims { .. }), "{hand}");
    }
}

#[test]
fn the_page_of_orders_says_which_wait_where_windows_are_sealed() {
    for (window, says) in [(Window::Sealed, true), (Window::Even, false)] {
        let mut evening = quiet(pace(window));
        let south = evening.person_on(S).expect("a person");
        let Reply::Private(page) = evening.ask(south, Ask::Orders(None)) else {
            panic!("a page")
        };
        let told = page.text.contains("or No calls together with Auto win");
        assert_eq!(told, says, "{}", page.text);
    }
}
