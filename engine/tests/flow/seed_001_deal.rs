//! The statements of seed 001 about seats, wall and deal, by `classical-chinese`.

use engine::deal::event::{Event, Eye};
use engine::game::Game;
use engine::rules::dealing::FirstDealer;
use engine::rules::material::BreakCasts;
use engine::seat::{PerSeat, Wind};
use engine::seed::Seed;
use engine::tile::Tile;
use engine::wall::{tiles_of, wall_of};

use crate::setup::{E, N, S, Setup, Table, W, chinese, seed};

/// Who cast how much, and who sits where.
type Seating = (Vec<(u8, usize)>, PerSeat<u8>);

/// The seatings with so many casts, from games with many seeds.
fn seatings(casts: usize) -> Vec<Seating> {
    let mut found = Vec::new();
    for n in 0..=255 {
        let (_, events) = Game::open(chinese(&[]), Seed::from_bytes([n; 32]));
        let [
            Event::Opened {
                casts: made,
                entrants,
                ..
            },
        ] = &events[..]
        else {
            panic!("a game is opened by one event");
        };
        if made.len() == casts {
            let made = made.iter().map(|cast| (cast.by, cast.total()));
            found.push((made.collect(), *entrants));
        }
    }
    found
}

#[test]
fn seed_048_049_a_game_has_four_rounds_or_another_number() {
    assert_eq!(chinese(&[]).dealing.rounds, 4);
    for rounds in ["8", "16", "24"] {
        let rules = chinese(&[("game.rounds", rounds)]);
        assert_eq!(rules.dealing.rounds.to_string(), rounds);
    }
    // A game of eight rounds: the winds come round twice.
    let mut game = Setup::won_by(1).deal(chinese(&[("game.rounds", "8")]));
    let mut rounds = vec![game.view(Eye::Rail).round_wind()];
    while game.outcome().is_none() {
        let round = game.view(Eye::Rail).round_wind();
        if rounds.last() != Some(&round) {
            rounds.push(round);
        }
        game.is_won_by(1);
        if game.outcome().is_none() {
            Setup::won_by(1).deal_next(&mut game);
        }
    }
    assert_eq!(rounds, [Wind::ALL, Wind::ALL].concat());
}

#[test]
fn seed_050_052_055_everybody_is_east_once_and_then_the_round_changes() {
    let mut game = Setup::won_by(2).deal(chinese(&[]));
    let mut dealers = Vec::new();
    while game.view(Eye::Rail).round == 0 {
        dealers.push(game.view(Eye::Rail).dealer);
        game.is_won_by(2);
        Setup::won_by(2).deal_next(&mut game);
    }
    assert_eq!(dealers, [E, S, W, N]);
    assert_eq!(game.view(Eye::Rail).round_wind(), Wind::South);
    assert_eq!(game.view(Eye::Rail).dealer, E);
}

#[test]
fn seed_051_east_leads_on_until_another_player_wins() {
    let mut game = Setup::won_by(0).deal(chinese(&[]));
    for _ in 0..3 {
        assert_eq!(game.view(Eye::Rail).dealer, E);
        game.is_won_by(0);
        assert!(game.end().dealer_stays);
        Setup::won_by(0).deal_next(&mut game);
    }
    assert_eq!(game.view(Eye::Rail).deal, 4);
    assert_eq!(game.view(Eye::Rail).round, 0);
    assert_eq!(game.view(Eye::Rail).dealer_streak, 3);
}

#[test]
fn seed_053_the_highest_cast_is_east_and_the_lowest_north() {
    assert_eq!(chinese(&[]).dealing.first_dealer, FirstDealer::DiceRank);
    let plain = seatings(4);
    assert!(!plain.is_empty());
    for (casts, seats) in plain {
        let totals = seats.0.map(|entrant| casts[usize::from(entrant)].1);
        assert!(totals.is_sorted_by(|a, b| a > b), "{totals:?}");
    }
}

#[test]
fn seed_054_only_those_who_tie_cast_again_and_the_others_keep_their_places() {
    let tied = seatings(6);
    assert!(!tied.is_empty());
    for (casts, seats) in tied {
        let (first, again) = casts.split_at(4);
        let total = |entrant: u8| first[usize::from(entrant)].1;
        assert_eq!(total(again[0].0), total(again[1].0));
        assert!(seats.0.map(total).is_sorted_by(|a, b| a >= b));
        let mut again = again.to_vec();
        again.sort_by_key(|&(_, total)| total);
        let place = |entrant: u8| seats.0.iter().position(|&other| other == entrant);
        assert!(
            place(again[1].0) < place(again[0].0),
            "the higher of the two sits first"
        );
    }
}

/// A nine names the caster's own row, so that the same piles are taken whoever casts it.
#[test]
fn seed_056_058_tiles_are_taken_clockwise_from_where_the_cast_says() {
    let rules = chinese(&[]);
    assert_eq!(rules.material.break_casts, BreakCasts::One);
    let by_total = |total: usize| {
        let seeds = (0..=255).map(|n| Seed::from_bytes([n; 32]));
        let mut found = seeds.filter(|seed| {
            let (casts, _) = wall_of(seed, 1, E, &rules.material);
            casts.len() == 1 && casts[0].total() == total
        });
        found.next().expect("some seed casts that")
    };
    let seed = by_total(9);
    let of_east = wall_of(&seed, 1, E, &rules.material);
    let of_west = wall_of(&seed, 1, W, &rules.material);
    assert_eq!(of_east.0[0].total(), 9);
    assert_eq!(
        of_east.1, of_west.1,
        "East's own row from the tenth pile on, whoever is East"
    );
}

#[test]
fn seed_057_136_tiles_in_68_piles() {
    let tiles = tiles_of(&chinese(&[]).material);
    assert_eq!(tiles.len(), 4 * 17 * 2);
}

#[test]
fn seed_059_060_061_four_at_a_time_and_the_first_and_third_upper_tile_for_east() {
    let rules = chinese(&[]);
    let wall = wall_of(&seed(6), 1, E, &rules.material).1;
    let (mut game, _) = Game::open(rules, seed(6));
    game.deal().expect("a deal");
    for (seat, ones) in [
        (E, vec![48, 52]),
        (S, vec![49]),
        (W, vec![50]),
        (N, vec![51]),
    ] {
        let fours = (0..3).flat_map(|turn| (0..4).map(move |n| 16 * turn + n));
        let places = fours.map(|n| n + 4 * seat.index()).chain(ones);
        let mut dealt: Vec<Tile> = places.map(|n| wall[n]).collect();
        dealt.sort_unstable();
        assert_eq!(game.held(seat), dealt);
    }
    let sizes = game.view(Eye::Rail).seats.map(|seat| seat.concealed).0;
    assert_eq!(sizes, [14, 13, 13, 13]);
}
