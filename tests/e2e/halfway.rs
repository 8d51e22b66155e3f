//! The program, killed between what Discord has done and what is noted of it: panels in place and private threads.

use std::collections::HashSet;
use std::time::Duration;

use serde_json::json;
use tests::discord::{Fault, Id, Outcome};
use tests::person::Person;

use crate::panel::{Panel, another_in_place, in_place};
use crate::site::{Site, begun_behind, to_do};

/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;

/// Ada has her hand before her in the channel, and it is her turn.
async fn turn_in_place(site: &Site) -> (Person, Id) {
    let ada = begun_behind(site, "here").await;
    let mut pressed = HashSet::new();
    loop {
        let (panel, button) = ada.waits("something to do", |me| to_do(me, &pressed)).await;
        if panel.is_some_and(|panel| panel.is_turn()) {
            break;
        }
        if crate::autopilot::touch(&ada, &button).await.is_some() {
            pressed.insert(button.custom_id);
        }
    }
    let told = ada.runs(&["hand"], &[]).await;
    let Outcome::Replied(panel) = told else {
        panic!("{told:?}")
    };
    only(&ada, panel).await;
    (ada, panel)
}

/// She sees no other panel than this one.
async fn only(ada: &Person, panel: Id) {
    ada.waits("that panel alone", |me| {
        let panels = in_place(me);
        (panels.len() == 1 && panels[0].0 == panel).then_some(())
    })
    .await;
}

/// She passes on everything until her next turn: a command that answers a window must not come as soon as that opens, and
/// the program goes by a clock of its own.
async fn passes_on_all(ada: &Person) {
    ada.runs(&["orders", "pass-all"], &[("wins", json!("yes"))])
        .await;
}

/// She plays by command, until she has discarded.
async fn goes_on(ada: &Person) {
    passes_on_all(ada).await;
    let turn = |me: &Person| Panel::live(me).filter(Panel::is_turn);
    let before = ada.waits("her turn", turn).await;
    let tile = before.discard().unwrap();
    ada.runs(&["discard"], &[("tile", json!(tile))]).await;
    let goes_on = |me: &Person| Panel::live(me).filter(|now| now.turn > before.turn);
    ada.waits("the game to go on", goes_on).await;
}

/// She plays by command, so that no press tells where she looks, until she has discarded; and sees it on the one panel she
/// has, which is this one.
async fn goes_on_at(ada: &Person, panel: Id) {
    let shown = |me: &Person| {
        let mut panels = in_place(me);
        let (message, now) = panels.pop()?;
        (panels.is_empty() && message == panel).then_some(now)
    };
    let turn = |me: &Person| shown(me).filter(Panel::is_turn);
    let before = ada.waits("her turn on the same panel", turn).await;
    passes_on_all(ada).await;
    let tile = before.discard().unwrap();
    ada.runs(&["discard"], &[("tile", json!(tile))]).await;
    let goes_on = |me: &Person| shown(me).filter(|now| now.turn != before.turn);
    ada.waits("the same panel to go on", goes_on).await;
}

#[tokio::test]
async fn killed_it_goes_on_drawing_over_the_panel_in_place() {
    let mut site = Site::open().await;
    let (ada, panel) = turn_in_place(&site).await;
    for _ in 0..2 {
        site.kill_and_start().await;
        goes_on_at(&ada, panel).await;
    }
    assert!(ada.discord.messages(ada.id, ada.dm()).is_empty());
    site.closes();
}

#[tokio::test]
async fn killed_as_it_shows_the_hand_in_place_it_knows_that_panel() {
    let mut site = Site::open().await;
    let (ada, first) = turn_in_place(&site).await;
    // Discord does what it is asked and says so late: that is where the program falls.
    let late = Fault::Slow(Duration::from_secs(60));
    site.discord.fail_next_at("/callback", 1, late);
    let asked = site.discord.command(ada.id, ada.channel, &["hand"], &[]);
    asked.unwrap();
    let panel = another_in_place(&ada, first).await;
    site.kill_and_start().await;
    goes_on_at(&ada, panel).await;
    site.closes();
}

#[tokio::test]
async fn killed_before_an_older_panel_in_place_has_gone_it_leaves_one() {
    let mut site = Site::open().await;
    let (ada, first) = turn_in_place(&site).await;
    // The removal fails, and the program falls before it is tried again.
    site.discord
        .fail_next_at("/messages/@original", 1, Fault::Broken(500));
    ada.runs(&["hand"], &[]).await;
    let panel = another_in_place(&ada, first).await;
    let is_tried = |me: &Person| {
        let sent = me.discord.bodies();
        let tried = sent.iter().find(|sent| sent.status == 500);
        tried.map(|_| ())
    };
    ada.waits("the removal", is_tried).await;
    assert_eq!(in_place(&ada).len(), 2);
    site.kill_and_start().await;
    goes_on_at(&ada, panel).await;
    site.closes();
}

/// The panels in place on which something can be pressed.
fn alive(me: &Person) -> Vec<Id> {
    let panels = in_place(me).into_iter();
    panels
        .filter(|(message, _)| {
            let buttons = me.buttons();
            buttons.iter().any(|button| button.message == *message)
        })
        .map(|(message, _)| message)
        .collect()
}

#[tokio::test]
async fn killed_as_the_hand_comes_after_a_refused_answer_it_knows_that_panel() {
    let mut site = Site::open().await;
    let (ada, first) = turn_in_place(&site).await;
    let late = Fault::Slow(Duration::from_secs(60));
    site.discord
        .fail_next_at("/callback", 1, Fault::Refused(403, 50001));
    site.discord.fail_next_at("/webhooks", 1, late);
    let board = ada.finds("My hand").await;
    let pressed = site.discord.press(ada.id, board.message, &board.custom_id);
    pressed.unwrap();
    let panel = another_in_place(&ada, first).await;
    site.kill_and_start().await;
    goes_on_at(&ada, panel).await;
    site.closes();
}

#[tokio::test]
async fn killed_as_a_panel_comes_after_an_answer_it_leaves_nothing_to_press() {
    let mut site = Site::open().await;
    // Her first hand comes after the answer to the command that began the game.
    let late = Fault::Slow(Duration::from_secs(60));
    site.discord.fail_next_at("POST /webhooks", 1, late);
    let ada = begun_behind(&site, "here").await;
    ada.waits("her hand", |me| in_place(me).pop()).await;
    site.kill_and_start().await;
    ada.runs(&["hand"], &[]).await;
    goes_on(&ada).await;
    assert_eq!(alive(&ada).len(), 1, "{:?}", alive(&ada));
    site.closes();
}

/// Killed as a thread is opened for a table, it closes what nobody will play in.
async fn no_thread_without_a_table(request: &str) {
    let mut site = Site::open().await;
    let ada = Person::arrive(&site.discord, site.guild, site.channel, "Ada");
    site.discord
        .set_rank(ada.id, site.guild, MANAGE_SERVER, &[]);
    ada.runs(&["server", "threads"], &[("where", json!("own"))])
        .await;
    let late = Fault::Slow(Duration::from_secs(60));
    site.discord.fail_next_at(request, 1, late);
    let asked = site
        .discord
        .command(ada.id, ada.channel, &["table", "open"], &[]);
    asked.unwrap();
    let is_done = |me: &Person| {
        let sent = me.discord.bodies();
        let done = sent
            .iter()
            .any(|sent| sent.method == "POST" && format!("POST {}", sent.path).ends_with(request));
        done.then_some(())
    };
    ada.waits("the request", is_done).await;
    site.kill_and_start().await;
    let is_closed = |me: &Person| {
        let guilds = me.discord.guilds(me.id);
        let threads = guilds.iter().flat_map(|guild| guild["threads"].as_array());
        let open = threads
            .flatten()
            .filter(|thread| thread["thread_metadata"]["archived"] != true);
        let words = me.discord.messages(me.id, me.channel);
        let first = words.iter().filter(|message| {
            let said = message["content"].as_str().unwrap_or_default();
            said.contains("Come into the thread below")
        });
        (open.count() == 0 && first.count() == 0).then_some(())
    };
    ada.waits("the thread to be closed", is_closed).await;
    // The next one stays, also through a restart.
    let told = ada.runs(&["table", "open"], &[]).await;
    assert!(ada.reply(&told).contains("The table is open"));
    site.kill_and_start().await;
    ada.runs(&["hand"], &[]).await;
    assert!(is_closed(&ada).is_none());
    site.closes();
}

#[tokio::test]
async fn killed_as_a_message_is_posted_for_a_thread_it_takes_that_away() {
    no_thread_without_a_table("/messages").await;
}

#[tokio::test]
async fn killed_as_a_thread_is_opened_for_a_table_it_closes_that_thread() {
    no_thread_without_a_table("/threads").await;
}

/// Killed as Discord opens a private thread, or lets its person in, it goes on with that thread and opens no other.
async fn one_thread_though_killed_at(request: &str) {
    let mut site = Site::open().await;
    let late = Fault::Slow(Duration::from_secs(60));
    site.discord.fail_next_at(request, 1, late);
    let ada = begun_behind(&site, "thread").await;
    ada.waits("the request", |me| {
        let sent = me.discord.bodies();
        sent.iter()
            .any(|sent| sent.path.contains(request))
            .then_some(())
    })
    .await;
    site.kill_and_start().await;
    ada.waits("the hand in the thread", |me| {
        let thread = *me.threads().first()?;
        let messages = me.discord.messages(me.id, thread);
        messages.iter().find_map(Panel::read)
    })
    .await;
    let sent = site.discord.bodies();
    let opened = sent.iter().filter(|sent| sent.path.ends_with("/threads"));
    assert_eq!(opened.count(), 1, "one thread");
    assert!(ada.discord.messages(ada.id, ada.dm()).is_empty());
    site.closes();
}

#[tokio::test]
async fn killed_as_a_private_thread_is_opened_it_finds_it_again() {
    one_thread_though_killed_at("/threads").await;
}

#[tokio::test]
async fn killed_as_somebody_is_let_into_his_thread_it_lets_him_in_again() {
    one_thread_though_killed_at("/thread-members").await;
}
