//! What no eye may see decides nothing it sees: the hands of others, the wall, the replacements, what lies under indicators.

use engine::deal::event::{Cast, Event, Eye};
use engine::deal::view::View;
use engine::game::{Game, replay_by};
use engine::hidden::Hidden;
use engine::rules::RuleSet;
use engine::seat::Seat;
use engine::seed::Seed;
use engine::tile::Tile;
use engine::wall::wall_of;
use proptest::prelude::*;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use super::rules;
use crate::setup::{Table, receiver};

/// What an eye sees of a deal with this wall in which everybody discards what he draws, step by step.
fn looks(rules: &RuleSet, wall: Vec<Tile>, eye: Eye, steps: usize) -> Vec<View> {
    let (_, mut log) = Game::open(rules.clone(), Seed::from_bytes([9; 32]));
    log.push(Event::Dealt {
        number: 1,
        round: 0,
        dealer: Seat::ALL[0],
        counters: 0,
        bets: 0,
        casts: vec![Cast {
            by: 0,
            dice: vec![1, 1],
        }],
        wall: Hidden(wall),
    });
    let mut game = replay_by(rules.clone(), &log).expect("a log");
    game.lapse_opening();
    let look = |_| {
        let view = game.view(eye);
        game.lapse();
        view
    };
    (0..steps).map(look).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn stirring_hides_through_a_deal(seed in any::<[u8; 32]>(), eye in 0..5_usize, steps in 1..136_usize, luck in any::<u64>()) {
        let rules = rules(&[("tiles.red_fives", "3"), ("min_yaku", "0")]);
        let (_, wall) = wall_of(&Seed::from_bytes(seed), 1, Seat::ALL[0], &rules.material);
        // Two steps to a turn: the tiles drawn so far lie open, and so does the indicator.
        let drawn = 53 + steps.div_ceil(2);
        let last = wall.len();
        let hidden: Vec<usize> = (0..last)
            .filter(|&n| n < 52 && receiver(n) != eye || n >= drawn && n != last - 6)
            .collect();
        let mut tiles: Vec<Tile> = hidden.iter().map(|&n| wall[n]).collect();
        tiles.shuffle(&mut ChaCha8Rng::seed_from_u64(luck));
        let mut stirred = wall.clone();
        for (&place, tile) in hidden.iter().zip(tiles) {
            stirred[place] = tile;
        }
        let eye = Seat::new(eye).map_or(Eye::Rail, Eye::Seat);
        let (one, two) = (looks(&rules, wall, eye, steps), looks(&rules, stirred, eye, steps));
        prop_assert!(one == two);
    }
}
