//! What a person's Discord shows beside messages: places, commands, who is who, and what the bot may do where.

use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};

use crate::discord::Id;

use super::garden::Garden;

/// What the bot can be denied in a channel: the page's word for it, and Discord's permission bits.
pub(super) const PERMISSIONS: [(&str, u64); 7] = [
    ("view the channel", 1 << 10),
    ("send messages", 1 << 11 | 1 << 38),
    ("show embeds", 1 << 14),
    ("attach files", 1 << 15),
    ("use emojis of other servers", 1 << 18),
    ("start public threads", 1 << 35),
    ("start private threads", 1 << 36),
];

pub(super) fn routes() -> Router<Garden> {
    Router::new()
        .route("/play/people", get(people))
        .route("/play/{person}/world", get(world))
        .route("/play/{person}/messages/{channel}", get(messages))
        .route("/play/attachments/{id}/{name}", get(file))
        .route("/emojis/{name}", get(emoji))
}

fn name_of(user: &Value) -> &str {
    user["global_name"]
        .as_str()
        .or(user["username"].as_str())
        .unwrap_or("?")
}

async fn people(State(garden): State<Garden>) -> Json<Value> {
    let discord = &garden.discord;
    let people = discord.people();
    Json(
        people
            .iter()
            .filter_map(|user| {
                let id = user["id"].as_str()?.parse().ok()?;
                let about = discord.person(id);
                Some(json!({
                    "id": user["id"], "name": name_of(user), "locale": about["locale"], "dms_open": about["dms_open"],
                    "is_member": discord.is_member(id, garden.guild),
                }))
            })
            .collect(),
    )
}

fn is_thread(channel: &Value) -> bool {
    matches!(channel["type"].as_u64(), Some(10..=12))
}

/// A channel as the page shows it.
fn room(garden: &Garden, channel: &Value) -> Value {
    let id: Id = channel["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .unwrap_or_default();
    let may = garden.discord.bot_permissions(id);
    let bot_may: Vec<bool> = PERMISSIONS
        .iter()
        .map(|(_, bits)| may & bits != 0)
        .collect();
    let metadata = &channel["thread_metadata"];
    json!({
        "id": channel["id"], "name": channel["name"], "thread": is_thread(channel), "forum": channel["type"] == 15,
        "private": channel["type"] == 12, "archived": metadata["archived"] == true, "locked": metadata["locked"] == true,
        "members": channel["members"], "bot_may": bot_may, "parent": channel["parent_id"],
    })
}

/// Channels, with each thread right below its channel.
fn rooms(garden: &Garden, guild: &Value) -> Vec<Value> {
    let list = |key: &str| guild[key].as_array().cloned().unwrap_or_default();
    let (channels, threads) = (list("channels"), list("threads"));
    let mut rows = Vec::new();
    for top in &channels {
        let below = threads.iter().filter(|c| c["parent_id"] == top["id"]);
        rows.extend(
            std::iter::once(top)
                .chain(below)
                .map(|channel| room(garden, channel)),
        );
    }
    rows
}

async fn world(State(garden): State<Garden>, Path(person): Path<Id>) -> Json<Value> {
    let discord = &garden.discord;
    let guild = discord
        .guilds(person)
        .into_iter()
        .find(|guild| guild["id"] == json!(garden.guild.to_string()));
    let of_guild = |key: &str| {
        guild
            .as_ref()
            .map_or(Value::Null, |guild| guild[key].clone())
    };
    let now = discord
        .now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap_or_default();
    Json(json!({
        "guild": { "id": garden.guild.to_string(), "name": of_guild("name"), "locale": of_guild("preferred_locale") },
        "locale": discord.person(person)["locale"],
        "channels": guild.as_ref().map(|guild| rooms(&garden, guild)).unwrap_or_default(),
        "home": garden.home.to_string(),
        "dms": [{ "id": discord.dm_channel(person).to_string(), "name": "Sparrow" }],
        "commands": discord.commands(),
        "bot": { "id": discord.bot().to_string(), "name": "Sparrow", "is_here": discord.is_member(discord.bot(), garden.guild) },
        "permissions": PERMISSIONS.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        "now": u64::try_from(now.as_millis()).unwrap_or_default(),
    }))
}

async fn messages(
    State(garden): State<Garden>,
    Path((person, channel)): Path<(Id, Id)>,
) -> Json<Vec<Value>> {
    let mut messages = garden.discord.messages(person, channel);
    let place = garden.discord.api_address();
    for message in &mut messages {
        for attachment in message["attachments"].as_array_mut().into_iter().flatten() {
            bring_home(&place, &mut attachment["url"]);
        }
        for embed in message["embeds"].as_array_mut().into_iter().flatten() {
            for part in ["image", "thumbnail"] {
                if embed[part].is_object() {
                    bring_home(&place, &mut embed[part]["url"]);
                }
            }
        }
    }
    Json(messages)
}

/// Files come from the page's own server, so that the browser saves them instead of opening them.
fn bring_home(place: &str, url: &mut Value) {
    let path = url
        .as_str()
        .and_then(|url| url.strip_prefix(place)?.strip_prefix("/attachments/"));
    if let Some((_, rest)) = path.and_then(|path| path.split_once('/')) {
        *url = json!(format!("/play/attachments/{rest}"));
    }
}

async fn file(State(garden): State<Garden>, Path((id, _)): Path<(Id, String)>) -> Response {
    match garden.discord.file(id) {
        Some((kind, bytes)) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// An emoji of the application, where messages expect it: `/emojis/ID.png`.
async fn emoji(State(garden): State<Garden>, Path(name): Path<String>) -> Response {
    let id = name.split_once('.').and_then(|(id, _)| id.parse().ok());
    match id.and_then(|id: Id| garden.discord.emoji(id)) {
        Some((kind, bytes)) => ([(header::CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
