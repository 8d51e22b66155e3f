//! Help.

use super::page::{Card, Field, Screen};
use crate::words::list::codes;
use crate::words::{Tongue, rules, say};

/// The topics there is help on.
pub const TOPICS: [&str; 4] = ["start", "play", "claims", "tiles"];

/// Help on a topic; in general when it is `None` or unknown.
#[must_use]
pub fn draw(topic: Option<&str>, tongue: Tongue) -> Screen {
    let chosen: Vec<&str> = TOPICS
        .into_iter()
        .filter(|&known| topic == Some(known))
        .collect();
    let shown = if chosen.is_empty() {
        TOPICS.to_vec()
    } else {
        chosen
    };
    let fields = shown.into_iter().map(|topic| {
        let (name, value) = about(topic, tongue);
        Field {
            name,
            value,
            inline: false,
        }
    });
    let topics = codes(&TOPICS.map(|topic| rules::choice(topic, tongue)), tongue);
    let card = Card {
        title: say::help_title(tongue),
        body: say::help_more(tongue, topics),
        fields: fields.collect(),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        ..Screen::default()
    }
}

fn about(topic: &str, tongue: Tongue) -> (String, String) {
    match topic {
        "play" => (say::help_play_title(tongue), say::help_play(tongue)),
        "claims" => (say::help_claims_title(tongue), say::help_claims(tongue)),
        "tiles" => (say::help_tiles_title(tongue), say::help_tiles(tongue)),
        _ => (say::help_start_title(tongue), say::help_start(tongue)),
    }
}
