//! What a hand tells its player in his turn: what he can do, what he cannot and why, and that nothing is played in a pause.

use std::sync::Arc;

use commands::ask::Pause;
use commands::screen::facts::PanelFacts;
use commands::screen::page::Screen;
use commands::screen::{board, hand};
use commands::words::Tongue::English;
use engine::deal::event::Eye;
use engine::deal::view::{Stage, View};
use engine::meld::{MeldKind, ShownMeld};
use engine::seat::Seat;

use crate::sample::{all_there, board as board_of, busy, meld, panel, tile, tiles, view};
use crate::shown::{labels, move_labels, shown};

/// Seat 1 in its turn by these rules, with nothing but these tiles.
fn turn(rules: &str, hand: &str, drawn: &str) -> View {
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    let rules = engine::rulesets::build(rules, &[].into()).expect("rules");
    view.rules = Arc::new(rules);
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    view.seats[Seat::ALL[1]].points = 25_000;
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles(hand);
    own.drawn = Some(tile(drawn));
    own.waits = vec![];
    view
}

fn drawn(view: &View, paused: Option<Pause>) -> Screen {
    let players = all_there();
    let facts = PanelFacts {
        paused,
        ..panel(view, &players)
    };
    hand::draw(&facts, English.into())
}

fn why(view: &View) -> String {
    let players = all_there();
    shown(&hand::why(&panel(view, &players), English.into()))
}

#[test]
fn in_a_pause_there_is_nothing_to_play_and_a_way_to_go_on() {
    let view = turn("hong-kong", "2244m55566s1z678p", "6s");
    assert!(!move_labels(&drawn(&view, None)).is_empty());
    for (pause, goes_on) in [
        (Pause::Agreed, true),
        (Pause::Admin, true),
        // The table has to move first.
        (Pause::NoPlace, false),
    ] {
        let panel = drawn(&view, Some(pause));
        assert_eq!(move_labels(&panel), [""; 0], "{pause:?}");
        let can_resume = labels(&panel).concat().contains(&"Resume".to_owned());
        assert_eq!(can_resume, goes_on, "{pause:?}");
        let text = shown(&panel);
        assert!(
            text.contains("**Paused.**") && !text.contains("Your turn"),
            "{text}"
        );
    }
}

#[test]
fn a_turn_says_what_there_is_to_choose() {
    let mut riichi = turn("riichi", "123m456m789m1s234p", "9p");
    assert!(shown(&drawn(&riichi, None)).contains("Choose a tile to discard."));
    riichi.seats[Seat::ALL[1]].riichi = true;
    let text = shown(&drawn(&riichi, None));
    assert!(
        text.contains("You drew **9 dot**.") && !text.contains("Choose a tile"),
        "{text}"
    );
    let won = turn("riichi", "123m456m789m1s234p", "1s");
    assert!(shown(&drawn(&won, None)).contains("You drew **1 bamboo** and can win: **Tsumo**."));
}

#[test]
fn why_there_is_no_riichi_and_no_kong_is_told() {
    let view = turn("riichi", "123m456m789m1s234p", "9p");
    let text = why(&view);
    // Without 1 bamboo or without 9 dots it waits for the other.
    assert!(
        text.contains("Riichi") && text.contains("possible now"),
        "{text}"
    );
    let mut open = turn("riichi", "123m456m78m1s9p", "9p");
    open.seats[Seat::ALL[1]].melds = vec![meld(MeldKind::Pong, "777z", Some(("7z", 0)))];
    let text = why(&open);
    assert!(text.contains("you have claimed one"), "{text}");
    // Two at most are equal.
    assert!(
        text.contains("That needs 4 tiles like it in your hand and you have 2."),
        "{text}"
    );
    assert!(!why(&turn("hong-kong", "123m456m789m1s234p", "9p")).contains("Riichi"));
}

#[test]
fn the_board_explains_the_marks_that_are_on_it() {
    let legend = |view: &View| {
        let players = all_there();
        let board = board::draw(&board_of(view, &players, &[]), English.into());
        board.cards[0]
            .footer
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let mut view = busy();
    for seat in Seat::ALL {
        view.seats[seat].melds = vec![];
        view.seats[seat].riichi = false;
    }
    let usual = legend(&view);
    assert!(
        !usual.contains("( )") && !usual.contains('+') && !usual.contains('!'),
        "{usual}"
    );
    view.seats[Seat::ALL[0]].melds = vec![meld(MeldKind::AddedKong, "5555p", Some(("5p", 2)))];
    view.seats[Seat::ALL[2]].melds = vec![ShownMeld::Hidden];
    view.seats[Seat::ALL[3]].riichi = true;
    let rare = legend(&view);
    let marks = ["( ) concealed kong", "+ added to make a kong", "! "];
    assert!(marks.iter().all(|mark| rare.contains(mark)), "{rare}");
}
