//! What learners are told of their hands, counted by hand.

use engine::deal::event::Eye;
use engine::deal::view::{Came, Stage, View};
use engine::game::Game;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::player::advice::{self, Keeping};
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::{Kind, parse_tiles};

/// The dealer in turn with these tiles in hand, nothing discarded yet by anybody.
fn holding(hand: &str, drawn: Option<&str>) -> View {
    let options = [("tiles.flowers".to_owned(), "false".to_owned())].into();
    let rules = rulesets::build("hong-kong", &options).expect("rules");
    let (mut game, _) = Game::open(rules, Seed::from_bytes([3; 32]));
    game.deal().expect("a deal");
    let dealer = game.view(Eye::Rail).dealer;
    let mut view = game.view(Eye::Seat(dealer));
    view.stage = Stage::Turn { seat: dealer };
    view.came = Some(Came::Drawn);
    let own = view.own.as_mut().expect("an own hand");
    own.hand = parse_tiles(hand).expect("tiles");
    own.drawn = drawn.map(|tile| tile.parse().expect("a tile"));
    view
}

/// The same with a kong of 3p on the table, claimed from the left.
fn holding_beside_a_kong(hand: &str, drawn: Option<&str>) -> View {
    let mut view = holding(hand, drawn);
    let seat = view.own.as_ref().expect("an own hand").seat;
    let tiles = parse_tiles("3333p").expect("tiles");
    view.seats[seat].melds.push(ShownMeld::Open(Meld {
        kind: MeldKind::ClaimedKong,
        claimed: Some((tiles[0], seat.right())),
        tiles: tiles.into(),
    }));
    view
}

/// The hand waits for 3p alone, and all four lie in its own kong. A second pair in place of the run is what it needs.
#[test]
fn trap_10_a_hand_that_only_a_fifth_tile_completes_is_not_ready() {
    let told = advice::of(&holding_beside_a_kong("12p456m789m22s", None)).expect("an owner");
    assert_eq!(told.away, 1);
    let pairs = [(kind("1p"), 3), (kind("2p"), 3), (kind("2s"), 2)];
    assert_eq!(told.useful, pairs);
    // With a wind more it is no nearer without the wind than without either end of the run: what pairs one of the two single
    // tiles helps then, and another 2s, three and three and two tiles.
    let told = advice::of(&holding_beside_a_kong("12p456m789m22s1z", None)).expect("an owner");
    assert_eq!(told.away, 1);
    let left = |text| {
        let of = |keeping: &&Keeping| keeping.kind == kind(text);
        told.discards.iter().find(of).map(Keeping::left)
    };
    assert_eq!([left("1p"), left("2p"), left("1z")], [Some(8); 3]);
    let alive = advice::of(&holding_beside_a_kong("45p456m789m22s", None)).expect("an owner");
    assert_eq!(alive.away, 0);
    assert_eq!(alive.useful, [(kind("6p"), 4)]);
}

fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

#[test]
fn a_hand_one_tile_from_ready_is_told_what_keeps_it_there() {
    // Two runs, a pair, 3445p, a single wind and one more. Throwing a wind keeps all of them.
    let view = holding("123m456s22s3445p1z", Some("9m"));
    let told = advice::of(&view).expect("an owner");
    assert_eq!(told.away, 1);
    let best = &told.discards[0];
    assert!([kind("1z"), kind("9m")].contains(&best.kind));
    // 2p, 3p, 4p, 5p and 6p help, and so do all that make a third pair or run; none is seen but those in hand.
    assert!(best.useful.contains(&(kind("2p"), 4)) && best.useful.contains(&(kind("6p"), 4)));
    assert!(best.useful.contains(&(kind("4p"), 2)));
    assert!(told.discards.is_sorted_by(|a, b| a.left() >= b.left()));
    assert!(told.useful.is_empty());
}

#[test]
fn a_waiting_hand_waits_for_what_completes_it() {
    let view = holding("123m456s789s22s34p", None);
    let told = advice::of(&view).expect("an owner");
    assert_eq!(told.away, 0);
    assert_eq!(told.useful, [(kind("2p"), 4), (kind("5p"), 4)]);
}

#[test]
fn what_lies_on_the_table_helps_no_more() {
    let mut view = holding("123m456s789s22s34p", None);
    let other = view.own.as_ref().expect("an own hand").seat.right();
    let lie = |tile: &str| engine::deal::view::Discard {
        tile: tile.parse().expect("a tile"),
        drawn: false,
        riichi: false,
        claimed_by: None,
    };
    view.seats[other].river = ["2p", "2p", "2p", "2p", "5p"].map(lie).to_vec();
    let told = advice::of(&view).expect("an owner");
    assert_eq!(told.useful, [(kind("5p"), 3)]);
}

#[test]
fn a_complete_hand_is_told_so_and_spectators_nothing() {
    let mut view = holding("123m456s789s22s34p", Some("5p"));
    assert_eq!(advice::of(&view).expect("an owner").away, -1);
    view.own = None;
    assert_eq!(advice::of(&view), None);
    assert_eq!(Seat::ALL.len(), 4);
}
