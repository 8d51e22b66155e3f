//! Threads and forums as people start, fill and close them.

use serde_json::json;

use crate::discord::Discord;
use crate::discord::flags::USUAL;
use crate::discord::surface::{Change, Id, Refused};
use crate::discord::thread::Start;
use crate::discord::world::{BOT, Channel, Place, World};
use crate::discord::writing::Sender;

impl Discord {
    /// A new public thread in a channel, started by the first person of the server.
    ///
    /// # Panics
    ///
    /// When the parent is not a channel of a guild.
    pub fn add_thread(&self, parent: Id, name: &str) -> Id {
        let mut world = self.core.world();
        let guild = world
            .channels
            .get(&parent)
            .and_then(Channel::guild)
            .expect("a thread hangs below a guild's channel");
        let start = begun(guild, parent, name, world.owner(guild), false);
        world.new_thread(start)
    }

    /// The person starts a thread, public or private, with himself in it.
    ///
    /// # Errors
    ///
    /// When he does not see the channel, or threads cannot hang there.
    pub fn start_thread(
        &self,
        person: Id,
        parent: Id,
        name: &str,
        is_private: bool,
    ) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let guild = below(&world, person, parent)?;
        Ok(world.new_thread(begun(guild, parent, name, person, is_private)))
    }

    /// Somebody is brought into a thread by another who is in it; the bot as well.
    ///
    /// # Errors
    ///
    /// When the one who brings does not see the thread, or the other is not in the server.
    pub fn add_to_thread(&self, by: Id, thread: Id, person: Id) -> Result<(), Refused> {
        let mut world = self.core.world();
        let guild = below(&world, by, thread)?;
        if !world.is_member(person, guild) {
            return Err(Refused::NoPerson);
        }
        if world.enter(thread, person) {
            world.note_added(thread, by, person);
        }
        Ok(())
    }

    /// The person leaves a thread.
    pub fn leave_thread(&self, person: Id, thread: Id) {
        self.core.world().quit(thread, person);
    }

    /// A moderator puts a thread into the archive or takes it out.
    pub fn archive_thread(&self, thread: Id, is_archived: bool) {
        self.core.world().archive(thread, is_archived);
    }

    /// A moderator locks a thread or unlocks it.
    pub fn lock_thread(&self, thread: Id, is_locked: bool) {
        self.core
            .world()
            .change_thread(thread, |thread| thread.is_locked = is_locked);
    }

    /// A new forum.
    pub fn add_forum(&self, guild: Id, name: &str) -> Id {
        let mut world = self.core.world();
        let id = world.id();
        world
            .channels
            .insert(id, Channel::new(Place::Forum { guild }, name, USUAL));
        let channel = world.channel(id);
        world.emit("CHANNEL_CREATE", Some(guild), &channel);
        world.tell(Change::World);
        id
    }

    /// The person posts in a forum: a thread with a first message.
    ///
    /// # Errors
    ///
    /// When he does not see the forum.
    pub fn post(&self, person: Id, forum: Id, title: &str, text: &str) -> Result<Id, Refused> {
        let mut world = self.core.world();
        let guild = below(&world, person, forum)?;
        let id = world.new_thread(begun(guild, forum, title, person, false));
        let sender = Sender {
            channel: id,
            author: person,
            only: None,
            interaction: None,
        };
        world.write_first(sender, &json!({"content": text}), &[]);
        Ok(id)
    }

    /// Whether the person sees the channel.
    #[must_use]
    pub fn sees(&self, person: Id, channel: Id) -> bool {
        self.core.world().sees_channel(person, channel)
    }
}

fn begun(guild: Id, parent: Id, name: &str, owner: Id, is_private: bool) -> Start {
    Start {
        guild,
        parent,
        name: name.to_owned(),
        owner,
        is_private,
        auto_archive: 1440,
        is_invitable: true,
        message: None,
    }
}

/// The guild of a channel that the person sees.
fn below(world: &World, person: Id, channel: Id) -> Result<Id, Refused> {
    let found = world.channels.get(&channel).and_then(Channel::guild);
    found
        .filter(|_| person != BOT && world.sees_channel(person, channel))
        .ok_or(Refused::NoChannel)
}
