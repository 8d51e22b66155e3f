//! Every suit there is, against all suits that can be put together from sets and a pair.

use std::collections::HashMap;

use engine::shape::split::{Group, cuts};
use engine::shape::{Forms, is_complete};
use engine::tile::Kind;
use engine::tiles::Tiles;

use crate::trying::{Sets, groups, sorted};

/// What can be put together from up to four of these sets, without a pair or with one of these kinds, by its counts.
pub(crate) type Whole = HashMap<Vec<u8>, Vec<(Option<Kind>, Sets)>>;

/// Everything that can be put together from sets of these kinds.
pub(crate) fn put_together(kinds: &[Kind]) -> Whole {
    fn more(
        kinds: &[Kind],
        groups: &[Group],
        heap: &Tiles,
        pair: Option<Kind>,
        sets: &mut Sets,
        whole: &mut Whole,
    ) {
        if kinds.iter().any(|&kind| heap[kind] > 4) {
            return;
        }
        whole
            .entry(counts_of(heap, kinds))
            .or_default()
            .push((pair, sets.clone()));
        if sets.len() == 4 {
            return;
        }
        for (at, &group) in groups.iter().enumerate() {
            let mut heap = *heap;
            group.kinds().into_iter().for_each(|kind| heap.add(kind));
            sets.push(group);
            more(kinds, &groups[at..], &heap, pair, sets, whole);
            sets.pop();
        }
    }
    let groups: Vec<Group> = groups()
        .into_iter()
        .filter(|group| kinds.contains(&group.kinds()[0]))
        .collect();
    let mut whole = Whole::new();
    for pair in kinds.iter().copied().map(Some).chain([None]) {
        let heap = pair.into_iter().chain(pair).collect();
        more(kinds, &groups, &heap, pair, &mut Vec::new(), &mut whole);
    }
    whole
}

fn counts_of(heap: &Tiles, kinds: &[Kind]) -> Vec<u8> {
    kinds.iter().map(|&kind| heap[kind]).collect()
}

/// All counts of so many kinds, four of each and 14 together at most.
fn all_counts(kinds: usize) -> Vec<Vec<u8>> {
    let mut all = vec![Vec::new()];
    for _ in 0..kinds {
        let longer = |counts: Vec<u8>| (0..=4).map(move |count| [&counts[..], &[count]].concat());
        all = all
            .into_iter()
            .flat_map(longer)
            .filter(|counts| counts.iter().sum::<u8>() <= 14)
            .collect();
    }
    all
}

/// Cuts every suit of these kinds, with a pair of `other` where it has no pair itself, and compares.
fn check(kinds: &[Kind], other: Kind) -> usize {
    let whole = put_together(kinds);
    let mut seen = 0;
    for counts in all_counts(kinds.len()) {
        let size = usize::from(counts.iter().sum::<u8>());
        let lent = match size % 3 {
            0 if size < 14 => Some(other),
            2 => None,
            _ => continue,
        };
        let each = kinds.iter().zip(&counts);
        let tiles: Tiles = each
            .flat_map(|(&kind, &count)| (0..count).map(move |_| kind))
            .chain(lent.into_iter().chain(lent))
            .collect();
        let mut expected: Vec<(Kind, Sets)> = whole
            .get(&counts)
            .into_iter()
            .flatten()
            .filter_map(|(pair, sets)| {
                let mut sets = sets.clone();
                sets.sort_unstable();
                Some((pair.or(lent)?, sets))
            })
            .collect();
        expected.sort_unstable();
        let mut found: Vec<(Kind, Sets)> = cuts(&tiles).iter().map(sorted).collect();
        found.sort_unstable();
        assert_eq!(found, expected, "{tiles:?}");
        let melds = (14 - tiles.len()) / 3;
        assert_eq!(
            is_complete(&tiles, melds, Forms::default()),
            !expected.is_empty(),
            "{tiles:?}"
        );
        seen += 1;
    }
    seen
}

#[test]
fn every_suit_is_cut_as_it_can_be_put_together() {
    let all: Vec<Kind> = Kind::all().collect();
    let (suits, honours) = all.split_at(27);
    for suit in suits.chunks(9) {
        assert_eq!(check(suit, honours[0]), 273_005);
    }
    assert_eq!(check(honours, suits[0]), 28_723);
}
