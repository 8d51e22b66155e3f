//! Rule sets by name, options and houses.

use std::sync::Arc;

use engine::notation::hand::{Named, Shelf};
use engine::rules::options::Options;
use serde_json::{Value, json};

use crate::lines::{answer, plain, told, with};

fn options(pairs: &[(&str, &str)]) -> Options {
    pairs
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect()
}

#[test]
fn rules_and_options_that_do_not_exist_are_answered_with_those_that_do() {
    let told = answer(&with(&plain(), json!({"rules": "mah-jong"}))).expect_err("no such rules");
    assert_eq!(
        told,
        "rules: cannot be `mah-jong`; it can be hong-kong, riichi, classical-japanese, classical-chinese"
    );
    let told = answer(&with(&plain(), json!({"rules": null}))).expect_err("no rules");
    assert!(
        told.starts_with("rules: is missing; it can be hong-kong, riichi"),
        "{told}"
    );
    let given = json!({"kiriage": "maybe", "red_five": 3, "uma": 15});
    let told = answer(&with(&plain(), json!({"options": given}))).expect_err("three faults");
    assert!(told.starts_with("options: `kiriage` cannot be `maybe`; it can be false, true; there is no option `red_five`; there are min_yaku, "), "{told}");
    assert!(
        told.ends_with("`uma` cannot be `15`; it can be -100..100/-100..100/-100..100/-100..100"),
        "{told}"
    );
}

#[test]
fn an_option_goes_by_the_last_part_of_its_key() {
    let red = json!({"concealed": "340m567m45p88p678s"});
    for key in ["red_fives", "tiles.red_fives"] {
        let line = with(&with(&plain(), red.clone()), json!({"options": {key: 3}}));
        assert_eq!(told(&line)["han"], 3, "{key}");
    }
    let mut shelf = Shelf::default();
    let short = shelf
        .rules("riichi", &options(&[("multiple_winners", "all")]))
        .expect("a short name");
    let long = shelf
        .rules("riichi", &options(&[("claim.multiple_winners", "all")]))
        .expect("a whole name");
    assert_eq!(short, long);
}

#[test]
fn an_option_is_given_once() {
    let both = json!({"red_fives": 3, "tiles.red_fives": 4});
    let told = answer(&with(&plain(), json!({"options": both}))).expect_err("twice");
    assert_eq!(
        told,
        "options: `tiles.red_fives` is given twice, once by the last part of its name"
    );
    let line = plain().to_string();
    let twice = |change: &str| {
        let line = line.replacen('{', &format!("{{{change},"), 1);
        let read = serde_json::from_str::<engine::notation::hand::Line<Value>>(&line);
        read.map(|_| ()).expect_err("twice").to_string()
    };
    for (change, wanted) in [
        (
            r#""options":{"kiriage":true,"kiriage":true}"#,
            "options: kiriage: is given twice",
        ),
        (
            r#""options":{"kiriage":null,"kiriage":true}"#,
            "options: kiriage: is given twice",
        ),
        (
            r#""options":{"kiriage":[true]}"#,
            "options: kiriage: invalid type: sequence, expected a word, a number, true or false",
        ),
        (
            r#""options":[]"#,
            "options: invalid type: sequence, expected an object with options",
        ),
        (
            r#""liable":"West","flags":{"liable":"North"}"#,
            "liable or flags.liable: is given twice",
        ),
        (
            r#""flags":{"liable":"North"},"liable":"North""#,
            "liable or flags.liable: is given twice",
        ),
    ] {
        let told = twice(change);
        assert_eq!(told.split(" at line ").next(), Some(wanted), "{change}");
    }
}

#[test]
fn what_was_built_is_kept() {
    let mut shelf = Shelf::default();
    let first = shelf.rules("riichi", &Options::new()).expect("rules");
    let other = shelf.rules("hong-kong", &Options::new()).expect("rules");
    assert_ne!(first.id, other.id);
    let again = shelf.rules("riichi", &Options::new()).expect("rules");
    assert!(Arc::ptr_eq(&first, &again));
    let house = shelf
        .rules("riichi", &options(&[("kiriage", "true")]))
        .expect("rules");
    assert!(!Arc::ptr_eq(&first, &house));
    for stake in 0..2 * Shelf::MOST {
        let stake = (stake + 1).to_string();
        shelf
            .rules("hong-kong", &options(&[("stake", &stake)]))
            .expect("rules");
    }
    let much_later = shelf.rules("riichi", &Options::new()).expect("rules");
    assert_eq!(first, much_later);
}

#[test]
fn a_house_is_named_like_a_rule_set_and_a_line_may_change_it() {
    let house = Named {
        name: "at-home".into(),
        rules: "hong-kong".into(),
        options: options(&[("min_faan", "1"), ("cap", "13")]),
    };
    let mut shelf = Shelf::new(vec![house]);
    assert_eq!(shelf.names().last(), Some("at-home"));
    let at_home = shelf.rules("at-home", &Options::new()).expect("the house");
    assert_eq!(
        (at_home.id, at_home.worth.count.minimum()),
        ("hong-kong", 1)
    );
    let stricter = shelf
        .rules("at-home", &options(&[("min_faan", "5")]))
        .expect("the house");
    assert_eq!(stricter.worth.count.minimum(), 5);
    assert_eq!(stricter.options["cap"], "13");
}
