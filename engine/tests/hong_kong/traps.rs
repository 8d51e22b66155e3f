//! Faults others have met, by their number in the list of traps; 1, 9 and 10 also in `shape`.

use engine::score::{self, Hand, Verdict};
use engine::seat::Wind;
use engine::tile::{Kind, parse_tiles};

use crate::case::{faan, judged, lines, meld, rules, sheet};

#[test]
fn trap_02_triplets_or_runs_the_better_reading_counts() {
    let rules = rules(&[]);
    // 111 222 333 44 + 222z (own wind): 3 + 3 + 1. As runs 123 123 123 44: half flush and wind only.
    let pungs = "South East discard 1s 1122233344s P:222z 3f";
    assert_eq!(
        lines(&sheet(&rules, pungs)),
        "all_pungs 3, half_flush 3, seat_wind 2z 1"
    );
    let runs = "South East draw 3s 11122233s99s C:789s 1f";
    assert_eq!(
        lines(&sheet(&rules, runs)),
        "common_hand 1, full_flush 7, self_draw 1"
    );
}

#[test]
fn trap_07_small_three_dragons_is_five_in_all() {
    let sheet = sheet(
        &rules(&[]),
        "South East discard 7z 7z234p567s P:555z P:666z 3f",
    );
    assert_eq!(faan(&sheet), 5);
}

#[test]
fn trap_10_a_wait_on_a_fifth_copy_is_none() {
    let rules = rules(&[]);
    let waits = |concealed: &str, sets: &[&str]| {
        let melds = sets.iter().map(|text| meld(text)).collect();
        let concealed = parse_tiles(concealed).expect("tiles");
        score::waits(
            &rules,
            &Hand {
                concealed,
                melds,
                win: None,
            },
        )
    };
    assert_eq!(waits("123456789m1111z", &[]), []);
    assert_eq!(waits("123456789m1z", &["P:111z"]), []);
    assert_eq!(
        waits("123456789m2z", &["P:111z"]),
        ["2z".parse::<Kind>().expect("a kind")]
    );
    assert_eq!(
        judged(&rules, "South East draw 1z 123456789m1z P:111z"),
        Verdict::NotComplete
    );
}

#[test]
fn trap_11_orphans_pairs_and_gates_need_a_hand_without_sets() {
    let rules = rules(&[("seven_pairs", "4")]);
    assert_eq!(
        judged(&rules, "South East draw 7z 19m19p1s12345z P:999s"),
        Verdict::NotComplete
    );
    // The first two are pairs but for their sets; in the third the set's own tiles would make the pairs seven.
    for pairs in [
        "South East draw 7z 1133m4466p57z P:888s",
        "South East draw 7z 1133m44p7z P:888s C:234s",
        "South East draw 7s 123m4455p667s C:123m",
    ] {
        assert_eq!(judged(&rules, pairs), Verdict::NotComplete, "{pairs}");
    }
    let gates = "South East draw 5s 2345678999s P:111s 3f";
    assert_eq!(lines(&sheet(&rules, gates)), "full_flush 7, self_draw 1");
    let kong = "South East draw 5s 2345678999s Q:1111s 3f";
    assert_eq!(lines(&sheet(&rules, kong)), "full_flush 7, self_draw 1");
}

#[test]
fn trap_13_every_seat_in_every_round() {
    let rules = rules(&[]);
    for seat in Wind::ALL {
        for round in Wind::ALL {
            for held in Wind::ALL {
                let tile = Kind::of_wind(held);
                let text = format!(
                    "{seat:?} {round:?} discard {tile} 234m55p{tile}{tile} C:123s C:678p 1234f"
                );
                let expected = u32::from(seat == held) + u32::from(round == held);
                assert_eq!(faan(&sheet(&rules, &text)), expected + 2, "{text}");
            }
        }
    }
}
