//! The house options of a table, to be changed by its host before the game.

use engine::rules::RuleSet;
use engine::rules::options::OptionSpec;

use super::controls::{button, id, rows};
use super::facts::TableFacts;
use super::limits::clamp;
use super::page::{Button, Card, Choice, Form, Row, Screen, Select, Style};
use super::rules_page::{given, house, options};
use crate::ask::Ask;
use crate::words::{Reader, options as words, say, terms};

/// The stripe of the page.
const COLOUR: u32 = 0x5D_4037;

/// What a select holds.
const MOST: usize = 25;

/// Every option with its present value. `said` is what has just been done.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, said: String, to: Reader) -> Screen {
    let all = options(facts.rules);
    let selects = all.chunks(MOST).enumerate().map(|(at, some)| {
        let first = at * MOST;
        Row::Select(Select {
            id: format!("options-{at}"),
            hint: say::options_hint(to, first + 1, first + some.len()),
            options: some.iter().map(|spec| choice(facts, spec, to)).collect(),
        })
    });
    Screen {
        text: said,
        cards: vec![Card {
            title: say::options_title(to, facts.game(to)),
            body: format!("{}\n\n{}", say::options_how(to), house(facts, to)),
            colour: Some(COLOUR),
            ..Card::default()
        }],
        rows: selects.collect(),
        ..Screen::default()
    }
}

fn choice(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> Choice {
    let set = facts.rules;
    let value = words::value(spec.key, given(set, spec), &set.vocabulary, to.tongue);
    Choice {
        label: clamp(&name(set, spec, to), 100),
        value: id(facts, ask(spec, None)),
        about: clamp(&format!("{value} · {}", decides(set, spec, to)), 100),
        emoji: None,
    }
}

fn name(set: &RuleSet, spec: &OptionSpec, to: Reader) -> String {
    words::option(spec.key, set.id, &set.vocabulary, to.tongue)
}

fn decides(set: &RuleSet, spec: &OptionSpec, to: Reader) -> String {
    words::decides(spec.key, set.id, &set.vocabulary, to.tongue)
}

fn ask(spec: &OptionSpec, value: Option<String>) -> Ask {
    Ask::Option {
        key: spec.key.to_owned(),
        value,
    }
}

/// One option: what it decides, what it is, and a way to change it. Numbers that no select can hold are written into a form.
#[must_use]
pub fn one(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> Screen {
    let set = facts.rules;
    let now = words::value(spec.key, given(set, spec), &set.vocabulary, to.tongue);
    let mut body = format!("{}\n\n**{now}**", decides(set, spec, to));
    let mut controls = Vec::new();
    let mut buttons = Vec::new();
    match spec.values() {
        Some(values) => controls.push(choices(facts, spec, &values, to)),
        None => {
            body = format!("{body}\n{}", can_be(spec, to));
            buttons.extend(writing(facts, spec, to));
        }
    }
    buttons.push(button(
        facts,
        Ask::Options,
        &say::press_back(to),
        Style::Secondary,
    ));
    controls.extend(rows(buttons));
    Screen {
        cards: vec![Card {
            title: clamp(&name(set, spec, to), 256),
            body,
            colour: Some(COLOUR),
            footer: say::options_key(to, spec.key),
            ..Card::default()
        }],
        rows: controls,
        ..Screen::default()
    }
}

/// What an option can be, to choose from.
fn choices(facts: &TableFacts<'_>, spec: &OptionSpec, values: &[String], to: Reader) -> Row {
    let set = facts.rules;
    let now = given(set, spec);
    let choice = |value: &String| {
        let named = words::value(spec.key, value, &set.vocabulary, to.tongue);
        let mark = if value == now { "✓ " } else { "" };
        Choice {
            label: clamp(&format!("{mark}{named}"), 100),
            value: id(facts, ask(spec, Some(value.clone()))),
            about: if value == spec.default {
                say::options_usual(to)
            } else {
                String::new()
            },
            emoji: None,
        }
    };
    Row::Select(Select {
        id: "values".to_owned(),
        hint: say::settings_choose_value(to),
        options: values.iter().map(choice).collect(),
    })
}

/// The numbers an option can be, and which is usual.
fn can_be(spec: &OptionSpec, to: Reader) -> String {
    let allowed = words::allowed(spec.allowed, to.tongue);
    say::options_can_be(to, allowed, spec.default)
}

/// The buttons that open the form and set the usual value.
fn writing(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> [Button; 2] {
    let key = spec.key.to_owned();
    let write = Ask::WriteOption { key };
    let usual = Button {
        disabled: given(facts.rules, spec) == spec.default,
        ..button(
            facts,
            ask(spec, Some(spec.default.to_owned())),
            &say::settings_as_usual(to),
            Style::Secondary,
        )
    };
    [
        button(facts, write, &say::press_write(to), Style::Primary),
        usual,
    ]
}

/// The form for an option: what is written into it comes with the id that sets the option.
#[must_use]
pub fn form(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> Form {
    let set = facts.rules;
    let name = name(set, spec, to);
    Form {
        title: clamp(&name, 45),
        id: id(facts, ask(spec, None)),
        label: clamp(&terms::raised(&words::allowed(spec.allowed, to.tongue)), 45),
        hint: clamp(&decides(set, spec, to), 100),
        value: given(set, spec).to_owned(),
        most: 40,
    }
}
