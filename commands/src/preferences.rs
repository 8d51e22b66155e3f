//! What people chose for themselves (`/me`) and servers for their tables (`/server`). Whatever is not chosen is as the server,
//! the operator or Discord says.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::quiet::Quiet;
use crate::who::{Channel, Role};
use crate::words::{TileStyle, Tongue};

/// What a person chose.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// His language; else that of his Discord.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tongue: Option<Tongue>,
    /// How tiles are shown to him; else as the server or the operator chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<TileStyle>,
    /// Where his hand is shown; else where the server chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<Door>,
    /// Whether his hand tells what to do next at tables without a clock; else it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hints: Option<bool>,
    /// When he sleeps: at slow tables nothing rings then, and his clock stands still.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// Whether he is reminded at slow tables, at half time and shortly before the end; else he is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reminders: Option<bool>,
    /// At slow tables he is called one turn early.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub early: bool,
}

/// Where somebody's hand is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// In a direct message.
    #[default]
    Message,
    /// In place, as a private reply at the table.
    Here,
    /// In a private thread of the table's channel.
    Thread,
}

impl Door {
    /// Every door there is, the usual one first.
    pub const ALL: [Self; 3] = [Self::Message, Self::Here, Self::Thread];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Message => "dm",
            Self::Here => "here",
            Self::Thread => "thread",
        }
    }

    /// The door of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|door| door.name() == name)
    }
}

/// Who may open tables in a server. Those who manage it always may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openers {
    /// Everybody.
    #[default]
    Everybody,
    /// Who has this role.
    Role(Role),
    /// Those who manage the server.
    Managers,
}

impl Openers {
    fn is_usual(&self) -> bool {
        *self == Self::Everybody
    }
}

/// What a server chose.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ServerSettings {
    /// Rule set or house of a table that names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// Pace of a table that names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<String>,
    /// The language of its channels; else that of the server on Discord.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tongue: Option<Tongue>,
    /// How tiles are shown in its channels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<TileStyle>,
    /// Where hands are shown to those who have not chosen; else in a direct message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<Door>,
    /// For how many days the journals of its closed tables are kept, where that is less than the operator says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retention_days: Option<u32>,
    /// Where tables may be opened, their threads included; anywhere when empty.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub channels: BTreeSet<Channel>,
    /// Who may open tables.
    #[serde(skip_serializing_if = "Openers::is_usual")]
    pub openers: Openers,
    /// Every table has a thread of its own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_threads: bool,
}
