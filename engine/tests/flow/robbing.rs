//! Robbing a kong. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::meld::MeldKind;
use engine::rules::RuleSet;
use engine::score::sheet::{By, Unit};

use crate::setup::{
    E, N, S, Setup, Table, W, added_kong, bare_with, concealed_kong, discard_drawn, pong,
    promotion, rules, tile, tiles,
};

#[test]
fn seed_089_trap_025_an_added_kong_is_robbed_and_the_pong_stays() {
    let mut game = promotion();
    game.does(S, added_kong("4p"));
    assert_eq!(game.offers(N), [Move::Pass]);
    let left = game.view(Eye::Rail).wall_left;
    game.does(W, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!((end.wins[0].seat, end.wins[0].by), (W, By::Rob(S)));
    assert_eq!(end.melds[S][0].kind, MeldKind::Pong);
    assert_eq!(end.melds[S][0].tiles[..], tiles("444p"));
    assert_eq!(
        game.view(Eye::Rail).wall_left,
        left,
        "no replacement is drawn"
    );
    assert!(
        end.settlement
            .transfers
            .iter()
            .all(|transfer| transfer.from == S)
    );
}

/// South adds the fourth 4p to a pong; West and North wait for it.
fn added(rules: RuleSet) -> Game {
    let hands = Setup::hands("4p", "44p", "35p123456m789s11z", "35p123456s789m22z");
    let mut game = hands.head("9m9p9s4p").deal(rules);
    game.does(E, discard_drawn("4p"));
    game.does(S, pong("44p"));
    game.lapse();
    game.lapse();
    game.goes_on_to(S);
    game.does(S, added_kong("4p"));
    game
}

fn is_robbing(game: &Game) -> bool {
    matches!(
        game.view(Eye::Rail).stage,
        Stage::Claims {
            from: S,
            robbing: true,
            ..
        }
    )
}

fn without_flowers(options: &[(&str, &str)]) -> RuleSet {
    rules(&[options, &[("tiles.flowers", "false")]].concat())
}

#[test]
fn trap_025_robbing_needs_the_minimum_and_the_window_is_there_all_the_same() {
    // 123m 456m 789s 345p 11z: common hand 1, concealed hand 1, robbing 1.
    let game = added(without_flowers(&[("min_faan", "3")]));
    assert!(game.offers_win(W) && is_robbing(&game));
    let game = added(without_flowers(&[("min_faan", "4")]));
    assert!(is_robbing(&game));
    assert_eq!(game.offers(W), [Move::Pass]);
    let short = Reason::BelowMinimum {
        have: 3,
        need: 4,
        unit: Unit::Faan,
    };
    assert_eq!(game.seen(W).why_not(Move::Win), Some(short));
}

#[test]
fn seed_090_the_nearest_robber_to_the_right_of_the_maker_wins_or_all_do() {
    for (rule, winners) in [("closest", vec![W]), ("all", vec![W, N])] {
        let mut game = added(bare_with("claim.multiple_winners", rule));
        game.does(N, Move::Win);
        game.does(W, Move::Win);
        game.lapse();
        let end = game.end();
        assert_eq!(
            end.wins.iter().map(|win| win.seat).collect::<Vec<_>>(),
            winners
        );
        assert!(end.wins.iter().all(|win| win.by == By::Rob(S)));
        assert_eq!(end.melds[S][0].kind, MeldKind::Pong, "undone once");
    }
}

#[test]
fn the_maker_of_a_robbed_kong_pays_as_a_discarder_or_all_three_shares() {
    // 3 faan, T(3) = 8: twice as the discarder, or three times.
    for (rule, paid) in [("discard", [0, -16, 16, 0]), ("self-draw", [0, -24, 24, 0])] {
        let mut game = added(without_flowers(&[("rob_payment", rule)]));
        game.does(W, Move::Win);
        game.lapse();
        assert_eq!(
            game.won_with(),
            ["common_hand", "concealed_hand", "robbing_a_kong"]
        );
        assert_eq!(game.paid(), paid);
    }
}

#[test]
fn option_rob_added_off_draws_the_replacement_at_once() {
    let game = added(bare_with("kong.rob_added", "false"));
    assert_eq!(game.in_turn(), Some(S));
    assert!(game.drawn(S).is_some());
}

#[test]
fn option_rob_concealed_lets_any_hand_rob_or_only_thirteen_orphans() {
    // West waits for 4p with runs, North for 1z with thirteen orphans.
    let hands = || Setup::hands("4444p1111z", "", "35p123456m789s22z", "199m19p19s234567z");
    for (rule, of_dots, of_east) in [
        ("none", false, false),
        ("orphans", false, true),
        ("any", true, true),
    ] {
        for (kind, robber, can_rob) in [("4p", W, of_dots), ("1z", N, of_east)] {
            let mut game = hands().deal(bare_with("kong.rob_concealed", rule));
            game.does(E, concealed_kong(kind));
            assert_eq!(game.in_turn().is_none(), rule != "none", "a window opens");
            assert_eq!(game.offers_win(robber), can_rob, "{rule} {kind}");
            if !can_rob {
                continue;
            }
            game.does(robber, Move::Win);
            game.lapse();
            let end = game.end();
            assert_eq!(
                (end.wins[0].by, end.wins[0].tile),
                (By::Rob(E), Some(tile(kind)))
            );
            assert!(end.melds[E].is_empty(), "there was no pong that could stay");
            let back = end.hands[E]
                .iter()
                .filter(|&&other| other == tile(kind))
                .count();
            assert_eq!((back, end.hands[E].len()), (3, 13));
        }
    }
}

#[test]
fn thirteen_orphans_rob_a_concealed_kong_for_the_limit() {
    let hands = Setup::hands("1111z", "", "", "199m19p19s234567z");
    let mut game = hands.deal(bare_with("kong.rob_concealed", "orphans"));
    game.does(E, concealed_kong("1z"));
    game.does(N, Move::Win);
    game.lapse();
    assert_eq!(
        game.won_with(),
        ["concealed_hand", "robbing_a_kong", "thirteen_orphans"]
    );
    // 15 faan cut to 10: T(10) = 128, paid twice.
    assert_eq!(game.paid(), [-256, 0, 0, 256]);
}
