//! Journals that are kept no longer.

use std::time::Duration;

use commands::results::EDITION;
use commands::who::{Guild, Moment, TableId};

use super::{Store, StoreError};

/// Closed tables that are older than their server or the operator wants, whichever is less, and whose results are made.
const OUTLIVED: &str = "SELECT mahjong_table.id FROM mahjong_table
    LEFT JOIN wish ON wish.of = 'server' AND wish.id = mahjong_table.guild
    WHERE closed = 1 AND derived >= ?1
        AND ended < ?2 - min(?3, coalesce(json_extract(value, '$.retention_days') * 86400000, ?3))
        AND EXISTS (SELECT 1 FROM record WHERE table_id = mahjong_table.id)
    ORDER BY mahjong_table.id";

impl Store {
    /// Closed tables whose journals are kept no longer: `keep` is how long the operator keeps them, `None` for ever.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn outlived(
        &self,
        now: Moment,
        keep: Option<Duration>,
    ) -> Result<Vec<TableId>, StoreError> {
        let forever = now.0; // as long ago as time is counted
        let keep = keep.map_or(forever, |keep| {
            i64::try_from(keep.as_millis()).unwrap_or(forever)
        });
        let tables: Vec<u32> = sqlx::query_scalar(OUTLIVED)
            .bind(EDITION)
            .bind(now.0)
            .bind(keep)
            .fetch_all(&self.pool)
            .await?;
        Ok(tables.into_iter().map(TableId).collect())
    }

    /// Whether a table is closed and stood in this server, told without reading its journal. Of those that were closed before
    /// this was noted it is not known where: they may have.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_over_in(&self, table: TableId, guild: Guild) -> Result<bool, StoreError> {
        let is_over = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM mahjong_table
                WHERE id = ? AND closed = 1 AND (guild IS NULL OR guild = ?))",
        )
        .bind(table.0)
        .bind(guild.0.cast_signed())
        .fetch_one(&self.pool)
        .await?;
        Ok(is_over)
    }

    /// Whether a table was played and closed and its journal is kept no longer.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_swept(&self, table: TableId) -> Result<bool, StoreError> {
        let is_swept = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM result WHERE table_id = ?1)
                AND NOT EXISTS (SELECT 1 FROM record WHERE table_id = ?1)",
        )
        .bind(table.0)
        .fetch_one(&self.pool)
        .await?;
        Ok(is_swept)
    }

    /// Removes the journal of a closed table; its results stay.
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn sweep(&self, table: TableId) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for statement in [
            "DELETE FROM record WHERE table_id = ?",
            "DELETE FROM shown WHERE table_id = ?",
            "DELETE FROM spot WHERE table_id = ?",
            "DELETE FROM sitter WHERE table_id = ?",
            "DELETE FROM forgotten WHERE table_id = ?",
        ] {
            sqlx::query(statement)
                .bind(table.0)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}
