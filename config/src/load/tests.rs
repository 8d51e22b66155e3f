//! What loading says about files and environments.

use std::path::PathBuf;
use std::time::Duration;

use super::*;
use crate::pace::{Window, preset, presets};

const SECRET: &str = "MTk4.NjIy.NDgz";

/// Loads a file of this text under an environment of these variables.
fn load_text(text: &str, environment: &[(&str, &str)]) -> Result<Loaded, Mistakes> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("sparrow.toml");
    std::fs::write(&path, text).expect("the folder is writable");
    load_path(Some(path), environment)
}

fn load_path(file: Option<PathBuf>, environment: &[(&str, &str)]) -> Result<Loaded, Mistakes> {
    let environment = environment
        .iter()
        .map(|&(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    load(&Sources { file, environment })
}

/// The problems as the operator reads them, the file by its name alone.
fn problems(text: &str, environment: &[(&str, &str)]) -> String {
    let found = load_text(text, environment)
        .expect_err("the text holds mistakes")
        .problems;
    let lines = found.iter().map(|problem| match &problem.spot {
        Spot::File(path) | Spot::Line(path, ..) => problem
            .to_string()
            .replace(&path.display().to_string(), "sparrow.toml"),
        Spot::Variable(_) => problem.to_string(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn settings(text: &str, environment: &[(&str, &str)]) -> Settings {
    let environment = [environment, &[(TOKEN, SECRET)]].concat();
    load_text(text, &environment)
        .expect("the text holds no mistake")
        .settings
}

fn pace_of(settings: &Settings, name: &str) -> crate::pace::Pace {
    settings
        .paces
        .iter()
        .find(|(known, _)| known == name)
        .expect("the pace is there")
        .1
}

#[test]
fn the_documented_file_says_what_holds_without_a_file() {
    let nothing = settings("", &[]);
    assert_eq!(settings(DEFAULTS, &[]), nothing);
    assert_eq!(nothing.rules, "hong-kong");
    assert_eq!(nothing.pace, "live");
    assert_eq!(nothing.api, None);
    assert_eq!(nothing.token.reveal(), SECRET);
    let built_in: Vec<_> = presets()
        .iter()
        .map(|(name, pace)| ((*name).to_owned(), *pace))
        .collect();
    assert_eq!(nothing.paces, built_in);
}

#[test]
fn the_documented_file_names_every_setting() {
    for key in KEYS.iter().filter(|key| **key != "paces") {
        let set = DEFAULTS.lines().any(|line| {
            line.trim_start_matches("# ")
                .starts_with(&format!("{key} = "))
        });
        assert!(set, "{key}");
    }
    for (name, _) in presets() {
        assert!(DEFAULTS.contains(&format!("[paces.{name}]")), "{name}");
    }
}

#[test]
fn the_environment_beats_the_file_and_the_file_the_defaults() {
    let file = "pace = \"slow\"\nrules = \"riichi\"\nlog_format = \"json\"";
    let environment = [
        ("SPARROW_PACE", "relaxed"),
        ("SPARROW_NOTICE_BURIED_BOARDS", "false"),
        ("SPARROW_DISCORD_API", "http://127.0.0.1:4000/"),
    ];
    let found = settings(file, &environment);
    assert_eq!(found.pace, "relaxed");
    assert_eq!(found.rules, "riichi");
    assert!(found.log_json);
    assert!(!found.notice_buried_boards);
    assert_eq!(found.api.as_deref(), Some("http://127.0.0.1:4000"));
    assert_eq!(found.log_filter, "info");
}

#[test]
fn a_file_changes_paces_and_adds_some() {
    let file = r#"
        pace = "blitz"
        [paces.slow]
        turn = "1h 30m"
        window = "sealed"
        [paces.blitz]
        turn = "2.5s"
        claim = "none"
        rest = "none"
        away_after = "never"
        pause = ["100ms", "0.2s"]
    "#;
    let found = settings(file, &[]);
    let slow = pace_of(&found, "slow");
    assert_eq!(slow.turn, Some(Duration::from_secs(5400)));
    assert_eq!(slow.window, Window::Sealed);
    assert_eq!(slow.claim, preset("slow").expect("built in").claim);
    let blitz = pace_of(&found, "blitz");
    assert_eq!(blitz.turn, Some(Duration::from_millis(2500)));
    assert_eq!(
        (blitz.claim, blitz.rest, blitz.away_after),
        (None, None, None)
    );
    assert_eq!(
        blitz.pause,
        (Duration::from_millis(100), Duration::from_millis(200))
    );
    assert_eq!(blitz.bank, preset("live").expect("built in").bank);
}

#[test]
fn every_mistake_is_told_at_once() {
    let file = r#"
databse = "x.db"
log_format = "xml"
log_filter = 3
rules = "hongkong"
pace = "lively"
notice_buried_boards = "yes"
discord_api = "https://discord.com"
paces.live.turn = "20"
paces.live.turns = "20s"
paces.live.bank = "2000h"
paces.live.claim = 10
paces.live.pause = ["3s"]
paces.live.machine = ["3s", "1s"]
paces.live.away_after = 300
paces.live.window = "evn"
paces.slow.rest = ""
paces.Blitz.turn = "3s"
paces.hasty = { claim = "2s" }
paces.odd = "5s"
"#;
    insta::assert_snapshot!(problems(
        file,
        &[("SPARROW_PACE", "soon"), ("SPARROW_RULS", "x")]
    ));
}

#[test]
fn a_file_that_is_not_toml_is_told_with_the_rest() {
    let file = "pace = live\n[paces.live\nrules = \"hong-kong\"\nrules = \"riichi\"\nzzz = 1\n";
    insta::assert_snapshot!(problems(file, &[(TOKEN, "two words")]));
}

#[test]
fn a_token_is_never_repeated_wherever_it_stands() {
    let file = format!("token = \"{SECRET}\"\nrules = \"{SECRET}\"\nDISCORD_TOKEN = {SECRET}\n");
    let environment = [
        (TOKEN, SECRET),
        ("SPARROW_PACE", SECRET),
        ("SPARROW_DISCORD_API", SECRET),
        ("SPARROW_LOG_FORMAT", SECRET),
    ];
    let told = problems(&file, &environment);
    assert!(!told.contains(SECRET), "{told}");
    let debug = format!("{:?}", load_text(&file, &environment));
    assert!(!debug.contains(SECRET), "{debug}");
    let debug = format!("{:?}", settings("", &[]));
    assert!(!debug.contains(SECRET), "{debug}");
    insta::assert_snapshot!(told);
}

#[test]
fn a_missing_token_says_where_to_find_one() {
    for environment in [&[][..], &[(TOKEN, "")], &[(TOKEN, " \n")]] {
        let told = problems("", environment);
        assert!(told.starts_with("DISCORD_TOKEN: is not set"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }
}

#[test]
fn a_line_break_after_the_token_does_no_harm() {
    let loaded = load_text("", &[(TOKEN, "abc\n")]).expect("the token is fine");
    assert_eq!(loaded.settings.token.reveal(), "abc");
}

#[test]
fn a_named_file_must_be_there() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for path in [folder.path().join("none.toml"), folder.path().to_owned()] {
        let found = load_path(Some(path.clone()), &[(TOKEN, SECRET)])
            .expect_err("it cannot be read")
            .problems;
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].spot, Spot::File(path));
        assert!(matches!(found[0].fault, Fault::Unreadable(_)));
    }
}

#[test]
fn variables_that_may_be_somebody_elses_only_warn() {
    let environment = [
        (TOKEN, SECRET),
        ("SPARROW_PAC", "live"),
        ("SPARROW_SERVICE_HOST", "x"),
        ("HOME", "/"),
    ];
    let loaded = load_text("", &environment).expect("nothing is wrong");
    let told: Vec<_> = loaded.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        told[0],
        "SPARROW_PAC: there is no such setting; did you mean `SPARROW_PACE`?"
    );
    assert!(told[1].starts_with("SPARROW_SERVICE_HOST: "));
    assert_eq!(told.len(), 2);
}

#[test]
fn more_paces_than_discord_can_offer_are_refused() {
    let file: String = (0..21).map(|n| format!("[paces.p{n}]\n")).collect();
    let told = problems(&file, &[(TOKEN, SECRET)]);
    assert!(told.contains("there are 26 paces"), "{told}");
}

#[test]
fn mistakes_elsewhere_do_not_hide_where_the_database_is() {
    let mistakes =
        load_text("database = \"x.db\"\nlog_filter = 3", &[]).expect_err("there are mistakes");
    assert_eq!(mistakes.database, Some(PathBuf::from("x.db")));
    assert_eq!(mistakes.log_filter, None);
    assert_eq!(mistakes.problems.len(), 2);
}
