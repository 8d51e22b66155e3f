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

    /// A person chooses: `choose` makes of what he chose before what he chooses now.
    ///
    /// # Errors
    /// What `choose` refuses, or when it could not be kept; then nothing has changed.
    pub async fn person_chooses<E: From<StoreError>>(
        &self,
        person: Person,
        choose: impl FnOnce(&Preferences) -> Result<Preferences, E> + Send,
    ) -> Result<Preferences, E> {
        // Noted while the store is ours, so that what is at hand changes in the order in which it is kept.
        let noted = |before: Preferences| {
            let chosen = choose(&before)?;
            self.people.insert(person, chosen.clone());
            Ok(chosen)
        };
        let changed = self.store.change_preferences(person, noted).await;
        if changed.is_err() {
            self.people.remove(&person);
        }
        changed
    }

    /// What a person chose is not kept any more.
    pub fn forget(&self, person: Person) {
        self.people.remove(&person);
    }

    /// A server chooses: `choose` makes of what it chose before what it chooses now.
    ///
    /// # Errors
    /// What `choose` refuses, or when it could not be kept; then nothing has changed.
    pub async fn server_chooses<E: From<StoreError>>(
        &self,
        guild: Guild,
        choose: impl FnOnce(&ServerSettings) -> Result<ServerSettings, E> + Send,
    ) -> Result<ServerSettings, E> {
        let noted = |before: ServerSettings| {
            let chosen = choose(&before)?;
            self.servers.insert(guild, chosen.clone());
            Ok(chosen)
        };
        let changed = self.store.change_server_settings(guild, noted).await;
        if changed.is_err() {
            self.servers.remove(&guild);
        }
        changed
    }
}

#[cfg(test)]
mod tests {
    use commands::words::Tongue;

    use super::*;

    #[tokio::test]
    async fn of_two_things_chosen_at_once_neither_is_lost_and_what_is_refused_changes_nothing() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let store = Store::open(&folder.path().join("sparrow.db")).await;
        let store = store.expect("the file can be used");
        let wishes = Wishes::new(store.clone());
        let (ada, guild) = (Person(1), Guild(2));
        let early = |before: &Preferences| {
            let before = before.clone();
            Ok::<_, StoreError>(Preferences {
                early: true,
                ..before
            })
        };
        let tongue = |before: &Preferences| {
            let tongue = Some(Tongue::Japanese);
            let before = before.clone();
            Ok::<_, StoreError>(Preferences { tongue, ..before })
        };
        let (first, second) = tokio::join!(
            wishes.person_chooses(ada, early),
            wishes.person_chooses(ada, tongue)
        );
        assert!(first.is_ok() && second.is_ok());
        let chosen = wishes.of_person(ada).await;
        assert!(chosen.early && chosen.tongue == Some(Tongue::Japanese));
        assert_eq!(store.preferences(ada).await.expect("readable"), chosen);

        let refused = |_: &ServerSettings| Err(StoreError::from(sqlx::Error::PoolClosed));
        assert!(wishes.server_chooses(guild, refused).await.is_err());
        assert_eq!(wishes.of_server(guild).await, ServerSettings::default());
    }
}
