//! Replacements and indicators (`riichi.md` 2).

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::tile::write_tiles;

use super::{Quiet, rules};
use crate::setup::{E, S, Setup, Table, discard, tile};

fn kong(text: &str) -> Move {
    let kind = tile(text).kind().expect("a playing tile");
    Move::ConcealedKong { kind }
}

fn turned(game: &Game) -> String {
    write_tiles(&game.view(Eye::Rail).indicators)
}

/// What each event of a step was, as far as these tests care.
fn told(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| match event {
        Event::IndicatorTurned { tile } => format!("turned {tile}"),
        Event::Drawn {
            tile,
            replacement: true,
            ..
        } => format!("replaced {}", tile.0),
        Event::Drawn { .. } => "drawn".into(),
        Event::Discarded { .. } => "discarded".into(),
        Event::KongDeclared { .. } => "kong".into(),
        Event::Called { .. } => "called".into(),
        Event::Opened { .. }
        | Event::Dealt { .. }
        | Event::BonusOut { .. }
        | Event::Answered { .. }
        | Event::Unclaimed { .. }
        | Event::BetPaid { .. }
        | Event::Ended(_)
        | Event::Finished(_) => String::new(),
    };
    events
        .iter()
        .map(name)
        .filter(|name| !name.is_empty())
        .collect()
}

/// East holds two quads, South three 7z; the centre stack is 1s 2s 3s 4s, then indicators 5m, 6m, 7m over 5p, 6p, 7p.
fn setup() -> Setup {
    Setup::hands("1111m2222p369s1z7z5z", "77z58m58p36s12344z", "", "").tail("1s2s3s4s5m5p6m6p7m7p")
}

#[test]
fn the_first_indicator_is_turned_before_play() {
    let game = setup().deal(rules(&[]));
    assert_eq!(turned(&game), "5m");
    assert_eq!(game.in_turn(), Some(E));
    // 70 tiles can be drawn: 136 less 53 dealt and 14 in the centre, one of them East's first draw.
    assert_eq!(game.view(Eye::Rail).wall_left, 136 - 53 - 14);
}

#[test]
fn a_concealed_kong_turns_one_before_its_replacement() {
    for when in ["split", "immediate"] {
        let mut game = setup().deal(rules(&[("kan_dora", when), ("kong.rob_concealed", "none")]));
        let events = game.does(E, kong("1m"));
        assert_eq!(
            told(&events),
            ["kong", "turned 6m", "replaced 1s"],
            "{when}"
        );
        let events = game.does(E, kong("2p"));
        assert_eq!(
            told(&events),
            ["kong", "turned 7m", "replaced 2s"],
            "{when}"
        );
        assert_eq!(
            game.view(Eye::Rail).wall_left,
            136 - 53 - 14 - 2,
            "the wall gives as many"
        );
    }
    let mut game = setup().deal(rules(&[
        ("kan_dora", "off"),
        ("kong.rob_concealed", "none"),
    ]));
    assert_eq!(told(&game.does(E, kong("1m"))), ["kong", "replaced 1s"]);
}

#[test]
fn a_claimed_kong_turns_one_after_the_discard() {
    let setup = Setup::hands("369m1z7z5z1111m369p", "777z58m25p36s1234z", "", "")
        .tail("1s2s3s4s5m5p6m6p7m7p");
    for (when, at_once) in [("split", false), ("immediate", true)] {
        let mut game = setup.deal(rules(&[("kan_dora", when)]));
        game.does(E, discard("7z"));
        game.does(S, Move::Kong);
        let events = told(&game.lapse());
        if at_once {
            assert_eq!(events, ["called", "turned 6m", "replaced 1s"]);
            continue;
        }
        assert_eq!(events, ["called", "replaced 1s"]);
        let events = told(&game.does(S, discard("4z")));
        assert_eq!(events, ["discarded", "turned 6m"]);
    }
}

#[test]
fn a_claimed_kong_turns_one_before_the_next_replacement() {
    // South kongs 7z and then has four 4z.
    let mut game = Setup::hands("369m1z7z5z1111m369p", "777z58m25p36s4444z", "", "")
        .tail("1s2s3s4s5m5p6m6p7m7p")
        .deal(rules(&[("kong.rob_concealed", "none")]));
    game.does(E, discard("7z"));
    game.does(S, Move::Kong);
    assert_eq!(told(&game.lapse()), ["called", "replaced 1s"]);
    let events = told(&game.does(S, kong("4z")));
    assert_eq!(events, ["kong", "turned 6m", "turned 7m", "replaced 2s"]);
}

#[test]
fn a_fifth_kong_is_refused() {
    let mut game = Setup::hands("1111m2222p3333s44z", "7777s58m58p69s123z", "", "")
        .tail("4z4z5s6s5m5p6m6p7m7p8m8p9m9p")
        .deal(rules(&[("kong.rob_concealed", "none")]));
    for kind in ["1m", "2p", "3s", "4z"] {
        game.does(E, kong(kind));
    }
    assert_eq!(turned(&game), "56789m", "all five are turned");
    game.throws(E, "6s");
    assert_eq!(
        game.seen(S).why_not(kong("7s")),
        Some(Reason::TooManyKongs { most: 4 })
    );
}

#[test]
fn no_kong_when_no_live_tile_is_left() {
    // 69 tiles are left to draw; the last of them is South's.
    let mut game = Setup::hands("", "1111m2222p369s5z", "", "").deal(rules(&[]));
    while game.view(Eye::Rail).wall_left > 0 {
        assert!(!game.lapse().is_empty());
    }
    assert_eq!(game.in_turn(), Some(S));
    let refused = game.seen(S).why_not(kong("1m"));
    assert_eq!(refused, Some(Reason::NoReplacement));
}

#[test]
fn a_win_on_the_replacement_of_a_claimed_kong_does_not_see_the_new_indicator() {
    // South: 777z claimed as a kong, 234m 567p 33s 99p; the replacement 3s completes it. 6m turned would make 7m dora.
    let mut game = Setup::hands("369m1z7z5z1111m369p", "777z234m567p33s99p", "", "")
        .tail("3s2s3p4s5m5p1s6p7m7p")
        .deal(rules(&[]));
    game.does(E, discard("7z"));
    game.does(S, Move::Kong);
    game.lapse();
    let sheet = game.seen(S).win_now().expect("a win");
    let names: Vec<_> = sheet.lines.iter().map(|line| line.name.as_str()).collect();
    assert!(names.contains(&"rinshan") && names.contains(&"chun"));
    assert!(
        !names.contains(&"dora"),
        "the indicator 1s would make 2s dora, 5m makes 6m"
    );
    assert_eq!(turned(&game), "5m");
    game.quietly(S, Move::Win);
}
