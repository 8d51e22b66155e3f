//! The rules of a table, as they are set.

use engine::rules::RuleSet;
use engine::rulesets;

use super::facts::TableFacts;
use super::limits::clamp;
use super::page::{Card, Field, Screen};
use crate::ask::Feed;
use crate::words::{Tongue, rules, say};

/// The rules of a table, as they are set.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, tongue: Tongue) -> Screen {
    let entry = rulesets::catalogue()
        .iter()
        .find(|entry| entry.id == facts.rules.id);
    let settings: Vec<String> = entry
        .into_iter()
        .flat_map(|entry| entry.options)
        .map(|option| {
            setting(
                option.key,
                facts.rules.options.get(option.key).map(String::as_str),
                option.default,
                tongue,
            )
        })
        .collect();
    let feed = match facts.feed {
        Feed::Board => say::rules_feed_board(tongue),
        Feed::EveryDiscard => say::rules_feed_every_discard(tongue),
    };
    let pace = say::lobby_pace_value(
        tongue,
        rules::pace(facts.pace_name, tongue),
        rules::clock(facts.pace, tongue),
    );
    let field = |name: String, value: String| Field {
        name,
        value: clamp(&value, 1024),
        inline: false,
    };
    let card = Card {
        title: say::rules_title(tongue, rules::game(facts.rules.id, tongue)),
        body: clamp(
            &format!(
                "{}\n\n__{}__\n{}",
                say::rules_hidden(tongue),
                say::rules_settings(tongue),
                settings.join("\n")
            ),
            3000,
        ),
        fields: vec![
            field(say::lobby_pace(tongue), pace),
            field(say::rules_feed(tongue), feed),
        ],
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        ..Screen::default()
    }
}

/// The house options that are not as usual, in words.
#[must_use]
pub fn house(set: &RuleSet, tongue: Tongue) -> String {
    let name = rules::game(set.id, tongue);
    if set.options.is_empty() {
        return name;
    }
    let changed = set.options.iter().map(|(key, given)| {
        say::rules_setting(
            tongue,
            rules::option(key, tongue),
            value(key, given, tongue),
        )
    });
    format!("{name}\n{}", changed.collect::<Vec<_>>().join("\n"))
}

fn setting(key: &str, given: Option<&str>, default: &str, tongue: Tongue) -> String {
    let name = rules::option(key, tongue);
    match given {
        Some(given) if given != default => say::rules_setting_changed(
            tongue,
            name,
            value(key, given, tongue),
            value(key, default, tongue),
        ),
        _ => say::rules_setting(tongue, name, value(key, default, tongue)),
    }
}

/// A value in words. The rules have checked it, so it is one of their own or a number.
fn value(key: &str, id: &str, tongue: Tongue) -> String {
    rules::value(key, id, tongue)
}
