//! Games written in other formats: out of the database, or out of a file.

use std::path::Path;

use commands::record::{Fact, Record};
use commands::screen::replay;
use engine::deal::event::Event;
use engine::notation::account::Account;
use engine::notation::log;
use engine::notation::tell::tell;
use engine::rulesets;

use super::format::{Game, Games};
use super::source::{Flaw, Source};

/// A format to write.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum To {
    /// mjai events, one a line
    Mjai,
    /// The JSON document of tenhou.net/6
    Tenhou,
    /// Sparrow's own log, one line for each thing that happened
    Log,
}

/// The first game of a file, written anew.
pub(crate) fn from_file(file: &Path, to: To) -> Result<String, String> {
    let told = |flaw: Flaw| match flaw.line {
        Some(line) => format!("{}, line {line}: {}", file.display(), flaw.why),
        None => format!("{} {}", file.display(), flaw.why),
    };
    let mut games = Source::open(file).and_then(Games::of).map_err(told)?;
    let game = games
        .next()
        .unwrap_or_else(|| Err(Flaw::of_file("holds no game")));
    match (game.map_err(told)?, to) {
        (Game::Log(log), To::Log) => Ok(replay::log(&log)),
        (Game::Log(log), To::Mjai | To::Tenhou) => {
            let replayed = log::replay(&log).map_err(|damage| {
                let (deal, at) = (damage.deal, damage.at);
                format!(
                    "{}, deal {deal}, move {at}: {}",
                    file.display(),
                    damage.fault
                )
            })?;
            let account = tell(&replayed.rules, &replayed.events);
            account
                .map(|account| account_text(&account, to))
                .map_err(|no| no.to_string())
        }
        (Game::Told(_), To::Log) => Err(format!(
            "{}: a game of another program has no promise and no seed, so there is no log of Sparrow to write",
            file.display()
        )),
        (Game::Told(account), To::Mjai | To::Tenhou) => Ok(account_text(&account, to)),
    }
}

/// A game of a table out of its journal, by its number from 1; the last one without a number.
pub(crate) fn from_journal(
    journal: &[Record],
    number: Option<usize>,
    to: To,
) -> Result<String, String> {
    let games = games(journal);
    let wanted = number.unwrap_or(games.len());
    let found = wanted.checked_sub(1).and_then(|at| games.get(at));
    let PlayedGame { events, broken_off } = found.ok_or_else(|| match games.len() {
        0 => "no game has begun at this table".to_owned(),
        1 => "this table has played 1 game".to_owned(),
        many => format!("this table has played {many} games"),
    })?;
    let Some(Event::Opened { rules, options, .. }) = events.first() else {
        return Err("the game does not begin with its opening".to_owned());
    };
    let rules = rulesets::build(rules, options).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        faults.join("; ")
    })?;
    match to {
        To::Log => {
            let events = events.iter().copied();
            let log = if *broken_off {
                log::write_broken_off(&rules, events)
            } else {
                log::write(&rules, events)
            };
            log.map(|log| replay::log(&log))
                .ok_or_else(|| "the game does not begin with its opening".to_owned())
        }
        To::Mjai | To::Tenhou => tell(&rules, events.iter().copied())
            .map(|account| account_text(&account, to))
            .map_err(|no| no.to_string()),
    }
}

/// A game of a table.
#[derive(Default)]
struct PlayedGame<'a> {
    events: Vec<&'a Event>,
    /// The table was closed before it was over.
    broken_off: bool,
}

/// Each game of a table.
fn games(journal: &[Record]) -> Vec<PlayedGame<'_>> {
    let mut games: Vec<PlayedGame<'_>> = Vec::new();
    for record in journal {
        if let Fact::Played { events, .. } = &record.fact {
            for event in events {
                if matches!(event, Event::Opened { .. }) {
                    games.push(PlayedGame::default());
                }
                if let Some(game) = games.last_mut() {
                    game.events.push(event);
                }
            }
        }
        if let (Fact::Closed, Some(game)) = (&record.fact, games.last_mut()) {
            game.broken_off = !matches!(game.events.last(), Some(Event::Finished(_)));
        }
    }
    games
}

fn account_text(account: &Account, to: To) -> String {
    match to {
        To::Tenhou => replay::tenhou(account),
        To::Mjai | To::Log => replay::mjai(account),
    }
}
