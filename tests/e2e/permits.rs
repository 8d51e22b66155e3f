//! What the bot may do in a channel is told with every interaction: what cannot be is refused before it is tried.

use serde_json::{Value, json};
use tests::discord::{Id, Sent};
use tests::house::QUICK;
use tests::person::Person;

use crate::parlour::{Parlour, SHORT};

// Discord's bits for what somebody may do.
const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;
const FILES: u64 = 1 << 15;
const HISTORY: u64 = 1 << 16;
const PUBLIC_THREADS: u64 = 1 << 35;
const PRIVATE_THREADS: u64 = 1 << 36;
const IN_THREADS: u64 = 1 << 38;
const MANAGE_SERVER: u64 = 1 << 5;
const ALL: u64 =
    VIEW | SEND | EMBED | FILES | HISTORY | PUBLIC_THREADS | PRIVATE_THREADS | IN_THREADS;

/// Requests that Discord refused because the bot may not do that.
fn forbidden(parlour: &Parlour) -> Vec<Sent> {
    let all = parlour.discord.bodies().into_iter();
    all.filter(|sent| sent.status == 403).collect()
}

async fn opens_in(person: &Person, channel: Id) -> String {
    let given = [("pace", json!(QUICK)), ("options", json!(SHORT))];
    let told = person.runs_in(channel, &["table", "open"], &given).await;
    person.reply(&told)
}

#[tokio::test]
async fn no_table_is_opened_where_nothing_can_be_posted_and_it_is_told_what_is_missing() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    for (missing, named) in [
        (VIEW, vec!["View Channel"]),
        (SEND, vec!["Send Messages"]),
        (EMBED, vec!["Embed Links"]),
        (SEND | EMBED, vec!["Send Messages", "Embed Links"]),
    ] {
        parlour
            .discord
            .set_bot_permissions(parlour.channel, ALL & !missing);
        let said = opens_in(&ada, parlour.channel).await;
        for name in &named {
            assert!(said.contains(name), "{said}");
        }
        assert_eq!(said.matches('*').count(), 2 * named.len(), "{said}");
    }
    assert!(forbidden(&parlour).is_empty(), "{:#?}", forbidden(&parlour));
    // Nothing was opened: as soon as it may, it does.
    parlour.discord.set_bot_permissions(parlour.channel, ALL);
    let said = opens_in(&ada, parlour.channel).await;
    assert!(said.contains("The table is open"), "{said}");
    parlour.closes().await;
}

#[tokio::test]
async fn in_a_thread_it_is_the_permission_for_threads_that_counts() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let thread = parlour
        .discord
        .add_thread(parlour.channel, "a quiet corner");
    parlour
        .discord
        .set_bot_permissions(parlour.channel, ALL & !IN_THREADS);
    let said = opens_in(&ada, thread).await;
    assert!(said.contains("Send Messages in Threads"), "{said}");
    // What is needed in the channel above is not asked of the thread.
    parlour
        .discord
        .set_bot_permissions(parlour.channel, ALL & !SEND);
    let said = opens_in(&ada, thread).await;
    assert!(said.contains("The table is open"), "{said}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_table_is_not_moved_to_where_nothing_can_be_posted() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.begin(QUICK, SHORT).await;
    let there = parlour.discord.add_channel(parlour.guild, "table-two");
    parlour.discord.set_bot_permissions(there, ALL & !SEND);
    let told = ada.runs_in(there, &["table", "move"], &[]).await;
    let said = ada.reply(&told);
    assert!(said.contains("Send Messages"), "{said}");
    ada.finds("My hand").await;
    assert!(forbidden(&parlour).is_empty(), "{:#?}", forbidden(&parlour));
    parlour.closes().await;
}

#[tokio::test]
async fn no_thread_is_tried_where_none_can_be_opened() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    parlour
        .discord
        .set_bot_permissions(parlour.channel, ALL & !(PUBLIC_THREADS | PRIVATE_THREADS));
    ada.runs(&["server", "threads"], &[("where", json!("own"))])
        .await;
    ada.runs(&["me", "hand"], &[("where", json!("thread"))])
        .await;
    let said = opens_in(&ada, parlour.channel).await;
    assert!(said.contains("Create Public Threads"), "{said}");
    for machine in 1..=3 {
        ada.presses("Add machine").await;
        ada.sees(&format!("Machine {machine}")).await;
    }
    ada.presses("Start").await;
    ada.sees("I cannot open a private thread for you here")
        .await;
    assert!(forbidden(&parlour).is_empty(), "{:#?}", forbidden(&parlour));
    parlour.closes().await;
}

#[tokio::test]
async fn without_the_permission_for_files_a_table_is_opened_and_that_is_told() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour
        .discord
        .set_bot_permissions(parlour.channel, ALL & !FILES);
    let said = opens_in(&ada, parlour.channel).await;
    assert!(said.contains("The table is open"), "{said}");
    assert!(said.contains("Attach Files"), "{said}");
    let boards: Vec<Value> = parlour.discord.messages(ada.id, parlour.channel);
    assert!(!boards.is_empty());
    parlour.closes().await;
}
