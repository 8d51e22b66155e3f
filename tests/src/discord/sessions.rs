//! Gateway sessions: who is connected, what each may hear, and what it has missed.

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::surface::{Change, Cut, Id};
use super::world::{BOT, World};

/// GUILDS.
const GUILDS: u64 = 1;
/// GUILD_MEMBERS, privileged.
const GUILD_MEMBERS: u64 = 1 << 1;
/// GUILD_PRESENCES, privileged.
const GUILD_PRESENCES: u64 = 1 << 8;
/// GUILD_MESSAGES.
const GUILD_MESSAGES: u64 = 1 << 9;
/// DIRECT_MESSAGES.
const DIRECT_MESSAGES: u64 = 1 << 12;
/// MESSAGE_CONTENT, privileged.
const MESSAGE_CONTENT: u64 = 1 << 15;
/// Intents that this bot was not granted: asking for one closes the connection with 4014.
pub(super) const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
/// All intents there are; others close the connection with 4013.
pub(super) const KNOWN: u64 = (1 << 26) - 1;

/// What a connection is told to send or do.
#[derive(Debug)]
pub(super) enum Out {
    /// Send this payload.
    Payload(Value),
    /// Close with this code.
    Close(u16),
    /// Let TCP go without a word.
    Drop,
}

/// A session, connected or waiting to be resumed.
#[derive(Debug)]
pub(super) struct Session {
    pub(super) id: String,
    pub(super) intents: u64,
    /// Number and count of shards.
    pub(super) shard: (u64, u64),
    pub(super) compress: bool,
    seq: u64,
    /// All dispatches so far, for RESUME.
    history: Vec<(u64, Value)>,
    /// The present connection: its number and its mouth.
    connection: Option<(Id, mpsc::UnboundedSender<Out>)>,
}

/// All sessions.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    list: Vec<Session>,
    /// Whether new connections are refused.
    pub(super) shut: bool,
}

impl Sessions {
    /// How many are connected.
    pub(super) fn connected(&self) -> usize {
        self.list
            .iter()
            .filter(|session| session.connection.is_some())
            .count()
    }

    /// Whether the session wants compressed dispatches.
    pub(super) fn compresses(&self, id: &str) -> bool {
        self.list
            .iter()
            .any(|session| session.id == id && session.compress)
    }

    /// The connection is over. A session closed by the bot with 1000 or 1001 is over as well.
    pub(super) fn hung_up(&mut self, connection: Id, for_good: bool) {
        let is_it = |session: &Session| {
            session
                .connection
                .as_ref()
                .is_some_and(|(number, _)| *number == connection)
        };
        if for_good {
            self.list.retain(|session| !is_it(session));
        }
        for session in self.list.iter_mut().filter(|session| is_it(session)) {
            session.connection = None;
        }
    }

    /// Breaks all connections.
    pub(super) fn cut(&mut self, how: Cut) {
        let connected = self
            .list
            .iter_mut()
            .filter_map(|session| session.connection.as_ref());
        for (_, mouth) in connected {
            // A connection that is just ending needs no cutting.
            let _ = mouth.send(match how {
                Cut::Dropped | Cut::Forgotten => Out::Drop,
                Cut::Closed(code) => Out::Close(code),
                Cut::Reconnect => Out::Payload(json!({"op": 7, "d": null, "s": null, "t": null})),
                Cut::Invalid { resumable } => {
                    Out::Payload(json!({"op": 9, "d": resumable, "s": null, "t": null}))
                }
            });
        }
        let forget = matches!(
            how,
            Cut::Forgotten
                | Cut::Invalid { resumable: false }
                | Cut::Closed(1000 | 1001 | 4006 | 4007 | 4009)
        );
        if forget {
            self.list.clear();
        } else if how != (Cut::Invalid { resumable: true }) && how != Cut::Reconnect {
            // From this instant on nothing more reaches the bot: it is all in the history.
            self.list
                .iter_mut()
                .for_each(|session| session.connection = None);
        }
    }
}

impl Session {
    fn dispatch(&mut self, event: &str, data: Value) {
        self.seq += 1;
        let payload = json!({"op": 0, "s": self.seq, "t": event, "d": data});
        if let Some((_, mouth)) = &self.connection {
            // A connection that has just died will find the event in the history.
            let _ = mouth.send(Out::Payload(payload.clone()));
        }
        self.history.push((self.seq, payload));
    }

    fn hears(&self, event: &str, guild: Option<Id>) -> bool {
        let (number, count) = self.shard;
        let home = guild.map_or(0, |guild| (guild >> 22) % count.max(1));
        let needed = match (event, guild) {
            ("GUILD_MEMBER_ADD" | "GUILD_MEMBER_REMOVE", _) => GUILD_MEMBERS,
            ("MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE", Some(_)) => GUILD_MESSAGES,
            ("MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE", None) => DIRECT_MESSAGES,
            (event, _)
                if event.starts_with("GUILD_")
                    || event.starts_with("CHANNEL_")
                    || event.starts_with("THREAD_") =>
            {
                GUILDS
            }
            _ => 0,
        };
        home == number && self.intents & needed == needed
    }
}

impl World {
    /// Sends an event to every session that hears it.
    pub(super) fn emit(&mut self, event: &str, guild: Option<Id>, data: &Value) {
        for session in &mut self.sessions.list {
            if session.hears(event, guild) {
                session.dispatch(event, data.clone());
            }
        }
    }

    /// A new session: READY, then GUILD_CREATE for each guild. Gives the session's id.
    pub(super) fn identify(
        &mut self,
        connection: Id,
        mouth: mpsc::UnboundedSender<Out>,
        intents: u64,
        shard: (u64, u64),
        compress: bool,
    ) -> String {
        let id = format!("{:032x}", self.id());
        let mut session = Session {
            id: id.clone(),
            intents,
            shard,
            compress,
            seq: 0,
            history: Vec::new(),
            connection: Some((connection, mouth)),
        };
        let here: Vec<Id> = self
            .guilds
            .keys()
            .copied()
            .filter(|guild| self.is_member(BOT, *guild))
            .collect();
        let mine: Vec<Id> = here
            .into_iter()
            .filter(|guild| (guild >> 22) % shard.1.max(1) == shard.0)
            .collect();
        let unavailable: Vec<Value> = mine
            .iter()
            .map(|guild| json!({"id": guild.to_string(), "unavailable": true}))
            .collect();
        session.dispatch(
            "READY",
            json!({
                "v": 10, "user": self.user(BOT), "guilds": unavailable, "session_id": id, "session_type": "normal",
                "resume_gateway_url": format!("ws://{}", self.address), "shard": [shard.0, shard.1],
                "application": {"id": BOT.to_string(), "flags": 0}, "private_channels": [], "relationships": [],
            }),
        );
        for guild in mine {
            if session.hears("GUILD_CREATE", Some(guild)) {
                session.dispatch("GUILD_CREATE", self.guild(guild, true));
            }
        }
        self.sessions.list.push(session);
        self.tell(Change::World);
        id
    }

    /// Takes a session up again: what it missed after `seq`, then RESUMED. False when there is none such.
    pub(super) fn resume(
        &mut self,
        connection: Id,
        mouth: mpsc::UnboundedSender<Out>,
        id: &str,
        seq: u64,
    ) -> bool {
        let Some(session) = self
            .sessions
            .list
            .iter_mut()
            .find(|session| session.id == id)
        else {
            return false;
        };
        if seq > session.seq {
            return false;
        }
        for (_, payload) in session.history.iter().filter(|(number, _)| *number > seq) {
            // A connection that died in these microseconds will resume once more.
            let _ = mouth.send(Out::Payload(payload.clone()));
        }
        session.connection = Some((connection, mouth));
        session.dispatch("RESUMED", json!({"_trace": []}));
        self.tell(Change::World);
        true
    }
}
