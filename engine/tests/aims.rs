//! Which patterns learners are told their hands have or are near to, counted by hand.

use engine::deal::event::Eye;
use engine::deal::view::{Came, Stage, View};
use engine::game::Game;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::player::aims::{self, Aim};
use engine::rulesets;
use engine::seed::Seed;
use engine::tile::parse_tiles;

/// The dealer in turn with these tiles in hand by these rules, nothing discarded yet by anybody.
fn holding(rules: &str, hand: &str) -> View {
    let rules = rulesets::build(rules, &[].into()).expect("the defaults");
    let (mut game, _) = Game::open(rules, Seed::from_bytes([3; 32]));
    game.deal().expect("a deal");
    let dealer = game.view(Eye::Rail).dealer;
    let mut view = game.view(Eye::Seat(dealer));
    view.stage = Stage::Turn { seat: dealer };
    view.came = Some(Came::Drawn);
    view.indicators.clear();
    let own = view.own.as_mut().expect("an own hand");
    own.hand = parse_tiles(hand).expect("tiles");
    own.drawn = None;
    view.seats.0.iter_mut().for_each(|seat| seat.melds.clear());
    view
}

fn named<'a>(aims: &'a [Aim], name: &str) -> Option<&'a Aim> {
    aims.iter().find(|aim| aim.name == name)
}

fn names(aims: &[Aim]) -> Vec<&'static str> {
    aims.iter().map(|aim| aim.name).collect()
}

#[test]
fn a_triplet_of_dragons_is_there_whatever_the_rest_becomes() {
    let aims = aims::of(&holding("hong-kong", "777z123m456p78s22s4z"));
    let first = &aims[0];
    assert_eq!(
        (first.name, first.worth, first.missing),
        ("dragon_pung", 1, None)
    );
    assert_eq!(first.kind, "7z".parse().ok());
}

/// Ten dots, a pair of winds and one more: with the winds it is nearer to complete than with dots alone.
#[test]
fn the_nearest_patterns_come_first() {
    let aims = aims::of(&holding("hong-kong", "1123456778p44z9s"));
    let half = named(&aims, "half_flush").expect("half flush");
    let full = named(&aims, "full_flush").expect("full flush");
    assert!(half.missing < full.missing, "{:?}", names(&aims));
    assert!(aims.is_sorted_by_key(|aim| aim.missing));
    assert_eq!(named(&aims, "seven_pairs"), None, "they do not win here");
}

/// 234m 567m 34p 678s 88p lacks 2p or 5p, and is pinfu and all simples then; with a claimed set it is no pinfu.
#[test]
fn what_claimed_sets_take_away_is_not_told() {
    let closed = aims::of(&holding("riichi", "234m567m34p678s88p"));
    for name in ["pinfu", "tanyao"] {
        let aim = named(&closed, name).expect("a pattern");
        assert_eq!((aim.worth, aim.missing), (1, Some(1)), "{name}");
    }
    let mut view = holding("riichi", "567m34p678s88p");
    let seat = view.own.as_ref().expect("an own hand").seat;
    view.seats[seat].melds.push(ShownMeld::Open(Meld {
        kind: MeldKind::Chow,
        tiles: parse_tiles("234m").expect("tiles").into(),
        claimed: Some(("2m".parse().expect("a tile"), seat.right())),
    }));
    let open = aims::of(&view);
    assert_eq!(named(&open, "pinfu"), None);
    assert!(named(&open, "tanyao").is_some(), "{:?}", names(&open));
}

/// All simples have no honour: who has ponged one is told of other things.
#[test]
fn a_triplet_of_honours_on_the_table_is_no_way_to_all_simples() {
    for (rules, name) in [("riichi", "tanyao"), ("classical-japanese", "all_simples")] {
        for (pong, is_told) in [("777z", false), ("999s", false), ("555s", true)] {
            let mut view = holding(rules, "234m567m34p88p");
            let seat = view.own.as_ref().expect("an own hand").seat;
            let tiles = parse_tiles(pong).expect("tiles");
            view.seats[seat].melds.push(ShownMeld::Open(Meld {
                kind: MeldKind::Pong,
                claimed: Some((tiles[0], seat.right())),
                tiles: tiles.into(),
            }));
            let aims = aims::of(&view);
            assert_eq!(named(&aims, name).is_some(), is_told, "{name} {pong}");
        }
    }
}

/// One suit and no honour: the full flush is as near as the half flush, which would only be less.
#[test]
fn half_a_flush_is_not_told_where_the_whole_is_as_near() {
    let aims = aims::of(&holding("riichi", "1123345667899m"));
    assert!(named(&aims, "chinitsu").is_some());
    assert_eq!(named(&aims, "honitsu"), None, "{:?}", names(&aims));
}

#[test]
fn pairs_of_every_sort_lead_to_seven_pairs_and_to_triplets() {
    let aims = aims::of(&holding("riichi", "1133m5577p2299s4z"));
    let pairs = named(&aims, "chiitoitsu").expect("seven pairs");
    assert_eq!((pairs.worth, pairs.missing), (2, Some(1)));
    assert_eq!(aims[0].name, "chiitoitsu");
}

#[test]
fn a_complete_hand_is_told_what_is_there_and_spectators_nothing() {
    let mut view = holding("hong-kong", "555z123m456p789s22s");
    assert_eq!(names(&aims::of(&view)), ["dragon_pung"]);
    view.own = None;
    assert_eq!(aims::of(&view), []);
}
