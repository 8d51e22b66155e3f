//! The journal and what else must survive a crash: an append-only table of records, and which message shows what.
//!
//! The modules stand in the order of import: each uses only those above it.

/// What can go wrong.
mod error;
/// The database file.
mod file;
/// Which message shows what.
mod shown;
/// Panels in place, and the tokens that reach them.
mod spots;
/// The channels of direct messages.
mod direct;
/// Threads that are being opened for tables.
mod openings;
/// What people and servers chose for themselves.
mod wishes;
/// What is kept of one person.
mod own;
/// Results of games, and the ratings that follow from them.
mod results;
/// Results made from journals.
mod derive;
/// Games that are over, one by one.
mod games;
/// What is asked of the results.
mod looks;
/// Journals that are kept no longer.
mod age;

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use commands::record::{EDITION, Fact, Record};
use commands::results::GameResult;
use commands::who::{Moment, TableId};
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Connection, Row};

pub use self::error::{Flaw, NotRead, Refusal, StoreError};
use self::file::Owner;
pub use self::openings::Opening;
pub use self::shown::{Print, Shown};
pub use self::spots::KeptSpot;

/// Where everything is kept: one SQLite file, open in this process alone. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pool: SqlitePool,
    _lock: Arc<File>,
}

/// What a look at a database file finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// No database yet; [`Store::open`] will create it.
    New,
    /// A database that this program can use.
    Ready {
        /// How many tables are open in it.
        open: u32,
        /// Others on this machine than the owner of the file may read or write it.
        is_public: bool,
    },
}

/// The records of one table.
const ONE_TABLE: &str =
    "SELECT table_id, number, at, edition, fact FROM record WHERE table_id = ? ORDER BY number";

/// The records of one table, or why they cannot be read.
pub type Journal = (TableId, Result<Vec<Record>, StoreError>);

impl Store {
    /// Opens the file, creating it and bringing it up to date as needed.
    ///
    /// # Errors
    /// When the file is foreign, newer than this program, damaged, in use by another process, or cannot be written.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        file::owner(path)?;
        let lock = Arc::new(file::lock(path)?);
        let pool = file::open(path).await?;
        Ok(Self { pool, _lock: lock })
    }

    /// Looks at the file without creating or changing it, also while another process has it open.
    ///
    /// # Errors
    /// As for [`Store::open`], except that it may be in use.
    pub async fn look(path: &Path) -> Result<Look, StoreError> {
        if file::owner(path)? == Owner::Nobody {
            return file::can_be_created(path).map(|()| Look::New);
        }
        let mut connection = file::open_to_look(path).await?;
        let begun: Option<String> =
            sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE name = 'mahjong_table'")
                .fetch_optional(&mut connection)
                .await?;
        let open = match begun {
            None => 0, // the first start ended early; the next one goes on from there
            Some(_) => {
                sqlx::query_scalar("SELECT count(*) FROM mahjong_table WHERE closed = 0")
                    .fetch_one(&mut connection)
                    .await?
            }
        };
        connection.close().await?;
        let is_public = file::is_open_to_others(path);
        Ok(Look::Ready { open, is_public })
    }

    /// The records of one table in order, closed or not, without changing the file, also while another process has it open;
    /// none for a table that never was.
    ///
    /// # Errors
    /// As for [`Store::look`], and when the records cannot be read.
    pub async fn read(path: &Path, table: TableId) -> Result<Vec<Record>, StoreError> {
        if file::owner(path)? == Owner::Nobody {
            return Ok(Vec::new());
        }
        let mut connection = file::open_to_look(path).await?;
        let rows = sqlx::query(ONE_TABLE)
            .bind(table.0)
            .fetch_all(&mut connection)
            .await?;
        connection.close().await?;
        in_order(table, &rows)
    }

    /// Closes the file cleanly. Whatever was appended is on disk already; this only tidies up.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// A table number that was never given before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_table(&self) -> Result<TableId, StoreError> {
        let added = sqlx::query("INSERT INTO mahjong_table (derived) VALUES (?)")
            .bind(commands::results::EDITION)
            .execute(&self.pool)
            .await?;
        u32::try_from(added.last_insert_rowid())
            .map(TableId)
            .map_err(|_| StoreError::NoNumbersLeft)
    }

    /// Appends records in one transaction: all of them are on disk when this returns, or none.
    ///
    /// # Errors
    /// When a number is taken, or the database fails.
    pub async fn append(&self, records: &[Record]) -> Result<(), StoreError> {
        self.keep(records, &[]).await
    }

    /// Appends records with the results of the games that they end, in one transaction.
    ///
    /// # Errors
    /// As for [`Store::append`].
    pub async fn keep(&self, records: &[Record], over: &[GameResult]) -> Result<(), StoreError> {
        let mut transaction = self.pool.begin().await?;
        for record in records {
            let added = sqlx::query(
                "INSERT INTO record (table_id, number, at, edition, fact) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(record.table.0)
            .bind(record.number)
            .bind(record.at.0)
            .bind(EDITION)
            .bind(text_of(&record.fact)?)
            .execute(&mut *transaction)
            .await;
            added.map_err(|error| conflict(record, error))?;
            note(record, &mut transaction).await?;
        }
        for result in derive::without_the_forgotten(over, &mut transaction).await? {
            results::add(&result, &mut transaction).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// The records of all tables that are not closed, each table's in order.
    ///
    /// # Errors
    /// When the database fails. A table whose records cannot be read is given as its error; the others are given whole.
    pub async fn open_tables(&self) -> Result<Vec<Journal>, StoreError> {
        let rows = sqlx::query(
            "SELECT table_id, number, at, edition, fact FROM record
             WHERE table_id IN (SELECT id FROM mahjong_table WHERE closed = 0)
             ORDER BY table_id, number",
        )
        .fetch_all(&self.pool)
        .await?;
        let mut journals: Vec<Journal> = Vec::new();
        for row in rows {
            let table = TableId(row.try_get("table_id")?);
            if journals.last().is_none_or(|(last, _)| *last != table) {
                journals.push((table, Ok(Vec::new())));
            }
            if let Some((_, journal)) = journals.last_mut() {
                extend(journal, table, &row)?;
            }
        }
        for (table, journal) in &mut journals {
            if let Ok(journal) = journal {
                own::forget(*table, journal, &self.pool).await?;
            }
        }
        Ok(journals)
    }

    /// The records of one table in order, closed or not; none for a table that never was.
    ///
    /// # Errors
    /// When the database fails, or the records cannot be read.
    pub async fn journal(&self, table: TableId) -> Result<Vec<Record>, StoreError> {
        let rows = sqlx::query(ONE_TABLE)
            .bind(table.0)
            .fetch_all(&self.pool)
            .await?;
        let mut journal = in_order(table, &rows)?;
        own::forget(table, &mut journal, &self.pool).await?;
        Ok(journal)
    }

    /// Notes that the program is alive and in touch with Discord at this moment, so that a restart knows how long it was not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn alive(&self, now: Moment) -> Result<(), StoreError> {
        sqlx::query("INSERT OR REPLACE INTO alive (only, at) VALUES (1, ?)")
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// When the program was last noted alive.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_alive(&self) -> Result<Option<Moment>, StoreError> {
        let at: Option<i64> = sqlx::query_scalar("SELECT at FROM alive")
            .fetch_optional(&self.pool)
            .await?;
        Ok(at.map(Moment))
    }
}

/// Notes with the table what a record says of all of it.
async fn note(record: &Record, connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    own::note(record, connection).await?;
    let noted = if let Fact::Opened { place, .. } = &record.fact {
        sqlx::query("UPDATE mahjong_table SET guild = ? WHERE id = ?")
            .bind(place.guild.map(|guild| guild.0.cast_signed()))
    } else if record.fact == Fact::Closed {
        sqlx::query("UPDATE mahjong_table SET closed = 1, ended = ? WHERE id = ?").bind(record.at.0)
    } else {
        return Ok(());
    };
    noted.bind(record.table.0).execute(connection).await?;
    Ok(())
}

/// A fact as it is stored.
fn text_of(fact: &Fact) -> Result<String, sqlx::Error> {
    serde_json::to_string(fact).map_err(|error| sqlx::Error::Encode(error.into()))
}

/// Tells a taken number from other failures.
fn conflict(record: &Record, error: sqlx::Error) -> StoreError {
    if error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation())
    {
        StoreError::Conflict {
            table: record.table,
            number: record.number,
        }
    } else {
        StoreError::Database(error)
    }
}

/// The records of a table as they were read.
fn in_order(table: TableId, rows: &[SqliteRow]) -> Result<Vec<Record>, StoreError> {
    let mut journal = Ok(Vec::new());
    for row in rows {
        extend(&mut journal, table, row)?;
    }
    journal
}

/// Adds the row to the journal, or puts what is wrong with it in the journal's place.
fn extend(
    journal: &mut Result<Vec<Record>, StoreError>,
    table: TableId,
    row: &SqliteRow,
) -> Result<(), StoreError> {
    let Ok(records) = journal else { return Ok(()) };
    let number: u32 = row.try_get("number")?;
    let next = u32::try_from(records.len()).unwrap_or(u32::MAX);
    let read = if number == next {
        read_fact(row)?
    } else {
        Err(Flaw::Missing)
    };
    match read {
        Ok(fact) => records.push(Record {
            table,
            number,
            at: Moment(row.try_get("at")?),
            fact,
        }),
        Err(why) => {
            *journal = Err(StoreError::Unreadable {
                table,
                number: next,
                why,
            })
        }
    }
    Ok(())
}

fn read_fact(row: &SqliteRow) -> Result<Result<Fact, Flaw>, StoreError> {
    let edition: i64 = row.try_get("edition")?;
    if edition > i64::from(EDITION) {
        return Ok(Err(Flaw::Newer(edition)));
    }
    let text: String = row.try_get("fact")?;
    // The error's own words quote the text, which holds secrets; the column is enough to find the place.
    Ok(serde_json::from_str(&text).map_err(|error| Flaw::NotAFact {
        column: error.column(),
    }))
}

#[cfg(test)]
mod tests;
