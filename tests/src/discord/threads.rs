//! Threads begin, fill, sleep and end: the one place where their state changes.

use serde_json::{Value, json};

use super::flags::{HAS_THREAD, MANAGE_THREADS};
use super::shapes::{moment, object};
use super::surface::{Change, Id};
use super::thread::{Start, Thread};
use super::world::{BOT, Channel, Message, Place, World};
use super::writing::Sender;

/// "… added … to the thread".
const ADDED: u64 = 1;
/// "… removed … from the thread".
const REMOVED: u64 = 2;
/// "… started a thread", in the channel.
const STARTED: u64 = 18;
/// The message a thread hangs on, shown again as its first.
const STARTER: u64 = 21;

impl World {
    /// A new thread, of which the bot is told where it sees it.
    pub(super) fn new_thread(&mut self, start: Start) -> Id {
        let id = start.message.unwrap_or_else(|| self.id());
        let parent = self.channels.get(&start.parent);
        let in_forum = parent.is_some_and(|parent| matches!(parent.place, Place::Forum { .. }));
        let bot_may = parent.map_or(0, |parent| parent.bot_may);
        let place = Place::Thread {
            guild: start.guild,
            parent: start.parent,
        };
        let mut channel = Channel::new(place, &start.name, bot_may);
        channel.thread = Some(Thread::begin(&start, self.now()));
        self.channels.insert(id, channel);
        self.tell_bot("THREAD_CREATE", id, true);
        if let Some(message) = start.message.filter(|_| !in_forum) {
            self.hang_on(id, message, &start);
        } else if !start.is_private && !in_forum {
            let reference =
                json!({"channel_id": id.to_string(), "guild_id": start.guild.to_string()});
            self.note(
                start.parent,
                start.owner,
                STARTED,
                &start.name,
                &json!({"message_reference": reference}),
            );
        }
        self.tell(Change::World);
        id
    }

    /// Shows the thread at the message it was started from, and that message in the thread.
    fn hang_on(&mut self, id: Id, message: Id, start: &Start) {
        if let Some(found) = self.messages.get_mut(&message) {
            let flags = found
                .json
                .get("flags")
                .and_then(Value::as_u64)
                .unwrap_or_default();
            found
                .json
                .insert("flags".to_owned(), json!(flags | HAS_THREAD));
        }
        let thread = self.channel(id);
        if let Some(found) = self.messages.get_mut(&message) {
            found.json.insert("thread".to_owned(), thread);
        }
        self.announce("MESSAGE_UPDATE", message);
        let reference = json!({"channel_id": start.parent.to_string(), "guild_id": start.guild.to_string(), "message_id": message.to_string()});
        self.note(
            id,
            start.owner,
            STARTER,
            "",
            &json!({"message_reference": reference}),
        );
    }

    /// A message that Discord writes itself in somebody's name.
    fn note(&mut self, channel: Id, author: Id, kind: u64, content: &str, more: &Value) {
        let mut json = object(json!({
            "type": kind, "content": content, "edited_timestamp": null, "tts": false, "pinned": false, "flags": 0,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
            "reactions": [], "components": [],
        }));
        json.extend(object(more.clone()));
        let sender = Sender {
            channel,
            author,
            only: None,
            interaction: None,
        };
        self.put(sender, json);
    }

    /// Sends the bot an event about a thread that it sees.
    fn tell_bot(&mut self, event: &str, id: Id, is_new: bool) {
        let guild = self.channels.get(&id).and_then(Channel::guild);
        if !self.sees_channel(BOT, id) {
            return;
        }
        let mut thread = self.channel(id);
        if let Some(member) = self.thread_member(id, BOT, false) {
            thread["member"] = member;
        }
        if is_new {
            thread["newly_created"] = json!(true);
        }
        self.emit(event, guild, &thread);
    }

    /// A thread member object; `whole` adds the guild member.
    pub(super) fn thread_member(&self, id: Id, person: Id, whole: bool) -> Option<Value> {
        let channel = self.channels.get(&id)?;
        let since = channel.thread.as_ref()?.members.get(&person)?;
        let mut json = json!({"id": id.to_string(), "user_id": person.to_string(), "join_timestamp": moment(*since), "flags": 0});
        if whole {
            json["member"] = self.member(person, channel.guild()?);
        }
        Some(json)
    }

    /// Somebody is brought into a thread. False when he is in it already.
    pub(super) fn enter(&mut self, id: Id, person: Id) -> bool {
        let now = self.now();
        let Some(thread) = self.thread_mut(id) else {
            return false;
        };
        if thread.members.contains_key(&person) {
            return false;
        }
        thread.members.insert(person, now);
        if person == BOT {
            // Without the privileged intent a bot hears of its own coming and going only.
            self.tell_bot("THREAD_CREATE", id, false);
            let member = self.thread_member(id, BOT, true);
            self.members_changed(id, &json!({"added_members": [member]}));
        }
        self.tell(Change::World);
        true
    }

    /// Somebody leaves a thread or is taken out of it. False when he was not in it.
    pub(super) fn quit(&mut self, id: Id, person: Id) -> bool {
        let gone = self
            .thread_mut(id)
            .is_some_and(|thread| thread.members.remove(&person).is_some());
        if gone && person == BOT {
            self.members_changed(id, &json!({"removed_member_ids": [BOT.to_string()]}));
        }
        if gone {
            self.tell(Change::World);
        }
        gone
    }

    fn members_changed(&mut self, id: Id, more: &Value) {
        let Some(channel) = self.channels.get(&id) else {
            return;
        };
        let (guild, count) = (
            channel.guild(),
            channel
                .thread
                .as_ref()
                .map_or(0, |thread| thread.members.len()),
        );
        let mut data = object(
            json!({"id": id.to_string(), "guild_id": guild.map(|id| id.to_string()), "member_count": count.min(50)}),
        );
        data.extend(object(more.clone()));
        self.emit("THREAD_MEMBERS_UPDATE", guild, &Value::Object(data));
    }

    /// Writes "… added … to the thread".
    pub(super) fn note_added(&mut self, id: Id, by: Id, person: Id) {
        let mentions = json!({"mentions": [self.user(person)]});
        self.note(id, by, ADDED, "", &mentions);
    }

    /// Writes "… removed … from the thread".
    pub(super) fn note_removed(&mut self, id: Id, by: Id, person: Id) {
        let mentions = json!({"mentions": [self.user(person)]});
        self.note(id, by, REMOVED, "", &mentions);
    }

    /// Something is written in a channel: a thread wakes, and those who are mentioned come into it.
    pub(super) fn stir(&mut self, message: &Message) {
        if message.only.is_some() {
            return;
        }
        let now = self.now();
        let Some(thread) = self.thread_mut(message.channel) else {
            return;
        };
        thread.touched = now;
        thread.messages += 1;
        if thread.is_archived {
            self.archive(message.channel, false);
        }
        let Place::Thread { guild, .. } = self.channels[&message.channel].place else {
            return;
        };
        // Discord's own notes name people without calling them.
        let is_own = message
            .json
            .get("type")
            .is_some_and(|kind| *kind == 0 || *kind == 20);
        let mentioned: Vec<Id> = message
            .json
            .get("mentions")
            .filter(|_| is_own)
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .filter_map(|user| user["id"].as_str()?.parse().ok())
            .chain([message.author])
            .collect();
        for person in mentioned {
            if self.is_member(person, guild) {
                self.enter(message.channel, person);
            }
        }
    }

    /// Puts a thread into the archive or takes it out.
    pub(super) fn archive(&mut self, id: Id, is_archived: bool) {
        let now = self.now();
        self.change_thread(id, |thread| {
            if thread.is_archived != is_archived {
                thread.is_archived = is_archived;
                thread.archive_changed = now;
            }
            if !is_archived {
                thread.touched = now;
            }
        });
    }

    /// Changes a thread and tells the bot.
    pub(super) fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) {
        if let Some(thread) = self.thread_mut(id) {
            change(thread);
            self.tell_bot("THREAD_UPDATE", id, false);
            self.tell(Change::World);
        }
    }

    /// Archives the threads that have been silent for too long.
    pub(super) fn doze(&mut self) {
        let now = self.now();
        let dozing = |channel: &Channel| {
            channel
                .thread
                .as_ref()
                .is_some_and(|thread| thread.dozes(now))
        };
        let ids: Vec<Id> = self
            .channels
            .iter()
            .filter(|(_, channel)| dozing(channel))
            .map(|(id, _)| *id)
            .collect();
        for id in ids {
            self.archive(id, true);
        }
    }

    /// Takes a channel or thread away, with all its messages and threads.
    pub(super) fn raze(&mut self, channel: Id) {
        let below = |found: &Channel| matches!(found.place, Place::Thread { parent, .. } if parent == channel);
        let doomed: Vec<Id> = self
            .channels
            .iter()
            .filter(|(id, found)| **id == channel || below(found))
            .map(|(id, _)| *id)
            .collect();
        for id in doomed {
            let (gone, seen) = (self.channel(id), self.sees_channel(BOT, id));
            self.messages.retain(|_, message| message.channel != id);
            let guild = self.channels.remove(&id).as_ref().and_then(Channel::guild);
            let is_thread = matches!(gone["type"].as_u64(), Some(10..=12));
            let event = if is_thread {
                "THREAD_DELETE"
            } else {
                "CHANNEL_DELETE"
            };
            // Of a thread no more is told than where it was.
            let short = json!({"id": gone["id"], "guild_id": gone["guild_id"], "parent_id": gone["parent_id"], "type": gone["type"]});
            if seen {
                self.emit(event, guild, if is_thread { &short } else { &gone });
            }
        }
        self.tell(Change::World);
    }

    /// How many threads of a guild are not in the archive.
    pub(super) fn active_threads(&self, guild: Id) -> usize {
        let active = |channel: &&Channel| {
            channel.guild() == Some(guild)
                && channel
                    .thread
                    .as_ref()
                    .is_some_and(|thread| !thread.is_archived)
        };
        self.channels.values().filter(active).count()
    }

    /// Whether the bot may manage threads in a channel.
    pub(super) fn manages_threads(&self, channel: Id) -> bool {
        self.channels
            .get(&channel)
            .is_some_and(|channel| channel.bot_may & MANAGE_THREADS != 0)
    }

    /// Whether a channel is a thread that is locked.
    pub(super) fn is_locked(&self, channel: Id) -> bool {
        let thread = self
            .channels
            .get(&channel)
            .and_then(|channel| channel.thread.as_ref());
        thread.is_some_and(|thread| thread.is_locked)
    }

    fn thread_mut(&mut self, id: Id) -> Option<&mut Thread> {
        self.channels.get_mut(&id)?.thread.as_mut()
    }
}
