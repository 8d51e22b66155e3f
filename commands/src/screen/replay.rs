//! The files of a game: our own log, and the same in the formats of others.

use engine::notation::account::Account;
use engine::notation::log::Log;
use engine::notation::{mjai, tenhou};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Serialize;

use super::facts::ReplayFacts;
use super::limits::{MOST_TEXT, length};
use super::page::{Content, File, Screen};
use super::{glyph, standings};
use crate::promise::Opened;
use crate::words::{Reader, say};

/// The files of a game, with a word about them.
#[must_use]
pub fn draw(facts: &ReplayFacts<'_>, to: Reader) -> Screen {
    let brief = say::replay_text(to, facts.game);
    let text = match &facts.opened {
        Some(opened) => format!(
            "{brief}\n{}\n{}",
            say::replay_check(to),
            command(facts, opened)
        ),
        None => brief.clone(),
    };
    Screen {
        // Where very many options are set, the command has no room.
        text: if length(&text) <= MOST_TEXT {
            text
        } else {
            brief
        },
        files: files(facts, to),
        ..Screen::default()
    }
}

/// What checks a game that is over, and what its lobby promised, in a shell.
fn command(facts: &ReplayFacts<'_>, opened: &Opened) -> String {
    let Opened {
        promise,
        secret,
        sitting,
    } = opened;
    let (file, secret) = (log_name(facts), standings::seed(secret));
    glyph::block(&format!(
        "sparrow verify {file} --promise {promise} --secret {secret} --sitting \"{sitting}\""
    ))
}

fn stem(facts: &ReplayFacts<'_>) -> String {
    format!("sparrow-table-{}-game-{}", facts.table.id, facts.game)
}

fn log_name(facts: &ReplayFacts<'_>) -> String {
    format!("{}.sparrow.jsonl", stem(facts))
}

/// The files of a game: one for each format that has words for it.
#[must_use]
pub fn files(facts: &ReplayFacts<'_>, to: Reader) -> Vec<File> {
    let file = |name: String, format: &'static str, text: String| File {
        name,
        alt: say::replay_alt(to, format),
        content: Content::Bytes(text.into_bytes()),
        instead: say::files_refused(to),
    };
    let mut files = vec![file(log_name(facts), "Sparrow", log(facts.log))];
    if let Some(account) = facts.account {
        let name = |ending: &str| format!("{}.{ending}", stem(facts));
        files.push(file(name("mjai.jsonl"), "mjai", self::mjai(account)));
        let document = self::tenhou(account);
        files.push(file(name("tenhou.json"), "tenhou.net/6", document));
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
