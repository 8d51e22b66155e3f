//! What suits lack when some tiles can never come and only some sets count, against all suits that can be put together.

use engine::shape::lacking;
use engine::shape::layout::{NEVER, Sets, suit};
use engine::shape::split::Group;
use engine::tile::Kind;
use proptest::prelude::*;

use crate::suits::{Whole, put_together};

/// Fewest tiles that are lacking to any suit of so many of these sets, with a pair or without.
fn nearest(
    whole: &Whole,
    (counts, caps): (&[u8; 9], &[u8; 9]),
    allowed: Sets,
    sets: usize,
    pair: bool,
) -> u8 {
    let counts_here = |group: &Group| match allowed {
        Sets::Any => true,
        Sets::Runs => matches!(group, Group::Run(_)),
        Sets::Triplets => matches!(group, Group::Triplet(_)),
    };
    let reached = whole.iter().filter(|(target, ways)| {
        target.iter().zip(caps).all(|(target, cap)| target <= cap)
            && ways.iter().any(|(two, groups)| {
                two.is_some() == pair && groups.len() == sets && groups.iter().all(counts_here)
            })
    });
    let lacks = |target: &[u8]| {
        target
            .iter()
            .zip(counts)
            .map(|(target, held)| target.saturating_sub(*held))
            .sum()
    };
    reached
        .map(|(target, _)| lacks(target))
        .min()
        .unwrap_or(NEVER)
}

fn suits_of_the_ones() -> Whole {
    let kinds: Vec<Kind> = Kind::all().take(9).collect();
    put_together(&kinds)
}

#[test]
fn suits_lack_what_the_nearest_lacks() {
    let whole = suits_of_the_ones();
    // Each kind: how many are held, and how many are gone of the others.
    let kind = prop_oneof![
        3 => (Just(0_u8), 0..=4_u8),
        3 => (1..=4_u8, 0..=4_u8),
        2 => (0..=2_u8, Just(0)),
    ];
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(60));
    let law = |kinds: [(u8, u8); 9]| {
        let counts = kinds.map(|(held, _)| held);
        let caps = kinds.map(|(held, gone)| held.max(4 - gone));
        for sets in [Sets::Any, Sets::Runs, Sets::Triplets] {
            let missing = suit(&counts, &caps, sets);
            for (number, pair) in (0..=4).flat_map(|number| [(number, false), (number, true)]) {
                let found = nearest(&whole, (&counts, &caps), sets, number, pair);
                prop_assert_eq!(
                    missing.to(number, pair),
                    found,
                    "{:?} {} {}",
                    sets,
                    number,
                    pair
                );
            }
        }
        let missing = lacking(&counts);
        for number in 0..=4 {
            let found = nearest(&whole, (&counts, &[4; 9]), Sets::Any, number, true);
            prop_assert_eq!(missing.to(number, true), found);
        }
        Ok(())
    };
    runner
        .run(&proptest::array::uniform9(kind), law)
        .expect("a law");
}
