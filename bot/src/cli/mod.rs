//! The command line. Exit codes: 0 all is well, 1 problems, 2 a command that does not exist.
//!
//! The modules stand in the order of import: each uses only those above it.

/// Lines for people at a terminal, without the token.
mod say;
/// Everything that would keep the bot from running.
mod check;
/// Games in files and in the database.
mod games;
/// The bot itself, until it is told to stop.
mod run;
/// The rule sets and houses that a command can name.
mod shelf;
/// Hands from a file or from standard input.
mod score;
/// Games among machines.
mod simulate;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use config::load::{DEFAULTS, Sources};

use self::say::Voice;

/// A Discord bot that lets people play mahjong inside their servers.
#[derive(Debug, Parser)]
#[command(name = "sparrow", version, arg_required_else_help = true)]
#[command(
    after_help = "The bot's token is read from the variable DISCORD_TOKEN, never from a file."
)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
    /// The file of settings [default: ./sparrow.toml where there is one]
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Runs the bot until it is stopped (Ctrl-C, SIGTERM)
    Run,
    /// Checks settings and database, starts nothing, and lists every problem at once
    Check {
        /// Prints the file of settings with every default and a sentence each, and checks nothing
        #[arg(long)]
        print_defaults: bool,
    },
    /// Scores hands: one JSON object on each line, one answer on each line, in order
    Score(score::Score),
    /// Lets machines play against each other, and tells how they did
    Simulate(simulate::Simulate),
    /// Plays games again, move by move, and says for each where it is not what the rules make it
    Replay(games::Replay),
    /// Checks the promise of the shuffle and the walls of a log, and what the lobby promised if that is named
    Verify(games::Verify),
    /// Writes a game in another format
    Export(games::Export),
}

/// Reads the command line and does what it says.
#[must_use]
pub fn main() -> ExitCode {
    let environment = environment();
    let token = environment.iter().find(|(name, _)| name == "DISCORD_TOKEN");
    let voice = Voice::new(token.map(|(_, token)| token.trim()));
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error, &voice),
    };
    let sources = Sources {
        file: arguments.config,
        environment: environment.clone(),
    };
    let all_is_well = match arguments.verb {
        Verb::Check {
            print_defaults: true,
        } => {
            voice.print(DEFAULTS);
            true
        }
        Verb::Check {
            print_defaults: false,
        } => check::check(&sources, &voice),
        Verb::Replay(replay) => games::replay(&replay, &sources, &voice),
        Verb::Verify(verify) => games::verify(&verify, &voice),
        Verb::Export(export) => games::export(&export, &sources, &voice),
        Verb::Run => run::run(&sources, &voice),
        Verb::Score(arguments) => score::score(&arguments, &sources, &voice),
        Verb::Simulate(arguments) => simulate::simulate(&arguments, &sources, &voice),
    };
    if all_is_well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Help, the version, or what is wrong with the command line.
fn usage(error: &clap::Error, voice: &Voice) -> ExitCode {
    let text = error.render().to_string();
    if error.use_stderr() {
        voice.object(&text);
    } else {
        voice.print(&text);
    }
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The part of the environment that is ours. What is no Unicode is kept as far as it can be, so that it is refused by name.
fn environment() -> Vec<(String, String)> {
    std::env::vars_os()
        .map(|(name, value)| {
            (
                name.to_string_lossy().into_owned(),
                value.to_string_lossy().into_owned(),
            )
        })
        .filter(|(name, _)| name == "DISCORD_TOKEN" || name.starts_with("SPARROW_"))
        .collect()
}
