//! Results as they are kept, made again and counted.

use std::path::PathBuf;
use std::time::Duration;

use commands::ask::{Ask, Feed};
use commands::preferences::Preferences;
use commands::record::{Fact, Record, Terms};
use commands::results::Tally;
use commands::table::effect::Effect;
use commands::table::{Asker, Table};
use commands::who::{Channel, Member, Moment, Place};
use commands::words::{TileStyle, Tongue};
use config::pace::{Pace, Window};
use engine::seat::Seat;
use engine::seed::Seed;
use tempfile::TempDir;

use super::*;

const HERE: Place = Place {
    guild: Some(Guild(1)),
    channel: Channel(2),
};

const ABROAD: Place = Place {
    guild: Some(Guild(9)),
    ..HERE
};

async fn store() -> (TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("sparrow.db");
    let store = Store::open(&path).await.expect("the file can be used");
    (folder, path, store)
}

fn person(number: u64) -> Asker {
    Asker {
        has_faces: true,
        reads_threads: None,
        member: Member {
            person: Person(100 + number),
            name: format!("p{number}"),
        },
        tongue: Tongue::English,
        is_admin: false,
        preferences: Preferences::default(),
        tiles: TileStyle::Text,
    }
}

/// A pace at which a whole game takes seconds of its own time: people let their turns lapse, machines do not wait.
fn hurry() -> Pace {
    let ms = Duration::from_millis;
    Pace {
        turn: Some(ms(1)),
        bank: ms(0),
        claim: Some(ms(1)),
        pause: (ms(0), ms(0)),
        rest: Some(ms(1)),
        away_after: Some(2),
        window: Window::Quick,
        machine: (ms(0), ms(0)),
    }
}

/// What a table keeps in one step.
fn split(effects: Vec<Effect>) -> (Vec<Record>, Vec<GameResult>) {
    let (mut records, mut over) = (Vec::new(), Vec::new());
    for effect in effects {
        match effect {
            Effect::Keep(record) => records.push(record),
            Effect::KeepResult(result) => over.push(*result),
            Effect::Channel { .. }
            | Effect::Panel { .. }
            | Effect::PanelGone { .. }
            | Effect::Tell { .. }
            | Effect::Greet { .. }
            | Effect::ChannelGone { .. }
            | Effect::LookFor { .. }
            | Effect::Moved { .. }
            | Effect::Close => {}
        }
    }
    (records, over)
}

/// Four people sit down at a new table, fall asleep and let machines play for them; everything is kept as it comes.
async fn play(store: &Store, secret: u8) -> TableId {
    let (mut table, mut now) = begin(store, secret).await;
    let id = table.id();
    while table.results().is_empty() {
        now = wake(store, &mut table, now).await;
    }
    let changes = store.changes(id, 1).await.expect("readable");
    assert_eq!(changes.len(), 4, "the game counts");
    let rated = table.rate(1, &changes, now);
    kept(store, rated).await;
    id
}

/// Four people sit down at a new table, and the game begins.
async fn begin(store: &Store, secret: u8) -> (Table, Moment) {
    let id = store.new_table().await.expect("a number");
    let terms = Terms {
        rules: "hong-kong".to_owned(),
        options: [
            ("game.rounds", "1"),
            ("draw.dealer", "pass"),
            ("min_faan", "0"),
        ]
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .into(),
        house: None,
        pace_name: "hurry".to_owned(),
        pace: hurry(),
        tongue: Tongue::English,
        tiles: TileStyle::Text,
        feed: Feed::Board,
    };
    let now = Moment(1_700_000_000_000 + i64::from(id.0));
    let seed = Seed::from_bytes([secret; 32]);
    let (mut table, answer) =
        Table::open(id, HERE, &person(0), terms, seed, now).expect("good terms");
    kept(store, answer.effects).await;
    for other in 1..4 {
        asks(store, &mut table, other, Ask::Join, now).await;
    }
    asks(store, &mut table, 0, Ask::Start, now).await;
    (table, now)
}

async fn kept(store: &Store, effects: Vec<Effect>) {
    let (records, over) = split(effects);
    store.keep(&records, &over).await.expect("it can be kept");
}

async fn asks(store: &Store, table: &mut Table, who: u64, what: Ask, now: Moment) {
    let answer = table.ask(&person(who), what, None, now);
    kept(store, answer.effects).await;
}

/// The next alarm rings; gives when.
async fn wake(store: &Store, table: &mut Table, now: Moment) -> Moment {
    let now = table.next_alarm().expect("the clock goes on").max(now);
    let effects = table.wake(now);
    kept(store, effects).await;
    now
}

/// Everything that is derived, line by line.
async fn derived(store: &Store) -> Vec<String> {
    let mut lines = Vec::new();
    for statement in [
        "SELECT json_array(table_id, game, guild, channel, rules, house, began, ended, deals, is_complete, is_rated) FROM result
         ORDER BY table_id, game",
        "SELECT json_array(table_id, game, number, seat, person, machine, name, place, points, result, deals, wins, self_draws,
            deal_ins, called, riichi, waiting, worth, best_worth, best, before, after, counted) FROM part
         ORDER BY table_id, game, number",
        "SELECT json_array(guild, rules, person, mean, spread, games) FROM rating ORDER BY guild, rules, person",
        "SELECT json_array(guild, rules) FROM unrated",
    ] {
        let found: Vec<String> = sqlx::query_scalar(statement)
            .fetch_all(&store.pool)
            .await
            .expect("readable");
        lines.extend(found);
    }
    lines
}

async fn run(store: &Store, statement: &'static str) {
    sqlx::query(statement)
        .execute(&store.pool)
        .await
        .expect("the statement is sound");
}

#[tokio::test]
async fn results_made_again_from_the_journals_are_those_that_were_kept() {
    let (_folder, path, store) = store().await;
    for secret in 1..4 {
        play(&store, secret).await;
    }
    let kept = derived(&store).await;
    assert!(kept.len() >= 3 + 12 + 4);
    assert!(store.underived().await.expect("readable").is_empty());

    // As a database is that an older program left: nothing derived, nothing noted.
    run(&store, "UPDATE mahjong_table SET derived = 0, guild = NULL").await;
    run(&store, "DELETE FROM result").await;
    run(&store, "DELETE FROM rating").await;
    store.close().await;
    drop(store);
    let store = Store::open(&path).await.expect("the file can be used");
    let tables = store.underived().await.expect("readable");
    assert_eq!(tables.len(), 3);
    // Broken off after the first, and begun again.
    store.derive(tables[0]).await.expect("its journal is sound");
    assert_eq!(store.underived().await.expect("readable"), tables[1..]);
    crate::chores::derive(&store).await;
    assert_eq!(derived(&store).await, kept);
    crate::chores::derive(&store).await;
    assert_eq!(derived(&store).await, kept, "made once more");
}

#[tokio::test]
async fn what_cannot_be_kept_leaves_no_result() {
    let (_folder, _path, store) = store().await;
    let table = store.new_table().await.expect("a number");
    let record = Record {
        table,
        number: 0,
        at: Moment(1),
        fact: Fact::MachineAdded,
    };
    store
        .append(std::slice::from_ref(&record))
        .await
        .expect("a free number");
    let refused = store
        .keep(&[record], &[result(table, 1, 5, [1, 2, 3, 4])])
        .await;
    assert!(matches!(refused, Err(StoreError::Conflict { .. })));
    assert!(derived(&store).await.is_empty());
}

/// A game of four people who came to these places.
fn result(table: TableId, game: u32, ended: i64, places: [u8; 4]) -> GameResult {
    let part = |(seat, place): (Seat, u8)| Part {
        seat,
        sitter: Sitter::Person(person(seat.index() as u64).member),
        place: Some(place),
        points: 0,
        result: Some(0),
        tally: Tally {
            deals: 4,
            ..Tally::default()
        },
    };
    GameResult {
        table,
        game,
        place: HERE,
        rules: "riichi".to_owned(),
        house: None,
        began: Moment(0),
        ended: Moment(ended),
        deals: 4,
        is_complete: true,
        parts: Seat::ALL.into_iter().zip(places).map(part).collect(),
    }
}

const EVENING: [[u8; 4]; 5] = [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
    [2, 1, 3, 4],
    [1, 1, 3, 4],
    [3, 4, 1, 2],
];

/// The games of an evening, kept in this order.
async fn rated(order: &[usize]) -> Vec<String> {
    let (_folder, _path, store) = store().await;
    let table = store.new_table().await.expect("a number");
    for &at in order {
        let game = u32::try_from(at).expect("few") + 1;
        let over = result(table, game, i64::from(game), EVENING[at]);
        store.keep(&[], &[over]).await.expect("it can be kept");
    }
    let kept = derived(&store).await;
    run(
        &store,
        "INSERT INTO unrated SELECT DISTINCT guild, rules FROM result",
    )
    .await;
    store.rate_again().await.expect("computed");
    assert_eq!(
        derived(&store).await,
        kept,
        "computed at once as step by step"
    );
    kept
}

#[tokio::test]
async fn ratings_follow_from_the_order_in_which_games_ended() {
    let in_order = rated(&[0, 1, 2, 3, 4]).await;
    for order in [[4, 3, 2, 1, 0], [1, 0, 2, 4, 3], [2, 4, 1, 3, 0]] {
        assert_eq!(rated(&order).await, in_order, "{order:?}");
    }
}

#[tokio::test]
async fn what_is_looked_at_is_what_was_kept() {
    let (_folder, _path, store) = store().await;
    let table = store.new_table().await.expect("a number");
    for (game, places) in (1..).zip(EVENING) {
        let over = result(table, game, i64::from(game), places);
        store.keep(&[], &[over]).await.expect("it can be kept");
    }
    let record = Record {
        table,
        number: 0,
        at: Moment(0),
        fact: Fact::MachineAdded,
    };
    store.append(&[record]).await.expect("it can be kept");
    let (ada, guild) = (person(0).member, Guild(1));
    let history = store
        .history(ada.clone(), HERE, ada.person, 7)
        .await
        .expect("readable");
    assert_eq!(
        (history.count, history.page),
        (5, 0),
        "the last page there is"
    );
    let ranks: Vec<_> = history.games.iter().map(|game| game.rank).collect();
    assert_eq!(ranks, [3, 1, 2, 4, 1].map(Some), "the latest first");
    let stats = store
        .stats(ada.clone(), HERE, ada.person, None)
        .await
        .expect("readable")
        .expect("he has played");
    assert_eq!((stats.rules.as_str(), stats.games), ("riichi", 5));
    assert_eq!(stats.places, [2, 1, 1, 1]);
    assert_eq!(stats.tally.deals, 20);
    assert_eq!(stats.rating.map(|rating| rating.games), Some(5));
    let elsewhere = store
        .stats(ada.clone(), ABROAD, ada.person, None)
        .await
        .expect("readable");
    assert_eq!(elsewhere, None, "each server by itself");
    let leaders = store
        .leaders(guild, None, 0)
        .await
        .expect("readable")
        .expect("somebody is rated");
    let means: Vec<f64> = leaders
        .people
        .iter()
        .map(|(_, rating)| rating.mean)
        .collect();
    assert_eq!(means.len(), 4);
    assert!(means.is_sorted_by(|a, b| a >= b));
    let stranger = store
        .history(person(3).member, HERE, Person(9), 0)
        .await
        .expect("readable");
    assert!(
        stranger.games.iter().all(|game| game.opens),
        "asked where it was played"
    );
    let elsewhere = Place {
        channel: Channel(3),
        ..HERE
    };
    let stranger = store
        .history(person(3).member, elsewhere, Person(9), 0)
        .await
        .expect("readable");
    assert!(
        stranger.games.iter().all(|game| !game.opens),
        "a stranger elsewhere"
    );
    store.sweep(table).await.expect("removed");
    let swept = store
        .history(person(0).member, HERE, person(0).member.person, 0)
        .await
        .expect("readable");
    assert!(
        swept.games.iter().all(|game| game.opens),
        "what it came to stays"
    );
}

#[tokio::test]
async fn a_game_is_found_as_it_was_kept_by_those_who_may_look_at_it() {
    let (_folder, _path, store) = store().await;
    let table = play(&store, 1).await;
    let kept = store.game(table, 1).await.expect("readable").expect("kept");
    let records = store.journal(table).await.expect("readable");
    let result = Table::recover(records).expect("a table").results()[0].clone();
    // All but what its people did in it, which is not told of a game.
    let mut told = result.clone();
    for part in &mut told.parts {
        part.tally = Tally {
            deals: part.tally.deals,
            ..Tally::default()
        };
    }
    assert_eq!(kept.result, told);
    let mut changed = Vec::new();
    for (part, change) in kept.result.parts.iter().zip(&kept.changes) {
        changed.extend(part.person().zip(*change));
    }
    assert_eq!(store.changes(table, 1).await.expect("readable"), changed);
    assert_eq!(changed.len(), 4, "four people played to the end");
    let none = store.game(table, 9).await.expect("readable");
    assert_eq!(none, None);

    let elsewhere = Place {
        channel: Channel(3),
        ..HERE
    };
    let (ada, stranger) = (person(0).member.person, Person(9));
    for (here, asks, of, found) in [
        (HERE, stranger, None, 1),
        (elsewhere, ada, None, 1),
        (elsewhere, stranger, None, 0),
        (ABROAD, ada, None, 0),
        (HERE, stranger, Some(ada), 1),
        (HERE, ada, Some(stranger), 0),
    ] {
        let games = store.games(here, asks, of).await.expect("readable");
        assert_eq!(games.len(), found, "{here:?} {asks:?} {of:?}");
        for game in games {
            let sitters: Vec<_> = result.parts.iter().map(|part| &part.sitter).collect();
            assert_eq!(game.sitters.iter().collect::<Vec<_>>(), sitters);
            assert_eq!((game.table, game.game), (table, 1));
        }
    }
}

/// The journals of all tables as they are stored.
async fn journals(store: &Store) -> String {
    let facts: Vec<String> =
        sqlx::query_scalar("SELECT fact FROM record ORDER BY table_id, number")
            .fetch_all(&store.pool)
            .await
            .expect("readable");
    facts.join("\n")
}

async fn close(store: &Store, table: TableId) {
    let next = store.journal(table).await.expect("readable").len();
    let closed = Record {
        table,
        number: u32::try_from(next).expect("few"),
        at: Moment(1_800_000_000_000),
        fact: Fact::Closed,
    };
    store.append(&[closed]).await.expect("a free number");
}

#[tokio::test]
async fn whoever_is_deleted_stands_nowhere_and_the_others_keep_what_they_had() {
    let (_folder, _path, store) = store().await;
    let tables = [play(&store, 1).await, play(&store, 2).await];
    close(&store, tables[0]).await;
    let ben = person(1).member;
    let chosen = Preferences {
        tongue: Some(Tongue::Japanese),
        ..Preferences::default()
    };
    store
        .change_preferences(ben.person, |_| Ok::<_, StoreError>(chosen.clone()))
        .await
        .expect("kept");
    let ada = |store: Store| async move {
        let found = store
            .stats(person(0).member, HERE, person(0).member.person, None)
            .await;
        found.expect("readable").expect("she has played")
    };
    let before = ada(store.clone()).await;
    let told = store.export(ben.person, Moment(5)).await.expect("readable");
    assert_eq!(told["person"], ben.person.0.to_string());
    assert_eq!(told["preferences"]["tongue"], "japanese");
    for what in ["games", "tables"] {
        assert_eq!(told[what].as_array().map(Vec::len), Some(2), "{what}");
    }
    assert_eq!(told["games"][0]["name"], "p1");
    assert_eq!(told["ratings"][0]["games"], 2);

    store.delete(ben.person).await.expect("deleted");
    let nothing = store.export(ben.person, Moment(5)).await.expect("readable");
    for what in ["games", "tables", "ratings"] {
        assert_eq!(nothing[what].as_array().map(Vec::len), Some(0), "{what}");
    }
    assert_eq!(nothing["preferences"], serde_json::json!({}));
    let after = ada(store.clone()).await;
    assert_eq!((after.rating, after.places), (before.rating, before.places));
    // Read before its journal is rewritten, a table tells of somebody without a name already.
    let read = store.journal(tables[0]).await.expect("readable");
    assert!(!format!("{read:?}").contains("\"p1\""));

    crate::chores::forget(&store).await;
    assert_eq!(store.unforgotten().await.expect("readable"), []);
    // His number as a whole value: the beginning of a longer one is none of his.
    let signs = [",", "}"].map(|end| format!(":{}{end}", ben.person.0));
    let told = |journals: &str| {
        let signs = signs.iter().map(|sign| journals.matches(sign).count());
        signs.sum::<usize>() + journals.matches("\"p1\"").count()
    };
    let open = told(&journals(&store).await);
    assert!(open > 0, "the second table is not closed yet");
    close(&store, tables[1]).await;
    crate::chores::forget(&store).await;
    assert_eq!(told(&journals(&store).await), 0);

    // What is made again from the journals is what is kept, with the same stand-in.
    let kept = derived(&store).await;
    run(&store, "UPDATE mahjong_table SET derived = 0").await;
    crate::chores::derive(&store).await;
    assert_eq!(derived(&store).await, kept);
    for table in tables {
        let journal = store.journal(table).await.expect("readable");
        let back = Table::recover(journal).expect("it still makes a table");
        assert_eq!(back.results().len(), 1);
        assert!(back.results()[0].is_rated());
    }
    let leaders = store.leaders(Guild(1), None, 0).await.expect("readable");
    assert_eq!(leaders.map(|leaders| leaders.count), Some(3));
}

/// Whoever leaves a table that is still open and has himself forgotten stays forgotten when its game is over, whatever the
/// table still knows; and what he does there after he has come back is his.
#[tokio::test]
async fn whoever_is_deleted_while_his_table_is_open_is_not_written_down_again() {
    let (_folder, _path, store) = store().await;
    let (mut table, mut now) = begin(&store, 1).await;
    let (id, ben) = (table.id(), person(1).member.person);
    let shown = super::super::Shown {
        table: id,
        what: format!("thread-{}", ben.0),
        channel: Channel(5),
        message: 6,
        since: now,
        print: None,
    };
    store.remember(&shown).await.expect("kept");
    let told = store.export(ben, now).await.expect("readable");
    assert_eq!(told["messages"][0]["channel"], "5");
    let facts = told["tables"][0]["told"].as_array().expect("facts");
    assert_eq!(facts[0]["fact"]["fact"], "joined");
    let sits = |table: &Table| table.people().contains(&ben);
    for _ in 0..2 {
        asks(&store, &mut table, 1, Ask::Leave, now).await;
        while sits(&table) {
            now = wake(&store, &mut table, now).await;
        }
        store.delete(ben).await.expect("deleted, also once more");
        asks(&store, &mut table, 1, Ask::Take(None), now).await;
        while !sits(&table) {
            now = wake(&store, &mut table, now).await;
        }
    }
    // A restart: he is at the table, and was not there before.
    let opened = store.open_tables().await.expect("readable");
    let (_, journal) = opened.into_iter().next().expect("one table");
    let again = Table::recover(journal.expect("readable")).expect("it makes a table");
    assert_eq!(again.people(), table.people());
    while table.results().is_empty() {
        now = wake(&store, &mut table, now).await;
    }
    let game = store.game(id, 1).await.expect("readable").expect("a game");
    let of = |is_meant: fn(&Part) -> bool| -> Vec<Part> {
        let parts = game.result.parts.iter();
        parts.filter(|part| is_meant(part)).cloned().collect()
    };
    let gone = of(|part| part.person().is_some_and(Person::is_gone));
    let his = of(|part| part.person() == Some(Person(101)));
    assert_eq!(his.len(), 1, "since he came back: {his:?}");
    assert!(!gone.is_empty() && gone.iter().all(|part| part.tally.deals > 0));
    let deals: u32 = gone.iter().chain(&his).map(|part| part.tally.deals).sum();
    assert!(his[0].tally.deals < game.result.deals, "not the whole game");
    assert!(deals <= game.result.deals);
    let kept = derived(&store).await;
    close(&store, id).await;
    crate::chores::forget(&store).await;
    run(&store, "UPDATE mahjong_table SET derived = 0").await;
    crate::chores::derive(&store).await;
    assert_eq!(derived(&store).await, kept);
    assert_eq!(store.shown(id).await.expect("readable"), []);
}

#[tokio::test]
async fn journals_that_are_kept_no_longer_leave_their_results() {
    let (_folder, _path, store) = store().await;
    let tables = [
        play(&store, 1).await,
        play(&store, 2).await,
        play(&store, 3).await,
    ];
    close(&store, tables[0]).await;
    close(&store, tables[1]).await;
    let kept = derived(&store).await;
    let days = |days: u64| Duration::from_secs(days * 24 * 3600);
    let closed = Moment(1_800_000_000_000);
    let outlived = async |later: u64, keep: Option<Duration>| {
        let now = closed.plus(days(later));
        store.outlived(now, keep).await.expect("readable")
    };
    assert_eq!(outlived(10_000, None).await, [], "for ever");
    assert_eq!(outlived(89, Some(days(90))).await, []);
    assert_eq!(
        outlived(91, Some(days(90))).await,
        tables[..2],
        "the third is not closed"
    );
    let chosen = commands::preferences::ServerSettings {
        retention_days: Some(30),
        ..Default::default()
    };
    store
        .change_server_settings(Guild(1), |_| Ok::<_, StoreError>(chosen))
        .await
        .expect("kept");
    assert_eq!(outlived(31, None).await, tables[..2]);
    assert_eq!(
        outlived(31, Some(days(90))).await,
        tables[..2],
        "the shorter one"
    );
    assert_eq!(
        outlived(8, Some(days(7))).await,
        tables[..2],
        "the shorter one"
    );
    for table in &tables[..2] {
        store.sweep(*table).await.expect("removed");
        assert!(store.journal(*table).await.expect("readable").is_empty());
        assert!(store.is_swept(*table).await.expect("readable"));
    }
    for table in [tables[2], TableId(999)] {
        assert!(!store.is_swept(table).await.expect("readable"));
    }
    assert_eq!(outlived(10_000, Some(days(1))).await, []);
    assert_eq!(derived(&store).await, kept);
    // What cannot be made again is not: nobody loses a result to a new edition.
    run(&store, "UPDATE mahjong_table SET derived = 0").await;
    assert_eq!(store.underived().await.expect("readable"), tables[2..]);
    crate::chores::derive(&store).await;
    assert_eq!(derived(&store).await, kept);
}
