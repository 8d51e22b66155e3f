use serde_json::json;
use serenity::all::{ChannelId, CreateButton, CreateMessage, EmojiId};

use crate::bot::{Bot, refusal};

/// A picture as small as one can be, as far as this Discord looks.
const PICTURE: &str = "data:image/png;base64,iVBORw0KGgo=";

#[tokio::test]
async fn emojis_of_the_application_go_on_buttons() {
    let bot = Bot::start().await;
    let made = bot
        .http
        .create_application_emoji(&json!({"name": "m1", "image": PICTURE}))
        .await
        .expect("made");
    assert_eq!(
        bot.http.get_application_emojis().await.expect("a list")[0].name,
        "m1"
    );
    let button = |emoji: u64| CreateButton::new("x").emoji(EmojiId::new(emoji));
    let channel = ChannelId::new(bot.channel);
    channel
        .send_message(
            &bot.http,
            CreateMessage::new()
                .content("x")
                .button(button(made.id.get())),
        )
        .await
        .expect("known");
    assert_eq!(
        refusal(
            channel
                .send_message(
                    &bot.http,
                    CreateMessage::new().content("x").button(button(77))
                )
                .await
        ),
        (400, 50035)
    );
}

#[tokio::test]
async fn emojis_that_discord_refuses_are_refused() {
    let bot = Bot::start().await;
    let create = async |name: &str, image: &str| {
        let body = json!({"name": name, "image": image});
        bot.http.create_application_emoji(&body).await
    };
    let first = create("m1", PICTURE).await.expect("made");
    let second = create("m2", PICTURE).await.expect("made");
    // Three bytes for each four letters: a little more than 256 KiB.
    let large = PICTURE.replace('=', &"A".repeat(4 * 88_000 + 1));
    for (name, image) in [
        ("m1", PICTURE),
        ("m", PICTURE),
        ("m-3", PICTURE),
        ("m3", "data:image/png;base64,aGk="),
        ("m3", "m3.png"),
        ("m3", large.as_str()),
    ] {
        assert_eq!(refusal(create(name, image).await), (400, 50035), "{name}");
    }
    let rename = async |name: &str| {
        let body = json!({"name": name});
        bot.http.edit_application_emoji(second.id, &body).await
    };
    assert_eq!(refusal(rename("m1").await), (400, 50035), "taken");
    assert_eq!(rename("m2b").await.expect("free").name, "m2b");
    bot.http
        .delete_application_emoji(first.id)
        .await
        .expect("there");
    let again = bot.http.delete_application_emoji(first.id).await;
    assert_eq!(refusal(again), (404, 10014));
}
