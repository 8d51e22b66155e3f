//! The program itself on the line of production: to https://discord.com, with the library's rate limiter, whose limits this
//! Discord tells in its headers.

use std::collections::{BTreeSet, HashSet};
use std::time::Duration;

use serde_json::Value;
use tests::discord::{Fault, Outcome, Sent};
use tests::person::{Person, text};

use crate::autopilot::{PATIENT, play_until, touch};
use crate::panel::Panel;
use crate::site::{Site, to_do};
use crate::tunnel::DISCORD;

/// Longer than any test.
const LONG: Duration = Duration::from_secs(3600);

/// Her turn, with her panel.
fn turn(me: &Person) -> Option<Panel> {
    Panel::live(me).filter(Panel::is_turn)
}

/// Somebody whose turn it is, in a first deal.
async fn in_her_turn(site: &Site) -> Person {
    let ada = site.begin().await;
    play_until(&ada, PATIENT, |me| turn(me).is_some()).await;
    ada
}

/// She plays so many turns, and it is her turn again. Each press is answered, and her hand shows what became of it.
async fn plays_turns(ada: &Person, turns: usize) {
    let mut pressed = HashSet::new();
    let mut thrown = 0;
    loop {
        let (_, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        let is_turn = turn(ada).is_some();
        if is_turn && thrown == turns {
            return;
        }
        if let Some(outcome) = touch(ada, &button).await {
            let counts = matches!(outcome, Outcome::Acknowledged | Outcome::Updated(_));
            assert!(counts, "{outcome:?}: {}", ada.reply(&outcome));
            pressed.insert(button.custom_id);
            thrown += usize::from(is_turn);
        }
    }
}

/// What was sent to redraw messages of the channel, from this request on, with this answer.
fn redrawn(me: &Person, from: usize, status: u16) -> Vec<Sent> {
    let path = format!("/channels/{}/messages/", me.channel);
    let sent = me.discord.bodies().into_iter().skip(from);
    let redraws = |sent: &Sent| sent.method == "PATCH" && sent.path.starts_with(&path);
    sent.filter(|sent| redraws(sent) && sent.status == status)
        .collect()
}

/// Waits until the channel's board was to be redrawn and could not.
async fn is_limited(me: &Person, from: usize) {
    let limited = |me: &Person| redrawn(me, from, 429).pop();
    me.waits("a board that may not be redrawn", limited).await;
}

#[tokio::test]
async fn a_deal_is_played_to_its_end() {
    let mut site = Site::open_on_the_line().await;
    let ada = site.begin().await;
    let is_over = |me: &Person| me.button("Ready").is_some();
    play_until(&ada, PATIENT, is_over).await;
    assert_eq!(site.hosts(), BTreeSet::from([DISCORD.to_owned()]));
    site.closes();
}

#[tokio::test]
async fn presses_are_answered_while_the_board_waits_for_its_limit() {
    let mut site = Site::open_on_the_line().await;
    let ada = in_her_turn(&site).await;
    let from = ada.discord.bodies().len();
    let board = format!("/channels/{}/messages/0", ada.channel);
    ada.discord.drain("PATCH", &board, LONG);
    plays_turns(&ada, 1).await;
    is_limited(&ada, from).await;
    plays_turns(&ada, 3).await;
    let asked = ada.runs(&["hand"], &[]).await;
    assert!(matches!(asked, Outcome::Replied(_)), "{asked:?}");
    // Who knows that he has to wait does not ask again.
    assert_eq!(redrawn(&ada, from, 429).len(), 1);
    assert!(redrawn(&ada, from, 200).is_empty());
    site.closes();
}

#[tokio::test]
async fn what_a_limit_holds_back_is_shown_to_who_presses_there() {
    let mut site = Site::open_on_the_line().await;
    let ada = Person::arrive(&site.discord, site.guild, site.channel, "Ada");
    let ben = Person::arrive(&site.discord, site.guild, site.channel, "Ben");
    ada.runs(&["table", "open"], &[]).await;
    ada.finds("Join").await;
    let from = ada.discord.bodies().len();
    let card = format!("/channels/{}/messages/0", ada.channel);
    ada.discord.drain("PATCH", &card, LONG);
    ada.runs(&["table", "add-machine"], &[]).await;
    is_limited(&ada, from).await;
    ben.presses("Join").await;
    let both = |me: &Person| {
        let card = me.discord.message(me.id, me.button("Join")?.message)?;
        let words = text(&card);
        (words.contains("Machine 1") && words.contains("Ben")).then_some(())
    };
    ada.waits("a card with both", both).await;
    site.closes();
}

#[tokio::test]
async fn when_its_limit_allows_it_the_board_shows_what_is_newest() {
    let mut site = Site::open_on_the_line().await;
    let ada = in_her_turn(&site).await;
    let from = ada.discord.bodies().len();
    let message = ada.finds("My hand").await.message.to_string();
    let board = format!("/channels/{}/messages/0", ada.channel);
    // Time enough for two turns.
    ada.discord.drain("PATCH", &board, Duration::from_secs(8));
    plays_turns(&ada, 1).await;
    is_limited(&ada, from).await;
    plays_turns(&ada, 1).await;
    // The lobby card may be on its way too.
    let is_board = |sent: &Sent| sent.path.ends_with(&message);
    let drawn = |me: &Person| redrawn(me, from, 200).into_iter().find(is_board);
    assert!(
        drawn(&ada).is_none(),
        "two turns took longer than the limit"
    );
    let first = ada.waits("a board that is redrawn", drawn).await;
    // The table stands still meanwhile, and so a new board shows the same.
    let from = ada.discord.bodies().len();
    ada.runs(&["table", "board"], &[]).await;
    let anew = |me: &Person| {
        let path = format!("/channels/{}/messages", me.channel);
        let sent = me.discord.bodies().into_iter().skip(from);
        let mut posted = sent.filter(|sent| sent.method == "POST" && sent.path == path);
        posted.next()
    };
    let anew = ada.waits("a new board", anew).await;
    let shows = |sent: &Sent| -> Value { sent.body["embeds"].clone() };
    assert_eq!(shows(&first), shows(&anew));
    site.closes();
}

#[tokio::test]
async fn a_limit_for_the_whole_bot_keeps_no_press_waiting() {
    let mut site = Site::open_on_the_line().await;
    let ada = in_her_turn(&site).await;
    let from = ada.discord.bodies().len();
    let everywhere = Fault::RateLimitedEverywhere { retry_after: LONG };
    let board = format!("PATCH /channels/{}/messages", ada.channel);
    ada.discord.fail_next_at(&board, 1, everywhere);
    plays_turns(&ada, 1).await;
    is_limited(&ada, from).await;
    plays_turns(&ada, 2).await;
    assert!(redrawn(&ada, from, 200).is_empty());
    site.closes();
}

#[tokio::test]
async fn an_answer_that_discord_puts_off_is_given_all_the_same() {
    let mut site = Site::open_on_the_line().await;
    let ada = in_her_turn(&site).await;
    let retry_after = Duration::from_secs(1);
    for fault in [
        Fault::RateLimited { retry_after },
        Fault::RateLimitedEverywhere { retry_after },
    ] {
        let from = ada.discord.bodies().len();
        ada.discord.fail_next_at("/callback", 2, fault);
        // Left without an answer for three seconds, this fails.
        ada.presses("Why?").await;
        let sent = ada.discord.bodies().into_iter().skip(from);
        let answers = sent.filter(|sent| sent.path.ends_with("/callback"));
        let statuses: Vec<u16> = answers.map(|sent| sent.status).collect();
        assert_eq!(statuses, [429, 429, 204]);
    }
    site.closes();
}
