//! The match card: the final order, how it came deal by deal, and the opened seed.

use engine::deal::event::Outcome;
use engine::seat::Seat;
use engine::seed::Seed;

use super::controls::{button, rows};
use super::facts::MatchFacts;
use super::page::{Card, Field, Screen, Style};
use super::{glyph, people, picture};
use crate::ask::Ask;
use crate::results::rating::{SETTLED, Step};
use crate::words::{Reader, say};

/// The stripe of the match card.
const COLOUR: u32 = 0x6A1B9A;

/// Deals that the table of points shows; the latest ones, as a game can be long.
const DEALS: usize = 24;

/// The match card.
#[must_use]
pub fn draw(facts: &MatchFacts<'_>, to: Reader) -> Screen {
    let outcome = facts.outcome;
    let places = outcome.order.iter().enumerate().map(|(place, &seat)| {
        say::match_place(
            to,
            place + 1,
            people::at(facts.players, seat, to),
            points(outcome.points[seat], bonus(outcome, seat), to),
        )
    });
    let mut fields = Vec::new();
    fields.extend(ratings(facts, to));
    if !facts.history.is_empty() {
        fields.push(Field {
            name: say::match_deals(to),
            value: glyph::block(&history(facts, to)),
            inline: false,
        });
    }
    let start = facts.table.rules.dealing.start_points;
    let chart = picture::course(start, facts.history, outcome.order, facts.players, to);
    let card = Card {
        title: if facts.broken_off {
            say::match_title_broken_off(to, facts.table.game(to), facts.history.len())
        } else {
            say::match_title(to, facts.table.game(to))
        },
        body: places.collect::<Vec<_>>().join("\n"),
        fields,
        colour: Some(COLOUR),
        footer: String::new(),
        image: chart.as_ref().map(|file| file.name.clone()),
    };
    let rematch = button(
        &facts.table,
        Ask::Rematch,
        &say::press_rematch(to),
        Style::Success,
    );
    let replay = button(
        &facts.table,
        Ask::Replay(Some(facts.game)),
        &say::press_replay(to),
        Style::Secondary,
    );
    Screen {
        cards: vec![card, opened(facts, to)],
        rows: rows(vec![rematch, replay]),
        files: chart.into_iter().collect(),
        ..Screen::default()
    }
}

/// The opened seed. A card of its own, so that the chart stands right below the points.
#[must_use]
pub fn opened(facts: &MatchFacts<'_>, to: Reader) -> Card {
    let about = say::match_seed_about(to, facts.commitment.to_string());
    let value = format!("{}\n{about}", glyph::inline(&seed(&facts.outcome.seed)));
    let name = say::match_seed(to);
    Card {
        fields: vec![Field {
            name,
            value,
            inline: false,
        }],
        colour: Some(COLOUR),
        footer: say::table_number(to, facts.table.id.to_string()),
        ..Card::default()
    }
}

/// What the game changed of the ratings, a line for each person.
fn ratings(facts: &MatchFacts<'_>, to: Reader) -> Option<Field> {
    let changes = facts.ratings?;
    let lines: Vec<String> = facts
        .outcome
        .order
        .iter()
        .filter_map(|&seat| {
            let name = people::at(facts.players, seat, to);
            Some(rating(name, changes[seat]?, to))
        })
        .collect();
    (!lines.is_empty()).then(|| Field {
        name: say::match_ratings(to),
        value: lines.join("\n"),
        inline: false,
    })
}

/// What a game changed of somebody's rating, in a line.
pub(super) fn rating(name: String, change: Step, to: Reader) -> String {
    let mark = if change.games < SETTLED { "?" } else { "" };
    say::match_rating(
        to,
        name,
        change.before.to_string(),
        format!("{}{mark}", change.after),
        people::change(change.after - change.before),
    )
}

/// What the points of a seat come to, where the rules add something for the places.
fn bonus(outcome: &Outcome, seat: Seat) -> Option<i32> {
    (outcome.results != outcome.points).then_some(outcome.results[seat])
}

/// Points, with what they come to where that is told.
pub(super) fn points(points: i32, result: Option<i32>, to: Reader) -> String {
    let points = people::number(points);
    match result {
        Some(result) => say::match_result(to, points, people::change(result)),
        None => points,
    }
}

/// A line for each deal, a column for each seat; the seats' numbers are their places in the list above.
fn history(facts: &MatchFacts<'_>, to: Reader) -> String {
    let order = facts.outcome.order;
    let name = |seat: Seat| {
        let name = people::bare_name(&facts.players[seat].sitter, to);
        crate::words::name::cut(&name, 6)
    };
    let cell = |text: String| {
        format!(
            "{}{text}",
            " ".repeat(7usize.saturating_sub(crate::words::name::columns(&text)))
        )
    };
    let row = |head: String, cells: Vec<String>| {
        format!(
            "{head:>3}{}",
            cells.into_iter().map(cell).collect::<String>()
        )
    };
    let skipped = facts.history.len().saturating_sub(DEALS);
    let mut lines = vec![row(
        String::new(),
        order.iter().map(|&seat| name(seat)).collect(),
    )];
    for (number, points) in facts.history.iter().enumerate().skip(skipped) {
        lines.push(row(
            (number + 1).to_string(),
            order
                .iter()
                .map(|&seat| people::number(points[seat]))
                .collect(),
        ));
    }
    lines.join("\n")
}

/// An opened seed in hexadecimal, as its serialized form has it.
pub(crate) fn seed(seed: &Seed) -> String {
    serde_json::to_value(seed)
        .ok()
        .and_then(|seed| seed.as_str().map(str::to_owned))
        .unwrap_or_default()
}
