//! The deal and the turn. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Came;
use engine::game::Game;
use engine::score::sheet::By;
use engine::seat::Seat;

use crate::setup::{
    E, N, S, Setup, Table, W, bare, concealed_kong, discard_drawn, rules, seed, tile,
};

#[test]
fn seed_094_009_the_dealer_has_14_tiles_and_the_others_13() {
    for n in 0..20 {
        let (mut game, _) = Game::open(rules(&[]), seed(n));
        game.deal().expect("a deal");
        let view = game.view(Eye::Rail);
        assert_eq!(
            view.seats.0.each_ref().map(|seat| seat.concealed),
            [14, 13, 13, 13]
        );
        assert_eq!(game.in_turn(), Some(E));
        assert!(
            Seat::ALL
                .into_iter()
                .all(|seat| game.held(seat).iter().all(|tile| tile.kind().is_some()))
        );
    }
}

#[test]
fn seed_096_015_the_turn_goes_round_to_the_right() {
    let mut game = Setup::default().deal(bare());
    for seat in [E, S, W, N, E, S] {
        assert_eq!(game.in_turn(), Some(seat));
        game.lapse();
        assert_eq!(game.in_turn(), None, "a window opens after every discard");
        game.lapse();
    }
}

#[test]
fn seed_097_098_103_a_turn_draws_from_the_head_and_may_discard_that_tile() {
    let mut game = Setup::default().head("5s").deal(bare());
    game.lapse();
    game.lapse();
    assert_eq!(game.seen(S).own.expect("a seat").drawn, Some(tile("5s")));
    assert!(game.offers(S).contains(&discard_drawn("5s")));
    assert_eq!(game.held(S).len(), 14);
    game.does(S, discard_drawn("5s"));
    assert_eq!(game.held(S).len(), 13);
}

#[test]
fn seed_095_012_east_opens_by_discarding_without_drawing() {
    let mut game = Setup::default().deal(bare());
    let view = game.seen(E);
    assert_eq!(view.came, Some(Came::Dealt));
    assert_eq!(view.wall_left, 83, "136 less the 53 that were dealt");
    assert!(
        game.offers(E)
            .iter()
            .all(|what| matches!(what, Move::Discard { .. }))
    );
    for other in [S, W, N] {
        assert!(game.offers(other).is_empty());
    }
    let first = game.drawn(E).expect("a fourteenth tile");
    game.does(
        E,
        Move::Discard {
            tile: first,
            drawn: true,
        },
    );
    let centre = &game.view(Eye::Rail).seats[E].river;
    assert_eq!(
        (centre.len(), centre[0].tile),
        (1, first),
        "face up for everybody"
    );
    assert_eq!(game.view(Eye::Rail).wall_left, 83);
}

/// South holds these thirteen tiles and draws one more.
fn south_draws(hand: &'static str, drawn: &'static str) -> Game {
    let mut game = Setup::hands("", hand, "", "").head(drawn).deal(bare());
    game.goes_on_to(S);
    assert_eq!(game.drawn(S), Some(tile(drawn)));
    game
}

#[test]
fn seed_099_016_four_groups_and_a_pair_win() {
    assert!(south_draws("123m456p789s111z5z", "5z").offers_win(S));
    let game = south_draws("123m456p789s22z44z", "6z");
    assert!(!game.offers_win(S));
    assert!(matches!(
        game.seen(S).why_not(Move::Win),
        Some(Reason::NotComplete { .. })
    ));
}

#[test]
fn seed_100_a_group_is_three_in_a_row_of_one_suit_or_three_equal() {
    assert!(south_draws("35p123m789s11122z", "4p").offers_win(S));
    assert!(south_draws("55p123m789s11122z", "5p").offers_win(S));
    assert!(
        !south_draws("35p123m789s11122z", "4s").offers_win(S),
        "3p 4s 5p is no run"
    );
}

#[test]
fn seed_101_a_win_has_15_tiles_with_one_kong_and_16_with_two() {
    // 345m 678p 11p and two triplets; the last tile drawn is the 8p.
    let hands = [
        ("222z333z345m11p67p8p", "", 0),
        ("2222z333z345m11p67p", "8p", 1),
        ("2222z3333z345m11p6p", "7p8p", 2),
    ];
    for (hand, tail, kongs) in hands {
        let mut game = Setup::hands(hand, "", "", "").tail(tail).deal(bare());
        for kind in ["2z", "3z"].into_iter().take(kongs) {
            game.does(E, concealed_kong(kind));
        }
        game.does(E, Move::Win);
        let win = game.end().wins.remove(0);
        let melded: usize = win.melds.iter().map(|meld| meld.tiles.len()).sum();
        assert_eq!(win.concealed.len() + 1 + melded, 14 + kongs);
    }
}

#[test]
fn seed_102_024_a_draw_or_a_discard_completes_a_run_a_triplet_or_the_pair() {
    for hand in [
        "46m123456p789s11z",
        "55m11z123456p789s",
        "5m111z123456p789s",
    ] {
        assert!(south_draws(hand, "5m").offers_win(S), "{hand}");
        for (discarder, head) in [(E, "5m"), (W, "1s5m"), (N, "1s2s5m")] {
            let east = if discarder == E { "5m" } else { "9m" };
            let head = if discarder == E { "" } else { head };
            let mut game = Setup::hands(east, hand, "", "").head(head).deal(bare());
            game.goes_on_to(discarder);
            game.discards_the_drawn("5m");
            game.does(S, Move::Win);
            game.lapse();
            assert_eq!(game.end().wins[0].by, By::Discard(discarder), "{hand}");
        }
    }
}
