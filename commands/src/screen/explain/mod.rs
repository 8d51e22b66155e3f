//! Why a deal was worth what was paid for it, told from the sheets that scored it: each line with what the hand shows for it,
//! what the lines come to, and who pays whom.
//!
//! The modules stand in the order of import: each uses only those above it.

/// Each line of a sheet, with what the hand shows for it.
mod worth;
/// What the lines of a sheet come to.
mod value;
/// Who pays whom, and by which rule.
mod paid;

use engine::score::sheet::{Sheet, Win};
use engine::seat::Seat;

use super::board::round;
use super::controls::{button, rows};
use super::facts::ResultFacts;
use super::limits::{clamp, fitting};
use super::page::{Card, Row, Screen, Style};
use super::sections::Section;
use super::turning::{leads, turn};
use super::{people, story};
use crate::ask::Ask;
use crate::ask::look::Look;
use crate::words::{Reader, say};
use worth::Told;

/// A page of it, from 0; the last one for every number above.
#[must_use]
pub fn draw(facts: &ResultFacts<'_>, number: u8, to: Reader) -> Screen {
    fitting(to, |to| {
        let page = Page::of(facts, number.into(), to);
        let turn = |page: u32, label: String| {
            let page = u8::try_from(page).unwrap_or(u8::MAX);
            button(&facts.table, Ask::Explain(page), &label, Style::Secondary)
        };
        let back = page.at.checked_sub(1);
        let back = back.map(|at| turn(at, say::press_back(to)));
        let more = (page.at + 1 < page.pages).then(|| turn(page.at + 1, say::press_more(to)));
        page.screen(rows(back.into_iter().chain(more).collect()))
    })
}

/// The same of a deal of a game that is over, with a way back to the page of that game. `to_page` looks at another page of it.
#[must_use]
pub fn look_back(
    facts: &ResultFacts<'_>,
    number: u32,
    to_page: impl Fn(u32) -> Look,
    game: &Look,
    to: Reader,
) -> Screen {
    fitting(to, |to| {
        let page = Page::of(facts, number, to);
        let turn = turn(page.at, page.pages, &to_page, to);
        let back = Row::Buttons(vec![leads(say::explain_back(to), game)]);
        page.screen(turn.into_iter().chain([back]).collect())
    })
}

/// One page of several.
struct Page {
    card: Card,
    /// Which, from 0.
    at: u32,
    /// Of how many.
    pages: u32,
}

impl Page {
    /// This page, or the last one for every number above.
    fn of(facts: &ResultFacts<'_>, number: u32, to: Reader) -> Self {
        let mut bodies = bodies(facts, to);
        let last = bodies.len().saturating_sub(1);
        let at = usize::try_from(number).unwrap_or(last).min(last);
        let card = Card {
            title: clamp(&say::explain_title(to, round(facts.view, to)), 256),
            body: bodies.swap_remove(at),
            footer: if last == 0 {
                String::new()
            } else {
                say::rules_page(to, at + 1, last + 1)
            },
            ..Card::default()
        };
        let [at, pages] = [at, last + 1].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        Self { card, at, pages }
    }

    fn screen(self, rows: Vec<Row>) -> Screen {
        Screen {
            cards: vec![self.card],
            rows,
            ..Screen::default()
        }
    }
}

/// The text of every page: a section for each hand that was counted, then one for the payments. Short ones share a page.
fn bodies(facts: &ResultFacts<'_>, to: Reader) -> Vec<String> {
    let mut told = Told::default();
    let won = facts.end.wins.iter();
    let mut sections: Vec<Section> = won.map(|win| of_win(win, &mut told, facts, to)).collect();
    let losers = (0..4).map(|step| facts.view.dealer.turned(step));
    for seat in losers {
        if let Some(sheet) = &facts.end.counted[seat] {
            sections.push(of_loser(seat, sheet, &mut told, facts, to));
        }
    }
    sections.extend(paid::section(facts, to));
    Section::together(&sections)
}

fn of_win(win: &Win, told: &mut Told, facts: &ResultFacts<'_>, to: Reader) -> Section {
    let set = facts.table.rules;
    let mut lines = vec![
        story::won(win, facts.players, &set.vocabulary, to),
        worth::reading(&win.sheet, to),
    ];
    lines.extend(worth::lines(&win.sheet, set, told, to));
    lines.extend(value::lines(&win.sheet, set, to));
    Section {
        heading: say::explain_hand(to, people::at(facts.players, win.seat, to)),
        lines,
    }
}

fn of_loser(
    seat: Seat,
    sheet: &Sheet,
    told: &mut Told,
    facts: &ResultFacts<'_>,
    to: Reader,
) -> Section {
    let set = facts.table.rules;
    let mut lines = worth::lines(sheet, set, told, to);
    lines.extend(value::lines(sheet, set, to));
    Section {
        heading: say::result_counts(to, people::at(facts.players, seat, to)),
        lines,
    }
}
