//! What a wrong declaration costs where the house lets it be made (`enforcement` = penalize): `hong-kong.md` 6,
//! `classical-japanese.md` 7, `classical-chinese.md` 8, `riichi.md` 10.

use engine::deal::event::{Ending, Event, Eye, Wrong};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::rules::RuleSet;
use engine::seat::Seat;

use crate::setup::{
    E, N, S, Setup, Table, W, chinese, concealed_kong, discard, discard_drawn, japanese, rules,
    rules_of, tile,
};

/// The usual rules of riichi, penalized, with more options.
fn riichi_rules(options: &[(&str, &str)]) -> RuleSet {
    rules_of("riichi", &with(options))
}

fn with<'a>(options: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let mut all = vec![("enforcement", "penalize")];
    all.extend(options);
    all
}

/// A deal in which nobody is near a win, and this seat declares one on its first draw.
fn falsely(rules: RuleSet, seat: Seat) -> Game {
    let mut game = Setup::default().deal(rules);
    game.goes_on_to(seat);
    let seen = game.seen(seat);
    assert!(!seen.choices().contains(&Move::Win), "it is not right");
    assert!(seen.why_not(Move::Win).is_some());
    assert!(seen.risks().contains(&Move::Win), "and can be declared");
    game.does(seat, Move::Win);
    let end = game.end();
    assert_eq!((end.ending, end.wins.len()), (Ending::Penalized, 0));
    assert_eq!(
        end.offences
            .iter()
            .map(|offence| (offence.seat, offence.what))
            .collect::<Vec<_>>(),
        [(seat, Wrong::FalseWin)]
    );
    game
}

fn points(game: &Game) -> [i32; 4] {
    Seat::ALL.map(|seat| game.view(Eye::Rail).seats[seat].points)
}

#[test]
fn nothing_wrong_can_be_declared_by_default() {
    for id in [
        "hong-kong",
        "classical-japanese",
        "classical-chinese",
        "riichi",
    ] {
        let mut game = Setup::default().deal(rules_of(id, &[]));
        assert!(game.seen(E).risks().is_empty());
        assert!(game.play(E, Move::Win).is_err());
        game.lapse();
        assert!(game.seen(S).risks().is_empty() && game.play(S, Move::Win).is_err());
    }
}

#[test]
fn a_false_win_costs_what_each_rule_set_says() {
    // T(10) = 128 to each of the three; with the cap at 8, T(8) = 64, three times the stake.
    let hong_kong = |options: &[(&str, &str)]| falsely(rules(&with(options)), S).paid();
    assert_eq!(hong_kong(&[]), [128, -384, 128, 128]);
    assert_eq!(
        hong_kong(&[("cap", "8"), ("stake", "3")]),
        [192, -576, 192, 192]
    );
    // Half the limit, double where East is one of the two.
    let classical = [japanese as fn(&[(&str, &str)]) -> RuleSet, chinese];
    for build in classical {
        let paid = |seat, options: &[(&str, &str)]| falsely(build(&with(options)), seat).paid();
        assert_eq!(paid(S, &[]), [500, -1000, 250, 250]);
        assert_eq!(paid(E, &[]), [-1500, 500, 500, 500]);
        assert_eq!(paid(W, &[("limit", "1000")]), [1000, 500, -2000, 500]);
    }
    let even = falsely(chinese(&with(&[("east_double", "false")])), S);
    assert_eq!(even.paid(), [250, -750, 250, 250]);
    let unlimited = falsely(japanese(&with(&[("limit", "none")])), S);
    assert_eq!(unlimited.paid(), [500, -1000, 250, 250]);
    // A mangan the other way round.
    let paid = |seat| falsely(riichi_rules(&[]), seat).paid();
    assert_eq!(paid(E), [-12000, 4000, 4000, 4000]);
    assert_eq!(paid(N), [4000, 2000, 2000, -8000]);
}

#[test]
fn the_deal_is_dealt_again_by_the_same_dealer_without_a_new_counter() {
    for id in [
        "hong-kong",
        "classical-japanese",
        "classical-chinese",
        "riichi",
    ] {
        let mut game = Setup::won_by(0).deal(rules_of(id, &with(&[("game.rounds", "1")])));
        game.does(E, Move::Win);
        // East deals again, with one counter where there are any.
        Setup::default().deal_next(&mut game);
        game.goes_on_to(S);
        game.does(S, Move::Win);
        let end = game.end();
        assert!(end.dealer_stays && !end.last, "{id}");
        let before = game.view(Eye::Rail);
        game.deal().expect("it is dealt again");
        let again = game.view(Eye::Rail);
        assert_eq!((again.dealer, again.round, again.deal), (E, 0, 3), "{id}");
        let counters = u32::from(id == "riichi");
        let kept = (before.counters, again.counters);
        assert_eq!(kept, (counters, counters), "{id}");
        assert_eq!(again.dealer_streak, before.dealer_streak, "{id}");
    }
}

#[test]
fn what_is_paid_is_taken_once_and_the_next_deal_begins_with_it() {
    // What each starts with, and what South's false win moves as the first deal of East.
    let table = [
        ("hong-kong", [[0; 4], [128, -384, 128, 128]]),
        ("classical-japanese", [[2000; 4], [500, -1000, 250, 250]]),
        ("classical-chinese", [[2000; 4], [500, -1000, 250, 250]]),
        ("riichi", [[30_000; 4], [4000, -8000, 2000, 2000]]),
    ];
    for (id, [start, paid]) in table {
        let mut game = Setup::default().deal(rules_of(id, &with(&[])));
        assert_eq!(points(&game), start, "{id}");
        game.goes_on_to(S);
        game.does(S, Move::Win);
        let once: [i32; 4] = std::array::from_fn(|n| start[n] + paid[n]);
        assert_eq!((points(&game), game.end().points.0), (once, once), "{id}");
        Setup::default().deal_next(&mut game);
        let next = game.view(Eye::Rail);
        assert_eq!(
            (points(&game), next.dealer, next.counters),
            (once, E, 0),
            "{id}"
        );
        game.goes_on_to(S);
        game.does(S, Move::Win);
        let twice: [i32; 4] = std::array::from_fn(|n| once[n] + paid[n]);
        assert_eq!(points(&game), twice, "{id}");
    }
}

#[test]
fn a_win_below_the_minimum_on_a_discard_is_false() {
    // Four runs, concealed, and the flower of another seat: two faan.
    let mut game = Setup::hands("1z", "23m567m456p789s3p1f", "4m", "")
        .head("9m9s")
        .tail("3p")
        .deal(rules(&with(&[])));
    game.goes_on_to(W);
    game.does(W, discard("4m"));
    assert!(matches!(
        game.seen(S).why_not(Move::Win),
        Some(Reason::BelowMinimum { .. })
    ));
    game.does(S, Move::Win);
    game.lapse();
    assert_eq!(game.end().ending, Ending::Penalized);
    assert_eq!(game.paid(), [128, -384, 128, 128]);
}

#[test]
fn a_true_win_stands_beside_a_false_one() {
    // South, nearer to East, has nothing; West waits for 5m.
    for several in ["closest", "all"] {
        let rules = rules(&with(&[
            ("min_faan", "0"),
            ("claim.multiple_winners", several),
        ]));
        let mut game = Setup::hands("5m", "", "46m123456p789s11z", "").deal(rules);
        game.does(E, discard_drawn("5m"));
        game.does(S, Move::Win);
        game.does(W, Move::Win);
        game.lapse();
        let end = game.end();
        assert_eq!(
            (end.ending, end.wins[0].seat),
            (Ending::Won, W),
            "{several}"
        );
        assert!(end.offences.is_empty() && end.settlement.changes()[S] == 0);
    }
}

#[test]
fn nobody_is_waited_for_only_because_he_could_err() {
    let mut game = Setup::hands("9m", "", "", "").deal(rules(&with(&[])));
    game.does(E, discard_drawn("9m"));
    let able = Seat::ALL
        .into_iter()
        .any(|seat| game.offers(seat).iter().any(|&what| what != Move::Pass));
    assert_eq!(game.owing().is_empty(), !able);
    assert!(game.seen(N).risks().contains(&Move::Win));
    game.does(N, Move::Pass);
    assert!(game.seen(N).risks().is_empty(), "he has answered");
    assert!(game.seen(E).risks().is_empty(), "his own discard");
}

/// A hand far from waiting, and junk for the others; West is turned as the indicator.
const JUNK: &str = "147m258p369s1146z";

#[test]
fn a_win_in_furiten_or_without_yaku_is_false() {
    // South waits for 5s and 8s, throws 5s away, and claims West's 8s.
    let mut game = Setup::hands("1199m119p119s2337z", "234m567m345p67s88p", JUNK, "3579m")
        .head("5s8s")
        .tail("5z5z5z6z3z3z")
        .deal(riichi_rules(&[]));
    game.does(E, discard("2z"));
    game.lapse();
    game.does(S, discard_drawn("5s"));
    game.lapse();
    game.does(W, discard_drawn("8s"));
    assert!(matches!(
        game.seen(S).why_not(Move::Win),
        Some(Reason::FuritenDiscard { .. })
    ));
    game.does(S, Move::Win);
    game.lapse();
    assert_eq!(game.paid(), [4000, -8000, 2000, 2000]);
}

#[test]
fn riichi_without_a_waiting_hand_is_found_out_when_the_wall_is_used_up() {
    let mut game = Setup::default().deal(riichi_rules(&[]));
    let held = game.held(E)[0];
    let riichi = Move::Riichi {
        tile: held,
        drawn: false,
    };
    assert!(!game.offers(E).contains(&riichi));
    assert!(game.seen(E).risks().contains(&riichi));
    game.does(E, riichi);
    game.lapse();
    assert_eq!(points(&game)[0], 29000, "the bet is paid");
    while !game.is_between_deals() {
        game.lapse();
    }
    let end = game.end();
    assert_eq!(end.ending, Ending::Penalized);
    assert_eq!(end.offences[0].what, Wrong::NotWaiting);
    assert_eq!(game.paid(), [-12000, 4000, 4000, 4000]);
    // The bet goes back.
    assert_eq!((end.bets, end.bets_won.0), (0, [1000, 0, 0, 0]));
    assert_eq!(points(&game), [18000, 34000, 34000, 34000]);
}

#[test]
fn bets_of_earlier_deals_stay_on_the_table() {
    // South bets in the first deal, which nobody wins.
    let mut game = Setup::hands("1199m119p119s2337z", "234m567m345p67s88p", JUNK, "3579m")
        .head("4z")
        .tail("5z5z5z6z3z3z")
        .deal(riichi_rules(&[]));
    game.does(E, discard("2z"));
    game.lapse();
    game.does(
        S,
        Move::Riichi {
            tile: tile("4z"),
            drawn: true,
        },
    );
    while !game.is_between_deals() {
        game.lapse();
    }
    assert_eq!(
        (game.end().ending, game.end().bets),
        (Ending::Exhausted, 1000)
    );
    game.deal().expect("the next deal");
    let seat = game.in_turn().expect("a turn");
    if !game.offers_win(seat) {
        game.does(seat, Move::Win);
        assert_eq!((game.end().bets, game.end().bets_won.0), (1000, [0; 4]));
    }
}

#[test]
fn a_kong_that_riichi_forbids_spoils_the_hand() {
    // Three 3p beside 45p: a fourth may not be taken out of the hand.
    let start = || {
        let mut game = Setup::hands(
            "1199m1199p11s2222z",
            "234m567m333p45p88s",
            "147m258p36s11466z",
            "13579m",
        )
        .head("4z1z4z9m3p")
        .tail("5z5z5z6z3z3z")
        .deal(riichi_rules(&[("kong.rob_concealed", "none")]));
        game.does(E, discard("2z"));
        game.lapse();
        game.does(
            S,
            Move::Riichi {
                tile: tile("4z"),
                drawn: true,
            },
        );
        for (seat, text) in [(W, "1z"), (N, "4z"), (E, "9m")] {
            game.goes_on_to(seat);
            game.does(seat, discard_drawn(text));
            game.lapse();
        }
        game.goes_on_to(S);
        let kong = concealed_kong("3p");
        assert!(!game.offers(S).contains(&kong) && game.seen(S).risks().contains(&kong));
        let events = game.does(S, kong);
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| event.seen_by(Eye::Rail, game.rules()))
            .collect();
        assert!(
            !serde_json::to_string(&seen)
                .expect("json")
                .contains("wrong"),
            "nobody is told"
        );
        assert!(
            events
                .iter()
                .any(|event| matches!(event, Event::KongDeclared { wrong, .. } if wrong.0))
        );
        game
    };
    // Found out with a win that is declared, …
    let mut game = start();
    assert_eq!(game.seen(S).why_not(Move::Win), Some(Reason::WrongKong));
    game.does(S, Move::Win);
    assert_eq!(game.end().offences[0].what, Wrong::WrongKong);
    assert_eq!(game.paid(), [4000, -8000, 2000, 2000]);
    // … or at the end of the wall.
    let mut game = start();
    while !game.is_between_deals() {
        game.lapse();
    }
    let end = game.end();
    assert_eq!(end.ending, Ending::Penalized);
    assert_eq!(
        (end.offences[0].seat, end.offences[0].what),
        (S, Wrong::WrongKong)
    );
}

#[test]
fn option_chombo_takes_it_off_the_result() {
    let mut game = Setup::default().deal(riichi_rules(&[
        ("chombo", "score20000"),
        ("game.rounds", "1"),
    ]));
    game.goes_on_to(S);
    game.does(S, Move::Win);
    assert_eq!(game.paid(), [0; 4]);
    assert_eq!(game.end().offences[0].off_result, 20_000);
    let mut steps = 0;
    while game.outcome().is_none() {
        if game.is_between_deals() {
            game.deal().expect("a deal");
        }
        game.lapse();
        steps += 1;
        assert!(steps < 5_000, "a game ends");
    }
    let outcome = game.outcome().expect("an end");
    assert_eq!(
        outcome.results.0.iter().sum::<i32>(),
        -20_000,
        "what is taken off goes to nobody"
    );
    let place = outcome
        .order
        .iter()
        .position(|&seat| seat == S)
        .expect("a place");
    let uma = [15_000, 5_000, -5_000, -15_000][place];
    assert_eq!(
        outcome.results[S],
        outcome.points[S] - 30_000 + uma - 20_000
    );
}
