//! What takes longer than Discord waits for an answer (case 42 of the traps).

use std::time::Duration;

use tests::discord::{Fault, Outcome};
use tests::house::QUICK;
use tests::person::Person;

use crate::parlour::Parlour;

/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;

#[tokio::test]
async fn what_takes_longer_than_discord_waits_is_promised_first() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let ben = parlour.person(1);
    let slow = Fault::Slow(Duration::from_secs(4));
    let given = [("pace", serde_json::json!(QUICK))];
    ben.runs(&["table", "open"], &given).await;
    parlour.discord.fail_next_at("/threads", 1, slow);
    let pressed = ben.presses("Open it in a thread").await;
    assert_eq!(pressed, Outcome::Acknowledged);
    ben.sees("The table is open").await;
    // A command has something to fill.
    let threads = [("where", serde_json::json!("own"))];
    let guild = parlour.guild;
    parlour.discord.set_rank(ben.id, guild, MANAGE_SERVER, &[]);
    ben.runs(&["server", "threads"], &threads).await;
    parlour.discord.fail_next_at("/threads", 1, slow);
    let ran = ben
        .discord
        .command(ben.id, ben.channel, &["table", "open"], &given);
    let ran = ran.unwrap();
    let is_promised = |me: &Person| {
        let now = me.discord.outcome(ran);
        matches!(now, Outcome::Thinking(_)).then_some(())
    };
    ben.waits("a promise", is_promised).await;
    let filled = ben.discord.settled(ran).await;
    let said = ben.reply(&filled);
    assert!(said.contains("The table is open"), "{said}");
    parlour.closes().await;
}
