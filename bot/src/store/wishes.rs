//! What people and servers chose for themselves.

use commands::preferences::{Preferences, ServerSettings};
use commands::who::{Guild, Person};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tracing::warn;

use super::{Store, StoreError};

/// Whose wishes.
#[derive(Debug, Clone, Copy)]
enum Of {
    Person(Person),
    Server(Guild),
}

impl Of {
    const fn name(self) -> &'static str {
        match self {
            Self::Person(_) => "person",
            Self::Server(_) => "server",
        }
    }

    const fn id(self) -> i64 {
        match self {
            Self::Person(Person(id)) | Self::Server(Guild(id)) => id.cast_signed(),
        }
    }
}

impl Store {
    /// What a person chose; nothing if he never did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn preferences(&self, person: Person) -> Result<Preferences, StoreError> {
        self.wishes(Of::Person(person)).await
    }

    /// Keeps what a person chose, in place of what he chose before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_preferences(
        &self,
        person: Person,
        chosen: &Preferences,
    ) -> Result<(), StoreError> {
        self.keep_wishes(Of::Person(person), chosen).await
    }

    /// What a server chose; nothing if it never did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_settings(&self, guild: Guild) -> Result<ServerSettings, StoreError> {
        self.wishes(Of::Server(guild)).await
    }

    /// Keeps what a server chose, in place of what it chose before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep_server_settings(
        &self,
        guild: Guild,
        chosen: &ServerSettings,
    ) -> Result<(), StoreError> {
        self.keep_wishes(Of::Server(guild), chosen).await
    }

    async fn wishes<T: DeserializeOwned + Default>(&self, of: Of) -> Result<T, StoreError> {
        let value: Option<String> =
            sqlx::query_scalar("SELECT value FROM wish WHERE of = ? AND id = ?")
                .bind(of.name())
                .bind(of.id())
                .fetch_optional(&self.pool)
                .await?;
        let read = value
            .as_deref()
            .map_or(Ok(T::default()), serde_json::from_str);
        // A form that is not known, perhaps of a newer program, costs somebody his choices but never the table.
        Ok(read.unwrap_or_else(|error| {
            warn!(
                of = of.name(),
                column = error.column(),
                "what somebody chose cannot be read"
            );
            T::default()
        }))
    }

    async fn keep_wishes(&self, of: Of, chosen: &impl Serialize) -> Result<(), StoreError> {
        let value =
            serde_json::to_string(chosen).map_err(|error| sqlx::Error::Encode(error.into()))?;
        sqlx::query("INSERT OR REPLACE INTO wish (of, id, value) VALUES (?, ?, ?)")
            .bind(of.name())
            .bind(of.id())
            .bind(value)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
