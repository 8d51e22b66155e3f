//! Counters, bets, dealers, and the end of a game (`riichi.md` 8.3, 9.3, 9.5 and 9.6).

use engine::deal::event::{Cast, Event, Eye};
use engine::deal::moves::Move;
use engine::game::{Game, Opening, replay_by};
use engine::hidden::Hidden;
use engine::rules::options::OptionFault;
use engine::score::results;
use engine::seat::PerSeat;
use engine::seed::Seed;

use super::{Quiet, points, riichi_drawn, rules, table};
use crate::setup::{E, N, S, Setup, Table, W, discard_drawn};

/// Results in thousands, written with one digit after the point, as tenths.
fn tenths(options: &[(&str, &str)], points: [i32; 4]) -> [i32; 4] {
    let rules = rules(options);
    results(&rules.dealing.result, &PerSeat(points))
        .0
        .map(|result| result / 100)
}

#[test]
fn results_are_points_above_30000_and_the_uma() {
    assert_eq!(
        tenths(&[], [42000, 31000, 28000, 19000]),
        [270, 60, -70, -260]
    );
    // Seat order breaks the tie.
    assert_eq!(
        tenths(&[], [28000, 42000, 28000, 22000]),
        [30, 270, -70, -230]
    );
    // 5 and -5 are shared.
    assert_eq!(
        tenths(&[("tie", "split")], [28000, 42000, 28000, 22000]),
        [-20, 270, -20, -230]
    );
    assert_eq!(
        tenths(&[("uma", "20/10/-10/-20")], [42000, 31000, 28000, 19000]),
        [320, 110, -120, -310]
    );
}

#[test]
fn what_all_start_below_the_target_goes_to_the_first() {
    let options = [("game.start_points", "25000"), ("target", "30000")];
    let results = tenths(&options, [40000, 30000, 20000, 10000]);
    assert_eq!(
        results,
        [450, 50, -150, -350],
        "four times 5000 for the first"
    );
    assert_eq!(results.iter().sum::<i32>(), 0);
}

#[test]
fn an_uma_must_sum_to_zero() {
    let options = [("uma".to_owned(), "20/10/-10/-10".to_owned())].into();
    assert!(engine::rulesets::build("riichi", &options).is_err());
    for bad in ["1/2/3", "a/b/c/d", "15/5/-5/-15/0", "101/0/0/-101"] {
        let options = [("uma".to_owned(), bad.to_owned())].into();
        assert!(
            engine::rulesets::build("riichi", &options).is_err(),
            "{bad}"
        );
    }
}

/// South 4 with bets and counters on the table: North is the dealer. The hands are those of the dealer and
/// of the seats to his right.
fn south_4(options: &[(&str, &str)], setup: &Setup) -> Game {
    let rules = rules(options);
    let (_, mut log) = Game::open(rules.clone(), Seed::from_bytes([1; 32]));
    let wall = setup.wall(&rules);
    log.push(Event::Dealt {
        number: 1,
        round: 1,
        dealer: N,
        counters: 2,
        bets: 3000,
        casts: vec![Cast {
            by: 3,
            dice: vec![1, 1],
        }],
        wall: Hidden(wall),
    });
    let mut game = replay_by(rules, &log).expect("a log");
    game.lapse_opening();
    game
}

/// The dealer, North, wins self-drawn in his second turn, or East on his discard in the first.
fn won(options: &[(&str, &str)], dealer_wins: bool) -> Game {
    let hands = [
        "234m567m345p67s88p4z",
        "123m678m234p67s22z",
        "147m258p369s1146z",
        "147m258p369s1177z",
    ];
    let head = if dealer_wins { "4z2z4z8s" } else { "8s" };
    let mut game = south_4(options, &table(hands).head(head));
    game.throws(N, "4z");
    if dealer_wins {
        game.throws(E, "4z");
        game.throws(S, "2z");
        game.throws(W, "4z");
        game.does(N, Move::Win);
    } else {
        game.does(E, Move::Win);
    }
    game
}

#[test]
fn the_game_ends_when_the_deal_would_pass_in_south_4() {
    let game = won(&[], false);
    assert!(game.outcome().is_some());
    // Counters and bets went to the winner, once (trap 15).
    let end = game.end();
    assert_eq!((end.bets, end.bets_won[E]), (0, 3000));
}

#[test]
fn a_dealer_who_wins_in_south_4_goes_on_unless_he_may_stop() {
    let mut game = won(&[], true);
    assert!(game.outcome().is_none());
    game.deal().expect("one more");
    let next = game.view(Eye::Rail);
    assert_eq!((next.dealer, next.counters, next.round), (N, 3, 1));
    assert!(won(&[("agari_yame", "true")], true).outcome().is_some());
}

#[test]
fn below_zero_ends_the_game_only_by_the_option() {
    // Everybody starts with 100 points: any payment leaves somebody below nothing.
    let start = ("game.start_points", "100");
    assert!(won(&[start], true).outcome().is_none());
    assert!(
        won(&[start, ("bust_ends", "true")], true)
            .outcome()
            .is_some()
    );
}

#[test]
fn the_west_round_is_played_until_somebody_has_the_target() {
    let options = |target| [("west_round", "true"), ("target", target)];
    let mut game = won(&options("100000"), false);
    assert!(game.outcome().is_none());
    game.deal().expect("West 1");
    assert_eq!(
        (game.view(Eye::Rail).round, game.view(Eye::Rail).dealer),
        (2, E)
    );
    assert!(won(&options("30000"), false).outcome().is_some());
}

/// An extra round that nobody ends, by draws with nobody waiting, is over after its last deal.
#[test]
fn the_extra_round_is_one_round_at_most() {
    let rules = rules(&[
        ("game.rounds", "1"),
        ("west_round", "true"),
        ("target", "200000"),
        ("draw.dealer", "pass"),
        ("nagashi", "false"),
    ]);
    let (mut game, _) = Game::open(rules, Seed::from_bytes([7; 32]));
    let mut deals = Vec::new();
    while game.outcome().is_none() {
        game.deal().expect("a deal");
        let seen = game.view(Eye::Rail);
        deals.push((seen.round, seen.dealer));
        while !game.is_between_deals() && game.outcome().is_none() {
            game.lapse();
        }
    }
    let rounds = [0, 1].map(|round| [E, S, W, N].map(|dealer| (round, dealer)));
    assert_eq!(deals, rounds.concat(), "the round, and one more");
}

#[test]
fn a_game_that_would_end_at_once_is_refused() {
    let refused = |options: &[(&str, &str)]| {
        let options = options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned()));
        let faults = engine::rulesets::build("riichi", &options.collect());
        faults.err().unwrap_or_default()
    };
    let faults = refused(&[
        ("bust_ends", "true"),
        ("game.start_points", "-1"),
        ("uma", "20/10/-10/-10"),
    ]);
    assert_eq!(faults.len(), 2, "every fault at once");
    let bust = OptionFault::BustAtStart { start: -1 };
    assert_eq!(
        refused(&[("bust_ends", "true"), ("game.start_points", "-1")]),
        [bust]
    );
    for fine in [
        // A target that everybody has from the beginning adds no round.
        [("west_round", "true"), ("target", "29999")],
        [("bust_ends", "true"), ("game.start_points", "0")],
    ] {
        assert_eq!(refused(&fine), [], "{fine:?}");
    }
}

/// The last deal, North dealing, from these points of East to North. The hands are those of the dealer and of the seats to
/// his right.
fn last_deal(options: &[(&str, &str)], points: [i32; 4], bets: i32, setup: &Setup) -> Game {
    let rules = rules(options);
    let opening = Opening {
        round: 1,
        dealer: N,
        counters: 2,
        bets,
        points: PerSeat(points),
        wall: Hidden(setup.wall(&rules)),
    };
    let (mut game, _) = Game::set_up(rules, &opening).expect("a wall");
    game.lapse_opening();
    game
}

#[test]
fn a_last_dealer_who_keeps_the_deal_ends_the_game_where_he_leads_and_may() {
    let hands = [
        "234m567m345p67s88p4z",
        "123m678m234p67s22z",
        "147m258p369s1146z",
        "147m258p369s1177z",
    ];
    let wins = table(hands).head("4z2z4z8s");
    // Concealed self-draw, pinfu and all simples: 20 fu and 3 han, 640, twice that from each: 1300, and 200 for counters.
    for (options, points, ends) in [
        (&[("agari_yame", "false")][..], [30000; 4], false),
        (&[("agari_yame", "true")], [30000; 4], true),
        // 34500 for the dealer, 38500 for East.
        (
            &[("agari_yame", "true")],
            [40000, 25000, 25000, 30000],
            false,
        ),
        // He leads with 14500: below the target, and at it.
        (
            &[
                ("agari_yame", "true"),
                ("west_round", "true"),
                ("target", "30000"),
            ],
            [10000; 4],
            false,
        ),
        (
            &[
                ("agari_yame", "true"),
                ("west_round", "true"),
                ("target", "30000"),
            ],
            [25500; 4],
            true,
        ),
    ] {
        let mut game = last_deal(options, points, 0, &wins);
        for (seat, tile) in [(N, "4z"), (E, "4z"), (S, "2z"), (W, "4z")] {
            game.throws(seat, tile);
        }
        game.does(N, Move::Win);
        let [east, south, west, north] = points;
        let paid = [east - 1500, south - 1500, west - 1500, north + 4500];
        assert_eq!(super::points(&game), paid, "{options:?}");
        assert_eq!(game.outcome().is_some(), ends, "{options:?} {points:?}");
    }
    // He alone waits when the wall is used up: 3000 from the others.
    let waits = Setup::hands(
        "123m567m345p1122z6p",
        "48m48p48s135z267m2z",
        "27m27p27s13567z8m6z",
        "36m36p36s24567z38m",
    );
    for (value, ends) in [("false", false), ("true", true)] {
        let options = [("agari_yame", value), ("nagashi", "false")];
        let mut game = last_deal(&options, [30000; 4], 0, &waits.clone().head("3s4m4m4m"));
        while !game.is_between_deals() && game.outcome().is_none() {
            game.lapse();
        }
        assert_eq!(super::points(&game), [29000, 29000, 29000, 33000]);
        assert_eq!(game.outcome().is_some(), ends, "{value}");
    }
}

/// South throws 8s, which West and East win on; East has declared riichi in his first turn.
#[test]
fn trap_15_of_several_winners_the_nearest_takes_bets_and_counters_once() {
    let hands = [
        "1199m111p119s2337z",
        "234m567m345p67s88p",
        "147m25p3699s1146z",
        "123m678m345p67s99p",
    ];
    // West: pinfu, 30 fu: 1000, and 600 for two counters. East: double riichi, pinfu, all simples, 4 han and 30 fu: 7700.
    for (bets, east, west) in [
        // West takes the 2000 that lay there, East his own 1000.
        ("own", 30000 - 1000 + 7700 + 1000, 30000 + 1600 + 2000),
        ("nearest", 30000 - 1000 + 7700, 30000 + 1600 + 3000),
    ] {
        let options = [
            ("ippatsu", "false"),
            ("claim.multiple_winners", "all"),
            ("riichi_bets", bets),
        ];
        let before = [30000, 30000, 30000, 28000];
        let mut game = last_deal(&options, before, 2000, &table(hands).head("4z8s"));
        game.gives(N, "2z");
        game.quietly(E, riichi_drawn("4z"));
        game.does(S, discard_drawn("8s"));
        game.does(W, Move::Win);
        game.does(E, Move::Win);
        game.lapse();
        let after = [east, 30000 - 7700 - 1600, west, 28000];
        assert_eq!(super::points(&game), after, "{bets}");
        assert_eq!(game.end().bets, 0);
        let outcome = game.outcome().expect("the last deal");
        assert_eq!(outcome.points.0, after, "nobody is given them again");
        assert_eq!(after.iter().sum::<i32>(), 120_000);
    }
}

#[test]
fn trap_15_bets_left_at_the_end_go_to_the_first_place() {
    let far = Setup::hands(
        "159m159p159s12347z",
        "48m48p48s135z267m2z",
        "27m27p27s13567z8m6z",
        "36m36p36s2567z338m",
    );
    let mut game = south_4(&[("nagashi", "false")], &far);
    while !game.is_between_deals() && game.outcome().is_none() {
        assert!(!game.lapse().is_empty());
    }
    let outcome = game.outcome().expect("the dealer did not wait");
    assert_eq!(points(&game), [30000; 4]);
    assert_eq!(outcome.points.0, [33000, 30000, 30000, 30000]);
}
