//! A hand counted for somebody who asks: the full sheet, and who would pay whom.

use std::collections::BTreeSet;

use engine::notation::hand::{Answer, Line, Worth};
use engine::pattern::Unit;
use engine::rules::RuleSet;
use engine::seat::Wind;

use super::limits::{clamp, length};
use super::page::{Card, Field, Screen};
use super::payments::aligned;
use super::sheet::{Counted, Sheet, total};
use super::{glyph, people};
use crate::words::name::plain;
use crate::words::{Reader, meanings, rules, say, score, tiles};

/// The most characters of a sheet, and of a field of meanings.
const MOST: usize = 1000;

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
        let lines = sheet.within(MOST, to);
        field(say::result_sheet(to), glyph::block(&lines));
    }
    for part in meanings(answer, set, to) {
        field(say::score_meanings(to), part);
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
    // Between two blanks there is nothing that could need a sign.
    let word = |word: &str| {
        if word.is_empty() {
            String::new()
        } else {
            plain(word)
        }
    };
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ").replace('`', "'")
}

/// All lines, those of fu last.
fn lines(answer: &Answer) -> impl Iterator<Item = &Worth> {
    answer.lines.iter().chain(&answer.fu_lines)
}

/// Each line with its worth, then what they add up to, then the limit.
fn sheet(answer: &Answer, set: &RuleSet, to: Reader) -> Sheet {
    let yakuman = answer.yakuman.filter(|&count| count > 0);
    let counted = yakuman.is_none();
    let lines = lines(answer).map(|line| {
        let name = rules::line(&line.name, &set.vocabulary, to.tongue);
        Counted {
            name: tiles::beside(name, line.tile, to.tongue),
            worth: line.worth,
            unit: line.unit,
        }
    });
    let totals = [
        (answer.faan, Unit::Faan),
        (answer.points, Unit::Points),
        (answer.doubles, Unit::Doubles),
        (answer.han.filter(|_| counted), Unit::Han),
        (answer.fu.filter(|_| counted), Unit::Fu),
        (yakuman, Unit::Yakuman),
    ];
    let totals = totals
        .into_iter()
        .filter_map(|(sum, unit)| Some(total(sum?, unit, to)));
    let limit = answer.limit.iter();
    let limit = limit.map(|limit| (rules::limit(limit, to.tongue), String::new()));
    Sheet {
        counted: lines.collect(),
        totals: totals.chain(limit).collect(),
    }
}

/// What the hand shows for each line, once for each name; in as many fields as that takes, two at most.
fn meanings(answer: &Answer, set: &RuleSet, to: Reader) -> Vec<String> {
    let mut told = BTreeSet::new();
    let mut parts: Vec<String> = Vec::new();
    for line in lines(answer).filter(|line| told.insert(line.name.as_str())) {
        let Some(meaning) = meanings::meaning(&line.name, set, to.tongue) else {
            continue;
        };
        let name = rules::line(&line.name, &set.vocabulary, to.tongue);
        let said = say::rules_setting(to, name, meaning);
        match parts.last_mut() {
            Some(part) if length(part) + length(&said) < MOST => {
                part.push('\n');
                part.push_str(&said);
            }
            Some(_) | None => parts.push(said),
        }
    }
    parts.truncate(2);
    parts
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
