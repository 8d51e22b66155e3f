//! What draws people to a table: a call to the one whose turn it is, which says that and nothing more, because everybody
//! reads it; and threads.

use super::controls::{button, rows};
use super::facts::TableFacts;
use super::limits::clamp;
use super::page::{Button, Does, Row, Screen, Style};
use crate::ask::Ask;
use crate::who::{Member, Person, TableId};
use crate::words::name::{plain, shown};
use crate::words::{Reader, Tongue, say};

/// The call.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, person: Person, to: Reader) -> Screen {
    let hand = button(facts, Ask::Hand, &say::press_hand(to), Style::Primary);
    Screen {
        text: say::call_turn(to, format!("<@{}>", person.0)),
        rows: rows(vec![hand]),
        rings: Some(person),
        ..Screen::default()
    }
}

/// What the thread of a table is called, or that of a player beside it: the table and nothing more.
#[must_use]
pub fn thread_name(table: TableId, tongue: Tongue) -> String {
    say::table_number(tongue, table.to_string())
}

/// A word with a button below it that opens a table in a thread.
#[must_use]
pub fn with_thread(word: Screen, id: Option<String>, to: Reader) -> Screen {
    let open = |id| {
        Row::Buttons(vec![Button {
            does: Does::Send(id),
            label: say::press_thread(to),
            emoji: None,
            style: Style::Primary,
            disabled: false,
        }])
    };
    Screen {
        rows: id.map(open).into_iter().collect(),
        ..word
    }
}

/// What a table's own thread is called, at most 100 characters.
#[must_use]
pub fn table_thread(game: &str, to: Reader) -> String {
    clamp(&plain(&say::lobby_title(to, game)), 100)
}

/// The message in the channel from which a table's own thread is opened.
#[must_use]
pub fn announcement(host: &Member, game: &str, to: Reader) -> Screen {
    Screen {
        text: say::call_thread(to, shown(&host.name), shown(game)),
        ..Screen::default()
    }
}
