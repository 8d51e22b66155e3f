//! The files of a game: asked for, saved, and checked by the program as anybody would.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tests::discord::Outcome;
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{self, PATIENT};
use crate::parlour::Parlour;
use crate::site::program;
use crate::systems::RIICHI;

/// The options of [`RIICHI`], as the program wants them.
const OPTIONS: &str = "game.rounds=1,tiles.red_fives=3";

/// Saves the files of a reply and gives their names.
fn saves(person: &Person, reply: &Outcome, folder: &Path) -> Vec<String> {
    let Outcome::Replied(id) = reply else {
        panic!("no reply: {reply:?}")
    };
    let message = person.discord.message(person.id, *id).unwrap();
    assert_eq!(message["flags"], json!(64), "the reply is private");
    let mut names = Vec::new();
    for attachment in message["attachments"].as_array().unwrap() {
        let file = attachment["id"].as_str().unwrap().parse().unwrap();
        let name = attachment["filename"].as_str().unwrap().to_owned();
        let (_, bytes) = person.discord.file(file).unwrap();
        std::fs::write(folder.join(&name), bytes).unwrap();
        names.push(name);
    }
    names
}

fn sparrow(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(program());
    command.current_dir(folder).args(arguments).env_clear();
    command.output().unwrap()
}

/// Every file is accepted move by move; what it says of each.
fn replays(folder: &Path, files: &[String]) -> Vec<Value> {
    let mut arguments = vec!["replay", "--rules", "riichi", "--options", OPTIONS];
    arguments.extend(files.iter().map(String::as_str));
    let output = sparrow(folder, &arguments);
    let text = String::from_utf8(output.stdout).unwrap();
    let reports: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert_eq!(reports.len(), files.len());
    reports
}

#[tokio::test]
async fn a_game_is_kept_as_files_that_the_program_accepts() {
    let folder = tempfile::tempdir().unwrap();
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin_by(RIICHI.rules, QUICK, RIICHI.options).await;
    let ada = parlour.person(0);
    let early = ada.runs(&["replay"], &[]).await;
    assert!(ada.reply(&early).contains("No deal has been finished"));
    autopilot::play(&ada, PATIENT).await;

    let pressed = ada.presses("Replay files").await;
    let files = saves(&ada, &pressed, folder.path());
    let endings = [".sparrow.jsonl", ".mjai.jsonl", ".tenhou.json"];
    for (file, ending) in files.iter().zip(endings) {
        assert!(file.ends_with(ending), "{file}");
    }
    let reports = replays(folder.path(), &files);
    for report in &reports {
        assert_eq!(report["final"], reports[0]["final"], "{report}");
        assert_eq!(report["deals"], reports[0]["deals"], "{report}");
    }
    let verified = sparrow(folder.path(), &["verify", &files[0]]);
    assert_eq!(verified.status.code(), Some(0));
    let promise = ada.runs(&["table", "verify"], &[]).await;
    assert!(ada.reply(&promise).contains("sparrow verify FILE"));

    let why = ada.runs(&["why"], &[("topic", json!("worth"))]).await;
    let told = ada.reply(&why);
    let is_told = told.contains("why it was worth that") || told.contains("Nobody won that deal");
    assert!(is_told, "{told}");

    let whole = ada.presses("Whole deal").await;
    assert_eq!(saves(&ada, &whole, folder.path()).len(), 4);

    let kept = std::fs::read(folder.path().join(&files[0])).unwrap();
    ada.runs(&["table", "end"], &[]).await;
    ada.waits("a card without a rematch", |me| {
        me.button("Rematch").is_none().then_some(())
    })
    .await;
    let later = ada.presses("Replay files").await;
    assert_eq!(saves(&ada, &later, folder.path()), files);
    assert_eq!(std::fs::read(folder.path().join(&files[0])).unwrap(), kept);
    let number = files[0].split('-').nth(2).unwrap();
    let named = ada
        .runs(
            &["replay"],
            &[("table", json!(number)), ("game", json!("1"))],
        )
        .await;
    assert_eq!(saves(&ada, &named, folder.path()), files);
    parlour.closes().await;
}
