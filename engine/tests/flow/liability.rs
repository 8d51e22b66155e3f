//! Liability through play (`hong-kong.md` 5).

use engine::deal::moves::Move;
use engine::game::Game;

use crate::setup::{E, N, S, Setup, Table, W, discard, pong, rules};

/// North has ponged all dragons: from East, from West, and the last from South. He waits for 1m and 4m.
fn three_dragons(liability: &str, head: &'static str) -> Game {
    let setup = Setup::hands("5z", "", "", "55z66z77z23m99p1s5s9s").head(head);
    let mut game = setup.deal(rules(&[
        ("tiles.flowers", "false"),
        ("liability", liability),
    ]));
    for (from, dragon, junk) in [(E, "5z", "1s"), (W, "6z", "5s"), (S, "7z", "9s")] {
        game.goes_on_to(from);
        game.discards_the_drawn(dragon);
        game.does(N, pong(&dragon.repeat(2)));
        game.lapse();
        game.does(N, discard(junk));
    }
    game
}

const LINES: [&str; 4] = [
    "big_three_dragons",
    "dragon_pung",
    "dragon_pung",
    "dragon_pung",
];

#[test]
fn trap_014_the_feeder_of_the_third_dragon_pays_all_shares_of_a_self_drawn_win() {
    // Dragons 3 + big three dragons 5 + self-draw 1 = 9 faan, T(9) = 96.
    for (liability, paid) in [
        ("standard", [0, -288, 0, 288]),
        ("none", [-96, -96, -96, 288]),
    ] {
        let mut game = three_dragons(liability, "1m2p6z3p7z5p6p7p4m");
        game.goes_on_to(N);
        game.does(N, Move::Win);
        assert_eq!(game.won_with(), [&LINES[..], &["self_draw"]].concat());
        assert_eq!(game.paid(), paid);
    }
}

#[test]
fn trap_014_a_win_on_a_discard_is_paid_by_the_discarder() {
    // 8 faan, T(8) = 64, paid twice.
    let mut game = three_dragons("standard", "1m2p6z3p7z4m");
    game.goes_on_to(E);
    game.discards_the_drawn("4m");
    game.does(N, Move::Win);
    game.lapse();
    assert_eq!(game.won_with(), LINES);
    assert_eq!(game.paid(), [-128, 0, 0, 128]);
}
