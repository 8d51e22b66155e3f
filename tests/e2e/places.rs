//! Channels that are deleted or closed, a bot that is sent away and invited again, people who are gone (case 48 of the
//! traps).

use std::collections::HashSet;
use std::time::Duration;

use tests::discord::{Discord, Fault, Id};
use tests::house::{HASTY, QUICK};
use tests::person::Person;

use crate::autopilot::{PATIENT, next_button, play, plays, touch};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// What people are told when the channel of their table is lost.
const LOST: &str = "I cannot post in the channel of table";

/// How often somebody reads this.
fn times(person: &Person, words: &str) -> usize {
    person.reads().matches(words).count()
}

/// The same person, who looks at another channel.
fn at(person: &Person, channel: Id) -> Person {
    Person {
        channel,
        ..person.clone()
    }
}

/// The message in which people press.
fn board(person: &Person) -> Option<Id> {
    Some(person.button("My hand")?.message)
}

/// The hand offers nothing to play, and what is played all the same is refused.
async fn stands_still(person: &Person) {
    person.sees("nothing can be played").await;
    let hand = person.discord.dm_channel(person.id);
    let told = person.runs_in(hand, &["pass"], &[]).await;
    let words = person.reply(&told);
    assert!(words.contains("stands still"), "{words}");
}

#[tokio::test]
async fn a_table_whose_channel_is_deleted_goes_on_where_its_host_moves_it() {
    let mut parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.waits("a hand", Panel::of).await;
    let plays_now = |_: &Person| {
        let people = [&ada, &ben].into_iter();
        people.into_iter().find(|me| Panel::live(me).is_some())
    };
    let next = ada.waits("somebody who is to play", plays_now).await;
    parlour.discord.delete_channel(parlour.channel);
    for person in [&ada, &ben] {
        person.sees(LOST).await;
    }
    stands_still(next).await;
    parlour.restarts().await;
    let there = parlour.discord.add_channel(parlour.guild, "table-two");
    let refused = ben.runs_in(there, &["table", "move"], &[]).await;
    let words = ben.reply(&refused);
    assert!(words.contains("Only the host"), "{words}");
    let told = ada.runs_in(there, &["table", "move"], &[]).await;
    assert!(
        ada.reply(&told).contains("stands in"),
        "{}",
        ada.reply(&told)
    );
    for person in [&ada, &ben] {
        assert_eq!(times(person, LOST), 1, "{}", person.reads());
    }
    let (ada, ben) = (at(&ada, there), at(&ben, there));
    ben.finds("My hand").await;
    let playing = plays(&ben, PATIENT);
    play(&ada, PATIENT).await;
    playing.await.unwrap();
    parlour.closes().await;
}

#[tokio::test]
async fn a_table_in_a_thread_that_is_deleted_stands_still() {
    let parlour = Parlour::open(&["Ada"]).await;
    let (ada, thread) = in_a_thread(&parlour).await;
    parlour.discord.delete_channel(thread);
    ada.sees(LOST).await;
    parlour.closes().await;
}

/// Somebody plays with three machines in a thread of her own.
async fn in_a_thread(parlour: &Parlour) -> (Person, Id) {
    let thread = parlour
        .discord
        .add_thread(parlour.channel, "a quiet corner");
    let ada = at(&parlour.person(0), thread);
    let given = [
        ("pace", serde_json::json!(QUICK)),
        ("options", serde_json::json!(SHORT)),
    ];
    ada.runs(&["table", "open"], &given).await;
    for _ in 0..3 {
        ada.runs(&["table", "add-machine"], &[]).await;
    }
    ada.runs(&["table", "start"], &[]).await;
    ada.waits("a hand", Panel::live).await;
    (ada, thread)
}

#[tokio::test]
async fn a_table_in_a_thread_that_is_locked_stands_still_until_it_is_unlocked() {
    let parlour = Parlour::open(&["Ada"]).await;
    let (ada, thread) = in_a_thread(&parlour).await;
    parlour.discord.lock_thread(thread, true);
    ada.sees(LOST).await;
    stands_still(&ada).await;
    // What else changes there does not wake it.
    parlour.discord.archive_thread(thread, true);
    stands_still(&ada).await;
    assert_eq!(times(&ada, LOST), 1, "{}", ada.reads());
    let before = board(&ada);
    parlour.discord.lock_thread(thread, false);
    let anew = |me: &Person| {
        let is_still = me.reads().contains("The game is paused");
        board(me).filter(|now| Some(*now) != before && !is_still)
    };
    ada.waits("a new board that goes on", anew).await;
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_table_in_a_locked_thread_goes_on_where_it_is_moved() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let (ada, thread) = in_a_thread(&parlour).await;
    parlour.stop().await;
    // Nobody tells us of it: it shows when something is to be posted.
    parlour.discord.lock_thread(thread, true);
    parlour.restarts().await;
    ada.sees(LOST).await;
    let here = at(&ada, parlour.channel);
    here.runs(&["table", "move"], &[]).await;
    here.finds("My hand").await;
    play(&here, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_in_a_thread_that_went_to_sleep_unheard_is_drawn_over_after_it_is_woken() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let (ada, thread) = in_a_thread(&parlour).await;
    let before = ada.waits("a board", board).await;
    parlour.stop().await;
    parlour.discord.archive_thread(thread, true);
    parlour.restarts().await;
    ada.sees("The table is back").await;
    assert_eq!(board(&ada), Some(before), "no second board");
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

/// The private threads of somebody that hang below a channel.
fn threads_below(person: &Person, parent: Id) -> usize {
    let guilds = person.discord.guilds(person.id);
    let threads = guilds.iter().flat_map(|guild| guild["threads"].as_array());
    let parent = serde_json::json!(parent.to_string());
    let mut own = person.threads();
    own.retain(|id| {
        let id = serde_json::json!(id.to_string());
        threads
            .clone()
            .flatten()
            .any(|thread| thread["id"] == id && thread["parent_id"] == parent)
    });
    own.len()
}

#[tokio::test]
async fn the_hand_in_a_private_thread_goes_on_when_its_table_is_moved() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    ada.runs(&["me", "hand"], &[("where", serde_json::json!("thread"))])
        .await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    ada.waits("a hand", Panel::live).await;
    assert_eq!(threads_below(&ada, parlour.channel), 1);
    let there = parlour.discord.add_channel(parlour.guild, "table-two");
    ada.runs_in(there, &["table", "move"], &[]).await;
    let here = at(&ada, there);
    here.finds("My hand").await;
    // The thread it had still serves it.
    let mut left = 3;
    let pressed = std::cell::RefCell::new(HashSet::new());
    while left > 0 {
        let next = |me: &Person| next_button(me, PATIENT, &pressed.borrow());
        let button = here.waits("something to do", next).await;
        if touch(&here, &button).await.is_some() {
            pressed.borrow_mut().insert(button.custom_id);
            left -= 1;
        }
    }
    // It goes with the channel it hung below; the next one hangs below the new channel.
    parlour.discord.delete_channel(parlour.channel);
    here.waits("the hand in it", |me| {
        let below = threads_below(me, there);
        assert!(below <= 1, "{below} threads");
        let thread = *me.threads().first()?;
        let messages = me.discord.messages(me.id, thread);
        messages.iter().find_map(Panel::read)
    })
    .await;
    assert!(parlour.discord.messages(ada.id, ada.dm()).is_empty());
    parlour.closes().await;
}

#[tokio::test]
async fn a_table_moved_by_hand_leaves_no_buttons_behind() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let old = ada.finds("My hand").await;
    let there = parlour.discord.add_channel(parlour.guild, "table-two");
    ada.runs_in(there, &["table", "move"], &[]).await;
    ada.waits("the old board to go", |me| {
        let gone = parlour.discord.message(me.id, old.message).is_none();
        gone.then_some(())
    })
    .await;
    let here = at(&ada, there);
    here.finds("My hand").await;
    // The channel it has left is free for another table, the one it stands in is not.
    let told = here.runs(&["table", "open"], &[]).await;
    assert!(here.reply(&told).contains("has a table already"));
    ada.runs(&["table", "open"], &[]).await;
    ada.finds("Join").await;
    parlour.closes().await;
}

/// The board tells of a game that goes on.
async fn goes_on(person: &Person) {
    person
        .waits("a board that goes on", |me| {
            let board = me.reads().contains("to play") || me.reads().contains("may claim it");
            (board && !me.reads().contains("The game is paused")).then_some(())
        })
        .await;
}

/// Takes away everything the bot may do in a channel. What it could do until now.
fn forbid(discord: &Discord, channel: Id) -> u64 {
    let before = discord.bot_permissions(channel);
    discord.set_bot_permissions(channel, 0);
    before
}

#[tokio::test]
async fn lost_permissions_stop_a_table_and_found_ones_let_it_go_on() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.waits("a hand", Panel::live).await;
    let before = forbid(&parlour.discord, parlour.channel);
    // Whatever she does next, the board cannot tell of it.
    let button = Panel::live(&ada).unwrap().acts.remove(0).1;
    ada.presses_on(&button).await;
    ada.sees(LOST).await;
    let tries = parlour.discord.bodies().len();
    parlour.restarts().await;
    parlour.discord.set_bot_permissions(parlour.channel, before);
    goes_on(&ada).await;
    let asked = parlour.discord.bodies().len() - tries;
    assert!(asked < 30, "{asked} requests about a closed channel");
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_bot_that_is_sent_away_goes_on_when_it_is_invited_again() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    parlour.discord.kick_bot(parlour.guild);
    parlour.discord.kick_bot(parlour.guild);
    // The server hears nothing any more; in her direct messages she is told.
    loop {
        let told = ada.runs_in(ada.dm(), &["hand"], &[]).await;
        if ada.reply(&told).contains("stands still") {
            break;
        }
    }
    parlour.discord.invite_bot(parlour.guild);
    parlour.discord.invite_bot(parlour.guild);
    ada.waits("a new board", |me| board(me).filter(|now| *now != first))
        .await;
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn who_is_gone_from_the_server_has_left_and_somebody_takes_the_seat() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    // Nobody tells us: it shows when he lets turns lapse, or cannot be called.
    parlour.begin(HASTY, "game.rounds=24 min_faan=0").await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.waits("a hand", Panel::of).await;
    parlour.discord.leave(ben.id, parlour.guild);
    let playing = plays(&ada, PATIENT);
    let eve = Person::arrive(&parlour.discord, parlour.guild, parlour.channel, "Eve");
    let told = eve.presses("Take this seat").await;
    eve.waits("her hand", Panel::live).await;
    drop(told);
    playing.abort();
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_that_is_removed_comes_back_though_nobody_plays() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.waits("a turn", |me| {
        Panel::live(me).filter(|panel| !panel.acts.is_empty())
    })
    .await;
    let first = ada.waits("a board", board).await;
    parlour.discord.delete_message(parlour.channel, first);
    ada.waits("a new board", |me| board(me).filter(|now| *now != first))
        .await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_that_is_removed_before_its_id_is_known_comes_back() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let ada = parlour.person(0);
    for machine in 1..=3 {
        ada.presses("Add machine").await;
        ada.sees(&format!("Machine {machine}")).await;
    }
    // Discord tells everybody of a message before the one who posted it.
    let path = format!("/channels/{}/messages", parlour.channel);
    let late = Fault::Slow(Duration::from_millis(500));
    parlour.discord.fail_next_at(&path, 2, late);
    ada.presses("Start").await;
    let first = ada.waits("a board", board).await;
    parlour.discord.delete_message(parlour.channel, first);
    ada.waits("a new board", |me| board(me).filter(|now| *now != first))
        .await;
    parlour.closes().await;
}
