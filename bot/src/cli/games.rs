//! Games in files and in the database: played again, checked, written in other formats.

use std::path::{Path, PathBuf};

use clap::Args;
use commands::promise::Opened;
use commands::record::Record;
use commands::who::TableId;
use config::load::{Loaded, Mistakes, Sources, houses, load};
use engine::rules::options::Options;
use serde::Serialize;

use super::say::Voice;
use crate::shell::export::{self, To};
use crate::shell::replay::{self, House};
use crate::shell::verify;
use crate::store::Store;

/// The rules that games of other programs are played by unless somebody names others.
const USUAL: &str = "riichi-online";

/// What is played again, and by which rules.
#[derive(Debug, Args)]
pub(super) struct Replay {
    /// Files: logs of Sparrow, mjai events, documents of tenhou.net/6; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The rules or house by which games of other programs were played
    #[arg(long, default_value = USUAL, value_name = "NAME")]
    rules: String,
    /// House options over those, as in `tiles.red_fives=0,game.rounds=1`
    #[arg(
        long,
        default_value = "",
        hide_default_value = true,
        value_name = "KEY=VALUE,…"
    )]
    options: String,
}

/// What is checked.
#[derive(Debug, Args)]
pub(super) struct Verify {
    /// A log of Sparrow; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What the lobby promised, as its card shows it; `/replay` tells all three of a game that is over
    #[arg(long, value_name = "HASH", requires_all = ["secret", "sitting"])]
    promise: Option<String>,
    /// The secret behind that promise
    #[arg(long, value_name = "DIGITS", requires = "promise")]
    secret: Option<String>,
    /// The rules and people that were mixed into the secret
    #[arg(long, value_name = "WORDS", requires = "promise")]
    sitting: Option<String>,
}

impl Verify {
    /// What the lobby promised, if that is to be checked.
    fn lobby(&self) -> Option<Result<Opened, String>> {
        let (promise, secret) = (self.promise.as_ref()?, self.secret.as_ref()?);
        let read = Opened::read(promise, secret, self.sitting.as_ref()?);
        Some(read.map_err(|name| format!("--{name}: there must be 64 hexadecimal digits")))
    }
}

/// What is written, and how.
#[derive(Debug, Args)]
pub(super) struct Export {
    /// The format to write
    #[arg(long, value_enum)]
    to: To,
    /// A table of the database, as in `2a` for its last game or `2a/1` for its first; or a file with a game
    #[arg(value_name = "GAME")]
    game: String,
}

/// Plays games again, one line of JSON for each. Whether all were right.
pub(super) fn replay(replay: &Replay, sources: &Sources, voice: &Voice) -> bool {
    let house = match house(replay, sources) {
        Ok(house) => house,
        Err(problems) => {
            voice.complain(&problems);
            return false;
        }
    };
    let mut all_right = true;
    for file in &replay.files {
        all_right &= replay::replay(file, &house, |report| voice.print(&line(report)));
    }
    all_right
}

/// Checks the promises and the walls of a log. Whether they are right.
pub(super) fn verify(verify: &Verify, voice: &Voice) -> bool {
    let lobby = match verify.lobby().transpose() {
        Ok(lobby) => lobby,
        Err(problem) => {
            voice.complain(&[problem]);
            return false;
        }
    };
    let report = verify::verify(&verify.file, lobby.as_ref());
    voice.print(&line(&report));
    report.ok
}

/// Writes a game in another format. Whether that could be done.
pub(super) fn export(export: &Export, sources: &Sources, voice: &Voice) -> bool {
    let text = match stored(&export.game) {
        Some((table, number)) => journal(sources, table)
            .and_then(|journal| export::from_journal(&journal, number, export.to)),
        None => export::from_file(Path::new(&export.game), export.to),
    };
    match text {
        Ok(text) => {
            voice.print(&text);
            true
        }
        Err(problem) => {
            voice.complain(&[problem]);
            false
        }
    }
}

/// A table and the number of a game, unless there is a file of that name.
fn stored(game: &str) -> Option<(TableId, Option<usize>)> {
    if Path::new(game).exists() {
        return None;
    }
    let (table, number) = match game.split_once('/') {
        Some((table, number)) => (table, Some(number.parse().ok()?)),
        None => (game, None),
    };
    let table = u32::from_str_radix(table, 16).ok()?;
    Some((TableId(table), number))
}

fn journal(sources: &Sources, table: TableId) -> Result<Vec<Record>, String> {
    let database = match load(sources) {
        Ok(Loaded { settings, .. }) => Some(settings.database),
        // The token is not needed here.
        Err(Mistakes { database, .. }) => database,
    };
    let database = database.ok_or("the settings do not say which database to read")?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| format!("cannot start: {error}"))?;
    let journal = runtime.block_on(Store::read(&database, table));
    let journal = journal.map_err(|error| error.to_string())?;
    if journal.is_empty() {
        let database = database.display();
        return Err(format!(
            "there is no table {table} in {database}, and no file of that name"
        ));
    }
    Ok(journal)
}

/// The rules of a house with the options named on the command line.
fn house(replay: &Replay, sources: &Sources) -> Result<House, Vec<String>> {
    let houses = houses(sources);
    let houses = houses.map_err(|problems| told(&problems))?;
    let named = named(&replay.options)?;
    let (id, usual) = houses.get(&replay.rules).ok_or_else(|| {
        let (rules, all) = (&replay.rules, houses.names().join(", "));
        vec![format!(
            "--rules: there are no rules `{rules}`; there are {all}"
        )]
    })?;
    House::new(id, usual, named).map_err(|faults| told(&faults))
}

fn told(problems: &[impl ToString]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// Options as they are named on the command line.
fn named(options: &str) -> Result<Options, Vec<String>> {
    let (mut named, mut problems) = (Options::new(), Vec::new());
    for part in options
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        match part.split_once('=') {
            Some((key, value)) => {
                let before = named.insert(key.trim().to_owned(), value.trim().to_owned());
                if before.is_some() {
                    problems.push(format!("--options: `{key}` is named twice"));
                }
            }
            None => problems.push(format!("--options: `{part}` must be written KEY=VALUE")),
        }
    }
    if problems.is_empty() {
        Ok(named)
    } else {
        Err(problems)
    }
}

fn line(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("its keys are texts");
    text + "\n"
}
