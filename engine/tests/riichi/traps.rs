//! Faults others have met (`cases/traps.md`), those that are of riichi alone; 6, 14, 16 and 20 stand with their kind.

use engine::score::Verdict;
use engine::score::sheet::Unit;

use crate::case::{judged, lines, rules, sheet, total, wind, yaku};

fn fu(line: &str) -> u32 {
    total(&sheet(&rules(&[]), line), Unit::Fu)
}

#[test]
fn trap_02_the_best_reading_counts() {
    // 111 222 333 44 and 222z: toitoi, and three concealed triplets beside the one the discard completes.
    let line = "South East discard 1s 1122233344s222z";
    let told = yaku(line);
    for name in ["toitoi", "sanankou", "honitsu", "seat_wind"] {
        assert!(told.contains(name), "{told}");
    }
}

#[test]
fn trap_03_a_triplet_completed_by_a_discard_is_not_concealed() {
    // 20, the open 111m 4, the concealed 555p 4; were 111m concealed, it would be 8 and the whole 32.
    assert_eq!(fu("South East discard 1m 1144m234p555p C:567s"), 30);
    // Where 1m can complete the run 123m beside 111m, the better reading has it there: 20, 111m concealed 8, 555p 4.
    assert_eq!(fu("South East discard 1m 1112344m555p C:567s"), 40);
}

#[test]
fn trap_04_a_single_seat_wind_is_40_fu_and_no_pinfu() {
    let line = "South East discard 2z 567m123p567p234s2z riichi";
    assert_eq!((fu(line), yaku(line)), (40, "riichi 1".into()));
    let guest = "South East discard 4z 567m123p567p234s4z riichi";
    assert_eq!((fu(guest), yaku(guest)), (40, "riichi 1".into()));
}

#[test]
fn trap_05_a_kong_is_a_kong_and_fu_depend_on_terminals() {
    // A concealed kong of 9m: 32; of 5m: 16. A triplet of the guest wind is of honours all the same: 8.
    assert_eq!(
        fu("South East discard 8s 67s345s22m234p Q:9999m riichi"),
        70
    );
    assert_eq!(
        fu("South East discard 8s 67s345s22m234p Q:5555m riichi"),
        50
    );
    // 20, 10 for the closed hand, 222p 4, 444z 8; were both simples, it would be 38.
    assert_eq!(fu("South East discard 8s 67s345s22m222p444z riichi"), 50);
}

#[test]
fn trap_11_no_special_form_with_claimed_sets() {
    // Five pairs and two kongs are no seven pairs, though both lie concealed.
    assert_eq!(
        judged(&rules(&[]), "South East draw 7z 1133m44p7z Q:8888s Q:2222s"),
        Verdict::NotComplete
    );
}

#[test]
fn trap_12_a_red_five_is_a_five_for_every_purpose_but_its_own() {
    let house = rules(&[("tiles.red_fives", "3")]);
    let line = "South East discard 0p 340m345s34p678p99p riichi dora=4m4p";
    let told = lines(&sheet(&house, line));
    assert!(
        told.contains("sanshoku_doujun") && told.contains("dora 2") && told.contains("aka 2"),
        "{told}"
    );
    // As an indicator it makes a dora of the next kind.
    let line = "South East discard 8s 234m567m345p67s66p riichi dora=0p";
    let told = lines(&sheet(&house, line));
    assert_eq!(told, "dora 2, pinfu 1, riichi 1, tanyao 1");
}

#[test]
fn trap_13_all_seats_and_rounds() {
    let winds = ["East", "South", "West", "North"];
    for (s, seat) in winds.iter().enumerate() {
        for (r, round) in winds.iter().enumerate() {
            for kind in 0..4 {
                let line = format!(
                    "{seat} {round} discard 5m 234p678s46m11p P:{}z",
                    (kind + 1).to_string().repeat(3)
                );
                let told = lines(&sheet(&rules(&[]), &line));
                assert_eq!(told.contains("seat_wind"), kind == s, "{line}");
                assert_eq!(told.contains("round_wind"), kind == r, "{line}");
            }
        }
        assert_eq!(wind(seat) as usize, s);
    }
}
