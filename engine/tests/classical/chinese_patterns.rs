//! Every pattern of `classical-chinese`: a hand that has it, and one that just misses it.

use engine::score::sheet::Unit;

use crate::case::{Row, SETS, chinese, sheet, table_holds, total};
use crate::chinese_limits::LIMITS;

const ROWS: &[Row] = &[
    (
        "guest_wind_pair",
        "pair_points=generous",
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
        "bonus_tile",
        "tiles.flowers=true",
        "South East draw 5p 34p99s123m C:678m P:222s 1f",
        "South East draw 5p 34p99s123m C:678m P:222s",
    ),
    (
        "seven_pairs",
        "seven_pairs=true",
        "South East discard 5s 1133m224466p77s5s",
        "South East discard 5p 34p99s123678m222s",
    ),
    (
        "self_draw",
        "",
        "South East draw 5p 34p99s123m C:678m P:222s",
        "South East discard 5p 34p99s123m C:678m P:222s",
    ),
    (
        "fishing_the_eyes_simples",
        "",
        "South East discard 7m 5677m345p P:999s C:123s",
        "South East discard 4m 5677m345p P:999s C:123s",
    ),
    (
        "fishing_the_eyes_majors",
        "",
        "South East discard 9s 345p9s123m C:678m P:222s",
        "South East discard 5s 345p5s123m C:678m P:222s",
    ),
    (
        "only_possible_tile",
        "",
        "South East discard 4m 35m99s345p C:678m P:222s",
        "South East discard 5m 34m99s345p C:678m P:222s",
    ),
    // A pair of 4m, or 33m and a run with 2m or 5m: one run at most allows the pair alone beside another run.
    (
        "only_possible_tile",
        "max_chows=1",
        "South East discard 4m 3334m555s C:123p P:777z",
        "South East discard 4m 3334m555s P:111p P:777z",
    ),
    (
        "only_possible_tile",
        "",
        "South East discard 4m 23m55678p P:111s C:456s dead:1m",
        "South East discard 4m 23m55678p P:111s C:456s",
    ),
    (
        "dragon_pung",
        "",
        "West East draw 5p 34p99s123m C:678m P:555z",
        "West East draw 5p 34p99s123m C:678m P:222z",
    ),
    (
        "seat_wind",
        "",
        "West East draw 5p 34p99s123m C:678m P:333z",
        "West East draw 5p 34p99s123m C:678m P:222z",
    ),
    (
        "round_wind",
        "",
        "West East draw 5p 34p99s123m C:678m P:111z",
        "West East draw 5p 34p99s123m C:678m P:333z",
    ),
    (
        "small_three_dragons",
        "",
        "North South discard 6z 66z77z234s P:555z C:456p",
        "North South discard 6z 66z77s234s P:555z C:456p",
    ),
    (
        "big_three_dragons",
        "",
        "South East discard 4m 23m99p P:555z P:666z P:777z",
        "South East discard 4m 23m77z P:555z P:666z P:999p",
    ),
    (
        "small_four_winds",
        "",
        "South East discard 5p 34p44z P:111z P:222z P:333z",
        "South East discard 5p 34p55z P:111z P:222z P:333z",
    ),
    (
        "big_four_winds",
        "roof_off=true",
        "South East discard 4z 44z99p P:111z P:222z P:333z",
        "South East discard 9p 44z99p P:111z P:222z P:333z",
    ),
    (
        "three_concealed_pungs",
        "",
        "North East discard 9p 111222333m78p55s",
        "North East discard 9p 111222m345m78p55s",
    ),
    (
        "three_concealed_pungs",
        "claimed_kong_concealed=true",
        "North East discard 9p 111222m78p55s K:3333m",
        "North East discard 9p 111222m78p55s A:3333m",
    ),
    (
        "own_flower_and_season",
        "tiles.flowers=true",
        "South East draw 5p 34p99s123m C:678m P:222s 26f",
        "South East draw 5p 34p99s123m C:678m P:222s 27f",
    ),
    (
        "all_four_flowers",
        "tiles.flowers=true",
        "South East draw 5p 34p99s123m C:678m P:222s 1234f",
        "South East draw 5p 34p99s123m C:678m P:222s 1235f",
    ),
    (
        "all_four_seasons",
        "tiles.flowers=true",
        "South East draw 5p 34p99s123m C:678m P:222s 5678f",
        "South East draw 5p 34p99s123m C:678m P:222s 1567f",
    ),
    (
        "no_points_hand",
        "",
        "South East discard 8s 567m345p67s99p C:234m",
        "South East discard 8s 567m345p67s55z C:234m",
    ),
    (
        "no_points_hand",
        "no_score_strict=true",
        "South East discard 8s 567m345p67s99p C:234m",
        "South East draw 8s 567m345p67s99p C:234m",
    ),
    (
        "all_pungs",
        "",
        "South East discard 5p 55p99s P:222m P:333s P:888m",
        "South East discard 5p 55p99s P:222m C:234s P:888m",
    ),
    (
        "concealed_hand",
        "",
        "South East draw 5p 34p99s123678m Q:2222s",
        "South East draw 5p 34p99s123678m K:2222s",
    ),
    (
        "concealed_hand",
        "",
        "South East draw 5p 34p99s123678m222s",
        "South East discard 5p 34p99s123678m222s",
    ),
    (
        "concealed_hand",
        "claimed_kong_concealed=true",
        "South East draw 5p 34p99s123678m K:2222s",
        "South East draw 5p 34p99s123678m A:2222s",
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
        "concealed_until_discard",
        "half_concealed=1",
        "South East discard 5p 34p99s123678m222s",
        "South East draw 5p 34p99s123678m222s",
    ),
    (
        "mixed_terminals",
        "",
        "South East discard 9p 99p11s P:111m P:999m P:333z",
        "South East discard 9p 99p11s P:222m P:999m P:333z",
    ),
    (
        "all_honours_doubles",
        "roof_off=true",
        "South East discard 5z 55z66z P:111z P:222z P:777z",
        "South East discard 5z 55z66s P:111z P:222z P:777z",
    ),
    (
        "all_terminals_doubles",
        "roof_off=true",
        "South East discard 9p 99p11s P:111m P:999m P:111p",
        "South East discard 9p 99p11s P:111m P:999m P:333z",
    ),
    (
        "kong_replacement",
        "",
        "South East draw 2p 34p99s123m C:678m K:5555m kong",
        "South East draw 2p 34p99s123m C:678m K:5555m bonus",
    ),
    (
        "kong_replacement",
        "wall.bonus_replacement=tail",
        "South East draw 2p 34p99s123m C:678m K:5555m bonus",
        "South East draw 2p 34p99s123m C:678m K:5555m",
    ),
    (
        "last_tile",
        "",
        "South East draw 5p 34p99s123m C:678m K:5555s last",
        "South East draw 5p 34p99s123m C:678m K:5555s last kong",
    ),
    (
        "last_discard",
        "",
        "South East discard 5p 34p99s123m C:678m P:555s last",
        "South East draw 5p 34p99s123m C:678m P:555s last",
    ),
    (
        "robbing_a_kong",
        "",
        "South East rob 5p 34p99s123m C:678m K:5555s",
        "South East discard 5p 34p99s123m C:678m K:5555s",
    ),
];

#[test]
fn every_pattern_has_a_hand_and_a_near_miss() {
    table_holds(chinese, &[SETS, ROWS, LIMITS].concat());
}

#[test]
fn what_the_house_leaves_out_is_not_in_the_table() {
    let name =
        |options: &[(&str, &str)], text: &str| sheet(&chinese(options), text).lines[0].name.clone();
    for text in [
        "South East draw 5p 34p99s123m C:678m K:5555s kong",
        "South West draw 1p 555789m23p66s C:456s last",
        "South East rob 2s 13s99s123m C:678m P:555p",
        "South East discard 8s 234s88s66z P:333s P:666s",
        "South East discard 8s 2346755s P:111s P:999s",
    ] {
        assert_eq!(
            total(&sheet(&chinese(&[]), text), Unit::Limits),
            1,
            "{text}"
        );
        let plain = sheet(&chinese(&[("fancy_limits", "false")]), text);
        assert_eq!(total(&plain, Unit::Limits), 0, "{text}");
    }
    let streak = "East East draw 5p 34p99s123m C:678m P:222s streak-12";
    assert_eq!(name(&[], streak), "east_streak");
    assert_ne!(name(&[("east_streak", "0")], streak), "east_streak");
}
