use std::time::Duration;

use serenity::all::{ChannelId, GatewayIntents};
use serenity::http::{HttpError, LightMethod, Request, Route};
use tests::discord::{Id, Options};

use crate::bot::Bot;

/// What the headers of an answer say of its bucket: how much it holds, how much is left, how soon it is full again, its name.
type Told = (u32, u32, f64, String);

/// Creates a message, and gives what the answer says of its bucket, if anything; or the status of a refusal.
async fn create(bot: &Bot, channel: Id) -> Result<Option<Told>, u16> {
    let channel_id = ChannelId::new(channel);
    let request = Request::new(Route::ChannelMessages { channel_id }, LightMethod::Post);
    let body = br#"{"content": "x"}"#.to_vec();
    match bot.http.request(request.body(Some(body))).await {
        Ok(answer) => {
            let header = |name: &str| {
                let value = answer.headers().get(format!("x-ratelimit-{name}"))?;
                Some(value.to_str().expect("ASCII").to_owned())
            };
            let number = |name| header(name).map(|text| text.parse::<f64>().expect("a number"));
            let whole = |name| header(name).map(|text| text.parse::<u32>().expect("whole"));
            Ok(whole("limit").map(|limit| {
                let left = whole("remaining").expect("told");
                let full_after = number("reset-after").expect("told");
                assert!(number("reset").is_some());
                (limit, left, full_after, header("bucket").expect("told"))
            }))
        }
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(refused))) => {
            Err(refused.status_code.as_u16())
        }
        Err(other) => panic!("{other}"),
    }
}

async fn counting() -> Bot {
    let options = Options {
        counts: true,
        ..Options::default()
    };
    Bot::start_with(options, GatewayIntents::GUILDS).await
}

#[tokio::test]
async fn every_answer_tells_how_much_is_left_and_one_too_many_is_refused() {
    let bot = counting().await;
    let mut names = Vec::new();
    for left in [4, 3, 2, 1, 0] {
        let told = create(&bot, bot.channel).await.expect("taken");
        let (limit, told_left, full_after, name) = told.expect("a bucket");
        assert_eq!((limit, told_left), (5, left));
        assert!(full_after > 0.0 && full_after <= 5.0, "{full_after}");
        names.push(name);
    }
    names.dedup();
    assert_eq!(names.len(), 1, "{names:?}");
    assert_eq!(create(&bot, bot.channel).await, Err(429));
    assert_eq!(bot.discord.messages(bot.ada, bot.channel).len(), 5);
    let sent = bot.discord.bodies();
    let refused = &sent.last().expect("recorded").answer;
    let wait = refused["retry_after"].as_f64().expect("a number");
    assert!(wait > 0.0 && wait <= 5.0 && refused["global"] == false);
    // Another channel has a bucket of its own, and this one is full again in time.
    let other = bot.discord.add_channel(bot.guild, "table-two");
    assert!(matches!(create(&bot, other).await, Ok(Some((5, 4, _, _)))));
    bot.discord.pass(Duration::from_secs(5));
    let again = create(&bot, bot.channel).await;
    assert!(matches!(again, Ok(Some((5, 4, _, _)))), "{again:?}");
}

#[tokio::test]
async fn a_drained_bucket_takes_nothing_until_its_time() {
    let bot = counting().await;
    let path = format!("/channels/{}/messages", bot.channel);
    let hour = Duration::from_secs(3600);
    bot.discord.drain("POST", &path, hour);
    assert_eq!(create(&bot, bot.channel).await, Err(429));
    bot.discord.pass(hour);
    assert!(create(&bot, bot.channel).await.is_ok());
}

#[tokio::test]
async fn nothing_is_counted_unless_it_is_asked_for() {
    let bot = Bot::start().await;
    for _ in 0..6 {
        assert_eq!(create(&bot, bot.channel).await, Ok(None));
    }
}
