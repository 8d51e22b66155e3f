//! What a win is worth and who pays, as the page of the rules tells it.

use commands::words::Tongue::{self, English, Japanese, SimplifiedChinese, TraditionalChinese};

use crate::systems::{all_rules, played, rules};

fn page_in(id: &str, options: &[(&str, &str)], tongue: Tongue) -> String {
    all_rules(&played(&rules(id, options)), tongue)
}

fn page(id: &str, options: &[(&str, &str)]) -> String {
    page_in(id, options, English)
}

#[test]
fn who_pays_is_told_from_the_facts() {
    // T of `hong-kong.md` 4: 3 faan 8, 10 faan 128 half-spicy and 1024 spicy.
    let plain = page("hong-kong", &[]);
    assert!(plain.contains("3 → 8 · 4 → 16 · 5 → 24 · 6 → 32 · 7 → 48 · 8 → 64 · 9 → 96 · 10"));
    assert!(page("hong-kong", &[("curve", "spicy")]).contains("10 → 1024"));
    assert!(plain.contains("worth 3 faan to win") && plain.contains("more than 10 faan"));
    // `riichi.md` 8.
    let riichi = page("riichi", &[]);
    for line in [
        "• Mangan from 5 han: 2000 base points, 8000 on a discard, 12000 for the dealer\n",
        "• Haneman from 6 han: 3000 base points, 12000 on a discard, 18000 for the dealer\n",
        "• Yakuman from 13 han: 8000 base points, 32000 on a discard, 48000 for the dealer\n",
    ] {
        assert!(riichi.contains(line), "{line} in {riichi}");
    }
    let uncounted = page("riichi", &[("kazoe", "sanbaiman")]);
    assert!(!uncounted.contains("Yakuman from 13 han") && !riichi.contains("A yakuman:"));
    assert!(uncounted.contains("A yakuman: 8000 base points, 32000 on a discard"));
    assert!(riichi.contains("300 on a discard, and 100 from each"));
    // `classical-chinese.md` 7 and `classical-japanese.md` 6.
    let chinese = page("classical-chinese", &[]);
    assert!(chinese.contains("settle among themselves") && chinese.contains("worth 500"));
    assert!(
        !page("classical-chinese", &[("losers_settle", "false")])
            .contains("settle among themselves:")
    );
    assert!(page("classical-japanese", &[]).contains("the discarder pays the value for all three"));
}

#[test]
fn trap_08_the_table_of_the_house_is_shown_up_to_its_limit_and_with_its_stake() {
    let page = |key, value| page("hong-kong", &[(key, value)]);
    // T of `hong-kong.md` 4: 3 faan 8, 8 faan 64, 13 faan 384.
    assert!(page("stake", "25").contains("3 → 200"));
    assert!(page("cap", "13").contains("13 → 384"));
    let low = page("cap", "8");
    assert!(low.contains("8 → 64") && !low.contains("9 →"), "{low}");
}

/// `hong-kong.md` 3.2: the highest award replaces the ordinary patterns if it is at least their sum, not otherwise.
#[test]
fn trap_07_when_a_great_hand_counts_in_the_place_of_others_is_said() {
    let said = [
        (
            English,
            "the highest replaces all sets and hands if worth at least their sum",
        ),
        (Japanese, "合計以上なら"),
        (SimplifiedChinese, "不低于面子与牌型之和"),
        (TraditionalChinese, "不低於面子與牌型之和"),
    ];
    for (tongue, condition) in said {
        let page = page_in("hong-kong", &[], tongue);
        assert!(page.contains(condition), "{condition} in {page}");
    }
}
