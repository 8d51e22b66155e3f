//! How many tables one person may have.

use serde_json::json;
use tests::discord::Id;
use tests::house::DAYS;
use tests::person::Person;

use crate::parlour::Parlour;

/// So many tables one person may host, and sit at.
const MOST: (usize, usize) = (8, 16);

/// Opens a table in a channel of its own.
async fn opens(parlour: &Parlour, host: &Person) -> (Id, String) {
    let channel = parlour.discord.add_channel(parlour.guild, "one-more");
    let given = [("pace", json!(DAYS))];
    let told = host.runs_in(channel, &["table", "open"], &given).await;
    (channel, host.reply(&told))
}

async fn open(parlour: &Parlour, host: &Person, count: usize) -> Vec<Id> {
    let mut channels = Vec::new();
    for _ in 0..count {
        let (channel, said) = opens(parlour, host).await;
        assert!(said.contains("The table is open"), "{said}");
        channels.push(channel);
    }
    channels
}

#[tokio::test]
async fn nobody_hosts_or_sits_at_more_tables_than_the_bot_can_serve() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho"]).await;
    let (ada, ben, cho) = (parlour.person(0), parlour.person(1), parlour.person(2));
    let hers = open(&parlour, &ada, MOST.0).await;
    let (free, said) = opens(&parlour, &ada).await;
    assert!(said.contains("You host 8 open tables"), "{said}");
    assert!(said.contains(&format!("<#{}>", hers[0])), "{said}");
    // The channel is free for somebody else.
    let given = [("pace", json!(DAYS))];
    let told = cho.runs_in(free, &["table", "open"], &given).await;
    assert!(cho.reply(&told).contains("The table is open"));
    for channel in open(&parlour, &ben, MOST.1 - MOST.0).await {
        ada.runs_in(channel, &["table", "join"], &[]).await;
    }
    let refused = ada.runs_in(free, &["table", "join"], &[]).await;
    let said = ada.reply(&refused);
    assert!(said.contains("You sit at 16 open tables"), "{said}");
    // Where he sits already he is told that.
    let there = ada.runs_in(hers[0], &["table", "join"], &[]).await;
    assert!(!ada.reply(&there).contains("16"), "{}", ada.reply(&there));
    // With one table less there is room for another one.
    ada.runs_in(hers[0], &["table", "end"], &[]).await;
    let (_, said) = opens(&parlour, &ada).await;
    assert!(said.contains("The table is open"), "{said}");
    parlour.closes().await;
}
