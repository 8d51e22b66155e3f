//! Messages come, change and go: the one place where the world's messages are made from bodies.

use serde_json::{Map, Value, json};

use super::flags::{
    COMPONENTS_V2, EPHEMERAL, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, VIEW_CHANNEL,
};
use super::limits::number;
use super::refusal::Refusal;
use super::shapes::{moment, object};
use super::surface::{Change, Id};
use super::uploads::{Upload, shown_embeds};
use super::world::{BOT, Channel, Message, World};

/// Who writes a message, where, and who sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sender {
    pub(super) channel: Id,
    pub(super) author: Id,
    pub(super) only: Option<Id>,
    /// The interaction it answers.
    pub(super) interaction: Option<Id>,
}

/// Discord's message flags that a body may set.
const SETTABLE: u64 = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;

impl World {
    /// Writes a message from a checked body.
    pub(super) fn write(
        &mut self,
        sender: Sender,
        body: &Value,
        files: &[Upload],
        extra_flags: u64,
    ) -> Id {
        let json = self.body(sender, body, files, extra_flags);
        self.put(sender, json)
    }

    /// Writes the first message of a post, which has the id of its thread.
    pub(super) fn write_first(&mut self, sender: Sender, body: &Value, files: &[Upload]) {
        let json = self.body(sender, body, files, 0);
        self.put_at(sender.channel, sender, json);
    }

    /// The fields of a message object from a checked body.
    fn body(
        &mut self,
        sender: Sender,
        body: &Value,
        files: &[Upload],
        extra_flags: u64,
    ) -> Map<String, Value> {
        let mut flags = body["flags"].as_u64().unwrap_or_default() & SETTABLE | extra_flags;
        if sender.only.is_some() {
            flags |= EPHEMERAL;
        }
        let content = body["content"].as_str().unwrap_or_default();
        let attachments = self.store(sender.channel, body, files);
        let mut json = json!({
            "type": 0, "content": content, "edited_timestamp": null, "tts": false, "pinned": false, "flags": flags,
            "mention_everyone": false, "mentions": self.mentioned(content, &body["allowed_mentions"]), "mention_roles": [],
            "attachments": attachments, "embeds": shown_embeds(body, &attachments), "reactions": [],
            "components": body["components"].as_array().cloned().unwrap_or_default(),
        });
        if !body["nonce"].is_null() {
            json["nonce"] = body["nonce"].clone();
        }
        if let Some(interaction) = sender.interaction {
            self.sign(&mut json, interaction);
        }
        object(json)
    }

    /// Puts a new message where it belongs, and tells of it.
    pub(super) fn put(&mut self, sender: Sender, json: Map<String, Value>) -> Id {
        let id = self.id();
        self.put_at(id, sender, json);
        id
    }

    fn put_at(&mut self, id: Id, sender: Sender, json: Map<String, Value>) {
        let message = Message {
            channel: sender.channel,
            author: sender.author,
            only: sender.only,
            written: self.now(),
            old_edits: 0,
            json,
        };
        self.stir(&message);
        self.messages.insert(id, message);
        self.announce("MESSAGE_CREATE", id);
        self.tell(Change::Created {
            channel: sender.channel,
            message: id,
            only: sender.only,
        });
    }

    /// Marks a message as the answer to an interaction.
    fn sign(&self, json: &mut Value, interaction: Id) {
        let Some(made) = self.interactions.get(&interaction) else {
            return;
        };
        json["application_id"] = json!(BOT.to_string());
        json["webhook_id"] = json!(BOT.to_string());
        json["type"] = json!(if made.kind == 2 { 20 } else { 0 });
        let mut metadata = json!({
            "id": interaction.to_string(), "type": made.kind, "user": self.user(made.person),
            "authorizing_integration_owners": {}, "name": made.command,
        });
        match made.kind {
            3 => {
                metadata["interacted_message_id"] =
                    json!(made.source.unwrap_or_default().to_string())
            }
            5 => {
                metadata["triggering_interaction_metadata"] = json!({
                    "id": interaction.to_string(), "type": 2, "user": self.user(made.person), "authorizing_integration_owners": {},
                })
            }
            _ => {}
        }
        json["interaction_metadata"] = metadata;
        if let Some(name) = &made.command {
            json["interaction"] = json!({"id": interaction.to_string(), "type": 2, "name": name, "user": self.user(made.person)});
        }
    }

    /// Changes a message by a checked body: what the body names is replaced, the rest stays.
    pub(super) fn rewrite(
        &mut self,
        id: Id,
        body: &Value,
        files: &[Upload],
    ) -> Result<(), Refusal> {
        let Some(message) = self.messages.get(&id) else {
            return Err(Refusal::MESSAGE);
        };
        let (channel, only) = (message.channel, message.only);
        let mut json = message.json.clone();
        let attachments = self.kept_and_new(&json, channel, body, files);
        self.replace(&mut json, body, &attachments);
        json.insert("attachments".to_owned(), json!(attachments));
        if is_empty(&json) {
            return Err(Refusal::EMPTY);
        }
        json.insert("edited_timestamp".to_owned(), json!(moment(self.now())));
        if let Some(message) = self.messages.get_mut(&id) {
            message.json = json;
        }
        self.announce("MESSAGE_UPDATE", id);
        self.tell(Change::Edited {
            channel,
            message: id,
            only,
        });
        Ok(())
    }

    /// The files that stay on an edited message, and the new ones.
    fn kept_and_new(
        &mut self,
        old: &Map<String, Value>,
        channel: Id,
        body: &Value,
        files: &[Upload],
    ) -> Vec<Value> {
        let mut attachments = old
            .get("attachments")
            .and_then(Value::as_array)
            .cloned()
            .unwrap_or_default();
        if let Some(kept) = body["attachments"].as_array() {
            attachments.retain(|old| {
                kept.iter()
                    .any(|new| number(&new["id"]) == number(&old["id"]))
            });
        }
        attachments.extend(self.store(channel, body, files));
        attachments
    }

    /// Replaces what the body names.
    fn replace(&self, json: &mut Map<String, Value>, body: &Value, attachments: &[Value]) {
        if let Some(content) = body.get("content") {
            let content = content.as_str().unwrap_or_default();
            json.insert(
                "mentions".to_owned(),
                json!(self.mentioned(content, &body["allowed_mentions"])),
            );
            json.insert("content".to_owned(), json!(content));
        }
        if body.get("embeds").is_some() {
            json.insert("embeds".to_owned(), json!(shown_embeds(body, attachments)));
        }
        if let Some(components) = body.get("components") {
            json.insert(
                "components".to_owned(),
                json!(components.as_array().cloned().unwrap_or_default()),
            );
        }
        let flags = json
            .get("flags")
            .and_then(Value::as_u64)
            .unwrap_or_default();
        let flags = match body["flags"].as_u64() {
            Some(new) => flags & !SUPPRESS_EMBEDS | new & (SUPPRESS_EMBEDS | COMPONENTS_V2),
            None => flags,
        };
        json.insert("flags".to_owned(), json!(flags & !LOADING));
    }

    /// Takes a message away.
    pub(super) fn erase(&mut self, id: Id) {
        let Some(message) = self.messages.remove(&id) else {
            return;
        };
        let guild = self.channels.get(&message.channel).and_then(Channel::guild);
        if message.only.is_none() {
            let gone = json!({"id": id.to_string(), "channel_id": message.channel.to_string(), "guild_id": guild.map(|id| id.to_string())});
            self.emit("MESSAGE_DELETE", guild, &gone);
        }
        self.tell(Change::Deleted {
            channel: message.channel,
            message: id,
            only: message.only,
        });
    }

    /// Tells the bot of a message that all in the channel see, where it may view the channel.
    pub(super) fn announce(&mut self, event: &str, id: Id) {
        let Some(message) = self
            .messages
            .get(&id)
            .filter(|message| message.only.is_none())
        else {
            return;
        };
        let Some(channel) = self.channels.get(&message.channel) else {
            return;
        };
        let guild = channel.guild();
        if channel.bot_may & VIEW_CHANNEL == 0 || !self.sees_channel(BOT, message.channel) {
            return;
        }
        let mut data = self.message(id, message, BOT);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
            data["member"] = self.member(message.author, guild);
            if let Some(member) = data["member"].as_object_mut() {
                member.remove("user");
            }
        }
        self.emit(event, guild, &data);
    }

    /// The users that a text mentions and may ring.
    fn mentioned(&self, text: &str, allowed: &Value) -> Vec<Value> {
        let all = allowed.is_null()
            || allowed["parse"]
                .as_array()
                .is_some_and(|parse| parse.iter().any(|what| what == "users"));
        let named = |id: Id| {
            allowed["users"]
                .as_array()
                .is_some_and(|users| users.iter().any(|user| number(user) == Some(id)))
        };
        let ids =
            self.people.keys().copied().filter(|id| {
                text.contains(&format!("<@{id}>")) || text.contains(&format!("<@!{id}>"))
            });
        ids.filter(|id| all || named(*id))
            .map(|id| self.user(id))
            .collect()
    }
}

/// Whether a message object shows nothing at all.
pub(super) fn is_empty(json: &Map<String, Value>) -> bool {
    let blank = |part: &str| {
        json.get(part)
            .and_then(Value::as_array)
            .is_none_or(Vec::is_empty)
    };
    let text = json
        .get("content")
        .and_then(Value::as_str)
        .unwrap_or_default();
    text.trim().is_empty()
        && ["embeds", "attachments", "components"]
            .into_iter()
            .all(blank)
}
