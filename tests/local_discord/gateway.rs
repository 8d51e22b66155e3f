use std::time::Duration;

use serde_json::json;
use serenity::all::{ChannelId, CreateMessage, GatewayIntents, UserId};
use tests::discord::{Cut, Discord, Options};

use crate::bot::{Bot, Heard, http};

#[tokio::test]
async fn a_client_connects_and_knows_itself() {
    let bot = Bot::start().await;
    assert_eq!(bot.discord.connections(), 1);
    let me = bot.http.get_current_user().await.expect("me");
    assert_eq!((me.id.get(), me.bot), (bot.discord.bot(), true));
    let application = bot
        .http
        .get_current_application_info()
        .await
        .expect("the application");
    assert_eq!(application.id.get(), bot.discord.bot());
    assert_eq!(bot.discord.commands().as_array().expect("a list").len(), 3);
}

#[tokio::test]
async fn a_wrong_token_is_refused_on_both_roads() {
    let discord = Discord::start(Options::default())
        .await
        .expect("a free port");
    let wrong = serenity::all::HttpBuilder::new("a.wrong.one")
        .proxy(discord.api_address())
        .ratelimiter_disabled(true)
        .build();
    assert_eq!(
        crate::bot::refusal(wrong.get_current_user().await),
        (401, 0)
    );
    let mut client = serenity::client::ClientBuilder::new_with_http(wrong, GatewayIntents::GUILDS)
        .await
        .expect("a client");
    assert!(
        client.start().await.is_err(),
        "close code 4004 ends the client"
    );
}

#[tokio::test]
async fn privileged_intents_are_refused() {
    let discord = Discord::start(Options::default())
        .await
        .expect("a free port");
    let mut client = serenity::client::ClientBuilder::new_with_http(
        http(&discord),
        GatewayIntents::MESSAGE_CONTENT,
    )
    .await
    .expect("a client");
    let ended = client.start().await.expect_err("4014");
    assert!(ended.to_string().contains("ntents"), "{ended}");
}

#[tokio::test]
async fn what_happens_during_a_break_is_replayed() {
    for how in [
        Cut::Dropped,
        Cut::Closed(4000),
        Cut::Reconnect,
        Cut::Invalid { resumable: true },
    ] {
        let mut bot = Bot::start().await;
        bot.discord.cut(how);
        let made = bot.ada_sits();
        let mut resumed = false;
        let interaction = loop {
            match bot.hears().await {
                Heard::Resumed => resumed = true,
                Heard::Interaction(interaction) => break interaction,
                Heard::Ready => panic!("a new session after {how:?}"),
                Heard::Message(_) | Heard::Other(_) => {}
            }
        };
        assert_eq!(interaction.id().get(), made, "{how:?}");
        if !resumed {
            assert!(matches!(bot.hears().await, Heard::Resumed), "{how:?}");
        }
    }
}

#[tokio::test]
async fn a_forgotten_session_begins_anew_and_missed_events_stay_missed() {
    let mut bot = Bot::start().await;
    bot.discord.cut(Cut::Forgotten);
    let missed = bot.ada_sits();
    assert!(matches!(bot.hears().await, Heard::Ready));
    let heard = bot.ada_sits();
    assert_eq!(bot.interaction().await.id().get(), heard);
    assert_ne!(missed, heard);
}

#[tokio::test]
async fn a_shut_gateway_is_an_outage_after_which_serenity_begins_anew() {
    let mut bot = Bot::start().await;
    bot.discord.set_gateway_open(false);
    bot.discord.cut(Cut::Dropped);
    bot.ada_sits();
    tokio::time::timeout(Duration::from_millis(300), bot.hears())
        .await
        .expect_err("silence");
    assert_eq!(bot.discord.connections(), 0);
    bot.discord.set_gateway_open(true);
    // A refused connection makes serenity give the session up: what happened meanwhile never comes.
    assert!(matches!(bot.hears().await, Heard::Ready));
    let made = bot.ada_sits();
    assert_eq!(bot.interaction().await.id().get(), made);
}

#[tokio::test]
async fn messages_are_heard_without_their_text_and_only_with_the_intent() {
    let mut bot = Bot::start().await;
    bot.discord
        .say(bot.ada, bot.channel, "a secret between people")
        .expect("she sees the channel");
    let Heard::Message(message) = bot.hears().await else {
        panic!("a message")
    };
    assert_eq!(
        (message.content.as_str(), message.author.id),
        ("", UserId::new(bot.ada))
    );

    let mut deaf = Bot::start_with(Options::default(), GatewayIntents::GUILDS).await;
    deaf.discord
        .say(deaf.ada, deaf.channel, "unheard")
        .expect("she sees the channel");
    let made = deaf.ada_sits();
    let Heard::Interaction(interaction) = deaf.hears().await else {
        panic!("no message is heard")
    };
    assert_eq!(interaction.id().get(), made);
}

#[tokio::test]
async fn heartbeats_keep_a_connection() {
    // serenity looks at its clock twice a second; a silent client is dropped after two intervals.
    let options = Options {
        heartbeat: Duration::from_millis(1500),
        ..Options::default()
    };
    let mut bot = Bot::start_with(options, GatewayIntents::GUILDS).await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(bot.discord.connections(), 1);
    bot.ada_sits();
    assert!(
        matches!(bot.hears().await, Heard::Interaction(_)),
        "neither resumed nor identified anew"
    );
}

#[tokio::test]
async fn guild_objects_can_be_read_and_strangers_are_unknown() {
    let bot = Bot::start().await;
    let guild = serenity::all::GuildId::new(bot.guild);
    assert_eq!(
        bot.http.get_guild(guild).await.expect("a guild").name,
        "Parlour"
    );
    assert_eq!(
        bot.http.get_channels(guild).await.expect("channels").len(),
        2
    );
    let thread = bot.discord.add_thread(bot.channel, "a thread");
    let found = bot
        .http
        .get_channel(ChannelId::new(thread))
        .await
        .expect("a thread");
    assert_eq!(found.guild().expect("of a guild").name, "a thread");
    assert_eq!(
        bot.http
            .get_member(guild, UserId::new(bot.ada))
            .await
            .expect("a member")
            .user
            .id
            .get(),
        bot.ada
    );
    bot.discord.leave(bot.ada, bot.guild);
    assert_eq!(
        crate::bot::refusal(bot.http.get_member(guild, UserId::new(bot.ada)).await),
        (404, 10007)
    );
    assert_eq!(
        crate::bot::refusal(bot.http.get_guild(serenity::all::GuildId::new(7)).await),
        (404, 10004)
    );
    bot.discord.kick_bot(bot.guild);
    assert_eq!(
        crate::bot::refusal(bot.http.get_guild(guild).await),
        (403, 50001)
    );
    let message = ChannelId::new(bot.channel)
        .send_message(&bot.http, CreateMessage::new().content("?"))
        .await;
    assert_eq!(crate::bot::refusal(message), (403, 50001));
    assert_eq!(
        bot.discord
            .command(bot.bob, bot.channel, &["sit"], &[("seat", json!("east"))]),
        Err(tests::discord::Refused::NoBot)
    );
}

#[tokio::test]
async fn what_befalls_guilds_channels_and_messages_is_told() {
    let mut bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    // Events wait in the channel of the test until asked for; serenity hands each to its own task, so one at a time.
    assert_eq!(bot.other().await, "guild created");
    let other = bot.discord.add_channel(bot.guild, "another");
    assert_eq!(bot.other().await, "channel created");
    bot.discord.add_thread(other, "below");
    assert_eq!(bot.other().await, "thread created");
    bot.discord.delete_channel(other);
    let mut gone = [bot.other().await, bot.other().await];
    gone.sort_unstable();
    assert_eq!(gone, ["channel deleted", "thread deleted"]);
    let sent = channel
        .send_message(&bot.http, CreateMessage::new().content("x"))
        .await
        .expect("sent");
    channel
        .edit_message(
            &bot.http,
            sent.id,
            serenity::all::EditMessage::new().content("y"),
        )
        .await
        .expect("edited");
    assert_eq!(bot.other().await, "message edited");
    bot.discord.delete_message(bot.channel, sent.id.get());
    assert_eq!(bot.other().await, "message deleted");
    bot.discord.kick_bot(bot.guild);
    assert_eq!(bot.other().await, "guild deleted");
    bot.discord.invite_bot(bot.guild);
    assert_eq!(bot.other().await, "guild created");
    channel
        .send_message(&bot.http, CreateMessage::new().content("back"))
        .await
        .expect("sent");
}
