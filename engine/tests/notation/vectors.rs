//! The worked examples of every rule set, word for word as they stand in their files, with every value they expect.

use serde_json::{Value, json};

use crate::lines::told;

fn vectors(text: &str, wanted: usize) -> Vec<Value> {
    let vectors: Vec<Value> = serde_json::from_str(text).expect("vectors");
    assert_eq!(vectors.len(), wanted);
    vectors
}

/// Names and worths of the lines that count in this unit.
fn lines(answer: &Value, unit: &str) -> Vec<(String, u64)> {
    let lines = answer["lines"].as_array().expect("lines");
    let of_unit = lines.iter().filter(|line| line["unit"] == unit);
    let told = of_unit.map(|line| {
        let name = line["name"].as_str().expect("a name");
        (name.to_owned(), line["worth"].as_u64().expect("a number"))
    });
    told.collect()
}

fn sum(answer: &Value, unit: &str) -> u64 {
    lines(answer, unit).iter().map(|(_, worth)| worth).sum()
}

/// What both the example and the answer say.
fn same(vector: &Value, answer: &Value, keys: &[&str]) {
    for key in keys {
        assert_eq!(
            answer[key], vector[key],
            "{key} of {}: {answer}",
            vector["id"]
        );
    }
}

/// Payments and bets add up.
fn adds_up(answer: &Value) {
    let pay = answer["pay"].as_object().expect("payments");
    let sum: i64 = pay.values().filter_map(Value::as_i64).sum();
    assert_eq!(sum, answer["bets_won"].as_i64().unwrap_or(0), "{answer}");
}

#[test]
fn riichi() {
    for vector in vectors(include_str!("../vectors/riichi.json"), 23) {
        let answer = told(&vector);
        same(&vector, &answer, &["han", "fu", "yakuman", "pay"]);
        let yakuman = vector["yakuman"].as_u64().expect("a number");
        let (unit, each) = if yakuman > 0 {
            ("yakuman", 13)
        } else {
            ("han", 1)
        };
        let mut told: Vec<u64> = lines(&answer, unit)
            .iter()
            .map(|(_, worth)| each * worth)
            .collect();
        let listed = vector["yaku"].as_array().expect("yaku");
        let mut wanted: Vec<u64> = listed.iter().filter_map(|yaku| yaku[1].as_u64()).collect();
        told.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(told, wanted, "{answer}");
        assert_eq!(each * sum(&answer, unit), answer["han"], "{answer}");
        assert!(lines(&answer, "fu").is_empty(), "{answer}");
        assert_eq!(
            answer["bets_won"].as_i64(),
            vector["sticks"].as_i64().map(|bets| 1000 * bets)
        );
        assert_eq!(
            (&answer["complete"], &answer["legal"], &answer["reason"]),
            (&true.into(), &true.into(), &Value::Null)
        );
        adds_up(&answer);
    }
}

#[test]
fn hong_kong() {
    for vector in vectors(include_str!("../vectors/hong-kong.json"), 26) {
        let answer = told(&vector);
        same(&vector, &answer, &["faan", "legal", "pay"]);
        assert_eq!(sum(&answer, "faan"), vector["faan"], "{answer}");
        let is_cut = vector["capped"] != vector["faan"];
        assert_eq!(answer["limit"] == "cap", is_cut, "{answer}");
        assert_eq!(
            answer["reason"].is_null(),
            answer["legal"] == true,
            "{answer}"
        );
        if answer["legal"] == true {
            adds_up(&answer);
        }
    }
}

#[test]
fn classical_japanese() {
    for vector in vectors(include_str!("../vectors/classical-japanese.json"), 23) {
        let answer = told(&vector);
        same(&vector, &answer, &["points", "doubles", "pay"]);
        points_add_up(&vector, &answer);
    }
}

#[test]
fn classical_chinese() {
    for vector in vectors(include_str!("../vectors/classical-chinese.json"), 19) {
        let answer = told(&vector);
        same(&vector, &answer, &["points", "doubles", "values", "pay"]);
        points_add_up(&vector, &answer);
    }
}

fn points_add_up(vector: &Value, answer: &Value) {
    for unit in ["points", "doubles"] {
        assert_eq!(
            sum(answer, unit),
            vector[unit].as_u64().unwrap_or(0),
            "{answer}"
        );
    }
    let limits = lines(answer, "limits").into_iter();
    let limits: Vec<String> = limits.map(|(name, _)| name.replace('_', " ")).collect();
    assert_eq!(json!(limits), vector["limit"], "{answer}");
    assert_eq!(answer["legal"], true);
    adds_up(answer);
}

/// With one hand alone its own count is told, and nothing is settled.
#[test]
fn one_hand_of_classical_chinese_is_counted_and_not_settled() {
    let vectors = vectors(include_str!("../vectors/classical-chinese.json"), 19);
    for vector in vectors {
        // What others show can make the last tile the only possible one.
        if vector["flags"]["dead_kinds"].is_array() {
            continue;
        }
        let mut alone = vector.clone();
        let line = alone.as_object_mut().expect("an object");
        line.remove("hands");
        let winner = line.remove("winner").expect("a winner");
        let hand = vector["hands"][winner.as_str().expect("a wind")].clone();
        line.extend(hand.as_object().expect("a hand").clone());
        line.insert("seat".into(), winner);
        let answer = told(&alone);
        same(&vector, &answer, &["points", "doubles"]);
        assert_eq!(answer["pay"], Value::Null);
        assert_eq!(answer.get("values"), None);
    }
}
