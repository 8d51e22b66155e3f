//! The lobby card: what is played, who has a place, and the buttons to take one.

use config::pace::preset;

use super::controls::{button, rows};
use super::facts::{LobbyFacts, Sitter};
use super::limits::clamp;
use super::page::{Card, Field, Screen, Style};
use super::{glyph, people, rules_page};
use crate::ask::Ask;
use crate::words::name::shown;
use crate::words::{Reader, rules, say};

/// The stripe of the lobby card.
const COLOUR: u32 = 0x2E7D32;

/// Places at a table.
const PLACES: usize = 4;

/// Why a lobby card has no buttons any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shut {
    /// The game has begun.
    Begun,
    /// The table was ended.
    Ended,
}

/// The lobby card.
#[must_use]
pub fn draw(facts: &LobbyFacts<'_>, to: Reader) -> Screen {
    let is_full = facts.places.len() >= PLACES;
    let start = if is_full {
        Style::Success
    } else {
        Style::Secondary
    };
    let join = if is_full {
        Style::Secondary
    } else {
        Style::Primary
    };
    let table = &facts.table;
    let places = vec![
        button(table, Ask::Join, &say::press_join(to), join),
        button(table, Ask::Leave, &say::press_leave(to), Style::Secondary),
        button(
            table,
            Ask::AddMachine,
            &say::press_add_machine(to),
            Style::Secondary,
        ),
    ];
    let game = vec![
        button(table, Ask::Start, &say::press_start(to), start),
        button(
            table,
            Ask::Options,
            &say::press_options(to),
            Style::Secondary,
        ),
        button(
            table,
            Ask::Rules(0),
            &say::press_rules(to),
            Style::Secondary,
        ),
    ];
    let how = say::lobby_how(to, shown(&facts.host.name));
    Screen {
        cards: vec![card(facts, how, to)],
        rows: [rows(places), rows(game)].concat(),
        ..Screen::default()
    }
}

/// The lobby card once nobody can join any more: without buttons.
#[must_use]
pub fn shut(facts: &LobbyFacts<'_>, why: Shut, to: Reader) -> Screen {
    let why = match why {
        Shut::Begun => say::lobby_begun(to),
        Shut::Ended => say::lobby_ended(to),
    };
    Screen {
        cards: vec![card(facts, why, to)],
        ..Screen::default()
    }
}

fn card(facts: &LobbyFacts<'_>, body: String, to: Reader) -> Card {
    let table = &facts.table;
    let places: Vec<String> = (0..PLACES).map(|place| line(facts, place, to)).collect();
    // What everybody knows by its name needs no more than the clock.
    let clock = if preset(table.pace_name).as_ref() == Some(table.pace) {
        rules::clock(table.pace, to.tongue)
    } else {
        rules::numbers(table.pace, to.tongue)
    };
    let name = rules::pace(table.pace_name, to.tongue);
    let pace = say::lobby_pace_value(to, name, clock);
    let field = |name: String, value: String, inline| Field {
        name,
        value: clamp(&value, 1024),
        inline,
    };
    Card {
        title: say::lobby_title(to, table.game(to)),
        body,
        fields: vec![
            field(say::lobby_places(to), places.join("\n"), false),
            field(say::lobby_rules(to), rules_page::house(table, to), false),
            field(say::lobby_pace(to), pace, false),
        ],
        colour: Some(COLOUR),
        footer: format!(
            "{}\n{}",
            say::table_number(to, table.id.to_string()),
            // Whole, as nobody can ask for it before he knows of it.
            say::lobby_promise(to, glyph::in_groups(&facts.promise.to_string()))
        ),
        image: None,
    }
}

fn line(facts: &LobbyFacts<'_>, place: usize, to: Reader) -> String {
    let Some(sitter) = facts.places.get(place) else {
        return say::lobby_place_free(to, place + 1);
    };
    let mut name = people::name(sitter, to);
    if matches!(sitter, Sitter::Machine(_)) {
        let strength = rules::choice(facts.strength.name(), to.tongue);
        name = say::with_mark(to, name, strength.to_lowercase());
    }
    if matches!(sitter, Sitter::Person(member) if member.person == facts.host.person) {
        name = say::with_mark(to, name, say::host_mark(to));
    }
    say::lobby_place(to, place + 1, name)
}
