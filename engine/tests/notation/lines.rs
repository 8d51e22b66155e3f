//! Lines and answers as JSON, the way a shell has them.

use engine::notation::hand::{Line, Shelf, score};
use serde_json::{Value, json};

/// The answer to a line, or what is wrong with it.
pub(crate) fn answer(line: &Value) -> Result<Value, String> {
    let line: Line<Value> =
        serde_json::from_str(&line.to_string()).map_err(|error| error.to_string())?;
    let rules = Shelf::default().rules(&line.rules, &line.options);
    let rules = rules.map_err(|error| error.to_string())?;
    let answer = score(&line, &rules).map_err(|error| error.to_string())?;
    Ok(serde_json::to_value(answer).expect("answers serialize"))
}

/// The answer to a line that can be.
pub(crate) fn told(line: &Value) -> Value {
    answer(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// A line with more keys, or other values for them. A key of flags is written `flags.last`.
pub(crate) fn with(line: &Value, changes: Value) -> Value {
    let mut line = line.clone();
    for (key, value) in changes.as_object().expect("keys and values") {
        match key.split_once('.') {
            Some((outer, inner)) => line[outer][inner] = value.clone(),
            None => line[key] = value.clone(),
        }
    }
    line
}

/// A hand of riichi without anything special: all simples, waiting for 3p and 6p; dora 4p is not in it.
pub(crate) fn plain() -> Value {
    json!({
        "rules": "riichi", "concealed": "234m567m45p88p678s", "win": "6p", "seat": "South",
        "by": "discard", "from": "West", "dora_indicators": "1z",
    })
}

/// Each change to a good line, and what is said of it. What the format itself adds (where in the text) is left out.
pub(crate) fn faults(good: &Value, table: &[(Value, &str)]) {
    assert!(answer(good).is_ok(), "{good}");
    for (change, wanted) in table {
        let told = answer(&with(good, change.clone())).expect_err(&change.to_string());
        let told = told.split(" at line ").next().unwrap_or_default();
        assert_eq!(told, *wanted, "{change}");
    }
}
