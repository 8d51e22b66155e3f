//! The values given with a command, each as its option takes it.

use std::str::FromStr;

use config::pace::Window;
use engine::player::Strength;
use engine::rules::options::Options;

use super::{Opening, SEATS, Said, Value};
use crate::ask::mistake::Mistake;
use crate::ask::pace::{Numbers, read_clock, read_lapses, read_time};
use crate::ask::{Ask, Feed};
use crate::who::{Channel, Person, Role, TableId};

/// The values given with a command.
pub(super) struct Given<'a>(pub(super) &'a [(String, Value)]);

impl Given<'_> {
    fn value(&self, name: &str) -> Option<&Value> {
        self.0
            .iter()
            .find(|(given, _)| given == name)
            .map(|(_, value)| value)
    }

    pub(super) fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            Value::Text(text) => Some(text.trim()).filter(|text| !text.is_empty()),
            Value::Number(_)
            | Value::Person(_)
            | Value::Channel(_)
            | Value::Role(_)
            | Value::Flag(_) => None,
        }
    }

    pub(super) fn person(&self, name: &'static str) -> Result<Person, Mistake> {
        if let Some(Value::Person(person)) = self.value(name) {
            Ok(*person)
        } else {
            Err(Mistake::Missing { option: name })
        }
    }

    pub(super) fn channel(&self, name: &'static str) -> Result<Channel, Mistake> {
        if let Some(Value::Channel(channel)) = self.value(name) {
            Ok(*channel)
        } else {
            Err(Mistake::Missing { option: name })
        }
    }

    pub(super) fn role(&self, name: &str) -> Option<Role> {
        if let Some(Value::Role(role)) = self.value(name) {
            Some(*role)
        } else {
            None
        }
    }

    /// House options to look at, one of them, or one with its new value.
    pub(super) fn option(&self) -> Result<Ask, Mistake> {
        let value = self.text("value").map(str::to_owned);
        match (self.text("key"), &value) {
            (Some(key), _) => Ok(Ask::Option {
                key: key.to_owned(),
                value,
            }),
            (None, Some(_)) => Err(Mistake::Missing { option: "key" }),
            (None, None) => Ok(Ask::Options),
        }
    }

    pub(super) fn feed(&self) -> Result<Feed, Mistake> {
        match self.text("what") {
            Some("every-discard") => Ok(Feed::EveryDiscard),
            Some("board") => Ok(Feed::Board),
            Some(_) | None => Err(Mistake::Missing { option: "what" }),
        }
    }

    /// How well machines are to play, if it was said.
    pub(super) fn strength(&self) -> Result<Option<Strength>, Mistake> {
        let read = |name| Strength::named(name).ok_or(Mistake::Missing { option: "strength" });
        self.text("strength").map(read).transpose()
    }

    /// Another pace: a name, numbers, or both.
    pub(super) fn pace(&self) -> Result<Said, Mistake> {
        let time = |name| self.text(name).map(|typed| read_time(name, typed));
        let clock = |name| self.text(name).map(|typed| read_clock(name, typed));
        let name = self.text("pace").map(str::to_owned);
        let numbers = Numbers {
            turn: clock("turn").transpose()?,
            bank: time("bank").transpose()?,
            claim: clock("claim").transpose()?,
            rest: clock("rest").transpose()?,
            pause: time("pause").transpose()?,
            away: self.text("away").map(read_lapses).transpose()?,
            window: self.text("window").map(window).transpose()?,
        };
        if name.is_none() && numbers == Numbers::default() {
            return Err(Mistake::Missing { option: "pace" });
        }
        let table = self.table()?;
        Ok(Said::Pace {
            name,
            numbers,
            table,
        })
    }

    /// The number of a game, from 1.
    pub(super) fn game(&self) -> Result<Option<u32>, Mistake> {
        let read = |typed| number("game", Some(typed));
        self.text("game").map(read).transpose()
    }

    /// The table that was named, by its number as it stands on the cards.
    pub(super) fn table(&self) -> Result<Option<TableId>, Mistake> {
        let read = |text: &str| {
            u32::from_str_radix(text, 16)
                .map(TableId)
                .map_err(|_| Mistake::TableGone)
        };
        self.text("table").map(read).transpose()
    }

    /// How many people are to sit at a table, if it was said.
    fn seats(&self) -> Result<Option<u8>, Mistake> {
        let read = |typed: &str| {
            let seats = typed.parse().ok().filter(|seats| SEATS.contains(seats));
            seats.ok_or_else(|| no_number("seats", typed))
        };
        self.text("seats").map(read).transpose()
    }

    pub(super) fn opening(&self) -> Result<Opening, Mistake> {
        let owned = |name| self.text(name).map(str::to_owned);
        Ok(Opening {
            rules: owned("rules"),
            pace: owned("pace"),
            options: house(self.text("options").unwrap_or_default())?,
            seats: self.seats()?,
        })
    }
}

fn window(typed: &str) -> Result<Window, Mistake> {
    match typed {
        "even" => Ok(Window::Even),
        "sealed" => Ok(Window::Sealed),
        "quick" => Ok(Window::Quick),
        _ => Err(Mistake::Missing { option: "window" }),
    }
}

/// House options as `min_faan=1 cap=13`, with spaces or commas between them.
pub(super) fn house(typed: &str) -> Result<Options, Mistake> {
    let pieces = typed
        .split([' ', ',', ';'])
        .filter(|piece| !piece.is_empty());
    pieces
        .map(|piece| match piece.split_once('=') {
            Some((key, value)) if !key.is_empty() && !value.is_empty() => {
                Ok((key.to_owned(), value.to_owned()))
            }
            Some(_) | None => Err(Mistake::NoOption {
                typed: piece.to_owned(),
            }),
        })
        .collect()
}

/// A whole number; none is 0.
pub(super) fn number<N: FromStr + Default>(
    option: &'static str,
    typed: Option<&str>,
) -> Result<N, Mistake> {
    typed.map_or(Ok(N::default()), |typed| {
        typed.parse().map_err(|_| no_number(option, typed))
    })
}

/// That is no number.
pub(super) fn no_number(option: &'static str, typed: &str) -> Mistake {
    Mistake::NoNumber {
        option,
        typed: typed.to_owned(),
    }
}
