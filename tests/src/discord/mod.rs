//! A local Discord. Stock serenity, pointed at it, cannot tell it from the real one in what Sparrow uses; and it refuses
//! what Discord refuses, with the same status and code. Everything listens on 127.0.0.1 and lives in memory.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The words in which tests and the playground speak with it.
mod surface;

/// Message flags and permissions.
mod flags;

/// Discord's error answers.
mod refusal;

/// Discord's OpenAPI description as a judge.
mod schema;

/// What a body may be.
mod limits;

/// Failures on demand.
mod faults;

/// How many requests are taken.
mod buckets;

/// Who is connected, and what each has missed.
mod sessions;

/// What a thread is besides a channel.
mod thread;

/// Everything it remembers.
mod world;

/// Its objects as JSON.
mod shapes;

/// What the gateway tells.
mod events;

/// Files that come with messages.
mod uploads;

/// How messages come, change and go.
mod writing;

/// How threads begin, fill, sleep and end.
mod threads;

/// The locks.
mod core;

/// The WebSocket.
mod gateway;

/// The REST side.
mod http;

/// What people and server owners do.
mod people;

use std::sync::Arc;

pub use surface::{Change, Cut, Fault, Id, Options, Outcome, Refused, Sent, StartError};

/// A running local Discord. Clones are handles to the same one; it stops when the last is dropped.
#[derive(Clone, Debug)]
pub struct Discord {
    core: Arc<core::Core>,
    /// Where deadlines run.
    runtime: tokio::runtime::Handle,
    _server: Arc<Server>,
}

/// The listening task, which ends with the last handle.
#[derive(Debug)]
struct Server {
    core: Arc<core::Core>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
        let mut world = self.core.world();
        world.sessions.shut = true;
        world.sessions.cut(Cut::Forgotten);
    }
}
