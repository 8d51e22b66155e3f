//! The journal and what else must survive a crash: an append-only table of records, and which message shows what.

use std::path::Path;

use commands::record::Record;
use commands::who::{Channel, Moment, TableId};

/// Where everything is kept: one SQLite file.
#[derive(Debug, Clone)]
pub struct Store {}

/// What can go wrong with the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else appended this number already: read what is new and decide again.
    #[error("record {number} of table {table} is there already")]
    Conflict {
        /// Which table.
        table: TableId,
        /// Which number.
        number: u32,
    },
    /// The file is not a Sparrow database, or one of a newer program.
    #[error("{0}")]
    Foreign(String),
    /// A record cannot be read.
    #[error("record {number} of table {table} cannot be read: {why}")]
    Unreadable {
        /// Which table.
        table: TableId,
        /// Which number.
        number: u32,
        /// What is wrong.
        why: String,
    },
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}

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
}

impl Store {
    /// Opens the file, creating it and bringing it up to date as needed.
    ///
    /// # Errors
    /// When the file is foreign, newer than this program, damaged, or cannot be written.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        todo!("{path:?}")
    }

    /// A table number that was never given before.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn new_table(&self) -> Result<TableId, StoreError> {
        todo!()
    }

    /// Appends records in one transaction: all of them are on disk when this returns, or none.
    ///
    /// # Errors
    /// When a number is taken, or the database fails.
    pub async fn append(&self, records: &[Record]) -> Result<(), StoreError> {
        todo!("{}", records.len())
    }

    /// The records of all tables that are not closed, each table's in order.
    ///
    /// # Errors
    /// When the database fails. A table whose records cannot be read is given as its error; the others are given whole.
    pub async fn open_tables(
        &self,
    ) -> Result<Vec<(TableId, Result<Vec<Record>, StoreError>)>, StoreError> {
        todo!()
    }

    /// Remembers, replaces or forgets which message shows something.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn remember(&self, shown: &Shown) -> Result<(), StoreError> {
        todo!("{shown:?}")
    }

    /// Forgets the message that shows `what`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, table: TableId, what: &str) -> Result<(), StoreError> {
        todo!("{table:?} {what}")
    }

    /// All messages of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn shown(&self, table: TableId) -> Result<Vec<Shown>, StoreError> {
        todo!("{table:?}")
    }

    /// Notes that the program is alive and in touch with Discord at this moment, so that a restart knows how long it was not.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn alive(&self, now: Moment) -> Result<(), StoreError> {
        todo!("{now:?}")
    }

    /// When the program was last noted alive.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_alive(&self) -> Result<Option<Moment>, StoreError> {
        todo!()
    }
}
