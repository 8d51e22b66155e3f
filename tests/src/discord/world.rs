//! Everything this Discord remembers. One lock guards all of it; nothing in here waits.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value};
use tokio::sync::broadcast;

use super::buckets::Buckets;
use super::faults::Faults;
use super::flags::MANAGE_THREADS;
use super::sessions::Sessions;
use super::surface::{Change, Id, Options, Outcome, Sent};
use super::thread::Thread;

/// The bot's user id and application id.
pub(super) const BOT: Id = 100_000_000_000_000_001;
/// The bot's token. Its first part is [`BOT`] in base 64, as Discord has it.
pub(super) const TOKEN: &str =
    "MTAwMDAwMDAwMDAwMDAwMDAx.local0.a-token-for-a-discord-on-this-machine";
/// Where snowflakes begin to count: the first second of 2015, in milliseconds since 1970.
const EPOCH: u64 = 1_420_070_400_000;

/// Somebody with an account; the bot is one of them.
#[derive(Debug)]
pub(super) struct Person {
    pub(super) name: String,
    pub(super) locale: String,
    pub(super) dms_open: bool,
}

/// A server.
#[derive(Debug)]
pub(super) struct Guild {
    pub(super) name: String,
    /// The language that its people have in common.
    pub(super) locale: String,
    /// Who is in it (the bot too) and since when.
    pub(super) members: BTreeMap<Id, SystemTime>,
    /// What single people may do, and their roles; the others have no role and may do what is usual.
    pub(super) ranks: BTreeMap<Id, (u64, Vec<Id>)>,
}

/// What kind of channel it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A text channel of a guild.
    Text { guild: Id },
    /// A forum of a guild, whose posts are threads.
    Forum { guild: Id },
    /// A thread below a text channel, or a post of a forum.
    Thread { guild: Id, parent: Id },
    /// The direct messages between a person and the bot.
    Dm { person: Id },
}

/// Where messages stand.
#[derive(Debug)]
pub(super) struct Channel {
    pub(super) place: Place,
    pub(super) name: String,
    /// The bot's permission bits here.
    pub(super) bot_may: u64,
    /// What it is besides, where it is a thread.
    pub(super) thread: Option<Thread>,
}

impl Channel {
    /// A channel; what makes it a thread is added by whoever starts one.
    pub(super) fn new(place: Place, name: &str, bot_may: u64) -> Self {
        Self {
            place,
            name: name.to_owned(),
            bot_may,
            thread: None,
        }
    }

    /// The guild it belongs to.
    pub(super) fn guild(&self) -> Option<Id> {
        match self.place {
            Place::Text { guild } | Place::Forum { guild } | Place::Thread { guild, .. } => {
                Some(guild)
            }
            Place::Dm { .. } => None,
        }
    }
}

/// A message. `json` holds the fields of Discord's message object that do not depend on who looks.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) channel: Id,
    pub(super) author: Id,
    /// The one person who sees it, where it is ephemeral.
    pub(super) only: Option<Id>,
    pub(super) written: SystemTime,
    /// Edits made since it grew old.
    pub(super) old_edits: u32,
    pub(super) json: Map<String, Value>,
}

/// An uploaded file.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) kind: String,
    pub(super) bytes: Vec<u8>,
}

/// An interaction: a command, a press, a form, or typing.
#[derive(Debug)]
pub(super) struct Interaction {
    pub(super) token: String,
    /// Discord's interaction type: 2 command, 3 component, 4 autocompletion, 5 modal.
    pub(super) kind: u8,
    pub(super) person: Id,
    pub(super) channel: Id,
    /// The message whose component was pressed.
    pub(super) source: Option<Id>,
    /// The command's name, for the message's "used /…" line.
    pub(super) command: Option<String>,
    pub(super) made: SystemTime,
    /// Messages written with its token besides `@original`.
    pub(super) followups: Vec<Id>,
    /// What `@original` is.
    pub(super) original: Option<Id>,
    pub(super) outcome: Outcome,
    /// The form it opened, until it is sent.
    pub(super) form: Option<Value>,
}

/// A registered command.
#[derive(Clone, Debug)]
pub(super) struct Command {
    pub(super) guild: Option<Id>,
    pub(super) json: Value,
}

/// All of it.
#[derive(Debug)]
pub(super) struct World {
    pub(super) options: Options,
    /// `127.0.0.1:PORT`.
    pub(super) address: String,
    pub(super) people: BTreeMap<Id, Person>,
    pub(super) guilds: BTreeMap<Id, Guild>,
    pub(super) channels: BTreeMap<Id, Channel>,
    pub(super) messages: BTreeMap<Id, Message>,
    pub(super) files: BTreeMap<Id, File>,
    pub(super) interactions: BTreeMap<Id, Interaction>,
    pub(super) commands: Vec<Command>,
    pub(super) emojis: Vec<Value>,
    /// What they look like.
    pub(super) emoji_pictures: BTreeMap<Id, File>,
    /// Creates with `enforce_nonce`, by channel and nonce.
    pub(super) nonces: HashMap<(Id, String), Id>,
    pub(super) sessions: Sessions,
    pub(super) faults: Faults,
    pub(super) buckets: Buckets,
    /// What is merged into the next interaction.
    pub(super) altered: Option<Value>,
    pub(super) sent: Vec<Sent>,
    pub(super) changes: broadcast::Sender<Change>,
    ahead: Duration,
    last_id: Id,
}

impl World {
    /// An empty world with nobody but the bot.
    pub(super) fn new(options: Options, address: String) -> Self {
        let bot = Person {
            name: "Sparrow".to_owned(),
            locale: "en-US".to_owned(),
            dms_open: false,
        };
        Self {
            options,
            address,
            people: BTreeMap::from([(BOT, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            files: BTreeMap::new(),
            interactions: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Vec::new(),
            emoji_pictures: BTreeMap::new(),
            nonces: HashMap::new(),
            sessions: Sessions::default(),
            faults: Faults::default(),
            buckets: Buckets::default(),
            altered: None,
            sent: Vec::new(),
            changes: broadcast::channel(16_384).0,
            ahead: Duration::ZERO,
            last_id: BOT,
        }
    }

    /// The wall clock of this Discord.
    pub(super) fn now(&self) -> SystemTime {
        self.options.stands_at.unwrap_or_else(SystemTime::now) + self.ahead
    }

    /// Moves the wall clock on.
    pub(super) fn pass(&mut self, time: Duration) {
        self.ahead += time;
    }

    /// A new snowflake, greater than all before.
    pub(super) fn id(&mut self) -> Id {
        let millis = self
            .now()
            .duration_since(UNIX_EPOCH)
            .map_or(EPOCH, |t| u64::try_from(t.as_millis()).unwrap_or(EPOCH));
        self.last_id = (millis.saturating_sub(EPOCH) << 22).max(self.last_id + 1);
        self.last_id
    }

    /// Tells the clients of people to redraw.
    pub(super) fn tell(&self, change: Change) {
        // Nobody listening is no fault.
        let _ = self.changes.send(change);
    }

    /// Whether the person is in the guild or conversation that the channel belongs to, and in the thread if it is private.
    /// Who manages threads sees private ones as well; of all, only the bot may.
    pub(super) fn sees_channel(&self, person: Id, channel: Id) -> bool {
        self.channels
            .get(&channel)
            .is_some_and(|found| match found.place {
                Place::Text { guild } | Place::Forum { guild } => self.is_member(person, guild),
                Place::Thread { guild, .. } => {
                    let manages = person == BOT && found.bot_may & MANAGE_THREADS != 0;
                    let inside = found.thread.as_ref().is_none_or(|thread| {
                        !thread.is_private || thread.members.contains_key(&person)
                    });
                    self.is_member(person, guild) && (inside || manages)
                }
                Place::Dm { person: whose } => person == whose || person == BOT,
            })
    }

    /// Whether the person is in the guild.
    pub(super) fn is_member(&self, person: Id, guild: Id) -> bool {
        self.guilds
            .get(&guild)
            .is_some_and(|guild| guild.members.contains_key(&person))
    }

    /// Whether the person sees the message: the channel, and no other's ephemeral.
    pub(super) fn sees_message(&self, person: Id, message: &Message) -> bool {
        self.sees_channel(person, message.channel) && message.only.is_none_or(|only| only == person)
    }

    /// Who owns the guild: the first person in it.
    pub(super) fn owner(&self, guild: Id) -> Id {
        self.guilds
            .get(&guild)
            .and_then(|guild| guild.members.keys().find(|id| **id != BOT))
            .copied()
            .unwrap_or(BOT)
    }

    /// The person's DM channel with the bot, made if there is none.
    pub(super) fn dm(&mut self, person: Id) -> Id {
        let there = self
            .channels
            .iter()
            .find(|(_, channel)| channel.place == Place::Dm { person })
            .map(|(id, _)| *id);
        there.unwrap_or_else(|| {
            let id = self.id();
            let channel = Channel::new(Place::Dm { person }, "", u64::MAX >> 1);
            self.channels.insert(id, channel);
            self.tell(Change::World);
            id
        })
    }
}
