//! Messages in channels and DMs.

use serde_json::{Value, json};

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::flags::{
    ATTACH_FILES, COMPONENTS_V2, EMBED_LINKS, MANAGE_MESSAGES, READ_HISTORY,
};
use crate::discord::limits::{self, Draft, number};
use crate::discord::refusal::Refusal;
use crate::discord::surface::Id;
use crate::discord::world::{BOT, Message, World};
use crate::discord::writing::Sender;

/// How long a nonce is remembered.
const NONCE_LIFE: std::time::Duration = std::time::Duration::from_secs(300);

impl World {
    /// `/channels/{id}/messages…`.
    pub(super) fn messages_at(&mut self, channel: Id, rest: &[&str], request: &Request) -> Answer {
        match (request.method.as_str(), rest) {
            ("GET", []) => self.list_messages(channel, request),
            ("POST", []) => self.create_message(channel, request),
            ("GET", [id]) => {
                let id = self.message_here(channel, id)?;
                self.show(id)
            }
            ("PATCH", [id]) => {
                let id = self.message_here(channel, id)?;
                self.rest_not(channel)?;
                if self.is_locked(channel) && !self.manages_threads(channel) {
                    return Err(Refusal::LOCKED);
                }
                self.edit_message(id, request)
            }
            ("DELETE", [id]) => {
                let id = self.message_here(channel, id)?;
                self.rest_not(channel)?;
                let may = self
                    .channels
                    .get(&channel)
                    .map_or(0, |channel| channel.bot_may);
                let own = self
                    .messages
                    .get(&id)
                    .is_some_and(|message| message.author == BOT);
                if !own && may & MANAGE_MESSAGES == 0 {
                    return Err(Refusal::PERMISSIONS);
                }
                self.erase(id);
                gone()
            }
            (_, [_, ..]) => Err(Refusal::NOT_FOUND),
            _ => Err(Refusal::METHOD),
        }
    }

    /// The message object as the bot gets it.
    pub(super) fn show(&self, id: Id) -> Answer {
        let message = self.messages.get(&id).ok_or(Refusal::MESSAGE)?;
        done(self.message(id, message, BOT))
    }

    /// A message that the channel route reaches: no ephemeral one.
    pub(super) fn message_here(&self, channel: Id, id: &str) -> Result<Id, Refusal> {
        self.viewable(channel)?;
        let id = id.parse().map_err(|_| Refusal::MESSAGE)?;
        let reachable = |message: &&Message| message.channel == channel && message.only.is_none();
        self.messages
            .get(&id)
            .filter(reachable)
            .map(|_| id)
            .ok_or(Refusal::MESSAGE)
    }

    /// What stands in an archived thread stays as it is.
    fn rest_not(&self, channel: Id) -> Result<(), Refusal> {
        let thread = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.thread.as_ref());
        if thread.is_some_and(|thread| thread.is_archived) {
            return Err(Refusal::ARCHIVED);
        }
        Ok(())
    }

    fn list_messages(&self, channel: Id, request: &Request) -> Answer {
        if self.viewable(channel)?.bot_may & READ_HISTORY == 0 {
            return done(json!([]));
        }
        let number = |name: &str| {
            request
                .query
                .get(name)
                .and_then(|value| value.parse::<u64>().ok())
        };
        let limit = usize::try_from(number("limit").unwrap_or(50).clamp(1, 100)).unwrap_or(50);
        let (before, after) = (number("before").unwrap_or(u64::MAX), number("after"));
        let there = self.messages.iter().filter(|(id, message)| {
            message.channel == channel
                && message.only.is_none()
                && **id < before
                && after.is_none_or(|after| **id > after)
        });
        let show = |(id, message): (&Id, &Message)| self.message(*id, message, BOT);
        // `after` counts from the oldest, all else from the newest; the answer is newest first in both.
        let list: Vec<Value> = if after.is_some() {
            let mut list: Vec<Value> = there.take(limit).map(show).collect();
            list.reverse();
            list
        } else {
            there.rev().take(limit).map(show).collect()
        };
        done(Value::Array(list))
    }

    /// Judges a message body against all limits. `old` is the message to be edited.
    pub(super) fn judge(
        &self,
        body: &Value,
        request: &Request,
        old: Option<Id>,
    ) -> Result<(), Refusal> {
        let old = old
            .and_then(|id| self.messages.get(&id))
            .map(|message| &message.json);
        let old_flags = old
            .and_then(|json| json.get("flags")?.as_u64())
            .unwrap_or_default();
        let old_files = old
            .and_then(|json| json.get("attachments")?.as_array())
            .into_iter()
            .flatten();
        limits::message(&Draft {
            body,
            flags: body["flags"].as_u64().unwrap_or_default() | old_flags & COMPONENTS_V2,
            files: request
                .files
                .iter()
                .map(|file| (file.part, file.bytes.len()))
                .collect(),
            kept: old_files.filter_map(|file| number(&file["id"])).collect(),
            emojis: &self.emojis,
        })
    }

    /// Whether a body makes a message that shows something.
    pub(super) fn shows(body: &Value, request: &Request) -> Result<(), Refusal> {
        let text = body["content"].as_str().unwrap_or_default();
        let parts = ["embeds", "components", "sticker_ids"]
            .iter()
            .any(|part| body[*part].as_array().is_some_and(|list| !list.is_empty()));
        let shows = !text.trim().is_empty()
            || parts
            || !request.files.is_empty()
            || body["poll"].is_object();
        if shows { Ok(()) } else { Err(Refusal::EMPTY) }
    }

    fn create_message(&mut self, channel: Id, request: &Request) -> Answer {
        self.writable(channel)?;
        let body = &request.body;
        let may = self
            .channels
            .get(&channel)
            .map_or(0, |channel| channel.bot_may);
        let embeds = body["embeds"]
            .as_array()
            .is_some_and(|embeds| !embeds.is_empty());
        if !request.files.is_empty() && may & ATTACH_FILES == 0 || embeds && may & EMBED_LINKS == 0
        {
            return Err(Refusal::PERMISSIONS);
        }
        self.judge(body, request, None)?;
        Self::shows(body, request)?;
        let nonce = (body["enforce_nonce"] == true && !body["nonce"].is_null())
            .then(|| (channel, body["nonce"].to_string()));
        let now = self.now();
        if let Some(id) = nonce.as_ref().and_then(|nonce| self.nonces.get(nonce)) {
            let young = |message: &&Message| {
                now.duration_since(message.written)
                    .is_ok_and(|age| age < NONCE_LIFE)
            };
            if self.messages.get(id).filter(young).is_some() {
                return self.show(*id);
            }
        }
        let sender = Sender {
            channel,
            author: BOT,
            only: None,
            interaction: None,
        };
        let id = self.write(sender, body, &request.files, 0);
        if let Some(nonce) = nonce {
            self.nonces.insert(nonce, id);
        }
        self.show(id)
    }

    fn edit_message(&mut self, id: Id, request: &Request) -> Answer {
        let (now, options) = (self.now(), &self.options);
        let (old_after, most) = (options.old_after, options.old_edits);
        let message = self.messages.get(&id).ok_or(Refusal::MESSAGE)?;
        if message.author != BOT {
            return Err(Refusal::FOREIGN);
        }
        let old = now
            .duration_since(message.written)
            .is_ok_and(|age| age > old_after);
        if old && message.old_edits >= most {
            return Err(Refusal::OLD_EDITS);
        }
        // Editing in a DM needs the door open as writing does.
        if self
            .channels
            .get(&message.channel)
            .is_some_and(|channel| channel.guild().is_none())
        {
            self.writable(message.channel)?;
        }
        self.judge(&request.body, request, Some(id))?;
        self.rewrite(id, &request.body, &request.files)?;
        if let Some(message) = self.messages.get_mut(&id).filter(|_| old) {
            message.old_edits += 1;
        }
        self.show(id)
    }
}
