//! Pages that are turned: buttons to the page before and after, and choices of what else to look at.

use super::limits::clamp;
use super::page::{Button, Choice, Does, Row, Select, Style};
use crate::ask::look::{self, Look};
use crate::words::{Reader, rules, say};

/// Buttons to the page before and after, where there are such pages.
pub(super) fn turn(
    page: u32,
    pages: u32,
    to_page: impl Fn(u32) -> Look,
    to: Reader,
) -> Option<Row> {
    let button = |label: String, page: u32| leads(label, &to_page(page));
    let before = page.checked_sub(1);
    let after = page.checked_add(1).filter(|&after| after < pages);
    let buttons: Vec<Button> = before
        .map(|page| button(say::press_page_before(to), page))
        .into_iter()
        .chain(after.map(|page| button(say::press_page_after(to), page)))
        .collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// A button that looks at something.
pub(super) fn leads(label: String, look: &Look) -> Button {
    Button {
        does: Does::Send(look::write(look)),
        label: clamp(&label, 80),
        emoji: None,
        style: Style::Secondary,
        disabled: false,
    }
}

/// The other rule sets to look at, if there are any.
pub(super) fn others(
    now: &str,
    others: &[String],
    look: impl Fn(&str) -> Look,
    to: Reader,
) -> Option<Row> {
    let options: Vec<Choice> = others
        .iter()
        .filter(|id| id.as_str() != now)
        .take(25)
        .map(|id| choice(rules::game(id, to.tongue), String::new(), &look(id)))
        .collect();
    select("rules", say::look_other_rules(to), options)
}

/// A select whose choices are looks; none without choices.
pub(super) fn select(name: &str, hint: String, options: Vec<Choice>) -> Option<Row> {
    (!options.is_empty()).then(|| {
        Row::Select(Select {
            id: format!("m1.look.choose-{name}"),
            hint: clamp(&hint, 150),
            options,
        })
    })
}

/// A choice that looks at something.
pub(super) fn choice(label: String, about: String, look: &Look) -> Choice {
    Choice {
        label: clamp(&label, 100),
        value: look::write(look),
        about: clamp(&about, 100),
        emoji: None,
    }
}
