//! What the gateway tells: events to sessions, new sessions, sessions taken up again.

use std::collections::VecDeque;
use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::sessions::{Out, Session};
use super::surface::{Change, Id};
use super::world::{BOT, World};

impl World {
    /// Somebody wants to connect: whether he is refused, or hung up on.
    pub(super) fn knock(&mut self) -> (bool, Option<u16>) {
        self.sessions.knocks.push(Instant::now());
        self.tell(Change::World);
        (self.sessions.shut, self.sessions.hangs_up)
    }

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
        let compress = compress && self.options.compresses;
        let mut session = Session {
            id: id.clone(),
            intents,
            shard,
            compress,
            seq: 0,
            history: VecDeque::new(),
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
        let forgotten = session
            .history
            .front()
            .is_some_and(|(first, _)| seq + 1 < *first);
        if seq > session.seq || forgotten {
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
