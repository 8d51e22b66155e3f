//! Claims, swap-calling and several winners (`riichi.md` 1.1, 4 and 12).

use engine::deal::event::{Ending, Event};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::hidden::Hidden;

use super::{Quiet, points, riichi_drawn, rules, table};
use crate::setup::{E, N, S, Table, W, chow, discard, discard_drawn, pong, tile};

/// North has claimed 2m for 234m, South has declared riichi, and West throws 8s, which both wait for (RI-23).
fn ri_23(
    south: &'static str,
    declares: bool,
    north: &'static str,
    claims: bool,
    winners: &'static str,
) -> Game {
    let mut game = table([EAST, south, WEST, north])
        .head(if claims { "4z2m4z4z8s" } else { "4z2z2z4z4z8s" })
        .deal(rules(&[
            ("ippatsu", "false"),
            ("claim.multiple_winners", winners),
        ]));
    game.gives(E, "2z");
    game.throws(S, "4z");
    if claims {
        game.does(W, discard_drawn("2m"));
        game.does(N, chow("34m"));
        game.lapse();
        game.gives(N, "1z");
    } else {
        game.throws(W, "2z");
        game.throws(N, "2z");
    }
    game.throws(E, "4z");
    let what = if declares {
        riichi_drawn("4z")
    } else {
        discard_drawn("4z")
    };
    game.quietly(S, what);
    game.does(W, discard_drawn("8s"));
    game.does(N, Move::Win);
    game.does(S, Move::Win);
    game.lapse();
    game
}

/// Far from waiting.
const EAST: &str = "1199m111p119s2337z";
const WEST: &str = "147m25p3699s1146z";
const CLOSED: &str = "234m567m345p67s88p";
const OPEN: &str = "34m567m345p67s88p1z";

#[test]
fn ri_23_seed_150_more_combination_points_first() {
    let end = |winners| points(&ri_23(CLOSED, true, OPEN, true, winners));
    // The bet of 1000 is South's own.
    assert_eq!(end("best"), [30000, 33900, 26100, 30000]);
    assert_eq!(end("closest"), [30000, 29000, 29000, 32000]);
    assert_eq!(end("all"), [30000, 33900, 25100, 31000]);
    assert_eq!(end("all-triple-draw"), end("all"));
}

#[test]
fn ri_24_seed_151_then_the_hand_without_claims() {
    let game = ri_23("234m567m345p67s99p", false, OPEN, true, "best");
    assert_eq!(points(&game), [30000, 31000, 29000, 30000]);
}

#[test]
fn ri_24_seed_152_then_the_nearest() {
    let game = ri_23(
        "234m567m345p67s99p",
        false,
        "123m678m345p67s99p",
        false,
        "best",
    );
    assert_eq!(points(&game), [30000, 30000, 29000, 31000]);
}

#[test]
fn three_winners_end_the_deal_or_all_win() {
    let play = |winners| {
        let mut game = table([
            "123m567m345p67s22z4z",
            "234m567m345p67s99p",
            WEST,
            "123m678m234p67s88p",
        ])
        .head("4z8s")
        .deal(rules(&[("claim.multiple_winners", winners)]));
        game.throws(E, "4z");
        game.throws(S, "4z");
        game.does(W, discard_drawn("8s"));
        for seat in [E, S, N] {
            game.does(seat, Move::Win);
        }
        game.lapse();
        game
    };
    let end = play("all-triple-draw").end();
    assert_eq!((end.ending, end.wins.len()), (Ending::Aborted, 0));
    assert!(end.dealer_stays && end.settlement.transfers.is_empty());
    let end = play("all").end();
    let winners: Vec<_> = end.wins.iter().map(|win| win.seat).collect();
    assert_eq!(winners, [N, E, S], "nearest first");
    assert!(end.dealer_stays);
}

#[test]
fn swap_calling_is_forbidden() {
    // South holds 2345m and 34m with 1m... West throws 2m, North has 3 4 5 m.
    let start = |option| {
        let mut game = table([
            EAST,
            "678m678m345p67s88p",
            "25m147m258p369s11z",
            "34525m567p1199s4z",
        ])
        .head("4z")
        .deal(rules(&[("claim.swap", option)]));
        game.gives(E, "2z");
        game.throws(S, "4z");
        game.does(W, discard("2m"));
        game.does(N, chow("34m"));
        game.lapse();
        game
    };
    let swap_calling = Some(Reason::SwapCalling {
        claimed: Hidden(tile("2m")),
    });
    let game = start("forbid");
    assert_eq!(game.seen(N).why_not(discard("2m")), swap_calling.clone());
    assert_eq!(game.seen(N).why_not(discard("5m")), swap_calling.clone());
    assert_eq!(game.seen(N).why_not(discard("4z")), None);
    let game = start("no-same");
    assert_eq!(game.seen(N).why_not(discard("2m")), swap_calling.clone());
    assert_eq!(game.seen(N).why_not(discard("5m")), None);
    let game = start("allow");
    assert_eq!(game.seen(N).why_not(discard("2m")), None);
}

#[test]
fn a_red_five_and_a_plain_one_are_different_claims() {
    let mut game = table([
        "5p199m199p119s77z3z",
        "05p46p678m678m345s",
        "147m28p136s11446z",
        "",
    ])
    .deal(rules(&[("tiles.red_fives", "3")]));
    game.does(E, discard("5p"));
    let offers = game.offers(S);
    assert!(offers.contains(&pong("05p")) || offers.contains(&pong("50p")));
    assert!(offers.contains(&chow("46p")));
    let events = {
        game.does(S, chow("46p"));
        game.lapse()
    };
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Called { .. }))
    );
    // The red five is still in the hand.
    assert!(game.held(S).contains(&tile("0p")));

    let mut game = table(["4p199m199p119s77z3z", "055p36p678m678m34s", "", ""])
        .deal(rules(&[("tiles.red_fives", "3")]));
    game.does(E, discard("4p"));
    let with = |what: &Move| matches!(what, Move::Chow { .. });
    let chows = game.offers(S).into_iter().filter(with).count();
    // 3p or 6p with the red five or a plain one.
    assert_eq!(chows, 4);
}
