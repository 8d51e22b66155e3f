//! Changes as they happen, told to the page as server-sent events: what to fetch again, never the content.

use std::convert::Infallible;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use axum::routing::get;
use futures::stream::{Stream, unfold};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::discord::{Change, Id, Outcome};

use super::garden::Garden;

pub(super) fn routes() -> Router<Garden> {
    Router::new().route("/play/{person}/events", get(events))
}

async fn events(
    State(garden): State<Garden>,
    Path(person): Path<Id>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = garden.discord.changes();
    let stream = unfold((garden, changes), move |(garden, mut changes)| async move {
        loop {
            let told = match changes.recv().await {
                Ok(change) => tell(&garden, person, &change),
                // Too slow to follow: let the page fetch everything.
                Err(RecvError::Lagged(_)) => Some(json!({ "kind": "world" })),
                Err(RecvError::Closed) => return None,
            };
            if let Some(told) = told {
                let event = Event::default().data(told.to_string());
                return Some((Ok(event), (garden, changes)));
            }
        }
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

/// What this person's page is told of a change; `None` when it is not for his eyes.
fn tell(garden: &Garden, person: Id, change: &Change) -> Option<Value> {
    let message = |kind: &str, channel: Id, only: Option<Id>| {
        let visible = only.is_none_or(|only| only == person) && sees(garden, person, channel);
        visible.then(|| json!({ "kind": kind, "channel": channel.to_string() }))
    };
    match *change {
        Change::Created { channel, only, .. } => message("created", channel, only),
        Change::Edited { channel, only, .. } => message("edited", channel, only),
        Change::Deleted { channel, only, .. } => message("deleted", channel, only),
        Change::Settled {
            channel,
            interaction,
            only,
        } if only == person => Some(settled(garden, channel, interaction)),
        Change::Settled { .. } => None,
        Change::World => Some(json!({ "kind": "world" })),
    }
}

fn settled(garden: &Garden, channel: Id, interaction: Id) -> Value {
    let (id, channel) = (interaction.to_string(), channel.to_string());
    match garden.discord.outcome(interaction) {
        Outcome::Failed => json!({ "kind": "failed", "channel": channel }),
        Outcome::Form(form) => json!({
            "kind": "modal", "channel": channel, "interaction": id,
            "title": form["title"], "components": form["components"],
        }),
        Outcome::Waiting
        | Outcome::Thinking(_)
        | Outcome::Replied(_)
        | Outcome::Acknowledged
        | Outcome::Updated(_)
        | Outcome::Choices(_) => json!({ "kind": "settled", "channel": channel }),
    }
}

fn sees(garden: &Garden, person: Id, channel: Id) -> bool {
    let channel = channel.to_string();
    let list = |guild: &Value, key: &str| guild[key].as_array().cloned().unwrap_or_default();
    let mut channels = garden
        .discord
        .guilds(person)
        .into_iter()
        .flat_map(|guild| [list(&guild, "channels"), list(&guild, "threads")].concat());
    channel == garden.discord.dm_channel(person).to_string()
        || channels.any(|known| known["id"].as_str() == Some(&channel))
}
