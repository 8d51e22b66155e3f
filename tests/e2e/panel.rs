//! A hand panel as its owner reads it.

use commands::ask::{Act, Ask, press};
use commands::who::Turn;
use engine::tile::Tile;
use serde_json::Value;
use tests::discord::Id;
use tests::person::{self, Person, SeenButton};

/// A hand panel as its owner reads it.
#[derive(Debug, Clone)]
pub(crate) struct Panel {
    /// All its words.
    pub(crate) text: String,
    /// The codes of the hand, as they stand there.
    pub(crate) hand: Vec<String>,
    /// The acts it offers, each with its button.
    pub(crate) acts: Vec<(Act, SeenButton)>,
    /// The moment its buttons were drawn for.
    pub(crate) turn: Option<Turn>,
}

impl Panel {
    /// Of all panels somebody sees, the one that was drawn last.
    pub(crate) fn of(person: &Person) -> Option<Self> {
        let drawn = |message: &Value| {
            let edited = message["edited_timestamp"].as_str();
            edited.or(message["timestamp"].as_str()).map(str::to_owned)
        };
        let messages = person.messages();
        let panels = messages
            .iter()
            .filter_map(|message| Some((drawn(message)?, Self::read(message)?)));
        panels
            .max_by(|(one, _), (other, _)| one.cmp(other))
            .map(|(_, panel)| panel)
    }

    /// Of all panels he sees, the one with buttons of the latest moment.
    pub(crate) fn live(person: &Person) -> Option<Self> {
        let messages = person.messages();
        let panels = messages.iter().filter_map(Self::read);
        panels
            .filter(|panel| panel.turn.is_some())
            .max_by_key(|panel| panel.turn)
    }

    /// The newest panel shown to somebody in the channel, for his eyes only.
    pub(crate) fn in_place(person: &Person) -> Option<Self> {
        let messages = person.discord.messages(person.id, person.channel);
        messages.iter().rev().find_map(Self::read)
    }

    /// Reads a message, if it is a panel.
    pub(crate) fn read(message: &Value) -> Option<Self> {
        let card = &message["embeds"][0];
        card["title"].as_str()?.strip_prefix("Your hand")?;
        let body = card["description"].as_str()?;
        let block = body.split("```").nth(1).unwrap_or_default();
        let pressed = |button: &SeenButton| press::read(&button.custom_id).ok();
        let mut acts = Vec::new();
        let mut turn = None;
        for button in person::buttons(message).into_iter().filter(|b| b.enabled) {
            if let Some(press) = pressed(&button)
                && let Ask::Act(act) = press.ask
            {
                turn = Some(press.turn);
                acts.push((act, button));
            }
        }
        Some(Self {
            text: person::text(message),
            hand: block
                .split_whitespace()
                .filter(|word| *word != "+")
                .map(str::to_owned)
                .collect(),
            acts,
            turn,
        })
    }

    /// The button of the first act that suits.
    pub(crate) fn button(&self, suits: impl Fn(Act) -> bool) -> Option<&SeenButton> {
        self.acts
            .iter()
            .find(|(act, _)| suits(*act))
            .map(|(_, button)| button)
    }

    /// Whether there is something to claim. Everybody may pass in every window, but need not.
    pub(crate) fn is_window(&self) -> bool {
        self.button(|act| act == Act::Pass).is_some() && self.acts.len() > 1
    }

    /// Whether it is his turn to discard.
    pub(crate) fn is_turn(&self) -> bool {
        self.button(|act| matches!(act, Act::Discard { .. }))
            .is_some()
    }

    /// A tile that can be discarded, as it is written in a command.
    pub(crate) fn discard(&self) -> Option<String> {
        self.acts.iter().find_map(|(act, _)| match act {
            Act::Discard { tile, .. } => Some(tile.to_string()),
            Act::Riichi { .. } | Act::Chow(_) | Act::Pong(_) | Act::Kong(_) | Act::Win => None,
            Act::Pass | Act::Abort => None,
        })
    }

    /// The discard that helps the hand least: a tile without company.
    pub(crate) fn loneliest(&self) -> Option<&SeenButton> {
        let worth = |act: Act| match act {
            Act::Discard { tile, .. } => Some(self.company(tile)),
            Act::Riichi { .. } | Act::Chow(_) | Act::Pong(_) | Act::Kong(_) => None,
            Act::Win | Act::Pass | Act::Abort => None,
        };
        self.acts
            .iter()
            .filter_map(|(act, button)| Some((worth(*act)?, button)))
            .min_by_key(|(worth, _)| *worth)
            .map(|(_, button)| button)
    }

    /// How much company a tile has in the hand.
    fn company(&self, tile: Tile) -> usize {
        let code = code(tile);
        let count = |wanted: &str| self.hand.iter().filter(|held| *held == wanted).count();
        let mut company = (count(&code).saturating_sub(1)) * 3;
        let mut letters = code.chars();
        if let (Some(number), Some(suit)) =
            (letters.next().and_then(|c| c.to_digit(10)), letters.next())
        {
            for (step, weight) in [(1, 2), (2, 1)] {
                for other in [number + step, number.wrapping_sub(step)] {
                    company += count(&format!("{other}{suit}")).min(1) * weight;
                }
            }
        }
        company
    }
}

/// A tile as it is written on hands.
pub(crate) fn code(tile: Tile) -> String {
    const HONOURS: [&str; 7] = ["E", "S", "W", "N", "Wh", "Gr", "Rd"];
    let id = tile.to_string();
    let honour = id
        .strip_suffix('z')
        .and_then(|number| number.parse::<usize>().ok())
        .and_then(|number| HONOURS.get(number - 1));
    honour.map_or(id.clone(), |name| (*name).to_owned())
}

/// The panels in place that somebody sees in the channel, oldest first: each with its message.
pub(crate) fn in_place(me: &Person) -> Vec<(Id, Panel)> {
    let all = me.discord.messages(me.id, me.channel);
    let panels = all.iter().filter_map(|message| {
        let id = message["id"].as_str()?.parse().ok()?;
        Some((id, Panel::read(message)?))
    });
    panels.collect()
}

/// The newest of them once it is another than this one.
pub(crate) async fn another_in_place(me: &Person, first: Id) -> Id {
    let newer = |me: &Person| in_place(me).pop().filter(|(panel, _)| *panel != first);
    me.waits("another panel", newer).await.0
}
