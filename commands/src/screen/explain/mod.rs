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
use super::page::{Card, Screen, Style};
use super::sections::Section;
use super::{people, story};
use crate::ask::Ask;
use crate::words::{Reader, say};
use worth::Told;

/// A page of it, from 0; the last one for every number above.
#[must_use]
pub fn draw(facts: &ResultFacts<'_>, number: u8, to: Reader) -> Screen {
    fitting(to, |to| page(facts, number, to))
}

fn page(facts: &ResultFacts<'_>, number: u8, to: Reader) -> Screen {
    let mut bodies = bodies(facts, to);
    let last = bodies.len().saturating_sub(1);
    let at = usize::from(number).min(last);
    let turn = |page: usize, label: String| {
        let page = u8::try_from(page).unwrap_or(u8::MAX);
        button(&facts.table, Ask::Explain(page), &label, Style::Secondary)
    };
    let back = (at > 0).then(|| turn(at - 1, say::press_back(to)));
    let more = (at < last).then(|| turn(at + 1, say::press_more(to)));
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
    Screen {
        cards: vec![card],
        rows: rows(back.into_iter().chain(more).collect()),
        ..Screen::default()
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
