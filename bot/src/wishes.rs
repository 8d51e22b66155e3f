//! What people and servers chose, at hand: read from the store once, written through it.

use std::sync::Arc;

use commands::preferences::{Preferences, ServerSettings};
use commands::who::{Guild, Person};
use dashmap::DashMap;
use tracing::error;

use crate::store::{Store, StoreError};

/// What people and servers chose. Clones share it.
#[derive(Debug, Clone)]
pub struct Wishes {
    store: Store,
    people: Arc<DashMap<Person, Preferences>>,
    servers: Arc<DashMap<Guild, ServerSettings>>,
}

impl Wishes {
    /// The wishes kept in this store.
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self {
            store,
            people: Arc::default(),
            servers: Arc::default(),
        }
    }

    /// What a person chose. If the store fails, nothing: he is answered all the same.
    pub async fn of_person(&self, person: Person) -> Preferences {
        if let Some(known) = self.people.get(&person) {
            return known.clone();
        }
        match self.store.preferences(person).await {
            Ok(read) => self.people.entry(person).or_insert(read).clone(),
            Err(error) => {
                error!(%error, "what a person chose could not be read");
                Preferences::default()
            }
        }
    }

    /// What a server chose. If the store fails, nothing.
    pub async fn of_server(&self, guild: Guild) -> ServerSettings {
        if let Some(known) = self.servers.get(&guild) {
            return known.clone();
        }
        match self.store.server_settings(guild).await {
            Ok(read) => self.servers.entry(guild).or_insert(read).clone(),
            Err(error) => {
                error!(%error, "what a server chose could not be read");
                ServerSettings::default()
            }
        }
    }

    /// A person chooses.
    ///
    /// # Errors
    /// When it could not be kept; then nothing has changed.
    pub async fn person_chooses(
        &self,
        person: Person,
        chosen: Preferences,
    ) -> Result<(), StoreError> {
        self.store.keep_preferences(person, &chosen).await?;
        self.people.insert(person, chosen);
        Ok(())
    }

    /// What a person chose is not kept any more.
    pub fn forget(&self, person: Person) {
        self.people.remove(&person);
    }

    /// A server chooses.
    ///
    /// # Errors
    /// When it could not be kept; then nothing has changed.
    pub async fn server_chooses(
        &self,
        guild: Guild,
        chosen: ServerSettings,
    ) -> Result<(), StoreError> {
        self.store.keep_server_settings(guild, &chosen).await?;
        self.servers.insert(guild, chosen);
        Ok(())
    }
}
