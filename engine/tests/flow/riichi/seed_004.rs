//! Items 127 to 152 of the seed checklist. 150 to 152 are with the other cases of several winners.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::meld::{MeldKind, ShownMeld};
use engine::rules::calls::Side;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::{Kind, parse_tiles, write_tiles};
use engine::wall::{tiles_of, wall_of};

use super::{Quiet, rules, table};
use crate::setup::{E, N, S, Setup, Table, W, chow, discard, pong, tile};

fn kind(text: &str) -> Kind {
    tile(text).kind().expect("a playing tile")
}

fn kong(text: &str) -> Move {
    Move::ConcealedKong { kind: kind(text) }
}

fn waits(game: &Game, seat: Seat) -> Vec<Kind> {
    let own = game.seen(seat).own.expect("a seat");
    own.waits.iter().map(|wait| wait.kind).collect()
}

#[test]
fn seed_127_a_double_row_of_17_on_each_side() {
    let set = tiles_of(&rules(&[]).material);
    assert_eq!((set.len(), set.len() / 2), (136, 4 * 17));
    assert!(set.iter().all(|tile| tile.as_bonus().is_none()));
}

#[test]
fn seed_128_two_dice_decide_the_row() {
    let material = rules(&[]).material;
    for n in 0..40 {
        let (casts, wall) = wall_of(&Seed::from_bytes([n; 32]), 1, E, &material);
        assert_eq!((casts.len(), casts[0].dice.len(), wall.len()), (1, 2, 136));
        assert!(casts[0].dice.iter().all(|die| (1..=6).contains(die)));
    }
}

#[test]
fn seed_129_seven_double_stacks_are_set_apart() {
    let mut game = table(["", "", "", ""]).deal(rules(&[]));
    let mut drawn = 53;
    while !game.is_between_deals() {
        let events = game.lapse();
        drawn += events
            .iter()
            .filter(|e| matches!(e, Event::Drawn { .. }))
            .count();
    }
    assert_eq!(136 - drawn, 14);
}

#[test]
fn seed_130_the_upper_tile_of_the_third_stack_is_turned() {
    let setup = Setup::hands("", "", "", "").tail("1m2m3m4m5m6m");
    let game = setup.deal(rules(&[]));
    assert_eq!(write_tiles(&game.view(Eye::Rail).indicators), "5m");
}

#[test]
fn seed_131_132_133_twelve_then_one_and_the_game_begins_by_drawing() {
    let game = table(["", "", "", ""]).deal(rules(&[]));
    assert_eq!(
        Seat::ALL.map(|seat| game.held(seat).len()),
        [14, 13, 13, 13]
    );
    let own = game.seen(E).own.expect("a seat");
    assert_eq!(
        (own.hand.len(), own.drawn.is_some()),
        (13, true),
        "East's fourteenth is a first draw"
    );
    // Four at a time: the first twelve of each come from these places.
    let wall = Setup::hands("", "", "", "").wall(&rules(&[]));
    let game = Setup::hands("", "", "", "").deal(rules(&[]));
    for (steps, seat) in Seat::ALL.into_iter().enumerate() {
        let mut taken: Vec<_> = (0..48)
            .filter(|n| n / 4 % 4 == steps)
            .map(|n| wall[n])
            .collect();
        taken.push(wall[48 + steps]);
        if seat == E {
            taken.push(wall[52]);
        }
        taken.sort_unstable();
        assert_eq!(game.held(seat), taken);
    }
}

#[test]
fn seed_134_a_steal_is_announced_before_the_next_draw() {
    let mut game = table(["5p19m199m119p2337z", "55p147m258s4466z1s", "", ""]).deal(rules(&[]));
    game.gives(E, "5p");
    assert_eq!(game.in_turn(), Some(S), "South has drawn");
    assert_eq!(game.seen(S).why_not(pong("55p")), Some(Reason::TooLate));
}

/// South has taken 5p with 4p and 6p.
fn stolen() -> Game {
    let mut game = table(["5p19m199m119p2337z", "46p147m258s4466z1s", "", ""]).deal(rules(&[]));
    game.does(E, discard("5p"));
    game.does(S, chow("46p"));
    game.lapse();
    game
}

#[test]
fn seed_135_the_set_is_revealed_to_the_right_with_the_stolen_tile() {
    let game = stolen();
    let rail = game.view(Eye::Rail);
    let [ShownMeld::Open(meld)] = &rail.seats[S].melds[..] else {
        panic!("one open set")
    };
    assert_eq!(
        (write_tiles(&meld.tiles), meld.claimed),
        ("456p".into(), Some((tile("5p"), E)))
    );
    assert_eq!(rail.rules.calls.meld_side, Side::Right);
}

/// Nothing is offered but discards, and one of them ends the turn.
fn throws_away(mut game: Game, seat: Seat) {
    let offers = game.offers(seat);
    let discards = |what: &Move| matches!(what, Move::Discard { .. });
    assert!(!offers.is_empty() && offers.iter().all(discards));
    assert_eq!(game.held(seat).len(), 11, "three lie on the table");
    game.does(seat, offers[0]);
    game.lapse();
    assert_eq!(game.in_turn(), Some(seat.right()));
}

#[test]
fn seed_136_then_a_tile_is_thrown_away() {
    throws_away(stolen(), S);
}

#[test]
fn seed_140_three_of_a_kind_are_equal_and_a_tile_is_thrown_away() {
    let steals = |hand| {
        let mut game = table(["5p19m199m119p2337z", "", hand, ""])
            .tail("5z5z5z6z1s1s")
            .deal(rules(&[]));
        game.does(E, discard("5p"));
        game
    };
    let pongs = |game: &Game| {
        let offers = game.offers(W).into_iter();
        offers
            .filter(|what| matches!(what, Move::Pong { .. }))
            .count()
    };
    for other in ["55s147m258p11446z", "56p147m258s11446z"] {
        assert_eq!(pongs(&steals(other)), 0, "{other}");
    }
    let mut game = steals("55p147m258s11446z");
    game.does(W, pong("55p"));
    game.lapse();
    throws_away(game, W);
}

#[test]
fn seed_137_138_139_what_makes_no_straight_is_not_offered() {
    let chows = |hand: &'static str, thrown: &'static str| {
        let east: &'static str = match thrown {
            "5p" => "5p19m199m119p2337z",
            _ => "3z19m199m119p2227z",
        };
        let mut game = table([east, hand, "", ""]).deal(rules(&[]));
        game.does(E, discard(thrown));
        let offers = game.offers(S);
        offers
            .iter()
            .filter(|what| matches!(what, Move::Chow { .. }))
            .count()
    };
    assert_eq!(chows("3p4s147m25s11446z1m", "5p"), 0, "two suits");
    assert_eq!(chows("37p147m25s11446z1m", "5p"), 0, "a gap");
    assert_eq!(chows("46p147m25s11446z1m", "5p"), 1);
    assert_eq!(chows("12z147m258s4466z1p", "3z"), 0, "honours");
    // Only the left neighbour's discard, and honours as three of a kind.
    let mut game =
        table(["5p19m199m119p2667z", "", "46p147m258s1144z", "33z12m3p"]).deal(rules(&[]));
    game.does(E, discard("5p"));
    assert_eq!(
        game.seen(W).why_not(chow("46p")),
        Some(Reason::NotLeftNeighbour { from: E })
    );
    let mut game = table(["3z19m199m119p2667z", "", "33z147m258s4455z", ""])
        .tail("5z5z5p6z1s1s")
        .deal(rules(&[]));
    game.does(E, discard("3z"));
    assert!(game.offers(W).contains(&pong("33z")));
}

#[test]
fn seed_141_the_replacement_is_the_leftmost_tile() {
    let mut game = Setup::hands("5p19m199m119p2337z", "555p147m258s1166z", "", "")
        .tail("9s8s7s6s5s4s")
        .deal(rules(&[]));
    game.does(E, discard("5p"));
    game.does(S, Move::Kong);
    game.lapse();
    assert_eq!(game.seen(S).own.expect("a seat").drawn, Some(tile("9s")));
}

#[test]
fn seed_142_a_pair_is_stolen_only_as_the_last_piece() {
    let offers = |hand| {
        let mut game = table(["9m1m199p119s2337z4z", hand, "", ""]).deal(rules(&[]));
        game.does(E, discard("9m"));
        game.offers(S)
    };
    assert!(offers("234m234p234s678s9m").contains(&Move::Win));
    assert_eq!(offers("234m567p345s14p6s9m"), vec![Move::Pass]);
}

#[test]
fn seed_143_an_own_four_is_announced_in_the_own_turn_after_drawing() {
    let mut game = table(["9p11m199p119s2337z4z", "5555m347p258s11z6p", "", ""])
        .head("7z")
        .deal(rules(&[]));
    assert_eq!(game.seen(S).why_not(kong("5m")), Some(Reason::NotYourTurn));
    game.gives(E, "9p");
    assert!(game.offers(S).contains(&kong("5m")));

    let mut game = table(["1z11m199p119s2337z4z", "5555m347p258s11z6p", "", ""]).deal(rules(&[]));
    game.does(E, discard("1z"));
    game.does(S, pong("11z"));
    game.lapse();
    assert_eq!(game.seen(S).why_not(kong("5m")), Some(Reason::JustClaimed));
}

#[test]
fn seed_144_the_announced_four_are_revealed() {
    let mut game = table(["9p11m199p119s2337z4z", "5555m347p258s11z6p", "", ""])
        .head("7z")
        .deal(rules(&[]));
    game.gives(E, "9p");
    game.quietly(S, kong("5m"));
    let rail = game.view(Eye::Rail);
    let [ShownMeld::Open(meld)] = &rail.seats[S].melds[..] else {
        panic!("everybody sees it")
    };
    assert_eq!(
        (meld.kind, write_tiles(&meld.tiles)),
        (MeldKind::ConcealedKong, "5555m".into())
    );
}

/// RI-26: South has drawn 1z.
fn ri_26() -> Game {
    let mut game = table(["9p99m199p119s2337z4z", "234555567m345p1z", "", ""])
        .head("9s9s9s8s1z")
        .deal(rules(&[]));
    game.gives(E, "9p");
    game.throws(S, "9s");
    game.throws(W, "9s");
    game.throws(N, "9s");
    game.throws(E, "8s");
    game
}

#[test]
fn seed_145_147_unannounced_fours_are_divided() {
    let game = ri_26();
    let sheet = game.seen(S).win_now().expect("a win");
    let rows: Vec<String> = sheet.reading.iter().map(write_tiles).collect();
    for row in ["234m", "555m", "567m", "345p", "11z"] {
        assert!(rows.contains(&row.to_owned()), "{rows:?}");
    }
    let worth = sheet
        .lines
        .iter()
        .filter(|line| !line.name.starts_with("fu_"));
    assert_eq!(
        worth.map(|line| line.name.as_str()).collect::<Vec<_>>(),
        ["menzen_tsumo"]
    );
    // The choice is free.
    let offers = game.offers(S);
    assert!(offers.contains(&Move::Win) && offers.contains(&kong("5m")));
}

#[test]
fn seed_146_announced_fours_leave_67() {
    let mut game = ri_26();
    game.quietly(S, kong("5m"));
    let own = game.seen(S).own.expect("a seat");
    assert_eq!(own.hand, parse_tiles("23467m345p11z").expect("tiles"));
    game.throws(S, "5z");
    assert_eq!(waits(&game, S), [kind("8m")]);
}

#[test]
fn seed_148_149_going_out_then_three_then_straight() {
    let play = |wins: bool, pongs: bool| {
        let mut game = table([
            "5s99m199p11s22337z",
            "46s147m258p1166z9s",
            "55s147m258p14477z",
            "234m678m345p67s88p",
        ])
        .deal(rules(&[]));
        game.does(E, discard("5s"));
        game.does(S, chow("46s"));
        if pongs {
            game.does(W, pong("55s"));
        }
        if wins {
            game.does(N, Move::Win);
        }
        game.lapse();
        game
    };
    assert_eq!(play(true, true).end().wins[0].seat, N);
    assert_eq!(play(false, true).in_turn(), Some(W));
    assert_eq!(play(false, false).in_turn(), Some(S));
}
