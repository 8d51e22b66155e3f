//! The database file: whose it is, who has it open, and how it is opened.

use std::fs::{File, TryLockError};
use std::io::{ErrorKind, Read};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use commands::record::EDITION;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, SqliteConnection};

use super::error::{Refusal, StoreError};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Marks a SQLite file as Sparrow's: the letters `MJSP`.
const APPLICATION_ID: u32 = u32::from_be_bytes(*b"MJSP");

/// Only its owner may read and write what we create: it holds everybody's tiles.
const PRIVATE: u32 = 0o600;

/// What lies at a path, told from the first hundred bytes alone, so that nobody else's file is touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    /// Nothing, or an empty file.
    Nobody,
    /// A database of Sparrow.
    Sparrow,
}

/// Whose file this is.
pub(super) fn owner(path: &Path) -> Result<Owner, StoreError> {
    let header = match read_header(path) {
        Ok(header) => header,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Owner::Nobody),
        Err(error) => return Err(refused(path, Refusal::Unusable(error))),
    };
    // https://www.sqlite.org/fileformat.html, section 1.3: the magic text, and the application id at byte 68.
    match header.get(68..72) {
        None if header.is_empty() => Ok(Owner::Nobody),
        Some(id) if header.starts_with(b"SQLite format 3\0") => {
            if id == APPLICATION_ID.to_be_bytes() {
                Ok(Owner::Sparrow)
            } else {
                Err(refused(path, Refusal::Foreign))
            }
        }
        None | Some(_) => Err(refused(path, Refusal::NotADatabase)),
    }
}

/// Others than the owner of the file have something to say about it.
pub(super) fn is_open_to_others(path: &Path) -> bool {
    let found = std::fs::metadata(path);
    found.is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
}

fn read_header(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut header = Vec::new();
    File::open(path)?.take(100).read_to_end(&mut header)?;
    Ok(header)
}

/// That there is a folder for a new file.
pub(super) fn can_be_created(path: &Path) -> Result<(), StoreError> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let found = std::fs::read_dir(folder);
    found
        .map(drop)
        .map_err(|error| refused(path, Refusal::Unusable(error)))
}

pub(super) fn refused(path: &Path, why: Refusal) -> StoreError {
    StoreError::Refused {
        path: path.to_owned(),
        why,
    }
}

/// Takes the file for this process alone, for as long as the returned value lives; the operating system gives it back
/// however the process ends.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    // Beside the database, not on it: SQLite has its own locks there.
    let opened = File::options()
        .create(true)
        .append(true)
        .mode(PRIVATE)
        .open(PathBuf::from(name));
    let file = opened.map_err(|error| refused(path, Refusal::Unusable(error)))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(refused(path, Refusal::InUse)),
        Err(TryLockError::Error(error)) => Err(refused(path, Refusal::Unusable(error))),
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full) // an append that returned survives a power cut
        .busy_timeout(Duration::from_secs(5))
}

/// Opens the file for writing and brings its structure up to date.
pub(super) async fn open(path: &Path) -> Result<SqlitePool, StoreError> {
    if owner(path)? == Owner::Nobody {
        mark(path).await.map_err(|error| explain(path, error))?;
    }
    let mut connection = SqliteConnection::connect_with(&options(path))
        .await
        .map_err(|error| explain(path, error))?;
    examine(path, &mut connection).await?;
    MIGRATIONS
        .run(&mut connection)
        .await
        .map_err(|error| explain_migration(path, error))?;
    note_edition(&mut connection)
        .await
        .map_err(|error| explain(path, error))?;
    connection.close().await?;
    // One connection: SQLite writes one thing at a time anyway, and so nobody ever waits for a lock inside a transaction.
    let pool = SqlitePoolOptions::new().max_connections(1);
    pool.connect_with(options(path).journal_mode(SqliteJournalMode::Wal))
        .await
        .map_err(|error| explain(path, error))
}

/// Opens a database of Sparrow for looking only.
pub(super) async fn open_to_look(path: &Path) -> Result<SqliteConnection, StoreError> {
    let opened = SqliteConnection::connect_with(&options(path).read_only(true)).await;
    let mut connection = opened.map_err(|error| explain(path, error))?;
    examine(path, &mut connection).await?;
    Ok(connection)
}

/// Makes a new file ours before anything else is in it. SQLite gives what it puts beside it the same permissions. Not yet in
/// write-ahead mode, so that the mark lies in the file itself even if the process ends at once.
async fn mark(path: &Path) -> Result<(), sqlx::Error> {
    let mut new = File::options();
    new.append(true).create(true).mode(PRIVATE).open(path)?;
    let options = options(path).pragma("application_id", APPLICATION_ID.to_string());
    SqliteConnection::connect_with(&options)
        .await?
        .close()
        .await
}

/// Refuses what is damaged or newer than this program. Reads the whole file once: a game that breaks in the middle is worse
/// than a slower start.
async fn examine(path: &Path, connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| explain(path, error))?;
    if found != "ok" {
        return Err(refused(path, Refusal::Damaged(found)));
    }
    let edition: u32 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    if edition > EDITION {
        return Err(refused(path, Refusal::Newer));
    }
    let migrated: Option<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE name = '_sqlx_migrations'")
            .fetch_optional(&mut *connection)
            .await?;
    if migrated.is_some() {
        let last: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut *connection)
            .await?;
        let known = MIGRATIONS.iter().map(|migration| migration.version).max();
        if last > known {
            return Err(refused(path, Refusal::Newer));
        }
    }
    Ok(())
}

/// Notes the form of the records that this program may write from now on, for older programs to see.
async fn note_edition(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    // A pragma takes no bound values; this one is a number of our own.
    let statement = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {EDITION}"));
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// A failure of the database, told apart from a damaged file.
fn explain(path: &Path, error: sqlx::Error) -> StoreError {
    // https://www.sqlite.org/rescode.html: SQLITE_CORRUPT is 11, SQLITE_NOTADB is 26, and the last byte holds the kind.
    let code = error
        .as_database_error()
        .and_then(|error| error.code())
        .and_then(|code| code.parse::<u32>().ok());
    match code.map(|code| code & 0xff) {
        Some(11 | 26) => refused(path, Refusal::Damaged(error.to_string())),
        Some(_) | None => StoreError::Database(error),
    }
}

fn explain_migration(path: &Path, error: MigrateError) -> StoreError {
    if let MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) = error {
        refused(path, Refusal::Newer)
    } else if let MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) = error {
        explain(path, error)
    } else {
        refused(path, Refusal::Damaged(error.to_string()))
    }
}
