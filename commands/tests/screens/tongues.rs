//! The main pages in the languages beside English.

use commands::ask::Topic;
use commands::ask::mistake::Mistake;
use commands::screen::facts::{LobbyFacts, MatchFacts, ResultFacts, Sitter, TableFacts};
use commands::screen::{board, hand, help, lobby, notice, result, rules_page, standings};
use commands::words::Tongue;
use engine::deal::event::{Eye, Outcome};
use engine::deal::reason::Reason;
use engine::deal::view::{Came, Stage};
use engine::rules::vocabulary::Vocabulary;
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Seed;
use insta::assert_snapshot;

use crate::helping::help_facts;
use crate::pages::big_three_dragons;
use crate::sample::{
    COMMITMENT, RULES, THEN, all_there, board, busy, member, panel, players, recent, table, tile,
    tiles, view,
};
use crate::shown::shown;
use crate::systems::all_rules;

/// The pages that a game shows from its beginning to its end, one under the other.
fn pages(tongue: Tongue) -> String {
    let (busy, players, recent, host) = (busy(), players(), recent(), member(1, "Ada"));
    let places = vec![Sitter::Person(host.clone()), Sitter::Machine(1)];
    let lobby = LobbyFacts {
        table: table(),
        places,
        host: &host,
        strength: engine::player::Strength::Gentle,
        promise: COMMITMENT,
    };
    let end = big_three_dragons();
    let won = ResultFacts {
        table: table(),
        view: &busy,
        players: &players,
        end: &end,
        ready: Seats::NONE,
        next: Some(THEN),
    };
    let points = PerSeat([-104, -256, -24, 384]);
    let outcome = Outcome {
        order: [3, 2, 0, 1].map(|seat| Seat::ALL[seat]),
        points,
        results: points,
        seed: Seed::from_bytes([11; 32]),
    };
    let standings = MatchFacts {
        table: table(),
        players: &players,
        outcome: &outcome,
        history: &[points],
        commitment: COMMITMENT,
        game: 1,
        broken_off: false,
        ratings: None,
    };
    let pages = [
        lobby::draw(&lobby, tongue.into()),
        board::draw(&board(&busy, &players, &recent), tongue.into()),
        result::draw(&won, tongue.into()),
        standings::draw(&standings, tongue.into()),
        rules_page::draw(&table(), 0, tongue.into()),
        help::draw(Topic::Claims, &help_facts(&RULES), tongue.into()),
        help::draw(Topic::Winning, &help_facts(&RULES), tongue.into()),
        notice::mistake(&Mistake::PlacesFree { free: 1 }, tongue.into()),
        notice::reason(
            &Reason::BelowMinimum {
                have: 1,
                need: 3,
                unit: engine::pattern::Unit::Faan,
            },
            &Vocabulary::STANDARD,
            tongue.into(),
        ),
    ];
    let riichi = engine::rulesets::build("riichi", &[].into()).expect("the defaults");
    let riichi = TableFacts {
        rules: &riichi,
        ..table()
    };
    let more = [own_turn(tongue), all_rules(&riichi, tongue)];
    let shown: Vec<String> = pages.iter().map(shown).chain(more).collect();
    shown.join("\n\n————\n\n")
}

/// A hand whose owner is to play, with a tile of every sort.
fn own_turn(tongue: Tongue) -> String {
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    view.came = Some(Came::Drawn);
    view.seats[Seat::ALL[1]].bonus = tiles("1f8f");
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles("19m19p19s1234567z");
    own.drawn = Some(tile("5p"));
    shown(&hand::draw(&panel(&view, &all_there()), tongue.into()))
}

#[test]
fn pages_in_japanese() {
    assert_snapshot!("japanese", pages(Tongue::Japanese));
}

#[test]
fn pages_in_simplified_chinese() {
    assert_snapshot!("simplified_chinese", pages(Tongue::SimplifiedChinese));
}

#[test]
fn pages_in_traditional_chinese() {
    assert_snapshot!("traditional_chinese", pages(Tongue::TraditionalChinese));
}
