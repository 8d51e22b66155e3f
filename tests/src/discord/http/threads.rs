//! Threads as the bot starts, fills, changes and ends them.

use serde_json::{Value, json};

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::flags::{
    MANAGE_CHANNELS, MANAGE_THREADS, PRIVATE_THREADS, PUBLIC_THREADS, READ_HISTORY,
    SEND_IN_THREADS, SEND_MESSAGES,
};
use crate::discord::refusal::{Complaints, Refusal};
use crate::discord::surface::Id;
use crate::discord::thread::{AUTO_ARCHIVES, Start, Thread};
use crate::discord::world::{BOT, Place, World};
use crate::discord::writing::Sender;

/// Minutes after which a thread archives itself unless it says otherwise.
const USUAL_ARCHIVE: u64 = 1440;

impl World {
    /// `POST /channels/…/threads`: a thread without a message, or a post in a forum.
    pub(super) fn start_thread(&mut self, parent: Id, request: &Request) -> Answer {
        let body = &request.body;
        let channel = self.viewable(parent)?;
        let may = channel.bot_may;
        let (guild, is_private) = match (channel.place, body["type"].as_u64()) {
            (Place::Forum { guild }, _) => return self.post(guild, parent, request),
            // Discord's default is a private one.
            (Place::Text { guild }, None | Some(12)) => (guild, true),
            (Place::Text { guild }, Some(11)) => (guild, false),
            _ => return Err(Refusal::CHANNEL_TYPE),
        };
        let needed = if is_private {
            PRIVATE_THREADS
        } else {
            PUBLIC_THREADS
        };
        if may & needed == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        let start = self.judge_start(guild, parent, body, is_private)?;
        let id = self.new_thread(start);
        Ok((201, self.channel(id)))
    }

    /// `POST /channels/…/messages/…/threads`: a public thread that hangs on a message.
    pub(super) fn start_thread_at(&mut self, parent: Id, message: Id, request: &Request) -> Answer {
        let channel = self.viewable(parent)?;
        let Place::Text { guild } = channel.place else {
            return Err(Refusal::CHANNEL_TYPE);
        };
        if channel.bot_may & PUBLIC_THREADS == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        if self.channels.contains_key(&message) {
            return Err(Refusal::HAS_THREAD);
        }
        let mut start = self.judge_start(guild, parent, &request.body, false)?;
        start.message = Some(message);
        let id = self.new_thread(start);
        Ok((201, self.channel(id)))
    }

    /// A post: a thread of a forum with its first message.
    fn post(&mut self, guild: Id, forum: Id, request: &Request) -> Answer {
        let first = &request.body["message"];
        if self.viewable(forum)?.bot_may & SEND_MESSAGES == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        if !first.is_object() {
            let mut complaints = Complaints::default();
            complaints.add("message", "BASE_TYPE_REQUIRED", "This field is required");
            complaints.verdict()?;
        }
        self.judge(first, request, None)?;
        Self::shows(first, request)?;
        let start = self.judge_start(guild, forum, &request.body, false)?;
        let id = self.new_thread(start);
        let sender = Sender {
            channel: id,
            author: BOT,
            only: None,
            interaction: None,
        };
        self.write_first(sender, first, &request.files);
        Ok((201, self.channel(id)))
    }

    fn judge_start(
        &self,
        guild: Id,
        parent: Id,
        body: &Value,
        is_private: bool,
    ) -> Result<Start, Refusal> {
        let name = body["name"].as_str().unwrap_or_default();
        let mut complaints = Complaints::default();
        complaints.length("name", name, 1, 100);
        auto_archive(body, &mut complaints);
        complaints.verdict()?;
        if self.active_threads(guild) >= self.options.active_threads {
            return Err(Refusal::ACTIVE_THREADS);
        }
        Ok(Start {
            guild,
            parent,
            name: name.to_owned(),
            owner: BOT,
            is_private,
            auto_archive: body["auto_archive_duration"]
                .as_u64()
                .unwrap_or(USUAL_ARCHIVE),
            is_invitable: body["invitable"].as_bool().unwrap_or(true),
            message: None,
        })
    }

    /// A thread that the bot sees.
    fn thread(&self, id: Id) -> Result<&Thread, Refusal> {
        self.viewable(id)?
            .thread
            .as_ref()
            .ok_or(Refusal::CHANNEL_TYPE)
    }

    /// A thread that the bot sees and that is not in the archive.
    fn awake(&self, id: Id) -> Result<&Thread, Refusal> {
        let thread = self.thread(id)?;
        if thread.is_archived {
            Err(Refusal::ARCHIVED)
        } else {
            Ok(thread)
        }
    }

    /// `/channels/…/thread-members…`.
    pub(super) fn thread_members_at(&mut self, id: Id, rest: &[&str], request: &Request) -> Answer {
        let person = |text: &str| match text {
            "@me" => Ok(BOT),
            text => text.parse().map_err(|_| Refusal::USER),
        };
        match (request.method.as_str(), rest) {
            // Listing members takes the privileged intent.
            ("GET", []) => Err(Refusal::ACCESS),
            ("GET", [who]) => {
                let (who, whole) = (
                    person(who)?,
                    request
                        .query
                        .get("with_member")
                        .is_some_and(|with| with == "true"),
                );
                self.thread(id)?;
                self.thread_member(id, who, whole)
                    .map_or(Err(Refusal::MEMBER), done)
            }
            ("PUT", [who]) => self.add_to_thread(id, person(who)?),
            ("DELETE", [who]) => self.take_from_thread(id, person(who)?),
            (_, [] | [_]) => Err(Refusal::METHOD),
            _ => Err(Refusal::NOT_FOUND),
        }
    }

    fn add_to_thread(&mut self, id: Id, person: Id) -> Answer {
        let thread = self.awake(id)?;
        let (is_full, may_bring) = (
            thread.members.len() >= self.options.thread_members,
            thread.is_invitable || thread.owner == BOT || self.manages_threads(id),
        );
        let channel = self.viewable(id)?;
        if person != BOT && (channel.bot_may & SEND_IN_THREADS == 0 || !may_bring) {
            return Err(Refusal::PERMISSIONS);
        }
        if !channel
            .guild()
            .is_some_and(|guild| self.is_member(person, guild))
        {
            return Err(Refusal::MEMBER);
        }
        if self.thread_member(id, person, false).is_some() {
            return gone();
        }
        if is_full {
            return Err(Refusal::THREAD_FULL);
        }
        self.enter(id, person);
        if person != BOT {
            self.note_added(id, BOT, person);
        }
        gone()
    }

    fn take_from_thread(&mut self, id: Id, person: Id) -> Answer {
        let thread = self.awake(id)?;
        let own = thread.is_private && thread.owner == BOT;
        if person != BOT && !own && !self.manages_threads(id) {
            return Err(Refusal::PERMISSIONS);
        }
        if !self.quit(id, person) {
            return Err(Refusal::MEMBER);
        }
        if person != BOT {
            self.note_removed(id, BOT, person);
        }
        gone()
    }

    /// `PATCH /channels/…`, of a thread.
    pub(super) fn change_channel(&mut self, id: Id, request: &Request) -> Answer {
        let channel = self.viewable(id)?;
        let Some(thread) = &channel.thread else {
            // Channels themselves are the server's to change, and this bot asks for no such permission.
            return Err(Refusal::PERMISSIONS);
        };
        let body = &request.body;
        let wakes = body["archived"] == false;
        if thread.is_archived && !wakes {
            return Err(Refusal::ARCHIVED);
        }
        let names = |field: &str| !body[field].is_null();
        let manages = channel.bot_may & MANAGE_THREADS != 0;
        let only_wakes = wakes && body.as_object().is_some_and(|body| body.len() == 1);
        let may = if names("locked") || names("rate_limit_per_user") || wakes && thread.is_locked {
            manages
        } else if only_wakes {
            manages || channel.bot_may & SEND_IN_THREADS != 0
        } else {
            manages || thread.owner == BOT
        };
        if !may {
            return Err(Refusal::PERMISSIONS);
        }
        let mut complaints = Complaints::default();
        if let Some(name) = body["name"].as_str() {
            complaints.length("name", name, 1, 100);
        }
        auto_archive(body, &mut complaints);
        complaints.verdict()?;
        self.apply(id, body);
        done(self.channel(id))
    }

    fn apply(&mut self, id: Id, body: &Value) {
        if let (Some(channel), Some(name)) = (self.channels.get_mut(&id), body["name"].as_str()) {
            name.clone_into(&mut channel.name);
        }
        let now = self.now();
        self.change_thread(id, |thread| {
            if let Some(is_archived) = body["archived"].as_bool()
                && is_archived != thread.is_archived
            {
                (thread.is_archived, thread.archive_changed, thread.touched) =
                    (is_archived, now, now);
            }
            thread.is_locked = body["locked"].as_bool().unwrap_or(thread.is_locked);
            thread.is_invitable = body["invitable"].as_bool().unwrap_or(thread.is_invitable);
            thread.auto_archive = body["auto_archive_duration"]
                .as_u64()
                .unwrap_or(thread.auto_archive);
        });
    }

    /// `DELETE /channels/…`.
    pub(super) fn remove_channel(&mut self, id: Id) -> Answer {
        let channel = self.viewable(id)?;
        let needed = match channel.place {
            Place::Thread { .. } => MANAGE_THREADS,
            Place::Text { .. } | Place::Forum { .. } => MANAGE_CHANNELS,
            // Closing a conversation hides it; it is there again with the next message.
            Place::Dm { .. } => return done(self.channel(id)),
        };
        if channel.bot_may & needed == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        let last = self.channel(id);
        self.raze(id);
        done(last)
    }

    /// `GET /channels/…/threads/archived/{public,private}` and `GET /channels/…/users/@me/threads/archived/private`.
    pub(super) fn archived_threads(&self, parent: Id, is_private: bool, own: bool) -> Answer {
        let may = self.viewable(parent)?.bot_may;
        if may & READ_HISTORY == 0 || is_private && !own && may & MANAGE_THREADS == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        let wanted = |id: &Id, thread: &Thread| {
            thread.is_archived && thread.is_private == is_private && self.sees_channel(BOT, *id)
        };
        let there = self.channels.iter().filter(|(id, channel)| {
            matches!(channel.place, Place::Thread { parent: above, .. } if above == parent)
                && channel
                    .thread
                    .as_ref()
                    .is_some_and(|thread| wanted(id, thread))
        });
        let ids: Vec<Id> = there.map(|(id, _)| *id).rev().collect();
        done(json!({
            "threads": ids.iter().map(|id| self.channel(*id)).collect::<Vec<_>>(),
            "members": ids.iter().filter_map(|id| self.thread_member(*id, BOT, false)).collect::<Vec<_>>(),
            "has_more": false,
        }))
    }
}

fn auto_archive(body: &Value, complaints: &mut Complaints) {
    let minutes = &body["auto_archive_duration"];
    if !minutes.is_null()
        && !minutes
            .as_u64()
            .is_some_and(|minutes| AUTO_ARCHIVES.contains(&minutes))
    {
        complaints.add(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        );
    }
}
