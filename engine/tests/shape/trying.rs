//! Slower ways of finding the same, which know nothing of suits: every set is tried at every place.

use engine::shape::split::{Cut, Group};
use engine::tile::{Kind, Suit, parse_tiles};
use engine::tiles::Tiles;
use proptest::prelude::*;

/// The sets of a cut.
pub(crate) type Sets = Vec<Group>;

/// The pair and the sets of a cut, in the order of sets.
pub(crate) fn sorted(cut: &Cut) -> (Kind, Sets) {
    let mut sets = cut.groups.to_vec();
    sets.sort_unstable();
    (cut.pair, sets)
}

/// The kinds of these tiles.
pub(crate) fn kinds(text: &str) -> Vec<Kind> {
    parse_tiles(text)
        .expect("tiles")
        .into_iter()
        .filter_map(|tile| tile.kind())
        .collect()
}

/// All 55 sets there are.
pub(crate) fn groups() -> Vec<Group> {
    let runs = Kind::all()
        .filter(|kind| kind.step(2).is_some())
        .map(Group::Run);
    Kind::all().map(Group::Triplet).chain(runs).collect()
}

/// The cuts of a hand.
pub(crate) fn cuts_by_trying(hand: &Tiles) -> Vec<(Kind, Sets)> {
    fn fill(rest: &Tiles, from: usize, all: &[Group], so_far: &mut Sets, found: &mut Vec<Sets>) {
        if rest.is_empty() {
            found.push(so_far.clone());
        }
        for (at, group) in all.iter().enumerate().skip(from) {
            let mut left = *rest;
            if group.kinds().into_iter().all(|kind| left.take(kind)) {
                so_far.push(*group);
                fill(&left, at, all, so_far, found);
                so_far.pop();
            }
        }
    }
    let mut found = Vec::new();
    for pair in Kind::all() {
        let mut rest = *hand;
        if rest.take(pair) && rest.take(pair) {
            let mut ways = Vec::new();
            fill(&rest, 0, &groups(), &mut Vec::new(), &mut ways);
            found.extend(ways.into_iter().map(|mut groups| {
                groups.sort_unstable();
                (pair, groups)
            }));
        }
    }
    found.sort_unstable();
    found
}

/// How many tiles a hand lacks to the nearest of all hands of `sets` sets and a pair.
pub(crate) fn missing_by_trying(hand: &Tiles, sets: usize) -> u8 {
    /// Takes one set more, in every way that can still be nearer than the best.
    fn nearest(
        hand: &Tiles,
        target: &Tiles,
        sets: usize,
        all: &[Group],
        so_far: u8,
        best: &mut u8,
    ) {
        if so_far >= *best || Kind::all().any(|kind| target[kind] > Kind::COPIES) {
            return;
        }
        if sets == 0 {
            *best = so_far;
            return;
        }
        for (at, group) in all.iter().enumerate() {
            let mut target = *target;
            let lacking = put(hand, &mut target, &group.kinds());
            nearest(hand, &target, sets - 1, &all[at..], so_far + lacking, best);
        }
    }
    /// Puts these kinds to the target and says how many of them the hand does not have.
    fn put(hand: &Tiles, target: &mut Tiles, kinds: &[Kind]) -> u8 {
        let mut lacking = 0;
        for &kind in kinds {
            lacking += u8::from(target[kind] >= hand[kind]);
            target.add(kind);
        }
        lacking
    }
    let mut all = groups();
    // Near sets first: the bound is low soon.
    all.sort_by_key(|group| put(hand, &mut Tiles::default(), &group.kinds()));
    let mut best = u8::MAX;
    for pair in Kind::all() {
        let mut target = Tiles::default();
        let lacking = put(hand, &mut target, &[pair; 2]);
        nearest(hand, &target, sets, &all, lacking, &mut best);
    }
    best
}

/// How many tiles a hand lacks to the nearest of all hands of seven different pairs.
pub(crate) fn missing_to_pairs(hand: &Tiles) -> u8 {
    let mut each: Vec<u8> = Kind::all().map(|kind| 2 - hand[kind].min(2)).collect();
    each.sort_unstable();
    each.into_iter().take(7).sum()
}

/// How many tiles a hand lacks to the nearest of the thirteen hands of orphans.
pub(crate) fn missing_to_orphans(hand: &Tiles) -> u8 {
    let orphans = kinds("19m19p19s1234567z");
    let of = |twice: &Kind| -> u8 {
        let wanted: Tiles = orphans.iter().chain([twice]).copied().collect();
        wanted
            .iter()
            .map(|(kind, count)| count.saturating_sub(hand[kind]))
            .sum()
    };
    orphans.iter().map(of).min().expect("there are orphans")
}

/// Tiles from a shuffled set of four of each of these kinds.
fn dealt(from: Vec<Kind>, count: usize) -> impl Strategy<Value = Tiles> {
    let all: Vec<Kind> = from.into_iter().flat_map(|kind| [kind; 4]).collect();
    Just(all)
        .prop_shuffle()
        .prop_map(move |all| all.into_iter().take(count).collect())
}

fn one_suit() -> Vec<Kind> {
    (1..=9)
        .filter_map(|number| Kind::suited(Suit::Dots, number))
        .collect()
}

/// One suit, two suits' worth of neighbours and honours, terminals and honours, anything: hands that have much to be
/// cut, or to become something special.
pub(crate) fn dense(count: usize) -> impl Strategy<Value = Tiles> {
    prop_oneof![
        dealt(one_suit(), count),
        dealt(kinds("12345m789s12z"), count),
        dealt(kinds("19m19p19s1234567z5m"), count),
        dealt(Kind::all().collect(), count)
    ]
}
