//! A hand counted for somebody who asks: the full sheet, and who would pay whom.

use engine::notation::hand::{Answer, Line};
use engine::pattern::Unit;
use engine::rules::RuleSet;
use engine::seat::Wind;

use super::limits::clamp;
use super::page::{Card, Field, Screen};
use super::payments::aligned;
use super::{glyph, people};
use crate::words::name::plain;
use crate::words::{Reader, rules, say, score, tiles};

/// The answer to a line by these rules; `game` is what they are called.
#[must_use]
pub fn draw(line: &Line, answer: &Answer, set: &RuleSet, game: String, to: Reader) -> Screen {
    let mut fields = Vec::new();
    let mut field = |name: String, value: String| {
        fields.push(Field {
            name,
            value: clamp(&value, 1024),
            inline: false,
        });
    };
    let sheet = sheet(answer, set, to);
    if !sheet.is_empty() {
        field(say::result_sheet(to), glyph::block(&aligned(&sheet)));
    }
    let paid = payments(answer, to);
    if !paid.is_empty() {
        field(say::result_payments(to), glyph::block(&aligned(&paid)));
    }
    let verdict = answer.reason.as_ref().map_or_else(
        || say::score_wins(to),
        |reason| score::why_not(reason, to.tongue),
    );
    let card = Card {
        title: clamp(&say::score_title(to, game), 256),
        body: clamp(&format!("{}\n{verdict}", glyph::block(&hand(line))), 2000),
        fields,
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        ..Screen::default()
    }
}

/// The hand as it was written, with the winning tile apart.
fn hand(line: &Line) -> String {
    let mut parts = vec![line.hand.concealed.clone()];
    parts.extend(line.hand.melds.iter().cloned());
    parts.extend(line.win.iter().map(|tile| format!("+ {tile}")));
    let text = parts.join("  ");
    text.lines().map(plain_line).collect::<Vec<_>>().join(" ")
}

/// What somebody typed, in a block where nothing is formatted.
fn plain_line(text: &str) -> String {
    let words: Vec<String> = text.split(' ').map(plain).collect();
    words.join(" ").replace('`', "'")
}

/// Each line with its worth, then what they add up to, then the limit.
fn sheet(answer: &Answer, set: &RuleSet, to: Reader) -> Vec<(String, String)> {
    let mut pairs: Vec<(String, String)> = answer
        .lines
        .iter()
        .map(|line| {
            let name = rules::line(&line.name, &set.vocabulary, to.tongue);
            (name, rules::count(line.worth, line.unit, to.tongue))
        })
        .collect();
    let yakuman = answer.yakuman.filter(|&count| count > 0);
    let counted = yakuman.is_none();
    let totals = [
        (answer.faan, Unit::Faan),
        (answer.points, Unit::Points),
        (answer.doubles, Unit::Doubles),
        (answer.fu.filter(|_| counted), Unit::Fu),
        (answer.han.filter(|_| counted), Unit::Han),
        (yakuman, Unit::Yakuman),
    ];
    let totals = totals
        .into_iter()
        .filter_map(|(total, unit)| Some(rules::count(total?, unit, to.tongue)));
    pairs.extend(totals.map(|total| (say::result_total(to), total)));
    pairs.extend(
        answer
            .limit
            .as_ref()
            .map(|limit| (rules::limit(limit, to.tongue), String::new())),
    );
    pairs
}

/// What each seat gains or loses, and the bets won.
fn payments(answer: &Answer, to: Reader) -> Vec<(String, String)> {
    let Some(pay) = &answer.pay else {
        return Vec::new();
    };
    let seats = [
        (Wind::East, pay.east),
        (Wind::South, pay.south),
        (Wind::West, pay.west),
        (Wind::North, pay.north),
    ];
    let mut pairs: Vec<(String, String)> = seats
        .into_iter()
        .map(|(wind, points)| (tiles::wind(wind, to.tongue), people::change(points)))
        .collect();
    let bets = answer.bets_won.filter(|&bets| bets != 0);
    pairs.extend(bets.map(|bets| (rules::payment("bets", to.tongue), people::change(bets))));
    pairs
}
