use std::time::Duration;

use serenity::all::{
    Channel, ChannelId, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateMessage,
    EditAttachments, EditMessage, GetMessages, Nonce, UserId,
};

use crate::bot::{Bot, Heard, id, refusal};

fn text(content: &str) -> CreateMessage {
    CreateMessage::new().content(content)
}

#[tokio::test]
async fn a_message_is_sent_read_listed_edited_and_deleted() {
    let mut bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let first = channel
        .send_message(&bot.http, text("one"))
        .await
        .expect("sent");
    assert!(
        matches!(bot.hears().await, Heard::Message(own) if own.content == "one" && own.id == first.id),
        "its own text it reads"
    );
    let second = channel
        .send_message(&bot.http, text("two"))
        .await
        .expect("sent");
    assert!(second.id > first.id);
    let listed = channel
        .messages(&bot.http, GetMessages::new().limit(5))
        .await
        .expect("a list");
    assert_eq!(
        listed
            .iter()
            .map(|message| message.content.as_str())
            .collect::<Vec<_>>(),
        ["two", "one"]
    );
    let after = channel
        .messages(&bot.http, GetMessages::new().after(first.id))
        .await
        .expect("a list");
    assert_eq!(
        after.iter().map(|message| message.id).collect::<Vec<_>>(),
        [second.id]
    );
    channel
        .edit_message(&bot.http, first.id, EditMessage::new().content("ONE"))
        .await
        .expect("edited");
    assert_eq!(
        channel
            .message(&bot.http, first.id)
            .await
            .expect("there")
            .content,
        "ONE"
    );
    channel
        .delete_message(&bot.http, first.id)
        .await
        .expect("deleted");
    assert_eq!(
        refusal(channel.message(&bot.http, first.id).await),
        (404, 10008)
    );
    assert_eq!(
        refusal(
            channel
                .edit_message(&bot.http, first.id, EditMessage::new().content("x"))
                .await
        ),
        (404, 10008)
    );
}

#[tokio::test]
async fn moderators_delete_and_take_permissions() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let board = channel
        .send_message(&bot.http, text("board"))
        .await
        .expect("sent");
    let anna = bot
        .discord
        .say(bot.ada, bot.channel, "hello")
        .expect("she sees it");
    assert_eq!(
        refusal(
            channel
                .edit_message(&bot.http, anna, EditMessage::new().content("x"))
                .await
        ),
        (403, 50005)
    );
    assert_eq!(
        refusal(channel.delete_message(&bot.http, anna).await),
        (403, 50013)
    );
    bot.discord.set_bot_permissions(bot.channel, 1 << 10);
    assert_eq!(
        refusal(channel.send_message(&bot.http, text("x")).await),
        (403, 50013)
    );
    bot.discord
        .set_bot_permissions(bot.channel, 1 << 10 | 1 << 11);
    let embed = CreateMessage::new().embed(CreateEmbed::new().title("x"));
    assert_eq!(
        refusal(channel.send_message(&bot.http, embed).await),
        (403, 50013)
    );
    bot.discord.set_bot_permissions(bot.channel, 1 << 11);
    assert_eq!(
        refusal(channel.send_message(&bot.http, text("x")).await),
        (403, 50001)
    );
    bot.discord
        .set_bot_permissions(bot.channel, 1 << 10 | 1 << 11);
    bot.discord.delete_message(bot.channel, board.id.get());
    assert_eq!(
        refusal(
            channel
                .edit_message(&bot.http, board.id, EditMessage::new().content("x"))
                .await
        ),
        (404, 10008)
    );
    let thread = bot.discord.add_thread(bot.channel, "below");
    bot.discord.delete_channel(bot.channel);
    assert_eq!(
        refusal(channel.send_message(&bot.http, text("x")).await),
        (404, 10003)
    );
    assert_eq!(
        refusal(
            ChannelId::new(thread)
                .send_message(&bot.http, text("x"))
                .await
        ),
        (404, 10003)
    );
}

#[tokio::test]
async fn dms_open_and_closed() {
    let bot = Bot::start().await;
    let ada = UserId::new(bot.ada);
    let dm = ada.create_dm_channel(&bot.http).await.expect("a channel");
    assert_eq!(
        (dm.recipient.id, dm.id.get()),
        (ada, bot.discord.dm_channel(bot.ada))
    );
    let hand = dm
        .id
        .send_message(&bot.http, text("your hand"))
        .await
        .expect("sent");
    assert!(matches!(
        bot.http.get_channel(dm.id).await.expect("a channel"),
        Channel::Private(_)
    ));
    assert_eq!(bot.discord.messages(bot.ada, dm.id.get()).len(), 1);
    assert!(bot.discord.messages(bot.bob, dm.id.get()).is_empty());
    bot.discord.set_dms_open(bot.ada, false);
    assert_eq!(
        refusal(dm.id.send_message(&bot.http, text("x")).await),
        (403, 50007)
    );
    assert_eq!(
        refusal(
            dm.id
                .edit_message(&bot.http, hand.id, EditMessage::new().content("x"))
                .await
        ),
        (403, 50007)
    );
    bot.discord.set_dms_open(bot.ada, true);
    dm.id
        .edit_message(&bot.http, hand.id, EditMessage::new().content("open again"))
        .await
        .expect("edited");
    bot.discord.leave(bot.ada, bot.guild);
    assert_eq!(
        refusal(
            dm.id
                .send_message(&bot.http, text("no guild in common"))
                .await
        ),
        (403, 50007)
    );
    assert_eq!(
        refusal(UserId::new(5).create_dm_channel(&bot.http).await),
        (400, 50033)
    );
}

#[tokio::test]
async fn an_enforced_nonce_makes_one_message() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let send = |nonce: &str, enforce| {
        channel.send_message(
            &bot.http,
            text("x")
                .nonce(Nonce::String(nonce.to_owned()))
                .enforce_nonce(enforce),
        )
    };
    let first = send("row-1", true).await.expect("sent");
    assert_eq!(send("row-1", true).await.expect("the same").id, first.id);
    assert_ne!(send("row-2", true).await.expect("another").id, first.id);
    assert_ne!(
        send("row-1", false).await.expect("not enforced").id,
        first.id
    );
    bot.discord.pass(Duration::from_secs(3600));
    assert_ne!(
        send("row-1", true).await.expect("forgotten by then").id,
        first.id
    );
}

#[tokio::test]
async fn an_old_message_takes_few_edits() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let board = channel
        .send_message(&bot.http, text("board"))
        .await
        .expect("sent");
    let edit = || channel.edit_message(&bot.http, board.id, EditMessage::new().content("x"));
    bot.discord.pass(Duration::from_secs(3500));
    for _ in 0..20 {
        edit().await.expect("young");
    }
    bot.discord.pass(Duration::from_secs(200));
    for _ in 0..3 {
        edit().await.expect("a few");
    }
    assert_eq!(refusal(edit().await), (429, 30046));
}

#[tokio::test]
async fn files_are_stored_and_served() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
    png.extend([0, 0, 0, 40, 0, 0, 0, 30]);
    let picture = CreateAttachment::bytes(png.clone(), "table.png").description("The table");
    let embed = CreateEmbed::new().title("East 1").attachment("table.png");
    let sent = channel
        .send_message(
            &bot.http,
            CreateMessage::new().embed(embed).add_file(picture),
        )
        .await
        .expect("sent");
    let file = &sent.attachments[0];
    assert_eq!(
        (file.filename.as_str(), file.width, file.height),
        ("table.png", Some(40), Some(30))
    );
    assert_eq!(file.description.as_deref(), Some("The table"));
    assert_eq!(file.content_type.as_deref(), Some("image/png"));
    assert_eq!(file.download().await.expect("served"), png);
    assert_eq!(
        sent.embeds[0].image.as_ref().map(|image| &image.url),
        Some(&file.url)
    );
    assert_eq!(
        bot.discord.file(file.id.get()),
        Some(("image/png".to_owned(), png))
    );

    let other = CreateAttachment::bytes(b"log".to_vec(), "log.txt");
    let attachments = EditAttachments::new().add(other);
    let edited = channel
        .edit_message(
            &bot.http,
            sent.id,
            EditMessage::new().attachments(attachments),
        )
        .await
        .expect("edited");
    assert_eq!(
        edited
            .attachments
            .iter()
            .map(|file| file.filename.as_str())
            .collect::<Vec<_>>(),
        ["log.txt"]
    );
    let record = bot
        .discord
        .bodies()
        .into_iter()
        .rfind(|sent| sent.method == "PATCH")
        .expect("recorded");
    assert_eq!(record.files, ["log.txt"]);
}

#[tokio::test]
async fn only_allowed_mentions_ring() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let call = format!("<@{}> <@{}>", bot.ada, bot.bob);
    for (allowed, rung) in [
        (None, vec![bot.ada, bot.bob]),
        (Some(CreateAllowedMentions::new()), vec![]),
        (
            Some(CreateAllowedMentions::new().users([bot.bob])),
            vec![bot.bob],
        ),
    ] {
        let mut message = text(&call);
        if let Some(allowed) = allowed {
            message = message.allowed_mentions(allowed);
        }
        let sent = channel
            .send_message(&bot.http, message)
            .await
            .expect("sent");
        let seen = bot
            .discord
            .message(bot.ada, sent.id.get())
            .expect("she sees it");
        let mentions: Vec<u64> = seen["mentions"]
            .as_array()
            .expect("a list")
            .iter()
            .map(id)
            .collect();
        assert_eq!(mentions, rung);
    }
}
