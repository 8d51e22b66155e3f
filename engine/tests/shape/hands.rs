//! Hands worked out by hand, and what all hands have in common.

use engine::shape::split::{Group, cuts};
use engine::shape::{Forms, is_complete, shanten, waits};
use engine::tile::{Kind, parse_tiles};
use engine::tiles::Tiles;
use proptest::prelude::*;

use crate::trying::{
    cuts_by_trying, dense, kinds, missing_by_trying, missing_to_orphans, missing_to_pairs, sorted,
};

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

fn wait_of(hand: &str) -> Vec<Kind> {
    waits(&tiles(hand), 0, &tiles(hand), ALL)
}

proptest! {
    #[test]
    fn cuts_are_those_found_by_trying(hand in dense(14)) {
        let mut fast: Vec<_> = cuts(&hand).iter().map(sorted).collect();
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
    fn waits_are_what_completes((hand, melds) in (0..=4_usize).prop_flat_map(|melds| {
        (dense(13 - 3 * melds), Just(melds))
    })) {
        for forms in [ALL, NONE] {
            let trying = Kind::all()
                .filter(|&kind| hand[kind] < 4 && is_complete(&hand.with(kind), melds, forms))
                .collect::<Vec<_>>();
            prop_assert_eq!(waits(&hand, melds, &hand, forms), trying);
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
    fn distances_are_those_found_by_trying(hand in (0..=4_usize, 0..2_usize).prop_flat_map(|(sets, drawn)| {
        (Just(sets), dense(3 * sets + 1 + drawn))
    })) {
        let (sets, tiles) = hand;
        let melds = 4 - sets;
        let to_sets = missing_by_trying(&tiles, sets);
        prop_assert_eq!(shanten(&tiles, melds, NONE), to_sets as i8 - 1);
        let to_forms = if melds == 0 { missing_to_pairs(&tiles).min(missing_to_orphans(&tiles)) } else { u8::MAX };
        prop_assert_eq!(shanten(&tiles, melds, ALL), to_sets.min(to_forms) as i8 - 1);
        for forms in [Forms { seven_pairs: true, ..NONE }, Forms { thirteen_orphans: true, ..NONE }] {
            let special = if forms.seven_pairs { missing_to_pairs(&tiles) } else { missing_to_orphans(&tiles) };
            let special = if melds == 0 { special } else { u8::MAX };
            prop_assert_eq!(shanten(&tiles, melds, forms), to_sets.min(special) as i8 - 1);
        }
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
fn what_is_no_hand_has_no_cut_but_a_distance() {
    let five = tiles("11111m");
    assert!(cuts(&five).is_empty());
    assert!(!is_complete(&five, 3, ALL));
    // Four of them count: as 11 and 1 they lack 23m, as 111 a pair.
    assert_eq!(shanten(&five, 3, ALL), 1);
    assert!(waits(&tiles("1111111z"), 2, &tiles("1111111z"), ALL).is_empty());
    // However many there are of one kind, they are as good as four.
    let full = tiles("123m456p789s1112z");
    for copies in 5..=255 {
        let east = kinds("1z")[0];
        let mut many = full;
        (3..copies).for_each(|_| many.add(east));
        assert!(cuts(&many).is_empty() && !is_complete(&many, 0, ALL));
        assert_eq!(shanten(&many, 0, ALL), 0);
    }
    // Of 18 tiles, the 14 that are needed are there.
    let many = tiles("111222333444555m666p");
    assert!(cuts(&many).is_empty());
    assert_eq!(shanten(&many, 0, ALL), -1);
    assert_eq!(shanten(&many, 7, ALL), -1);
    // Any pair of the 13 kinds is enough beside all of them.
    assert_eq!(shanten(&tiles("19m19p19s1234567z111p222p333p"), 0, ALL), -1);
}

#[test]
fn cuts_come_in_order() {
    let read = |text: &str| {
        let of = |group: &Group| group.kinds().map(|kind| kind.to_string()).concat();
        let all = cuts(&tiles(text));
        let of_cut = |cut: &engine::shape::split::Cut| {
            cut.groups.iter().map(of).collect::<Vec<_>>().join(" ")
        };
        all.iter().map(of_cut).collect::<Vec<_>>()
    };
    assert_eq!(
        read("111222333444m55z"),
        [
            "1m2m3m 1m2m3m 1m2m3m 4m4m4m",
            "1m1m1m 2m3m4m 2m3m4m 2m3m4m",
            "1m1m1m 2m2m2m 3m3m3m 4m4m4m",
        ]
    );
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
