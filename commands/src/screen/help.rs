//! Help.

use super::page::{Card, Field, Screen};
use crate::words::list::codes;
use crate::words::{Reader, rules, say};

/// The topics there is help on.
pub const TOPICS: [&str; 4] = ["start", "play", "claims", "tiles"];

/// Help on a topic; in general when it is `None` or unknown.
#[must_use]
pub fn draw(topic: Option<&str>, to: Reader) -> Screen {
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
        let (name, value) = about(topic, to);
        Field {
            name,
            value,
            inline: false,
        }
    });
    let topics = codes(
        &TOPICS.map(|topic| rules::choice(topic, to.tongue)),
        to.tongue,
    );
    let card = Card {
        title: say::help_title(to),
        body: say::help_more(to, topics),
        fields: fields.collect(),
        ..Card::default()
    };
    Screen {
        cards: vec![card],
        ..Screen::default()
    }
}

fn about(topic: &str, to: Reader) -> (String, String) {
    match topic {
        "play" => (say::help_play_title(to), say::help_play(to)),
        "claims" => (say::help_claims_title(to), say::help_claims(to)),
        "tiles" => (say::help_tiles_title(to), say::help_tiles(to)),
        _ => (say::help_start_title(to), say::help_start(to)),
    }
}
