//! What a person sees, and what the bot has sent.

use std::time::SystemTime;

use serde_json::{Value, json};
use tokio::sync::broadcast;

use crate::discord::Discord;
use crate::discord::surface::{Change, Id, Outcome, Sent};
use crate::discord::world::BOT;

impl Discord {
    /// What became of an interaction so far. One that never was has failed.
    #[must_use]
    pub fn outcome(&self, interaction: Id) -> Outcome {
        self.core
            .world()
            .interactions
            .get(&interaction)
            .map_or(Outcome::Failed, |made| made.outcome.clone())
    }

    /// Waits until the interaction is answered or overdue (a type 5 answer counts as one only when filled).
    pub async fn settled(&self, interaction: Id) -> Outcome {
        let mut changes = self.changes();
        loop {
            let outcome = self.outcome(interaction);
            if !matches!(outcome, Outcome::Waiting | Outcome::Thinking(_)) {
                return outcome;
            }
            // A lagging receiver has missed changes, which is a reason to look again as well.
            let _ = changes.recv().await;
        }
    }

    /// The channel's messages as this person sees them, oldest first: Discord's message JSON. Ephemeral ones (flag 64) are
    /// among them for the one person they are for.
    #[must_use]
    pub fn messages(&self, person: Id, channel: Id) -> Vec<Value> {
        let world = self.core.world();
        let there = world.messages.iter().filter(|(_, message)| {
            message.channel == channel && world.sees_message(person, message)
        });
        there
            .map(|(id, message)| world.message(*id, message, person))
            .collect()
    }

    /// One message as this person sees it.
    #[must_use]
    pub fn message(&self, person: Id, message: Id) -> Option<Value> {
        let world = self.core.world();
        let found = world
            .messages
            .get(&message)
            .filter(|found| world.sees_message(person, found))?;
        Some(world.message(message, found, person))
    }

    /// All people but the bot: user JSON.
    #[must_use]
    pub fn people(&self) -> Vec<Value> {
        let world = self.core.world();
        world
            .people
            .keys()
            .filter(|id| **id != BOT)
            .map(|id| world.user(*id))
            .collect()
    }

    /// The guilds this person is in: guild JSON as of GUILD_CREATE, with `channels`, `threads` (archived ones too, each
    /// with `members`: who is in it) and `members`.
    #[must_use]
    pub fn guilds(&self, person: Id) -> Vec<Value> {
        let world = self.core.world();
        world
            .guilds
            .keys()
            .filter(|guild| world.is_member(person, **guild))
            .map(|id| {
                let mut guild = world.guild(*id, true);
                let mut threads = world.rooms(*id, person, |channel| channel.thread.is_some());
                for thread in &mut threads {
                    let inside = crate::discord::limits::number(&thread["id"])
                        .and_then(|id| world.channels.get(&id)?.thread.as_ref())
                        .map(|thread| -> Vec<String> {
                            thread.members.keys().map(ToString::to_string).collect()
                        });
                    thread["members"] = json!(inside.unwrap_or_default());
                }
                guild["threads"] = json!(threads);
                guild
            })
            .collect()
    }

    /// The commands as registered: those of all places, then those of single guilds (with `guild_id`).
    #[must_use]
    pub fn commands(&self) -> Value {
        let world = self.core.world();
        let of = |own: bool| {
            world
                .commands
                .iter()
                .filter(move |command| command.guild.is_some() == own)
        };
        of(false)
            .chain(of(true))
            .map(|command| command.json.clone())
            .collect()
    }

    /// The application's own emojis. Their pictures are served at `/emojis/ID.png`.
    #[must_use]
    pub fn emojis(&self) -> Vec<Value> {
        self.core.world().emojis.clone()
    }

    /// The application's emojis are those that it has in this other world.
    pub fn give_emojis_of(&self, other: &Self) {
        let (emojis, pictures) = {
            let other = other.core.world();
            (other.emojis.clone(), other.emoji_pictures.clone())
        };
        let mut world = self.core.world();
        world.emojis = emojis;
        world.emoji_pictures = pictures;
    }

    /// What the bot may do in a channel, as Discord's permission bits.
    #[must_use]
    pub fn bot_permissions(&self, channel: Id) -> u64 {
        let world = self.core.world();
        world
            .channels
            .get(&channel)
            .map_or(0, |channel| channel.bot_may)
    }

    /// What time it is at this Discord.
    #[must_use]
    pub fn now(&self) -> SystemTime {
        self.core.world().now()
    }

    /// All changes from now on.
    #[must_use]
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.core.world().changes.subscribe()
    }

    /// Every request the bot has sent, in order of arrival.
    #[must_use]
    pub fn bodies(&self) -> Vec<Sent> {
        self.core.world().sent.clone()
    }

    /// The requests refused as malformed or over a limit (50035 and its kin): there should be none.
    #[must_use]
    pub fn refusals(&self) -> Vec<Sent> {
        self.core
            .world()
            .sent
            .iter()
            .filter(|sent| sent.malformed)
            .cloned()
            .collect()
    }

    /// An uploaded file by the id in its address: its type and bytes.
    #[must_use]
    pub fn file(&self, id: Id) -> Option<(String, Vec<u8>)> {
        self.core
            .world()
            .files
            .get(&id)
            .map(|file| (file.kind.clone(), file.bytes.clone()))
    }

    /// What an emoji looks like: its type and bytes.
    #[must_use]
    pub fn emoji(&self, id: Id) -> Option<(String, Vec<u8>)> {
        self.core
            .world()
            .emoji_pictures
            .get(&id)
            .map(|file| (file.kind.clone(), file.bytes.clone()))
    }

    /// A person's name, language and whether his DMs are open, as JSON for a page.
    #[must_use]
    pub fn person(&self, id: Id) -> Value {
        let world = self.core.world();
        world.people.get(&id).map_or(Value::Null, |person| {
            json!({"id": id.to_string(), "name": person.name, "locale": person.locale, "dms_open": person.dms_open})
        })
    }
}
