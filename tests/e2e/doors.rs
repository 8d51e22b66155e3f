//! One hand, three doors: by direct message, at the table, in a private thread, and what happens when one is shut.

use std::time::Duration;

use serde_json::{Value, json};
use tests::discord::{Fault, Id, Sent};
use tests::house::{DAYS, QUICK};
use tests::person::Person;

use crate::autopilot::{GREEDY, PATIENT, all_play, play_until, plays, touch};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// Discord's bits for what the bot may do in a channel, without private threads.
const NO_PRIVATE_THREADS: u64 = 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 35 | 1 << 38;
/// Discord's bit for Manage Threads.
const MANAGE_THREADS: u64 = 1 << 34;

async fn wants(person: &Person, door: &str) {
    person
        .runs(&["me", "hand"], &[("where", json!(door))])
        .await;
}

/// What was posted into a channel.
fn posted(parlour: &Parlour, channel: Id) -> Vec<Sent> {
    let path = format!("/channels/{channel}/messages");
    let all = parlour.discord.bodies().into_iter();
    all.filter(|sent| sent.path == path && sent.method == "POST")
        .collect()
}

/// The messages of the channel that call somebody.
fn calls(person: &Person) -> Vec<Value> {
    let all = person.discord.messages(person.id, person.channel);
    let is_call = |message: &Value| {
        let said = message["content"].as_str().unwrap_or_default();
        said.contains("it is your turn") && said.contains("<@")
    };
    all.into_iter().filter(is_call).collect()
}

fn is_archived(person: &Person, thread: Id) -> bool {
    let guilds = person.discord.guilds(person.id);
    let threads = guilds.iter().flat_map(|guild| guild["threads"].as_array());
    let id = json!(thread.to_string());
    threads
        .flatten()
        .any(|found| found["id"] == id && found["thread_metadata"]["archived"] == true)
}

#[tokio::test]
async fn a_game_is_played_by_three_doors_and_each_keeps_to_his_own() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho"]).await;
    let (ada, ben, cho) = (parlour.person(0), parlour.person(1), parlour.person(2));
    wants(&ben, "here").await;
    wants(&cho, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    let thread = cho
        .waits("a thread", |me| me.threads().first().copied())
        .await;
    all_play(&parlour.people, GREEDY).await;
    assert!(!posted(&parlour, ada.dm()).is_empty());
    for person in [&ben, &cho] {
        let messages = posted(&parlour, person.dm());
        assert!(messages.is_empty(), "{}: {messages:#?}", person.name);
    }
    assert!(posted(&parlour, thread).len() > 3);
    // Nobody else sees it, and its name says which table and nothing more.
    assert!(!parlour.discord.sees(ada.id, thread));
    let named = parlour.discord.bodies().into_iter();
    let names: Vec<Value> = named
        .filter(|sent| sent.path.ends_with("/threads"))
        .map(|sent| sent.body["name"].clone())
        .collect();
    assert_eq!(names, [json!("Table 1")]);
    ada.runs(&["table", "end"], &[]).await;
    cho.waits("the thread to be archived", |me| {
        is_archived(me, thread).then_some(())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn who_has_his_hand_at_the_table_is_called_there_in_his_turn_only() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    wants(&ada, "here").await;
    parlour.begin(DAYS, "game.rounds=24 min_faan=0").await;
    let mut turns = 0;
    // What she has answered already may stand there for a moment.
    let mut answered = None;
    while turns < 3 {
        let panel = |me: &Person| Panel::live(me).filter(|panel| panel.turn > answered);
        let next = |me: &Person| {
            let is_called = !calls(me).is_empty() || me.button("Ready").is_some();
            panel(me).map(Some).or(is_called.then_some(None))
        };
        let Some(panel) = ada.waits("a panel or a call", next).await else {
            let button = ada.button("Ready").or_else(|| ada.button("My hand"));
            touch(&ada, &button.unwrap()).await;
            continue;
        };
        answered = panel.turn;
        if panel.is_turn() {
            // A day lies between two turns of such a game: she is called each time.
            let call = ada.waits("a call", |me| calls(me).pop()).await;
            assert_eq!(call["mentions"][0]["id"], json!(ada.id.to_string()));
            // The panel may have been drawn anew meanwhile.
            let turn = |me: &Person| Panel::live(me).filter(Panel::is_turn);
            let mut now = panel;
            while touch(&ada, now.loneliest().unwrap()).await.is_none() {
                now = ada.waits("her hand", turn).await;
            }
            // Her next turn may come at once, with a call of its own.
            let is_gone = |me: &_| calls(me).iter().all(|other| other["id"] != call["id"]);
            ada.waits("the call to go", |me| is_gone(me).then_some(()))
                .await;
            turns += 1;
            // Her panel can no longer be drawn over.
            parlour.advance(Duration::from_secs(20 * 60));
        } else {
            assert!(calls(&ada).is_empty(), "called in a claim window");
            let pass = panel.button(|act| act == commands::ask::Act::Pass);
            touch(&ada, pass.unwrap()).await;
        }
    }
    parlour.closes().await;
}

#[tokio::test]
async fn without_the_permission_for_threads_the_hand_comes_by_direct_message() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour
        .discord
        .set_bot_permissions(parlour.channel, NO_PRIVATE_THREADS);
    let ada = parlour.person(0);
    wants(&ada, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    ada.sees("I cannot open a private thread for you here")
        .await;
    play_until(&ada, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    assert!(!posted(&parlour, ada.dm()).is_empty());
    let told = ada.reads().matches("I cannot open a private").count();
    assert_eq!(told, 1, "{}", ada.reads());
    // With direct messages closed as well the hand is in place.
    parlour.discord.set_dms_open(ada.id, false);
    let panel = Panel::live(&ada).unwrap();
    touch(&ada, panel.loneliest().unwrap()).await;
    ada.presses("My hand").await;
    ada.waits("the hand in place", Panel::in_place).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_thread_that_somebody_deletes_is_opened_anew() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    wants(&ada, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    let first = ada
        .waits("a thread", |me| me.threads().first().copied())
        .await;
    play_until(&ada, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    parlour.discord.delete_channel(first);
    // What he does by command is shown on the panel, which is nowhere now.
    let mut turns = 0;
    ada.runs(&["hand"], &[]).await;
    while ada.threads().is_empty() && turns < 40 {
        let panel = Panel::live(&ada);
        if let Some(panel) = panel.filter(|panel| !panel.acts.is_empty()) {
            let button = panel.loneliest().or(panel.button(|_| true));
            touch(&ada, button.unwrap()).await;
        }
        // Whoever looks at a panel in place is served there; two minutes later he looks elsewhere.
        parlour.advance(Duration::from_secs(150));
        turns += 1;
    }
    let second = ada.waits("another thread", |me| me.threads().first().copied());
    assert_ne!(second.await, first);
    parlour.closes().await;
}

#[tokio::test]
async fn a_private_thread_whose_answer_is_lost_is_the_only_one() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    wants(&ada, "thread").await;
    parlour.discord.fail_next_at("/threads", 1, Fault::Lost);
    parlour
        .discord
        .fail_next_at("/thread-members", 1, Fault::Broken(500));
    parlour.begin(QUICK, SHORT).await;
    ada.waits("her hand", Panel::live).await;
    let sent = parlour.discord.bodies().into_iter();
    let opened = sent.filter(|sent| sent.path.ends_with("/threads"));
    assert_eq!(opened.count(), 1, "one thread");
    parlour.closes().await;
}

#[tokio::test]
async fn a_hand_in_a_thread_rings_by_a_mention_and_comes_again_when_somebody_removes_it() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    wants(&ada, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    let stands = |me: &Person| {
        let thread = *me.threads().first()?;
        let messages = me.discord.messages(me.id, thread);
        let last = messages
            .into_iter()
            .rfind(|message| Panel::read(message).is_some())?;
        Panel::read(&last)?.acts.first()?;
        Some(last)
    };
    let first = ada.waits("her hand", stands).await;
    assert_eq!(first["mentions"][0]["id"], json!(ada.id.to_string()));
    let id: Id = first["id"].as_str().unwrap().parse().unwrap();
    parlour.discord.delete_message(ada.threads()[0], id);
    let other = ada
        .waits("her hand again", |me| {
            stands(me).filter(|now| now["id"] != first["id"])
        })
        .await;
    assert_eq!(
        Panel::read(&other).unwrap().hand,
        Panel::read(&first).unwrap().hand
    );
    parlour.closes().await;
}

#[tokio::test]
async fn another_player_who_may_read_private_threads_is_given_none_to_read() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_THREADS, &[]);
    wants(&ben, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    let playing = plays(&ada, PATIENT);
    play_until(&ben, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    playing.abort();
    assert!(ben.threads().is_empty());
    assert!(!posted(&parlour, ben.dm()).is_empty());
    parlour.closes().await;
}

/// Somebody's hand stands in this channel.
fn has_panel(person: &Person, channel: Id) -> bool {
    let messages = person.discord.messages(person.id, channel);
    messages
        .iter()
        .any(|message| Panel::read(message).is_some())
}

/// Somebody has his tiles shown otherwise, and sees his hand drawn so where it stands. Whatever was asked before has come to
/// the table by then.
async fn sees_it_anew(person: &Person, channel: Id) {
    let path = format!("/channels/{channel}/messages/");
    let drawn = |me: &Person| {
        let sent = me.discord.bodies().into_iter();
        sent.filter(|sent| sent.path.starts_with(&path)).count()
    };
    let before = drawn(person);
    let style = [("style", json!("glyphs"))];
    person.runs(&["me", "tiles"], &style).await;
    person
        .waits("the hand drawn anew", |me| {
            (drawn(me) > before).then_some(())
        })
        .await;
}

#[tokio::test]
async fn what_a_player_may_do_elsewhere_opens_nobodys_thread_to_him() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let discord = &parlour.discord;
    discord.set_rank(ada.id, parlour.guild, MANAGE_THREADS, &[]);
    let second = discord.add_channel(parlour.guild, "table-two");
    let elsewhere = discord.add_guild("Elsewhere");
    discord.join(ada.id, elsewhere);
    let foreign = discord.add_channel(elsewhere, "table-three");
    wants(&ben, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    ben.waits("his hand by message", |me| {
        has_panel(me, me.dm()).then_some(())
    })
    .await;
    let named = [("table", json!("1"))];
    ada.runs_in(foreign, &["hand"], &named).await;
    // An overwrite takes the permission from her in the other channel.
    discord.alter_next_interaction(json!({"member": {"permissions": "0"}}));
    ada.runs_in(second, &["hand"], &named).await;
    ada.runs_in(foreign, &["me", "tiles"], &[("style", json!("glyphs"))])
        .await;
    sees_it_anew(&ben, ben.dm()).await;
    assert!(ben.threads().is_empty());
    parlour.closes().await;
}

#[tokio::test]
async fn what_a_player_may_do_elsewhere_shuts_nobodys_thread() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let discord = &parlour.discord;
    let hers = discord.add_guild("Hers");
    discord.join(ada.id, hers);
    discord.set_rank(ada.id, hers, MANAGE_THREADS, &[]);
    let foreign = discord.add_channel(hers, "table-two");
    wants(&ben, "thread").await;
    parlour.begin(QUICK, SHORT).await;
    let thread = ben
        .waits("his hand in a thread", |me| {
            let thread = *me.threads().first()?;
            has_panel(me, thread).then_some(thread)
        })
        .await;
    let named = [("table", json!("1"))];
    ada.runs_in(foreign, &["hand"], &named).await;
    ada.runs_in(foreign, &["me", "tiles"], &[("style", json!("glyphs"))])
        .await;
    sees_it_anew(&ben, thread).await;
    assert!(!has_panel(&ben, ben.dm()));
    parlour.closes().await;
}

#[tokio::test]
async fn another_door_is_used_as_soon_as_it_is_chosen() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.begin(QUICK, SHORT).await;
    play_until(&ada, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    let in_dm = |me: &Person| {
        let messages = me.discord.messages(me.id, me.dm());
        messages.iter().filter_map(Panel::read).count()
    };
    ada.waits("one panel", |me| (in_dm(me) == 1).then_some(()))
        .await;
    wants(&ada, "thread").await;
    ada.waits("the panel in a thread", |me| {
        let thread = *me.threads().first()?;
        let messages = me.discord.messages(me.id, thread);
        messages.iter().find_map(Panel::read)
    })
    .await;
    ada.waits("no panel by direct message", |me| {
        (in_dm(me) == 0).then_some(())
    })
    .await;
    wants(&ada, "dm").await;
    ada.waits("the panel by direct message", |me| {
        (in_dm(me) == 1).then_some(())
    })
    .await;
    // Commands in the thread are for its table.
    wants(&ada, "thread").await;
    let thread = ada.threads()[0];
    let told = ada.runs_in(thread, &["why"], &[]).await;
    assert!(
        ada.reply(&told).contains("What you can do now"),
        "{}",
        ada.reply(&told)
    );
    parlour.closes().await;
}
