//! Names and marks of those who sit at a table, and links to where it stands.

use engine::seat::{PerSeat, Seat};

use super::facts::{Player, Sitter, TableFacts};
use crate::who::{Member, Place};
use crate::words::list::list;
use crate::words::name::{plain, shown};
use crate::words::{Reader, say};

/// A sitter's name for cards and messages.
#[must_use]
pub fn name(sitter: &Sitter, to: Reader) -> String {
    match sitter {
        Sitter::Person(member) => person(member, to),
        Sitter::Machine(number) => format!("🤖 {}", say::machine(to, *number)),
    }
}

/// A person's name for cards and messages.
#[must_use]
pub fn person(member: &Member, to: Reader) -> String {
    if member.person.is_gone() {
        say::somebody_gone(to)
    } else {
        shown(&member.name)
    }
}

/// A sitter's name for files and code blocks, where nothing is formatted.
#[must_use]
pub fn bare_name(sitter: &Sitter, to: Reader) -> String {
    match sitter {
        Sitter::Person(member) if member.person.is_gone() => say::somebody_gone(to),
        Sitter::Person(member) => plain(&member.name).replace('`', "'"),
        Sitter::Machine(number) => say::machine(to, *number),
    }
}

/// The name of the one on this seat.
#[must_use]
pub fn at(players: &PerSeat<Player>, seat: Seat, to: Reader) -> String {
    name(&players[seat].sitter, to)
}

/// The same line with how things stand with the player in a bracket after it, if there is something to say.
#[must_use]
pub fn marked(line: String, player: &Player, to: Reader) -> String {
    let mut marks = Vec::new();
    if player.away {
        marks.push(say::away_mark(to));
    }
    if player.leaving {
        marks.push(say::leaving_mark(to));
    }
    if marks.is_empty() {
        line
    } else {
        say::with_mark(to, line, list(&marks, to.tongue))
    }
}

/// The address of a place.
#[must_use]
pub fn address(place: Place) -> String {
    let guild = place
        .guild
        .map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel.0)
}

/// A place as Discord shows a channel.
#[must_use]
pub fn channel(place: Place) -> String {
    format!("<#{}>", place.channel.0)
}

/// A link to a table.
#[must_use]
pub fn link(table: &TableFacts<'_>, to: Reader) -> String {
    format!(
        "[{}]({})",
        say::table_number(to, table.id.to_string()),
        address(table.place)
    )
}

/// Points with their sign, as a gain or loss.
#[must_use]
pub fn change(points: i32) -> String {
    if points > 0 {
        format!("+{points}")
    } else {
        number(points)
    }
}

/// Points, with a true minus sign.
#[must_use]
pub fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}
