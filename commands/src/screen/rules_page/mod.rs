//! The rules of a table as they are set, in words, made from the same facts and patterns that score it.
//!
//! The modules stand in the order of import: each uses only those above it.

/// House options in words.
mod settings;
/// What hands are worth.
mod worth;
/// What a hand needs, where it is cut, and who pays.
pub(super) mod payment;

use engine::rules::RuleSet;
use engine::seat::Wind;

use super::controls::{button, rows};
use super::facts::TableFacts;
use super::page::{Card, Screen, Style};
use crate::ask::{Ask, Feed};
use crate::screen::sections::Section;
use crate::words::{Reader, rules, say, terms, tiles};

pub use settings::{given, house, options};

/// A page of the rules, from 0; the last one for every number above.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, number: u8, to: Reader) -> Screen {
    let sections = sections(facts, to);
    let mut bodies: Vec<String> = Vec::new();
    let mut first: Vec<(usize, String)> = Vec::new();
    for section in sections {
        let page = bodies.len();
        bodies.extend(section.pages());
        first.push((page, section.heading));
    }
    let last = bodies.len().saturating_sub(1);
    let at = usize::from(number).min(last);
    let turn = |page: usize, label: String| {
        let page = u8::try_from(page).unwrap_or(u8::MAX);
        button(facts, Ask::Rules(page), &label, Style::Secondary)
    };
    let back = (at > 0).then(|| turn(at - 1, say::press_back(to)));
    let more = (at < last).then(|| turn(at + 1, say::press_more(to)));
    // The pages beside this one have their buttons already.
    let far = first.into_iter().filter(|(page, _)| page.abs_diff(at) > 1);
    let far = far.map(|(page, heading)| turn(page, heading));
    let card = Card {
        title: say::rules_title(to, facts.game(to)),
        body: bodies.swap_remove(at),
        footer: say::rules_page(to, at + 1, last + 1),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        rows: rows(back.into_iter().chain(more).chain(far).collect()),
        ..Screen::default()
    }
}

/// How many pages there are.
#[must_use]
pub fn count(facts: &TableFacts<'_>, to: Reader) -> usize {
    let sections = sections(facts, to);
    sections.iter().map(|section| section.pages().len()).sum()
}

/// The parts of the rules. Each begins a page and goes on over as many as it needs.
fn sections(facts: &TableFacts<'_>, to: Reader) -> [Section; 3] {
    [
        glance(facts, to),
        Section {
            heading: say::rules_worth(to),
            lines: worth::lines(facts.rules, to),
        },
        Section {
            heading: say::rules_settings(to),
            lines: settings::lines(facts.rules, to),
        },
    ]
}

/// What one must know to sit down: what is played, what wins, who pays, the clock, the words.
fn glance(facts: &TableFacts<'_>, to: Reader) -> Section {
    let feed = match facts.feed {
        Feed::Board => say::rules_feed_board(to),
        Feed::EveryDiscard => say::rules_feed_every_discard(to),
    };
    let pace = say::lobby_pace_value(
        to,
        rules::pace(facts.pace_name, to.tongue),
        rules::clock(facts.pace, to.tongue),
    );
    let named = |name: String, value: String| say::rules_setting(to, name, value);
    let mut lines = vec![house(facts, to), String::new()];
    lines.extend(payment::lines(facts.rules, to));
    lines.push(String::new());
    lines.push(vocabulary(facts, to));
    lines.push(named(say::lobby_pace(to), pace));
    lines.push(named(say::rules_feed(to), feed));
    lines.push(say::rules_hidden(to));
    Section {
        heading: say::rules_glance(to),
        lines,
    }
}

/// The words of the game, in a line.
fn vocabulary(facts: &TableFacts<'_>, to: Reader) -> String {
    say::rules_setting(to, say::rules_words(to), words(facts.rules, to).join(" · "))
}

/// The words of the game: sets, suits, honours, wins.
pub(super) fn words(set: &RuleSet, to: Reader) -> Vec<String> {
    let words = &set.vocabulary;
    let word = |id| terms::capital(id, to.tongue);
    let [characters, dots, bamboos] = words.suits.map(word);
    let mut lines = vec![
        say::rules_words_sets(
            to,
            word(words.run),
            word(words.triplet),
            word(words.four),
            word(words.pair),
        ),
        say::rules_words_suits(to, word(words.numbered), characters, dots, bamboos),
        say::rules_words_honours(to, word(words.honour), word(words.dragon)),
    ];
    let east = word(words.east);
    if east != tiles::wind(Wind::East, to.tongue) {
        lines.push(say::rules_words_east(to, east));
    }
    lines.push(if words.claimed_win == words.drawn_win {
        say::rules_words_win(to, word(words.claimed_win))
    } else {
        say::rules_words_wins(to, word(words.claimed_win), word(words.drawn_win))
    });
    lines
}
