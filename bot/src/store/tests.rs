//! The store as the bot uses it, and files that are not what they should be.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use commands::who::{Channel, Guild, Member, Person};
use engine::seat::Seat;
use sqlx::SqliteConnection;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use super::*;

fn folder() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("sparrow.db");
    (folder, path)
}

/// What a look finds at a file of ours with so many open tables.
fn ready(open: u32) -> Look {
    let is_public = false;
    Look::Ready { open, is_public }
}

async fn open(path: &Path) -> Store {
    Store::open(path).await.expect("the file can be used")
}

fn record(table: TableId, number: u32, fact: Fact) -> Record {
    Record {
        table,
        number,
        at: Moment(1_700_000_000_000 + i64::from(number)),
        fact,
    }
}

fn host(name: &str) -> Fact {
    Fact::HostChanged {
        to: Member {
            person: Person(u64::MAX),
            name: name.to_owned(),
        },
    }
}

async fn journals(store: &Store) -> Vec<(TableId, Vec<Record>)> {
    let tables = store.open_tables().await.expect("the database works");
    tables
        .into_iter()
        .map(|(table, journal)| (table, journal.expect("the records are sound")))
        .collect()
}

/// Another program's connection to the file.
async fn raw(path: &Path, statements: &[&'static str]) {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options)
        .await
        .expect("SQLite opens it");
    for &statement in statements {
        sqlx::query(statement)
            .execute(&mut connection)
            .await
            .expect("the statement is sound");
    }
    connection.close().await.expect("it closes");
}

async fn refusal(path: &Path) -> Refusal {
    match Store::open(path).await {
        Err(StoreError::Refused { why, path: named }) => {
            assert_eq!(named, path);
            why
        }
        other => panic!("should be refused: {other:?}"),
    }
}

/// The names in the folder with their contents.
fn contents(folder: &TempDir) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = std::fs::read_dir(folder.path()).expect("the folder is readable");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut all: Vec<_> = paths
        .map(|path| (path.clone(), std::fs::read(path).expect("readable")))
        .collect();
    all.sort();
    all
}

#[tokio::test]
async fn what_is_appended_is_there_after_opening_again() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let (first, second) = (
        store.new_table().await.expect("a number"),
        store.new_table().await.expect("a number"),
    );
    let records = [
        record(first, 0, host("O'Hara \"雀\" \u{0}")),
        record(second, 0, Fact::MachineAdded),
        record(
            first,
            1,
            Fact::Away {
                seat: Seat::ALL[3],
                away: true,
            },
        ),
    ];
    store.append(&records).await.expect("numbers are free");
    store.append(&[]).await.expect("nothing is always possible");
    store.close().await;
    drop(store);

    let again = open(&path).await;
    let [zero, one, two] = records;
    assert_eq!(
        journals(&again).await,
        [(first, vec![zero, two]), (second, vec![one])]
    );
}

#[tokio::test]
async fn the_disk_as_a_kill_leaves_it_holds_everything_appended() {
    let (folder, path) = folder();
    let store = open(&path).await;
    let table = store.new_table().await.expect("a number");
    for number in 0..20 {
        store
            .append(&[record(table, number, Fact::MachineAdded)])
            .await
            .expect("the number is free");
        // The files at this instant, with nothing closed or tidied.
        let copy = tempfile::tempdir().expect("a temporary folder");
        for (name, bytes) in contents(&folder) {
            std::fs::write(copy.path().join(name.file_name().expect("a name")), bytes)
                .expect("writable");
        }
        let survivor = open(&copy.path().join("sparrow.db")).await;
        assert_eq!(journals(&survivor).await, journals(&store).await);
        assert_eq!(journals(&survivor).await[0].1.len(), number as usize + 1);
    }
}

#[tokio::test]
async fn a_taken_number_is_a_conflict_and_nothing_of_the_batch_is_kept() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let table = store.new_table().await.expect("a number");
    store
        .append(&[record(table, 0, host("Ada"))])
        .await
        .expect("the number is free");
    let before = journals(&store).await;
    let other = store.new_table().await.expect("a number");
    let batch = [
        record(other, 0, Fact::Rematch),
        record(table, 0, host("Bob")),
        record(table, 1, Fact::Closed),
    ];
    match store.append(&batch).await {
        Err(StoreError::Conflict {
            table: named,
            number: 0,
        }) => assert_eq!(named, table),
        other => panic!("should be a conflict: {other:?}"),
    }
    assert_eq!(journals(&store).await, before);
    store
        .append(&[record(table, 1, Fact::Closed)])
        .await
        .expect("the store still works");
}

#[tokio::test]
async fn of_two_writers_of_one_number_exactly_one_wins() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let table = store.new_table().await.expect("a number");
    let names = ["Ada", "Bob", "Cy", "Di"];
    let writers = names.map(|name| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&[record(table, 0, host(name))]).await })
    });
    let mut won = 0;
    for writer in writers {
        match writer.await.expect("no panic") {
            Ok(()) => won += 1,
            Err(error) => assert!(matches!(error, StoreError::Conflict { .. }), "{error}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(journals(&store).await[0].1.len(), 1);
}

#[tokio::test]
async fn a_gap_and_an_unknown_table_are_refused() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let table = store.new_table().await.expect("a number");
    for stray in [
        record(table, 1, Fact::Rematch),
        record(TableId(99), 0, Fact::Rematch),
    ] {
        let refused = store.append(&[stray]).await;
        assert!(
            matches!(refused, Err(StoreError::Database(_))),
            "{refused:?}"
        );
    }
    assert_eq!(journals(&store).await, []);
}

#[tokio::test]
async fn closed_tables_are_not_given_and_their_numbers_never_again() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let table = store.new_table().await.expect("a number");
    store
        .append(&[record(table, 0, Fact::Rematch)])
        .await
        .expect("the number is free");
    store
        .append(&[record(table, 1, Fact::Closed)])
        .await
        .expect("the number is free");
    assert_eq!(journals(&store).await, []);
    let journal = store.journal(table).await.expect("its records");
    assert_eq!(
        journal.last().map(|record| &record.fact),
        Some(&Fact::Closed)
    );
    assert_eq!(journal.len(), 2);
    store.close().await;
    drop(store);
    raw(&path, &["DELETE FROM record", "DELETE FROM mahjong_table"]).await;
    let again = open(&path).await;
    assert_eq!(
        again.new_table().await.expect("a number"),
        TableId(table.0 + 1)
    );
}

#[tokio::test]
async fn a_table_that_cannot_be_read_leaves_the_others_whole() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    for _ in 0..4 {
        let table = store.new_table().await.expect("a number");
        let records = [
            record(table, 0, Fact::MachineAdded),
            record(table, 1, Fact::Rematch),
        ];
        store.append(&records).await.expect("numbers are free");
    }
    store.close().await;
    drop(store);
    raw(
        &path,
        &[
            "UPDATE record SET fact = '{\"fact\":\"secret-5z\"}' WHERE table_id = 1 AND number = 1",
            "UPDATE record SET edition = 99 WHERE table_id = 2 AND number = 0",
            "DELETE FROM record WHERE table_id = 3 AND number = 0",
        ],
    )
    .await;
    let tables = open(&path)
        .await
        .open_tables()
        .await
        .expect("the database works");
    let flaws: Vec<_> = tables
        .into_iter()
        .map(|(_, journal)| match journal {
            Ok(records) => Err(records.len()),
            Err(StoreError::Unreadable { number, why, .. }) => {
                assert!(!why.to_string().contains("5z"), "{why}");
                Ok((number, why))
            }
            Err(other) => panic!("{other}"),
        })
        .collect();
    assert!(
        matches!(flaws[0], Ok((1, Flaw::NotAFact { .. }))),
        "{flaws:?}"
    );
    assert_eq!(
        flaws[1..],
        [Ok((0, Flaw::Newer(99))), Ok((0, Flaw::Missing)), Err(2)]
    );
}

#[tokio::test]
async fn messages_are_remembered_replaced_and_forgotten() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let (table, other) = (
        store.new_table().await.expect("a number"),
        store.new_table().await.expect("a number"),
    );
    let board = Shown {
        table,
        what: "board".to_owned(),
        channel: Channel(1_234_567_890_123_456_789),
        message: 9_223_372_036_854_775_900,
        since: Moment(-5),
        print: None,
    };
    let panel = Shown {
        what: "panel-1".to_owned(),
        ..board.clone()
    };
    let foreign = Shown {
        table: other,
        ..board.clone()
    };
    for shown in [&board, &panel, &foreign] {
        store.remember(shown).await.expect("the database works");
    }
    let newer = Shown {
        message: 7,
        since: Moment(6),
        print: Some([0xA5; 32]),
        ..board
    };
    store.remember(&newer).await.expect("the database works");
    assert_eq!(
        store.shown(table).await.expect("the database works"),
        [newer.clone(), panel]
    );
    store
        .forget(table, "panel-1")
        .await
        .expect("the database works");
    store
        .forget(table, "panel-2")
        .await
        .expect("forgetting what is not there is fine");
    assert_eq!(
        store.shown(table).await.expect("the database works"),
        [newer]
    );
    assert_eq!(
        store.shown(other).await.expect("the database works"),
        [foreign]
    );
}

#[tokio::test]
async fn the_last_sign_of_life_is_the_newest() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    assert_eq!(store.last_alive().await.expect("the database works"), None);
    store.alive(Moment(5)).await.expect("the database works");
    store.alive(Moment(8)).await.expect("the database works");
    assert_eq!(
        store.last_alive().await.expect("the database works"),
        Some(Moment(8))
    );
}

#[tokio::test]
async fn a_file_in_use_is_refused_until_it_is_free() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    assert!(matches!(refusal(&path).await, Refusal::InUse));
    assert_eq!(
        Store::look(&path).await.expect("looking is allowed"),
        ready(0)
    );
    let clone = store.clone();
    drop(store);
    assert!(matches!(refusal(&path).await, Refusal::InUse));
    clone.close().await;
    drop(clone);
    open(&path).await;
}

#[tokio::test]
async fn other_peoples_files_are_refused_and_not_touched() {
    let (folder, path) = folder();
    raw(&path, &["CREATE TABLE recipes (name TEXT)"]).await;
    let before = contents(&folder);
    assert!(matches!(refusal(&path).await, Refusal::Foreign));
    assert!(matches!(
        Store::look(&path).await,
        Err(StoreError::Refused {
            why: Refusal::Foreign,
            ..
        })
    ));
    assert_eq!(contents(&folder), before);

    for text in [
        "x",
        "[log]\nlevel = 3\n",
        &"SQLite format 3\0".repeat(2),
        &"dear diary ".repeat(1000),
    ] {
        std::fs::write(&path, text).expect("writable");
        let before = contents(&folder);
        assert!(
            matches!(refusal(&path).await, Refusal::NotADatabase),
            "{text}"
        );
        assert_eq!(contents(&folder), before);
    }
}

#[tokio::test]
async fn folders_and_missing_folders_are_refused() {
    let (folder, path) = folder();
    assert!(matches!(refusal(folder.path()).await, Refusal::Unusable(_)));
    assert!(matches!(
        refusal(&path.join("deeper")).await,
        Refusal::Unusable(_)
    ));
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    store.close().await;
    drop(store);
    let whole = std::fs::read(&path).expect("readable");
    let mut scratched = whole.clone();
    scratched[4096..8192].fill(0xff);
    for bytes in [&whole[..5000], &whole[..100], &scratched] {
        std::fs::write(&path, bytes).expect("writable");
        let refused = refusal(&path).await;
        assert!(matches!(refused, Refusal::Damaged(_)), "{refused:?}");
    }
    std::fs::write(&path, whole).expect("writable");
    open(&path).await;
}

#[tokio::test]
async fn a_newer_programs_file_is_refused_by_structure_and_by_edition() {
    for newer in [
        "PRAGMA user_version = 99",
        "INSERT INTO _sqlx_migrations SELECT 9999, description, installed_on, success, checksum, execution_time
         FROM _sqlx_migrations WHERE version = 1",
    ] {
        let (_folder, path) = folder();
        drop(open(&path).await);
        raw(&path, &[newer]).await;
        assert!(matches!(refusal(&path).await, Refusal::Newer), "{newer}");
        let look = Store::look(&path).await;
        assert!(matches!(look, Err(StoreError::Refused { why: Refusal::Newer, .. })), "{look:?}");
    }
}

#[tokio::test]
async fn looking_creates_nothing_and_counts_open_tables() {
    let (folder, path) = folder();
    assert_eq!(
        Store::look(&path).await.expect("nothing is fine"),
        Look::New
    );
    assert_eq!(contents(&folder), []);
    let store = open(&path).await;
    for _ in 0..3 {
        store.new_table().await.expect("a number");
    }
    store
        .append(&[record(TableId(2), 0, Fact::Closed)])
        .await
        .expect("the number is free");
    assert_eq!(Store::look(&path).await.expect("sound"), ready(2));
}

#[tokio::test]
async fn nobody_else_on_the_machine_may_read_what_is_created() {
    let (folder, path) = folder();
    let store = open(&path).await;
    store.new_table().await.expect("a number");
    let mode = |name: &Path| {
        let found = std::fs::metadata(name).expect("a file");
        found.permissions().mode() & 0o777
    };
    let entries = std::fs::read_dir(folder.path()).expect("readable");
    let mut names: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    names.sort();
    assert_eq!(names.len(), 4, "with what SQLite puts beside it: {names:?}");
    for name in &names {
        assert_eq!(mode(name), 0o600, "{name:?}");
    }
    // An older one stays as it is, and that can be seen.
    let open_to_all = std::fs::Permissions::from_mode(0o644);
    std::fs::set_permissions(&path, open_to_all).expect("ours");
    let found = Store::look(&path).await.expect("sound");
    assert!(
        matches!(
            found,
            Look::Ready {
                is_public: true,
                ..
            }
        ),
        "{found:?}"
    );
}

#[tokio::test]
async fn where_a_table_that_is_over_stood_is_told_without_its_journal() {
    let (_folder, path) = folder();
    let store = open(&path).await;
    let (table, here) = (store.new_table().await.expect("a number"), Guild(u64::MAX));
    let is_over = async |guild: Guild| {
        let told = store.is_over_in(table, guild).await;
        told.expect("the database works")
    };
    store
        .append(&[record(table, 0, Fact::Rematch)])
        .await
        .expect("the number is free");
    let place = "UPDATE mahjong_table SET guild = -1";
    sqlx::query(place)
        .execute(&store.pool)
        .await
        .expect("sound");
    assert!(!is_over(here).await, "it goes on");
    store
        .append(&[record(table, 1, Fact::Closed)])
        .await
        .expect("the number is free");
    assert!(is_over(here).await);
    assert!(!is_over(Guild(7)).await, "another server");
    let old = "UPDATE mahjong_table SET guild = NULL";
    sqlx::query(old).execute(&store.pool).await.expect("sound");
    assert!(is_over(Guild(7)).await, "it is not known");
}

#[tokio::test]
async fn a_first_start_that_ended_early_is_gone_on_from() {
    let (_folder, path) = folder();
    for left in ["", "PRAGMA application_id = 1296716624"] {
        std::fs::write(&path, "").expect("writable");
        if !left.is_empty() {
            raw(&path, &[left]).await;
            assert!(matches!(
                Store::look(&path).await.expect("ours"),
                Look::Ready { open: 0, .. }
            ));
        }
        let store = open(&path).await;
        store.new_table().await.expect("a number");
        store.close().await;
    }
}
