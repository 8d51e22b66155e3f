//! Games among machines, as the command line asks for them.

use std::path::PathBuf;

use clap::Args;
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use config::load::Sources;
use engine::player::Strength;
use engine::rules::options::Options;

use super::say::Voice;
use super::shelf::shelf;
use crate::shell::simulate::{Plan, simulate as play};

/// What `sparrow simulate` takes.
#[derive(Debug, Args)]
pub(super) struct Simulate {
    /// The rules
    #[arg(long, default_value = "hong-kong")]
    rules: String,
    /// House options, as in `cap=13,min_faan=1`
    #[arg(long, value_name = "KEY=VALUE", value_delimiter = ',')]
    options: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The four machines
    #[arg(
        long,
        value_name = "STRENGTH",
        value_delimiter = ',',
        default_value = "steady,steady,steady,gentle",
        value_parser = strength()
    )]
    players: Vec<Strength>,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A folder for the log of each game, as `sparrow replay` reads it
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
}

fn strength() -> impl TypedValueParser<Value = Strength> {
    let names = Strength::ALL.map(Strength::name);
    PossibleValuesParser::new(names).map(|name| Strength::named(&name).unwrap_or_default())
}

/// Plays the games. Whether there were any.
pub(super) fn simulate(arguments: &Simulate, sources: &Sources, voice: &Voice) -> bool {
    let played =
        plan(arguments, sources).and_then(|plan| play(&plan).map_err(|problem| vec![problem]));
    match played {
        Ok(told) => {
            voice.print(&told);
            true
        }
        Err(problems) => {
            voice.complain(&problems);
            false
        }
    }
}

/// The games asked for, or everything that keeps them from being played.
fn plan(arguments: &Simulate, sources: &Sources) -> Result<Plan, Vec<String>> {
    let mut problems = Vec::new();
    let machines = <[Strength; 4]>::try_from(arguments.players.as_slice());
    if machines.is_err() {
        let count = arguments.players.len();
        problems.push(format!(
            "--players: names {count} machines; it takes four, as in steady,steady,steady,gentle"
        ));
    }
    let mut options = Options::new();
    for option in &arguments.options {
        match option.split_once('=') {
            Some((key, value)) => {
                options.insert(key.trim().to_owned(), value.trim().to_owned());
            }
            None => problems.push(format!(
                "--options: `{option}` has no value; write it as in cap=13"
            )),
        }
    }
    let rules = shelf(sources).and_then(|mut shelf| {
        let rules = shelf.rules(&arguments.rules, &options);
        rules.map_err(|error| vec![error.to_string()])
    });
    let rules = match rules {
        Ok(rules) => Some(rules),
        Err(of_rules) => {
            problems.extend(of_rules);
            None
        }
    };
    match (rules, machines) {
        (Some(rules), Ok(machines)) if problems.is_empty() => Ok(Plan {
            rules,
            games: arguments.games,
            machines,
            seed: arguments.seed,
            log: arguments.log.clone(),
        }),
        _ => Err(problems),
    }
}
