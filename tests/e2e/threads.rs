//! Tables in threads and forums.

use std::time::Duration;

use serde_json::{Value, json};
use tests::discord::{Fault, Id};
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, all_play, play_until};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// Discord's flag of a message that one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;
/// What the bot may do in a channel, without public threads.
const NO_PUBLIC_THREADS: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 38;

/// The public threads of the server, as somebody sees them.
fn threads(person: &Person) -> Vec<Value> {
    let guilds = person.discord.guilds(person.id);
    let threads = guilds.iter().flat_map(|guild| guild["threads"].as_array());
    let public = threads.flatten().filter(|thread| thread["type"] == 11);
    public.cloned().collect()
}

fn id(thread: &Value) -> Id {
    thread["id"].as_str().unwrap().parse().unwrap()
}

/// Everybody looks at this channel from now on.
fn go_to(parlour: &mut Parlour, channel: Id) {
    parlour.channel = channel;
    for person in &mut parlour.people {
        person.channel = channel;
    }
}

/// The first person has a table before her: the others sit down, machines fill up, and it is played to its end.
async fn is_played(parlour: &Parlour) {
    for person in &parlour.people[1..] {
        person.presses("Join").await;
    }
    for machine in 1..=4 - parlour.people.len() {
        parlour.person(0).presses("Add machine").await;
        parlour.person(0).sees(&format!("Machine {machine}")).await;
    }
    parlour.person(0).presses("Start").await;
    all_play(&parlour.people, PATIENT).await;
}

#[tokio::test]
async fn where_the_server_says_so_every_table_has_a_thread_of_its_own() {
    let mut parlour = Parlour::open(&["Ada", "Ben"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "threads"], &[("where", json!("own"))])
        .await;
    let given = [("pace", json!(QUICK)), ("options", json!(SHORT))];
    let told = ada.runs(&["table", "open"], &given).await;
    let thread = threads(&ada).pop().unwrap();
    let said = ada.reply(&told);
    assert!(said.contains(&format!("<#{}>", id(&thread))), "{said}");
    assert_eq!(thread["name"], json!("Mahjong · Hong Kong"));
    // It hangs on a message of the channel that says what is played.
    let first = parlour.discord.message(ada.id, id(&thread)).unwrap();
    let said = first["content"].as_str().unwrap();
    assert!(
        said.contains("**Ada**") && said.contains("Hong Kong"),
        "{said}"
    );
    // A second table has another one.
    let told = parlour.person(1).runs(&["table", "open"], &given).await;
    assert!(parlour.person(1).reply(&told).contains("The table is open"));
    assert_eq!(threads(&ada).len(), 2);
    go_to(&mut parlour, id(&thread));
    is_played(&parlour).await;
    parlour.closes().await;
}

#[tokio::test]
async fn where_a_table_is_already_a_thread_is_offered() {
    let mut parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let ben = parlour.person(1);
    let given = [
        ("rules", json!("riichi")),
        ("pace", json!(QUICK)),
        ("options", json!("game.rounds=1")),
    ];
    let told = ben.runs(&["table", "open"], &given).await;
    assert!(ben.reply(&told).contains("has a table already"));
    ben.presses("Open it in a thread").await;
    let thread = ben.waits("a thread", |me| threads(me).pop()).await;
    // Told as the answer, or after it where that took too long.
    ben.sees(&format!("<#{}>", id(&thread))).await;
    assert_eq!(thread["name"], json!("Mahjong · Riichi"));
    go_to(&mut parlour, id(&thread));
    parlour.people.remove(0);
    is_played(&parlour).await;
    parlour.closes().await;
}

fn is_archived(person: &Person, thread: Id) -> bool {
    let threads = threads(person);
    let found = threads.iter().find(|found| id(found) == thread);
    found.is_some_and(|found| found["thread_metadata"]["archived"] == true)
}

/// An interaction of somebody who may do everything usual but open threads himself.
fn opens_no_threads(parlour: &Parlour) {
    let may = json!({"member": {"permissions": NO_PUBLIC_THREADS.to_string()}});
    parlour.discord.alter_next_interaction(may);
}

#[tokio::test]
async fn nobody_has_a_thread_opened_for_him_that_he_may_not_open() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let ben = parlour.person(1);
    opens_no_threads(&parlour);
    let told = ben.runs(&["table", "open"], &[]).await;
    assert!(ben.reply(&told).contains("has a table already"));
    assert_eq!(ben.button("Open it in a thread"), None);
    // He may have been offered one before.
    ben.runs(&["table", "open"], &[]).await;
    let offered = ben.finds("Open it in a thread").await;
    opens_no_threads(&parlour);
    let told = ben.presses_on(&offered).await;
    assert!(ben.reply(&told).contains("has a table already"));
    assert!(threads(&ben).is_empty());
    parlour.closes().await;
}

#[tokio::test]
async fn the_thread_of_a_table_goes_into_the_archive_with_it() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour.open_table(QUICK, "").await;
    ben.runs(&["table", "open"], &[]).await;
    ben.presses("Open it in a thread").await;
    let own = ben.waits("a thread", |me| threads(me).pop()).await;
    let own = id(&own);
    // One that somebody else has opened for something else stays.
    let corner = parlour
        .discord
        .add_thread(parlour.channel, "a quiet corner");
    ada.runs_in(corner, &["table", "open"], &[]).await;
    ada.runs_in(corner, &["table", "end"], &[]).await;
    ben.runs_in(own, &["table", "end"], &[]).await;
    ben.waits("the thread in the archive", |me| {
        is_archived(me, own).then_some(())
    })
    .await;
    assert!(!is_archived(&ada, corner));
    // The end of the table is told there all the same.
    let said = parlour.discord.messages(ben.id, own);
    let said: String = said.iter().map(tests::person::text).collect();
    assert!(!said.contains("[Join]"), "{said}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_thread_whose_answer_is_lost_has_the_table() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "threads"], &[("where", json!("own"))])
        .await;
    // Neither that of the message it hangs on nor its own arrives.
    let path = format!("/channels/{}/messages", parlour.channel);
    parlour.discord.fail_next_at(&path, 1, Fault::Lost);
    parlour.discord.fail_next_at("/threads", 1, Fault::Lost);
    let told = ada.runs(&["table", "open"], &[]).await;
    let opened = threads(&ada);
    assert_eq!(opened.len(), 1, "{opened:?}");
    let link = format!("<#{}>", id(&opened[0]));
    assert!(ada.reply(&told).contains(&link), "{}", ada.reply(&told));
    let all = ada.discord.messages(ada.id, ada.channel);
    let is_public =
        |message: &&Value| message["flags"].as_u64().unwrap_or_default() & EPHEMERAL == 0;
    assert_eq!(
        all.iter().filter(is_public).count(),
        1,
        "the message it hangs on"
    );
    parlour.closes().await;
}

#[tokio::test]
async fn without_the_permission_the_table_stands_in_the_channel() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    parlour
        .discord
        .set_bot_permissions(parlour.channel, NO_PUBLIC_THREADS);
    ada.runs(&["server", "threads"], &[("where", json!("own"))])
        .await;
    let told = ada.runs(&["table", "open"], &[]).await;
    let said = ada.reply(&told);
    assert!(said.contains("Create Public Threads"), "{said}");
    ada.finds("Join").await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_table_in_a_forum_post_is_played_and_its_thread_never_sleeps() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let forum = parlour.discord.add_forum(parlour.guild, "mahjong");
    let post = parlour
        .discord
        .post(parlour.person(0).id, forum, "Tonight", "Who plays?")
        .unwrap();
    go_to(&mut parlour, post);
    let ada = parlour.person(0);
    // Private threads cannot hang below a forum: the hand comes by direct message.
    ada.runs(&["me", "hand"], &[("where", json!("thread"))])
        .await;
    let given = [("pace", json!(QUICK)), ("options", json!(SHORT))];
    ada.runs(&["table", "open"], &given).await;
    for machine in 1..=3 {
        ada.presses("Add machine").await;
        ada.sees(&format!("Machine {machine}")).await;
    }
    ada.presses("Start").await;
    play_until(&ada, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    let is_archived = |me: &Person| {
        let threads = threads(me);
        let here = threads.iter().find(|thread| id(thread) == post);
        here.is_some_and(|thread| thread["thread_metadata"]["archived"] == true)
    };
    parlour.discord.archive_thread(post, true);
    ada.waits("the thread to wake", |me| (!is_archived(me)).then_some(()))
        .await;
    parlour.advance(Duration::from_secs(60));
    crate::autopilot::play(&ada, PATIENT).await;
    parlour.closes().await;
}
