//! The three kinds of kong. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::hidden::Hidden;
use engine::meld::{MeldKind, ShownMeld};

use crate::setup::{
    E, N, S, Setup, Table, W, added_kong, bare, bare_with, chow, concealed_kong, discard,
    discard_drawn, free, kind, melds, pong, promotion, rules_of, tile, tiles,
};

#[test]
fn seed_117_082_a_called_kong_draws_from_the_tail_and_discards() {
    let mut game = Setup::hands("6p", "", "666p", "").tail("9s").deal(bare());
    game.does(E, discard_drawn("6p"));
    game.does(W, Move::Kong);
    game.lapse();
    assert_eq!(game.seen(W).own.expect("a seat").drawn, Some(tile("9s")));
    let melds = &game.view(Eye::Rail).seats[W].melds;
    assert!(
        matches!(&melds[..], [ShownMeld::Open(meld)] if meld.kind == MeldKind::ClaimedKong && meld.claimed == Some((tile("6p"), E)))
    );
    assert!(game.offers(W).contains(&discard_drawn("9s")));
}

#[test]
fn seed_118_trap_040_a_concealed_kong_hides_its_kind_until_the_end() {
    let mut game = Setup::hands("5555z", "", "", "").tail("1m").deal(bare());
    let events = game.does(E, concealed_kong("5z"));
    assert!(matches!(
        &game.seen(E).seats[E].melds[..],
        [ShownMeld::Open(_)]
    ));
    for eye in [Eye::Rail, Eye::Seat(S), Eye::Seat(W), Eye::Seat(N)] {
        assert_eq!(game.view(eye).seats[E].melds, [ShownMeld::Hidden]);
        let seen: Vec<_> = events
            .iter()
            .filter_map(|event| event.seen_by(eye, game.rules()))
            .collect();
        assert!(!format!("{seen:?}").contains("5z"));
    }
    game.plays_down_to(0);
    game.lapse();
    game.lapse();
    assert!(matches!(
        &game.view(Eye::Rail).seats[E].melds[..],
        [ShownMeld::Open(_)]
    ));
}

#[test]
fn seed_119_088_trap_024_a_pong_is_promoted_now_or_later() {
    let mut game = promotion();
    let kong = Move::AddedKong { kind: kind("4p") };
    assert!(game.offers(S).contains(&kong));
    let what = game
        .offers(S)
        .into_iter()
        .find(|what| matches!(what, Move::Discard { drawn: false, .. }));
    game.does(S, what.expect("a discard"));
    for _ in 0..7 {
        game.lapse();
    }
    assert_eq!(game.in_turn(), Some(S));
    game.does(S, kong);
    assert!(matches!(
        game.view(Eye::Rail).stage,
        Stage::Claims {
            from: S,
            robbing: true,
            ..
        }
    ));
    let events = game.lapse();
    assert!(matches!(
        events[..],
        [
            Event::Unclaimed { .. },
            Event::Drawn {
                seat: S,
                replacement: true,
                ..
            }
        ]
    ));
}

#[test]
fn trap_018_no_kong_without_a_tile_to_draw() {
    let mut game = Setup::hands("1111z", "2222z", "3333z", "4444z").deal(bare());
    let is_kong = |what: &Move| matches!(what, Move::ConcealedKong { .. });
    assert!(game.offers(E).iter().any(is_kong));
    game.plays_down_to(0);
    let seat = game.in_turn().expect("a turn");
    assert!(!game.offers(seat).iter().any(is_kong));
    let kinds = ["1z", "2z", "3z", "4z"];
    let what = Move::ConcealedKong {
        kind: kind(kinds[seat.index()]),
    };
    assert_eq!(game.seen(seat).why_not(what), Some(Reason::NoReplacement));
    // North draws and discards the last tile; West could take it for a pong, were that allowed, but not for a kong.
    let hands = Setup::hands("", "", "555m", "").tail("9m5m");
    let mut game = hands.deal(bare_with("claim.last_discard", "all"));
    game.plays_down_to(0);
    game.discards_the_drawn("5m");
    assert!(game.offers(W).contains(&pong("55m")));
    assert_eq!(
        game.seen(W).why_not(Move::Kong),
        Some(Reason::NoReplacement)
    );
    // After three kongs and West's pong 80 tiles are left, and West draws every fourth of them.
    let mut game = Setup::hands("1111z2222z3333z5m9m", "", "555m", "").deal(bare());
    for kind in ["1z", "2z", "3z"] {
        game.does(E, concealed_kong(kind));
    }
    game.does(E, discard("5m"));
    game.does(W, pong("55m"));
    game.lapse();
    assert_eq!(game.view(Eye::Rail).wall_left, 80);
    game.plays_down_to(4);
    assert_eq!(game.seen(W).why_not(added_kong("5m")), None);
    game.plays_down_to(0);
    assert_eq!(game.in_turn(), Some(W));
    assert_eq!(
        game.seen(W).why_not(added_kong("5m")),
        Some(Reason::NoReplacement)
    );
}

#[test]
fn trap_012_a_red_five_makes_a_kong_like_any_five() {
    let rules = rules_of("riichi", &[("tiles.red_fives", "3")]);
    let mut game = Setup::hands("0555p", "", "", "").deal(rules);
    assert!(game.offers(E).contains(&concealed_kong("5p")));
    game.does(E, concealed_kong("5p"));
    let [(made, mut of)] = melds(&game, E).try_into().expect("one set");
    of.sort_unstable();
    let mut expected = tiles("0555p");
    expected.sort_unstable();
    assert_eq!((made, of), (MeldKind::ConcealedKong, expected));
}

#[test]
fn seed_117_every_kong_draws_from_the_tail_before_the_discard() {
    let mut concealed = Setup::hands("1111z", "", "", "").tail("9s").deal(bare());
    concealed.does(E, concealed_kong("1z"));
    let mut called = Setup::hands("6p", "666p", "", "").tail("9s").deal(bare());
    called.does(E, discard_drawn("6p"));
    called.does(S, Move::Kong);
    called.lapse();
    let mut added = Setup::hands("6p", "66p", "", "")
        .head("1m1p2z6p")
        .tail("9s")
        .deal(bare());
    added.does(E, discard_drawn("6p"));
    added.does(S, pong("66p"));
    added.lapse();
    added.lapse();
    added.goes_on_to(S);
    added.does(S, added_kong("6p"));
    added.lapse();
    for (game, seat) in [(concealed, E), (called, S), (added, S)] {
        assert_eq!(game.in_turn(), Some(seat));
        assert_eq!(game.drawn(seat), Some(tile("9s")));
        assert!(game.offers(seat).contains(&discard_drawn("9s")));
    }
}

#[test]
fn seed_120_a_tile_of_ones_own_discards_makes_no_kong() {
    let mut game = Setup::hands("9m", "444p", "", "").head("1m4p").deal(bare());
    game.goes_on_to(S);
    game.does(S, discard("4p"));
    assert!(
        game.offers(S).is_empty(),
        "nobody is asked about his own discard"
    );
    assert_eq!(game.seen(S).why_not(Move::Kong), Some(Reason::OwnDiscard));
    game.goes_on_to(W);
    game.discards_the_drawn("4p");
    assert!(
        !game.offers(S).contains(&Move::Kong),
        "two are in hand, one lies in the river"
    );
    game.does(S, pong("44p"));
    game.lapse();
    game.lapse();
    game.goes_on_to(S);
    assert_eq!(
        game.seen(S).why_not(added_kong("4p")),
        Some(Reason::NotInHand {
            tile: Hidden(tile("4p"))
        })
    );
}

#[test]
fn seed_121_112_a_called_kong_needs_three_in_hand_not_on_the_table() {
    let mut game = Setup::hands("6p6p", "", "66p", "").deal(bare());
    game.does(E, discard_drawn("6p"));
    game.does(W, pong("66p"));
    game.lapse();
    game.lapse();
    game.goes_on_to(E);
    game.does(E, discard("6p"));
    let nothing_in_hand = Reason::NotEnoughEqual { need: 3, have: 0 };
    assert_eq!(game.seen(W).why_not(Move::Kong), Some(nothing_in_hand));
    let mut game = Setup::hands("6p", "", "666p", "").deal(bare());
    game.does(E, discard_drawn("6p"));
    assert!(game.offers(W).contains(&Move::Kong));
}

#[test]
fn trap_019_the_last_tile_replaces_one_kong_and_no_second() {
    // 83 tiles are left after the deal and South draws first: South has drawn when two are left, West when one is.
    let hands = || Setup::hands("", "1111z2222z", "3333z4444z", "");
    for (left, seat, kongs) in [(2, S, ["1z", "2z"]), (1, W, ["3z", "4z"])] {
        let mut game = hands().deal(bare());
        game.plays_down_to(left);
        game.does(seat, concealed_kong(kongs[0]));
        let second = game.seen(seat).why_not(concealed_kong(kongs[1]));
        assert_eq!(second, (left == 1).then_some(Reason::NoReplacement));
    }
}

#[test]
fn trap_022_replacements_take_the_upper_tile_of_the_last_stack_first() {
    let (game, log) = Setup::hands("1111z2222z3333z", "", "", "").deal_logged(bare());
    let Event::Dealt { wall, .. } = &log[1] else {
        panic!("a deal");
    };
    let mut game = game;
    // The last of 68 stacks holds tiles 134 and 135 of the wall, the one before it 132 and 133.
    for (kind, place) in [("1z", 134), ("2z", 135), ("3z", 132)] {
        game.does(E, concealed_kong(kind));
        assert_eq!(game.drawn(E), Some(wall.0[place]));
    }
}

#[test]
fn a_win_on_the_replacement_of_a_kong_counts_it_and_of_two_kongs_more() {
    // 234m 345p 678s 11s with a kong of 9m: nothing but the draw and the replacement is worth a faan.
    let one = || Setup::hands("9999m234m345p11s67s", "", "", "");
    let mut game = one().tail("8s").deal(bare());
    game.does(E, concealed_kong("9m"));
    game.does(E, Move::Win);
    assert_eq!(game.won_with(), ["kong_replacement", "self_draw"]);
    let mut game = Setup::hands("9999m1111p345p22s6s", "", "", "")
        .tail("7s8s")
        .deal(bare());
    game.does(E, concealed_kong("9m"));
    game.does(E, concealed_kong("1p"));
    game.does(E, Move::Win);
    assert_eq!(game.won_with(), ["kong_on_kong", "self_draw"]);
    // 8 + 1 = 9 faan, T(9) = 96.
    assert_eq!(game.paid(), [288, -96, -96, -96]);
    let mut game = one().tail("2f8s").deal(free());
    game.does(E, concealed_kong("9m"));
    game.does(E, Move::Win);
    assert_eq!(
        game.won_with(),
        ["self_draw"],
        "the tile replaced South's flower"
    );
}

#[test]
fn option_kong_max_forbids_the_fifth_at_the_table() {
    for (max, refused) in [
        ("none", None),
        ("4", Some(Reason::TooManyKongs { most: 4 })),
    ] {
        let hands = Setup::hands("1111z2222z3333z44z", "5555z", "6666z", "");
        let mut game = hands.deal(bare_with("kong.max", max));
        for kind in ["1z", "2z", "3z"] {
            game.does(E, concealed_kong(kind));
        }
        game.goes_on_to(S);
        game.does(S, concealed_kong("5z"));
        game.goes_on_to(W);
        assert_eq!(game.seen(W).why_not(concealed_kong("6z")), refused);
    }
}

#[test]
fn option_kong_after_claim_lets_a_kong_follow_a_chow() {
    for (allowed, refused) in [("false", Some(Reason::JustClaimed)), ("true", None)] {
        let hands = Setup::hands("5m", "46m9999p", "", "").tail("1s");
        let mut game = hands.deal(bare_with("kong.after_claim", allowed));
        game.does(E, discard_drawn("5m"));
        game.does(S, chow("46m"));
        game.lapse();
        assert_eq!(game.seen(S).why_not(concealed_kong("9p")), refused);
        assert_eq!(game.seen(S).why_not(Move::Win), Some(Reason::JustClaimed));
        if refused.is_none() {
            game.does(S, concealed_kong("9p"));
            assert_eq!(game.drawn(S), Some(tile("1s")));
        }
    }
}

#[test]
fn option_concealed_display_hides_the_kind_only_when_all_lie_face_down() {
    for (display, hidden) in [
        ("all-down", true),
        ("middle-down", false),
        ("ends-down", false),
        ("open", false),
    ] {
        let hands = Setup::hands("5555z", "", "", "");
        let mut game = hands.deal(bare_with("kong.concealed_display", display));
        game.does(E, concealed_kong("5z"));
        for eye in [Eye::Rail, Eye::Seat(S), Eye::Seat(W), Eye::Seat(N)] {
            let is_hidden = game.view(eye).seats[E].melds == [ShownMeld::Hidden];
            assert_eq!(is_hidden, hidden, "{display}");
        }
        assert!(matches!(
            &game.seen(E).seats[E].melds[..],
            [ShownMeld::Open(_)]
        ));
    }
}
