//! Cutting hands, waits and distances, against slower ways of finding the same.

use engine::shape::split::{Cut, Group, cuts};
use engine::shape::{Forms, is_complete, shanten, waits};
use engine::tile::{Kind, Suit, parse_tiles};
use engine::tiles::Tiles;
use proptest::prelude::*;

const NONE: Forms = Forms {
    seven_pairs: false,
    thirteen_orphans: false,
};
const ALL: Forms = Forms {
    seven_pairs: true,
    thirteen_orphans: true,
};

fn tiles(text: &str) -> Tiles {
    parse_tiles(text).expect("tiles").iter().collect()
}

fn kinds(text: &str) -> Vec<Kind> {
    parse_tiles(text)
        .expect("tiles")
        .into_iter()
        .filter_map(|tile| tile.kind())
        .collect()
}

fn wait_of(hand: &str) -> Vec<Kind> {
    waits(&tiles(hand), 0, &tiles(hand), ALL)
}

/// All 55 sets there are.
fn groups() -> Vec<Group> {
    let runs = Kind::all()
        .filter(|kind| kind.step(2).is_some())
        .map(Group::Run);
    Kind::all().map(Group::Triplet).chain(runs).collect()
}

/// The cuts of a hand, found by trying every set at every place.
fn cuts_by_trying(hand: &Tiles) -> Vec<Cut> {
    fn fill(
        rest: &Tiles,
        from: usize,
        all: &[Group],
        so_far: &mut Vec<Group>,
        found: &mut Vec<Vec<Group>>,
    ) {
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
                Cut { pair, groups }
            }));
        }
    }
    found.sort_unstable();
    found
}

/// How many tiles a hand lacks to the nearest of all hands of `sets` sets and a pair.
fn missing_by_trying(hand: &Tiles, sets: usize) -> u8 {
    fn nearest(hand: &Tiles, target: &mut Tiles, from: usize, sets: usize, all: &[Group]) -> u8 {
        if Kind::all().any(|kind| target[kind] > Kind::COPIES) {
            return u8::MAX;
        }
        if sets == 0 {
            return Kind::all()
                .map(|kind| target[kind].saturating_sub(hand[kind]))
                .sum();
        }
        let ways = all.iter().enumerate().skip(from).map(|(at, group)| {
            group.kinds().into_iter().for_each(|kind| target.add(kind));
            let best = nearest(hand, target, at, sets - 1, all);
            group
                .kinds()
                .into_iter()
                .for_each(|kind| assert!(target.take(kind)));
            best
        });
        ways.min().unwrap_or(u8::MAX)
    }
    let all = groups();
    let pairs =
        Kind::all().map(|pair| nearest(hand, &mut Tiles::from_iter([pair; 2]), 0, sets, &all));
    pairs.min().expect("there are pairs")
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

/// Two suits' worth of neighbours and honours: hands that have much to be cut.
fn dense(count: usize) -> impl Strategy<Value = Tiles> {
    prop_oneof![
        dealt(one_suit(), count),
        dealt(kinds("12345m789s12z"), count),
        dealt(Kind::all().collect(), count)
    ]
}

proptest! {
    #[test]
    fn cuts_are_those_found_by_trying(hand in dense(14)) {
        let mut fast: Vec<Cut> = cuts(&hand);
        for cut in &mut fast {
            cut.groups.sort_unstable();
        }
        fast.sort_unstable();
        prop_assert_eq!(fast, cuts_by_trying(&hand));
    }

    #[test]
    fn complete_waiting_and_far_agree(hand in dense(13), extra in 0..34_usize) {
        let distance = shanten(&hand, 0, ALL);
        prop_assert_eq!(distance == 0, !waits(&hand, 0, &hand, ALL).is_empty());
        let drawn = Kind::from_index(extra).expect("a kind");
        if hand[drawn] < 4 {
            let full = hand.with(drawn);
            prop_assert_eq!(shanten(&full, 0, ALL) == -1, is_complete(&full, 0, ALL));
            prop_assert!((distance - 1..=distance).contains(&shanten(&full, 0, ALL)));
        }
    }

    #[test]
    fn some_draw_leads_nearer_and_some_discard_keeps_it(hand in dense(13)) {
        let distance = shanten(&hand, 0, ALL);
        let mut nearer = Kind::all().filter(|&k| hand[k] < 4 && shanten(&hand.with(k), 0, ALL) < distance);
        let drawn = nearer.next();
        prop_assert!(drawn.is_some());
        let mut full = hand.with(drawn.expect("just looked"));
        if distance > 0 {
            let kept = hand.iter().any(|(kind, _)| {
                full.take(kind);
                let kept = shanten(&full, 0, ALL) == distance - 1;
                full.add(kind);
                kept
            });
            prop_assert!(kept);
        }
    }
}

proptest! {
    // Trying every hand is slow.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn distance_with_three_sets_on_the_table_is_that_found_by_trying(hand in prop_oneof![dense(4), dense(5)]) {
        prop_assert_eq!(shanten(&hand, 3, ALL), missing_by_trying(&hand, 1) as i8 - 1);
    }

    #[test]
    fn distance_with_two_sets_on_the_table_is_that_found_by_trying(hand in prop_oneof![dense(7), dense(8)]) {
        prop_assert_eq!(shanten(&hand, 2, ALL), missing_by_trying(&hand, 2) as i8 - 1);
    }
}

#[test]
fn distances_counted_by_hand() {
    for (hand, melds, expected) in [
        ("123m456p789s11122z", 0, -1),
        ("123m456p789s1112z", 0, 0),
        ("147m258p369s1234z", 0, 6), // six pairs are nearer than sets: one of each kind lacks seven
        ("19m19p19s1234567z", 0, 0),
        ("19m19p19s1234566z", 0, 0),
        ("1122m3344p5566s7z", 0, 0),
        ("1111m2222p3333s4z", 0, 2), // three triplets; 23m to the fourth 1m, and another 4z: three tiles
        ("123456789m1111z", 0, 1),   // a pair of a fifth east does not exist
        ("55z", 4, -1),
        ("5z", 4, 0),
        ("19m57z", 3, 2),
    ] {
        let heap = tiles(hand);
        assert_eq!(shanten(&heap, melds, ALL), expected, "{hand}");
    }
}

#[test]
fn special_forms_only_count_where_the_rules_have_them_and_nothing_is_melded() {
    assert_eq!(shanten(&tiles("1122m3344p5566s7z"), 0, NONE), 3);
    assert!(shanten(&tiles("19m19p19s1234567z"), 0, NONE) > 0);
    assert!(is_complete(&tiles("1122m3344p556677s"), 0, ALL));
    assert!(!is_complete(&tiles("1122m3344p556699s"), 0, NONE));
    // Seven different pairs: four of a kind are not two.
    assert!(!is_complete(&tiles("1111m3344p556699s"), 0, ALL));
    // Trap 11: with a set on the table there is neither.
    assert_eq!(
        shanten(&tiles("19m19p19s1234z"), 1, ALL),
        shanten(&tiles("19m19p19s1234z"), 1, NONE)
    );
    assert_eq!(
        shanten(&tiles("1122m3344p55s"), 1, ALL),
        shanten(&tiles("1122m3344p55s"), 1, NONE)
    );
}

#[test]
fn trap_01_a_pair_is_taken_out_of_a_triplet_or_a_quad() {
    // 111 + 23 waits on 1 and 4; 11 + 123 with 55z on the third 5z.
    assert_eq!(wait_of("11123m456p789s55z"), kinds("14m5z"));
    assert_eq!(cuts(&tiles("11123m")).len(), 1);
    // Out of a quad: 11 + 111 is none, 11 + 1 in the run is; and 111 + 1 in the run beside another pair.
    let pair_of = |hand: &str| {
        cuts(&tiles(hand))
            .into_iter()
            .map(|cut| cut.pair)
            .collect::<Vec<_>>()
    };
    assert_eq!(pair_of("111123m456p55z789s"), kinds("5z"));
    assert_eq!(pair_of("11112233m456p789s"), kinds("1m"));
}

#[test]
fn trap_09_terminals_in_every_set_and_a_wait_of_one_kind() {
    let [cut] = &cuts(&tiles("11123m"))[..] else {
        panic!("one cut")
    };
    assert_eq!(
        (cut.pair, cut.groups[0]),
        (kinds("1m")[0], Group::Run(kinds("1m")[0]))
    );
    // 1223 waits on 2 alone, as the pair of 123 + 2, and counts it once.
    assert_eq!(waits(&tiles("1223m"), 3, &tiles("1223m"), ALL), kinds("2m"));
}

#[test]
fn trap_10_only_a_fifth_copy_is_no_wait() {
    assert!(wait_of("123456789m1111z").is_empty());
    // Four in sets on the table, one of them: the same.
    let hand = tiles("123456789m1z");
    assert_eq!(waits(&hand, 1, &hand, ALL), kinds("1z"));
    let held = hand
        .with(kinds("1z")[0])
        .with(kinds("1z")[0])
        .with(kinds("1z")[0]);
    assert!(waits(&hand, 1, &held, ALL).is_empty());
}

#[test]
fn waits_counted_by_hand() {
    for (hand, expected) in [
        ("1112345678999s", "123456789s"), // nine gates
        ("19m19p19s1234567z", "19m19p19s1234567z"),
        ("19m19p19s1234566z", "7z"),
        ("2344445m123p789s", "2356m"), // 22 345 444, 234 345 44, 234 444 55, 234 44 456
        ("23m456p789s33p567m", "14m"),
        ("1122m3344p5566s7z", "7z"),
    ] {
        assert_eq!(wait_of(hand), kinds(expected), "{hand}");
    }
}
