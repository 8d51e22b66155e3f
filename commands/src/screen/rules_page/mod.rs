//! The rules of a table as they are set, in words, made from the same facts and patterns that score it.
//!
//! The modules stand in the order of import: each uses only those above it.

/// House options in words.
mod settings;
/// What hands are worth.
mod worth;
/// What a hand needs, where it is cut, and who pays.
mod payment;

use engine::seat::Wind;

use super::controls::{button, rows};
use super::facts::TableFacts;
use super::page::{Card, Screen, Style};
use crate::ask::{Ask, Feed};
use crate::screen::limits::length;
use crate::words::{Tongue, rules, say, terms, tiles};

pub use settings::house;

/// The most characters of one page.
const MOST: usize = 3000;

/// A part of the rules: its heading and its lines.
struct Section {
    heading: String,
    lines: Vec<String>,
}

/// A page of the rules, from 0; the last one for every number above.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, number: u8, tongue: Tongue) -> Screen {
    let mut bodies = bodies(facts, tongue);
    let last = bodies.len().saturating_sub(1);
    let at = usize::from(number).min(last);
    let turn = |page: usize, label: String| {
        let page = u8::try_from(page).unwrap_or(u8::MAX);
        button(facts, Ask::Rules(page), &label, Style::Secondary)
    };
    let back = (at > 0).then(|| turn(at - 1, say::press_back(tongue)));
    let more = (at < last).then(|| turn(at + 1, say::press_more(tongue)));
    let card = Card {
        title: say::rules_title(tongue, facts.game(tongue)),
        body: bodies.swap_remove(at),
        footer: say::rules_page(tongue, at + 1, last + 1),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        rows: rows(back.into_iter().chain(more).collect()),
        ..Screen::default()
    }
}

/// How many pages there are.
#[must_use]
pub fn count(facts: &TableFacts<'_>, tongue: Tongue) -> usize {
    bodies(facts, tongue).len()
}

/// The text of every page. A section begins a page and goes on over as many as it needs.
fn bodies(facts: &TableFacts<'_>, tongue: Tongue) -> Vec<String> {
    let sections = [
        glance(facts, tongue),
        Section {
            heading: say::rules_worth(tongue),
            lines: worth::lines(facts.rules, tongue),
        },
        Section {
            heading: say::rules_settings(tongue),
            lines: settings::lines(facts.rules, tongue),
        },
    ];
    sections.iter().flat_map(pages).collect()
}

/// A section cut into pages between its lines.
fn pages(section: &Section) -> Vec<String> {
    let mut pages = vec![format!("__{}__", section.heading)];
    for line in &section.lines {
        let is_full = pages
            .last()
            .is_some_and(|page| length(page) + length(line) >= MOST);
        if is_full {
            pages.push(format!("__{}__", section.heading));
        }
        if let Some(page) = pages.last_mut() {
            page.push('\n');
            page.push_str(line);
        }
    }
    pages
}

/// What one must know to sit down: what is played, what wins, who pays, the clock, the words.
fn glance(facts: &TableFacts<'_>, tongue: Tongue) -> Section {
    let feed = match facts.feed {
        Feed::Board => say::rules_feed_board(tongue),
        Feed::EveryDiscard => say::rules_feed_every_discard(tongue),
    };
    let pace = say::lobby_pace_value(
        tongue,
        rules::pace(facts.pace_name, tongue),
        rules::clock(facts.pace, tongue),
    );
    let named = |name: String, value: String| say::rules_setting(tongue, name, value);
    let mut lines = vec![house(facts, tongue), String::new()];
    lines.extend(payment::lines(facts.rules, tongue));
    lines.push(String::new());
    lines.push(vocabulary(facts, tongue));
    lines.push(named(say::lobby_pace(tongue), pace));
    lines.push(named(say::rules_feed(tongue), feed));
    lines.push(say::rules_hidden(tongue));
    Section {
        heading: say::rules_glance(tongue),
        lines,
    }
}

/// The words of the game, in a line.
fn vocabulary(facts: &TableFacts<'_>, tongue: Tongue) -> String {
    let words = &facts.rules.vocabulary;
    let word = |id| terms::capital(id, tongue);
    let [characters, dots, bamboos] = words.suits.map(word);
    let mut lines = vec![
        say::rules_words_sets(
            tongue,
            word(words.run),
            word(words.triplet),
            word(words.four),
            word(words.pair),
        ),
        say::rules_words_suits(tongue, word(words.numbered), characters, dots, bamboos),
        say::rules_words_honours(tongue, word(words.honour), word(words.dragon)),
    ];
    let east = word(words.east);
    if east != tiles::wind(Wind::East, tongue) {
        lines.push(say::rules_words_east(tongue, east));
    }
    lines.push(if words.claimed_win == words.drawn_win {
        say::rules_words_win(tongue, word(words.claimed_win))
    } else {
        say::rules_words_wins(tongue, word(words.claimed_win), word(words.drawn_win))
    });
    say::rules_setting(tongue, say::rules_words(tongue), lines.join(" · "))
}
