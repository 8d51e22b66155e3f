//! The command tree, and slash commands read into asks.

use std::ops::RangeInclusive;

use engine::notation::hand::Line;
use engine::rules::options::Options;
use engine::tile::Tile;

use crate::ask::look::Look;
use crate::ask::mistake::Mistake;
use crate::ask::own::Own;
use crate::ask::pace::Numbers;
use crate::ask::wish::Wish;
use crate::ask::{Act, Ask, Topic};
use crate::who::{Channel, Person, Role, TableId};
use crate::words::tiles;

/// The values given with a command.
mod given;
/// What an option offers while it is typed.
mod offer;
/// A hand to be counted.
pub mod score;
/// Standing orders.
mod orders;
/// `/me` and `/server`.
pub mod settings;
/// What was played and what is kept of people.
mod records;
/// The commands as a table, from which they are registered.
pub mod tree;

use given::Given;
pub use offer::{Known, Offer, complete, option_keys, option_values, tables};

/// What a slash command says.
#[derive(Debug, Clone, PartialEq)]
pub enum Said {
    /// Open a table here.
    Open(Opening),
    /// Something for a table: the one of this channel, or, in a direct message, the one he sits at.
    Table {
        /// What.
        ask: Ask,
        /// Which table, if it was said.
        table: Option<TableId>,
    },
    /// Another pace for a table; the name is not yet looked up.
    Pace {
        /// The name of the pace to begin from.
        name: Option<String>,
        /// What is changed in it.
        numbers: Numbers,
        /// Which table, if it was said.
        table: Option<TableId>,
    },
    /// Have a table stand here: the one that is named, else the one he is host of.
    Move(Option<TableId>),
    /// Count a hand. Rules and options are not yet looked up.
    Score(Box<Line>),
    /// Something about settings.
    Wish(Wish),
    /// Look at what was played in this server. Rules are not yet looked up.
    Look(Look),
    /// Something about what is kept of the one who asks.
    Own(Own),
    /// Help on a topic.
    Help(Topic),
    /// Open a table to learn at, with machines, and begin.
    Learn(Opening),
}

/// How a table is to be opened; what is `None` is the operator's default.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Opening {
    /// The rule set's id.
    pub rules: Option<String>,
    /// The name of the pace.
    pub pace: Option<String>,
    /// House options, not yet checked.
    pub options: Options,
    /// How many people are to sit there, of [`SEATS`]; machines take the other places at once. `None` leaves them free.
    pub seats: Option<u8>,
}

/// So many people can sit at a table.
pub const SEATS: RangeInclusive<u8> = 1..=4;

/// The value of an option, as Discord gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// A person.
    Person(Person),
    /// A channel.
    Channel(Channel),
    /// A role.
    Role(Role),
    /// Yes or no.
    Flag(bool),
}

/// Reads a slash command: `path` is the command with its subcommand, `options` the values given.
///
/// # Errors
/// When the command is unknown, or a value is missing or names nothing.
pub fn read(path: &[&str], options: &[(String, Value)]) -> Result<Said, Mistake> {
    let given = Given(options);
    let ask = match path {
        ["help"] => {
            let topic = given.text("topic").and_then(Topic::named);
            return Ok(Said::Help(topic.unwrap_or_default()));
        }
        ["table", "learn"] => return Ok(Said::Learn(given.opening()?)),
        ["score"] => return Ok(Said::Score(Box::new(score::read(&given)?))),
        ["me", "export" | "delete"] | ["history" | "stats" | "leaderboard"] => {
            return records::read(path, &given);
        }
        ["me", verb] => return Ok(Said::Wish(settings::mine(verb, &given)?)),
        ["server", verb] => return Ok(Said::Wish(settings::ours(verb, &given)?)),
        ["table", "open"] => return Ok(Said::Open(given.opening()?)),
        ["table", "pace"] => return given.pace(),
        ["table", "move"] => return Ok(Said::Move(given.table()?)),
        ["table", verb] => table(verb, &given)?,
        ["hand"] => Ask::Hand,
        ["why"] if given.text("topic") == Some("worth") => Ask::Explain(0),
        ["why"] => Ask::Why,
        ["orders", verb] => Ask::Orders(orders::read(verb, &given)?),
        ["replay"] => Ask::Replay(given.game()?),
        [verb] => Ask::Act(act(verb, &given)?),
        _ => return Err(Mistake::NoSuchCommand),
    };
    Ok(Said::Table {
        ask,
        table: given.table()?,
    })
}

fn table(verb: &str, given: &Given<'_>) -> Result<Ask, Mistake> {
    Ok(match verb {
        "join" => Ask::Join,
        "leave" => Ask::Leave,
        "start" => Ask::Start,
        "add-machine" => given.strength()?.map_or(Ask::AddMachine, Ask::AddMachineOf),
        "remove-machine" => Ask::RemoveMachine,
        "kick" => Ask::Kick(given.person("player")?),
        "board" => Ask::Board,
        "watch" => Ask::Watch,
        "rules" => Ask::Rules(0),
        "options" => given.option()?,
        "feed" => Ask::Feed(given.feed()?),
        "ready" => Ask::Ready,
        "back" => Ask::Back,
        "rematch" => Ask::Rematch,
        "log" => Ask::WholeDeal,
        "verify" => Ask::Verify,
        "pause" => Ask::Pause,
        "resume" => Ask::Resume,
        "agree" => Ask::Agree(None),
        "take" => Ask::Take(None),
        "end" => Ask::End,
        _ => return Err(Mistake::NoSuchCommand),
    })
}

fn act(verb: &str, given: &Given<'_>) -> Result<Act, Mistake> {
    Ok(match verb {
        "discard" => {
            let (tile, drawn) = discard(given)?;
            Act::Discard { tile, drawn }
        }
        "riichi" => {
            let (tile, drawn) = discard(given)?;
            Act::Riichi { tile, drawn }
        }
        "chi" => Act::Chow(given.text("with").map(pair).transpose()?),
        "pon" => Act::Pong(given.text("with").map(pair).transpose()?),
        "kan" => Act::Kong(
            given
                .text("tile")
                .map(|typed| tile(typed)?.kind().ok_or_else(|| no_tile(typed)))
                .transpose()?,
        ),
        "hu" => Act::Win,
        "pass" => Act::Pass,
        "abort" => Act::Abort,
        _ => return Err(Mistake::NoSuchCommand),
    })
}

/// The sign behind a tile that was just drawn, when an equal one is in the hand.
const DRAWN: &str = "+drawn";
/// The sign behind a tile of the hand, when an equal one was just drawn.
const HELD: &str = "+held";

/// The tile to be discarded, and which of two equal ones.
fn discard(given: &Given<'_>) -> Result<(Tile, Option<bool>), Mistake> {
    let typed = given.text("tile");
    one_of_two(typed.ok_or(Mistake::Missing { option: "tile" })?)
}

fn one_of_two(typed: &str) -> Result<(Tile, Option<bool>), Mistake> {
    if let Some(face) = typed.strip_suffix(DRAWN) {
        return Ok((tile(face)?, Some(true)));
    }
    match typed.strip_suffix(HELD) {
        Some(face) => Ok((tile(face)?, Some(false))),
        None => Ok((tile(typed)?, None)),
    }
}

fn tile(typed: &str) -> Result<Tile, Mistake> {
    tiles::read(typed).ok_or_else(|| no_tile(typed))
}

fn no_tile(typed: &str) -> Mistake {
    Mistake::NoTile {
        typed: typed.to_owned(),
    }
}

fn pair(typed: &str) -> Result<[Tile; 2], Mistake> {
    let two = engine::tile::parse_tiles(typed)
        .ok()
        .and_then(|row| <[Tile; 2]>::try_from(row).ok());
    two.ok_or_else(|| Mistake::NoTwoTiles {
        typed: typed.to_owned(),
    })
}

#[cfg(test)]
mod tests;
