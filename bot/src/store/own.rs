//! What is kept of one person: told to him whole, or taken out of everything.
//!
//! Others played with him, so their games stay: in his place stands a number that nobody has and no name. His own rows are
//! replaced at once; journals follow table by table in the background, and whatever is read from one that is still waiting
//! is read with him replaced.

use commands::record::Record;
use commands::table::Table;
use commands::who::{Moment, Person, TableId};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Row, SqliteExecutor};

use super::{ONE_TABLE, Store, StoreError, in_order, text_of};

/// His part in each game.
const PARTS: &str = "SELECT json_object('table', part.table_id, 'game', part.game, 'server', CAST(guild AS TEXT),
        'channel', CAST(channel AS TEXT), 'rules', rules, 'house', house, 'began', began, 'ended', ended,
        'complete', is_complete, 'counts', is_rated, 'seat', seat, 'name', name, 'place', place, 'points', points,
        'result', part.result, 'deals', part.deals, 'wins', wins, 'self_draws', self_draws, 'deal_ins', deal_ins,
        'called', called, 'riichi', riichi, 'waiting', waiting, 'worth', worth, 'best', json(best),
        'rating_before', before, 'rating_after', after)
    FROM part JOIN result ON result.table_id = part.table_id AND result.game = part.game
    WHERE person = ? ORDER BY ended, part.table_id, part.game";

/// His ratings.
const RATINGS: &str = "SELECT json_object('server', CAST(guild AS TEXT), 'rules', rules, 'mean', mean, 'spread', spread,
        'games', games)
    FROM rating WHERE person = ? ORDER BY guild, rules";

/// The tables he sat at.
const TABLES: &str =
    "SELECT json_object('table', id, 'server', CAST(guild AS TEXT), 'ended', ended)
    FROM sitter JOIN mahjong_table ON id = table_id WHERE person = ? ORDER BY id";

/// The messages and private threads that show his hands.
const MESSAGES: &str =
    "SELECT json_object('table', table_id, 'what', what, 'channel', CAST(channel AS TEXT),
        'message', CAST(message AS TEXT), 'since', since)
    FROM shown WHERE what IN ('panel-' || ?1, 'thread-' || ?1) ORDER BY table_id, what";

/// His panels in place, without what reaches them.
const SPOTS: &str =
    "SELECT json_object('table', table_id, 'interaction', CAST(interaction AS TEXT),
        'message', CAST(followup AS TEXT), 'until', until)
    FROM spot WHERE person = ? ORDER BY table_id, interaction";

/// That the journals of his tables are not to name him, as far as they are written.
const FORGOTTEN: &str = "INSERT INTO forgotten (table_id, person, instead, below)
    SELECT table_id, person, ?2,
        (SELECT coalesce(max(number) + 1, 0) FROM record WHERE record.table_id = sitter.table_id)
    FROM sitter WHERE person = ?1";

/// Messages that showed the hands of those whom a journal does not name any more.
const UNSHOWN: &str = "DELETE FROM shown WHERE table_id = ?1 AND what IN (
        SELECT 'panel-' || person FROM forgotten WHERE table_id = ?1
        UNION SELECT 'thread-' || person FROM forgotten WHERE table_id = ?1)";

impl Store {
    /// Everything that is kept of a person.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn export(&self, person: Person, now: Moment) -> Result<Value, StoreError> {
        let chosen = self.preferences(person).await?;
        let chosen =
            serde_json::to_value(chosen).map_err(|error| sqlx::Error::Encode(error.into()))?;
        let direct = self.direct(person).await?;
        Ok(json!({
            "person": person.0.to_string(),
            "written": now.0,
            "preferences": chosen,
            "direct_messages": direct.map(|channel| channel.0.to_string()),
            "games": self.rows_of(PARTS, person).await?,
            "ratings": self.rows_of(RATINGS, person).await?,
            "tables": self.tables_of(person).await?,
            "messages": self.rows_of(MESSAGES, person).await?,
            "panels": self.rows_of(SPOTS, person).await?,
        }))
    }

    /// The tables he sat at, with what their journals tell of him; `null` where one cannot be read.
    async fn tables_of(&self, person: Person) -> Result<Vec<Value>, StoreError> {
        let mut tables = self.rows_of(TABLES, person).await?;
        for row in &mut tables {
            let id = row["table"].as_u64().and_then(|id| u32::try_from(id).ok());
            let Some(id) = id else { continue };
            let told = match self.journal(TableId(id)).await {
                Ok(journal) => {
                    let told = tokio::task::spawn_blocking(move || Table::told_of(person, journal));
                    told.await.ok().and_then(Result::ok)
                }
                Err(_) => None,
            };
            row["told"] =
                serde_json::to_value(told).map_err(|error| sqlx::Error::Encode(error.into()))?;
        }
        Ok(tables)
    }

    async fn rows_of(
        &self,
        statement: &'static str,
        person: Person,
    ) -> Result<Vec<Value>, StoreError> {
        let rows: Vec<String> = sqlx::query_scalar(statement)
            .bind(person.0.cast_signed())
            .fetch_all(&self.pool)
            .await?;
        let values = rows.iter().map(|row| serde_json::from_str(row));
        let values: Result<Vec<Value>, _> = values.collect();
        values.map_err(|error| sqlx::Error::Decode(error.into()).into())
    }

    /// Takes a person out of everything that is kept. His journals follow by [`Store::forget_journal`].
    ///
    /// # Errors
    /// When the database fails; then nothing has changed.
    pub async fn delete(&self, person: Person) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        let number: u32 = sqlx::query_scalar("INSERT INTO gone DEFAULT VALUES RETURNING number")
            .fetch_one(&mut *transaction)
            .await?;
        let (his, instead) = (
            person.0.cast_signed(),
            Person::stand_in(number).0.cast_signed(),
        );
        for statement in [
            "UPDATE part SET person = ?2, name = '' WHERE person = ?1",
            "UPDATE rating SET person = ?2 WHERE person = ?1",
            FORGOTTEN,
            "DELETE FROM sitter WHERE person = ?1 AND ?2 IS NOT NULL",
            "DELETE FROM wish WHERE of = 'person' AND id = ?1 AND ?2 IS NOT NULL",
            "DELETE FROM spot WHERE person = ?1 AND ?2 IS NOT NULL",
            "DELETE FROM direct WHERE person = ?1 AND ?2 IS NOT NULL",
        ] {
            sqlx::query(statement)
                .bind(his)
                .bind(instead)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("DELETE FROM shown WHERE what IN (?, ?) AND table_id IN (SELECT id FROM mahjong_table WHERE closed = 1)")
            .bind(format!("panel-{}", person.0))
            .bind(format!("thread-{}", person.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Closed tables in whose journals somebody stands who wants to be forgotten.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn unforgotten(&self) -> Result<Vec<TableId>, StoreError> {
        let tables: Vec<u32> = sqlx::query_scalar(
            "SELECT DISTINCT table_id FROM forgotten JOIN mahjong_table ON id = table_id WHERE closed = 1 ORDER BY table_id",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(tables.into_iter().map(TableId).collect())
    }

    /// Takes whoever wants to be forgotten out of the journal of a closed table.
    ///
    /// # Errors
    /// When the database fails or the journal cannot be read; then nothing has changed.
    pub async fn forget_journal(&self, table: TableId) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        let rows = sqlx::query(ONE_TABLE)
            .bind(table.0)
            .fetch_all(&mut *transaction)
            .await?;
        let before = in_order(table, &rows)?;
        let mut after = before.clone();
        forget(table, &mut after, &mut *transaction).await?;
        for (_, after) in before
            .iter()
            .zip(&after)
            .filter(|(before, after)| before != after)
        {
            sqlx::query("UPDATE record SET fact = ? WHERE table_id = ? AND number = ?")
                .bind(text_of(&after.fact)?)
                .bind(table.0)
                .bind(after.number)
                .execute(&mut *transaction)
                .await?;
        }
        for statement in [UNSHOWN, "DELETE FROM forgotten WHERE table_id = ?"] {
            sqlx::query(statement)
                .bind(table.0)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Notes who is named in a record.
pub(super) async fn note(
    record: &Record,
    connection: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    for person in record
        .fact
        .people()
        .into_iter()
        .filter(|person| !person.is_gone())
    {
        sqlx::query("INSERT OR IGNORE INTO sitter (table_id, person) VALUES (?, ?)")
            .bind(record.table.0)
            .bind(person.0.cast_signed())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Takes those out of a journal that was read who want to be forgotten and still stand in it.
pub(super) async fn forget(
    table: TableId,
    journal: &mut [Record],
    executor: impl SqliteExecutor<'_>,
) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT person, instead, below FROM forgotten WHERE table_id = ? ORDER BY below",
    )
    .bind(table.0)
    .fetch_all(executor)
    .await?;
    for row in rows {
        let person = Person(row.try_get::<i64, _>("person")?.cast_unsigned());
        let instead = Person(row.try_get::<i64, _>("instead")?.cast_unsigned());
        let below: u32 = row.try_get("below")?;
        // He may have come back to the table since.
        for record in journal.iter_mut().filter(|record| record.number < below) {
            record.fact.forget(person, instead);
        }
    }
    Ok(())
}
