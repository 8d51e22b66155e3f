//! Gateway sessions: who is connected, what each may hear, and what it has missed.

use std::collections::VecDeque;
use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::surface::{Cut, Id};

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

/// How many events a session keeps for RESUME.
const REMEMBERED: usize = 4096;

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
    pub(super) seq: u64,
    /// The last dispatches, for RESUME.
    pub(super) history: VecDeque<(u64, Value)>,
    /// The present connection: its number and its mouth.
    pub(super) connection: Option<(Id, mpsc::UnboundedSender<Out>)>,
}

/// All sessions.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    pub(super) list: Vec<Session>,
    /// Whether new connections are refused.
    pub(super) shut: bool,
    /// With which code new connections are closed before anything is said on them.
    pub(super) hangs_up: Option<u16>,
    /// When somebody wanted to connect, refused or not.
    pub(super) knocks: Vec<Instant>,
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
    /// Sends an event with the next number, and keeps it for RESUME.
    pub(super) fn dispatch(&mut self, event: &str, data: Value) {
        self.seq += 1;
        let payload = json!({"op": 0, "s": self.seq, "t": event, "d": data});
        if let Some((_, mouth)) = &self.connection {
            // A connection that has just died will find the event in the history.
            let _ = mouth.send(Out::Payload(payload.clone()));
        }
        self.history.push_back((self.seq, payload));
        if self.history.len() > REMEMBERED {
            self.history.pop_front();
        }
    }

    /// Whether the session hears an event, by its shard and its intents.
    pub(super) fn hears(&self, event: &str, guild: Option<Id>) -> bool {
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
