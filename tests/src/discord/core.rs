//! The one lock, and the server's life.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::world::World;

/// What all connections share.
#[derive(Debug)]
pub(super) struct Core {
    world: Mutex<World>,
}

impl Core {
    /// Puts the world behind its lock.
    pub(super) fn new(world: World) -> Self {
        Self {
            world: Mutex::new(world),
        }
    }

    /// The world. A test that panicked while it held the lock spoils nothing for those who look afterwards.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
