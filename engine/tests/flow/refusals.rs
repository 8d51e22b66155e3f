//! Every choice is accepted, everything else is refused, and lines of play are counted by trying every move there is.

use std::collections::BTreeSet;

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::perft::perft;
use engine::seat::Seat;
use engine::tile::{Kind, Tile};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::chance::{Plan, all_views, any_game, any_house, games, house_games};
use crate::setup::{Setup, Table, bare, bare_with, free, rules_of, seed};

/// Every move that can be thought of.
fn all_moves() -> Vec<Move> {
    let faces: Vec<Tile> = ('0'..='9')
        .flat_map(|digit| {
            "mpszf"
                .chars()
                .filter_map(move |letter| format!("{digit}{letter}").parse().ok())
        })
        .collect();
    let mut moves = vec![Move::Kong, Move::Win, Move::Pass, Move::Abort];
    for &tile in &faces {
        for drawn in [false, true] {
            moves.extend([Move::Discard { tile, drawn }, Move::Riichi { tile, drawn }]);
        }
        for &other in &faces {
            moves.extend([
                Move::Chow {
                    with: [tile, other],
                },
                Move::Pong {
                    with: [tile, other],
                },
            ]);
        }
    }
    for kind in Kind::all() {
        moves.extend([Move::ConcealedKong { kind }, Move::AddedKong { kind }]);
    }
    moves
}

fn choices_and_risks_are_accepted_and_nothing_else(plan: &Plan) -> TestCaseResult {
    let moves = all_moves();
    let mut chance = plan.begin();
    let mut steps = 0;
    while chance.step() {
        steps += 1;
        if steps % 97 != 0 {
            continue;
        }
        let before = all_views(&chance.game);
        for seat in Seat::ALL {
            let view = &before[seat.index()];
            let (choices, risks) = (view.choices(), view.risks());
            let distinct: BTreeSet<Move> = choices.iter().copied().collect();
            prop_assert_eq!(distinct.len(), choices.len(), "no choice twice");
            for &what in &moves {
                let is_choice = distinct.contains(&what);
                let reason = view.why_not(what);
                prop_assert_eq!(reason.is_none(), is_choice, "{:?}", what);
                if is_choice || risks.contains(&what) {
                    prop_assert!(chance.game.clone().play(seat, what).is_ok(), "{:?}", what);
                } else {
                    let refusal = chance.game.play(seat, what).expect_err("no choice");
                    prop_assert_eq!(Some(refusal.reason), reason, "{:?}", what);
                }
            }
            for what in choices.iter().chain(&risks) {
                prop_assert!(moves.contains(what), "{:?}", what);
            }
        }
        prop_assert_eq!(all_views(&chance.game), before, "a refusal changes nothing");
    }
    Ok(())
}

/// Somewhere in the first deal the lines of play are those found by trying every move.
fn lines_are_those_found_by_trying(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    for _ in 0..plan.luck % 150 {
        chance.step();
    }
    prop_assert_eq!(perft(&chance.game, 1), tried(&chance.game, 1, &all_moves()));
    Ok(())
}

proptest! {
    #![proptest_config(games(12))]

    #[test]
    fn every_choice_is_accepted_and_everything_else_refused(plan in any_game()) {
        choices_and_risks_are_accepted_and_nothing_else(&plan)?;
    }

    #[test]
    fn lines_of_play_are_those_found_by_trying_every_move(plan in any_game()) {
        lines_are_those_found_by_trying(&plan)?;
    }
}

proptest! {
    #![proptest_config(house_games(16))]

    #[test]
    fn every_choice_is_accepted_and_everything_else_refused_in_any_house(plan in any_house()) {
        choices_and_risks_are_accepted_and_nothing_else(&plan)?;
    }

    #[test]
    fn lines_of_play_are_those_found_by_trying_every_move_in_any_house(plan in any_house()) {
        lines_are_those_found_by_trying(&plan)?;
    }
}

/// [`perft`] by trying every move of every seat.
fn tried(game: &Game, stages: u32, moves: &[Move]) -> u64 {
    if stages == 0 {
        return 1;
    }
    match game.view(Eye::Rail).stage {
        Stage::Turn { .. } => Seat::ALL
            .into_iter()
            .flat_map(|seat| after_moves(game, seat, moves))
            .map(|next| tried(&next, stages - 1, moves))
            .sum(),
        Stage::Claims { from, .. } => {
            let mut lines = vec![game.clone()];
            for seat in Seat::ALL {
                if seat != from {
                    lines = lines
                        .iter()
                        .flat_map(|line| after_moves(line, seat, moves))
                        .collect();
                }
            }
            let closed = |mut line: Game| {
                line.lapse();
                tried(&line, stages - 1, moves)
            };
            lines.into_iter().map(closed).sum()
        }
        Stage::Between(_) | Stage::Finished(..) => 1,
    }
}

/// What comes of each move that a seat is not refused.
fn after_moves(game: &Game, seat: Seat, moves: &[Move]) -> Vec<Game> {
    let view = game.view(Eye::Seat(seat));
    let after = |&what: &Move| {
        if view.is_risk(what) {
            return None;
        }
        let mut next = game.clone();
        next.play(seat, what).is_ok().then_some(next)
    };
    moves.iter().filter_map(after).collect()
}

#[test]
fn lines_of_play_counted_by_hand() {
    let setup = Setup::hands(
        "1111z23456789m1p2p",
        "46m555z666z777z1s9s",
        "55m1368s3579p22z3z",
        "11p2479s468p33z44z",
    );
    let game = setup.tail("5s").deal(bare());
    // Discards of 1z, of 2m to 9m, of 1p, and of the drawn 2p; a kong of 1z.
    assert_eq!(perft(&game, 1), 1 + 8 + 1 + 1 + 1);
    // After 5m South may chow and West may pong, each or pass; after 1p North may pong or pass; after the nine others all
    // pass. After the kong East discards one of 2m to 9m, 1p, 2p, or the drawn 5s.
    assert_eq!(perft(&game, 2), 2 * 2 + 2 + 9 + 11);
}

#[test]
fn lines_of_play_of_fixed_walls_are_those_found_by_trying_every_move() {
    let moves = all_moves();
    // A kong that can be robbed, flowers among the tiles drawn, a claim of every kind on 5m, and a hand that is won.
    let robbed = Setup::hands("4444p5m", "35p123456m789s11z", "", "");
    let flowers = Setup::hands("1111z1f", "", "", "").head("2f").tail("3f4f");
    let claims = Setup::hands("5m", "45556m123p789s11z", "46m123456s789p22z", "");
    let won = Setup::hands("123m456p789s33555s", "", "", "");
    let games = [
        (robbed.deal(bare_with("kong.rob_concealed", "any")), 2),
        (flowers.deal(free()), 3),
        (claims.deal(bare()), 2),
        (won.deal(bare()), 3),
    ];
    for (game, stages) in games {
        assert_eq!(
            perft(&game, stages),
            tried(&game, stages, &moves),
            "{:?}",
            game.in_turn()
        );
    }
}

/// The moves that a seat could think of with the tiles it holds, named in every way there is.
fn thinkable(game: &Game, seat: Seat) -> Vec<Move> {
    let held = game.held(seat);
    let mut moves = vec![Move::Kong, Move::Win, Move::Pass, Move::Abort];
    for &tile in &held {
        for drawn in [false, true] {
            moves.extend([Move::Discard { tile, drawn }, Move::Riichi { tile, drawn }]);
        }
        if let Some(kind) = tile.kind() {
            moves.extend([Move::ConcealedKong { kind }, Move::AddedKong { kind }]);
        }
        for &other in &held {
            let with = [tile, other];
            moves.extend([Move::Chow { with }, Move::Pong { with }]);
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves
}

/// [`perft`] by trying everything that can be thought of.
fn counted(game: &Game, stages: u32) -> u64 {
    if stages == 0 {
        return 1;
    }
    let after = |game: &Game, seat| after_moves(game, seat, &thinkable(game, seat));
    match game.view(Eye::Rail).stage {
        Stage::Turn { seat } => {
            let next = after(game, seat);
            next.iter().map(|next| counted(next, stages - 1)).sum()
        }
        Stage::Claims { from, .. } => {
            let mut lines = vec![game.clone()];
            for seat in [1, 2, 3].map(|steps| from.turned(steps)) {
                lines = lines.iter().flat_map(|line| after(line, seat)).collect();
            }
            let closed = |mut line: Game| {
                line.lapse();
                counted(&line, stages - 1)
            };
            lines.into_iter().map(closed).sum()
        }
        Stage::Between(_) | Stage::Finished(..) => 1,
    }
}

/// The first deal of a game from this seed.
fn first_deal(id: &str, n: u8) -> Game {
    let rules = rules_of(id, &[("deal.first_dealer", "fixed")]);
    let (mut game, _) = Game::open(rules, seed(n));
    game.deal().expect("a deal");
    game
}

#[test]
fn lines_of_play_of_fixed_walls_are_known_in_every_rule_set() {
    for (id, walls) in PERFT {
        for (wall, counts) in walls.iter().enumerate() {
            let game = first_deal(id, wall as u8 + 1);
            for (stages, &count) in (1..).zip(counts) {
                assert_eq!(perft(&game, stages), count, "{id}, wall {wall}, {stages}");
                if stages <= 4 {
                    assert_eq!(counted(&game, stages), count, "{id}, wall {wall}, {stages}");
                }
            }
        }
    }
}

/// For each rule set the lines of play over one stage, two and so on, from three walls.
#[rustfmt::skip]
const PERFT: [(&str, [[u64; 6]; 3]); 4] = [
    ("hong-kong", [[13, 17, 194, 226, 2606, 3098], [14, 15, 163, 192, 2601, 4202], [12, 15, 157, 240, 2659, 2908]]),
    ("riichi", [[12, 16, 183, 275, 2882, 3783], [11, 13, 161, 175, 1782, 2275], [11, 15, 153, 183, 2274, 3448]]),
    ("classical-japanese", [[11, 17, 173, 244, 2542, 3551], [10, 14, 169, 209, 2572, 3145], [12, 18, 185, 225, 2601, 4892]]),
    ("classical-chinese", [[12, 16, 183, 275, 2884, 3786], [11, 13, 161, 175, 1784, 2279], [11, 15, 156, 186, 2328, 3522]]),
];
