use serde_json::json;
use serenity::all::{
    ActionRowComponent, ComponentInteractionDataKind, CreateActionRow, CreateAutocompleteResponse,
    CreateInputText, CreateInteractionResponse as Response,
    CreateInteractionResponseMessage as Text, CreateModal, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption, InputTextStyle,
};
use tests::discord::{Outcome, Refused};

use crate::bot::{Bot, id, refusal, reply};

#[tokio::test]
async fn typing_gets_choices() {
    let mut bot = Bot::start().await;
    let discord = bot.discord.clone();
    let (ada, channel) = (bot.ada, bot.channel);
    let asked = tokio::spawn(async move {
        discord
            .autocomplete(ada, channel, &["discard"], "tile", "5 b", &[])
            .await
    });
    let typing = bot.interaction().await.autocomplete().expect("typing");
    assert_eq!(
        typing
            .data
            .autocomplete()
            .map(|option| (option.name, option.value)),
        Some(("tile", "5 b"))
    );
    assert_eq!(
        refusal(
            typing
                .create_response(&bot.http, Response::Message(reply("?")))
                .await
        ),
        (400, 50035)
    );
    let mut many = CreateAutocompleteResponse::new();
    for at in 0..26 {
        many = many.add_string_choice(format!("{at}"), format!("{at}"));
    }
    assert_eq!(
        refusal(
            typing
                .create_response(&bot.http, Response::Autocomplete(many))
                .await
        ),
        (400, 50035)
    );
    let choices = CreateAutocompleteResponse::new().add_string_choice("5 of bamboos", "5s");
    typing
        .create_response(&bot.http, Response::Autocomplete(choices))
        .await
        .expect("taken");
    assert_eq!(
        asked.await.expect("no panic"),
        Ok(vec![json!({"name": "5 of bamboos", "value": "5s"})])
    );
}

#[tokio::test]
async fn a_form_opens_and_comes_back() {
    let mut bot = Bot::start().await;
    let made = bot.ada_sits();
    let field = CreateInputText::new(InputTextStyle::Short, "Name of the table", "name")
        .min_length(3)
        .max_length(8);
    let form = CreateModal::new("new-table", "New table")
        .components(vec![CreateActionRow::InputText(field)]);
    bot.command()
        .await
        .create_response(&bot.http, Response::Modal(form))
        .await
        .expect("taken");
    let Outcome::Form(seen) = bot.discord.settled(made).await else {
        panic!("a form")
    };
    assert_eq!(seen["title"], "New table");
    assert_eq!(
        bot.discord
            .submit_modal(bot.bob, made, &[("name", "East Wind")]),
        Err(Refused::NoForm)
    );
    assert_eq!(
        bot.discord
            .submit_modal(bot.ada, made, &[("name", "East Wind")]),
        Err(Refused::Unsuitable("name".to_owned()))
    );
    assert_eq!(
        bot.discord.submit_modal(bot.ada, made, &[]),
        Err(Refused::Missing("name".to_owned()))
    );
    bot.discord
        .submit_modal(bot.ada, made, &[("name", "Parlour")])
        .expect("it suits");
    let sent = bot.modal().await;
    assert_eq!(sent.data.custom_id, "new-table");
    assert!(
        matches!(&sent.data.components[0].components[0], ActionRowComponent::InputText(text) if text.value.as_deref() == Some("Parlour"))
    );
    sent.create_response(&bot.http, Response::Message(reply("made")))
        .await
        .expect("taken");
    assert_eq!(
        sent.get_response(&bot.http)
            .await
            .expect("it can be read")
            .content,
        "made"
    );
    assert_eq!(
        bot.discord
            .submit_modal(bot.ada, made, &[("name", "Parlour")]),
        Err(Refused::NoForm)
    );
}

#[tokio::test]
async fn a_select_gives_its_values() {
    let mut bot = Bot::start().await;
    bot.ada_sits();
    let options = vec![
        CreateSelectMenuOption::new("East", "e"),
        CreateSelectMenuOption::new("South", "s"),
    ];
    let select = CreateSelectMenu::new("wind", CreateSelectMenuKind::String { options });
    bot.command()
        .await
        .create_response(
            &bot.http,
            Response::Message(Text::new().select_menu(select)),
        )
        .await
        .expect("taken");
    let message = id(&bot.discord.messages(bot.ada, bot.channel)[0]);
    assert_eq!(
        bot.discord.select(bot.ada, message, "wind", &["w"]),
        Err(Refused::Unsuitable("wind".to_owned()))
    );
    assert_eq!(
        bot.discord.select(bot.ada, message, "wind", &["e", "s"]),
        Err(Refused::Unsuitable("wind".to_owned()))
    );
    bot.discord
        .select(bot.ada, message, "wind", &["s"])
        .expect("it suits");
    let press = bot.press().await;
    press
        .create_response(&bot.http, Response::Message(reply("South")))
        .await
        .expect("taken");
    assert_eq!(
        press
            .get_response(&bot.http)
            .await
            .expect("it can be read")
            .content,
        "South"
    );
    assert!(
        matches!(&press.data.kind, ComponentInteractionDataKind::StringSelect { values } if values[..] == ["s"])
    );
}
