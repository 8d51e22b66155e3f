//! The statements of seed 000 about play, by `classical-japanese`. Numbers are those of the checklist; 36 to 46 are a
//! matter of scoring.

use engine::deal::event::{Ending, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::meld::MeldKind;
use engine::rules::calls::Side;
use engine::score::sheet::By;
use engine::seat::Wind;

use crate::setup::{
    E, N, S, Setup, Table, W, chow, discard, discard_drawn, japanese, kind, melds, pong, tile,
    tiles,
};

#[test]
fn seed_010_nobody_sees_another_hand() {
    let mut game = Setup::hands("1z", "123m", "456s111z", "99p").deal(japanese(&[]));
    let mut other = Setup::hands("1z", "123m", "99p", "456s111z").deal(japanese(&[]));
    assert_eq!(game.seen(S), other.seen(S));
    game.does(E, discard_drawn("1z"));
    other.does(E, discard_drawn("1z"));
    assert_eq!(game.seen(S), other.seen(S), "claims of others do not show");
}

#[test]
fn seed_011_where_in_the_hand_a_discard_stood_does_not_show() {
    let from = |hand: &'static str, what: &str| {
        let mut game = Setup::hands("1z", hand, "", "")
            .head("9s")
            .deal(japanese(&[]));
        game.goes_on_to(S);
        game.does(S, discard(what));
        [E, W, N].map(|seat| game.seen(seat))
    };
    assert_eq!(
        from("2m4m6m8m1p3p5p7p9p2z3z4z5z", "2m"),
        from("5z4z3z2z9p7p5p3p1p8m6m4m2m", "2m")
    );
}

#[test]
fn seed_012_east_opens_with_a_discard_and_draws_nothing() {
    let game = Setup::hands("8888p", "", "", "").deal(japanese(&[]));
    assert_eq!(game.view(Eye::Rail).wall_left, 136 - 53 - 14);
    let offers = game.offers(E);
    let opens = |what: &Move| {
        matches!(
            what,
            Move::Discard { .. } | Move::ConcealedKong { .. } | Move::Win
        )
    };
    assert!(offers.iter().all(opens) && offers.len() > 1);
    assert!([S, W, N].iter().all(|&seat| game.offers(seat).is_empty()));
}

#[test]
fn seed_013_the_discard_lies_open_before_its_seat() {
    let mut game = Setup::hands("5m", "", "", "").deal(japanese(&[]));
    game.does(E, discard_drawn("5m"));
    for eye in [Eye::Rail, Eye::Seat(W)] {
        let rivers = game.view(eye).seats.map(|seat| seat.river);
        assert_eq!(rivers[E].len(), 1);
        assert_eq!(rivers[E][0].tile, tile("5m"));
        assert!([S, W, N].iter().all(|&seat| rivers[seat].is_empty()));
    }
}

#[test]
fn seed_014_020_023_south_draws_unless_he_takes_the_discard() {
    let setup = || Setup::hands("4s", "35s77p", "", "").head("7p");
    let mut game = setup().deal(japanese(&[]));
    let left = game.view(Eye::Rail).wall_left;
    game.does(E, discard_drawn("4s"));
    game.does(S, chow("35s"));
    game.lapse();
    assert_eq!(melds(&game, S), [(MeldKind::Chow, tiles("345s"))]);
    assert_eq!(game.view(Eye::Rail).wall_left, left);

    let mut game = setup().deal(japanese(&[]));
    game.does(E, discard_drawn("4s"));
    game.lapse();
    assert_eq!(game.view(Eye::Rail).wall_left, left - 1);
    // The third 7p is drawn: nothing is melded.
    assert!(
        game.held(S)
            .iter()
            .filter(|&&held| held == tile("7p"))
            .count()
            == 3
    );
    assert!(melds(&game, S).is_empty());
    game.does(S, discard_drawn("7p"));
}

#[test]
fn seed_015_play_goes_round() {
    let mut game = Setup::default().deal(japanese(&[]));
    for seat in [E, S, W, N, E] {
        assert_eq!(game.in_turn(), Some(seat));
        game.lapse();
        game.lapse();
    }
}

#[test]
fn seed_016_017_018_four_threes_and_a_pillow_go_out() {
    for (hand, wins) in [
        ("123m456p789s1115z5z", true),
        ("123m456p789s2244z7z", false),
        ("135m456p789s1115z5z", false),
    ] {
        let mut game = Setup::hands(hand, "", "", "").deal(japanese(&[]));
        assert_eq!(game.offers_win(E), wins, "{hand}");
        if wins {
            game.does(E, Move::Win);
            let reading = &game.end().wins[0].sheet.reading;
            assert_eq!(reading.len(), 5);
            assert_eq!(reading.row(4), tiles("55z"), "the pillow stands last");
        }
    }
}

#[test]
fn seed_017_the_pillow_has_a_line_of_its_own() {
    let mut game = Setup::hands("5z", "123m456p789s111z5z", "", "").deal(japanese(&[]));
    game.does(E, discard_drawn("5z"));
    game.does(S, Move::Win);
    game.lapse();
    let sheet = &game.end().wins[0].sheet;
    let pillow = sheet.lines.iter().find(|line| line.name == "dragon_pair");
    let pillow = pillow.map(|line| (line.worth, line.tile));
    assert_eq!(pillow, Some((2, Some(tile("5z")))));
}

#[test]
fn seed_019_a_pon_is_melded_to_the_right() {
    let rules = japanese(&[]);
    assert_eq!(rules.calls.meld_side, Side::Right);
    let mut game = Setup::hands("1z", "", "55m", "5m").deal(rules);
    game.goes_on_to(N);
    game.does(N, discard("5m"));
    game.does(W, pong("55m"));
    game.lapse();
    assert_eq!(melds(&game, W), [(MeldKind::Pong, tiles("555m"))]);
}

#[test]
fn seed_021_024_a_pon_and_a_win_from_anybody() {
    // North holds the pair; a run, a triplet and a pillow wait for the tile.
    for from in [E, S, W] {
        for (hand, pongs) in [
            ("55m", true),
            ("46m123456p789s11z", false),
            ("55m123456p789s22z", true),
            ("5m123456p789s222z", false),
        ] {
            let mut setup = Setup::hands("1z", "", "", "");
            setup.hands[from.index()] = "5m";
            setup.hands[N.index()] = hand;
            let mut game = setup.deal(japanese(&[]));
            if from == E {
                game.does(E, discard_drawn("5m"));
            } else {
                game.goes_on_to(from);
                game.does(from, discard("5m"));
            }
            assert_eq!(
                game.offers(N).contains(&pong("55m")),
                pongs,
                "{from:?} {hand}"
            );
            assert_eq!(game.offers_win(N), hand.len() > 3, "{from:?} {hand}");
        }
    }
}

#[test]
fn seed_022_a_chi_from_the_left_hand_player_only() {
    let mut game = Setup::hands("1z", "35s", "4s", "35s").deal(japanese(&[]));
    game.goes_on_to(W);
    game.does(W, discard("4s"));
    assert!(game.offers(N).contains(&chow("35s")));
    assert_eq!(game.offers(S), [Move::Pass]);
    assert_eq!(
        game.seen(S).why_not(chow("35s")),
        Some(Reason::NotLeftNeighbour { from: W })
    );
}

#[test]
fn seed_025_026_a_pon_before_a_chi_and_play_goes_on_after_the_pon() {
    let mut game = Setup::hands("55m1z", "5m", "46m", "")
        .head("9p9p1p")
        .deal(japanese(&[]));
    game.goes_on_to(S);
    game.does(S, discard("5m"));
    game.does(W, chow("46m"));
    game.does(E, pong("55m"));
    game.lapse();
    assert_eq!(game.in_turn(), Some(E));
    let what = game.offers(E).pop().expect("a discard");
    game.does(E, what);
    game.lapse();
    assert_eq!(game.in_turn(), Some(S), "West and North are passed over");
    let rivers = game.view(Eye::Rail).seats.map(|seat| seat.river.len()).0;
    assert_eq!([rivers[2], rivers[3]], [0, 0]);
}

#[test]
fn seed_027_going_out_beats_everything() {
    let mut game = Setup::hands("5m", "46m", "55m", "46m123456p789s11z").deal(japanese(&[]));
    game.does(E, discard_drawn("5m"));
    game.does(S, chow("46m"));
    game.does(W, pong("55m"));
    game.does(N, Move::Win);
    game.lapse();
    assert_eq!(game.end().wins[0].seat, N);
}

#[test]
fn seed_028_the_fourth_tile_picked_up_makes_a_kan() {
    let mut game = Setup::hands("1z", "888p", "", "")
        .head("8p")
        .deal(japanese(&[]));
    game.goes_on_to(S);
    game.does(S, Move::ConcealedKong { kind: kind("8p") });
    assert_eq!(melds(&game, S), [(MeldKind::ConcealedKong, tiles("8888p"))]);
}

#[test]
fn seed_029_030_a_discarded_fourth_makes_a_kan_and_an_extra_tile_is_taken() {
    let mut game = Setup::hands("8p", "888p", "", "")
        .head("1m2m")
        .tail("9s")
        .deal(japanese(&[]));
    game.does(E, discard_drawn("8p"));
    assert!(game.offers(S).contains(&Move::Kong));
    game.does(S, Move::Kong);
    game.lapse();
    assert_eq!(melds(&game, S), [(MeldKind::ClaimedKong, tiles("8888p"))]);
    assert_eq!(game.seen(S).own.expect("a seat").drawn, Some(tile("9s")));
    game.does(S, discard_drawn("9s"));
    game.lapse();
    let drawn = game.seen(W).own.expect("a seat").drawn;
    assert_eq!(
        drawn,
        Some(tile("1m")),
        "the front of the wall is untouched"
    );
}

#[test]
fn seed_031_032_cj_21_without_a_winner_at_14_tiles_east_is_changed() {
    let mut game = Setup::default().deal(japanese(&[]));
    game.plays_down_to(0);
    assert!(
        game.in_turn().is_some(),
        "the fifteenth tile is drawn and discarded"
    );
    game.lapse();
    game.lapse();
    let end = game.end();
    assert_eq!((end.ending, end.dealer_stays), (Ending::Exhausted, false));
    assert!(end.settlement.transfers.is_empty());
    game.deal().expect("another deal");
    assert_eq!(game.view(Eye::Rail).dealer, S);
}

#[test]
fn seed_033_035_four_rounds_of_four_games() {
    let mut game = Setup::won_by(2).deal(japanese(&[]));
    let mut rounds = Vec::new();
    loop {
        rounds.push(game.view(Eye::Rail).round_wind());
        game.is_won_by(2);
        if game.outcome().is_some() {
            break;
        }
        Setup::won_by(2).deal_next(&mut game);
    }
    let expected: Vec<Wind> = Wind::ALL.iter().flat_map(|&wind| [wind; 4]).collect();
    assert_eq!(rounds, expected);
    let outcome = game.outcome().expect("an end");
    assert_eq!(outcome.points.0.iter().sum::<i32>(), 8000);
    assert_eq!(outcome.results, outcome.points.map(|points| points - 2000));
}

#[test]
fn cj_21_the_last_hand_may_be_without_a_winner() {
    let mut game = Setup::won_by(1).deal(japanese(&[("game.rounds", "1")]));
    for _ in 0..3 {
        game.is_won_by(1);
        Setup::won_by(1).deal_next(&mut game);
    }
    game.plays_down_to(0);
    game.lapse();
    game.lapse();
    assert!(game.outcome().is_some());
}

#[test]
fn seed_034_cj_22_east_stays_while_east_goes_out() {
    let mut game = Setup::won_by(0).deal(japanese(&[]));
    let mut dealers = Vec::new();
    for steps in [0, 0, 2, 1] {
        dealers.push(game.view(Eye::Rail).dealer);
        game.is_won_by(steps);
        let end = game.end();
        assert_eq!(end.dealer_stays, steps == 0);
        let next = [0, 2, 1, 0][dealers.len() - 1];
        Setup::won_by(next).deal_next(&mut game);
    }
    assert_eq!(dealers, [E, E, E, S]);
}

#[test]
fn a_robbed_kan_is_paid_by_its_maker() {
    let setup = Setup::hands("4p", "44p", "35p123456m789s11z", "").head("9m9p9s4p");
    let mut game = setup.deal(japanese(&[]));
    game.does(E, discard_drawn("4p"));
    game.does(S, pong("44p"));
    game.lapse();
    let what = game.offers(S).pop().expect("a discard");
    game.does(S, what);
    game.goes_on_to(S);
    game.does(S, Move::AddedKong { kind: kind("4p") });
    game.does(W, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!(end.wins[0].by, By::Rob(S));
    assert!(
        end.settlement
            .transfers
            .iter()
            .all(|transfer| transfer.from == S)
    );
    // A concealed kan cannot be robbed: no window opens.
    let mut game = Setup::hands("5555p", "", "", "").deal(japanese(&[]));
    game.does(E, Move::ConcealedKong { kind: kind("5p") });
    assert_eq!(game.in_turn(), Some(E));
}
