//! Kongs: which one, robbed, hidden.

use std::time::Duration;

use commands::ask::{Act, Ask, Feed};
use commands::table::effect::{Effect, Reply, Surface};
use commands::words::{Tongue, tiles};
use config::pace::Window;
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::meld::{MeldKind, ShownMeld};
use engine::tile::Kind;

use crate::evening::{EVE, Evening, admin, is_done, pace, screen_of};
use crate::stacked::{E, S, Stack, W, asks, discard, tile, two};

fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

/// South has a pong of 4p and draws the fourth, which West waits for.
fn before_the_robbery() -> Evening {
    let stack = Stack {
        hands: ["4p", "44p", "35p123456m789s11z", ""],
        head: "9m9p9s4p",
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    evening.does(E, discard("4p"));
    evening.does(W, Move::Pass);
    evening.does(S, Move::Pong { with: two("44p") });
    evening.closes();
    while evening.stage() != (Stage::Turn { seat: S }) || !has_fourth(&evening) {
        let person = evening.in_turn().expect("a person's turn");
        let what = evening.view(person).fallback().expect("a discard");
        assert!(is_done(&evening.act(person, what)));
        evening.closes();
    }
    evening
}

fn has_fourth(evening: &Evening) -> bool {
    evening
        .offers(S)
        .contains(&Move::AddedKong { kind: kind("4p") })
}

#[test]
fn trap_025_a_kong_is_robbed_and_the_pong_stays() {
    let mut evening = before_the_robbery();
    evening.shown_since();
    evening.does(S, Move::AddedKong { kind: kind("4p") });
    assert!(matches!(
        evening.stage(),
        Stage::Claims { from: S, robbing: true, tile: Some(thrown) } if thrown == tile("4p")
    ));
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    assert!(board.cards[0].body.contains("makes a kong"), "{board:?}");
    let west = evening.person_on(W).expect("a person");
    let rung = evening.shown.iter().any(
        |effect| matches!(effect, Effect::Panel { person, rings: true, .. } if *person == west),
    );
    assert!(rung, "West is called");

    let mut let_go = evening.clone();
    let_go.closes();
    let melds = let_go.view(west).seats[S].melds.clone();
    assert!(
        matches!(melds.as_slice(), [ShownMeld::Open(meld)] if meld.kind == MeldKind::AddedKong)
    );
    assert_eq!(
        let_go.stage(),
        Stage::Turn { seat: S },
        "with a replacement"
    );

    evening.does(W, Move::Win);
    evening.wait(Duration::from_secs(4));
    let end = evening.game_events().into_iter().rev().find_map(|event| {
        if let Event::Ended(end) = event {
            Some(end.clone())
        } else {
            None
        }
    });
    let win = end.expect("the deal is over").wins[0].clone();
    assert_eq!((win.seat, win.by.from()), (W, Some(S)));
    let melds = evening.view(west).seats[S].melds.clone();
    assert!(matches!(melds.as_slice(), [ShownMeld::Open(meld)] if meld.kind == MeldKind::Pong));
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    assert!(
        board.cards[0]
            .fields
            .iter()
            .all(|field| !field.value.contains("+4p")),
        "the kong is undone on the board: {board:?}"
    );
    assert!(screen_of(&evening.shown, Surface::Result(1)).is_some());
}

#[test]
fn several_kongs_are_asked_about_in_private_with_a_button_each() {
    let stack = Stack {
        hands: ["1111m2222m", "", "", ""],
        ..Stack::default()
    };
    let mut evening = stack.deal(pace(Window::Even), &[]);
    let east = evening.person_on(E).expect("a person");
    let records = evening.records.len();
    let Reply::Private(which) = evening.press(east, Ask::Act(Act::Kong(None))) else {
        panic!("he is asked which")
    };
    let kongs = ["1m", "2m"].map(|text| Ask::Act(Act::Kong(Some(kind(text)))));
    assert_eq!(asks(&which), kongs);
    assert_eq!(evening.records.len(), records);
    assert!(is_done(&evening.press(east, kongs[1].clone())));
    let melds = &evening.view(east).seats[E].melds;
    assert!(matches!(melds.as_slice(), [ShownMeld::Open(meld)] if meld.low() == kind("2m")));
}

#[test]
fn trap_040_a_hidden_kong_is_on_no_screen_of_others_until_the_end() {
    let stack = Stack {
        hands: ["1111m", "", "", ""],
        ..Stack::default()
    };
    let options = [("kong.concealed_display", "all-down")];
    let mut evening = stack.deal(pace(Window::Even), &options);
    let east = evening.person_on(E).expect("a person");
    evening.ask(east, Ask::Feed(Feed::EveryDiscard));
    evening.shown_since();
    evening.does(E, Move::ConcealedKong { kind: kind("1m") });
    let is_over = |evening: &Evening| matches!(evening.stage(), Stage::Between(_));
    evening.play_until(is_over);
    let one = tile("1m");
    let needles = [
        tiles::code(one, Tongue::English),
        tiles::tile(one, Tongue::English),
        tiles::kind(kind("1m"), Tongue::English),
        tiles::button(one, Tongue::English),
    ];
    let names = |effect: &Effect| {
        let text = format!("{effect:?}");
        needles.iter().any(|needle| text.contains(needle.as_str()))
    };
    let ends = evening
        .shown
        .iter()
        .position(|effect| {
            matches!(
                effect,
                Effect::Channel {
                    surface: Surface::Result(_),
                    ..
                }
            )
        })
        .expect("a result");
    let board_at_the_end = evening.shown[..ends]
        .iter()
        .rposition(|effect| {
            matches!(
                effect,
                Effect::Channel {
                    surface: Surface::Board,
                    ..
                }
            )
        })
        .expect("a board");
    let before = &evening.shown[..board_at_the_end];
    let seen = before
        .iter()
        .filter(|effect| !matches!(effect, Effect::Panel { person, .. } if *person == east));
    let mut looked_at = 0;
    for effect in seen {
        assert!(!names(effect), "{effect:?}");
        looked_at += 1;
    }
    assert!(looked_at > 100, "{looked_at} screens");
    assert!(
        evening.shown[board_at_the_end..].iter().any(names),
        "it is opened at the end"
    );
}

#[test]
fn trap_025_who_made_the_robbed_kong_is_named_and_counted_as_the_one_who_dealt_in() {
    let mut evening = before_the_robbery();
    evening.does(S, Move::AddedKong { kind: kind("4p") });
    evening.does(W, Move::Win);
    evening.wait(Duration::from_secs(4));
    let south = evening.person_on(S).expect("a person");
    let card = screen_of(&evening.shown, Surface::Result(1)).expect("a result card");
    let mut told = card.cards[0].body.lines();
    let told = told.find(|line| line.contains("robs"));
    let name = format!("p{}", south.0);
    assert!(told.is_some_and(|line| line.contains(&name)), "{card:?}");

    evening.ask_as(&admin(EVE), Ask::End, None);
    let result = evening.results.first().expect("one deal was played");
    for part in &result.parts {
        let tally = &part.tally;
        let counted = [tally.wins, tally.self_draws, tally.deal_ins];
        let [won, fed] = [part.seat == W, part.seat == S].map(u32::from);
        assert_eq!(counted, [won, 0, fed], "{:?}", part.seat);
    }
}
