//! The human hand: a win on a discard before the own first draw, nothing claimed or konged before (`riichi.md` 6).

use engine::deal::moves::Move;

use super::{WAITING, rules, table};
use crate::setup::{E, S, Table, W, discard, discard_drawn, kind};

/// Whether South, or West after South's discard, has a human hand on 8s.
fn is_human(kong: bool, on_souths_discard: bool) -> bool {
    let hands = if on_souths_discard {
        ["9999p1z", "", WAITING, ""]
    } else {
        ["9999p8s", WAITING, "", ""]
    };
    let mut game = table(hands)
        .head("8s")
        .deal(rules(&[("renhou", "yakuman")]));
    if kong {
        game.does(E, Move::ConcealedKong { kind: kind("9p") });
        game.lapse();
    }
    let winner = if on_souths_discard {
        game.does(
            E,
            if kong {
                discard("1z")
            } else {
                discard_drawn("1z")
            },
        );
        game.lapse();
        game.discards_the_drawn("8s");
        W
    } else {
        game.does(
            E,
            if kong {
                discard("8s")
            } else {
                discard_drawn("8s")
            },
        );
        S
    };
    let sheet = game.seen(winner).win_now().expect("pinfu and all simples");
    sheet.lines.iter().any(|line| line.name == "renhou")
}

#[test]
fn a_human_hand_comes_before_any_kong() {
    for on_souths_discard in [false, true] {
        assert!(is_human(false, on_souths_discard));
        assert!(!is_human(true, on_souths_discard));
    }
}
