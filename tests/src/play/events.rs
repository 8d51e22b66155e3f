//! Changes as they happen, told to the page as server-sent events: what to fetch again, never the content. One stream
//! serves all views, because a browser opens few connections to one place.

use std::convert::Infallible;

use axum::Router;
use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use axum::routing::get;
use futures::stream::{Stream, unfold};
use serde_json::{Value, json};
use tokio::sync::broadcast::error::RecvError;

use crate::discord::{Change, Id, Outcome};

use super::garden::Garden;

/// The flag of a message that rings nobody.
const SILENT: u64 = 1 << 12;

pub(super) fn routes() -> Router<Garden> {
    Router::new().route("/play/events", get(events))
}

async fn events(
    State(garden): State<Garden>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = garden.discord.changes();
    let stream = unfold((garden, changes), |(garden, mut changes)| async move {
        let told = match changes.recv().await {
            Ok(change) => tell(&garden, &change),
            // Too slow to follow: let the page fetch everything.
            Err(RecvError::Lagged(_)) => json!({ "kind": "world" }),
            Err(RecvError::Closed) => return None,
        };
        let event = Event::default().data(told.to_string());
        Some((Ok(event), (garden, changes)))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

/// What the page is told of a change: `to` are those for whose eyes it is, `rings` those whom it calls.
fn tell(garden: &Garden, change: &Change) -> Value {
    match *change {
        Change::Created {
            channel,
            message,
            only,
        } => {
            let to = readers(garden, channel, only);
            let rings: Vec<&Id> = to
                .iter()
                .filter(|person| rings(garden, **person, channel, message))
                .collect();
            json!({ "kind": "created", "channel": channel.to_string(), "message": message.to_string(), "to": texts(&to), "rings": texts(rings) })
        }
        Change::Edited { channel, only, .. } => {
            json!({ "kind": "edited", "channel": channel.to_string(), "to": texts(&readers(garden, channel, only)) })
        }
        Change::Deleted { channel, only, .. } => {
            json!({ "kind": "deleted", "channel": channel.to_string(), "to": texts(&readers(garden, channel, only)) })
        }
        Change::Settled {
            channel,
            interaction,
            only,
        } => {
            let mut told = settled(garden, interaction);
            told["channel"] = json!(channel.to_string());
            told["interaction"] = json!(interaction.to_string());
            told["to"] = texts([&only]);
            told
        }
        Change::World => json!({ "kind": "world" }),
    }
}

fn settled(garden: &Garden, interaction: Id) -> Value {
    match garden.discord.outcome(interaction) {
        Outcome::Failed => json!({ "kind": "failed" }),
        Outcome::Form(form) => {
            json!({ "kind": "modal", "title": form["title"], "components": form["components"] })
        }
        Outcome::Waiting
        | Outcome::Thinking(_)
        | Outcome::Replied(_)
        | Outcome::Acknowledged
        | Outcome::Updated(_)
        | Outcome::Choices(_) => json!({ "kind": "settled" }),
    }
}

/// Ids as JavaScript must have them.
fn texts<'a>(ids: impl IntoIterator<Item = &'a Id>) -> Value {
    ids.into_iter().map(ToString::to_string).collect()
}

fn readers(garden: &Garden, channel: Id, only: Option<Id>) -> Vec<Id> {
    let people = garden.discord.people();
    let ids = people
        .iter()
        .filter_map(|user| user["id"].as_str()?.parse().ok());
    ids.filter(|person| {
        only.is_none_or(|only| only == *person) && garden.discord.sees(*person, channel)
    })
    .collect()
}

/// Whether a message calls somebody: it stands in his direct messages or mentions him, and does not say that it is silent.
fn rings(garden: &Garden, person: Id, channel: Id, message: Id) -> bool {
    let me = person.to_string();
    let Some(message) = garden.discord.message(person, message) else {
        return false;
    };
    let mentioned = message["mentions"]
        .as_array()
        .is_some_and(|users| users.iter().any(|user| user["id"] == *me));
    let silent = message["flags"].as_u64().unwrap_or_default() & SILENT != 0;
    let own = message["author"]["id"] == *me;
    !silent && !own && (mentioned || channel == garden.discord.dm_channel(person))
}
