//! Every house option that touches scoring, each with a value worked out by hand (`riichi.md` 11).

use engine::score::Verdict;
use engine::score::sheet::Unit;

use crate::case::{judged, lines, paid, rules, sheet, total};

/// The lines under an option, and otherwise.
#[track_caller]
fn differs(key: &str, value: &str, line: &str, with: &str, without: &str) {
    assert_eq!(
        lines(&sheet(&rules(&[(key, value)]), line)),
        with,
        "{key} = {value}"
    );
    assert_eq!(
        lines(&sheet(&rules(&[]), line)),
        without,
        "{key} by default"
    );
}

#[test]
fn yaku_that_an_option_takes_away() {
    differs(
        "kuitan",
        "false",
        "South East discard 8s 567p345s67s22m C:234m",
        "",
        "tanyao 1",
    );
    let closed = "South East discard 8s 567p345s67s22m234m";
    differs(
        "kuitan",
        "false",
        closed,
        "pinfu 1, tanyao 1",
        "pinfu 1, tanyao 1",
    );
    let ippatsu = "South East discard 9s 123m567p345s78s22m riichi ippatsu";
    differs(
        "ippatsu",
        "false",
        ippatsu,
        "pinfu 1, riichi 1",
        "ippatsu 1, pinfu 1, riichi 1",
    );
    let ura = "South East discard 9s 123m567p345s78s22m riichi ura=1m";
    differs(
        "ura",
        "false",
        ura,
        "pinfu 1, riichi 1",
        "pinfu 1, riichi 1, ura 3",
    );
}

#[test]
fn red_fives_are_a_han_each_and_no_yaku() {
    let line = "South East discard 9s 123m067p340s78s22m";
    differs("tiles.red_fives", "3", line, "aka 2, pinfu 1", "pinfu 1");
    let line = "South East discard 9s 78s11p C:406p P:999m C:123p";
    let Verdict::Short { have, .. } = judged(&rules(&[("tiles.red_fives", "3")]), line) else {
        panic!("no yaku")
    };
    assert_eq!(have, 0);
}

#[test]
fn renhou_is_nothing_a_mangan_or_a_yakuman() {
    let line = "South East discard 9s 123m567p345s78s22m go-round";
    differs("renhou", "mangan", line, "renhou 5", "pinfu 1");
    differs("renhou", "yakuman", line, "renhou 1", "pinfu 1");
    let house = rules(&[("renhou", "mangan")]);
    assert_eq!(sheet(&house, line).value, 2000);
    // What counts more than a mangan stands for itself.
    let flush = "South East discard 9m 12366678m345m22m go-round";
    assert_eq!(lines(&sheet(&house, flush)), "chinitsu 6");
}

#[test]
fn double_yakuman_and_their_sum() {
    for line in [
        "South East discard 9s 19m19p19s1234567z",
        "South East discard 8p 222m555p777s333s8p",
        "South East discard 5s 1112345678999s",
        "South East discard 9p 444z9p P:111z P:222z P:333z",
    ] {
        let times = |options: &[_]| total(&sheet(&rules(options), line), Unit::Yakuman);
        assert_eq!(times(&[]), 1, "{line}");
        assert_eq!(times(&[("double_yakuman", "true")]), 2, "{line}");
    }
    let line = "South East draw 5z 111z222z333z444z5z";
    let value = |options: &[_]| sheet(&rules(options), line).value;
    assert_eq!(value(&[]), 24000);
    assert_eq!(value(&[("double_yakuman", "true")]), 5 * 8000);
    assert_eq!(value(&[("yakuman_stack", "false")]), 8000);
    assert_eq!(
        value(&[("yakuman_stack", "false"), ("double_yakuman", "true")]),
        16000
    );
}

#[test]
fn kiriage_rounds_up_just_below_a_mangan() {
    // 4 han 30 fu: 1920; 3 han 60 fu: 1920; 4 han 25 fu, 1600, stays.
    let thirty = "South East discard 8s 234m567m345p67s88p riichi dora=2m";
    let sixty = "South East discard 8s 67s22m Q:9999p P:777z C:234m dora=5s6s";
    let house = rules(&[("kiriage", "true")]);
    assert_eq!(
        paid(&rules(&[]), thirty, Some("West"), None, 0),
        [0, 7700, -7700, 0]
    );
    assert_eq!(
        paid(&house, thirty, Some("West"), None, 0),
        [0, 8000, -8000, 0]
    );
    assert_eq!(
        paid(&rules(&[]), sixty, Some("West"), None, 0),
        [0, 7700, -7700, 0]
    );
    assert_eq!(
        paid(&house, sixty, Some("West"), None, 0),
        [0, 8000, -8000, 0]
    );
    let pairs = "South East discard 4z 1155m2277p3399s4z riichi ippatsu";
    assert_eq!(sheet(&house, pairs).value, 1600);
}

#[test]
fn thirteen_counted_han_are_a_yakuman_or_three_quarters_of_it() {
    let line = "East East draw 2m 123456789m2255m riichi ippatsu dora=1m";
    assert_eq!(
        paid(&rules(&[]), line, None, None, 0),
        [48000, -16000, -16000, -16000]
    );
    let house = rules(&[("kazoe", "sanbaiman")]);
    assert_eq!(
        paid(&house, line, None, None, 0),
        [36000, -12000, -12000, -12000]
    );
}

#[test]
fn trap_06_the_double_wind_pair_is_worth_four_or_two() {
    // 20 + 4 (222p concealed) + 2 (closed wait) + 2 (self-draw) + the pair: 32 or 30.
    let line = "East East draw 5m 222p46m345s678s11z";
    let fu = |value| {
        total(
            &sheet(&rules(&[("double_wind_pair", value)]), line),
            Unit::Fu,
        )
    };
    assert_eq!((fu("4"), fu("2")), (40, 30));
}

#[test]
fn an_open_hand_without_fu_has_30_or_20() {
    let line = "South East discard 8s 234m345s67s22m C:567p";
    let fu = |value| total(&sheet(&rules(&[("open_pinfu_fu", value)]), line), Unit::Fu);
    assert_eq!((fu("30"), fu("20")), (30, 20));
}

#[test]
fn the_minimum_is_none_one_or_two_with_five_counters() {
    let nothing = "South East discard 9s 78s11p P:999m C:123p C:456p";
    let pinfu = "South East discard 9s 123m567p345s78s22m";
    let wins = |value, line: &str| {
        matches!(
            judged(&rules(&[("min_yaku", value)]), line),
            Verdict::Win(_)
        )
    };
    assert!(wins("0", nothing) && !wins("1", nothing));
    assert!(wins("1", pinfu) && wins("2", pinfu));
    assert!(!wins("2", &format!("{pinfu} counters")));
    assert!(wins("1", &format!("{pinfu} counters")));
    assert!(wins("2", &format!("{pinfu} riichi counters")));
}

/// Pinfu, and fives of dots and bamboos that may be red: 30 fu with 1, 3 and 4 han, 960 x 1, 4 and 8 in all.
#[test]
fn none_three_or_four_fives_are_red() {
    for (reds, hand, han, pays) in [
        ("0", "123m567m340s78s55p", 1, 1000),
        ("3", "123m567m340s78s05p", 3, 3900),
        ("4", "123m567m340s78s00p", 4, 7700),
    ] {
        let house = rules(&[("tiles.red_fives", reds)]);
        let line = format!("South East discard 9s {hand}");
        assert_eq!(total(&sheet(&house, &line), Unit::Han), han, "{reds}");
        let paid = paid(&house, &line, Some("West"), None, 0);
        assert_eq!(paid, [0, pays, -pays, 0], "{reds}");
    }
}

/// 8000 of base points: self-drawn 16000 + 8000 + 8000, which the liable player pays alone; on another's discard half each.
#[test]
fn pao_says_which_hands_somebody_is_liable_for() {
    let dragons = "77m99p P:555z P:666z P:777z";
    let winds = "9p P:111z P:222z P:333z P:444z";
    let kongs = "9p K:1111m K:2222p K:3333s K:4444s";
    let all = [-16000, 32000, -8000, -8000];
    let alone = [0, 32000, -32000, 0];
    let halves = [0, 32000, -16000, -16000];
    for (pao, liable) in [
        ("off", [false; 3]),
        ("dragons+winds", [true, true, false]),
        ("dragons+winds+kongs", [true; 3]),
    ] {
        let house = rules(&[("pao", pao)]);
        for (hand, liable) in [dragons, winds, kongs].into_iter().zip(liable) {
            let drawn = paid(
                &house,
                &format!("South East draw 9p {hand}"),
                None,
                Some("West"),
                0,
            );
            assert_eq!(drawn, if liable { alone } else { all }, "{pao} {hand}");
            let line = format!("South East discard 9p {hand}");
            let discarded = paid(&house, &line, Some("North"), Some("West"), 0);
            let by_north = [0, 32000, 0, -32000];
            assert_eq!(
                discarded,
                if liable { halves } else { by_north },
                "{pao} {hand}"
            );
        }
    }
}
