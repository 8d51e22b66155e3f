use serde_json::json;
use serenity::all::{
    AutoArchiveDuration, ChannelId, ChannelType, CreateForumPost, CreateMessage, CreateThread,
    EditThread, GuildChannel, UserId,
};

use crate::bot::{Bot, id, refusal};

pub(crate) fn private(name: &str) -> CreateThread<'_> {
    CreateThread::new(name)
        .kind(ChannelType::PrivateThread)
        .auto_archive_duration(AutoArchiveDuration::OneHour)
        .invitable(false)
}

pub(crate) fn public(name: &str) -> CreateThread<'_> {
    CreateThread::new(name).kind(ChannelType::PublicThread)
}

pub(crate) fn text(words: &str) -> CreateMessage {
    CreateMessage::new().content(words)
}

pub(crate) async fn hand(bot: &Bot) -> GuildChannel {
    ChannelId::new(bot.channel)
        .create_thread(&bot.http, private("Ada's hand"))
        .await
        .expect("a private thread")
}

#[tokio::test]
async fn a_private_thread_is_seen_by_those_who_are_in_it() {
    let bot = Bot::start().await;
    let thread = hand(&bot).await;
    assert_eq!(thread.kind, ChannelType::PrivateThread);
    let metadata = thread.thread_metadata.expect("a thread");
    assert_eq!(
        (
            metadata.archived,
            metadata.auto_archive_duration,
            metadata.invitable
        ),
        (false, AutoArchiveDuration::OneHour, false)
    );
    assert!(!bot.discord.sees(bot.ada, thread.id.get()));
    let ada = UserId::new(bot.ada);
    for _ in 0..2 {
        thread
            .id
            .add_thread_member(&bot.http, ada)
            .await
            .expect("in it, also the second time");
    }
    thread
        .id
        .send_message(&bot.http, text("13 tiles"))
        .await
        .expect("sent");
    let read = |person| -> Vec<String> {
        let messages = bot.discord.messages(person, thread.id.get());
        messages
            .iter()
            .filter_map(|m| m["content"].as_str().map(str::to_owned))
            .collect()
    };
    // The first is Discord's own: somebody was added.
    assert_eq!(read(bot.ada), ["", "13 tiles"]);
    assert!(read(bot.bob).is_empty());
    assert!(bot.discord.say(bot.bob, thread.id.get(), "?").is_err());
    thread
        .id
        .remove_thread_member(&bot.http, ada)
        .await
        .expect("out of it");
    assert!(!bot.discord.sees(bot.ada, thread.id.get()));
    assert_eq!(
        refusal(thread.id.remove_thread_member(&bot.http, ada).await),
        (404, 10007)
    );
    let stranger = UserId::new(bot.discord.add_person("Stranger"));
    assert_eq!(
        refusal(thread.id.add_thread_member(&bot.http, stranger).await),
        (404, 10007)
    );
}

#[tokio::test]
async fn whoever_is_mentioned_comes_into_the_thread() {
    let bot = Bot::start().await;
    let thread = hand(&bot).await;
    let call = text(&format!("<@{}> your turn", bot.ada));
    let quiet = call
        .clone()
        .allowed_mentions(serenity::all::CreateAllowedMentions::new());
    thread
        .id
        .send_message(&bot.http, quiet)
        .await
        .expect("sent");
    assert!(
        !bot.discord.sees(bot.ada, thread.id.get()),
        "who is not called does not come"
    );
    thread.id.send_message(&bot.http, call).await.expect("sent");
    assert!(bot.discord.sees(bot.ada, thread.id.get()));
}

#[tokio::test]
async fn a_thread_that_is_started_from_a_message_hangs_on_it() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let board = channel
        .send_message(&bot.http, text("board"))
        .await
        .expect("sent");
    let thread = channel
        .create_thread_from_message(&bot.http, board.id, CreateThread::new("about it"))
        .await
        .expect("a thread");
    assert_eq!(thread.id.get(), board.id.get());
    assert_eq!(thread.kind, ChannelType::PublicThread);
    let shown = bot.discord.message(bot.bob, board.id.get()).expect("seen");
    assert_eq!(shown["thread"]["name"], "about it");
    let again = channel
        .create_thread_from_message(&bot.http, board.id, CreateThread::new("twice"))
        .await;
    assert_eq!(refusal(again), (400, 160_004));
    // A thread without a message is told of in its channel.
    channel
        .create_thread(&bot.http, public("corner"))
        .await
        .expect("a thread");
    let told = bot.discord.messages(bot.bob, bot.channel);
    assert_eq!(
        told.last().map(|m| (&m["type"], &m["content"])),
        Some((&json!(18), &json!("corner")))
    );
    let within = thread.id.create_thread(&bot.http, public("below")).await;
    assert_eq!(refusal(within), (400, 50_024));
}

#[tokio::test]
async fn the_bot_hears_of_its_own_comings_and_goings_only() {
    let mut bot = Bot::start().await;
    assert_eq!(bot.other().await, "guild created");
    let thread = hand(&bot).await.id;
    assert_eq!(bot.other().await, "thread created");
    // Others come and go unheard: hearing of them takes a privileged intent.
    thread
        .add_thread_member(&bot.http, UserId::new(bot.ada))
        .await
        .expect("in it");
    thread
        .edit_thread(&bot.http, EditThread::new().name("Bob's hand"))
        .await
        .expect("renamed");
    assert_eq!(bot.other().await, "thread updated");
    let secret = bot
        .discord
        .start_thread(bot.ada, bot.channel, "ours", true)
        .expect("she may");
    bot.discord.archive_thread(thread.get(), true);
    assert_eq!(
        bot.other().await,
        "thread updated",
        "nothing of the secret one"
    );
    bot.discord
        .add_to_thread(bot.ada, secret, bot.discord.bot())
        .expect("she may");
    let mut heard = [bot.other().await, bot.other().await];
    heard.sort_unstable();
    assert_eq!(heard, ["thread created", "thread members updated"]);
    bot.discord.delete_channel(thread.get());
    assert_eq!(bot.other().await, "thread deleted");
}

#[tokio::test]
async fn posts_of_a_forum_are_threads_with_a_first_message() {
    let bot = Bot::start().await;
    let forum = ChannelId::new(bot.discord.add_forum(bot.guild, "tables"));
    assert_eq!(
        refusal(forum.send_message(&bot.http, text("x")).await),
        (400, 40_058)
    );
    let post = forum
        .create_forum_post(&bot.http, CreateForumPost::new("Table 7", text("come in")))
        .await
        .expect("a post");
    let there = bot.discord.messages(bot.ada, post.id.get());
    assert_eq!(
        (there.len(), id(&there[0]), &there[0]["content"]),
        (1, post.id.get(), &json!("come in"))
    );
    let hers = bot
        .discord
        .post(bot.ada, forum.get(), "Mine", "hello")
        .expect("she may");
    ChannelId::new(hers)
        .send_message(&bot.http, text("hi"))
        .await
        .expect("sent");
    let empty = bot
        .http
        .create_thread(forum, &json!({"name": "x"}), None)
        .await;
    assert_eq!(refusal(empty), (400, 50_035));
}
