use serde_json::{Value, json};
use serenity::all::{
    ChannelId, CreateActionRow, CreateButton, CreateInteractionResponse as Response,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage as Text, CreateMessage,
    EditInteractionResponse, ResolvedValue,
};
use tests::discord::{Change, Outcome, Refused};

use crate::bot::{Bot, id, reply};

#[tokio::test]
async fn a_slash_command_is_answered_in_the_channel() {
    let mut bot = Bot::start().await;
    bot.discord.set_locale(bot.ada, "de");
    let mut changes = bot.discord.changes();
    let options = [
        ("seat", json!("east")),
        ("points", json!("3")),
        ("who", json!(bot.bob)),
    ];
    let made = bot
        .discord
        .command(bot.ada, bot.channel, &["sit"], &options)
        .expect("a good command");
    let command = bot.command().await;
    assert_eq!(
        (
            command.data.name.as_str(),
            command.user.id.get(),
            command.channel_id.get()
        ),
        ("sit", bot.ada, bot.channel)
    );
    assert!(matches!(
        command.data.options()[..],
        [ref seat, ref points, ref who]
            if matches!(seat.value, ResolvedValue::String("east"))
                && matches!(points.value, ResolvedValue::Integer(3))
                && matches!(who.value, ResolvedValue::User(user, Some(_)) if user.id.get() == bot.bob)
    ));
    assert_eq!(command.locale, "de");
    assert_eq!(bot.discord.outcome(made), Outcome::Waiting);
    command
        .create_response(&bot.http, Response::Message(reply("**Ada** sits East")))
        .await
        .expect("taken");
    let Outcome::Replied(message) = bot.discord.settled(made).await else {
        panic!("a reply")
    };
    let seen = bot.discord.messages(bot.bob, bot.channel);
    assert_eq!(
        (id(&seen[0]), &seen[0]["content"]),
        (message, &json!("**Ada** sits East"))
    );
    assert_eq!(seen[0]["interaction_metadata"]["name"], "sit");
    assert_eq!(
        changes.recv().await,
        Ok(Change::Created {
            channel: bot.channel,
            message,
            only: None
        })
    );
    assert_eq!(
        command
            .get_response(&bot.http)
            .await
            .expect("@original")
            .id
            .get(),
        message
    );
}

#[tokio::test]
async fn subcommands_and_what_a_client_would_not_send() {
    let mut bot = Bot::start().await;
    bot.discord
        .command(bot.ada, bot.channel, &["table", "close"], &[])
        .expect("a good command");
    let command = bot.command().await;
    assert!(matches!(command.data.options()[..], [ref sub] if sub.name == "close"));
    let dm = bot.discord.dm_channel(bot.bob);
    let east = ("seat", json!("east"));
    for (path, options, refused) in [
        (
            &["stand"][..],
            vec![],
            Refused::NoCommand("stand".to_owned()),
        ),
        (&["table"], vec![], Refused::NoCommand("table".to_owned())),
        (&["sit"], vec![], Refused::Missing("seat".to_owned())),
        (
            &["sit"],
            vec![("seat", json!("up"))],
            Refused::Unsuitable("seat".to_owned()),
        ),
        (
            &["sit"],
            vec![east.clone(), ("points", json!(10))],
            Refused::Unsuitable("points".to_owned()),
        ),
        (
            &["sit"],
            vec![east.clone(), ("points", json!("x"))],
            Refused::Unsuitable("points".to_owned()),
        ),
        (
            &["sit"],
            vec![east.clone(), ("hat", json!("x"))],
            Refused::NoOption("hat".to_owned()),
        ),
    ] {
        assert_eq!(
            bot.discord.command(bot.ada, bot.channel, path, &options),
            Err(refused)
        );
    }
    assert_eq!(
        bot.discord.command(bot.ada, dm, &["sit"], &[east]),
        Err(Refused::NoChannel)
    );
}

#[tokio::test]
async fn a_press_changes_its_message_in_place() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    bot.command()
        .await
        .create_response(&bot.http, Response::Message(reply("one")))
        .await
        .expect("taken");
    let message = id(&bot.discord.messages(bot.ada, bot.channel)[0]);
    let made = bot
        .discord
        .press(bot.bob, message, "pon")
        .expect("he sees it");
    let press = bot.press().await;
    assert_eq!(
        (
            press.data.custom_id.as_str(),
            press.message.id.get(),
            press.user.id.get()
        ),
        ("pon", message, bot.bob)
    );
    press
        .create_response(
            &bot.http,
            Response::UpdateMessage(Text::new().content("two").components(vec![])),
        )
        .await
        .expect("taken");
    assert_eq!(bot.discord.settled(made).await, Outcome::Updated(message));
    let seen = bot.discord.message(bot.ada, message).expect("it is there");
    assert_eq!(
        (&seen["content"], &seen["components"]),
        (&json!("two"), &json!([]))
    );
    assert!(seen["edited_timestamp"].is_string());
    assert_eq!(
        bot.discord.press(bot.bob, message, "pon"),
        Err(Refused::NoComponent("pon".to_owned()))
    );
}

#[tokio::test]
async fn a_press_acknowledged_edits_the_message_it_stood_on() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    bot.command()
        .await
        .create_response(&bot.http, Response::Message(reply("one").ephemeral(true)))
        .await
        .expect("taken");
    let message = id(&bot.discord.messages(bot.ada, bot.channel)[0]);
    assert_eq!(
        bot.discord.press(bot.ada, message, "grey"),
        Err(Refused::Disabled("grey".to_owned()))
    );
    let made = bot
        .discord
        .press(bot.ada, message, "pon")
        .expect("she sees it");
    let press = bot.press().await;
    press
        .create_response(&bot.http, Response::Acknowledge)
        .await
        .expect("taken");
    assert_eq!(bot.discord.settled(made).await, Outcome::Acknowledged);
    press
        .edit_response(&bot.http, EditInteractionResponse::new().content("two"))
        .await
        .expect("edited");
    assert_eq!(
        bot.discord.message(bot.ada, message).expect("there")["content"],
        "two"
    );
    let extra = press
        .create_followup(
            &bot.http,
            CreateInteractionResponseFollowup::new()
                .content("psst")
                .ephemeral(true),
        )
        .await
        .expect("sent");
    assert_eq!(bot.discord.messages(bot.ada, bot.channel).len(), 2);
    assert_eq!(
        bot.discord.messages(bot.bob, bot.channel),
        Vec::<Value>::new()
    );
    press
        .delete_followup(&bot.http, extra.id)
        .await
        .expect("deleted");
    assert_eq!(bot.discord.messages(bot.ada, bot.channel).len(), 1);
}

#[tokio::test]
async fn commands_work_in_dms_too() {
    let mut bot = Bot::start().await;
    let dm = bot.discord.dm_channel(bot.ada);
    bot.discord
        .command(bot.ada, dm, &["sit"], &[("seat", json!("south"))])
        .expect("a good command");
    let command = bot.command().await;
    assert_eq!((command.guild_id, command.user.id.get()), (None, bot.ada));
    command
        .create_response(&bot.http, Response::Message(reply("here")))
        .await
        .expect("taken");
    assert_eq!(bot.discord.messages(bot.ada, dm).len(), 1);
}

#[tokio::test]
async fn buttons_work_in_dms_and_commands_in_threads() {
    let mut bot = Bot::start().await;
    let dm = bot.discord.dm_channel(bot.ada);
    let hand =
        CreateMessage::new()
            .content("your hand")
            .components(vec![CreateActionRow::Buttons(vec![
                CreateButton::new("discard").label("5"),
            ])]);
    let hand = ChannelId::new(dm)
        .send_message(&bot.http, hand)
        .await
        .expect("sent")
        .id
        .get();
    let made = bot
        .discord
        .press(bot.ada, hand, "discard")
        .expect("she sees it");
    assert_eq!(
        bot.discord.press(bot.bob, hand, "discard"),
        Err(Refused::NoMessage)
    );
    let press = bot.press().await;
    assert_eq!((press.guild_id, press.user.id.get()), (None, bot.ada));
    let update = Response::UpdateMessage(Text::new().content("thrown"));
    press
        .create_response(&bot.http, update)
        .await
        .expect("taken");
    assert_eq!(bot.discord.settled(made).await, Outcome::Updated(hand));
    assert_eq!(
        bot.discord.message(bot.ada, hand).expect("there")["components"][0]["type"],
        1
    );

    let thread = bot.discord.add_thread(bot.channel, "below");
    bot.discord
        .command(bot.ada, thread, &["table", "open"], &[])
        .expect("a good command");
    let command = bot.command().await;
    assert_eq!(
        command
            .channel
            .as_ref()
            .and_then(|channel| channel.parent_id),
        Some(ChannelId::new(bot.channel))
    );
    command
        .create_response(&bot.http, Response::Message(reply("open")))
        .await
        .expect("taken");
    assert_eq!(bot.discord.messages(bot.bob, thread).len(), 1);
}
