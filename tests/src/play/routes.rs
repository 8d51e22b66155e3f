//! What the page asks and does.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::discord::{Id, Refused};

use super::garden::Garden;

pub(super) fn routes() -> Router<Garden> {
    Router::new()
        .route("/play/people", get(people))
        .route("/play/restart", post(restart))
        .route("/play/locale", post(guild_locale))
        .route("/play/{person}/locale", post(locale))
        .route("/play/{person}/world", get(world))
        .route("/play/{person}/messages/{channel}", get(messages))
        .route("/play/{person}/command", post(command))
        .route("/play/{person}/autocomplete", post(autocomplete))
        .route("/play/{person}/press", post(press))
        .route("/play/{person}/select", post(select))
        .route("/play/{person}/modal", post(modal))
}

/// What the client would not do, as the page shows it.
struct Mistake(Refused);

impl From<Refused> for Mistake {
    fn from(refused: Refused) -> Self {
        Self(refused)
    }
}

impl IntoResponse for Mistake {
    fn into_response(self) -> Response {
        (
            StatusCode::BAD_REQUEST,
            Json(json!({ "message": self.0.to_string() })),
        )
            .into_response()
    }
}

/// A snowflake as JavaScript must have it: in text, for its numbers are too small.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
struct Snowflake(Id);

impl TryFrom<String> for Snowflake {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

fn name_of(user: &Value) -> &str {
    user["global_name"]
        .as_str()
        .or(user["username"].as_str())
        .unwrap_or("?")
}

async fn people(State(garden): State<Garden>) -> Json<Value> {
    let people = garden.discord.people();
    let people = people.iter().filter(|user| user["bot"] != json!(true));
    Json(
        people
            .map(|user| json!({ "id": user["id"], "name": name_of(user) }))
            .collect(),
    )
}

async fn restart(State(garden): State<Garden>) {
    garden.restart().await;
}

#[derive(Deserialize)]
struct Language {
    locale: String,
}

/// Everybody in the server speaks this from now on; tables that are open keep what they were opened with.
async fn guild_locale(State(garden): State<Garden>, Json(language): Json<Language>) {
    garden
        .discord
        .set_guild_locale(garden.guild, &language.locale);
}

/// Somebody's client speaks this from now on.
async fn locale(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(language): Json<Language>,
) {
    garden.discord.set_locale(person, &language.locale);
}

fn is_thread(channel: &Value) -> bool {
    matches!(channel["type"].as_u64(), Some(10..=12))
}

/// Channels, with each thread right below its channel.
fn channels(guild: &Value) -> Vec<Value> {
    let list = |key: &str| guild[key].as_array().cloned().unwrap_or_default();
    let all = [list("channels"), list("threads")].concat();
    let mut rows = Vec::new();
    for top in all.iter().filter(|channel| !is_thread(channel)) {
        let below = all
            .iter()
            .filter(|c| is_thread(c) && c["parent_id"] == top["id"]);
        for channel in std::iter::once(top).chain(below) {
            rows.push(json!({ "id": channel["id"], "name": channel["name"], "thread": is_thread(channel) }));
        }
    }
    rows
}

async fn world(State(garden): State<Garden>, Path(person): Path<Id>) -> Json<Value> {
    let discord = &garden.discord;
    let guild = discord
        .guilds(person)
        .into_iter()
        .find(|guild| guild["id"] == json!(garden.guild.to_string()));
    let channels = guild.as_ref().map(channels).unwrap_or_default();
    let bot = json!({ "id": discord.bot().to_string(), "name": "Sparrow" });
    let of_guild = |key: &str| {
        guild
            .as_ref()
            .map_or(Value::Null, |guild| guild[key].clone())
    };
    Json(json!({
        "guild": { "id": garden.guild.to_string(), "name": of_guild("name"), "locale": of_guild("preferred_locale") },
        "locale": discord.person(person)["locale"],
        "channels": channels,
        "home": garden.home.to_string(),
        "dms": [{ "id": discord.dm_channel(person).to_string(), "name": "Sparrow" }],
        "commands": discord.commands(),
        "bot": bot,
    }))
}

async fn messages(
    State(garden): State<Garden>,
    Path((person, channel)): Path<(Id, Id)>,
) -> Json<Vec<Value>> {
    Json(garden.discord.messages(person, channel))
}

#[derive(Deserialize)]
struct Command {
    channel: Snowflake,
    path: Vec<String>,
    options: Vec<(String, Value)>,
}

fn borrowed(options: &[(String, Value)]) -> Vec<(&str, Value)> {
    options
        .iter()
        .map(|(name, value)| (name.as_str(), value.clone()))
        .collect()
}

fn words(path: &[String]) -> Vec<&str> {
    path.iter().map(String::as_str).collect()
}

async fn command(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(ask): Json<Command>,
) -> Result<Json<Value>, Mistake> {
    let id = garden.discord.command(
        person,
        ask.channel.0,
        &words(&ask.path),
        &borrowed(&ask.options),
    )?;
    Ok(Json(json!({ "interaction": id.to_string() })))
}

#[derive(Deserialize)]
struct Typing {
    channel: Snowflake,
    path: Vec<String>,
    option: String,
    typed: String,
    options: Vec<(String, Value)>,
}

async fn autocomplete(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(ask): Json<Typing>,
) -> Result<Json<Vec<Value>>, Mistake> {
    let others: Vec<_> = ask
        .options
        .into_iter()
        .filter(|(name, _)| *name != ask.option)
        .collect();
    let choices = garden
        .discord
        .autocomplete(
            person,
            ask.channel.0,
            &words(&ask.path),
            &ask.option,
            &ask.typed,
            &borrowed(&others),
        )
        .await?;
    Ok(Json(choices))
}

#[derive(Deserialize)]
struct Press {
    message: Snowflake,
    custom_id: String,
    #[serde(default)]
    values: Vec<String>,
}

async fn press(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(ask): Json<Press>,
) -> Result<Json<Value>, Mistake> {
    let id = garden
        .discord
        .press(person, ask.message.0, &ask.custom_id)?;
    Ok(Json(json!({ "interaction": id.to_string() })))
}

async fn select(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(ask): Json<Press>,
) -> Result<Json<Value>, Mistake> {
    let id = garden
        .discord
        .select(person, ask.message.0, &ask.custom_id, &words(&ask.values))?;
    Ok(Json(json!({ "interaction": id.to_string() })))
}

#[derive(Deserialize)]
struct Form {
    interaction: Snowflake,
    values: Vec<(String, String)>,
}

async fn modal(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(form): Json<Form>,
) -> Result<Json<Value>, Mistake> {
    let fields: Vec<_> = form
        .values
        .iter()
        .map(|(id, text)| (id.as_str(), text.as_str()))
        .collect();
    let id = garden
        .discord
        .submit_modal(person, form.interaction.0, &fields)?;
    Ok(Json(json!({ "interaction": id.to_string() })))
}
