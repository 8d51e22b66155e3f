//! What the classical games add to play: all hands counted, liability, the cannon, calls with the first discard.

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::game::Game;
use engine::score::sheet::Sheet;
use engine::seat::Seat;
use engine::tile::Kind;

use crate::setup::{
    E, N, S, Setup, Table, W, chinese, chow, discard, discard_drawn, japanese, pong, tile,
};

fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

fn worth_of(sheet: &Sheet, name: &str) -> u32 {
    let lines = sheet.lines.iter().filter(|line| line.name == name);
    lines.map(|line| line.worth).sum()
}

#[test]
fn all_four_hands_are_counted_and_the_losers_settle() {
    // North wins on West's discard; South has three dragons in hand, West a pair of his wind.
    let setup = Setup::hands(
        "147m258p369s1z2z4z6z1s",
        "777z1478m1369p25s",
        "33z2589m147p1368s",
        "46m123456p789s99s",
    );
    let mut game = setup.head("9m9p").deal(chinese(&[]));
    game.goes_on_to(W);
    game.does(W, discard("5m"));
    game.does(N, Move::Win);
    game.lapse();
    let end = game.end();
    let values = end
        .counted
        .clone()
        .map(|sheet| sheet.map(|sheet| sheet.value))
        .0;
    assert_eq!(values, [Some(0), Some(16), Some(2), None]);
    // A closed wait, but one kind alone completes it; four runs and a worthless pair: 20 + 2, doubled.
    assert_eq!(end.wins[0].sheet.value, 44);
    let settled = |from: Seat, to: Seat| -> i32 {
        let paid = end.settlement.transfers.iter();
        paid.filter(|transfer| (transfer.from, transfer.to) == (from, to))
            .map(|transfer| transfer.amount)
            .sum()
    };
    assert_eq!([settled(E, N), settled(S, N), settled(W, N)], [88, 44, 44]);
    assert_eq!([settled(E, S), settled(E, W), settled(W, S)], [32, 4, 14]);
}

#[test]
fn a_robbed_concealed_kong_goes_back_into_the_hand() {
    let setup = Setup::hands("9999s147m147p1755z", "", "119m19p1s1234567z", "");
    let mut game = setup.deal(chinese(&[]));
    game.does(E, Move::ConcealedKong { kind: kind("9s") });
    assert_eq!(game.offers(S), [Move::Pass], "no other hand may rob it");
    game.does(W, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!(end.wins[0].sheet.lines[0].name, "thirteen_orphans");
    assert!(end.melds[E].is_empty());
    assert_eq!(end.hands[E].len(), 13);
    let east = end.counted[E].as_ref().expect("a loser's sheet");
    assert_eq!(worth_of(east, "concealed_pung_of_majors"), 8);
}

/// Whether the last tile of a promotion is the only possible one: the three of the pong lay open before, the fourth not.
#[test]
fn a_robbed_tile_was_not_seen_before() {
    let setup = Setup::hands("4p", "44p", "35p123456m789s11z", "").head("9m9p9s4p");
    let mut game = setup.deal(chinese(&[]));
    game.does(E, discard_drawn("4p"));
    game.does(S, pong("44p"));
    game.lapse();
    let what = game.offers(S).pop().expect("a discard");
    game.does(S, what);
    game.goes_on_to(S);
    game.does(S, Move::AddedKong { kind: kind("4p") });
    let sheet = game.seen(W).win_now().expect("a win");
    assert_eq!(worth_of(&sheet, "only_possible_tile"), 2);
}

#[test]
fn a_kind_that_lies_open_four_times_is_no_longer_possible() {
    // South waits for 1m and 4m; East's kong shows all 1m.
    let win_on = |east: &'static str| {
        let mut game = Setup::hands(east, "23m456p567789s55p", "4m", "").deal(chinese(&[]));
        if east.starts_with("1111m") {
            game.does(E, Move::ConcealedKong { kind: kind("1m") });
            game.lapse();
        }
        game.goes_on_to(W);
        game.does(W, discard("4m"));
        worth_of(
            &game.seen(S).win_now().expect("a win"),
            "only_possible_tile",
        )
    };
    assert_eq!(win_on("1111m"), 2);
    assert_eq!(win_on("1z"), 0);
}

/// South shows two sets of dragons; West gives the third, and South wins with it later or at once.
fn fed_dragons(game: &mut Game) {
    game.does(E, discard_drawn("5z"));
    game.does(S, pong("55z"));
    game.lapse();
    game.does(S, discard("1s"));
    game.goes_on_to(N);
    game.does(N, discard("6z"));
    game.does(S, pong("66z"));
    game.lapse();
    game.does(S, discard("2s"));
    game.goes_on_to(W);
    game.does(W, discard("7z"));
}

fn dragons(head: &'static str) -> Setup {
    Setup::hands("5z", "556677z12s234m99p", "7z", "6z").head(head)
}

#[test]
fn cj_liability_whoever_feeds_the_third_dragon_pays_alone_on_a_draw() {
    // Two tiles are drawn before West's turn, then by North and East, then South draws what he waits for.
    let mut game = Setup::hands("5z", "556677z128s23m99p", "7z", "6z")
        .head("1p3p5p7p9s1m4m")
        .deal(japanese(&[]));
    fed_dragons(&mut game);
    game.does(S, pong("77z"));
    game.lapse();
    game.does(S, discard("8s"));
    while !game.offers_win(S) {
        assert!(!game.lapse().is_empty());
    }
    game.does(S, Move::Win);
    game.lapse();
    let end = game.end();
    assert_eq!(end.wins[0].sheet.value, 500);
    let payers: Vec<Seat> = end
        .settlement
        .transfers
        .iter()
        .map(|transfer| transfer.from)
        .collect();
    match end.wins[0].by.from() {
        None => assert_eq!((payers, end.settlement.changes()[W]), (vec![W], -2000)),
        Some(W) => assert_eq!(end.settlement.changes()[W], -2000),
        Some(other) => {
            assert_eq!(payers, [W, other]);
            assert_eq!(end.settlement.changes()[other], -1000);
        }
    }
}

#[test]
fn cc_18_the_cannon_pays_for_all_and_the_losers_do_not_settle() {
    for (cannon, payers) in [("millington", vec![W]), ("none", vec![E, W, N])] {
        let options = [("cannon", cannon), ("limit", "1000")];
        let mut game = dragons("").deal(chinese(&options));
        fed_dragons(&mut game);
        assert!(game.offers_win(S), "{:?}", game.seen(S).why_not(Move::Win));
        game.does(S, Move::Win);
        game.lapse();
        let end = game.end();
        // 20 + 3 x 4, doubled by three dragons and twice more: the limit.
        assert_eq!(end.wins[0].sheet.value, 1000);
        let to_south = end
            .settlement
            .transfers
            .iter()
            .filter(|transfer| transfer.to == S);
        let mut paid: Vec<Seat> = to_south.map(|transfer| transfer.from).collect();
        paid.dedup();
        assert_eq!(paid, payers);
        if cannon == "millington" {
            assert_eq!(end.settlement.changes()[W], -4000);
            assert_eq!(end.settlement.changes()[N], 0);
        }
    }
}

#[test]
fn a_call_is_made_with_the_first_discard_only() {
    let hands = || Setup::hands("1z", "46m123456p789s11z", "", "").head("9m");
    let call = Move::Riichi {
        tile: tile("9m"),
        drawn: true,
    };
    let mut game = hands().deal(chinese(&[("original_call", "true")]));
    game.goes_on_to(S);
    assert!(game.offers(S).contains(&call));
    game.does(S, call);
    game.goes_on_to(S);
    let frozen = |what: &Move| !matches!(what, Move::Discard { drawn: false, .. });
    assert!(game.offers(S).iter().all(frozen), "the hand is frozen");
    assert_eq!(game.view(Eye::Rail).bets, 0);
    let mut late = hands().deal(chinese(&[("original_call", "true")]));
    late.goes_on_to(S);
    late.does(S, discard_drawn("9m"));
    late.goes_on_to(S);
    assert!(
        !late
            .offers(S)
            .iter()
            .any(|what| matches!(what, Move::Riichi { .. }))
    );
    let mut without = hands().deal(chinese(&[]));
    without.goes_on_to(S);
    assert!(!without.offers(S).contains(&call));
}

#[test]
fn earth_blesses_only_a_deal_in_which_nothing_has_happened() {
    // South waits for 2z; East discards one at once, or after a kong.
    let win = |kong: bool| {
        let setup = Setup::hands("9999s2z", "22z123456m789p11z", "", "").tail("2z");
        let mut game = setup.deal(chinese(&[]));
        if kong {
            game.does(E, Move::ConcealedKong { kind: kind("9s") });
            game.lapse();
        }
        game.does(E, discard_drawn("2z"));
        game.seen(S).win_now().expect("a win")
    };
    assert_eq!(worth_of(&win(false), "earthly_hand"), 1);
    assert_eq!(worth_of(&win(true), "earthly_hand"), 0);
}

#[test]
fn one_run_at_most_wins_where_the_house_says_so() {
    let table = |most| {
        Setup::hands("5m", "46m123456p789s11z", "", "46m111p999s22277z")
            .deal(chinese(&[("max_chows", most)]))
    };
    for (most, south) in [("1", false), ("4", true)] {
        let mut game = table(most);
        game.does(E, discard_drawn("5m"));
        assert_eq!((game.offers_win(S), game.offers_win(N)), (south, true));
    }
    // A second run is not claimed where it could never win.
    for (most, claims) in [("1", false), ("4", true)] {
        let setup = Setup::hands("2m5m", "46m13m", "", "").head("9s9s5p");
        let mut game = setup.deal(chinese(&[("max_chows", most)]));
        game.does(E, discard_drawn("5m"));
        game.does(S, chow("46m"));
        game.lapse();
        let what = game.offers(S).pop().expect("a discard");
        game.does(S, what);
        game.goes_on_to(E);
        game.does(E, discard("2m"));
        assert_eq!(game.offers(S).contains(&chow("13m")), claims);
    }
}

#[test]
fn cj_waiting_hands_are_paid_after_a_draw_where_the_house_says_so() {
    let drawn = |pot: &str| {
        let waiting = "46m123456p789s11z";
        let setup = Setup::hands("1z", waiting, "", "");
        let mut game = setup.deal(japanese(&[("draw.waiting_payments", pot)]));
        game.plays_down_to(0);
        game.lapse();
        game.lapse();
        game.end()
    };
    assert_eq!(drawn("0").settlement.changes().0, [0; 4]);
    let end = drawn("300");
    let waits = end.waiting.0;
    assert!(waits[1], "South never discards from his hand");
    let paid = end.settlement.changes().0;
    let won: i32 = paid.iter().filter(|&&change| change > 0).sum();
    assert_eq!(won, if waits == [true; 4] { 0 } else { 300 });
    assert!((0..4).all(|seat| (paid[seat] > 0) == waits[seat]));
}

#[test]
fn cj_14_the_nearest_wins_alone_or_all_are_paid() {
    for (rule, changes) in [("closest", [0, 0, -90, 90]), ("all", [0, 320, -410, 90])] {
        // East gives North the third 2p; then West discards what North and South wait for.
        let setup = Setup::hands("2p1z", "123p456p555z77m46s", "5s", "123m678m99s34s22p1z");
        let options = [("claim.multiple_winners", rule)];
        let mut game = setup.head("9m").deal(japanese(&options));
        game.does(E, discard("2p"));
        game.does(N, pong("22p"));
        game.lapse();
        game.does(N, discard("1z"));
        game.goes_on_to(W);
        game.does(W, discard("5s"));
        game.does(S, Move::Win);
        game.does(N, Move::Win);
        game.lapse();
        assert_eq!(game.end().settlement.changes().0, changes, "{rule}");
    }
}

/// After the last discard nothing but a win is offered.
#[test]
fn the_last_discard_is_taken_to_win_only() {
    for rules in [japanese(&[]), chinese(&[])] {
        let mut game = Setup::hands("1z", "", "", "").deal(rules);
        game.plays_down_to(0);
        let seat = game.in_turn().expect("a turn");
        assert!(
            !game
                .offers(seat)
                .iter()
                .any(|what| matches!(what, Move::ConcealedKong { .. }))
        );
        game.lapse();
        for other in [1, 2, 3].map(|steps| seat.turned(steps)) {
            let takes = |what: &Move| !matches!(what, Move::Pass | Move::Win);
            assert!(!game.offers(other).iter().any(takes));
        }
    }
}
