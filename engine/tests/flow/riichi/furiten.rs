//! The three kinds of furiten (`riichi.md` 3).

use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::hidden::Hidden;
use engine::tile::Kind;

use super::{E_JUNK, OTHER, Quiet, WAITING, riichi_drawn, rules, table};
use crate::setup::{E, N, S, Setup, Table, W, discard_drawn, tile};

fn kind(text: &str) -> Kind {
    tile(text).kind().expect("a playing tile")
}

/// South waits for 5s and 8s; this comes from the wall.
fn setup(head: &'static str) -> Setup {
    table([E_JUNK, WAITING, OTHER, "3579m"]).head(head)
}

#[test]
fn an_own_discard_of_any_waited_kind_bars_every_discard() {
    // South draws 5s and throws it away; then West throws 8s.
    let mut game = setup("5s8s").deal(rules(&[]));
    game.gives(E, "2z");
    assert!(game.offers_win(S));
    game.throws(S, "5s");
    game.does(W, discard_drawn("8s"));
    let seen = game.seen(S);
    let reason = Reason::FuritenDiscard {
        kind: Hidden(kind("5s")),
    };
    assert_eq!(seen.why_not(Move::Win), Some(reason.clone()));
    let own = seen.own.expect("a seat");
    assert_eq!(own.barred, Some(reason));
    assert_eq!(
        own.waits.iter().map(|wait| wait.kind).collect::<Vec<_>>(),
        [kind("5s"), kind("8s")]
    );
    assert!(
        game.seen(W).own.expect("a seat").barred.is_none(),
        "only its owner knows"
    );
}

#[test]
fn trap_12_a_red_five_thrown_away_bars_like_any_five() {
    let mut game = setup("0s8s").deal(rules(&[("tiles.red_fives", "3")]));
    game.gives(E, "2z");
    game.throws(S, "0s");
    game.does(W, discard_drawn("8s"));
    let reason = Reason::FuritenDiscard {
        kind: Hidden(kind("5s")),
    };
    assert_eq!(game.seen(S).why_not(Move::Win), Some(reason));
}

#[test]
fn a_self_drawn_win_is_allowed_in_furiten() {
    let mut game = setup("5s1m1p1s8s").deal(rules(&[]));
    game.gives(E, "2z");
    game.throws(S, "5s");
    game.throws(W, "1m");
    game.throws(N, "1p");
    game.throws(E, "1s");
    assert!(game.offers_win(S));
}

#[test]
fn a_claimed_discard_counts_too() {
    // West claims the 5s that South threw.
    let mut game = table([E_JUNK, WAITING, "5s5s147m258p369s11z", "13579m"])
        .head("5s")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.does(S, discard_drawn("5s"));
    game.does(W, crate::setup::pong("55s"));
    game.lapse();
    game.does(W, crate::setup::discard("1m"));
    game.lapse();
    let barred = game.seen(S).own.expect("a seat").barred;
    assert_eq!(
        barred,
        Some(Reason::FuritenDiscard {
            kind: Hidden(kind("5s"))
        })
    );
}

#[test]
fn a_tile_let_pass_bars_until_the_own_next_draw() {
    let mut game = setup("4z8s8s1s1m5s").deal(rules(&[]));
    game.gives(E, "2z");
    game.throws(S, "4z");
    game.throws(W, "8s");
    game.does(N, discard_drawn("8s"));
    let reason = Reason::FuritenPassed {
        kind: Hidden(kind("8s")),
        for_the_deal: false,
    };
    assert_eq!(game.seen(S).why_not(Move::Win), Some(reason));
    game.lapse();
    game.throws(E, "1s");
    game.throws(S, "1m");
    game.does(W, discard_drawn("5s"));
    assert!(game.offers_win(S), "the own draw ended it");
}

#[test]
fn a_tile_let_pass_for_lack_of_a_yaku_bars_too() {
    // South claimed 123m: 9s completes the hand and brings no yaku.
    let mut game = table(["3m199m119p119s2377z", "456p789p78s22m12m4z", OTHER, ""])
        .head("9s9s")
        .deal(rules(&[]));
    game.does(E, crate::setup::discard("3m"));
    game.does(S, crate::setup::chow("12m"));
    game.lapse();
    game.gives(S, "4z");
    game.does(W, discard_drawn("9s"));
    assert_eq!(game.seen(S).why_not(Move::Win), Some(Reason::NoYaku));
    game.lapse();
    game.does(N, discard_drawn("9s"));
    let reason = Reason::FuritenPassed {
        kind: Hidden(kind("9s")),
        for_the_deal: false,
    };
    assert_eq!(game.seen(S).why_not(Move::Win), Some(reason));
}

#[test]
fn a_tile_let_pass_after_riichi_bars_for_the_deal() {
    let mut game = setup("4z8s1p1s1m5s").deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.throws(W, "8s");
    game.throws(N, "1p");
    game.throws(E, "1s");
    game.throws(S, "1m");
    game.does(W, discard_drawn("5s"));
    let reason = Reason::FuritenPassed {
        kind: Hidden(kind("8s")),
        for_the_deal: true,
    };
    assert_eq!(game.seen(S).why_not(Move::Win), Some(reason));
}

#[test]
fn furiten_is_an_option() {
    // Own discard, then a tile let pass.
    for (option, by_discard, by_pass) in [
        ("full", false, false),
        ("own-discards", false, true),
        ("off", true, true),
    ] {
        let mut game = setup("5s8s").deal(rules(&[("furiten", option)]));
        game.gives(E, "2z");
        game.throws(S, "5s");
        game.does(W, discard_drawn("8s"));
        assert_eq!(game.offers_win(S), by_discard, "{option}");

        let mut game = setup("4z8s8s").deal(rules(&[("furiten", option)]));
        game.gives(E, "2z");
        game.throws(S, "4z");
        game.throws(W, "8s");
        game.does(N, discard_drawn("8s"));
        assert_eq!(game.offers_win(S), by_pass, "{option}");
    }
}
