//! Every pattern: a yes, a near miss, and cases where another one stands for it (`hong-kong.md` 3).
//!
//! Unless the case is about winds or bonus tiles, South wins in an East round with flower 3, which is nobody's business.

use std::collections::BTreeSet;

use crate::case::{lines, rules, sheet};

fn check(cases: &[(&str, &str)]) {
    let rules = rules(&[]);
    for (case, expected) in cases {
        assert_eq!(lines(&sheet(&rules, case)), *expected, "{case}");
    }
}

const ORDINARY: &[(&str, &str)] = &[
    // Four runs, any pair, any wait.
    (
        "South East discard 4m 23m456p789s33p C:567m 3f",
        "common_hand 1",
    ),
    (
        "South East discard 7z 234m456p789s7z C:567m 3f",
        "common_hand 1",
    ),
    ("South East discard 2m 22m456p789s33p C:567m 3f", ""),
    // No run.
    (
        "South East discard 9p 99p11s P:111m P:555s P:888p 3f",
        "all_pungs 3",
    ),
    ("South East discard 9p 99p11s P:111m P:555s C:678p 3f", ""),
    // Concealed ones stand for all pungs; a discard may only complete the pair.
    (
        "South East discard 5s 111m222p777s888p5s 3f",
        "four_concealed_pungs 8, concealed_hand 1",
    ),
    (
        "South East draw 7s 111m222p77s55s888p 3f",
        "four_concealed_pungs 8, self_draw 1, concealed_hand 1",
    ),
    (
        "South East draw 7s 222p77s55s888p Q:1111m 3f",
        "four_concealed_pungs 8, self_draw 1",
    ),
    (
        "South East discard 7s 111m222p77s55s888p 3f",
        "all_pungs 3, concealed_hand 1",
    ),
    (
        "South East rob 5s 111m222p777s888p5s 3f",
        "four_concealed_pungs 8, concealed_hand 1, robbing_a_kong 1",
    ),
    (
        "South East draw 7s 222p77s55s888p K:1111m 3f",
        "all_pungs 3, self_draw 1",
    ),
    // One suit with honours; without them.
    (
        "South East discard 3z 234m55m33z C:123m P:444z 3f",
        "half_flush 3",
    ),
    ("South East discard 3z 234m55p33z C:123m P:444z 3f", ""),
    (
        "South East discard 4m 23m55m789m C:123m P:888m 3f",
        "full_flush 7",
    ),
    (
        "South East discard 4m 23m55z789m C:123m P:888m 3f",
        "half_flush 3",
    ),
    ("South East discard 4m 23m55m789m C:123m P:888p 3f", ""),
    // 1, 9 and honours, both of them; all pungs come with it.
    (
        "South East discard 9m 99m11s P:111p P:999s P:333z 3f",
        "all_pungs 3, mixed_terminals 1",
    ),
    (
        "South East discard 9m 99m11s P:222p P:999s P:333z 3f",
        "all_pungs 3",
    ),
    // Dragons.
    (
        "South East discard 6z 234m55p66z C:123s C:678p 3f",
        "dragon_pung 6z 1",
    ),
    ("South East discard 5p 234m55p66z C:123s C:678p 3f", ""),
    (
        "South East discard 2m 34m55p C:123s C:678p K:6666z 3f",
        "dragon_pung 6z 1",
    ),
    (
        "South East discard 7z 7z234p567s P:555z P:666z 3f",
        "dragon_pung 5z 1, dragon_pung 6z 1, small_three_dragons 3",
    ),
    (
        "South East discard 2s 2s234p567s P:555z P:666z 3f",
        "dragon_pung 5z 1, dragon_pung 6z 1",
    ),
    (
        "South East discard 7z 77z234p22s P:555z P:666z 3f",
        "dragon_pung 5z 1, dragon_pung 6z 1, dragon_pung 7z 1, big_three_dragons 5",
    ),
    // Winds.
    (
        "South East discard 2z 234m55p22z C:123s C:678p 3f",
        "seat_wind 2z 1",
    ),
    (
        "South East discard 1z 234m55p11z C:123s C:678p 3f",
        "round_wind 1z 1",
    ),
    (
        "South South discard 2z 234m55p22z C:123s C:678p 3f",
        "seat_wind 2z 1, round_wind 2z 1",
    ),
    ("South East discard 3z 234m55p33z C:123s C:678p 3f", ""),
    ("South East discard 5p 234m55p22z C:123s C:678p 3f", ""),
    (
        "South East discard 3z 33z44z567s P:111z P:222z 3f",
        "half_flush 3, seat_wind 2z 1, round_wind 1z 1, small_four_winds 3",
    ),
    (
        "South East discard 3z 33z99s567s P:111z P:222z 3f",
        "half_flush 3, seat_wind 2z 1, round_wind 1z 1",
    ),
];

const AWARDS: &[(&str, &str)] = &[
    (
        "South East discard 1z 11z22z P:333z P:444z P:555z 3f",
        "all_honours 10",
    ),
    (
        "South East discard 1z 11z99m P:333z P:444z P:555z 3f",
        "all_pungs 3, half_flush 3, mixed_terminals 1, dragon_pung 5z 1, round_wind 1z 1",
    ),
    // The ordinary patterns are worth more than the award: 8 + 1 + 1 + 1 + 1 + 3 against 10.
    (
        "South East draw 7z 111222555666z7z 3f",
        "four_concealed_pungs 8, dragon_pung 5z 1, dragon_pung 6z 1, seat_wind 2z 1, round_wind 1z 1, \
         small_three_dragons 3, self_draw 1, concealed_hand 1",
    ),
    (
        "South East discard 9m 99m11s P:111p P:999s P:999p 3f",
        "all_terminals 10",
    ),
    (
        "South East discard 9m 99m11s P:111p P:999s P:888p 3f",
        "all_pungs 3",
    ),
    (
        "South East discard 5s 1112345678999s 3f",
        "nine_gates 10, concealed_hand 1",
    ),
    (
        "South East discard 9s 1112345678899s 3f",
        "nine_gates 10, concealed_hand 1",
    ),
    (
        "South East discard 6s 1113345678999s 3f",
        "full_flush 7, concealed_hand 1",
    ),
    (
        "South East discard 6s 1145678999s C:123s 3f",
        "full_flush 7",
    ),
    (
        "South East discard 1m 19m19p19s1234567z 3f",
        "thirteen_orphans 13, concealed_hand 1",
    ),
    (
        "South East discard 4z 44z55m P:111z P:222z P:333z 3f",
        "big_four_winds 13",
    ),
    (
        "South East discard 4z 4z555m P:111z P:222z P:333z 3f",
        "all_pungs 3, half_flush 3, seat_wind 2z 1, round_wind 1z 1, small_four_winds 3",
    ),
    (
        "South East discard 7m 7m K:1111m A:5555s Q:8888p K:3333z 3f",
        "eighteen_arhats 13",
    ),
    (
        "South East discard 7m 7m K:1111m A:5555s Q:8888p P:333z 3f",
        "all_pungs 3",
    ),
    (
        "East East draw 5s 123m456p789s3355s 3f dealt",
        "heavenly_hand 13, self_draw 1, concealed_hand 1",
    ),
    (
        "East East draw 5s 123m456p789s3355s 3f",
        "self_draw 1, concealed_hand 1",
    ),
    (
        "South East discard 5s 123m456p789s3355s 3f on-first-discard",
        "earthly_hand 13, concealed_hand 1",
    ),
    (
        "South East discard 5s 123m456p789s3355s 3f",
        "concealed_hand 1",
    ),
    (
        "South East discard 5s 123m456p789s3355s 3f go-round",
        "concealed_hand 1",
    ),
];

const CIRCUMSTANCES: &[(&str, &str)] = &[
    (
        "South East draw 4m 23m456p789s33p C:567m 3f",
        "common_hand 1, self_draw 1",
    ),
    // No set at all on the table: a concealed kong is one.
    (
        "South East discard 4m 23m567m456p789s33p 3f",
        "common_hand 1, concealed_hand 1",
    ),
    (
        "South East discard 6s 234m678p45s99s Q:5555z 3f",
        "dragon_pung 5z 1",
    ),
    // A kong's replacement, not a flower's; kong on kong instead of it.
    (
        "South East draw 6s 45s66m K:1111p P:222s P:777z 3f kong",
        "dragon_pung 7z 1, self_draw 1, kong_replacement 1",
    ),
    (
        "South East draw 6s 45s66m K:1111p P:222s P:777z 3f bonus",
        "dragon_pung 7z 1, self_draw 1",
    ),
    (
        "South East draw 6s 45s66m K:1111p K:2222s P:777z 3f kong-on-kong",
        "dragon_pung 7z 1, self_draw 1, kong_on_kong 8",
    ),
    (
        "South East rob 6s 45s66m P:111p P:222s P:777z 3f",
        "dragon_pung 7z 1, robbing_a_kong 1",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 3f",
        "dragon_pung 7z 1",
    ),
    (
        "South East draw 6s 45s66m P:111p P:222s P:777z 3f last",
        "dragon_pung 7z 1, self_draw 1, last_tile 1",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 3f last",
        "dragon_pung 7z 1, last_discard 1",
    ),
    (
        "South East draw 6s 45s66m K:1111p P:222s P:777z 3f kong last",
        "dragon_pung 7z 1, self_draw 1, kong_replacement 1, last_tile 1",
    ),
];

const FLOWERS: &[(&str, &str)] = &[
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z",
        "dragon_pung 7z 1, no_flowers 1",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 1378f",
        "dragon_pung 7z 1",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 2f",
        "dragon_pung 7z 1, own_flower 1",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 6f",
        "dragon_pung 7z 1, own_season 1",
    ),
    (
        "East East discard 6s 45s66m P:111p P:222s P:777z 15f",
        "dragon_pung 7z 1, own_flower 1, own_season 1",
    ),
    (
        "West East discard 6s 45s66m P:111p P:222s P:777z 37f",
        "dragon_pung 7z 1, own_flower 1, own_season 1",
    ),
    (
        "North East discard 6s 45s66m P:111p P:222s P:777z 48f",
        "dragon_pung 7z 1, own_flower 1, own_season 1",
    ),
    // A whole group includes the own one, of its group only.
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 1234f",
        "dragon_pung 7z 1, all_four_flowers 2",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 12346f",
        "dragon_pung 7z 1, own_season 1, all_four_flowers 2",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 25678f",
        "dragon_pung 7z 1, own_flower 1, all_four_seasons 2",
    ),
    (
        "South East discard 6s 45s66m P:111p P:222s P:777z 134678f",
        "dragon_pung 7z 1, own_season 1",
    ),
];

#[test]
fn ordinary_patterns_are_added() {
    check(ORDINARY);
}

#[test]
fn the_highest_award_stands_for_the_ordinary_patterns_when_it_is_at_least_their_sum() {
    check(AWARDS);
}

#[test]
fn circumstances_are_added() {
    check(CIRCUMSTANCES);
}

#[test]
fn flowers_are_added() {
    check(FLOWERS);
}

#[test]
fn every_pattern_has_a_yes_and_a_no_here() {
    let all = [ORDINARY, AWARDS, CIRCUMSTANCES, FLOWERS].concat();
    let names: BTreeSet<_> = rules(&[])
        .worth
        .patterns
        .iter()
        .map(|pattern| pattern.name)
        .collect();
    assert_eq!(
        names.len(),
        rules(&[]).worth.patterns.len(),
        "names are unique"
    );
    for name in names {
        let there = |lines: &str| {
            lines
                .split(", ")
                .any(|line| line.split(' ').next() == Some(name))
        };
        assert!(
            all.iter().any(|(_, lines)| there(lines)),
            "no case has {name}"
        );
        assert!(
            all.iter().any(|(_, lines)| !there(lines)),
            "every case has {name}"
        );
    }
}

#[test]
fn only_patterns_of_the_table_are_swallowed() {
    let rules = rules(&[("seven_pairs", "4"), ("human_hand", "13")]);
    let patterns = &rules.worth.patterns;
    for swallowed in patterns.iter().flat_map(|pattern| pattern.swallows) {
        assert!(
            patterns.iter().any(|pattern| pattern.name == *swallowed),
            "{swallowed}"
        );
    }
}
