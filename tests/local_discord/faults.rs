use std::time::{Duration, Instant};

use serde_json::json;
use serenity::all::{ChannelId, CreateMessage};
use serenity::http::HttpError;
use tests::discord::{Discord, Fault, Options, StartError};

use crate::bot::{Bot, refusal};

#[tokio::test]
async fn a_limited_request_is_not_done() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    bot.discord.fail_next_at(
        "/messages",
        2,
        Fault::RateLimited {
            retry_after: Duration::from_millis(250),
        },
    );
    bot.http.get_current_user().await.expect("another road");
    for _ in 0..2 {
        let sent = channel
            .send_message(&bot.http, CreateMessage::new().content("x"))
            .await;
        let Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))) = sent else {
            panic!("429")
        };
        assert_eq!(answer.status_code.as_u16(), 429);
    }
    assert!(bot.discord.messages(bot.ada, bot.channel).is_empty());
    channel
        .send_message(&bot.http, CreateMessage::new().content("x"))
        .await
        .expect("over");
    let last = bot.discord.bodies();
    let limited = last
        .iter()
        .find(|sent| sent.status == 429)
        .expect("recorded");
    assert_eq!(
        limited.answer,
        json!({"message": "You are being rate limited.", "retry_after": 0.25, "global": false})
    );
    assert!(bot.discord.refusals().is_empty());
}

#[tokio::test]
async fn a_broken_server_says_so() {
    let bot = Bot::start().await;
    bot.discord.fail_next(1, Fault::Broken(502));
    let me = bot.http.get_current_user().await;
    assert!(matches!(me, Err(serenity::Error::Http(_))), "{me:?}");
    bot.http.get_current_user().await.expect("over");
}

#[tokio::test]
async fn a_lost_answer_was_done_nevertheless() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    bot.discord.fail_next(1, Fault::Lost);
    channel
        .send_message(&bot.http, CreateMessage::new().content("x"))
        .await
        .expect_err("no answer");
    assert_eq!(bot.discord.messages(bot.ada, bot.channel).len(), 1);
    bot.discord.fail_next(1, Fault::Lost);
    let message = bot
        .discord
        .messages(bot.ada, bot.channel)
        .pop()
        .map(|message| crate::bot::id(&message))
        .expect("there");
    channel
        .delete_message(&bot.http, message)
        .await
        .expect_err("no answer, where success has no body either");
    assert!(bot.discord.messages(bot.ada, bot.channel).is_empty());
}

#[tokio::test]
async fn a_slow_answer_takes_its_time() {
    let bot = Bot::start().await;
    bot.discord
        .fail_next(1, Fault::Slow(Duration::from_millis(200)));
    let start = Instant::now();
    bot.http.get_current_user().await.expect("late");
    assert!(start.elapsed() >= Duration::from_millis(200));
}

#[tokio::test]
async fn it_stops_with_its_last_handle() {
    let discord = Discord::start(Options::default())
        .await
        .expect("a free port");
    let address = discord.api_address();
    let port = address
        .rsplit(':')
        .next()
        .and_then(|port| port.parse().ok())
        .expect("a port");
    let taken = Discord::start(Options {
        port,
        ..Options::default()
    })
    .await;
    assert!(matches!(taken, Err(StartError::Listen(_))));
    let http = crate::bot::http(&discord);
    drop(discord.clone());
    http.get_current_user().await.expect("a handle is left");
    let fresh = crate::bot::http(&discord);
    drop(discord);
    let gone = fresh.get_current_user().await.expect_err("nobody listens");
    assert!(
        matches!(gone, serenity::Error::Http(HttpError::Request(_))),
        "{gone}"
    );
}

#[tokio::test]
async fn a_file_that_is_no_description_is_named() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), "{}").expect("written");
    let options = Options {
        openapi: Some(file.path().to_owned()),
        ..Options::default()
    };
    let Err(StartError::OpenApi { path, .. }) = Discord::start(options).await else {
        panic!("refused")
    };
    assert_eq!(path, file.path());
}

#[tokio::test]
async fn unknown_roads_lead_nowhere() {
    let bot = Bot::start().await;
    assert_eq!(
        refusal(bot.http.get_user(serenity::all::UserId::new(9)).await),
        (404, 10013)
    );
    assert_eq!(
        refusal(bot.http.get_channel(ChannelId::new(9)).await),
        (404, 10003)
    );
}
