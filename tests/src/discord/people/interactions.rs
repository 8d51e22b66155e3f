//! From a person's click to INTERACTION_CREATE.

use std::sync::Arc;

use serde_json::{Value, json};

use super::strange::merge;
use crate::discord::Discord;
use crate::discord::limits::MAX_FILE;
use crate::discord::surface::{Id, Outcome, Refused};
use crate::discord::world::{BOT, Interaction, World};

/// An interaction about to be made.
#[derive(Debug)]
pub(super) struct Click {
    /// 2 command, 3 component, 4 autocompletion, 5 modal.
    pub(super) kind: u8,
    pub(super) person: Id,
    pub(super) channel: Id,
    pub(super) source: Option<Id>,
    pub(super) command: Option<String>,
    pub(super) data: Value,
}

impl Discord {
    /// Sends the interaction to the bot, and lets it fail when no answer comes in time.
    pub(super) fn interact(&self, world: &mut World, click: Click) -> Result<Id, Refused> {
        let guild = world
            .channels
            .get(&click.channel)
            .ok_or(Refused::NoChannel)?
            .guild();
        if guild.is_some_and(|guild| !world.is_member(BOT, guild)) {
            return Err(Refused::NoBot);
        }
        let id = world.id();
        let token = format!(
            "interaction-{id}-{:016x}",
            id.rotate_left(29) ^ 0x5bd1_e995_9a3c_77e1
        );
        let mut payload = payload(world, id, &token, guild, &click);
        if let Some(patch) = world.altered.take() {
            merge(&mut payload, patch);
        }
        world.interactions.insert(
            id,
            Interaction {
                token,
                kind: click.kind,
                person: click.person,
                channel: click.channel,
                source: click.source,
                command: click.command,
                made: world.now(),
                followups: Vec::new(),
                original: None,
                outcome: Outcome::Waiting,
                form: None,
            },
        );
        world.emit("INTERACTION_CREATE", guild, &payload);
        let (core, patience) = (Arc::downgrade(&self.core), world.options.answer_within);
        self.runtime.spawn(async move {
            tokio::time::sleep(patience).await;
            let Some(core) = core.upgrade() else { return };
            let mut world = core.world();
            if world
                .interactions
                .get(&id)
                .is_some_and(|made| made.outcome == Outcome::Waiting)
            {
                world.settle(id, Outcome::Failed);
            }
        });
        Ok(id)
    }
}

/// The event's data, with every field that serenity's model demands.
fn payload(world: &World, id: Id, token: &str, guild: Option<Id>, click: &Click) -> Value {
    let locale = world
        .people
        .get(&click.person)
        .map_or("en-US", |person| person.locale.as_str());
    let may = world
        .channels
        .get(&click.channel)
        .map_or(0, |channel| channel.bot_may);
    let mut payload = json!({
        "id": id.to_string(), "application_id": BOT.to_string(), "type": click.kind, "data": click.data, "token": token,
        "version": 1, "channel_id": click.channel.to_string(), "channel": world.part_channel(click.channel),
        "app_permissions": may.to_string(), "locale": locale, "entitlements": [], "attachment_size_limit": MAX_FILE,
        "authorizing_integration_owners": {"0": guild.unwrap_or_default().to_string()},
        "context": if guild.is_some() { 0 } else { 1 },
    });
    if let Some(guild) = guild {
        payload["guild_id"] = json!(guild.to_string());
        let spoken = world
            .guilds
            .get(&guild)
            .map_or("en-US", |guild| guild.locale.as_str());
        payload["guild"] = json!({"id": guild.to_string(), "locale": spoken, "features": []});
        payload["guild_locale"] = json!(spoken);
        payload["member"] = world.member(click.person, guild);
        payload["member"]["permissions"] = json!(world.rank(click.person, guild).0.to_string());
    } else {
        payload["user"] = world.user(click.person);
    }
    if let Some((id, message)) = click
        .source
        .and_then(|id| world.messages.get_key_value(&id))
    {
        payload["message"] = world.message(*id, message, BOT);
    }
    payload
}
