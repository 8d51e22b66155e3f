//! Help, for the rules at hand: a page for each topic, with tiles drawn as the reader likes them.

use engine::rules::RuleSet;
use engine::tile::{Bonus, Kind, Tile};

use super::controls::rows_of;
use super::facts::HelpFacts;
use super::page::{Button, Card, Does, Row, Screen, Style};
use super::{glyph, rules_page};
use crate::ask::{Ask, Press, Topic, press};
use crate::words::{Reader, rules, say, terms};

/// Topics in a row: in English a fourth would stand alone on a phone.
const IN_ROW: usize = 3;

/// The help on a topic, with a button for each of the others.
#[must_use]
pub fn draw(topic: Topic, facts: &HelpFacts<'_>, to: Reader) -> Screen {
    let about = |topic: Topic| rules::choice(topic.name(), to.tongue);
    let buttons: Vec<Button> = Topic::ALL
        .into_iter()
        .map(|other| {
            let style = if other == topic {
                Style::Primary
            } else {
                Style::Secondary
            };
            button(facts, Ask::Help(other), about(other), style)
        })
        .collect();
    let mut all = rows_of(IN_ROW, &buttons);
    if topic == Topic::Start {
        let learn = button(facts, Ask::Learn, say::press_learn(to), Style::Success);
        all.push(Row::Buttons(vec![learn]));
    }
    let card = Card {
        title: say::help_title(to, facts.game.as_str(), about(topic)),
        body: lines(topic, facts.rules, to).join("\n"),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        rows: all,
        ..Screen::default()
    }
}

fn button(facts: &HelpFacts<'_>, ask: Ask, label: String, style: Style) -> Button {
    let (table, turn) = facts.press;
    Button {
        does: Does::Send(press::write(&Press { table, turn, ask })),
        label,
        emoji: None,
        style,
        disabled: false,
    }
}

fn lines(topic: Topic, set: &RuleSet, to: Reader) -> Vec<String> {
    let words = &set.vocabulary;
    let word = |id| terms::word(id, to.tongue);
    let big = |id| terms::capital(id, to.tongue);
    match topic {
        Topic::Start => vec![say::help_start(to)],
        Topic::Goal => {
            let mut wins = vec![big(words.claimed_win), big(words.drawn_win)];
            wins.dedup();
            let mut lines = vec![say::help_goal(to, wins.join(" / "))];
            for (id, row) in [
                (words.run, "345p"),
                (words.triplet, "777z"),
                (words.four, "1111s"),
                (words.pair, "99m"),
            ] {
                let name = terms::raised(&terms::shape(id, to.tongue));
                lines.push(example(name, &[row], to));
            }
            let whole = ["234m", "345p", "111z", "666z", "99m"];
            lines.push(example(say::help_whole(to), &whole, to));
            lines
        }
        Topic::Turn => {
            let mut lines = vec![say::help_turn(to)];
            if set.material.bonus_tiles {
                lines.push(say::help_turn_bonus(to));
            }
            lines
        }
        Topic::Claims => vec![
            say::help_claims(
                to,
                big(words.run),
                big(words.triplet),
                big(words.four),
                big(words.claimed_win),
            ),
            say::help_claims_window(to),
        ],
        Topic::Winning => winning(set, to),
        Topic::Scoring => {
            let mut lines = rules_page::payment::lines(set, to);
            lines.push(say::help_scoring(to));
            lines
        }
        Topic::Tiles => tiles(set, to),
        Topic::Words => rules_page::words(set, to)
            .into_iter()
            .map(|line| say::help_word(to, line))
            .chain([say::help_words(to, word(words.triplet))])
            .collect(),
    }
}

/// An example: what it is called and how it looks. What has several parts stands below its name.
fn example(name: String, parts: &[&str], to: Reader) -> String {
    let read = |part: &&str| engine::tile::parse_tiles(part).unwrap_or_default();
    let parts: Vec<String> = parts
        .iter()
        .map(|part| glyph::set(&read(part), to))
        .collect();
    let line = if parts.len() > 1 { "\n" } else { "" };
    let tiles = format!("{line}{}", glyph::counted(&parts, to));
    glyph::unspaced(&say::help_example(to, name, tiles))
}

fn winning(set: &RuleSet, to: Reader) -> Vec<String> {
    let words = &set.vocabulary;
    let big = |id| terms::capital(id, to.tongue);
    let mut lines = vec![say::help_winning(to)];
    let forms = set.worth.forms;
    let special = [
        (
            forms.seven_pairs,
            say::help_seven_pairs(to),
            &["11m", "33m", "55p", "77p", "22s", "99s", "11z"][..],
        ),
        (
            forms.thirteen_orphans,
            say::help_orphans(to),
            &["19m", "19p", "19s", "1234z", "5677z"],
        ),
    ];
    for (_, name, parts) in special.into_iter().filter(|(there, ..)| *there) {
        lines.push(example(name, parts, to));
    }
    lines.push(rules_page::payment::minimum(&set.worth.count, to));
    if set.riichi.is_some() {
        lines.push(say::help_riichi(to, big(words.announcement)));
        lines.push(say::help_furiten(
            to,
            big(words.claimed_win),
            big(words.drawn_win),
        ));
    }
    lines
}

fn tiles(set: &RuleSet, to: Reader) -> Vec<String> {
    let words = &set.vocabulary;
    let big = |id| terms::capital(id, to.tongue);
    let kinds = |range: std::ops::Range<usize>| -> Vec<Tile> {
        Kind::all()
            .skip(range.start)
            .take(range.len())
            .map(Tile::of)
            .collect()
    };
    let row = |name: String, row: Vec<Tile>| {
        say::help_example(to, name, glyph::set_apart(&glyph::row(&row, to), to))
    };
    let [characters, dots, bamboos] = words.suits.map(big);
    let mut lines = vec![
        say::help_tiles(to),
        row(characters, kinds(0..9)),
        row(dots, kinds(9..18)),
        row(bamboos, kinds(18..27)),
        row(big(words.honour), kinds(27..34)),
    ];
    if set.material.bonus_tiles {
        let bonus = (1..=8).filter_map(Bonus::new).map(Tile::bonus);
        lines.push(row(say::help_bonus(to), bonus.collect()));
    }
    lines
}
