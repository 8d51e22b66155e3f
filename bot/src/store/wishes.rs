//! What people and servers chose for themselves.

use commands::preferences::{Preferences, ServerSettings};
use commands::who::{Guild, Person};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::SqliteExecutor;
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

    /// Changes what a person chose, in one step: of two things that are chosen at once neither is lost. Gives what he chose by
    /// now.
    ///
    /// # Errors
    /// What `change` refuses, or when the database fails; then nothing has changed.
    pub async fn change_preferences<E: From<StoreError>>(
        &self,
        person: Person,
        change: impl FnOnce(Preferences) -> Result<Preferences, E> + Send,
    ) -> Result<Preferences, E> {
        self.change_wishes(Of::Person(person), change).await
    }

    /// What a server chose; nothing if it never did.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn server_settings(&self, guild: Guild) -> Result<ServerSettings, StoreError> {
        self.wishes(Of::Server(guild)).await
    }

    /// Changes what a server chose, in one step. Gives what it chose by now.
    ///
    /// # Errors
    /// What `change` refuses, or when the database fails; then nothing has changed.
    pub async fn change_server_settings<E: From<StoreError>>(
        &self,
        guild: Guild,
        change: impl FnOnce(ServerSettings) -> Result<ServerSettings, E> + Send,
    ) -> Result<ServerSettings, E> {
        self.change_wishes(Of::Server(guild), change).await
    }

    async fn wishes<T: DeserializeOwned + Default>(&self, of: Of) -> Result<T, StoreError> {
        read(of, &self.pool).await
    }

    async fn change_wishes<T, E>(
        &self,
        of: Of,
        change: impl FnOnce(T) -> Result<T, E> + Send,
    ) -> Result<T, E>
    where
        T: DeserializeOwned + Default + Serialize + Send + Sync,
        E: From<StoreError>,
    {
        let mut transaction = self.pool.begin().await.map_err(StoreError::from)?;
        let before = read(of, &mut *transaction).await?;
        let after = change(before)?;
        write(of, &after, &mut *transaction).await?;
        transaction.commit().await.map_err(StoreError::from)?;
        Ok(after)
    }
}

async fn read<T: DeserializeOwned + Default>(
    of: Of,
    executor: impl SqliteExecutor<'_>,
) -> Result<T, StoreError> {
    let value: Option<String> =
        sqlx::query_scalar("SELECT value FROM wish WHERE of = ? AND id = ?")
            .bind(of.name())
            .bind(of.id())
            .fetch_optional(executor)
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

async fn write(
    of: Of,
    chosen: &impl Serialize,
    executor: impl SqliteExecutor<'_>,
) -> Result<(), StoreError> {
    let value = serde_json::to_string(chosen).map_err(|error| sqlx::Error::Encode(error.into()))?;
    sqlx::query("INSERT OR REPLACE INTO wish (of, id, value) VALUES (?, ?, ?)")
        .bind(of.name())
        .bind(of.id())
        .bind(value)
        .execute(executor)
        .await?;
    Ok(())
}
