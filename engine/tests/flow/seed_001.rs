//! The statements of seed 001 about play, by `classical-chinese`. Numbers are those of the checklist.

use engine::deal::event::{Ending, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::hidden::Hidden;
use engine::meld::MeldKind;
use engine::rules::calls::{KongDisplay, Side};
use engine::score::sheet::By;
use engine::seat::{PerSeat, Seat};

use crate::setup::{
    E, N, S, Setup, Table, W, chinese, chow, discard, discard_drawn, kind, melds, pong, tile, tiles,
};

/// Whether only discards are offered.
fn must_discard(game: &Game, seat: Seat) -> bool {
    let offers = game.offers(seat);
    let discards = |what: &Move| matches!(what, Move::Discard { .. });
    !offers.is_empty() && offers.iter().all(discards)
}

#[test]
fn seed_062_a_player_sees_his_own_tiles_only() {
    let game = Setup::hands("1z", "123m", "456s111z", "99p").deal(chinese(&[]));
    let other = Setup::hands("1z", "123m", "99p", "456s111z").deal(chinese(&[]));
    assert_eq!(game.seen(S), other.seen(S));
    assert_ne!(game.seen(W), other.seen(W));
}

#[test]
fn seed_063_064_east_discards_first_and_the_others_draw_and_discard_in_turn() {
    let mut game = Setup::default().deal(chinese(&[]));
    let mut told = Vec::new();
    for _ in 0..8 {
        for event in game.lapse() {
            match event.seen_by(Eye::Rail, game.rules()) {
                Some(engine::deal::event::Seen::Drawn { seat, .. }) => told.push((seat, 'd')),
                Some(engine::deal::event::Seen::Discarded { seat, .. }) => told.push((seat, 'x')),
                _ => {}
            }
        }
    }
    let expected = [
        (E, 'x'),
        (S, 'd'),
        (S, 'x'),
        (W, 'd'),
        (W, 'x'),
        (N, 'd'),
        (N, 'x'),
        (E, 'd'),
    ];
    assert_eq!(told, expected);
    let rivers = game.view(Eye::Rail).seats.map(|seat| seat.river.len()).0;
    assert_eq!(rivers, [1, 1, 1, 1]);
    let eyes = Seat::ALL.map(Eye::Seat);
    for eye in eyes {
        let rail = game.view(Eye::Rail).seats.map(|seat| seat.river);
        let seen = game.view(eye).seats.map(|seat| seat.river);
        assert_eq!(seen, rail, "discards lie open, each before its seat");
    }
}

#[test]
fn seed_065_091_a_win_by_draw_or_discard_ends_the_hand() {
    for (steps, by) in [(0, By::Draw), (2, By::Discard(E))] {
        let mut game = Setup::won_by(steps).deal(chinese(&[]));
        game.is_won_by(steps);
        assert_eq!(game.end().wins[0].by, by);
        assert_eq!(game.end().ending, Ending::Won);
    }
}

#[test]
fn seed_066_067_cc_20_at_the_end_of_the_wall_south_is_east() {
    for (reserve, undrawn) in [("0", 0), ("14", 14), ("16", 16)] {
        let mut game = Setup::default().deal(chinese(&[("wall.reserve", reserve)]));
        assert_eq!(game.view(Eye::Rail).wall_left, 136 - 53 - undrawn);
        game.plays_down_to(0);
        game.lapse();
        game.lapse();
        let end = game.end();
        assert_eq!(end.ending, Ending::Exhausted);
        assert!(end.settlement.transfers.is_empty());
        assert_eq!(end.counted, PerSeat::default(), "hands are not scored");
        game.deal().expect("another deal");
        assert_eq!(game.view(Eye::Rail).dealer, S);
    }
    let mut game = Setup::default().deal(chinese(&[("draw.dealer", "stay")]));
    game.plays_down_to(0);
    game.lapse();
    game.lapse();
    assert!(game.end().dealer_stays);
}

#[test]
fn seed_068_069_a_chi_from_the_left_and_a_win_from_anybody() {
    let mut game = Setup::hands("1z", "46m123456p789s11z", "5m", "46m").deal(chinese(&[]));
    game.goes_on_to(W);
    game.does(W, discard("5m"));
    assert!(game.offers(N).contains(&chow("46m")));
    assert_eq!(
        game.seen(S).why_not(chow("46m")),
        Some(Reason::NotLeftNeighbour { from: W })
    );
    assert!(game.offers_win(S), "the run completes the game");
}

#[test]
fn seed_070_071_072_073_cc_21_a_run_may_be_changed_by_chi() {
    let table = |options: &[(&str, &str)]| {
        let mut game = Setup::hands("1z", "1m", "234m", "").deal(chinese(options));
        game.goes_on_to(S);
        game.does(S, discard("1m"));
        let left = game.view(Eye::Rail).wall_left;
        game.does(W, chow("23m"));
        game.lapse();
        assert_eq!(melds(&game, W), [(MeldKind::Chow, tiles("123m"))]);
        assert_eq!(
            game.view(Eye::Rail).wall_left,
            left,
            "who takes a chi draws nothing"
        );
        assert!(must_discard(&game, W));
        game
    };
    let mut game = table(&[]);
    assert_eq!(game.rules().calls.meld_side, Side::Left);
    game.does(W, discard("4m"));
    let game = table(&[("claim.swap", "forbid")]);
    assert_eq!(
        game.seen(W).why_not(discard("4m")),
        Some(Reason::SwapCalling {
            claimed: Hidden(tile("1m"))
        })
    );
}

#[test]
fn seed_074_077_078_079_a_pong_from_anybody_and_play_goes_on_after_it() {
    for from in [E, S, W] {
        let mut setup = Setup::hands("1z", "", "", "77s");
        setup.hands[from.index()] = "7s";
        let mut game = setup.deal(chinese(&[]));
        if from == E {
            game.does(E, discard_drawn("7s"));
        } else {
            game.goes_on_to(from);
            game.does(from, discard("7s"));
        }
        game.does(N, pong("77s"));
        game.lapse();
        assert_eq!(melds(&game, N), [(MeldKind::Pong, tiles("777s"))]);
        assert!(must_discard(&game, N));
        game.lapse();
        game.lapse();
        assert_eq!(
            game.in_turn(),
            Some(E),
            "only the right neighbour of the claimer is not skipped"
        );
    }
}

#[test]
fn seed_075_a_pong_before_a_chi() {
    let mut game = Setup::hands("5m", "46m", "55m", "").deal(chinese(&[]));
    game.does(E, discard_drawn("5m"));
    game.does(S, chow("46m"));
    game.does(W, pong("55m"));
    game.lapse();
    assert_eq!(game.in_turn(), Some(W));
}

#[test]
fn seed_076_080_with_three_in_hand_a_discard_may_be_left_or_taken() {
    let mut game = Setup::hands("2z", "", "222z", "").deal(chinese(&[]));
    game.does(E, discard_drawn("2z"));
    let offers = game.offers(W);
    assert!(offers.contains(&Move::Kong) && offers.contains(&Move::Pass));
    game.does(W, Move::Pass);
    game.lapse();
    assert_eq!(game.in_turn(), Some(S));
}

#[test]
fn seed_081_082_087_a_kong_before_a_chi_takes_an_extra_tile() {
    let setup = Setup::hands("5s", "46s", "", "555s").tail("9p").head("1m");
    let mut game = setup.deal(chinese(&[]));
    game.does(E, discard_drawn("5s"));
    game.does(S, chow("46s"));
    game.does(N, Move::Kong);
    game.lapse();
    assert_eq!(game.in_turn(), Some(N));
    assert_eq!(game.seen(N).own.expect("a seat").drawn, Some(tile("9p")));
    game.does(N, discard_drawn("9p"));
    game.lapse();
    assert_eq!(game.in_turn(), Some(E), "South and West lose their turn");
    assert_eq!(game.seen(E).own.expect("a seat").drawn, Some(tile("1m")));
}

#[test]
fn seed_083_a_quartet_in_hand_may_stay_in_other_sets() {
    let setup = Setup::hands("1z", "34555m123456p99s", "", "").head("5m");
    let mut game = setup.deal(chinese(&[]));
    game.goes_on_to(S);
    let offers = game.offers(S);
    assert!(offers.contains(&Move::ConcealedKong { kind: kind("5m") }));
    assert!(offers.contains(&discard("9s")));
    assert!(game.offers_win(S), "345 and 555");
}

#[test]
fn seed_084_085_a_concealed_kong_shows_its_ends_and_an_extra_tile_is_taken() {
    let rules = chinese(&[]);
    assert_eq!(rules.calls.concealed_kong, KongDisplay::MiddleDown);
    let mut game = Setup::hands("7777s", "", "", "").tail("2p").deal(rules);
    game.does(E, Move::ConcealedKong { kind: kind("7s") });
    game.lapse();
    assert_eq!(melds(&game, E), [(MeldKind::ConcealedKong, tiles("7777s"))]);
    // Its ends lie face up, so everybody knows its kind.
    assert_eq!(
        game.view(Eye::Rail).seats[E].melds,
        game.seen(E).seats[E].melds
    );
    assert_eq!(game.seen(E).own.expect("a seat").drawn, Some(tile("2p")));
    game.does(E, discard_drawn("2p"));
}

#[test]
fn seed_086_a_quartet_as_one_set_needs_its_kong() {
    let setup = Setup::hands("1z", "555m123456p789s9m", "", "")
        .head("5m")
        .tail("9m");
    let mut game = setup.deal(chinese(&[]));
    game.goes_on_to(S);
    assert!(!game.offers_win(S));
    game.does(S, Move::ConcealedKong { kind: kind("5m") });
    game.lapse();
    assert!(game.offers_win(S), "the replacement completes");
}

/// West has ponged 4p and draws the fourth at his next turn; North, East and South wait for it as told.
fn promotion(hands: [&'static str; 3]) -> Game {
    let [north, east, south] = hands;
    let setup = Setup::hands(east, south, "44p", north).head("9m1s9s4p");
    let mut game = setup.deal(chinese(&[]));
    game.does(E, discard_drawn("4p"));
    game.does(W, pong("44p"));
    game.lapse();
    let what = game.offers(W).pop().expect("a discard");
    game.does(W, what);
    game.goes_on_to(W);
    game
}

#[test]
fn seed_088_089_090_an_added_kong_is_robbed_by_the_right_hand_neighbour() {
    let waiting = "35p123456m789s11z";
    let mut game = promotion([waiting, "35p123456s789m22z4p", ""]);
    let kong = Move::AddedKong { kind: kind("4p") };
    assert!(game.offers(W).contains(&kong), "at once");
    let kept = |what: &Move| matches!(what, Move::Discard { drawn: false, .. });
    let what = game.offers(W).into_iter().find(kept).expect("a discard");
    game.does(W, what);
    game.goes_on_to(W);
    assert!(game.offers(W).contains(&kong), "or later");
    game.does(W, kong);
    assert!(matches!(
        game.view(Eye::Rail).stage,
        Stage::Claims {
            from: W,
            robbing: true,
            ..
        }
    ));
    let left = game.view(Eye::Rail).wall_left;
    game.does(E, Move::Win);
    game.does(N, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!(
        (end.wins.len(), end.wins[0].seat, end.wins[0].by),
        (1, N, By::Rob(W))
    );
    assert_eq!(end.melds[W][0].kind, MeldKind::Pong);
    assert_eq!(game.view(Eye::Rail).wall_left, left);
}

#[test]
fn seed_092_of_several_winners_the_one_on_the_right_of_the_discarder() {
    let hands = Setup::hands("5m", "46m123456p789s11z", "", "46m123456s789p22z");
    let mut game = hands.deal(chinese(&[]));
    game.does(E, discard_drawn("5m"));
    game.does(N, Move::Win);
    game.does(S, Move::Win);
    game.lapse();
    let winners: Vec<Seat> = game.end().wins.iter().map(|win| win.seat).collect();
    assert_eq!(winners, [S]);
}
