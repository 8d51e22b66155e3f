//! Liability: who is liable, and what he pays (`hong-kong.md` 5).

use engine::score::sheet::By;
use engine::score::{self, Feeder, Winner};
use engine::seat::{Seat, Wind};

use crate::case::{case, chair, rules, sheet};
use crate::payment::changes;

/// Who pays for all when North wins like this: the last one who is liable.
fn liable(option: &str, text: &str) -> Option<Seat> {
    let rules = rules(&[("liability", option), ("cap", "13")]);
    let liable = score::liable(&rules, &case(text).0.melds, &sheet(&rules, text), &[]);
    liable.last().map(|feeder| feeder.seat)
}

const CASES: &[(&str, Option<Wind>)] = &[
    // The fourth exposed set of one suit.
    (
        "North East draw 5p 5p P:222p<East C:345p<West P:888p<East C:678p<South",
        Some(Wind::South),
    ),
    (
        "North East draw 5p 55p67p C:345p<West P:888p<East C:678p<South",
        None,
    ),
    (
        "North East draw 5p 5p Q:2222p C:345p<West P:888p<East C:678p<South",
        None,
    ),
    (
        "North East draw 5z 5z P:222p<East C:345p<West P:888p<East C:678p<South",
        None,
    ),
    // The third exposed dragon set.
    (
        "North East draw 9p 77m99p P:555z<East P:666z<South P:777z<West",
        Some(Wind::West),
    ),
    (
        "North East draw 9p 77m99p P:555z<East A:6666z<West P:777z<South",
        Some(Wind::South),
    ),
    (
        "North East draw 9p 77m99p Q:5555z P:666z<South P:777z<West",
        None,
    ),
    (
        "North East draw 7z 77z99p123m P:555z<East P:666z<South",
        None,
    ),
    (
        "North East draw 9p 9p P:555z<East P:666z<South P:777z<West P:111m<East",
        Some(Wind::West),
    ),
    // It is there though all honours stand for it on the sheet.
    (
        "North East draw 1z 11z22z P:555z<East P:666z<South P:777z<West",
        Some(Wind::West),
    ),
    // The fourth exposed wind set.
    (
        "North East draw 9p 9p P:111z<East P:222z<South P:333z<East K:4444z<West",
        Some(Wind::West),
    ),
    (
        "North East draw 4z 44z9p9p P:111z<East P:222z<South P:333z<East",
        None,
    ),
    (
        "North East draw 9p 9p K:1111z<South A:2222z<South A:3333z<East A:4444z<West",
        Some(Wind::West),
    ),
    // The fourth kong, if it was claimed.
    (
        "North East draw 9p 9p Q:1111m A:5555s<East Q:8888p K:3333z<South",
        Some(Wind::South),
    ),
    (
        "North East draw 9p 9p K:1111m<South K:5555s<East Q:3333z A:8888p<West",
        None,
    ),
    (
        "North East draw 9p 9p K:1111m<South K:5555s<East K:8888p<West Q:3333z",
        None,
    ),
];

#[test]
fn the_feeder_of_what_made_a_great_hand_certain_is_liable() {
    for (text, expected) in CASES {
        assert_eq!(liable("standard", text), expected.map(chair), "{text}");
        assert_eq!(liable("none", text), None, "{text}");
    }
}

#[test]
fn trap_14_the_liable_pays_all_three_shares_of_a_self_drawn_win_and_nothing_of_another() {
    let rules = rules(&[("liability", "standard")]);
    let sheet = sheet(
        &rules,
        "North East draw 5p 5p P:222p<East C:345p<West P:888p<East C:678p<South 1f",
    );
    assert_eq!(sheet.value, 8);
    let winner = Winner {
        seat: chair(Wind::North),
        by: By::Draw,
        sheet: &sheet,
        liable: &[Feeder::of_the_hand(chair(Wind::South))],
    };
    assert_eq!(changes(&rules, &[winner]), [0, -192, 0, 192]);
    let by = By::Discard(chair(Wind::West));
    assert_eq!(
        changes(&rules, &[Winner { by, ..winner }]),
        [0, 0, -128, 128]
    );
}
