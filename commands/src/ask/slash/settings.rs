//! `/me` and `/server`.

use super::Given;
use crate::ask::mistake::Mistake;
use crate::ask::unfit::Unfit;
use crate::ask::wish::{Mine, Ours, Setting, Settle, Wish};
use crate::quiet::hours;

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
        Mine::Hints | Mine::Reminders | Mine::Early => "state",
        Mine::Quiet => return Ok(Wish::Mine(quiet(given)?)),
    });
    Ok(Wish::Mine(settle(what, value.map(str::to_owned))))
}

/// Quiet hours as `23:00,07:00,Europe/Berlin`; what is not given is left empty and stays as it was.
fn quiet(given: &Given<'_>) -> Result<Settle<Mine>, Mistake> {
    if given.text("state").is_some() {
        return Ok(Settle::Choose(Mine::Quiet, None));
    }
    let [begin, end] = [hour(given, "begin")?, hour(given, "end")?];
    let value = format!("{begin},{end},{}", given.text("zone").unwrap_or_default());
    let is_said = value != ",,";
    Ok(settle(Mine::Quiet, is_said.then_some(value)))
}

fn hour(given: &Given<'_>, option: &'static str) -> Result<String, Mistake> {
    let Some(typed) = given.text(option) else {
        return Ok(String::new());
    };
    let minutes = hours::read(typed).ok_or_else(|| Unfit::Hour {
        option,
        typed: typed.to_owned(),
    })?;
    Ok(hours::shown(minutes))
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
                Ours::Hand | Ours::Threads => "where",
                Ours::Keep => "days",
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ask::slash::Value;

    fn quiet(options: &[(&str, &str)]) -> Result<Settle<Mine>, Mistake> {
        let owned = options.iter().map(|(name, typed)| {
            let value = Value::Text((*typed).to_owned());
            ((*name).to_owned(), value)
        });
        match mine("quiet", &Given(&owned.collect::<Vec<_>>()))? {
            Wish::Mine(settle) => Ok(settle),
            other @ (Wish::Ours(_) | Wish::End(_)) => panic!("{other:?}"),
        }
    }

    #[test]
    fn quiet_hours_are_read_piece_by_piece() {
        assert_eq!(quiet(&[]), Ok(Settle::One(Mine::Quiet)));
        let off = quiet(&[("state", "off")]);
        assert_eq!(off, Ok(Settle::Choose(Mine::Quiet, None)));
        let whole = [("begin", "11pm"), ("end", "7"), ("zone", "Port-au-Prince")];
        for (options, value) in [
            (&whole[..], "23:00,07:00,Port-au-Prince"),
            (&whole[2..], ",,Port-au-Prince"),
            (&whole[1..2], ",07:00,"),
        ] {
            let chosen = Settle::Choose(Mine::Quiet, Some(value.to_owned()));
            assert_eq!(quiet(options), Ok(chosen));
        }
        let refused = Unfit::Hour {
            option: "end",
            typed: "25:00".to_owned(),
        };
        assert_eq!(quiet(&[("end", "25:00")]), Err(refused.into()));
    }
}
