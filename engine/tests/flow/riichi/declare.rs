//! Declaring riichi, the bet, and what may be done afterwards (`riichi.md` 4 and 5).

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::{NoRiichi, Reason};
use engine::hidden::Hidden;

use super::{E_JUNK, OTHER, Quiet, WAITING, points, riichi, riichi_drawn, rules, table};
use crate::setup::{E, N, S, Table, W, discard, discard_drawn, kind, pong, tile};

fn names(game: &engine::game::Game, of: engine::seat::Seat) -> Vec<String> {
    let end = game.end();
    let win = end.wins.iter().find(|win| win.seat == of).expect("a win");
    let no_fu = |line: &&engine::score::sheet::Line| !line.name.starts_with("fu_");
    win.sheet
        .lines
        .iter()
        .filter(no_fu)
        .map(|line| line.name.to_string())
        .collect()
}

#[test]
fn the_bet_is_paid_when_the_discard_is_not_won_on() {
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    assert_eq!(points(&game), [30000; 4]);
    let events = game.does(S, riichi_drawn("4z"));
    assert!(
        events
            .iter()
            .any(|e| matches!(e, Event::Discarded { riichi: true, .. }))
    );
    assert_eq!(points(&game), [30000; 4], "not before the window closes");
    let events = game.lapse();
    assert!(events.contains(&Event::BetPaid {
        seat: S,
        amount: 1000
    }));
    assert_eq!(points(&game), [30000, 29000, 30000, 30000]);
    let seen = game.view(Eye::Rail);
    assert_eq!(seen.bets, 1000);
    assert!(seen.seats[S].riichi && seen.seats[S].double_riichi && seen.seats[S].ippatsu);
}

#[test]
fn a_won_riichi_discard_leaves_the_bet_with_its_owner() {
    let mut game = table([E_JUNK, WAITING, "234m456p678s22p45s", "1357m"])
        .head("3s")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.does(S, riichi_drawn("3s"));
    assert!(game.offers_win(W));
    game.does(W, Move::Win);
    let events = game.lapse();
    assert!(!events.iter().any(|e| matches!(e, Event::BetPaid { .. })));
    let end = game.end();
    assert_eq!((end.bets, end.bets_won.0), (0, [0; 4]));
    // Closed tanyao and pinfu, 30 fu: 2000.
    assert_eq!(points(&game), [30000, 28000, 32000, 30000]);
}

#[test]
fn riichi_needs_a_waiting_closed_hand_a_bet_and_tiles() {
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z")
        .deal(rules(&[]));
    let not_waiting = game.seen(E).why_not(riichi("2z"));
    assert_eq!(
        not_waiting,
        Some(Reason::NoRiichi(NoRiichi::NotWaiting {
            tile: Hidden(tile("2z"))
        }))
    );
    game.gives(E, "2z");
    let seen = game.seen(S);
    assert!(seen.choices().contains(&riichi_drawn("4z")));
    assert_eq!(
        seen.why_not(riichi("2m")),
        Some(Reason::NoRiichi(NoRiichi::NotWaiting {
            tile: Hidden(tile("2m"))
        })),
        "no wait is left"
    );

    // One point short of the bet.
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z")
        .deal(rules(&[("game.start_points", "999")]));
    game.gives(E, "2z");
    assert_eq!(
        game.seen(S).why_not(riichi_drawn("4z")),
        Some(Reason::NoRiichi(NoRiichi::Points {
            have: 999,
            need: 1000
        }))
    );

    // A claimed set.
    let mut game =
        table(["1199m1199p1199s88p", WAITING, "147m25p369s11466z", "13579m"]).deal(rules(&[]));
    game.does(E, discard("8p"));
    game.does(S, pong("88p"));
    game.lapse();
    assert_eq!(
        game.seen(S).why_not(riichi("7s")),
        Some(Reason::NoRiichi(NoRiichi::NotClosed))
    );
}

/// 69 tiles can be drawn after the deal, and South draws the first of them: the 65th, when 4 are left, and the last.
#[test]
fn riichi_min_tiles_is_an_option() {
    for (least, with_four, with_none) in [("4", true, false), ("1", true, false), ("0", true, true)]
    {
        for (left, offered) in [(4, with_four), (0, with_none)] {
            let setup = table([E_JUNK, WAITING, OTHER, "13579m"]);
            let mut game = setup.deal(rules(&[("riichi_min_tiles", least)]));
            game.plays_down_to(left);
            assert_eq!(game.in_turn(), Some(S));
            let mut offers = game.offers(S).into_iter();
            let any = offers.any(|what| matches!(what, Move::Riichi { .. }));
            assert_eq!(any, offered, "{least} of {left}");
        }
    }
    // West draws the third from the end.
    for (least, offered) in [("4", false), ("1", true), ("0", true)] {
        let setup = table([E_JUNK, OTHER, WAITING, "13579m"]);
        let mut game = setup.deal(rules(&[("riichi_min_tiles", least)]));
        game.plays_down_to(3);
        assert_eq!(game.in_turn(), Some(W));
        let mut offers = game.offers(W).into_iter();
        let any = offers.any(|what| matches!(what, Move::Riichi { .. }));
        assert_eq!(any, offered, "{least} of 3");
    }
}

#[test]
fn after_riichi_only_the_drawn_tile_may_be_discarded() {
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z2z4z9m7z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    let seen = game.seen(S);
    assert_eq!(seen.choices(), vec![discard_drawn("7z")]);
    assert_eq!(seen.why_not(discard("8p")), Some(Reason::RiichiDiscard));
    assert_eq!(
        seen.why_not(riichi_drawn("7z")),
        Some(Reason::NoRiichi(NoRiichi::Declared))
    );
    assert_eq!(seen.fallback(), Some(discard_drawn("7z")));
    // Nor may anything be claimed but a win.
    game.throws(S, "7z");
    let drawn = game.seen(W).own.and_then(|own| own.drawn).expect("a tile");
    game.does(
        W,
        Move::Discard {
            tile: drawn,
            drawn: true,
        },
    );
    let only = game.offers(S);
    assert!(only == vec![Move::Pass] || only == vec![Move::Win, Move::Pass]);
}

#[test]
fn claims_of_a_seat_in_riichi_are_refused_for_that_reason() {
    let mut game = table([E_JUNK, WAITING, "8p47m258p369s1146z", "13579m"])
        .head("4z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.does(W, discard("8p"));
    assert_eq!(game.seen(S).why_not(pong("88p")), Some(Reason::RiichiClaim));
}

#[test]
fn double_riichi_and_ippatsu_end_with_the_go_round_or_a_claim() {
    let start = || {
        table([E_JUNK, WAITING, OTHER, "13579m"])
            .head("4z2z4z9m8s")
            .deal(rules(&[]))
    };
    let mut game = start();
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    game.does(S, Move::Win);
    assert!(names(&game, S).contains(&"double_riichi".to_owned()));
    assert!(names(&game, S).contains(&"ippatsu".to_owned()));

    // East pongs 9m: the go-round is broken.
    let mut game = table([E_JUNK, WAITING, "9m47m258p369s1146z", "13579m"])
        .head("4z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    assert!(game.view(Eye::Rail).seats[S].ippatsu);
    game.does(W, discard("9m"));
    game.does(E, pong("99m"));
    game.lapse();
    assert!(!game.view(Eye::Rail).seats[S].ippatsu);
    assert!(game.view(Eye::Rail).seats[S].double_riichi);

    // The own next discard ends it too.
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z2z4z9m7z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    game.throws(S, "7z");
    assert!(!game.view(Eye::Rail).seats[S].ippatsu);
}

#[test]
fn riichi_after_the_first_discard_is_no_double() {
    let mut game = table([E_JUNK, WAITING, OTHER, "13579m"])
        .head("4z2z4z9m7z")
        .deal(rules(&[]));
    game.gives(E, "2z");
    game.throws(S, "4z");
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    game.does(S, riichi_drawn("7z"));
    let seen = &game.view(Eye::Rail).seats[S];
    assert!(seen.riichi && !seen.double_riichi);
}

#[test]
fn a_kong_after_riichi_must_not_change_the_hand() {
    let (east, west) = ("1199m1199p11s2222z", "147m258p36s11466z");
    let play = |south, head| {
        let mut game = table([east, south, west, "13579m"])
            .head(head)
            .deal(rules(&[]));
        game.gives(E, "2z");
        game.quietly(S, riichi_drawn("4z"));
        game.throws(W, "1z");
        game.throws(N, "4z");
        game.throws(E, "9m");
        game
    };
    let kong = |text| {
        let kind = tile(text).kind().expect("a kind");
        Move::ConcealedKong { kind }
    };
    // The three 9s are a triplet in every reading.
    let game = play("234m567m34p999s88p", "4z1z4z9m9s");
    assert!(game.offers(S).contains(&kong("9s")));
    // Three 3p beside 45p: one of them may stand in a run.
    let game = play("234m567m333p45p88s", "4z1z4z9m3p");
    // They wait for 3p and 6p beside the pair 88s, and for 3p and 8s beside 345p.
    let waits = Hidden(["3p", "6p", "8s"].map(kind).to_vec());
    assert_eq!(
        game.seen(S).why_not(kong("3p")),
        Some(Reason::RiichiKongChanges { waits })
    );
}

#[test]
fn indicators_under_those_turned_count_for_a_riichi_winner_alone() {
    // Under the indicator lies 7p: 8p is ura dora.
    let setup = || {
        crate::setup::Setup::hands(E_JUNK, WAITING, OTHER, "13579m")
            .head("4z2z4z9m8s")
            .tail("5z5z5z6z3z7p")
    };
    let mut game = setup().deal(rules(&[]));
    game.gives(E, "2z");
    game.quietly(S, riichi_drawn("4z"));
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    assert!(
        game.seen(S)
            .win_now()
            .expect("a win")
            .lines
            .iter()
            .all(|line| line.name != "ura")
    );
    game.does(S, Move::Win);
    let end = game.end();
    assert_eq!(end.under_indicators, vec![tile("7p")]);
    let ura = end.wins[0]
        .sheet
        .lines
        .iter()
        .find(|line| line.name == "ura");
    assert_eq!(ura.map(|line| line.worth), Some(2));

    let mut game = setup().deal(rules(&[]));
    game.gives(E, "2z");
    game.throws(S, "4z");
    game.throws(W, "2z");
    game.throws(N, "4z");
    game.throws(E, "9m");
    game.does(S, Move::Win);
    assert!(game.end().under_indicators.is_empty());
    assert!(!names(&game, S).contains(&"ura".to_owned()));
}
