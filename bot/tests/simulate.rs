//! `sparrow simulate` as a shell meets it.

use std::process::{Command, Output};

fn sparrow(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrow"));
    command.args(arguments).env_clear();
    command.output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A short game: one round, and nobody loses time over it.
fn simulate(seed: &str, players: &str) -> Output {
    let options = "game.rounds=1,red_fives=3";
    sparrow(&[
        "simulate",
        "--rules",
        "riichi",
        "--games",
        "2",
        "--players",
        players,
        "--seed",
        seed,
        "--options",
        options,
    ])
}

/// What was played, without how long it took.
fn played(output: &Output) -> String {
    let text = stdout(output);
    let timeless = text
        .lines()
        .map(|line| line.split(" without a win; ").next().unwrap_or(line));
    timeless.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let players = "gentle,gentle,gentle,gentle";
    let first = simulate("7", players);
    assert_eq!(first.status.code(), Some(0), "{}", stderr(&first));
    assert_eq!(played(&first), played(&simulate("7", players)));
    assert_ne!(played(&first), played(&simulate("8", players)));
}

#[test]
fn every_machine_has_a_place_in_every_game_and_points_add_up() {
    let output = simulate("1", "gentle,steady,gentle,gentle");
    let text = stdout(&output);
    assert!(text.starts_with("riichi, 2 games, seed 1\n"), "{text}");
    assert!(text.contains("deals per second"), "{text}");
    let rows = text
        .lines()
        .filter(|line| line.contains("gentle") || line.contains("steady"));
    let rows: Vec<Vec<f64>> = rows
        .map(|row| {
            let cells = row.split_whitespace().skip(2);
            cells
                .map(|cell| cell.trim_end_matches('%').parse().expect("a number"))
                .collect()
        })
        .collect();
    assert_eq!(rows.len(), 4);
    for place in 0..4 {
        assert_eq!(
            rows.iter().map(|row| row[place]).sum::<f64>(),
            2.0,
            "{text}"
        );
    }
    // Means are rounded: four of them to one each.
    let points: f64 = rows.iter().map(|row| row[5]).sum();
    assert!((points - 4.0 * 30_000.0).abs() <= 4.0, "{text}");
}

#[test]
fn what_cannot_be_played_is_told_with_what_can() {
    for (arguments, part) in [
        (
            &["simulate", "--players", "grand,steady,steady,steady"][..],
            "[possible values: gentle, steady, sharp",
        ),
        (&["simulate", "--games", "0"], "0 is not in 1..=1000000"),
    ] {
        let output = sparrow(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).contains(part), "{}", stderr(&output));
    }
    for (arguments, problem) in [
        (
            &["simulate", "--players", "steady,gentle"][..],
            "--players: names 2 machines; it takes four, as in steady,steady,steady,gentle",
        ),
        (
            &["simulate", "--rules", "go"],
            "rules: cannot be `go`; it can be hong-kong, riichi, classical-japanese, classical-chinese",
        ),
        (
            &["simulate", "--options", "cap=9"],
            "options: `cap` cannot be `9`; it can be 8, 10, 13",
        ),
        (
            &["simulate", "--options", "cap"],
            "--options: `cap` has no value; write it as in cap=13",
        ),
    ] {
        let output = sparrow(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let told = stderr(&output);
        let start = format!("There is a problem:\n  - {problem}");
        assert!(told.starts_with(&start), "{told}");
        assert_eq!(told.lines().count(), 2, "{told}");
        assert_eq!(stdout(&output), "");
    }
}

/// What is written is what `sparrow replay` reads, and every game is right.
#[test]
fn logs_are_written_that_can_be_played_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let logs = folder.path().join("logs");
    let logs = logs.to_str().expect("a path");
    let players = "gentle,gentle,gentle,gentle";
    let arguments = [
        "simulate",
        "--games",
        "2",
        "--players",
        players,
        "--options",
        "game.rounds=1",
        "--log",
        logs,
    ];
    let output = sparrow(&arguments);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let files = ["game-000001.jsonl", "game-000002.jsonl"].map(|name| format!("{logs}/{name}"));
    let replayed = sparrow(&["replay", &files[0], &files[1]]);
    assert_eq!(replayed.status.code(), Some(0), "{}", stdout(&replayed));
    assert_eq!(
        stdout(&replayed).matches("\"ok\":true").count(),
        2,
        "{}",
        stdout(&replayed)
    );
    assert_eq!(std::fs::read_dir(logs).expect("the folder").count(), 2);

    let file = &files[0];
    let output = sparrow(&["simulate", "--games", "1", "--log", file]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        stderr(&output).contains("cannot be written"),
        "{}",
        stderr(&output)
    );
}
