//! `/me` and `/server`.

use super::Given;
use crate::ask::mistake::Mistake;
use crate::ask::wish::{Mine, Ours, Setting, Settle, Wish};

/// The value that means: as if nothing had been chosen.
pub const USUAL: &str = "usual";

/// One's own settings.
pub(super) fn mine(verb: &str, given: &Given<'_>) -> Result<Wish, Mistake> {
    if verb == "show" {
        return Ok(Wish::Mine(Settle::All));
    }
    let what = Mine::named(verb).ok_or(Mistake::NoSuchCommand)?;
    let value = given.text(match what {
        Mine::Language => "language",
        Mine::Tiles => "style",
        Mine::Hand => "where",
        Mine::Hints => "state",
    });
    Ok(Wish::Mine(settle(what, value.map(str::to_owned))))
}

/// Those of a server.
pub(super) fn ours(verb: &str, given: &Given<'_>) -> Result<Wish, Mistake> {
    let channel = |sign: char| -> Result<Option<String>, Mistake> {
        let channel = given.channel("channel")?;
        Ok(Some(format!("{sign}{}", channel.0)))
    };
    let (what, value) = match verb {
        "show" => return Ok(Wish::Ours(Settle::All)),
        "end" => {
            let table = given.table()?;
            return table
                .map(Wish::End)
                .ok_or(Mistake::Missing { option: "table" });
        }
        "allow" => (Ours::Channels, channel('+')?),
        "forbid" => (Ours::Channels, channel('-')?),
        "openers" => (Ours::Openers, openers(given)),
        _ => {
            let what = Ours::named(verb).ok_or(Mistake::NoSuchCommand)?;
            let name = match what {
                Ours::Tiles => "style",
                Ours::Threads => "where",
                Ours::Rules | Ours::Pace | Ours::Language => verb,
                Ours::Channels | Ours::Openers => return Err(Mistake::NoSuchCommand),
            };
            (what, given.text(name).map(str::to_owned))
        }
    };
    Ok(Wish::Ours(settle(what, value)))
}

/// A role that was given counts for more than a word.
fn openers(given: &Given<'_>) -> Option<String> {
    let role = given.role("role").map(|role| role.0.to_string());
    role.or_else(|| given.text("who").map(str::to_owned))
}

fn settle<T>(what: T, value: Option<String>) -> Settle<T> {
    match value {
        None => Settle::One(what),
        Some(value) if value == USUAL => Settle::Choose(what, None),
        Some(value) => Settle::Choose(what, Some(value)),
    }
}
