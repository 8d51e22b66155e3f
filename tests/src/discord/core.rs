//! The one lock, and the server's life.

use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::refusal::Refusal;
use super::schema::Schema;
use super::world::World;

/// What all connections share.
#[derive(Debug)]
pub(super) struct Core {
    world: Mutex<World>,
    /// Discord's description, where it is at hand.
    pub(super) schema: Option<Mutex<Schema>>,
}

impl Core {
    /// Puts the world behind its lock.
    pub(super) fn new(world: World, schema: Option<Schema>) -> Self {
        Self {
            world: Mutex::new(world),
            schema: schema.map(Mutex::new),
        }
    }

    /// Holds a body against Discord's description.
    pub(super) fn judge(&self, method: &str, path: &str, body: &Value) -> Result<(), Refusal> {
        self.schema.as_ref().map_or(Ok(()), |schema| {
            schema
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .judge(method, path, body)
        })
    }

    /// The world. A test that panicked while it held the lock spoils nothing for those who look afterwards.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
