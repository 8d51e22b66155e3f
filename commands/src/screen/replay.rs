//! The files of a game: our own log, and the same in the formats of others.

use engine::notation::account::Account;
use engine::notation::log::Log;
use engine::notation::{mjai, tenhou};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;

use super::facts::ReplayFacts;
use super::page::{Content, File, Screen};
use crate::words::{Reader, say};

/// The files of a game, with a word about them.
#[must_use]
pub fn draw(facts: &ReplayFacts<'_>, to: Reader) -> Screen {
    Screen {
        text: say::replay_text(to, facts.game),
        files: files(facts, to),
        ..Screen::default()
    }
}

/// The files of a game: one for each format that has words for it.
#[must_use]
pub fn files(facts: &ReplayFacts<'_>, to: Reader) -> Vec<File> {
    let stem = format!("sparrow-table-{}-game-{}", facts.table.id, facts.game);
    let file = |ending: &str, format: &'static str, text: String| File {
        name: format!("{stem}.{ending}"),
        alt: say::replay_alt(to, format),
        content: Content::Bytes(text.into_bytes()),
    };
    let mut files = vec![file("sparrow.jsonl", "Sparrow", log(facts.log))];
    if let Some(account) = facts.account {
        files.push(file("mjai.jsonl", "mjai", self::mjai(account)));
        files.push(file("tenhou.json", "tenhou.net/6", self::tenhou(account)));
    }
    files
}

/// A log as text: a line for its header, and one for each thing that happened.
#[must_use]
pub fn log(log: &Log) -> String {
    let seen = log.seen.iter().map(line);
    std::iter::once(line(&log.header)).chain(seen).collect()
}

/// A game as mjai events, one on each line.
#[must_use]
pub fn mjai(account: &Account) -> String {
    mjai::write(account, names()).iter().map(line).collect()
}

/// A game as the document of tenhou.net/6.
#[must_use]
pub fn tenhou(account: &Account) -> String {
    line(&tenhou::write(account, names()))
}

/// A link that opens the last deal of an account at tenhou.net/6. As long as a deal is: see whether it fits.
#[must_use]
pub fn link(account: &Account) -> String {
    let mut document = tenhou::write(account, names());
    let last = document.log.len().saturating_sub(1);
    document.log.drain(..last);
    // The final points are not those of one deal.
    document.sc = None;
    let json = serde_json::to_string(&document).expect("its keys are texts");
    format!(
        "https://tenhou.net/6/#json={}",
        utf8_percent_encode(&json, KEPT)
    )
}

/// What stands for itself in such a link: brackets and quotes would end it in a message.
const KEPT: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b',')
    .remove(b'.')
    .remove(b':')
    .remove(b'-');

/// Who sits where, for formats that want names: a file that goes from hand to hand names nobody.
fn names() -> [String; 4] {
    ["East", "South", "West", "North"].map(str::to_owned)
}

fn line(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("its keys are texts");
    text + "\n"
}
