//! Games played again, move by move, and what came of each.

use std::path::Path;

use engine::notation::account::Account;
use engine::notation::log;
use engine::notation::retrace::retrace;
use engine::rules::RuleSet;
use engine::rules::options::{OptionFault, Options};
use engine::rulesets;
use serde::Serialize;

use super::format::{Format, Game, Games};
use super::source::{Flaw, Source};

/// What came of a game, as one line of JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Report {
    /// The file, as it was named.
    pub(crate) file: String,
    /// Its format, if it was recognised.
    pub(crate) format: Option<Format>,
    /// Deals played to their end.
    pub(crate) deals: u32,
    /// Moves made.
    pub(crate) moves: u32,
    /// The points at the end.
    #[serde(rename = "final", skip_serializing_if = "Option::is_none")]
    pub(crate) points: Option<[i32; 4]>,
    /// Whether the game is over by its rules.
    pub(crate) over: bool,
    /// Whether everything was right.
    pub(crate) ok: bool,
    /// What was checked, and what was not, where not everything is.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub(crate) looked: Option<Looked>,
    /// The deal that is not right, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deal: Option<u32>,
    /// The move in it at or after which something is wrong, from 1; 0 before the first.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub(crate) at: Option<u32>,
    /// The line that cannot be read, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<usize>,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) why: Option<String>,
}

/// What was checked of a game, and what was not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Looked {
    /// Is right.
    pub(crate) checked: Vec<&'static str>,
    /// Was not looked at.
    pub(crate) not_checked: Vec<&'static str>,
}

impl Report {
    pub(super) fn new(file: &Path, format: Option<Format>) -> Self {
        Self {
            file: file.display().to_string(),
            format,
            deals: 0,
            moves: 0,
            points: None,
            over: false,
            ok: false,
            looked: None,
            deal: None,
            at: None,
            line: None,
            why: None,
        }
    }

    pub(super) fn broken(mut self, flaw: Flaw) -> Self {
        self.line = flaw.line;
        self.why = Some(flaw.why);
        self
    }
}

/// The rules by which games of others are played again: the rule set and its options, and those that somebody named.
#[derive(Debug, Clone)]
pub(crate) struct House {
    rules: RuleSet,
    named: Options,
}

impl House {
    /// The rules of this id with the options of a house, those that are `named` over them.
    pub(crate) fn new(
        id: &str,
        mut options: Options,
        named: Options,
    ) -> Result<Self, Vec<OptionFault>> {
        options.extend(named.clone());
        rulesets::build(id, &options).map(|rules| Self { rules, named })
    }

    /// The rules for a game that may tell some of them itself; what somebody named stands above that.
    fn of(&self, account: &Account) -> RuleSet {
        let mut rules = self.rules.clone();
        if let Some(reds) = account.red_fives
            && !self.named.contains_key("tiles.red_fives")
        {
            rules.material.red_fives = reds;
        }
        if let Some(rounds) = account.rounds
            && !self.named.contains_key("game.rounds")
        {
            rules.dealing.rounds = rounds;
        }
        rules
    }
}

/// Plays the games of a file again and gives a report of each. A file that cannot be read gives one report.
pub(crate) fn replay(file: &Path, house: &House, mut each: impl FnMut(&Report)) -> bool {
    let games = Source::open(file).and_then(Games::of);
    let mut games = match games {
        Ok(games) => games,
        Err(flaw) => {
            each(&Report::new(file, None).broken(flaw));
            return false;
        }
    };
    let (mut all_ok, mut any) = (true, false);
    while let Some(game) = games.next() {
        let report = Report::new(file, Some(games.format));
        let report = match game {
            Ok(Game::Log(log)) => of_log(report, &log),
            Ok(Game::Told(account)) => of_account(report, house, &account),
            Err(flaw) => report.broken(flaw),
        };
        each(&report);
        all_ok &= report.ok;
        any = true;
    }
    if !any {
        let nothing = Flaw::of_file("holds no game");
        each(&Report::new(file, Some(games.format)).broken(nothing));
    }
    all_ok && any
}

fn of_log(report: Report, log: &log::Log) -> Report {
    match log::replay(log) {
        Ok(replayed) => Report {
            deals: replayed.deals,
            moves: replayed.moves,
            points: Some(replayed.points.0),
            over: replayed.over,
            ok: true,
            ..report
        },
        Err(damage) => Report {
            deals: damage.deal.saturating_sub(1),
            deal: Some(damage.deal),
            at: Some(damage.at),
            why: Some(damage.fault.to_string()),
            ..report
        },
    }
}

fn of_account(report: Report, house: &House, account: &Account) -> Report {
    let retraced = retrace(&house.of(account), account);
    let report = Report {
        deals: retraced.deals,
        moves: retraced.moves,
        points: Some(retraced.points.0),
        over: retraced.over,
        ok: retraced.broke.is_none(),
        ..report
    };
    match retraced.broke {
        None => report,
        Some(broke) => Report {
            deal: Some(broke.deal),
            at: Some(broke.at),
            why: Some(broke.why.to_string()),
            ..report
        },
    }
}
