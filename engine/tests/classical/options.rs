//! Every option that touches scoring or payment, by values worked out by hand.

use engine::score::sheet::{By, Unit};
use engine::score::{Feeder, Verdict, Winner};
use engine::seat::{Seat, Wind};

use crate::case::{changes, chinese, japanese, judged, sheet, total};
use crate::chinese_vectors::payments;
use crate::lines::chair;

fn value(options: &[(&str, &str)], text: &str) -> u32 {
    sheet(&japanese(options), text).value
}

/// What South gains or loses and the others when South wins with this hand.
fn paid(options: &[(&str, &str)], text: &str, by: By, liable: Option<Seat>) -> [i32; 4] {
    let rules = japanese(options);
    let sheet = sheet(&rules, text);
    let liable = liable.map(Feeder::of_the_hand);
    let winner = Winner {
        seat: chair(Wind::South),
        by,
        sheet: &sheet,
        liable: liable.as_slice(),
    };
    changes(&rules, &[winner])
}

#[test]
fn japanese_limit_cuts_or_only_lifts() {
    // 72 points and four doubles: 1152.
    let big = "East East draw 9p 234p567p99p88p Q:1111p";
    // 20 + 3 x 4 points and three doubles: 256, lifted to what a limit hand is worth.
    let dragons = "South East discard 7z 77z234m99p P:555z P:666z";
    for (limit, of_big, of_dragons) in [
        ("300", 300, 300),
        ("500", 500, 500),
        ("1000", 1000, 1000),
        ("none", 1152, 500),
    ] {
        let options = [("limit", limit)];
        assert_eq!(value(&options, big), of_big, "{limit}");
        assert_eq!(value(&options, dragons), of_dragons, "{limit}");
    }
}

#[test]
fn japanese_limit_hands_count_once_or_each() {
    let two = "South East discard 5z 55z44z P:666z P:777z P:111z";
    assert_eq!(value(&[], two), 500);
    assert_eq!(value(&[("limit_multiples", "true")], two), 1000);
}

#[test]
fn japanese_points_and_bonuses_by_option() {
    let concealed = "South East discard 8s 234m567m345p67s99p";
    assert_eq!(value(&[], concealed), 60);
    assert_eq!(value(&[("concealed_discard", "0")], concealed), 40);
    let suit = "North East discard 7s 678s68s22s C:123s C:345s";
    assert_eq!(value(&[], suit), 256);
    assert_eq!(value(&[("flush_points", "0")], suit), 176);
    let open = "South East discard 8s 567m345p67s99p C:234m";
    assert_eq!(value(&[], open), 40);
    assert_eq!(value(&[("open_no_points", "false")], open), 20);
    let drawn = "South East draw 8s 234m567m345p67s99p";
    assert_eq!(value(&[], drawn), 44);
    assert_eq!(value(&[("self_draw_spoils_no_points", "false")], drawn), 80);
    let last = format!("{open} last");
    assert_eq!(value(&[], &last), 40);
    assert_eq!(value(&[("last_discard_bonus", "1")], &last), 80);
}

#[test]
fn japanese_seven_pairs_win_only_where_they_are_worth_something() {
    let pairs = "South East discard 5s 1133m224466p77s5s";
    assert_eq!(judged(&japanese(&[]), pairs), Verdict::NotComplete);
    assert_eq!(value(&[("seven_pairs", "25x2")], pairs), 100);
    assert_eq!(value(&[("seven_pairs", "100")], pairs), 100);
    let drawn = pairs.replace("discard", "draw");
    assert_eq!(value(&[("seven_pairs", "25x2")], &drawn), 200);
}

#[test]
fn japanese_payments_are_rounded_in_three_ways() {
    let cheapest = "South East draw 6m 45m678p11m C:234s C:567s";
    for (rounding, paid_by) in [
        ("nearest10", [-40, 80, -20, -20]),
        ("ceil10-points", [-60, 120, -30, -30]),
        ("exact", [-44, 88, -22, -22]),
    ] {
        let options = [("rounding", rounding)];
        assert_eq!(
            paid(&options, cheapest, By::Draw, None),
            paid_by,
            "{rounding}"
        );
    }
}

#[test]
fn japanese_a_discard_is_paid_by_one_or_by_all() {
    let hand = "South East discard 8s 234m567m345p67s99p";
    let by = By::Discard(chair(Wind::West));
    assert_eq!(paid(&[], hand, by, None), [0, 240, -240, 0]);
    let all = [("discard_payment", "all")];
    assert_eq!(paid(&all, hand, by, None), [-120, 240, -60, -60]);
}

#[test]
fn japanese_liability_pays_all_or_half() {
    let drawn = "South East draw 9p 77z9p234m P:555z P:666z P:777z";
    let hand = drawn.replace("77z9p234m", "9p234m");
    let west = Some(chair(Wind::West));
    assert_eq!(paid(&[], &hand, By::Draw, west), [0, 2000, -2000, 0]);
    let hand = hand.replace("draw", "discard");
    let north = By::Discard(chair(Wind::North));
    assert_eq!(paid(&[], &hand, north, west), [0, 2000, -1000, -1000]);
    let own = By::Discard(chair(Wind::West));
    assert_eq!(paid(&[], &hand, own, west), [0, 2000, -2000, 0]);
}

#[test]
fn chinese_points_and_limits_by_option() {
    let value = |options: &[(&str, &str)], text: &str| sheet(&chinese(options), text).value;
    let guest = "South East discard 5p 34p33z123m C:678m P:222s";
    let double = "South South discard 5p 34p22z123m C:678m P:222s";
    assert_eq!([value(&[], guest), value(&[], double)], [22, 26]);
    let generous = [("pair_points", "generous")];
    assert_eq!(
        [value(&generous, guest), value(&generous, double)],
        [24, 30]
    );
    // 32 points and four doubles: 512.
    let suit = "West East draw 8s 5588s P:222s P:333s P:777s";
    for (options, expected) in [
        (vec![("limit", "300")], 300),
        (vec![], 500),
        (vec![("limit", "1000")], 512),
        (vec![("roof_off", "true")], 512),
    ] {
        assert_eq!(value(&options, suit), expected, "{options:?}");
    }
    // 20 points, doubled for terminals and honours alone: lifted to the limit.
    let orphans = "West East discard 1m 19m19p19s1234567z";
    assert_eq!(value(&[("roof_off", "true")], orphans), 500);
    let concealed = "South East discard 5p 34p99s123678m222s";
    assert_eq!(value(&[], concealed), 24);
    assert_eq!(value(&[("half_concealed", "1")], concealed), 48);
    let drawn = "South East draw 6s 123456m78889p45s";
    assert_eq!(value(&[], drawn), 88);
    assert_eq!(value(&[("no_score_strict", "true")], drawn), 44);
    assert_eq!(value(&[("win_points", "10")], drawn), 48);
}

#[test]
fn chinese_seven_pairs_and_one_chow_at_most() {
    let pairs = "South East discard 5s 1133m224466p77s5s";
    assert_eq!(judged(&chinese(&[]), pairs), Verdict::NotComplete);
    let with = sheet(&chinese(&[("seven_pairs", "true")]), pairs);
    // 20 for the win, 20 for the pairs, 2 for the only possible tile.
    assert_eq!(total(&with, Unit::Points), 42);
    let one = chinese(&[("max_chows", "1")]);
    let two_runs = "South East discard 5p 34p99s123m P:666m P:222s";
    assert_eq!(judged(&one, two_runs), Verdict::NotComplete);
    let one_run = "South East discard 5p 34p99s P:111m P:666m P:222s";
    assert!(matches!(judged(&one, one_run), Verdict::Win(_)));
    // 111222333m is three pungs where three chows are too many.
    let either = "North East discard 9p 111222333m78p55s";
    assert!(matches!(judged(&one, either), Verdict::Win(_)));
}

#[test]
fn chinese_payments_by_option() {
    // CC-01: West wins 22 on North's discard; the others count 16, 6 and 2.
    for (options, expected) in [
        (vec![], [4, -38, 88, -54]),
        (vec![("losers_settle", "false")], [-44, -22, 88, -22]),
        (vec![("east_double", "false")], [2, -28, 66, -40]),
        (
            vec![("discard_payment", "discarder-all")],
            [48, -16, 88, -120],
        ),
        (
            vec![("discard_payment", "discarder-double")],
            [4, -38, 110, -76],
        ),
        // Payments of 40, 20 and 20; 20, 30 and nothing among the losers.
        (vec![("rounding", "nearest10")], [10, -40, 80, -50]),
        // North pays 40, 20 and 20, each share rounded on its own, not 88 rounded up.
        (
            vec![
                ("rounding", "nearest10"),
                ("discard_payment", "discarder-all"),
            ],
            [50, -20, 80, -110],
        ),
    ] {
        assert_eq!(payments("CC-01", &options), expected, "{options:?}");
    }
    // Self-drawn everybody pays double: South in CC-03, who wins 88.
    let double = [
        ("discard_payment", "discarder-double"),
        ("losers_settle", "false"),
    ];
    assert_eq!(payments("CC-03", &double), [-352, 704, -176, -176]);
}

#[test]
fn chinese_losers_may_get_doubles_for_purity() {
    use crate::chinese_vectors::loser;
    // Four equal pungs of dots, drawn: three concealed pungs; with purity one suit and nothing exposed.
    let hand = "222444666p58p79p";
    assert_eq!(loser(&[], hand), 12 * 2);
    assert_eq!(loser(&[("losers_purity", "true")], hand), 12 * 2 * 8 * 2);
}

#[test]
fn japanese_an_earthly_hand_is_a_first_draw_or_the_dealers_first_discard() {
    // 20 + 10 for the concealed hand, doubled for no points: 60; drawn 22 doubled for the concealed self-draw: 44.
    let hand = "234m567m345p67s99p";
    let on_discard = format!("South East discard 8s {hand} on-first-discard");
    let drawn = format!("South East draw 8s {hand} own-first-draw");
    for (rule, of_discard, of_draw) in [("first-draw", 60, 500), ("east-first-discard", 500, 44)] {
        let options = [("earthly", rule)];
        assert_eq!(value(&options, &on_discard), of_discard, "{rule}");
        assert_eq!(value(&options, &drawn), of_draw, "{rule}");
    }
}

#[test]
fn chinese_a_claimed_kong_may_count_as_concealed_for_doubles() {
    // Two concealed pungs and a claimed kong: 20 + 4 + 8 + 8, doubled for no chows; as the third concealed set it doubles
    // once more. The discard completes the pair: 2, and it is the only possible tile: 2.
    let hand = "South East discard 5p 5p222m999s P:444s K:6666p";
    let value = |options: &[(&str, &str)]| sheet(&chinese(options), hand).value;
    let points = 20 + 4 + 8 + 2 + 8 + 2 + 2;
    assert_eq!(value(&[]), points * 2);
    assert_eq!(value(&[("claimed_kong_concealed", "true")]), points * 4);
}

#[test]
fn chinese_the_ninth_or_thirteenth_win_of_east_is_worth_the_limit() {
    let win = |streak: &str| format!("East East discard 5p 34p99s123m P:666m P:222s {streak}");
    for (rule, ninth, thirteenth) in [("13", false, true), ("9", true, false), ("0", false, false)]
    {
        let rules = chinese(&[("east_streak", rule)]);
        for (streak, limit) in [("streak-8", ninth), ("streak-12", thirteenth)] {
            let value = sheet(&rules, &win(streak)).value;
            assert_eq!(value == 500, limit, "{rule} {streak}");
        }
    }
}

#[test]
fn chinese_fancy_limits_are_ordinary_hands_where_the_house_has_none() {
    for (line, plain) in [
        // 20, an exposed kong of simples 8, drawn 2; the loose tile doubles.
        ("South East draw 5p 34p99s123m C:678m K:5555s kong", 30 * 2),
        // 20, a concealed pung 4, drawn 2; the last tile doubles.
        ("South West draw 1p 555789m23p66s C:456s last", 26 * 2),
        // 20, an exposed pung 2, the only possible tile 2; the robbed kong doubles.
        ("South East rob 2s 13s99s123m C:678m P:555p", 24 * 2),
        // 20, three exposed pungs 6, a pair of dragons 2; one suit with honours doubles.
        ("South East discard 8s 234s88s66z P:333s P:666s", 28 * 2),
        // 20, two exposed pungs of terminals 8; one suit doubles three times.
        ("South East discard 8s 2346755s P:111s P:999s", 28 * 8),
    ] {
        for (fancy, value) in [("true", 500), ("false", plain)] {
            let rules = chinese(&[("fancy_limits", fancy)]);
            assert_eq!(sheet(&rules, line).value, value, "{fancy} {line}");
        }
    }
}

#[test]
fn chinese_an_original_call_doubles_where_it_can_be_made() {
    // 20 and a concealed pung of simples 4.
    let line = "South East discard 5p 34p99s123678m222s call";
    for (value, worth) in [("false", 24), ("true", 48)] {
        let rules = chinese(&[("original_call", value)]);
        assert_eq!(sheet(&rules, line).value, worth, "{value}");
    }
}
