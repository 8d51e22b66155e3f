//! Games in files, as an operator or a player checks them.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Output};

use bot::store::Store;
use commands::record::{Fact, Record};
use commands::who::{Moment, TableId};
use engine::deal::event::{Event, Eye};
use engine::game::Game;
use engine::notation::log;
use engine::player::{Strength, choose};
use engine::rulesets;
use engine::seed::Seed;
use serde_json::{Value, json};
use tempfile::TempDir;

fn sparrow(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command.current_dir(folder).args(arguments).env_clear();
    command.output().expect("the program starts")
}

/// What was printed, line by line, as JSON.
fn reports(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("it is text");
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// A game of one round, played by machines.
fn events(rules: &str) -> Vec<Event> {
    let options = BTreeMap::from([("game.rounds".to_owned(), "1".to_owned())]);
    let rules = rulesets::build(rules, &options).expect("options that exist");
    let (mut game, mut log) = Game::open(rules, Seed::from_bytes([8; 32]));
    while game.outcome().is_none() {
        let events = match game.owing().iter().next() {
            _ if game.is_between_deals() => game.deal().expect("a deal"),
            None => game.lapse(),
            Some(seat) => {
                let what = choose(Strength::Gentle, &game.view(Eye::Seat(seat)));
                game.play(seat, what.expect("a move")).expect("a choice")
            }
        };
        log.extend(events);
    }
    log
}

/// The text of a log.
fn log_of(rules: &str) -> String {
    let options = BTreeMap::from([("game.rounds".to_owned(), "1".to_owned())]);
    let set = rulesets::build(rules, &options).expect("options that exist");
    let log = log::write(&set, &events(rules)).expect("a game");
    let mut lines = vec![serde_json::to_string(&log.header).expect("JSON")];
    lines.extend(
        log.seen
            .iter()
            .map(|seen| serde_json::to_string(seen).expect("JSON")),
    );
    lines.join("\n") + "\n"
}

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, bytes) in files {
        std::fs::write(folder.path().join(name), bytes).expect("the folder is writable");
    }
    folder
}

#[test]
fn a_log_is_replayed_verified_and_written_in_other_formats() {
    let log = log_of("riichi");
    let folder = folder(&[("game.jsonl", log.as_bytes())]);
    let verified = sparrow(folder.path(), &["verify", "game.jsonl"]);
    assert_eq!(verified.status.code(), Some(0));
    let report = reports(&verified).remove(0);
    assert_eq!(report["checked"], json!(["promise", "seats", "walls"]));
    assert_eq!(report["not_checked"], json!(["moves", "lobby"]));
    let replayed = sparrow(folder.path(), &["replay", "game.jsonl"]);
    let first = reports(&replayed).remove(0);
    assert_eq!(
        (&first["format"], &first["ok"]),
        (&"sparrow".into(), &true.into())
    );
    let again = sparrow(folder.path(), &["export", "--to", "log", "game.jsonl"]);
    assert_eq!(again.stdout, log.as_bytes());
    for (to, file) in [("mjai", "game.mjson"), ("tenhou", "game.json")] {
        let written = sparrow(folder.path(), &["export", "--to", to, "game.jsonl"]);
        assert_eq!(written.status.code(), Some(0));
        std::fs::write(folder.path().join(file), written.stdout).expect("writable");
        let options = "game.rounds=1";
        let replay = ["replay", "--rules", "riichi", "--options", options, file];
        let output = sparrow(folder.path(), &replay);
        let report = reports(&output).remove(0);
        assert_eq!(report["ok"], true, "{report}");
        for same in ["deals", "final", "over"] {
            assert_eq!(report[same], first[same], "{same}");
        }
        assert_eq!(output.status.code(), Some(0));
    }
}

#[test]
fn a_game_without_riichi_is_not_written_for_programs_that_know_nothing_else() {
    let folder = folder(&[("game.jsonl", log_of("hong-kong").as_bytes())]);
    let output = sparrow(folder.path(), &["export", "--to", "mjai", "game.jsonl"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(told.contains("only games of riichi"), "{told}");
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_still_answered() {
    let log = log_of("riichi");
    let short = &log[..log.len() / 2];
    let short_line = short.lines().count();
    let hidden = br#"{"type":"start_game"}
{"type":"tsumo","actor":0,"pai":"?"}"#;
    let long = "x".repeat(3 << 20);
    let long = format!("{{\"type\":\"start_game\"}}\n{{\"type\":\"{long}\"}}\n");
    let folder = folder(&[
        ("empty", b""),
        ("text", b"hello\n"),
        ("short", short.as_bytes()),
        ("hidden", hidden),
        ("packed", b"\x1f\x8b\x08\x00"),
        ("half", b"{\"title\":[\"\",\"\"],\n\"log\":[["),
        ("long", long.as_bytes()),
        ("good", log.as_bytes()),
    ]);
    let files = [
        "empty", "text", "short", "hidden", "packed", "half", "long", "missing", "good",
    ];
    let arguments: Vec<&str> = ["replay"].into_iter().chain(files).collect();
    let output = sparrow(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    let reports = reports(&output);
    let wanted = [
        (None, "is empty"),
        (None, "is no log of a game"),
        (Some(short_line), "breaks off"),
        (Some(2), "as one seat saw it"),
        (None, "unpack it first"),
        (Some(2), "breaks off"),
        (Some(2), "longer than 1024 KiB"),
        (None, "cannot be read"),
    ];
    assert_eq!(reports.len(), files.len());
    for ((report, file), (line, why)) in reports.iter().zip(files).zip(wanted) {
        assert_eq!(
            (&report["file"], &report["ok"]),
            (&file.into(), &false.into())
        );
        assert_eq!(
            report["line"].as_u64(),
            line.map(|line| line as u64),
            "{report}"
        );
        assert!(
            report["why"]
                .as_str()
                .is_some_and(|told| told.contains(why) && !told.contains("column 0")),
            "{report}"
        );
    }
    assert_eq!(reports[8]["ok"], true);
}

#[test]
fn options_that_do_not_exist_are_all_named() {
    let folder = folder(&[("game", b"{}")]);
    let options = "tiles.red_fives=7,gold=true";
    let output = sparrow(folder.path(), &["replay", "--options", options, "game"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(
        told.contains("2 problems") && told.contains("`gold`"),
        "{told}"
    );
}

#[test]
fn a_table_that_never_was_is_told() {
    let folder = folder(&[]);
    let output = sparrow(folder.path(), &["export", "--to", "log", "2a/1"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).expect("text");
    assert!(
        told.contains("there is no table 2a in sparrow.db"),
        "{told}"
    );
}

/// A round of riichi as a table keeps it, one event in each record.
fn journal(table: TableId) -> Vec<Record> {
    let numbered = events("riichi").into_iter().zip(0..);
    let record = |(event, number): (Event, u32)| Record {
        table,
        number,
        at: Moment(i64::from(number)),
        fact: Fact::Played {
            events: vec![event],
            by: None,
            lapsed: false,
        },
    };
    numbered.map(record).collect()
}

/// The same, broken off a few moves into its second deal.
fn journal_into_second_deal(table: TableId) -> Vec<Record> {
    let mut records = journal(table);
    let is_second_deal = |event: &Event| matches!(event, Event::Dealt { number: 2, .. });
    let second = records.iter().position(|record| {
        matches!(&record.fact, Fact::Played { events, .. } if events.iter().any(is_second_deal))
    });
    records.truncate(second.expect("there is a second deal") + 9);
    records
}

#[tokio::test]
async fn a_game_is_written_out_of_the_database_while_the_bot_has_it_open() {
    let folder = folder(&[]);
    let store = Store::open(&folder.path().join("sparrow.db"))
        .await
        .expect("a new database");
    let table = store.new_table().await.expect("a number");
    let records = journal(table);
    store.append(&records).await.expect("they are kept");
    let game = table.to_string();
    let mut finals = Vec::new();
    for (to, file) in [
        ("log", "a.jsonl"),
        ("mjai", "a.mjson"),
        ("tenhou", "a.json"),
    ] {
        let written = sparrow(folder.path(), &["export", "--to", to, &game]);
        assert_eq!(written.status.code(), Some(0), "{written:?}");
        std::fs::write(folder.path().join(file), written.stdout).expect("writable");
        let rules = ["--rules", "riichi", "--options", "game.rounds=1"];
        let arguments = [&["replay"], &rules[..], &[file]].concat();
        let report = reports(&sparrow(folder.path(), &arguments)).remove(0);
        assert_eq!(
            (&report["ok"], &report["over"]),
            (&true.into(), &true.into()),
            "{report}"
        );
        finals.push((report["final"].clone(), report["deals"].clone()));
    }
    assert!(finals.windows(2).all(|two| two[0] == two[1]), "{finals:?}");
    let verified = sparrow(folder.path(), &["verify", "a.jsonl"]);
    assert_eq!(verified.status.code(), Some(0));
    let other = sparrow(
        folder.path(),
        &["export", "--to", "log", &format!("{game}/2")],
    );
    let told = String::from_utf8(other.stderr).expect("text");
    assert!(told.contains("has played 1 game"), "{told}");
    // The house goes on: what was looked at is neither locked nor changed.
    assert_eq!(store.journal(table).await.expect("readable"), records);
}

#[tokio::test]
async fn nothing_hidden_is_written_of_a_game_that_is_being_played() {
    let folder = folder(&[]);
    let store = Store::open(&folder.path().join("sparrow.db"))
        .await
        .expect("a new database");
    let table = store.new_table().await.expect("a number");
    let records = journal_into_second_deal(table);
    store.append(&records).await.expect("they are kept");
    for to in ["log", "mjai", "tenhou"] {
        let written = sparrow(folder.path(), &["export", "--to", to, &table.to_string()]);
        assert_eq!(written.status.code(), Some(0), "{written:?}");
        std::fs::write(folder.path().join(to), &written.stdout).expect("writable");
        let report = reports(&sparrow(
            folder.path(),
            &["replay", "--rules", "riichi", to],
        ))
        .remove(0);
        assert_eq!(
            (&report["ok"], &report["deals"]),
            (&true.into(), &1.into()),
            "{report}"
        );
    }
    let log = std::fs::read_to_string(folder.path().join("log")).expect("readable");
    assert_eq!(
        log.matches("\"dealt\"").count(),
        1,
        "the second deal is not told"
    );
    let verified = sparrow(folder.path(), &["verify", "log"]);
    assert_eq!(verified.status.code(), Some(1), "no seed is opened");
}

/// A table that is closed in the middle of a game shows the seed on its match card; the log of that game has it too, also out
/// of a journal that an older program kept, which says no more than that the table was closed.
#[tokio::test]
async fn a_game_that_was_broken_off_can_be_checked() {
    let folder = folder(&[]);
    let store = Store::open(&folder.path().join("sparrow.db"))
        .await
        .expect("a new database");
    let table = store.new_table().await.expect("a number");
    let mut records = journal_into_second_deal(table);
    let mut last = records.last().expect("records").clone();
    (last.number, last.fact) = (last.number + 1, Fact::Closed);
    records.push(last);
    store.append(&records).await.expect("they are kept");
    let written = sparrow(
        folder.path(),
        &["export", "--to", "log", &table.to_string()],
    );
    assert_eq!(written.status.code(), Some(0), "{written:?}");
    std::fs::write(folder.path().join("log"), &written.stdout).expect("writable");
    let verified = sparrow(folder.path(), &["verify", "log"]);
    assert_eq!(verified.status.code(), Some(0), "{verified:?}");
    let replayed = reports(&sparrow(folder.path(), &["replay", "log"])).remove(0);
    assert_eq!(
        (&replayed["ok"], &replayed["over"], &replayed["deals"]),
        (&true.into(), &false.into(), &1.into()),
        "{replayed}"
    );
    let log = std::fs::read_to_string(folder.path().join("log")).expect("readable");
    assert_eq!(
        log.matches("\"dealt\"").count(),
        1,
        "the second deal was not played out"
    );
}
