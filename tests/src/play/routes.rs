//! What people do: say, run commands, press, choose, fill in.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::discord::{Id, Refused};

use super::garden::Garden;

pub(super) fn routes() -> Router<Garden> {
    Router::new()
        .route("/play/{person}/say", post(say))
        .route("/play/{person}/command", post(command))
        .route("/play/{person}/autocomplete", post(autocomplete))
        .route("/play/{person}/press", post(press))
        .route("/play/{person}/select", post(select))
        .route("/play/{person}/modal", post(modal))
}

/// What the client would not do, as the page shows it.
pub(super) struct Mistake(Refused);

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
pub(super) struct Snowflake(pub(super) Id);

impl TryFrom<String> for Snowflake {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map(Self)
    }
}

#[derive(Deserialize)]
struct Words {
    channel: Snowflake,
    text: String,
}

async fn say(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
    Json(words): Json<Words>,
) -> Result<(), Mistake> {
    garden.discord.say(person, words.channel.0, &words.text)?;
    Ok(())
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
