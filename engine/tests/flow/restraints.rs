//! What house options forbid after a claim, a discard or a pass (`common.md` 14).

use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::hidden::Hidden;
use engine::rules::RuleSet;

use crate::everywhere::everywhere;
use crate::setup::{
    E, N, S, Setup, Table, W, bare_with, chow, discard, discard_drawn, kind, pong, rules_of, tile,
    tiles,
};

#[test]
fn option_swap_forbids_the_claimed_kind_and_the_other_end_of_the_run() {
    // What is claimed with which tiles of the hand; what may not follow under `no-same` and under `forbid`.
    let cases = [
        ("1m", "1234m", chow("23m"), "1m", "1m4m"),
        ("4m", "1234m", chow("23m"), "4m", "1m4m"),
        ("2m", "1234m", chow("13m"), "2m", "2m"),
        ("3m", "1234m", chow("12m"), "3m", "3m"),
        ("7m", "67789m", chow("89m"), "7m", "7m"),
        ("9m", "6789m", chow("78m"), "9m", "6m9m"),
        ("5m", "4555m", pong("55m"), "5m", "5m"),
    ];
    for (claimed, hand, claim, same, other_end) in cases {
        for (rule, barred) in [("allow", ""), ("no-same", same), ("forbid", other_end)] {
            let setup = Setup::hands(claimed, hand, "", "");
            let mut game = setup.deal(bare_with("claim.swap", rule));
            game.does(E, discard_drawn(claimed));
            game.does(S, claim);
            game.lapse();
            let barred = tiles(barred);
            for held in game.held(S) {
                let refused = barred.contains(&held).then_some(Reason::SwapCalling {
                    claimed: Hidden(tile(claimed)),
                });
                let what = Move::Discard {
                    tile: held,
                    drawn: false,
                };
                assert_eq!(game.seen(S).why_not(what), refused, "{claimed} {rule}");
            }
        }
    }
}

#[test]
fn trap_012_033_a_red_five_may_not_follow_the_claim_of_a_five() {
    let rules = rules_of(
        "riichi",
        &[("claim.swap", "no-same"), ("tiles.red_fives", "3")],
    );
    let mut game = Setup::hands("5p", "46p0p", "", "").deal(rules);
    game.does(E, discard_drawn("5p"));
    game.does(S, chow("46p"));
    game.lapse();
    let claimed = Hidden(tile("5p"));
    assert_eq!(
        game.seen(S).why_not(discard("0p")),
        Some(Reason::SwapCalling { claimed })
    );
}

#[test]
fn trap_033_a_claim_that_leaves_no_legal_discard_is_not_offered() {
    // What East discards as the fourth tile from the head, and the other claim that South has on it.
    let cases = [("1p", "6z1z2z1p", "11p"), ("4p", "6z1z2z4p", "44p")];
    for (claimed, head, other) in cases {
        let none_left = Reason::NoDiscardLeft {
            claimed: Hidden(tile(claimed)),
        };
        for (rule, refused) in [("no-same", None), ("forbid", Some(none_left))] {
            for rules in everywhere("claim.swap", rule) {
                let mut game = with_seven_dots(rules, head);
                game.discards_the_drawn(claimed);
                assert_eq!(game.held(S), tiles("1112344p"));
                let seen = game.seen(S);
                assert_eq!(seen.why_not(chow("23p")), refused, "{claimed} {rule}");
                assert!(
                    seen.choices().contains(&pong(other)),
                    "2p, 3p and the other end could follow"
                );
            }
        }
    }
}

/// South has ponged two dragons and holds 1112344p; East has drawn the last tile of this head.
fn with_seven_dots(rules: RuleSet, head: &'static str) -> Game {
    let setup = Setup::hands("5z", "55z66z1112344p9m9s", "", "").head(head);
    let mut game = setup.deal(rules);
    for (from, dragon, junk) in [(E, "5z", "9m"), (W, "6z", "9s")] {
        game.goes_on_to(from);
        game.discards_the_drawn(dragon);
        game.does(S, pong(&dragon.repeat(2)));
        game.lapse();
        game.does(S, discard(junk));
    }
    game.goes_on_to(E);
    game
}

#[test]
fn option_missed_win_bars_what_each_value_says_until_the_own_turn() {
    // West waits for 2m (concealed hand 1) and 5z (dragon pung 1, concealed hand 1). He draws before the last discard.
    let low_first = (
        "1s1m2m5z2m9m5z",
        [(N, "2m"), (E, "5z"), (S, "2m"), (N, "5z")],
    );
    let high_first = (
        "1s1m5z2m5z9m2m",
        [(N, "5z"), (E, "2m"), (S, "5z"), (N, "2m")],
    );
    let cases = [
        ("allow", [true; 4], [true; 4]),
        (
            "no-same-until-own-turn",
            [true, true, false, true],
            [true, true, false, true],
        ),
        (
            "no-any-until-own-turn",
            [true, false, false, true],
            [true, false, false, true],
        ),
        (
            "no-any-unless-higher",
            [true, true, false, true],
            [true, false, false, true],
        ),
    ];
    for (rule, low, high) in cases {
        for ((head, discards), expected) in [(low_first, low), (high_first, high)] {
            let setup = Setup::hands("9p", "", "22m55z123456p789s", "").head(head);
            let mut game = setup.deal(bare_with("claim.missed_win", rule));
            game.goes_on_to(W);
            assert_eq!(game.can_win_on(W, discards), expected, "{rule} {head}");
        }
    }
}

#[test]
fn option_own_discard_win_bars_what_each_value_says() {
    // West waits for 3m and 6m, and discards a drawn 3m; before North's second 3m he discards a 9m.
    let head = "1s3m3m9s1s9m3m6m1s6m";
    let discards = [(N, "3m"), (N, "3m"), (E, "6m")];
    let cases = [
        ("allow", [true, true, true]),
        ("no-last", [false, true, true]),
        ("no-same", [false, false, true]),
        ("furiten", [false, false, false]),
    ];
    for (rule, expected) in cases {
        let setup = Setup::hands("9p", "", "45m123456p789s11z", "").head(head);
        let mut game = setup.deal(bare_with("claim.own_discard_win", rule));
        game.goes_on_to(W);
        assert!(game.offers_win(W));
        assert_eq!(game.can_win_on(W, discards), expected, "{rule}");
        if rule == "no-same" {
            assert_eq!(
                game.seen(W).own.expect("a seat").barred,
                Some(Reason::DiscardedItself {
                    kind: Hidden(kind("3m"))
                })
            );
        }
        game.goes_on_to(W);
        assert!(game.offers_win(W), "a drawn tile is never barred");
    }
}
