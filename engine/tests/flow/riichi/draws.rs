//! Draws and early ends (`riichi.md` 9).

use engine::deal::event::{DealEnd, Ending, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::{NoAbort, NoRiichi, Reason};
use engine::game::Game;
use engine::hidden::Hidden;
use engine::score::sheet::Why;

use super::{Quiet, points, riichi_drawn, rules, table};
use crate::setup::{E, N, S, Setup, Table, W, discard, pong, tile};

/// Everybody throws what he draws, and nobody claims, to the end of the wall.
fn to_the_end(game: &mut Game) -> DealEnd {
    while !game.is_between_deals() && game.outcome().is_none() {
        assert!(!game.lapse().is_empty());
    }
    game.end()
}

/// Who waits, from East.
fn draw(hands: [&'static str; 4]) -> (Game, DealEnd) {
    // Plain rivers: everybody's first discards are simples, so nobody's river is paid for.
    let mut game = Setup::hands(hands[0], hands[1], hands[2], hands[3])
        .head("3s4m4m4m")
        .deal(rules(&[("nagashi", "false")]));
    let end = to_the_end(&mut game);
    (game, end)
}

const WAITS: [&str; 4] = [
    "123m567m345p1122z6p",
    "123p567p345s3344z",
    "123s567s789m5566z",
    "999m999p77s789s77z",
];
const NOT: [&str; 4] = [
    "159m159p159s12347z",
    "48m48p48s135z267m2z",
    "27m27p27s13567z8m6z",
    "36m36p36s24567z38m",
];

#[test]
fn ri_25_waiting_hands_are_paid_by_the_others() {
    let (game, end) = draw([WAITS[0], NOT[1], WAITS[2], NOT[3]]);
    assert_eq!(end.ending, Ending::Exhausted);
    assert_eq!(end.waiting.0, [true, false, true, false]);
    assert_eq!(points(&game), [31500, 28500, 31500, 28500]);
    assert!(end.dealer_stays);

    let (game, end) = draw([NOT[0], NOT[1], WAITS[2], NOT[3]]);
    assert_eq!(points(&game), [29000, 29000, 33000, 29000]);
    assert!(!end.dealer_stays);
    let (game, _) = draw([WAITS[0], WAITS[1], WAITS[2], NOT[3]]);
    assert_eq!(points(&game), [31000, 31000, 31000, 27000]);
    let (game, _) = draw(WAITS);
    assert_eq!(points(&game), [30000; 4]);
    let (game, _) = draw(NOT);
    assert_eq!(points(&game), [30000; 4]);
}

#[test]
fn trap_010_a_hand_that_only_a_fifth_tile_completes_does_not_wait() {
    // All four 9p are in the hand that they would have to complete.
    let mut game = table(["123456789m9999p6p", "", "", ""]).deal(rules(&[]));
    let declared = Move::Riichi {
        tile: tile("6p"),
        drawn: true,
    };
    let tile = Hidden(tile("6p"));
    assert_eq!(
        game.seen(E).why_not(declared),
        Some(Reason::NoRiichi(NoRiichi::NotWaiting { tile }))
    );
    game.throws(E, "6p");
    assert!(!to_the_end(&mut game).waiting[E]);
}

#[test]
fn ri_25_counter_and_bet_stay_on_the_table() {
    let mut game = Setup::hands(WAITS[0], NOT[1], WAITS[2], NOT[3])
        .head("3s4m4m4m")
        .deal(rules(&[("nagashi", "false")]));
    game.throws(E, "6p");
    game.throws(S, "3s");
    game.quietly(W, riichi_drawn("4m"));
    let end = to_the_end(&mut game);
    assert_eq!(end.bets, 1000);
    assert_eq!(points(&game), [31500, 28500, 30500, 28500]);
    game.deal().expect("the next deal");
    let next = game.view(Eye::Rail);
    assert_eq!(
        (next.counters, next.bets, next.dealer, next.round),
        (1, 1000, E, 0)
    );
}

#[test]
fn nine_different_terminals_and_honours_may_end_the_deal() {
    let hands = ["119m19p19s1234z258p", "", "", ""];
    let mut game = table(hands).deal(rules(&[("abort.nine_terminals", "true")]));
    assert!(game.offers(E).contains(&Move::Abort));
    game.does(E, Move::Abort);
    let end = game.end();
    assert_eq!(end.ending, Ending::Aborted);
    assert!(end.dealer_stays && end.settlement.transfers.is_empty());
    game.deal().expect("the next deal");
    assert_eq!(game.view(Eye::Rail).counters, 1);

    let game = table(hands).deal(rules(&[]));
    assert_eq!(
        game.seen(E).why_not(Move::Abort),
        Some(Reason::NoAbort(NoAbort::NotPlayed))
    );
    // Eight are too few, and the first turn is over after a discard.
    let game =
        table(["1119m19p19s12z2258p", "", "", ""]).deal(rules(&[("abort.nine_terminals", "true")]));
    assert!(!game.offers(E).contains(&Move::Abort));
    let mut game = table(["258m258p258s11223z", "119m19p19s1234z25p", "", ""])
        .head("5s5s5s7s7s")
        .deal(rules(&[("abort.nine_terminals", "true")]));
    game.gives(E, "8s");
    assert!(game.offers(S).contains(&Move::Abort));
    game.throws(S, "5s");
    assert!(!game.offers(S).contains(&Move::Abort));
}

#[test]
fn four_equal_winds_as_first_discards_end_the_deal() {
    let play = |on| {
        let mut game = Setup::hands(NOT[0], NOT[1], NOT[2], "36m36p36s2567z338m")
            .head("4z4z4z")
            .deal(rules(&[("abort.four_winds", on)]));
        game.gives(E, "4z");
        game.throws(S, "4z");
        game.throws(W, "4z");
        game.throws(N, "4z");
        game
    };
    assert_eq!(play("true").end().ending, Ending::Aborted);
    assert_eq!(play("false").in_turn(), Some(E));
}

#[test]
fn four_riichi_end_the_deal_and_leave_their_bets() {
    let play = |on| {
        let mut game = Setup::hands(WAITS[0], WAITS[1], WAITS[2], WAITS[3])
            .head("2p2m8p")
            .deal(rules(&[("abort.four_riichi", on)]));
        game.quietly(E, riichi_drawn("6p"));
        game.quietly(S, riichi_drawn("2p"));
        game.quietly(W, riichi_drawn("2m"));
        game.does(N, riichi_drawn("8p"));
        game.lapse();
        game
    };
    let end = play("true").end();
    assert_eq!((end.ending, end.bets), (Ending::Aborted, 4000));
    assert!(end.dealer_stays);
    assert_eq!(play("false").in_turn(), Some(E));
}

#[test]
fn trap_20_four_kongs_by_two_end_the_deal_after_the_discard() {
    let kong = |text: &str| Move::ConcealedKong {
        kind: tile(text).kind().expect("a kind"),
    };
    let play = |on| {
        let mut game = Setup::hands(
            "1111m2222p34556s1z",
            "7777s8888m567p44z",
            "55s6s359m12233z99p",
            "",
        )
        .head("9p")
        .tail("2z2z4z3p5m5p6m6p7m7p1s8p9m9p")
        .deal(rules(&[
            ("abort.four_kans", on),
            ("kong.rob_concealed", "none"),
        ]));
        game.does(E, kong("1m"));
        game.does(E, kong("2p"));
        game.quietly(E, discard("1z"));
        game.does(S, kong("7s"));
        game.does(S, kong("8m"));
        // 567p 444z 3p without the 9p drawn first.
        game.does(
            S,
            Move::Riichi {
                tile: tile("9p"),
                drawn: false,
            },
        );
        game
    };
    let claim = pong("99p");
    let mut game = play("true");
    assert_eq!(game.seen(W).why_not(claim), Some(Reason::FourKongs));
    assert_eq!(game.offers(W), [Move::Pass]);
    game.lapse();
    let end = game.end();
    assert_eq!(
        (end.ending, end.bets),
        (Ending::Aborted, 1000),
        "the bet is on the table"
    );
    let mut game = play("false");
    assert!(game.offers(W).contains(&claim));
    game.lapse();
    assert_eq!(game.in_turn(), Some(W));
}

#[test]
fn a_river_of_terminals_and_honours_is_paid_as_a_mangan() {
    // Only South's draws are terminals and honours: 18 of them, at every fourth place from the second.
    let mut game = outside_river("true");
    let end = to_the_end(&mut game);
    assert_eq!(end.ending, Ending::Exhausted);
    assert_eq!(points(&game), [26000, 38000, 28000, 28000]);
    assert!(
        end.settlement
            .transfers
            .iter()
            .all(|t| t.why == Why::NagashiMangan)
    );
    let mut game = outside_river("false");
    let end = to_the_end(&mut game);
    assert!(
        end.settlement
            .transfers
            .iter()
            .all(|t| t.why != Why::NagashiMangan)
    );
}

fn outside_river(on: &str) -> Game {
    const HEAD: &str = concat!(
        "1m2m2m2m", "1m3m3m3m", "1m4m4m4m", "9m2p2p2p", "9m3p3p3p", "9m4p4p4p", "1p2s2s2s",
        "1p3s3s3s", "1p4s4s4s", "9p6m6m6m", "9p6p6p6p", "9p6s6s6s", "1s7m7m7m", "1s7p7p7p",
        "1s7s7s7s", "9s8m8m8m", "9s8p8p8p", "9s"
    );
    Setup::hands("", "", "", "")
        .head(HEAD)
        .deal(rules(&[("nagashi", on)]))
}
