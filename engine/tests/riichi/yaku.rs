//! Every yaku and yakuman of `riichi.md` 6: a yes, closed and with claimed sets, and a near miss.

use crate::case::yaku;

/// A line, and what it is worth.
#[track_caller]
fn is(line: &str, worth: &str) {
    assert_eq!(yaku(line), worth, "{line}");
}

#[test]
fn riichi_double_riichi_and_ippatsu() {
    let hand = "South East discard 9s 123m567p345s78s22m";
    is(hand, "pinfu 1");
    is(&format!("{hand} riichi"), "pinfu 1, riichi 1");
    is(
        &format!("{hand} riichi ippatsu"),
        "ippatsu 1, pinfu 1, riichi 1",
    );
    is(
        &format!("{hand} double-riichi ippatsu"),
        "double_riichi 2, ippatsu 1, pinfu 1",
    );
    is(&format!("{hand} ippatsu"), "pinfu 1");
}

#[test]
fn a_concealed_kong_keeps_the_hand_closed_and_a_claimed_set_does_not() {
    is(
        "South East draw 9s 567p345s78s22m Q:1111m",
        "menzen_tsumo 1",
    );
    is("South East draw 9s 567p345s78s22m K:1111m", "");
    is("South East draw 9s 567p345s78s22m C:123m", "");
}

#[test]
fn pinfu_needs_runs_an_open_wait_and_a_worthless_pair() {
    let won = |rest: &str| format!("South East discard 9s 123m567p345s{rest}");
    is(&won("78s22m"), "pinfu 1");
    is(&won("78s44z"), "pinfu 1");
    is(&won("78s55z"), "");
    is(&won("78s11z"), "");
    is(&won("78s22z"), "");
    is("South East discard 3s 123m567p678s12s22m", "");
    is("South East discard 7s 123m567p345s89s22m", "");
    is("South East discard 8s 123m567p345s79s22m", "");
    is("South East discard 2m 123m567p345s789s2m", "");
}

#[test]
fn iipeikou_and_ryanpeikou() {
    is(
        "South East discard 9s 223344m567p78s11m",
        "iipeikou 1, pinfu 1",
    );
    is("South East discard 2z 223344m567p345s2z", "iipeikou 1");
    is("South East discard 9s 223344m667788p9s", "ryanpeikou 3");
    // Four equal runs are two pairs of them.
    is("South East discard 9p 222233334444m9p", "ryanpeikou 3");
    // With a claimed run there is neither.
    is("South East draw 9s 223344m78s11m C:567p", "");
}

#[test]
fn tanyao_closed_and_open() {
    is(
        "South East discard 8s 234m567p345s67s22m",
        "pinfu 1, tanyao 1",
    );
    is("South East discard 8s 567p345s67s22m C:234m", "tanyao 1");
    is("South East discard 9s 234m567p345s78s22m", "pinfu 1");
}

#[test]
fn dragons_and_winds() {
    let hand = |set: &str| format!("North South discard 5m 234p678s46m11p {set}");
    is(&hand("P:555z"), "haku 1");
    is(&hand("P:666z"), "hatsu 1");
    is(&hand("P:777z"), "chun 1");
    is(&hand("P:444z"), "seat_wind 1");
    is(&hand("P:222z"), "round_wind 1");
    is(&hand("P:111z"), "");
    is(&hand("P:333z"), "");
    is(
        "East East discard 5m 234p678s46m11p P:111z",
        "round_wind 1, seat_wind 1",
    );
}

#[test]
fn the_last_tile_the_replacement_and_the_robbed_kong() {
    let hand = "78s11p P:999m C:123p C:456p";
    is(&format!("South East draw 9s {hand} last"), "haitei 1");
    is(&format!("South East discard 9s {hand} last"), "houtei 1");
    is(&format!("South East draw 9s {hand} rinshan"), "rinshan 1");
    is(
        &format!("South East draw 9s {hand} rinshan last"),
        "rinshan 1",
    );
    is(&format!("South East rob 9s {hand}"), "chankan 1");
    is(&format!("South East draw 9s {hand}"), "");
}

#[test]
fn seven_different_pairs() {
    is("South East discard 4z 1155m2277p3399s4z", "chiitoitsu 2");
    is(
        "South East discard 8s 2255m2277p3388p8s",
        "chiitoitsu 2, tanyao 1",
    );
    is(
        "South East discard 7z 1199m1199p1199s7z",
        "chiitoitsu 2, honroutou 2",
    );
}

#[test]
fn triplets() {
    is(
        "South East discard 3s 88p33s P:222m P:555p K:7777s",
        "tanyao 1, toitoi 2",
    );
    is(
        "South East draw 3s 88p33s P:222m Q:5555p Q:7777s",
        "sanankou 2, tanyao 1, toitoi 2",
    );
    is("South East discard 2p 222m999s345p77s34p", "");
    is("South East discard 5p 222m999s777s11p34p", "sanankou 2");
    // The triplet that the discard completes is not concealed.
    is("South East discard 9s 222m99s777s11p345p", "");
    is(
        "South East draw 9s 222m99s777s11p345p",
        "menzen_tsumo 1, sanankou 2",
    );
}

#[test]
fn three_suits_and_three_kongs() {
    is(
        "South East discard 4s 234m234p23s999m11p",
        "sanshoku_doujun 2",
    );
    is(
        "South East discard 4s 234p23s999m11p C:234m",
        "sanshoku_doujun 1",
    );
    is("South East discard 4s 345m234p23s999m11p", "");
    is(
        "South East discard 3m 33m88m P:333p P:333s C:567m",
        "sanshoku_doukou 2, tanyao 1",
    );
    is(
        "South East discard 6p 333m45p88m P:333p P:333s",
        "sanshoku_doukou 2, tanyao 1",
    );
    is(
        "South East discard 6p 45p88m K:3333m Q:9999p A:1111s",
        "sankantsu 2",
    );
    is("South East discard 6p 45p88m K:3333m Q:9999p P:111s", "");
}

#[test]
fn ittsu_closed_and_open() {
    is("South East discard 9m 12345678m678p22s", "ittsu 2, pinfu 1");
    is("South East discard 9m 78m678p22s C:123m C:456m", "ittsu 1");
    is("South East discard 9m 12378m456p678p22s", "pinfu 1");
}

#[test]
fn little_three_dragons_and_outside_hands() {
    is(
        "South East discard 8m 67m77z666z234p P:555z",
        "haku 1, hatsu 1, shousangen 2",
    );
    is("South East discard 9m 78m123p999s123s44z", "chanta 2");
    is("South East discard 9m 78m123p123s44z P:999s", "chanta 1");
    is("South East discard 9m 78m123p999s123s99p", "junchan 3");
    is("South East discard 9m 78m123p123s99p P:999s", "junchan 2");
    is("South East discard 9m 78m234p999s123s44z", "");
    // Without a run it is neither.
    is(
        "South East discard 9p 99p44z P:111m P:999s P:333z",
        "honroutou 2, toitoi 2",
    );
}

#[test]
fn flushes() {
    is("South East discard 9m 12378m345m44z999m", "honitsu 3");
    is("South East discard 9m 78m345m44z999m C:123m", "honitsu 2");
    is("South East discard 9m 12366678m345m22m", "chinitsu 6");
    is("South East discard 9m 66678m345m22m C:123m", "chinitsu 5");
    is("South East discard 9m 12366678m345p22m", "");
}

#[test]
fn thirteen_orphans() {
    is("South East discard 9s 119m19p1s1234567z", "kokushi 1");
    is("South East discard 9s 19m19p19s1234567z", "kokushi_13 1");
    is("South East draw 1m 19m19p19s1234567z", "kokushi_13 1");
}

#[test]
fn four_concealed_triplets() {
    is("South East draw 3s 222m555p777s88p33s", "suuankou 1");
    is(
        "South East discard 8p 222m555p777s333s8p",
        "suuankou_tanki 1",
    );
    is("South East draw 8p 222m555p777s333s8p", "suuankou_tanki 1");
    is(
        "South East discard 3s 222m555p777s88p33s",
        "sanankou 2, tanyao 1, toitoi 2",
    );
}

#[test]
fn great_hands_of_honours_and_terminals() {
    is(
        "South East discard 2p 777z13p99s P:555z P:666z",
        "daisangen 1",
    );
    is(
        "South East discard 3p 44z12p P:111z P:222z P:333z",
        "shousuushii 1",
    );
    is(
        "South East discard 9p 444z9p P:111z P:222z P:333z",
        "daisuushii 1",
    );
    is(
        "South East discard 5z 55z66z P:111z P:222z P:333z",
        "tsuuiisou 1",
    );
    is("South East discard 7z 1122334455667z", "tsuuiisou 1");
    is(
        "South East discard 1m 11m99p P:999m P:111p P:111s",
        "chinroutou 1",
    );
    is("South East discard 2s 234s34s66688s66z6z", "ryuuiisou 1");
    is(
        "South East discard 2s 22s34s C:234s P:666s P:888s",
        "ryuuiisou 1",
    );
    is(
        "South East discard 5s 22s34s C:234s P:666s P:888s",
        "chinitsu 5, tanyao 1",
    );
}

#[test]
fn nine_gates() {
    is("South East discard 5s 1112345678999s", "junsei_chuuren 1");
    is("South East discard 9s 1112345567899s", "chuuren 1");
}

#[test]
fn four_kongs_and_the_first_turn() {
    is(
        "South East discard 9s 9s K:1111m Q:2222p A:3333s K:4444z",
        "suukantsu 1",
    );
    let hand = "123m567p345s78s22m";
    is(&format!("East East draw 9s {hand} dealt"), "tenhou 1");
    is(
        &format!("South East draw 9s {hand} first-draw"),
        "chiihou 1",
    );
    is(&format!("South East discard 9s {hand} go-round"), "pinfu 1");
}

#[test]
fn nothing_counts_beside_a_yakuman_but_another() {
    is(
        "South East draw 7z 555z666z77z22z 222m riichi dora=1m",
        "daisangen 1, suuankou 1",
    );
    is(
        "South East draw 5z 111z222z333z444z5z",
        "daisuushii 1, suuankou_tanki 1, tsuuiisou 1",
    );
}
