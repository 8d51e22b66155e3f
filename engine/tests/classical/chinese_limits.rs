//! The limit hands of `classical-chinese`: a hand that is one, and one that just misses it.

use crate::case::Row;

/// A row for each.
pub(crate) const LIMITS: &[Row] = &[
    (
        "original_call",
        "original_call=true",
        "South East discard 5p 34p99s123678m222s call",
        "South East discard 5p 34p99s123678m222s",
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
        "South East discard 5p 34p99s123678m222s on-first-discard",
        "South East draw 5p 34p99s123678m222s own-first-draw",
    ),
    (
        "kong_on_kong",
        "",
        "South East draw 6p 45p99s678s K:2222m K:5555m kong-on-kong",
        "South East draw 6p 45p99s678s K:2222m K:5555m kong",
    ),
    (
        "fourfold_plenty",
        "",
        "South East discard 9p 9p K:2222m K:3333m K:4444s K:5555s",
        "South East discard 9p 9p K:2222m K:3333m K:4444s P:555s",
    ),
    (
        "buried_treasure",
        "",
        "South East draw 8s 111m333m555p88s55z",
        "South East discard 8s 111m333m555p88s55z",
    ),
    (
        "three_great_scholars",
        "",
        "South East discard 9p 99p11s P:555z P:666z P:777z",
        "South East discard 9p 78p11s P:555z P:666z P:777z",
    ),
    (
        "four_blessings",
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
        "nine_gates",
        "",
        "South East discard 5m 1112345678999m",
        "South East discard 9m 1112345678899m",
    ),
    (
        "concealed_clear_suit",
        "",
        "South East draw 5m 34m11m234m678m999m",
        "South East discard 5m 34m11m234m678m999m",
    ),
    (
        "thirteen_orphans",
        "",
        "West East discard 1m 19m19p19s1234567z",
        "West East discard 1m 11m99p P:222z P:333z P:999s",
    ),
    (
        "plum_blossom",
        "",
        "South East draw 5p 34p99s123m C:678m K:5555s kong",
        "South East draw 2p 34p99s123m C:678m K:5555s kong",
    ),
    (
        "plum_blossom",
        "wall.bonus_replacement=tail",
        "South East draw 5p 34p99s123m C:678m P:555s bonus",
        "South East draw 5p 34p99s123m C:678m P:555s",
    ),
    // From the head a bonus tile is replaced by no loose tile.
    (
        "plum_blossom",
        "wall.bonus_replacement=head",
        "South East draw 5p 34p99s123m C:678m K:5555s kong",
        "South East draw 5p 34p99s123m C:678m P:555s bonus",
    ),
    (
        "moon_from_the_sea",
        "wall.bonus_replacement=head",
        "South West draw 1p 555789m23p66s C:456s last bonus",
        "South West draw 1p 789m23p66s C:456s K:5555m last kong",
    ),
    (
        "moon_from_the_sea",
        "wall.bonus_replacement=tail",
        "South West draw 1p 555789m23p66s C:456s last",
        "South West draw 1p 555789m23p66s C:456s last bonus",
    ),
    (
        "moon_from_the_sea",
        "",
        "South West draw 1p 555789m23p66s C:456s last",
        "South West draw 4p 555789m23p66s C:456s last",
    ),
    (
        "carrying_pole",
        "",
        "South East rob 2s 13s99s123m C:678m P:555p",
        "South East discard 2s 13s99s123m C:678m P:555p",
    ),
    (
        "imperial_jade",
        "",
        "South East discard 8s 234s88s66z P:333s P:666s",
        "South East discard 8s 234s88s55z P:333s P:666s",
    ),
    (
        "wriggling_snake",
        "",
        "South East discard 8s 2346755s P:111s P:999s",
        "South East discard 4s 2323455s P:111s P:999s",
    ),
    (
        "east_streak",
        "",
        "East East draw 5p 34p99s123m C:678m P:222s streak-12",
        "East East draw 5p 34p99s123m C:678m P:222s streak-8",
    ),
    (
        "east_streak",
        "east_streak=9",
        "East East draw 5p 34p99s123m C:678m P:222s streak-8",
        "East East draw 5p 34p99s123m C:678m P:222s",
    ),
];
