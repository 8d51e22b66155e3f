//! What is concealed changes nothing that others see, nor when they see it, until somebody's claim is made (cases 38 and 39 of
//! the traps).

use commands::orders::{Change, Order, Toggle};
use commands::table::effect::Effect;
use commands::who::Moment;
use config::pace::Window;
use engine::deal::view::Stage;
use engine::tile::{Kind, Tile};
use proptest::prelude::*;

use crate::evening::{Evening, is_public, pace};
use crate::stacked::{E, N, S, Stack, W, deal_wall, discard, tile};

/// What the others do in a window.
#[derive(Clone, Copy)]
enum Others {
    /// All pass at once.
    Pass,
    /// Nobody answers.
    Wait,
    /// They have ordered it, wins too.
    HaveOrders,
    /// They have ordered it, and left wins, or wins and sets, to themselves; and they sleep.
    HaveExceptions,
}

/// Everything public from a discard to the next one's turn, with its moments.
fn seen(wall: Vec<Tile>, window: Window, others: Others) -> Vec<(Moment, Effect)> {
    let mut evening = deal_wall(wall, pace(window), &[]);
    if let Others::HaveOrders = others {
        for seat in [S, W, N] {
            evening.orders(seat, Change::Give(Order::PassAll { wins: true }));
        }
    }
    if let Others::HaveExceptions = others {
        evening.orders(S, Change::Give(Order::PassAll { wins: false }));
        evening.orders(W, Change::Give(Order::NeverChow));
        let on = true;
        let toggle = Toggle::NoCalls;
        evening.orders(N, Change::Switch { toggle, on });
    }
    evening.shown.clear();
    evening.does(E, discard("5m"));
    let mut seen = public(&mut evening);
    if let Others::Pass = others {
        evening.all_pass();
    }
    while matches!(evening.stage(), Stage::Claims { .. }) {
        assert!(evening.next(), "the window closes");
        seen.extend(public(&mut evening));
    }
    seen
}

fn public(evening: &mut Evening) -> Vec<(Moment, Effect)> {
    let now = evening.now;
    let shown = evening.shown_since().into_iter().filter(is_public);
    shown.map(|effect| (now, effect)).collect()
}

/// All tiles in any order, but East holds the tile that it will discard.
fn walls() -> impl Strategy<Value = Vec<Tile>> {
    let all: Vec<Tile> = Kind::all()
        .flat_map(|kind| [Tile::of(kind); Kind::COPIES as usize])
        .collect();
    Just(all).prop_shuffle().prop_map(|mut wall| {
        let five = wall.iter().position(|other| *other == tile("5m"));
        wall.swap(0, five.expect("there are four"));
        wall
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn concealed_tiles_change_neither_what_is_public_nor_its_moments(one in walls(), other in walls()) {
        for (window, others) in [
            (Window::Even, Others::Pass),
            (Window::Even, Others::HaveOrders),
            (Window::Sealed, Others::Pass),
            (Window::Sealed, Others::Wait),
            (Window::Sealed, Others::HaveOrders),
            (Window::Sealed, Others::HaveExceptions),
        ] {
            let (one, other) = (one.clone(), other.clone());
            prop_assert_eq!(seen(one, window, others), seen(other, window, others), "{:?}", window);
        }
    }
}

/// The law can fail: where windows are quick, their length tells that somebody thinks.
#[test]
fn a_quick_window_tells_that_somebody_thinks() {
    let stack = |hands| Stack {
        hands,
        head: "9m9p9s7z",
        ..Stack::default()
    };
    let nothing = stack(["5m147p", "258p147s44z", "369p258s5z", "19m258s1236z"]);
    let pair = stack(["5m147p", "258p147s44z", "55m369p258s5z", "19m258s1236z"]);
    let [nothing, pair] = [nothing, pair].map(|stack| stack.wall());
    let quick = |wall: Vec<Tile>| seen(wall, Window::Quick, Others::Wait);
    assert_ne!(quick(nothing), quick(pair));
}
