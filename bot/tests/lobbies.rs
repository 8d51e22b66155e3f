//! What a lobby promised, checked from a shell.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use engine::notation::log;
use engine::player::Strength;
use engine::seed::{Commitment, Seed};
use engine::{rulesets, selfplay};
use serde_json::{Value, json};

fn sparrow(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command.current_dir(folder).args(arguments).env_clear();
    command.output().expect("the program starts")
}

/// The one line that was printed.
fn report(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The log of a round of Hong Kong among machines.
fn log(seed: Seed) -> String {
    let options = BTreeMap::from([("game.rounds".to_owned(), "1".to_owned())]);
    let rules = rulesets::build("hong-kong", &options).expect("options that exist");
    let mut events = Vec::new();
    selfplay::play(rules.clone(), seed, [Strength::Gentle; 4], |event| {
        events.push(event.clone());
    });
    let log = log::write(&rules, &events).expect("a game");
    let seen = log
        .seen
        .iter()
        .map(|seen| serde_json::to_string(seen).expect("JSON"));
    let header = serde_json::to_string(&log.header).expect("JSON");
    let lines: Vec<String> = std::iter::once(header).chain(seen).collect();
    lines.join("\n")
}

/// The log names no people; what the lobby promised is checked when somebody tells what was opened.
#[test]
fn what_the_lobby_promised_is_checked_when_it_is_named() {
    let (secret, words) = ([9; 32], "hong-kong/1 game.rounds=1 : 1 2 3 machine-1");
    let secret = Seed::from_bytes(secret);
    let log = log(secret.derive(words));
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("game.jsonl"), log).expect("writable");
    let (promise, secret) = (Commitment::of(&secret).to_string(), "09".repeat(32));
    let verify = |promise: &str, secret: &str, words: &str| {
        let named = ["--promise", promise, "--secret", secret, "--sitting", words];
        let arguments: Vec<&str> = ["verify", "game.jsonl"].into_iter().chain(named).collect();
        sparrow(folder.path(), &arguments)
    };
    let right = verify(&promise, &secret, words);
    let told = report(&right);
    assert_eq!((right.status.code(), &told["ok"]), (Some(0), &json!(true)));
    let checked = json!(["promise", "seats", "walls", "lobby"]);
    assert_eq!(
        (&told["checked"], &told["not_checked"]),
        (&checked, &json!(["moves"]))
    );
    let other = "0a".repeat(32);
    for (promise, secret, words, why) in [
        (
            &other,
            &secret,
            words,
            "not the one that the lobby promised",
        ),
        (
            &promise,
            &secret,
            &words.replace("1 2 3", "1 2 4"),
            "do not make the seed",
        ),
        (
            &promise,
            &secret,
            &words.replace("rounds=1", "rounds=2"),
            "other rules",
        ),
        (
            &promise,
            &secret,
            &words.replace(" 3", ""),
            "do not name four",
        ),
    ] {
        let output = verify(promise, secret, words);
        let answer = report(&output);
        assert_eq!(
            (output.status.code(), &answer["ok"]),
            (Some(1), &json!(false))
        );
        let told = answer["why"].as_str().unwrap_or_default();
        assert!(told.contains(why), "{told}");
        assert!(answer.get("checked").is_none(), "{answer}");
    }
    let typed = verify("soon", &secret, words);
    let told = String::from_utf8(typed.stderr).expect("text");
    assert!(
        told.contains("--promise") && typed.status.code() == Some(1),
        "{told}"
    );
    let alone = sparrow(
        folder.path(),
        &["verify", "game.jsonl", "--promise", &promise],
    );
    assert_eq!(alone.status.code(), Some(2), "all three or none");
}
