use std::time::Duration;

use serde_json::{Value, json};
use serenity::all::{
    CreateAutocompleteResponse, CreateInteractionResponse as Response,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage as Text,
    EditInteractionResponse, GatewayIntents,
};
use tests::discord::{Change, Options, Outcome, Refused};

use crate::bot::{Bot, id, refusal, reply};

#[tokio::test]
async fn thinking_is_filled_by_an_edit_or_by_the_first_followup() {
    let mut bot = Bot::start().await;
    for by_followup in [false, true] {
        let made = bot.ada_sits();
        let command = bot.command().await;
        command.defer_ephemeral(&bot.http).await.expect("taken");
        let Outcome::Thinking(message) = bot.discord.outcome(made) else {
            panic!("thinking")
        };
        assert_eq!(
            bot.discord.message(bot.ada, message).expect("she sees it")["flags"],
            64 | 128
        );
        if by_followup {
            command
                .create_followup(
                    &bot.http,
                    CreateInteractionResponseFollowup::new().content("done"),
                )
                .await
                .expect("sent");
        } else {
            command
                .edit_response(&bot.http, EditInteractionResponse::new().content("done"))
                .await
                .expect("edited");
        }
        assert_eq!(bot.discord.settled(made).await, Outcome::Replied(message));
        let seen = bot.discord.message(bot.ada, message).expect("she sees it");
        assert_eq!(
            (&seen["flags"], &seen["content"]),
            (&json!(64), &json!("done"))
        );
        assert_eq!(bot.discord.message(bot.bob, message), None);
        let second = command
            .create_followup(
                &bot.http,
                CreateInteractionResponseFollowup::new().content("more"),
            )
            .await
            .expect("sent");
        assert_ne!(second.id.get(), message);
        assert!(bot.discord.message(bot.bob, second.id.get()).is_some());
    }
}

#[tokio::test]
async fn an_ephemeral_is_for_one_pair_of_eyes() {
    let mut bot = Bot::start().await;
    let mut changes = bot.discord.changes();
    bot.ada_sits();
    bot.command()
        .await
        .create_response(
            &bot.http,
            Response::Message(reply("your hand").ephemeral(true)),
        )
        .await
        .expect("taken");
    let message = id(&bot.discord.messages(bot.ada, bot.channel)[0]);
    assert_eq!(
        changes.recv().await,
        Ok(Change::Created {
            channel: bot.channel,
            message,
            only: Some(bot.ada)
        })
    );
    assert_eq!(
        bot.discord.messages(bot.bob, bot.channel),
        Vec::<Value>::new()
    );
    assert_eq!(
        bot.discord.press(bot.bob, message, "pon"),
        Err(Refused::NoMessage)
    );
    let channel = serenity::all::ChannelId::new(bot.channel);
    assert_eq!(
        refusal(channel.message(&bot.http, message).await),
        (404, 10008)
    );
    assert_eq!(
        refusal(channel.delete_message(&bot.http, message).await),
        (404, 10008)
    );
    assert!(
        channel
            .messages(&bot.http, serenity::all::GetMessages::new())
            .await
            .expect("a list")
            .is_empty()
    );
}

#[tokio::test]
async fn twice_is_once_too_often() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    let command = bot.command().await;
    command
        .create_response(&bot.http, Response::Message(reply("one")))
        .await
        .expect("taken");
    let again = command
        .create_response(&bot.http, Response::Message(reply("two")))
        .await;
    assert_eq!(refusal(again), (400, 40060));
    assert_eq!(bot.discord.messages(bot.ada, bot.channel).len(), 1);
}

#[tokio::test]
async fn late_is_too_late() {
    let options = Options {
        answer_within: Duration::from_millis(100),
        ..Options::default()
    };
    let mut bot = Bot::start_with(options, GatewayIntents::GUILDS).await;
    let made = bot.ada_sits();
    let command = bot.command().await;
    assert_eq!(bot.discord.settled(made).await, Outcome::Failed);
    assert_eq!(
        refusal(
            command
                .create_response(&bot.http, Response::Message(reply("late")))
                .await
        ),
        (404, 10062)
    );
    let followup = command
        .create_followup(
            &bot.http,
            CreateInteractionResponseFollowup::new().content("late"),
        )
        .await;
    assert_eq!(refusal(followup), (404, 10015));
    assert_eq!(
        bot.discord.messages(bot.ada, bot.channel),
        Vec::<Value>::new()
    );
}

#[tokio::test]
async fn a_token_dies_after_a_quarter_of_an_hour() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    let command = bot.command().await;
    command
        .create_response(&bot.http, Response::Message(reply("one")))
        .await
        .expect("taken");
    bot.discord.pass(Duration::from_secs(14 * 60 + 50));
    command
        .edit_response(&bot.http, EditInteractionResponse::new().content("two"))
        .await
        .expect("still alive");
    bot.discord.pass(Duration::from_secs(11));
    let late = command
        .edit_response(&bot.http, EditInteractionResponse::new().content("three"))
        .await;
    assert_eq!(refusal(late), (401, 50027));
}

#[tokio::test]
async fn answers_must_suit_the_interaction() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    let command = bot.command().await;
    for unsuited in [
        Response::Acknowledge,
        Response::UpdateMessage(Text::new().content("x")),
        Response::Autocomplete(CreateAutocompleteResponse::new()),
    ] {
        assert_eq!(
            refusal(command.create_response(&bot.http, unsuited).await),
            (400, 50035)
        );
    }
    command
        .create_response(&bot.http, Response::Message(reply("still open")))
        .await
        .expect("a refused answer is no answer");
}
