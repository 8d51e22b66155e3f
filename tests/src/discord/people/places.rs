//! Guilds, channels, people, and what a moderator or the owner of the machine can do to them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::discord::core::Core;
use crate::discord::flags::USUAL;
use crate::discord::schema::Schema;
use crate::discord::surface::{Change, Cut, Fault, Id, Options, StartError};
use crate::discord::world::{BOT, Channel, Guild, Person, Place, TOKEN, World};
use crate::discord::{Discord, Server, http};

impl Discord {
    /// Starts listening. Needs a tokio runtime, on which it lives.
    ///
    /// # Errors
    ///
    /// When the port cannot be had, or the OpenAPI file is not one.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        let schema = options.openapi.as_deref().map(Schema::read).transpose()?;
        let listener = TcpListener::bind(("127.0.0.1", options.port)).await?;
        let address = listener.local_addr()?.to_string();
        let core = Arc::new(Core::new(World::new(options, address), schema));
        let task = tokio::spawn(http::serve(listener, Arc::clone(&core)));
        let server = Server {
            core: Arc::clone(&core),
            task,
        };
        Ok(Self {
            core,
            _server: Arc::new(server),
            runtime: tokio::runtime::Handle::current(),
        })
    }

    /// The address to give to `HttpBuilder::proxy`, such as `http://127.0.0.1:4321`.
    #[must_use]
    pub fn api_address(&self) -> String {
        format!("http://{}", self.core.world().address)
    }

    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> String {
        TOKEN.to_owned()
    }

    /// The bot's own user id, which is its application id too.
    #[must_use]
    pub fn bot(&self) -> Id {
        BOT
    }

    /// Waits until the bot is connected (READY sent) and has registered at least one command.
    pub async fn ready(&self) {
        let mut changes = self.changes();
        loop {
            {
                let world = self.core.world();
                if world.sessions.connected() > 0 && !world.commands.is_empty() {
                    return;
                }
            }
            // A lagging receiver has missed changes, which is a reason to look again as well.
            let _ = changes.recv().await;
        }
    }

    /// A new guild with the bot in it and one channel, `general`.
    pub fn add_guild(&self, name: &str) -> Id {
        let id = {
            let mut world = self.core.world();
            let (id, now) = (world.id(), world.now());
            world.guilds.insert(
                id,
                Guild {
                    name: name.to_owned(),
                    locale: "en-US".to_owned(),
                    members: BTreeMap::from([(BOT, now)]),
                    ranks: BTreeMap::new(),
                },
            );
            let channel = world.id();
            world.channels.insert(
                channel,
                Channel::new(Place::Text { guild: id }, "general", USUAL),
            );
            id
        };
        self.invite_bot(id);
        id
    }

    /// A new text channel.
    pub fn add_channel(&self, guild: Id, name: &str) -> Id {
        let mut world = self.core.world();
        let id = world.id();
        world
            .channels
            .insert(id, Channel::new(Place::Text { guild }, name, USUAL));
        let channel = world.channel(id);
        world.emit("CHANNEL_CREATE", Some(guild), &channel);
        world.tell(Change::World);
        id
    }

    /// A new person, in no guild yet; open to DMs.
    pub fn add_person(&self, name: &str) -> Id {
        let mut world = self.core.world();
        let id = world.id();
        world.people.insert(
            id,
            Person {
                name: name.to_owned(),
                locale: "en-US".to_owned(),
                dms_open: true,
            },
        );
        world.tell(Change::World);
        id
    }

    /// The person joins the guild.
    pub fn join(&self, person: Id, guild: Id) {
        let mut world = self.core.world();
        let now = world.now();
        if let Some(found) = world.guilds.get_mut(&guild) {
            found.members.insert(person, now);
        }
        let mut member = world.member(person, guild);
        member["guild_id"] = json!(guild.to_string());
        world.emit("GUILD_MEMBER_ADD", Some(guild), &member);
        world.tell(Change::World);
    }

    /// The person leaves the guild.
    pub fn leave(&self, person: Id, guild: Id) {
        let mut world = self.core.world();
        if let Some(found) = world.guilds.get_mut(&guild) {
            found.members.remove(&person);
        }
        let threads: Vec<Id> = world.channels.keys().copied().collect();
        for thread in threads {
            if world.channels.get(&thread).and_then(Channel::guild) == Some(guild) {
                world.quit(thread, person);
            }
        }
        let gone = json!({"guild_id": guild.to_string(), "user": world.user(person)});
        world.emit("GUILD_MEMBER_REMOVE", Some(guild), &gone);
        world.tell(Change::World);
    }

    /// The person's client language, such as `en-GB` (default `en-US`).
    pub fn set_locale(&self, person: Id, locale: &str) {
        let mut world = self.core.world();
        if let Some(person) = world.people.get_mut(&person) {
            locale.clone_into(&mut person.locale);
        }
        world.tell(Change::World);
    }

    /// The server's language (default `en-US`).
    pub fn set_guild_locale(&self, guild: Id, locale: &str) {
        let mut world = self.core.world();
        if let Some(guild) = world.guilds.get_mut(&guild) {
            locale.clone_into(&mut guild.locale);
        }
        world.tell(Change::World);
    }

    /// What a person may do in a guild, as Discord's permission bits beside the usual ones, and his roles there.
    pub fn set_rank(&self, person: Id, guild: Id, may: u64, roles: &[Id]) {
        if let Some(guild) = self.core.world().guilds.get_mut(&guild) {
            guild.ranks.insert(person, (may, roles.to_vec()));
        }
    }

    /// Whether bots may write to the person (closed: 50007).
    pub fn set_dms_open(&self, person: Id, open: bool) {
        let mut world = self.core.world();
        if let Some(person) = world.people.get_mut(&person) {
            person.dms_open = open;
        }
        world.tell(Change::World);
    }

    /// What the bot may do in this channel and its threads, as Discord's permission bits.
    pub fn set_bot_permissions(&self, channel: Id, bits: u64) {
        let mut world = self.core.world();
        for (id, found) in &mut world.channels {
            let below = matches!(found.place, Place::Thread { parent, .. } if parent == channel);
            if *id == channel || below {
                found.bot_may = bits;
            }
        }
        let (changed, guild) = (
            world.channel(channel),
            world.channels.get(&channel).and_then(Channel::guild),
        );
        if changed["type"] == 0 {
            world.emit("CHANNEL_UPDATE", guild, &changed);
        }
        world.tell(Change::World);
    }

    /// Whether somebody, or the bot, is in the guild.
    #[must_use]
    pub fn is_member(&self, person: Id, guild: Id) -> bool {
        self.core.world().is_member(person, guild)
    }

    /// The bot is kicked from the guild.
    pub fn kick_bot(&self, guild: Id) {
        let mut world = self.core.world();
        if let Some(found) = world.guilds.get_mut(&guild) {
            found.members.remove(&BOT);
        }
        world.emit(
            "GUILD_DELETE",
            Some(guild),
            &json!({"id": guild.to_string()}),
        );
        world.tell(Change::World);
    }

    /// The bot is invited to the guild (again).
    pub fn invite_bot(&self, guild: Id) {
        let mut world = self.core.world();
        let now = world.now();
        if let Some(found) = world.guilds.get_mut(&guild) {
            found.members.insert(BOT, now);
        }
        let whole: Value = world.guild(guild, true);
        world.emit("GUILD_CREATE", Some(guild), &whole);
        world.tell(Change::World);
    }

    /// A moderator deletes a message.
    pub fn delete_message(&self, channel: Id, message: Id) {
        let mut world = self.core.world();
        if world
            .messages
            .get(&message)
            .is_some_and(|found| found.channel == channel)
        {
            world.erase(message);
        }
    }

    /// A moderator deletes a channel or thread, with all its messages and threads.
    pub fn delete_channel(&self, channel: Id) {
        self.core.world().raze(channel);
    }

    /// The wall clock of this Discord jumps: messages grow older, tokens expire. Running deadlines of three seconds are
    /// not touched.
    pub fn pass(&self, time: Duration) {
        let mut world = self.core.world();
        world.pass(time);
        world.doze();
        world.tell(Change::World);
    }

    /// The next `count` requests fail in this way.
    pub fn fail_next(&self, count: u32, how: Fault) {
        self.fail_next_at("", count, how);
    }

    /// The next `count` requests whose method and path, as in `POST /channels`, contain `part` fail in this way.
    pub fn fail_next_at(&self, part: &str, count: u32, how: Fault) {
        self.core.world().faults.plan(part, count, how);
    }

    /// Where requests are counted, no more of this kind are taken for so long, as if there had been too many.
    pub fn drain(&self, method: &str, path: &str, time: Duration) {
        let mut world = self.core.world();
        let full = world.now() + time;
        world.buckets.drain(method, path, full);
    }

    /// The bot is told of the newest interaction once more, as it may be after a broken line.
    pub fn repeat_interaction(&self) {
        for session in &mut self.core.world().sessions.list {
            let told = session.history.iter().rev();
            let newest = told
                .map(|(_, payload)| payload)
                .find(|payload| payload["t"] == "INTERACTION_CREATE");
            if let Some(payload) = newest.cloned() {
                session.dispatch("INTERACTION_CREATE", payload["d"].clone());
            }
        }
    }

    /// Breaks every gateway connection.
    pub fn cut(&self, how: Cut) {
        self.core.world().sessions.cut(how);
    }

    /// Whether new gateway connections are taken. Closing the gateway leaves those that stand.
    pub fn set_gateway_open(&self, open: bool) {
        self.core.world().sessions.shut = !open;
    }

    /// How many gateway connections are past READY or RESUMED.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.core.world().sessions.connected()
    }
}
