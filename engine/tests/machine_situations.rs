//! What a steady machine does in situations a player would know the answer to. All under `hong-kong` with its defaults:
//! a win needs three faan.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::{Came, Discard, OwnView, SeatView, Stage, View};
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::player::steady;
use engine::rulesets;
use engine::seat::{PerSeat, Seat};
use engine::tile::{Tile, parse_tiles};

/// The machine's seat: South, in the east round.
const ME: Seat = Seat::ALL[1];
/// East, whose discards the machine may chow.
const LEFT: Seat = Seat::ALL[0];
const RIGHT: Seat = Seat::ALL[2];

fn tiles(text: &str) -> Vec<Tile> {
    parse_tiles(text).expect("tiles")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn discard(tile: Tile) -> Discard {
    Discard {
        tile,
        drawn: false,
        riichi: false,
        claimed_by: None,
    }
}

fn set(kind: MeldKind, text: &str, from: Seat) -> ShownMeld {
    let tiles = tiles(text);
    let claimed = tiles.first().map(|&tile| (tile, from));
    ShownMeld::Open(Meld {
        kind,
        tiles: tiles.into(),
        claimed,
    })
}

/// The machine's turn in mid-deal with this hand and this tile just drawn, nothing else on the table.
fn turn(hand: &str, drawn: &str) -> View {
    let rules = rulesets::build("hong-kong", &BTreeMap::new()).expect("the defaults are allowed");
    let own = OwnView {
        seat: ME,
        hand: tiles(hand),
        drawn: Some(tile(drawn)),
        answered: None,
        waits: Vec::new(),
        barred: None,
        missed: Vec::new(),
        wrong_kong: false,
    };
    let mut view = View {
        eye: Eye::Seat(ME),
        rules: Arc::new(rules),
        turn: 60,
        deal: 1,
        round: 0,
        dealer: LEFT,
        counters: 0,
        dealer_streak: 0,
        bets: 0,
        wall_left: 48,
        replacements_left: 48,
        indicators: Vec::new(),
        seats: PerSeat::from_fn(|_| SeatView {
            concealed: 13,
            ..SeatView::default()
        }),
        stage: Stage::Turn { seat: ME },
        came: Some(Came::Drawn),
        own: Some(own),
    };
    // A flower of another seat: no faan for being without, none for owning it.
    view.seats[ME].bonus = tiles("1f");
    view
}

/// The left neighbour has just discarded this tile and the machine holds these thirteen.
fn offer(hand: &str, offered: &str) -> View {
    let mut view = turn(hand, offered);
    if let Some(own) = &mut view.own {
        own.drawn = None;
    }
    view.came = None;
    view.seats[LEFT].river.push(discard(tile(offered)));
    view.stage = Stage::Claims {
        from: LEFT,
        tile: Some(tile(offered)),
        robbing: false,
    };
    view
}

/// Takes tiles out of the hand for a set of one's own on the table.
fn with_set(mut view: View, seat: Seat, meld: ShownMeld) -> View {
    view.seats[seat].melds.push(meld);
    view.seats[seat].concealed -= 3;
    view
}

fn thrown(view: &View) -> Tile {
    match steady(view) {
        Some(Move::Discard { tile, .. }) => tile,
        other => panic!("a discard was expected, not {other:?}"),
    }
}

#[test]
fn a_win_is_taken() {
    // HK-06: a full flush, self-drawn.
    assert_eq!(steady(&turn("1234567892255s", "2s")), Some(Move::Win));
}

#[test]
fn a_chow_that_leaves_too_little_is_let_go() {
    // Opened, these four runs are one faan, two when self-drawn: never a win. Closed, a self-drawn win has three.
    assert_eq!(
        steady(&offer("23m456p678s35p99m1z", "4m")),
        Some(Move::Pass)
    );
}

#[test]
fn a_chow_towards_a_flush_is_made() {
    let what = steady(&offer("12345p789p55566z", "6p"));
    assert!(
        matches!(what, Some(Move::Chow { .. } | Move::Win)),
        "{what:?}"
    );
    let what = steady(&offer("1235p678p11z55z2m9s", "4p"));
    assert!(matches!(what, Some(Move::Chow { .. })), "{what:?}");
}

#[test]
fn a_pong_of_dragons_is_made_for_a_flush() {
    let what = steady(&offer("123468p99p55z11z3m", "5z"));
    assert!(matches!(what, Some(Move::Pong { .. })), "{what:?}");
}

#[test]
fn a_flush_is_kept() {
    let thrown = thrown(&turn("12346788p55z24m9s", "9p"));
    assert!(
        tiles("24m9s").contains(&thrown),
        "{thrown:?} belongs to the flush"
    );
}

#[test]
fn a_harmless_kong_is_made() {
    let pong = set(MeldKind::Pong, "555z", LEFT);
    let view = with_set(turn("123p456p7899p", "5z"), ME, pong);
    assert_eq!(
        steady(&view),
        Some(Move::AddedKong {
            kind: tile("5z").kind().expect("a kind")
        })
    );
}

/// A hand far from any win, in which the lone red dragon is what one would throw.
fn far() -> View {
    turn("2245m34567p2467s", "7z")
}

#[test]
fn the_third_dragon_is_kept_from_two_sets_of_dragons() {
    assert_eq!(
        thrown(&far()),
        tile("7z"),
        "with nothing to fear it goes first"
    );
    let threat = with_set(far(), RIGHT, set(MeldKind::Pong, "555z", LEFT));
    let threat = with_set(threat, RIGHT, set(MeldKind::Pong, "666z", LEFT));
    assert_ne!(thrown(&threat), tile("7z"));
}

#[test]
fn a_suit_is_kept_from_three_sets_of_it() {
    let mut view = turn("124578m23679p5s", "9s");
    let dots = tiles("23679p");
    assert!(
        dots.contains(&thrown(&view)),
        "with nothing to fear characters are collected: {:?}",
        thrown(&view)
    );
    for text in ["123p", "888p", "456p"] {
        let kind = if text == "888p" {
            MeldKind::Pong
        } else {
            MeldKind::Chow
        };
        view = with_set(view, RIGHT, set(kind, text, ME));
    }
    view.seats[RIGHT].river = tiles("1m1s9s9m2z3z4z2m1s3m")
        .into_iter()
        .map(discard)
        .collect();
    assert!(
        !dots.contains(&thrown(&view)),
        "{:?} feeds the flush",
        thrown(&view)
    );
}
