use std::time::Duration;

use serde_json::json;
use serenity::all::{
    AutoArchiveDuration, ChannelId, EditMessage, EditThread, GatewayIntents, UserId,
};
use tests::discord::{Id, Options};

use crate::bot::{Bot, refusal};
use crate::threads::{hand, private, public, text};

/// What the bot may usually do here.
fn usual(bot: &Bot) -> u64 {
    bot.discord.bot_permissions(bot.channel)
}

fn is_archived(bot: &Bot, person: Id, thread: ChannelId) -> bool {
    let guilds = bot.discord.guilds(person);
    let threads = guilds[0]["threads"].as_array().expect("a list");
    let found = threads
        .iter()
        .find(|found| found["id"] == thread.to_string());
    found.expect("a thread")["thread_metadata"]["archived"] == true
}

#[tokio::test]
async fn a_silent_thread_archives_itself_and_wakes_when_something_is_said() {
    let bot = Bot::start().await;
    let thread = hand(&bot).await.id;
    thread
        .add_thread_member(&bot.http, UserId::new(bot.ada))
        .await
        .expect("in it");
    let board = thread
        .send_message(&bot.http, text("hand"))
        .await
        .expect("sent");
    bot.discord.pass(Duration::from_secs(59 * 60));
    assert!(!is_archived(&bot, bot.ada, thread));
    bot.discord.pass(Duration::from_secs(60));
    assert!(is_archived(&bot, bot.ada, thread));
    let edit = thread
        .edit_message(&bot.http, board.id, EditMessage::new().content("x"))
        .await;
    assert_eq!(refusal(edit), (400, 50_083));
    let bob = UserId::new(bot.bob);
    assert_eq!(
        refusal(thread.add_thread_member(&bot.http, bob).await),
        (400, 50_083)
    );
    let renamed = thread
        .edit_thread(&bot.http, EditThread::new().name("x"))
        .await;
    assert_eq!(refusal(renamed), (400, 50_083));
    let archived = ChannelId::new(bot.channel)
        .get_joined_archived_private_threads(&bot.http, None, None)
        .await
        .expect("the archive");
    assert_eq!(
        archived.threads.iter().map(|t| t.id).collect::<Vec<_>>(),
        [thread]
    );
    thread
        .send_message(&bot.http, text("awake"))
        .await
        .expect("sent");
    assert!(!is_archived(&bot, bot.ada, thread));
    let put_away = EditThread::new()
        .archived(true)
        .auto_archive_duration(AutoArchiveDuration::OneWeek);
    let put_away = thread
        .edit_thread(&bot.http, put_away)
        .await
        .expect("changed");
    let metadata = put_away.thread_metadata.expect("a thread");
    assert_eq!(
        (metadata.archived, metadata.auto_archive_duration),
        (true, AutoArchiveDuration::OneWeek)
    );
    thread
        .edit_thread(&bot.http, EditThread::new().archived(false))
        .await
        .expect("awake");
    bot.discord.pass(Duration::from_secs(6 * 24 * 3600));
    assert!(!is_archived(&bot, bot.ada, thread));
}

#[tokio::test]
async fn a_locked_thread_is_the_moderators() {
    let bot = Bot::start().await;
    let thread = hand(&bot).await.id;
    let lock = EditThread::new().locked(true);
    assert_eq!(
        refusal(thread.edit_thread(&bot.http, lock).await),
        (403, 50_013)
    );
    bot.discord.lock_thread(thread.get(), true);
    assert_eq!(
        refusal(thread.send_message(&bot.http, text("x")).await),
        (400, 160_005)
    );
    bot.discord.archive_thread(thread.get(), true);
    let wake = EditThread::new().archived(false);
    assert_eq!(
        refusal(thread.edit_thread(&bot.http, wake.clone()).await),
        (403, 50_013)
    );
    // MANAGE_THREADS.
    bot.discord
        .set_bot_permissions(bot.channel, usual(&bot) | 1 << 34);
    thread.edit_thread(&bot.http, wake).await.expect("awake");
    thread
        .send_message(&bot.http, text("x"))
        .await
        .expect("sent");
}

#[tokio::test]
async fn threads_take_their_permissions() {
    let bot = Bot::start().await;
    let (channel, may) = (ChannelId::new(bot.channel), usual(&bot));
    let thread = hand(&bot).await.id;
    for (missing, start) in [(1_u64 << 35, public("corner")), (1 << 36, private("hand"))] {
        bot.discord.set_bot_permissions(bot.channel, may & !missing);
        assert_eq!(
            refusal(channel.create_thread(&bot.http, start).await),
            (403, 50_013)
        );
    }
    // SEND_MESSAGES_IN_THREADS.
    bot.discord
        .set_bot_permissions(bot.channel, may & !(1 << 38));
    assert_eq!(
        refusal(thread.send_message(&bot.http, text("x")).await),
        (403, 50_013)
    );
    let bob = UserId::new(bot.bob);
    assert_eq!(
        refusal(thread.add_thread_member(&bot.http, bob).await),
        (403, 50_013)
    );
    assert_eq!(refusal(thread.delete(&bot.http).await), (403, 50_013));
    bot.discord.set_bot_permissions(bot.channel, may | 1 << 34);
    thread.delete(&bot.http).await.expect("deleted");
    assert_eq!(
        refusal(thread.send_message(&bot.http, text("x")).await),
        (404, 10_003)
    );
    // A private thread of people is hidden from the bot until it is brought in.
    bot.discord.set_bot_permissions(bot.channel, may);
    let secret = bot
        .discord
        .start_thread(bot.ada, bot.channel, "ours", true)
        .expect("she may");
    let secret_id = ChannelId::new(secret);
    assert_eq!(
        refusal(secret_id.send_message(&bot.http, text("x")).await),
        (403, 50_001)
    );
    bot.discord
        .add_to_thread(bot.ada, secret, bot.discord.bot())
        .expect("she may");
    secret_id
        .send_message(&bot.http, text("x"))
        .await
        .expect("sent");
    secret_id.leave_thread(&bot.http).await.expect("gone");
    assert_eq!(
        refusal(secret_id.send_message(&bot.http, text("x")).await),
        (403, 50_001)
    );
}

#[tokio::test]
async fn there_are_limits_to_threads() {
    let options = Options {
        active_threads: 1,
        thread_members: 2,
        ..Options::default()
    };
    let bot = Bot::start_with(options, GatewayIntents::GUILDS).await;
    let channel = ChannelId::new(bot.channel);
    let thread = hand(&bot).await.id;
    assert_eq!(
        refusal(channel.create_thread(&bot.http, public("x")).await),
        (400, 160_006)
    );
    thread
        .add_thread_member(&bot.http, UserId::new(bot.ada))
        .await
        .expect("in it");
    let bob = UserId::new(bot.bob);
    assert_eq!(
        refusal(thread.add_thread_member(&bot.http, bob).await),
        (400, 30_033)
    );
    thread
        .edit_thread(&bot.http, EditThread::new().archived(true))
        .await
        .expect("archived");
    channel
        .create_thread(&bot.http, public("x"))
        .await
        .expect("room again");
    for bad in [
        json!({"name": "", "type": 11}),
        json!({"name": "x".repeat(101), "type": 11}),
        json!({"name": "x", "type": 11, "auto_archive_duration": 61}),
    ] {
        let sent = bot.http.create_thread(channel, &bad, None).await;
        assert_eq!(refusal(sent), (400, 50_035), "{bad}");
    }
}
