//! A local Discord. Stock serenity, pointed at it, cannot tell it from the real one in what Sparrow uses; and it refuses
//! what Discord refuses, with the same status and code. Everything listens on 127.0.0.1 and lives in memory.
//!
//! The modules stand in the order of import: each uses only those above it.

/// The one lock.
mod core;
/// Failures on demand.
mod faults;
/// The WebSocket.
mod gateway;
/// The REST side.
mod http;
/// What a body may be.
mod limits;
/// What people and server owners do.
mod people;
/// Discord's error answers.
mod refusal;
/// Discord's OpenAPI description as a judge.
mod schema;
/// Everything it remembers, and who is connected.
mod sessions;
/// Its objects as JSON.
mod shapes;
/// The words in which tests and the playground speak with it.
mod surface;
mod world;
/// How messages come, change and go.
mod writing;

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
