//! Results made from journals: of tables that have none or older ones, and of games at whose table somebody had himself forgotten.

use commands::results::{EDITION, GameResult};
use commands::table::Table;
use commands::who::TableId;
use sqlx::sqlite::SqliteConnection;

use super::error::NotRead;
use super::own::forget;
use super::results::{keep, mark};
use super::{ONE_TABLE, Store, StoreError, in_order, note};

impl Store {
    /// Tables whose results were never made, or made by an older edition of the derivation, and whose journals are still there.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn underived(&self) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<u32> = sqlx::query_scalar(
            "SELECT id FROM mahjong_table WHERE derived < ?
             AND EXISTS (SELECT 1 FROM record WHERE table_id = id) ORDER BY id",
        )
        .bind(EDITION)
        .fetch_all(&self.pool)
        .await?;
        Ok(tables.into_iter().map(TableId).collect())
    }

    /// Makes the results of a table from its journal, in place of whatever was kept of it. The ratings are computed again by
    /// [`Store::rate_again`].
    ///
    /// # Errors
    /// When the database fails or the journal makes no table; then nothing has changed.
    pub async fn derive(&self, table: TableId) -> Result<(), NotRead> {
        // There is one connection: whoever plays on at this table waits until its results are those of its journal.
        let mut transaction = self.pool.begin().await?;
        let results = made_of(table, &mut transaction).await?;
        sqlx::query(
            "INSERT OR IGNORE INTO unrated (guild, rules)
             SELECT guild, rules FROM result WHERE table_id = ? AND is_rated = 1",
        )
        .bind(table.0)
        .execute(&mut *transaction)
        .await?;
        sqlx::query("DELETE FROM result WHERE table_id = ?")
            .bind(table.0)
            .execute(&mut *transaction)
            .await?;
        for result in &results {
            if let Some(guild) = keep(result, &mut transaction).await? {
                mark(guild, &result.rules, &mut *transaction).await?;
            }
        }
        sqlx::query("UPDATE mahjong_table SET derived = ? WHERE id = ?")
            .bind(EDITION)
            .bind(table.0)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Results as they are to be kept. The table that tells them still knows whoever left it while it was open and had himself
/// forgotten: then they are made of its journal, which is read without him.
pub(super) async fn without_the_forgotten(
    over: &[GameResult],
    connection: &mut SqliteConnection,
) -> Result<Vec<GameResult>, StoreError> {
    let Some(GameResult { table, .. }) = over.first() else {
        return Ok(Vec::new());
    };
    let knows_all: bool =
        sqlx::query_scalar("SELECT NOT EXISTS (SELECT 1 FROM forgotten WHERE table_id = ?)")
            .bind(table.0)
            .fetch_one(&mut *connection)
            .await?;
    if knows_all {
        return Ok(over.to_vec());
    }
    let mut made = match made_of(*table, connection).await {
        Ok(made) => made,
        Err(NotRead::Store(error)) => return Err(error),
        Err(error @ (NotRead::Misfit(_) | NotRead::Panicked)) => {
            return Err(sqlx::Error::Decode(error.into()).into());
        }
    };
    made.retain(|made| over.iter().any(|over| over.game == made.game));
    Ok(made)
}

/// The results of all games of a table that are over, from its journal.
async fn made_of(
    table: TableId,
    connection: &mut SqliteConnection,
) -> Result<Vec<GameResult>, NotRead> {
    let rows = sqlx::query(ONE_TABLE)
        .bind(table.0)
        .fetch_all(&mut *connection)
        .await?;
    let mut journal = in_order(table, &rows)?;
    forget(table, &mut journal, &mut *connection).await?;
    for record in &journal {
        note(record, connection).await?;
    }
    let made = tokio::task::spawn_blocking(move || {
        Table::recover(journal).map(|table| table.results().to_vec())
    });
    Ok(made.await.map_err(|_| NotRead::Panicked)??)
}
