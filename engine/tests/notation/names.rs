//! What lines of answers are called: the names that the rules have, in lower case with underscores. Written by hand from the
//! pages of the rules (`hong-kong.md` 3, `riichi.md` 6, `classical-japanese.md` 3 to 5, `classical-chinese.md` 3 to 6);
//! where their tables describe rather than name, from their worked examples.

use std::collections::BTreeSet;

use engine::pattern::Unit;
use engine::rules::worth::Worth;
use engine::rulesets;
use serde_json::json;

use crate::lines::{told, with};

/// Everything that a hand can be worth something for under these options.
fn worth(id: &str, options: &[(&str, &str)]) -> Worth {
    let options = options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned()));
    let rules = rulesets::build(id, &options.collect());
    rules.expect("options").worth
}

/// The names that its lines can have, with their unit.
fn names(worth: &Worth) -> BTreeSet<(String, String)> {
    let unit = |unit: Unit| format!("{unit:?}").to_lowercase();
    let rows = worth.patterns.iter().chain(worth.losers.iter());
    let rows = rows.map(|pattern| (pattern.name, unit(pattern.unit)));
    let alone = worth.bonus_wins.iter();
    rows.chain(alone.map(|win| (win.name, unit(Unit::Faan))))
        .map(|(name, unit)| (worth.written(name).unwrap_or(name).to_owned(), unit))
        .collect()
}

/// Names written one after the other, all of one unit.
fn of(unit: &str, names: &str) -> Vec<(String, String)> {
    let names = names.split_whitespace();
    names.map(|name| (name.into(), unit.into())).collect()
}

/// Both say the same, and every row that renames something renames something that is there.
fn same(worth: &Worth, wanted: &[Vec<(String, String)>]) {
    let wanted: BTreeSet<_> = wanted.concat().into_iter().collect();
    let told = names(worth);
    let (more, missing): (Vec<_>, Vec<_>) = (
        told.difference(&wanted).collect(),
        wanted.difference(&told).collect(),
    );
    assert!(
        more.is_empty() && missing.is_empty(),
        "more {more:?}, missing {missing:?}"
    );
    for (stored, _) in worth.written {
        let mut rows = worth.patterns.iter().map(|pattern| pattern.name);
        let alone = || worth.bonus_wins.iter().any(|win| win.name == *stored);
        assert!(rows.any(|name| name == *stored) || alone(), "{stored}");
    }
}

#[test]
fn hong_kong() {
    let all = [
        ("seven_pairs", "3"),
        ("human_hand", "13"),
        ("seven_flowers", "win"),
    ];
    let faan = "common_hand all_pungs four_concealed_pungs half_flush full_flush mixed_terminals dragon_pung seat_wind
        round_wind small_three_dragons big_three_dragons small_four_winds seven_pairs
        all_honours all_terminals nine_gates thirteen_orphans big_four_winds eighteen_arhats heavenly_hand earthly_hand
        human_hand
        self_draw concealed_hand kong_replacement kong_on_kong robbing_a_kong last_tile last_discard
        no_flowers own_flower own_season all_four_flowers all_four_seasons seven_bonus_tiles eight_bonus_tiles";
    same(&worth("hong-kong", &all), &[of("faan", faan)]);
}

#[test]
fn riichi() {
    let han = "riichi ippatsu menzen_tsumo pinfu iipeikou tanyao haku hatsu chun seat_wind round_wind haitei houtei rinshan
        chankan double_riichi chiitoitsu toitoi sanankou sanshoku_doukou sankantsu shousangen honroutou chanta ittsu
        sanshoku_doujun honitsu junchan ryanpeikou chinitsu dora ura aka";
    let yakuman = "kokushi kokushi_13 suuankou suuankou_tanki daisangen shousuushii daisuushii tsuuiisou chinroutou
        ryuuiisou chuuren junsei_chuuren suukantsu tenhou chiihou";
    let options = |renhou| [("tiles.red_fives", "3"), ("renhou", renhou)];
    for (value, unit) in [("mangan", "han"), ("yakuman", "yakuman")] {
        let wanted = [of("han", han), of("yakuman", yakuman), of(unit, "renhou")];
        same(&worth("riichi", &options(value)), &wanted);
    }
}

#[test]
fn classical_japanese() {
    let all = [("last_discard_bonus", "1"), ("seven_pairs", "25x2")];
    // Guest winds and the winner's own make the same pillow of wind tiles.
    let points = "going_out melded_pon_of_simples melded_pon_of_majors pon_in_hand_of_simples pon_in_hand_of_majors
        melded_kan_of_simples melded_kan_of_majors kan_in_hand_of_simples kan_in_hand_of_majors
        pillow_of_colour_tiles pillow_of_wind_tiles pillow_of_the_double_wind single_wait closed_wait edge_wait self_draw
        concealed_hand_on_a_discard one_suit_only seven_pairs";
    let doubles = "round_wind seat_wind dragon_set concealed_self_draw no_points_hand all_simples one_suit_with_honours
        one_suit_only all_pons all_terminals_and_honours outside_hand 1_9_run three_concealed_pons little_three_dragons
        kan_replacement robbing_a_kan last_tile_self_drawn last_discard seven_pairs";
    let limits = "heavenly_hand earthly_hand big_three_dragons four_winds all_honours all_terminals four_concealed_pons
        nine_gates thirteen_orphans";
    let wanted = [
        of("points", points),
        of("doubles", doubles),
        of("limits", limits),
    ];
    same(&worth("classical-japanese", &all), &wanted);
}

#[test]
fn classical_chinese() {
    let all = [
        ("tiles.flowers", "true"),
        ("pair_points", "generous"),
        ("seven_pairs", "true"),
        ("roof_off", "true"),
        ("half_concealed", "1"),
        ("original_call", "true"),
        ("losers_purity", "true"),
    ];
    let points = "exposed_pung_of_simples exposed_pung_of_majors concealed_pung_of_simples concealed_pung_of_majors
        exposed_kong_of_simples exposed_kong_of_majors concealed_kong_of_simples concealed_kong_of_majors
        pair_of_dragons pair_of_any_wind pair_of_own_wind_or_round_wind pair_of_the_wind_that_is_both bonus_tile
        mah_jong self_draw only_possible_tile fishing_the_eyes seven_pairs";
    let doubles = "own_flower_and_own_season all_four_flowers all_four_seasons dragons own_wind round_wind
        little_three_dragons big_three_dragons little_four_winds big_four_winds three_concealed_pungs
        no_score_hand no_chows concealed_hand half_concealed one_suit_with_honours one_suit_only all_majors all_honours
        all_terminals loose_tile last_tile_of_the_wall last_discard robbing_a_kong original_call";
    let limits = "heavens_blessing earths_blessing plum_blossom_from_the_roof moon_from_the_bottom_of_the_sea
        scratching_a_carrying_pole kong_upon_kong fourfold_plenty buried_treasure three_great_scholars
        four_blessings_oer_the_door all_honours heads_and_tails imperial_jade nine_gates wriggling_snake
        concealed_clear_suit thirteen_unique_wonders east_streak";
    let wanted = [
        of("points", points),
        of("doubles", doubles),
        of("limits", limits),
    ];
    same(&worth("classical-chinese", &all), &wanted);
}

/// Examples CC-03 and CJ-10: the answer itself is written so.
#[test]
fn an_answer_is_written_with_these_names() {
    let names = |line| {
        let answer = told(&line);
        let lines = answer["lines"].as_array().expect("lines").clone();
        let names = lines
            .iter()
            .map(|line| line["name"].as_str().expect("a name").to_owned());
        names.collect::<Vec<_>>()
    };
    let no_score = json!({"rules": "classical-chinese", "concealed": "123456m78889p45s", "win": "6s", "seat": "South",
        "by": "draw"});
    let chinese = ["mah_jong", "self_draw", "no_score_hand", "concealed_hand"];
    assert_eq!(names(no_score.clone()), chinese);
    let last = json!({"rules": "classical-japanese", "concealed": "99p123p23m", "melds": ["C:789m", "P:111s"], "win": "1m",
        "seat": "West", "round": "North", "by": "draw", "flags": {"last": true}});
    let japanese = [
        "going_out",
        "melded_pon_of_majors",
        "self_draw",
        "outside_hand",
        "last_tile_self_drawn",
    ];
    assert_eq!(names(last), japanese);
    let moon = with(
        &no_score,
        json!({"concealed": "555789m23p66s456s", "win": "1p", "flags": {"last": true}}),
    );
    assert_eq!(names(moon), ["moon_from_the_bottom_of_the_sea"]);
}
