//! The house options of a table, to be changed by its host before the game.

use engine::rules::RuleSet;
use engine::rules::options::OptionSpec;

use super::controls::{button, id, rows};
use super::facts::TableFacts;
use super::limits::clamp;
use super::page::{Card, Choice, Form, Row, Screen, Select, Style};
use super::rules_page::{given, house, options};
use crate::ask::Ask;
use crate::words::list::codes;
use crate::words::{Reader, options as words, say};

/// The stripe of the page.
const COLOUR: u32 = 0x5D_4037;

/// What a select holds.
const MOST: usize = 25;

/// What an option can be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Values {
    /// One of these, on a page.
    Page(Screen),
    /// Numbers, to be written into a form.
    Form(Form),
}

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

/// What one option can be.
#[must_use]
pub fn values(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> Values {
    match spec.values() {
        Some(values) => Values::Page(page(facts, spec, &values, to)),
        None => Values::Form(form(facts, spec, to)),
    }
}

fn page(facts: &TableFacts<'_>, spec: &OptionSpec, values: &[String], to: Reader) -> Screen {
    let set = facts.rules;
    let named = |value: &str| words::value(spec.key, value, &set.vocabulary, to.tongue);
    let now = given(set, spec);
    let choice = |value: &String| {
        let mark = if value == now { "✓ " } else { "" };
        Choice {
            label: clamp(&format!("{mark}{}", named(value)), 100),
            value: id(facts, ask(spec, Some(value.clone()))),
            about: if value == spec.default {
                say::options_usual(to)
            } else {
                String::new()
            },
            emoji: None,
        }
    };
    let select = Row::Select(Select {
        id: "values".to_owned(),
        hint: say::settings_choose_value(to),
        options: values.iter().map(choice).collect(),
    });
    let back = button(facts, Ask::Options, &say::press_back(to), Style::Secondary);
    let mut controls = vec![select];
    controls.extend(rows(vec![back]));
    Screen {
        cards: vec![Card {
            title: clamp(&name(set, spec, to), 256),
            body: format!("{}\n\n**{}**", decides(set, spec, to), named(now)),
            colour: Some(COLOUR),
            footer: say::options_key(to, spec.key),
            ..Card::default()
        }],
        rows: controls,
        ..Screen::default()
    }
}

fn form(facts: &TableFacts<'_>, spec: &OptionSpec, to: Reader) -> Form {
    let set = facts.rules;
    let name = name(set, spec, to);
    Form {
        title: clamp(&name, 45),
        id: id(facts, ask(spec, None)),
        label: clamp(&name, 45),
        hint: clamp(&codes(spec.allowed, to.tongue).replace('`', ""), 100),
        value: given(set, spec).to_owned(),
        most: 40,
    }
}
