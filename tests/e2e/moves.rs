//! Where a table may be moved, and what is told of tables elsewhere.

use serde_json::json;
use tests::house::QUICK;
use tests::person::Person;

use crate::parlour::{Parlour, SHORT};

/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;

#[tokio::test]
async fn a_table_is_moved_only_where_the_server_lets_tables_stand() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.open_table(QUICK, SHORT).await;
    let there = parlour.discord.add_channel(parlour.guild, "chatter");
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    let only = [("channel", json!(parlour.channel.to_string()))];
    ada.runs(&["server", "allow"], &only).await;
    let refused = ada.runs_in(there, &["table", "move"], &[]).await;
    let said = ada.reply(&refused);
    assert!(said.contains(&format!("<#{}>", parlour.channel)), "{said}");
    assert!(parlour.discord.messages(ada.id, there).len() <= 1, "{said}");
    parlour.closes().await;
}

#[tokio::test]
async fn of_a_table_in_another_server_nothing_is_told() {
    let parlour = Parlour::open(&["Ada", "Eve"]).await;
    let (ada, eve) = (parlour.person(0), parlour.person(1));
    parlour.open_table(QUICK, SHORT).await;
    let hers = parlour.discord.add_guild("Hers");
    for person in [&ada, &eve] {
        parlour.discord.join(person.id, hers);
    }
    let there = parlour.discord.add_channel(hers, "table-one");
    let says = async |person: &Person, table: &str| {
        let named = [("table", json!(table))];
        let told = person.runs_in(there, &["table", "move"], &named).await;
        person.reply(&told)
    };
    // The same as of a table that never was, also to its host.
    let gone = says(&eve, "7f").await;
    assert!(gone.contains("no more"), "{gone}");
    assert_eq!(says(&eve, "1").await, gone);
    assert_eq!(says(&ada, "1").await, gone);
    parlour.closes().await;
}
