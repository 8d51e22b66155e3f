//! Every pattern of `classical-japanese`: a hand that has it, and one that just misses it.

use crate::case::{Row, SETS, japanese, table_holds};

/// What does not count alike in the other game.
const ROWS: &[Row] = &[
    (
        "guest_wind_pair",
        "",
        "South East draw 5p 34p33z123m C:678m P:222s",
        "South East draw 5p 34p22z123m C:678m P:222s",
    ),
    (
        "own_wind_pair",
        "",
        "South East draw 5p 34p22z123m C:678m P:222s",
        "South East draw 5p 34p33z123m C:678m P:222s",
    ),
    (
        "double_wind_pair",
        "",
        "South South draw 5p 34p22z123m C:678m P:222s",
        "South East draw 5p 34p22z123m C:678m P:222s",
    ),
    (
        "single_wait",
        "",
        "South East discard 9s 345p9s123m C:678m P:222s",
        "South East discard 5p 34p99s123m C:678m P:222s",
    ),
    (
        "closed_wait",
        "",
        "South East discard 4p 35p99s123m C:678m P:222s",
        "South East discard 5p 34p99s123m C:678m P:222s",
    ),
    (
        "edge_wait",
        "",
        "South East discard 3m 12m99s345p C:678m P:222s",
        "South East discard 4m 23m99s345p C:678m P:222s",
    ),
    (
        "edge_wait",
        "",
        "South East discard 7m 89m99s345p C:678m P:222s",
        "South East discard 6m 78m99s345p C:678m P:222s",
    ),
    (
        "self_draw",
        "",
        "South East draw 5p 34p99s123m C:678m P:222s",
        "South East discard 5p 34p99s123m C:678m P:222s",
    ),
    (
        "concealed_discard",
        "",
        "South East discard 5p 34p99s123678m222s",
        "South East draw 5p 34p99s123678m222s",
    ),
    (
        "concealed_discard",
        "",
        "South East rob 5p 34p99s123678m Q:2222s",
        "South East rob 5p 34p99s123678m K:2222s",
    ),
    (
        "flush_points",
        "",
        "South East discard 5m 34m11m234m678m P:999m",
        "South East discard 5m 34m11z234m678m P:999m",
    ),
    (
        "seven_pairs",
        "seven_pairs=100",
        "South East discard 5s 1133m224466p77s5s",
        "South East discard 5p 34p99s123678m222s",
    ),
    (
        "round_wind",
        "",
        "West East draw 5p 34p99s123m C:678m P:111z",
        "West East draw 5p 34p99s123m C:678m P:333z",
    ),
    (
        "seat_wind",
        "",
        "West East draw 5p 34p99s123m C:678m P:333z",
        "West East draw 5p 34p99s123m C:678m P:222z",
    ),
    (
        "dragon_pung",
        "",
        "West East draw 5p 34p99s123m C:678m P:555z",
        "West East draw 5p 34p99s123m C:678m P:222z",
    ),
    (
        "concealed_self_draw",
        "",
        "South East draw 5p 34p99s123678m Q:2222s",
        "South East draw 5p 34p99s123678m K:2222s",
    ),
    (
        "no_points_hand",
        "",
        "South East discard 8s 567m345p67s99p C:234m",
        "South East discard 8s 567m345p67s55z C:234m",
    ),
    (
        "no_points_hand",
        "",
        "South East discard 8s 567m345p67s99p C:234m",
        "South East discard 7s 567m345p68s99p C:234m",
    ),
    (
        "all_simples",
        "",
        "South East discard 8s 567m345p67s88p C:234m",
        "South East discard 8s 567m345p67s99p C:234m",
    ),
    (
        "half_flush",
        "",
        "South East discard 5m 34m11z234m678m P:999m",
        "South East discard 5m 34m11m234m678m P:999m",
    ),
    (
        "full_flush",
        "",
        "South East discard 5m 34m11m234m678m P:999m",
        "South East discard 5m 34m11p234m678m P:999m",
    ),
    (
        "all_pungs",
        "",
        "South East discard 5p 55p99s P:222m P:333s P:888m",
        "South East discard 5p 55p99s P:222m C:234s P:888m",
    ),
    (
        "mixed_terminals",
        "",
        "South East discard 9p 99p11s P:111m P:999m P:333z",
        "South East discard 9p 99p11s P:222m P:999m P:333z",
    ),
    (
        "outside_hand",
        "",
        "West North draw 1m 99p123p23m C:789m P:111s",
        "West North draw 4m 99p123p23m C:789m P:111s",
    ),
    (
        "full_straight",
        "",
        "South East discard 9m 12345678m55p P:333s",
        "South East discard 9m 78m123m345m55p P:333s",
    ),
    (
        "three_concealed_pungs",
        "",
        "North East discard 9p 111222333m78p55s",
        "North East discard 9p 111222m345m78p55s",
    ),
    (
        "small_three_dragons",
        "",
        "North South discard 6z 66z77z234s P:555z C:456p",
        "North South discard 6z 66z77s234s P:555z C:456p",
    ),
    (
        "seven_pairs_doubles",
        "seven_pairs=25x2",
        "South East discard 5s 1133m224466p77s5s",
        "South East discard 5p 34p99s123678m222s",
    ),
    (
        "kong_replacement",
        "",
        "South East draw 5p 34p99s123m C:678m K:5555s kong",
        "South East draw 5p 34p99s123m C:678m K:5555s",
    ),
    (
        "robbing_a_kong",
        "",
        "South East rob 5p 34p99s123m C:678m K:5555s",
        "South East discard 5p 34p99s123m C:678m K:5555s",
    ),
    (
        "last_tile",
        "",
        "South East draw 5p 34p99s123m C:678m K:5555s last",
        "South East draw 5p 34p99s123m C:678m K:5555s last kong",
    ),
    (
        "last_discard",
        "last_discard_bonus=1",
        "South East discard 5p 34p99s123m C:678m P:555s last",
        "South East draw 5p 34p99s123m C:678m P:555s last",
    ),
    (
        "heavenly_hand",
        "",
        "East East draw 5p 34p99s123678m222s dealt",
        "East East draw 5p 34p99s123678m222s",
    ),
    (
        "earthly_hand",
        "",
        "South East draw 5p 34p99s123678m222s own-first-draw",
        "South East discard 5p 34p99s123678m222s on-first-discard",
    ),
    (
        "earthly_hand",
        "earthly=east-first-discard",
        "South East discard 5p 34p99s123678m222s on-first-discard",
        "South East draw 5p 34p99s123678m222s own-first-draw",
    ),
    (
        "big_three_dragons",
        "",
        "South East discard 7z 77z234m99p P:555z P:666z",
        "South East discard 9p 77z234m99p P:555z P:666z",
    ),
    (
        "small_four_winds",
        "",
        "South East discard 5p 34p44z P:111z P:222z P:333z",
        "South East discard 5p 34p55z P:111z P:222z P:333z",
    ),
    (
        "big_four_winds",
        "",
        "South East discard 4z 44z99p P:111z P:222z P:333z",
        "South East discard 9p 44z99p P:111z P:222z P:333z",
    ),
    (
        "all_honours",
        "",
        "South East discard 5z 55z66z P:111z P:222z P:777z",
        "South East discard 5z 55z66s P:111z P:222z P:777z",
    ),
    (
        "all_terminals",
        "",
        "South East discard 9p 99p11s P:111m P:999m P:111p",
        "South East discard 9p 99p11s P:111m P:999m P:333z",
    ),
    (
        "four_concealed_pungs",
        "",
        "South East discard 5z 111m333m555p888s5z",
        "South East discard 8s 111m333m555p88s55z",
    ),
    (
        "nine_gates",
        "",
        "South East discard 5m 1112345678999m",
        "South East discard 5m 2345678999m P:111m",
    ),
    (
        "thirteen_orphans",
        "",
        "West East discard 1m 19m19p19s1234567z",
        "West East discard 1m 11m99p P:222z P:333z P:999s",
    ),
];

#[test]
fn every_pattern_has_a_hand_and_a_near_miss() {
    table_holds(japanese, &[SETS, ROWS].concat());
}
