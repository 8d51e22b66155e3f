//! What can go wrong with the store, in words for the operator.

use std::path::PathBuf;

use commands::table::Misfit;
use commands::who::TableId;

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
    /// The file is left alone.
    #[error("{}: {why}", path.display())]
    Refused {
        /// The database file.
        path: PathBuf,
        /// Why.
        why: Refusal,
    },
    /// A record cannot be read.
    #[error("record {number} of table {table} cannot be read: {why}")]
    Unreadable {
        /// Which table.
        table: TableId,
        /// Which number.
        number: u32,
        /// What is wrong; nothing of the record itself, which holds secrets.
        why: Flaw,
    },
    /// Every number for tables has been given.
    #[error("there are no table numbers left in this database; start a new file")]
    NoNumbersLeft,
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}

/// Why a table could not be read from the store.
#[derive(Debug, thiserror::Error)]
pub enum NotRead {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The records make no table.
    #[error(transparent)]
    Misfit(#[from] Misfit),
    /// We panicked over them.
    #[error("bringing it back has panicked")]
    Panicked,
}

impl From<sqlx::Error> for NotRead {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Why a file is not used as the database.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// It is something else altogether.
    #[error(
        "is not a database; nothing in it was changed. Move it away, or name another file as `database`"
    )]
    NotADatabase,
    /// It is the SQLite database of another program.
    #[error(
        "is the database of another program; nothing in it was changed. Name another file as `database`"
    )]
    Foreign,
    /// It was written by a newer Sparrow.
    #[error(
        "was written by a newer Sparrow; nothing in it was changed. Start the newer program again"
    )]
    Newer,
    /// It is Sparrow's, but not whole.
    #[error(
        "is damaged ({0}). Put a copy from before in its place, or move it away to start afresh"
    )]
    Damaged(String),
    /// Another process has it open.
    #[error(
        "is in use by another Sparrow that is still running. Stop that one first, or name another file as `database`"
    )]
    InUse,
    /// The operating system does not let us.
    #[error("cannot be used: {0}")]
    Unusable(#[from] std::io::Error),
}

/// What is wrong with a stored record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It was written by a newer program.
    #[error("it was written by a newer Sparrow (edition {0})")]
    Newer(i64),
    /// Its text is not that of a fact.
    #[error("its text is not that of a fact, at column {column}")]
    NotAFact {
        /// Where reading stopped.
        column: usize,
    },
    /// It is not there, though a later one is.
    #[error("it is missing, though a later one is there")]
    Missing,
}
