//! Wins before the game has really begun (`hong-kong.md` 3.2).

use engine::deal::moves::Move;

use crate::setup::{E, N, S, Setup, Table, W, concealed_kong, discard_drawn, rules};

#[test]
fn a_heavenly_hand_is_the_dealers_with_the_dealt_tiles_bonus_tiles_replaced() {
    // 13 + self-draw 1 + concealed 1 (+ no flowers 1) cut to 10: T(10) = 128 from each.
    let dealt = Setup::hands("123m456p789s33555s", "", "", "");
    let replaced = Setup::hands("3f23m456p789s33555s", "", "", "").tail("1m");
    for (setup, flowers) in [(dealt, &["no_flowers"] as &[&str]), (replaced, &[])] {
        let mut game = setup.deal(rules(&[]));
        game.does(E, Move::Win);
        let lines = [
            &["concealed_hand", "heavenly_hand"],
            flowers,
            &["self_draw"],
        ]
        .concat();
        assert_eq!(game.won_with(), lines);
        assert_eq!(game.paid(), [384, -128, -128, -128]);
    }
    let mut game = Setup::hands("9999m234m345p11s67s", "", "", "")
        .tail("8s")
        .deal(rules(&[("min_faan", "0")]));
    game.does(E, concealed_kong("9m"));
    game.does(E, Move::Win);
    assert!(
        !game.won_with().contains(&"heavenly_hand".to_owned()),
        "a kong was made first"
    );
}

const WAITS_FOR_5M: &str = "46m123456p789s22z";

#[test]
fn an_earthly_hand_is_won_on_the_dealers_first_discard_alone() {
    let mut game = Setup::hands("5m", WAITS_FOR_5M, "", "").deal(rules(&[]));
    game.does(E, discard_drawn("5m"));
    game.does(S, Move::Win);
    game.lapse();
    assert_eq!(
        game.won_with(),
        ["concealed_hand", "earthly_hand", "no_flowers"]
    );
    assert_eq!(game.paid(), [-256, 256, 0, 0]);
    let setup = Setup::hands("9m", WAITS_FOR_5M, "", "").head("1m1p3z5m");
    let mut game = setup.deal(rules(&[]));
    game.goes_on_to(S);
    game.goes_on_to(E);
    game.discards_the_drawn("5m");
    game.does(S, Move::Win);
    game.lapse();
    assert_eq!(
        game.won_with(),
        ["common_hand", "concealed_hand", "no_flowers"]
    );
}

#[test]
fn option_human_hand_counts_a_win_before_the_own_first_draw() {
    for (faan, line) in [
        ("0", "common_hand"),
        ("3", "human_hand"),
        ("13", "human_hand"),
    ] {
        let setup = Setup::hands("9m", "", WAITS_FOR_5M, "").head("5m");
        let mut game = setup.deal(rules(&[("human_hand", faan)]));
        game.goes_on_to(S);
        game.discards_the_drawn("5m");
        game.does(W, Move::Win);
        game.lapse();
        let mut lines = ["concealed_hand", line, "no_flowers"];
        lines.sort_unstable();
        assert_eq!(game.won_with(), lines);
    }
    // West has drawn and discarded: the next discard is none of the first go-round.
    let setup = Setup::hands("9m", "", WAITS_FOR_5M, "").head("1m1p5m");
    let mut game = setup.deal(rules(&[("human_hand", "13")]));
    game.goes_on_to(W);
    game.goes_on_to(N);
    game.discards_the_drawn("5m");
    game.does(W, Move::Win);
    game.lapse();
    assert_eq!(
        game.won_with(),
        ["common_hand", "concealed_hand", "no_flowers"]
    );
}
