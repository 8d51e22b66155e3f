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

use crate::chance::{all_views, any_game, games};
use crate::setup::{Setup, Table, bare, bare_with, free};

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

proptest! {
    #![proptest_config(games(12))]

    #[test]
    fn every_choice_is_accepted_and_everything_else_refused(plan in any_game()) {
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
                let choices = chance.game.view(Eye::Seat(seat)).choices();
                let distinct: BTreeSet<Move> = choices.iter().copied().collect();
                prop_assert_eq!(distinct.len(), choices.len(), "no choice twice");
                for &what in &moves {
                    let is_choice = distinct.contains(&what);
                    prop_assert_eq!(before[seat.index()].why_not(what).is_none(), is_choice, "{:?}", what);
                    if is_choice {
                        prop_assert!(chance.game.clone().play(seat, what).is_ok(), "{:?}", what);
                    } else {
                        prop_assert!(chance.game.play(seat, what).is_err(), "{:?}", what);
                    }
                }
                for what in choices {
                    prop_assert!(moves.contains(&what), "{:?}", what);
                }
            }
            prop_assert_eq!(all_views(&chance.game), before, "a refusal changes nothing");
        }
    }

    #[test]
    fn lines_of_play_are_those_found_by_trying_every_move(plan in any_game()) {
        let moves = all_moves();
        let mut chance = plan.begin();
        // Somewhere in the first deal.
        for _ in 0..plan.luck % 150 {
            chance.step();
        }
        prop_assert_eq!(perft(&chance.game, 1), tried(&chance.game, 1, &moves));
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
    let after = |&what: &Move| {
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
