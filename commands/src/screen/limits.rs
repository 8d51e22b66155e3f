//! Discord's limits on a message (`discord.md` 5), and texts cut to fit them.

use std::collections::BTreeSet;

use super::face::{self, Face};
use super::page::{Button, Card, Does, Form, Row, Screen};
use crate::words::{Reader, TileStyle};

/// Something that Discord would refuse because it is too long, too short, too many or not different.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {found} instead of {least} to {most}")]
pub struct TooLong {
    /// What.
    pub what: &'static str,
    /// How long or how many it is.
    pub found: usize,
    /// How long or how many it must be.
    pub least: usize,
    /// How long or how many it may be.
    pub most: usize,
}

/// The most characters of a message's text.
pub const MOST_TEXT: usize = 2000;

/// Length as Discord counts it at its strictest: in UTF-16 units, a picture of a tile as the emoji it becomes.
#[must_use]
pub fn length(text: &str) -> usize {
    text.chars().map(width).sum()
}

fn width(c: char) -> usize {
    Face::of(c).map_or(c.len_utf16(), |_| face::WIDTH)
}

/// The text if it is at most `most` long, else its beginning and `…`.
#[must_use]
pub fn clamp(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut used = 1;
    let kept: String = text
        .chars()
        .take_while(|c| {
            used += width(*c);
            used <= most
        })
        .collect();
    format!("{kept}…")
}

#[derive(Default)]
struct Faults {
    found: Vec<TooLong>,
    ids: BTreeSet<String>,
}

impl Faults {
    fn within(&mut self, what: &'static str, found: usize, least: usize, most: usize) {
        if !(least..=most).contains(&found) {
            self.found.push(TooLong {
                what,
                found,
                least,
                most,
            });
        }
    }

    fn done(self) -> Result<(), Vec<TooLong>> {
        if self.found.is_empty() {
            Ok(())
        } else {
            Err(self.found)
        }
    }

    fn id(&mut self, id: &str) {
        self.within("id of a control", length(id), 1, 100);
        let times = 1 + usize::from(!self.ids.insert(id.to_owned()));
        self.within("controls with the same id", times, 1, 1);
    }

    fn card(&mut self, card: &Card) {
        self.within("title of a card", length(&card.title), 0, 256);
        self.within("body of a card", length(&card.body), 0, 4096);
        self.within("footer of a card", length(&card.footer), 0, 2048);
        self.within("fields of a card", card.fields.len(), 0, 25);
        for field in &card.fields {
            self.within("name of a field", length(field.name.trim()), 1, 256);
            self.within("value of a field", length(field.value.trim()), 1, 1024);
        }
        self.within("everything in a card", card_length(card), 1, 6000);
    }

    fn button(&mut self, button: &Button) {
        let least = usize::from(button.emoji.is_none());
        self.within("label of a button", length(&button.label), least, 80);
        match &button.does {
            Does::Send(id) => self.id(id),
            Does::Open(address) => self.within("address of a button", length(address), 1, 512),
        }
    }

    fn row(&mut self, row: &Row) {
        match row {
            Row::Buttons(buttons) => {
                self.within("buttons in a row", buttons.len(), 1, 5);
                buttons.iter().for_each(|button| self.button(button));
            }
            Row::Select(select) => {
                self.id(&select.id);
                self.within("hint of a select", length(&select.hint), 0, 150);
                self.within("choices of a select", select.options.len(), 1, 25);
                let values: BTreeSet<&str> = select
                    .options
                    .iter()
                    .map(|option| option.value.as_str())
                    .collect();
                self.within(
                    "different choices of a select",
                    values.len(),
                    select.options.len(),
                    25,
                );
                for option in &select.options {
                    self.within("label of a choice", length(&option.label), 1, 100);
                    self.within("value of a choice", length(&option.value), 1, 100);
                    self.within("line below a choice", length(&option.about), 0, 100);
                }
            }
            Row::Pick(pick) => {
                self.id(&pick.id);
                self.within("hint of a select", length(&pick.hint), 0, 150);
                let most = usize::from(pick.most);
                self.within("picks of a select", most, 1, 25);
                self.within("what is picked", pick.chosen.len(), 0, most);
            }
        }
    }
}

fn card_length(card: &Card) -> usize {
    let fields: usize = card
        .fields
        .iter()
        .map(|field| length(&field.name) + length(&field.value))
        .sum();
    length(&card.title) + length(&card.body) + length(&card.footer) + fields
}

/// The page as its reader likes tiles, or with tiles as text where it would not fit with them.
pub(super) fn fitting(to: Reader, draw: impl Fn(Reader) -> Screen) -> Screen {
    let screen = draw(to);
    if to.tiles != TileStyle::Text && screen.check().is_err() {
        draw(to.plain())
    } else {
        screen
    }
}

impl Form {
    /// Holds the form against Discord's limits.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check(&self) -> Result<(), Vec<TooLong>> {
        let mut faults = Faults::default();
        faults.within("title of a form", length(&self.title), 1, 45);
        faults.id(&self.id);
        faults.within("label of a line", length(&self.label), 1, 45);
        faults.within("hint of a line", length(&self.hint), 0, 100);
        let most = usize::from(self.most);
        faults.within("length of a line", most, 1, 4000);
        faults.within("what stands in a line", length(&self.value), 0, most);
        faults.done()
    }
}

impl Screen {
    /// Holds the page against Discord's limits.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn check(&self) -> Result<(), Vec<TooLong>> {
        let mut faults = Faults::default();
        faults.within("text", length(&self.bare_text()), 0, MOST_TEXT);
        faults.within("cards", self.cards.len(), 0, 10);
        faults.within(
            "everything in all cards",
            self.cards.iter().map(card_length).sum(),
            0,
            6000,
        );
        faults.within("rows", self.rows.len(), 0, 5);
        faults.within("files", self.files.len(), 0, 10);
        let something =
            usize::from(!self.text.trim().is_empty()) + self.cards.len() + self.files.len();
        faults.within("texts, cards and files", something, 1, usize::MAX);
        self.cards.iter().for_each(|card| faults.card(card));
        self.rows.iter().for_each(|row| faults.row(row));
        for file in &self.files {
            faults.within("name of a file", length(&file.name), 1, 100);
            faults.within("words for a file", length(&file.alt), 1, 1024);
        }
        faults.done()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::page::{Field, Style};

    fn button(id: &str, label: &str) -> Button {
        Button {
            does: Does::Send(id.to_owned()),
            label: label.to_owned(),
            emoji: None,
            style: Style::Secondary,
            disabled: false,
        }
    }

    #[test]
    fn what_discord_refuses_is_found() {
        assert_eq!(
            Screen {
                text: "x".repeat(2000),
                ..Screen::default()
            }
            .check(),
            Ok(())
        );
        let field = |name: &str, value: String| Card {
            fields: vec![Field {
                name: name.to_owned(),
                value,
                inline: false,
            }],
            ..Card::default()
        };
        let card = |card: Card| Screen {
            cards: vec![card],
            ..Screen::default()
        };
        let row = |buttons: Vec<Button>| Screen {
            text: "x".to_owned(),
            rows: vec![Row::Buttons(buttons)],
            ..Screen::default()
        };
        let bad = [
            Screen::default(),
            Screen {
                text: "x".repeat(2001),
                ..Screen::default()
            },
            Screen {
                cards: vec![
                    Card {
                        body: "x".repeat(3001),
                        ..Card::default()
                    };
                    2
                ],
                ..Screen::default()
            },
            card(Card {
                title: "x".repeat(257),
                ..Card::default()
            }),
            card(Card {
                body: "x".repeat(4097),
                ..Card::default()
            }),
            card(field("", "x".to_owned())),
            card(field("x", String::new())),
            card(field("x", "🀀".repeat(513))),
            row(vec![]),
            row((0..6).map(|n| button(&n.to_string(), "x")).collect()),
            row(vec![button("a", "x"), button("a", "y")]),
            row(vec![button("a", "")]),
            row(vec![button(&"a".repeat(101), "x")]),
            row(vec![button("a", &"x".repeat(81))]),
        ];
        for screen in bad {
            assert!(screen.check().is_err(), "{screen:?}");
        }
    }

    #[test]
    fn a_clamped_text_fits() {
        assert_eq!(clamp("four", 4), "four");
        assert_eq!(clamp("fives", 4), "fiv…");
        assert!(length(&clamp(&"🀀".repeat(10), 8)) <= 8);
    }
}
