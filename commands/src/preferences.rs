//! What people chose for themselves (`/me`) and servers for their tables (`/server`). Whatever is not chosen is as the server,
//! the operator or Discord says.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::who::Channel;
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
    /// Where his hand is shown; else in a direct message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub door: Option<Door>,
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
    /// Where tables may be opened; anywhere when empty.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub channels: BTreeSet<Channel>,
}
