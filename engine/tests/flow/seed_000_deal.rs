//! The statements of seed 000 about casts, wall and deal, by `classical-japanese`.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::seed::Seed;
use engine::tile::Tile;
use engine::wall::wall_of;

use crate::setup::{E, N, S, Setup, Table, W, japanese, kind, melds, seed};

/// A wall as dealt by these rules from the first seed whose casts are these.
fn wall_with_casts(totals: [usize; 2]) -> (Seed, Vec<Tile>) {
    let material = japanese(&[]).material;
    let seeds = (0..=u16::MAX).map(|n| {
        let mut bytes = [0; 32];
        bytes[..2].copy_from_slice(&n.to_le_bytes());
        Seed::from_bytes(bytes)
    });
    let mut walls = seeds.filter_map(|seed| {
        let (casts, wall) = wall_of(&seed, 1, E, &material);
        let found: Vec<usize> = casts.iter().map(|cast| cast.total()).collect();
        (found == totals).then_some((seed, wall))
    });
    walls.next().expect("some seed has these casts")
}

#[test]
fn seed_001_six_names_south_who_casts_again() {
    let (seed, _) = wall_with_casts([6, 7]);
    let (mut game, _) = Game::open(japanese(&[]), seed);
    let events = game.deal().expect("a deal");
    let [Event::Dealt { casts, .. }, ..] = &events[..] else {
        panic!("it is dealt first");
    };
    let by: Vec<u8> = casts.iter().map(|cast| cast.by).collect();
    assert_eq!(by, [0, 1]);
}

/// By one cast of six, six piles of South's row are left out; by two casts of six and seven, thirteen are.
#[test]
fn seed_002_both_casts_are_left_out() {
    let (seed, by_two) = wall_with_casts([6, 7]);
    let by_one = wall_of(
        &seed,
        1,
        E,
        &japanese(&[("deal.break_casts", "one")]).material,
    )
    .1;
    let mut moved_on = by_one;
    moved_on.rotate_left(2 * (13 - 6));
    assert_eq!(moved_on, by_two);
}

#[test]
fn seed_003_004_005_007_008_009_the_deal_takes_these_tiles() {
    let rules = japanese(&[]);
    let wall = wall_of(&seed(4), 1, E, &rules.material).1;
    let (mut game, _) = Game::open(rules, seed(4));
    game.deal().expect("a deal");
    for (seat, ones) in [
        (E, vec![48, 52]),
        (S, vec![49]),
        (W, vec![50]),
        (N, vec![51]),
    ] {
        let fours = (0..3).flat_map(|turn| (0..4).map(move |n| 16 * turn + n));
        let mut dealt: Vec<Tile> = fours
            .map(|n| n + 4 * seat.index())
            .chain(ones)
            .map(|n| wall[n])
            .collect();
        dealt.sort_unstable();
        assert_eq!(game.held(seat), dealt);
    }
    let sizes = game.view(Eye::Rail).seats.map(|seat| seat.concealed).0;
    assert_eq!(sizes, [14, 13, 13, 13]);
}

#[test]
fn seed_006_a_hand_counts_13_or_14_in_its_turn() {
    let mut game = Setup::hands("8888p", "", "", "").deal(japanese(&[]));
    game.does(E, Move::ConcealedKong { kind: kind("8p") });
    while game.view(Eye::Rail).wall_left > 0 {
        let view = game.view(Eye::Rail);
        for (seat, place) in view.seats.iter() {
            let acting = view.stage == Stage::Turn { seat };
            let count = usize::from(place.concealed) + 3 * place.melds.len();
            assert_eq!(count, 13 + usize::from(acting));
        }
        game.lapse();
    }
    assert_eq!(melds(&game, E)[0].1.len(), 4, "a kong has one tile more");
}
