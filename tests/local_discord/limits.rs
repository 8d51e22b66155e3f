use serde_json::{Value, json};
use serenity::all::{ChannelId, GatewayIntents, Http};
use tests::discord::Options;

use crate::bot::{Bot, refusal};

/// A row of buttons.
fn row(buttons: &[Value]) -> Value {
    json!({"type": 1, "components": buttons})
}

/// A button of custom id and label.
fn button(custom_id: &str, label: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": custom_id, "label": label})
}

/// A select of as many options.
fn select(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|at| json!({"label": format!("{at}"), "value": format!("{at}")}))
        .collect();
    json!({"type": 3, "custom_id": "s", "options": options})
}

fn buttons(count: usize) -> Vec<Value> {
    (0..count)
        .map(|at| button(&format!("b{at}"), "x"))
        .collect()
}

/// Bodies at a limit, each with the same body just over it and the place of the complaint.
fn edges() -> Vec<(Value, Value, &'static str)> {
    let long = |count: usize| "字".repeat(count);
    let embed = |part: &str, count: usize| json!({"embeds": [{"title": "t", part: long(count)}]});
    let field = |name: usize, value: usize| json!({"embeds": [{"fields": [{"name": long(name), "value": long(value)}]}]});
    let fields = |count: usize| json!({"embeds": [{"fields": vec![json!({"name": "n", "value": "v"}); count]}]});
    let rows = |count: usize| json!({"components": (0..count).map(|at| row(&[button(&format!("r{at}"), "x")])).collect::<Vec<_>>()});
    let in_row = |buttons: Vec<Value>| json!({"components": [row(&buttons)]});
    vec![
        (
            json!({"content": long(2000)}),
            json!({"content": long(2001)}),
            "content",
        ),
        (
            embed("description", 4096),
            embed("description", 4097),
            "embeds",
        ),
        (embed("title", 256), embed("title", 257), "embeds"),
        (field(256, 1024), field(257, 1), "embeds"),
        (field(1, 1024), field(1, 1025), "embeds"),
        (field(1, 1), field(1, 0), "embeds"),
        (fields(25), fields(26), "embeds"),
        (
            json!({"embeds": [{"description": long(4000)}, {"description": long(2000)}]}),
            json!({"embeds": [{"description": long(4000)}, {"description": long(2001)}]}),
            "embeds",
        ),
        (
            json!({"embeds": vec![json!({"title": "t"}); 10]}),
            json!({"embeds": vec![json!({"title": "t"}); 11]}),
            "embeds",
        ),
        (rows(5), rows(6), "components"),
        (in_row(buttons(5)), in_row(buttons(6)), "components"),
        (
            in_row(vec![button(&long(100), "x")]),
            in_row(vec![button(&long(101), "x")]),
            "components",
        ),
        (
            in_row(vec![button("b", &long(80))]),
            in_row(vec![button("b", &long(81))]),
            "components",
        ),
        (
            in_row(vec![button("b", "x")]),
            in_row(vec![button("b", "")]),
            "components",
        ),
        (
            in_row(vec![button("a", "x"), button("b", "x")]),
            in_row(vec![button("a", "x"), button("a", "y")]),
            "components",
        ),
        (
            in_row(vec![select(25)]),
            in_row(vec![select(26)]),
            "components",
        ),
        (
            in_row(vec![select(1)]),
            in_row(vec![select(1), button("b", "x")]),
            "components",
        ),
        (
            in_row(vec![
                json!({"type": 2, "style": 5, "url": "https://example.com", "label": "x"}),
            ]),
            in_row(vec![
                json!({"type": 2, "style": 5, "url": "https://example.com", "label": "x", "custom_id": "c"}),
            ]),
            "components",
        ),
        (
            in_row(vec![
                json!({"type": 2, "style": 1, "custom_id": "c", "emoji": {"name": "🀄"}}),
            ]),
            in_row(vec![
                json!({"type": 2, "style": 1, "custom_id": "c", "emoji": {"name": "🀅"}}),
            ]),
            "components",
        ),
        (
            json!({"content": "x", "nonce": "n".repeat(25)}),
            json!({"content": "x", "nonce": "n".repeat(26)}),
            "nonce",
        ),
        (
            json!({"content": "x", "allowed_mentions": {"users": ["1"]}}),
            json!({"content": "x", "allowed_mentions": {"users": ["1"], "parse": ["users"]}}),
            "allowed_mentions",
        ),
    ]
}

#[tokio::test]
async fn bodies_at_the_limit_pass_and_over_it_do_not() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let edges = edges();
    for (fits, over, place) in &edges {
        let sent = bot.http.send_message(channel, vec![], fits).await;
        assert!(
            sent.is_ok(),
            "{fits}: {:?} {:?}",
            sent,
            bot.discord.refusals().last()
        );
        assert_eq!(
            refusal(bot.http.send_message(channel, vec![], over).await),
            (400, 50035),
            "{over}"
        );
        let refused = bot.discord.refusals().pop().expect("recorded");
        assert!(
            refused.answer["errors"][place].is_object(),
            "{place}: {}",
            refused.answer
        );
    }
    assert_eq!(bot.discord.refusals().len(), edges.len());
}

#[tokio::test]
async fn the_same_limits_hold_on_every_road() {
    // Discord's description would complain first, and less exactly.
    let options = Options {
        openapi: None,
        ..Options::default()
    };
    let mut bot = Bot::start_with(options, GatewayIntents::GUILDS).await;
    let long = "x".repeat(2001);
    bot.ada_sits();
    let command = bot.command().await;
    let answer = json!({"type": 4, "data": {"content": long}});
    let refused = bot
        .http
        .create_interaction_response(command.id, &command.token, &answer, vec![])
        .await;
    assert_eq!(refusal(refused), (400, 50035));
    assert!(bot.discord.refusals()[0].answer["errors"]["data"]["content"].is_object());
    let answer = json!({"type": 4, "data": {"content": "short"}});
    bot.http
        .create_interaction_response(command.id, &command.token, &answer, vec![])
        .await
        .expect("taken");
    let body = json!({"content": long});
    let edited = bot
        .http
        .edit_original_interaction_response(&command.token, &body, vec![])
        .await;
    assert_eq!(refusal(edited), (400, 50035));
    let followup = bot
        .http
        .create_followup_message(&command.token, &body, vec![])
        .await;
    assert_eq!(refusal(followup), (400, 50035));
    let channel = ChannelId::new(bot.channel);
    let sent = bot
        .http
        .send_message(channel, vec![], &json!({"content": "short"}))
        .await
        .expect("sent");
    assert_eq!(
        refusal(bot.http.edit_message(channel, sent.id, &body, vec![]).await),
        (400, 50035)
    );
}

#[tokio::test]
async fn an_empty_message_is_none() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    for empty in [
        json!({}),
        json!({"content": ""}),
        json!({"content": " \n", "embeds": [], "components": []}),
    ] {
        assert_eq!(
            refusal(bot.http.send_message(channel, vec![], &empty).await),
            (400, 50006),
            "{empty}"
        );
    }
    let sent = bot
        .http
        .send_message(channel, vec![], &json!({"content": "x"}))
        .await
        .expect("sent");
    assert_eq!(
        refusal(
            bot.http
                .edit_message(channel, sent.id, &json!({"content": ""}), vec![])
                .await
        ),
        (400, 50006)
    );
}

#[tokio::test]
async fn components_v2_and_the_old_fields_exclude_each_other() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let text = |count: usize| json!({"type": 10, "content": "x".repeat(count)});
    let flag = 1 << 15;
    bot.http
        .send_message(
            channel,
            vec![],
            &json!({"flags": flag, "components": [text(4000)]}),
        )
        .await
        .expect("sent");
    for wrong in [
        json!({"components": [text(1)]}),
        json!({"flags": flag, "components": [text(1)], "content": "x"}),
        json!({"flags": flag, "components": [text(2000), text(2001)]}),
        json!({"flags": flag, "components": vec![text(1); 41]}),
    ] {
        assert_eq!(
            refusal(bot.http.send_message(channel, vec![], &wrong).await),
            (400, 50035),
            "{wrong}"
        );
    }
}

/// A command of these options.
fn command(name: &str, options: &Value) -> Value {
    json!({"name": name, "description": "d", "type": 1, "options": options})
}

async fn register(http: &Http, commands: Value) -> serenity::Result<Vec<serenity::all::Command>> {
    http.create_global_commands(&commands).await
}

#[tokio::test]
async fn commands_have_limits() {
    let bot = Bot::start().await;
    let text = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    let many: Vec<Value> = (0..26).map(|at| text(&format!("o{at}"), false)).collect();
    let choices: Vec<Value> = (0..26)
        .map(|at| json!({"name": format!("{at}"), "value": format!("{at}")}))
        .collect();
    let mut chosen = text("o", false);
    chosen["choices"] = json!(choices[..25]);
    register(
        &bot.http,
        json!([
            command("good", &json!([text("a", true), chosen])),
            command("手番", &json!([]))
        ]),
    )
    .await
    .expect("good");
    chosen["choices"] = json!(choices);
    let mut both = text("o", false);
    (both["choices"], both["autocomplete"]) = (json!(choices[..1]), json!(true));
    let sub = json!({"type": 1, "name": "sub", "description": "d"});
    for wrong in [
        json!([command("Upper", &json!([]))]),
        json!([command("two words", &json!([]))]),
        json!([command("", &json!([]))]),
        json!([command("twice", &json!([])), command("twice", &json!([]))]),
        json!([command("c", &json!(many))]),
        json!([command("c", &json!([chosen]))]),
        json!([command("c", &json!([both]))]),
        json!([command("c", &json!([text("a", false), text("b", true)]))]),
        json!([command("c", &json!([text("a", false), text("a", false)]))]),
        json!([command("c", &json!([sub, text("a", false)]))]),
        json!([{"name": "c", "description": "d".repeat(101), "type": 1}]),
        json!([{"name": "c", "description": "d", "type": 1, "name_localizations": {"xx": "c"}}]),
    ] {
        assert_eq!(
            refusal(register(&bot.http, wrong.clone()).await),
            (400, 50035),
            "{wrong}"
        );
    }
    assert_eq!(
        bot.discord.commands().as_array().expect("a list").len(),
        2,
        "a refused set changes nothing"
    );
    let many: Vec<Value> = (0..101)
        .map(|at| command(&format!("c{at}"), &json!([])))
        .collect();
    assert_eq!(
        refusal(register(&bot.http, json!(many)).await),
        (400, 30032)
    );
}

#[tokio::test]
async fn files_have_limits() {
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let file = |size: usize| serenity::all::CreateAttachment::bytes(vec![0; size], "x.bin");
    let body = json!({"content": "x"});
    assert_eq!(
        refusal(
            bot.http
                .send_message(channel, vec![file(10 * 1024 * 1024 + 1)], &body)
                .await
        ),
        (413, 40005)
    );
    let eleven = (0..11).map(|_| file(1)).collect();
    assert_eq!(
        refusal(bot.http.send_message(channel, eleven, &body).await),
        (400, 50035)
    );
}

/// Needs Discord's description, which `DISCORD_OPENAPI` names; without it there is nothing to try.
#[tokio::test]
async fn discords_own_description_is_heeded_where_it_is_at_hand() {
    if Options::default().openapi.is_none() {
        return;
    }
    let bot = Bot::start().await;
    let channel = ChannelId::new(bot.channel);
    let body = json!({"content": "x", "tts": "yes"});
    assert_eq!(
        refusal(bot.http.send_message(channel, vec![], &body).await),
        (400, 50035)
    );
}
