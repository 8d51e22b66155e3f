//! What somebody has chosen, each with what it means and a way to change it.

use super::controls::rows;
use super::limits::clamp;
use super::page::{Button, Card, Choice, Does, Field, Pick, Row, Screen, Select, Style};
use crate::ask::wish::{self, Wish};
use crate::words::{Reader, say};

/// The stripe of a page of settings.
const COLOUR: u32 = 0x5D_4037;

/// The mark of what is chosen now.
const NOW: &str = "✓ ";

/// A setting as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is called.
    pub name: String,
    /// What is chosen, or what holds while nothing is.
    pub value: String,
    /// What it means; empty where the value says it.
    pub about: String,
    /// What opens its page.
    pub opens: Wish,
}

/// Something that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Way {
    /// What it is called.
    pub label: String,
    /// What it means; may be empty.
    pub about: String,
    /// What chooses it.
    pub wish: Wish,
    /// It is chosen now.
    pub now: bool,
}

/// All settings of a page, with a select that opens one. `said` is what has just been done.
#[must_use]
pub fn all(title: String, how: String, lines: &[Line], said: String, to: Reader) -> Screen {
    let field = |line: &Line| Field {
        name: clamp(&line.name, 256),
        value: clamp(&told(line), 1024),
        inline: false,
    };
    let choice = |line: &Line| Choice {
        label: clamp(&line.name, 100),
        value: wish::write(&line.opens),
        about: clamp(&line.value, 100),
        emoji: None,
    };
    let select = Select {
        id: "settings".to_owned(),
        hint: say::settings_choose(to),
        options: lines.iter().map(choice).collect(),
    };
    Screen {
        text: said,
        cards: vec![Card {
            title,
            body: how,
            fields: lines.iter().map(field).collect(),
            colour: Some(COLOUR),
            ..Card::default()
        }],
        rows: vec![Row::Select(select)],
        ..Screen::default()
    }
}

/// One setting with what can be chosen: in a select, or, beside a pick, on buttons. `home` leads back to all of them.
#[must_use]
pub fn one(line: &Line, ways: Vec<Way>, pick: Option<Pick>, home: &Wish, to: Reader) -> Screen {
    let mut controls = Vec::new();
    let mut buttons = Vec::new();
    if pick.is_some() {
        buttons.extend(ways.iter().map(button));
    } else {
        controls.push(Row::Select(Select {
            id: "values".to_owned(),
            hint: say::settings_choose_value(to),
            options: ways.iter().map(choice).collect(),
        }));
    }
    controls.extend(pick.map(Row::Pick));
    buttons.push(Button {
        does: Does::Send(wish::write(home)),
        label: say::press_back(to),
        emoji: None,
        style: Style::Secondary,
        disabled: false,
    });
    controls.extend(rows(buttons));
    Screen {
        cards: vec![Card {
            title: clamp(&line.name, 256),
            body: told(line),
            colour: Some(COLOUR),
            ..Card::default()
        }],
        rows: controls,
        ..Screen::default()
    }
}

/// What is chosen, and below it what that means.
fn told(line: &Line) -> String {
    let value = format!("**{}**", line.value);
    match line.about.as_str() {
        "" => value,
        about => format!("{value}\n{about}"),
    }
}

fn marked(way: &Way) -> String {
    if way.now {
        format!("{NOW}{}", way.label)
    } else {
        way.label.clone()
    }
}

fn choice(way: &Way) -> Choice {
    Choice {
        label: clamp(&marked(way), 100),
        value: wish::write(&way.wish),
        about: clamp(&way.about, 100),
        emoji: None,
    }
}

fn button(way: &Way) -> Button {
    Button {
        does: Does::Send(wish::write(&way.wish)),
        label: clamp(&marked(way), 80),
        emoji: None,
        style: if way.now {
            Style::Primary
        } else {
            Style::Secondary
        },
        disabled: false,
    }
}
