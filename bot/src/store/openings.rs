//! Threads that are being opened for tables, so that a later run closes those in which no table has come to stand.

use commands::who::{Channel, Moment};
use sqlx::Row;

use super::{Store, StoreError};

/// A thread that is being opened for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Its number among the others.
    pub id: i64,
    /// The channel in which the message is posted that it hangs on.
    pub channel: Channel,
    /// That message, as soon as Discord has told it; the thread bears the same number.
    pub message: Option<u64>,
    /// What the message says.
    pub words: String,
    /// Since when.
    pub since: Moment,
}

impl Store {
    /// Notes that a thread is to be opened. Gives the note's number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_opening(
        &self,
        channel: Channel,
        words: &str,
        since: Moment,
    ) -> Result<i64, StoreError> {
        let added = sqlx::query("INSERT INTO opening (channel, words, since) VALUES (?, ?, ?)")
            .bind(channel.0.cast_signed())
            .bind(words)
            .bind(since.0)
            .execute(&self.pool)
            .await?;
        Ok(added.last_insert_rowid())
    }

    /// Notes the message that it hangs on.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_opening_at(&self, id: i64, message: u64) -> Result<(), StoreError> {
        sqlx::query("UPDATE opening SET message = ? WHERE id = ?")
            .bind(message.cast_signed())
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// A table stands there, or the thread is closed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_opening(&self, id: i64) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM opening WHERE id = ?")
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Every thread that is being opened, or was when an earlier run ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn openings(&self) -> Result<Vec<Opening>, StoreError> {
        let rows =
            sqlx::query("SELECT id, channel, message, words, since FROM opening ORDER BY id")
                .fetch_all(&self.pool)
                .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let message: Option<i64> = row.try_get("message")?;
            Ok(Opening {
                id: row.try_get("id")?,
                channel: Channel(row.try_get::<i64, _>("channel")?.cast_unsigned()),
                message: message.map(i64::cast_unsigned),
                words: row.try_get("words")?,
                since: Moment(row.try_get("since")?),
            })
        };
        rows.iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thread_is_noted_as_far_as_it_has_come() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("sparrow.db");
        let store = Store::open(&path).await.expect("the file can be used");
        let note = |channel| store.note_opening(Channel(channel), "Come in", Moment(7));
        let first = note(u64::MAX).await.expect("noted");
        let second = note(2).await.expect("noted");
        let told = store.note_opening_at(first, u64::MAX - 1).await;
        told.expect("noted");
        let of = |id, channel, message| Opening {
            id,
            channel: Channel(channel),
            message,
            words: "Come in".to_owned(),
            since: Moment(7),
        };
        let both = [of(first, u64::MAX, Some(u64::MAX - 1)), of(second, 2, None)];
        assert_eq!(store.openings().await.expect("readable"), both);
        store.forget_opening(first).await.expect("forgotten");
        assert_eq!(store.openings().await.expect("readable"), both[1..]);
    }
}
