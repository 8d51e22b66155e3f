//! Statements of seeds 000 and 001 about scoring, by the numbers of the checklist.

use engine::score::sheet::{By, Unit};
use engine::score::{self, Winner};
use engine::seat::{PerSeat, Wind};

use crate::case::{changes, chinese, japanese, sheet, table, total, worth_of};
use crate::lines::{case, chair};

/// Doubles for winds of a hand with this set.
fn winds(seat: &str, round: &str, set: &str) -> u32 {
    let text = format!("{seat} {round} draw 5p 34p99s123m C:678m {set}");
    let sheet = sheet(&japanese(&[]), &text);
    worth_of(&sheet, "round_wind") + worth_of(&sheet, "seat_wind")
}

#[test]
fn seed_036_the_round_wind_gives_any_player_a_bonus() {
    for round in ["East", "South", "West", "North"] {
        let own = ["East", "South", "West", "North"].map(|seat| {
            let kind = Wind::ALL
                .iter()
                .position(|wind| format!("{wind:?}") == round);
            let digit = kind.expect("a wind") + 1;
            (
                seat,
                winds(seat, round, &format!("P:{digit}{digit}{digit}z")),
            )
        });
        for (seat, doubles) in own {
            assert_eq!(doubles, if seat == round { 2 } else { 1 });
        }
    }
    assert_eq!(winds("West", "East", "P:111z"), 1);
}

#[test]
fn seed_037_the_seat_wind_gives_its_seat_a_bonus() {
    assert_eq!(winds("South", "East", "P:222z"), 1);
    assert_eq!(winds("West", "East", "P:222z"), 0);
}

#[test]
fn seed_038_both_at_once_give_two() {
    assert_eq!(winds("South", "South", "P:222z"), 2);
    assert_eq!(winds("South", "South", "K:2222z"), 2);
}

#[test]
fn seed_039_only_who_goes_out_is_paid_for_his_bonuses() {
    let rules = japanese(&[]);
    let west = sheet(&rules, "West East draw 5p 34p99s123m C:678m P:555s");
    let mut table = table(PerSeat::default(), Wind::East);
    table.hands[chair(Wind::South)] = case("South East draw 1m 258m258p25s C:678m P:111z").0;
    let winner = Winner {
        seat: chair(Wind::West),
        by: By::Draw,
        sheet: &west,
        liable: &[],
    };
    let settlement = score::settle(&rules, &[winner], &table);
    assert_eq!(settlement.changes().0, changes(&rules, &[winner]));
    assert_eq!(
        score::count_losers(&rules, &[winner], &table),
        PerSeat::default()
    );
}

/// Points of a set beside what the rest of the hand counts: 20 for going out and 2 for the draw.
fn set(text: &str) -> u32 {
    let text = format!("North West draw 5p 34p22m567m C:678m {text}");
    total(&sheet(&japanese(&[]), &text), Unit::Points) - 22
}

#[test]
fn seed_040_melded_pons() {
    assert_eq!(
        [
            set("P:555p"),
            set("P:777z"),
            set("P:999s"),
            set("P:111s"),
            set("P:222z")
        ],
        [2, 4, 4, 4, 4]
    );
}

#[test]
fn seed_041_pons_in_hand_are_double() {
    assert_eq!([set("555p").min(99), set("777z"), set("999s")], [4, 8, 8]);
}

#[test]
fn seed_042_melded_kans() {
    assert_eq!(
        [set("K:5555s"), set("K:7777z"), set("A:9999s")],
        [8, 16, 16]
    );
}

#[test]
fn seed_043_kans_in_hand() {
    assert_eq!(
        [set("Q:5555s"), set("Q:7777z"), set("Q:9999s")],
        [16, 32, 32]
    );
}

/// Points of a pillow beside 20 for going out and 2 for the draw.
fn pillow(seat: &str, round: &str, tiles: &str) -> u32 {
    let text = format!("{seat} {round} draw 5p 34p{tiles}567m C:678m C:234s");
    total(&sheet(&japanese(&[]), &text), Unit::Points) - 22
}

#[test]
fn seed_044_045_pillows() {
    assert_eq!(pillow("South", "East", "77z"), 2);
    assert_eq!(pillow("South", "East", "33z"), 2, "a guest wind");
    assert_eq!(pillow("East", "East", "11z"), 4, "the double wind");
    assert_eq!(pillow("South", "East", "22z"), 2);
    assert_eq!(pillow("South", "East", "11m"), 0);
}

#[test]
fn seed_046_a_chi_counts_nothing() {
    let sheet = sheet(
        &japanese(&[]),
        "South East discard 5p 34p11m567m C:678m C:234s",
    );
    assert_eq!(total(&sheet, Unit::Points), 20);
}

#[test]
fn seed_093_points_are_doubled() {
    let dragon = sheet(
        &chinese(&[]),
        "South East discard 5p 34p99s123m C:678m P:555z",
    );
    assert_eq!(
        [Unit::Points, Unit::Doubles].map(|unit| total(&dragon, unit)),
        [24, 1]
    );
    assert_eq!(dragon.value, 48);
}
