//! Which message shows what, so that it can be edited or removed after a restart.

use commands::who::{Channel, Moment, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};

/// A message that shows something, so that it can be edited or removed after a restart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The table it belongs to.
    pub table: TableId,
    /// What it shows, as in `board`, `result-3`, `panel-1234`; one message for each.
    pub what: String,
    /// Its channel.
    pub channel: Channel,
    /// Its id.
    pub message: u64,
    /// When it was created.
    pub since: Moment,
    /// A print of what stands on it, where that is known for certain.
    pub print: Option<Print>,
}

/// What a message shows, in short: equal ones show the same.
pub type Print = [u8; 32];

impl Store {
    /// Remembers, or replaces, which message shows something.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remember(&self, shown: &Shown) -> Result<(), StoreError> {
        sqlx::query("INSERT OR REPLACE INTO shown (table_id, what, channel, message, since, print) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(shown.table.0)
            .bind(&shown.what)
            .bind(shown.channel.0.cast_signed())
            .bind(shown.message.cast_signed())
            .bind(shown.since.0)
            .bind(shown.print.as_ref().map(|print| &print[..]))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Forgets the message that shows `what`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, table: TableId, what: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM shown WHERE table_id = ? AND what = ?")
            .bind(table.0)
            .bind(what)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// All messages of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shown(&self, table: TableId) -> Result<Vec<Shown>, StoreError> {
        let rows = sqlx::query(
            "SELECT what, channel, message, since, print FROM shown WHERE table_id = ? ORDER BY what",
        )
        .bind(table.0)
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(|row| read_shown(table, row)).collect()
    }
}

fn read_shown(table: TableId, row: &SqliteRow) -> Result<Shown, StoreError> {
    let print: Option<Vec<u8>> = row.try_get("print")?;
    Ok(Shown {
        table,
        what: row.try_get("what")?,
        channel: Channel(row.try_get::<i64, _>("channel")?.cast_unsigned()),
        message: row.try_get::<i64, _>("message")?.cast_unsigned(),
        since: Moment(row.try_get("since")?),
        // One of another length is none of ours, and tells nothing.
        print: print.and_then(|print| print.try_into().ok()),
    })
}
