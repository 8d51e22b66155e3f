//! What Discord may say one day, and what is broken on its way: whatever can be answered is answered, and nothing else comes to
//! harm.

use serde_json::{Value, json};
use tests::discord::{Options, Outcome};
use tests::house::QUICK;
use tests::person::{Person, SeenButton};

use crate::parlour::{Parlour, SHORT};
use crate::site::Site;

/// All bits that a number of permissions may ever have.
const ALL_BITS: &str = "18446744073709551615";

/// Fields and values that interactions do not have so far.
fn future() -> [Value; 5] {
    [
        json!({"something_new": {"deep": [1, null]}, "locale": "tlh", "guild_locale": "x-new"}),
        json!({"context": 77, "authorizing_integration_owners": {"0": "1", "9": "2"}, "version": 2}),
        json!({"channel": {"type": 99, "something_new": 1}, "app_permissions": ALL_BITS}),
        json!({"attachment_size_limit": 1, "guild": {"features": ["SOMETHING_NEW"]}}),
        json!({"member": {"flags": 1 << 30, "something_new": true, "permissions": ALL_BITS,
            "user": {"public_flags": 1 << 30, "something_new": 1}}}),
    ]
}

/// A private word came, and it speaks of no fault of ours.
fn is_told(person: &Person, outcome: &Outcome, what: &Value) {
    let said = person.reply(outcome);
    assert!(
        matches!(outcome, Outcome::Replied(_)),
        "{what}: {outcome:?}"
    );
    assert!(
        !said.is_empty() && !said.contains("went wrong"),
        "{what}: {said}"
    );
}

/// A button is pressed wherever it stands now, and answered, with no word of a fault of ours.
async fn is_answered(person: &Person, button: &SeenButton, what: &Value) {
    let pressed = person
        .discord
        .forge(person.id, person.channel, &button.custom_id);
    let outcome = person.discord.settled(pressed.unwrap()).await;
    let said = person.reply(&outcome);
    assert_ne!(outcome, Outcome::Failed, "{what}");
    assert!(!said.contains("went wrong"), "{what}: {said}");
}

#[tokio::test]
async fn unknown_fields_and_values_of_an_interaction_change_no_answer() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let rules = ada.finds("Rules").await;
    let strange_message = json!({"message": {"type": 99, "flags": 1 << 30, "something_new": [],
        "components": [{"type": 99, "something_new": 1}]}});
    let of_presses = future().into_iter().chain([strange_message]);
    for patch in of_presses {
        parlour.discord.alter_next_interaction(patch.clone());
        is_answered(&ada, &rules, &patch).await;
    }
    let usual = ada.runs(&["help"], &[]).await;
    let usual = ada.reply(&usual);
    let unknown_option = json!({"data": {"something_new": 1, "options": [{"name": "new", "type": 77, "value": {"a": 1}}]}});
    for patch in future().into_iter().chain([unknown_option]) {
        parlour.discord.alter_next_interaction(patch.clone());
        let outcome = ada.runs(&["help"], &[]).await;
        assert_eq!(ada.reply(&outcome), usual, "{patch}");
    }
    parlour.closes().await;
}

#[tokio::test]
async fn controls_commands_and_forms_of_an_unknown_kind_are_answered_in_words() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let unknown = [
        json!({"data": {"name": "shuffle"}}),
        json!({"data": {"name": "table", "options": [{"name": "fly", "type": 1, "options": []}]}}),
        json!({"data": {"name": "table", "options": [{"name": "new", "type": 77}]}}),
        json!({"data": {"name": "table", "options": [{"name": "end", "type": 2, "options": []}]}}),
    ];
    for patch in unknown {
        parlour.discord.alter_next_interaction(patch.clone());
        let outcome = ada.runs(&["help"], &[]).await;
        is_told(&ada, &outcome, &patch);
    }
    parlour.open_table(QUICK, SHORT).await;
    let button = ada.finds("Rules").await;
    for kind in [5, 7, 99] {
        let patch = json!({"data": {"component_type": kind, "values": ["7"], "resolved": {}}});
        parlour.discord.alter_next_interaction(patch.clone());
        let outcome = ada.presses_on(&button).await;
        is_told(&ada, &outcome, &patch);
    }
    // A select that brings nothing, and one with another's choice.
    for values in [json!([]), json!(["m1.1.1.fly"])] {
        let patch = json!({"data": {"component_type": 3, "values": values}});
        parlour.discord.alter_next_interaction(patch.clone());
        let outcome = ada.presses_on(&button).await;
        is_told(&ada, &outcome, &patch);
    }
    // Somebody types, and into what is not told.
    parlour
        .discord
        .alter_next_interaction(json!({"data": {"options": []}}));
    let typing = ada
        .discord
        .typing(ada.id, ada.channel, &["score"], "rules", "h", &[]);
    let outcome = ada.discord.settled(typing.unwrap()).await;
    assert_eq!(outcome, Outcome::Choices(Vec::new()));
    parlour.closes().await;
}

#[tokio::test]
async fn unknown_and_broken_events_break_neither_the_line_nor_the_game() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let rules = ada.finds("Rules").await;
    let (guild, channel) = (parlour.guild.to_string(), parlour.channel.to_string());
    let knocks = parlour.discord.knocks().len();
    for (event, data) in [
        ("SOMETHING_NEW", json!({"guild_id": guild, "deep": [{}]})),
        ("SOMETHING_NEW", Value::Null),
        (
            "MESSAGE_CREATE",
            json!({"id": "9", "channel_id": channel, "type": 99}),
        ),
        (
            "CHANNEL_UPDATE",
            json!({"id": channel, "guild_id": guild, "type": 99, "name": "x"}),
        ),
        (
            "CHANNEL_DELETE",
            json!({"id": "0", "guild_id": "x", "type": "text"}),
        ),
        (
            "THREAD_UPDATE",
            json!({"id": channel, "guild_id": guild, "type": 98, "thread_metadata": {}}),
        ),
        ("GUILD_ROLE_UPDATE", json!({"guild_id": guild})),
        ("MESSAGE_DELETE", json!({"id": "x", "channel_id": "0"})),
        (
            "MESSAGE_DELETE_BULK",
            json!({"ids": ["0"], "channel_id": channel}),
        ),
        ("INTERACTION_CREATE", json!({})),
        (
            "INTERACTION_CREATE",
            json!({"id": "9", "type": 9, "token": "t", "version": 1}),
        ),
        ("INTERACTION_CREATE", json!([1])),
    ] {
        parlour.discord.dispatch(event, &data);
        is_answered(&ada, &rules, &json!({ event: data })).await;
    }
    assert_eq!(parlour.discord.knocks().len(), knocks, "the line broke");
    parlour.closes().await;
}

/// The library cannot read these, and does not say so.
#[tokio::test]
async fn for_what_cannot_be_read_there_is_an_apology_and_its_token_is_not_logged() {
    // As text: so the library might print what it cannot read.
    let options = Options {
        compresses: false,
        ..Options::default()
    };
    let mut site = Site::open_with(options).await;
    let ada = site.begin().await;
    let rules = ada.finds("Rules").await;
    let press = |patch: &Value| {
        site.discord.alter_next_interaction(patch.clone());
        let pressed = ada.discord.forge(ada.id, ada.channel, &rules.custom_id);
        pressed.unwrap()
    };
    for patch in [
        json!({"version": null}),
        json!({"locale": null}),
        json!({"entitlements": null}),
        json!({"attachment_size_limit": null}),
        json!({"message": null}),
        json!({"message": {"id": "not a number"}}),
        json!({"message": {"id": "0"}}),
        json!({"message": {"channel_id": "99999999999999999999"}}),
    ] {
        let outcome = ada.discord.settled(press(&patch)).await;
        let said = ada.reply(&outcome);
        assert!(said.contains("went wrong"), "{patch}: {outcome:?} {said}");
        is_answered(&ada, &rules, &patch).await;
    }
    // These cannot be answered at all, and take nothing with them.
    for patch in [
        json!({"token": null}),
        json!({"id": null}),
        json!({"type": 99}),
    ] {
        press(&patch);
        is_answered(&ada, &rules, &patch).await;
    }
    let log = std::fs::read_to_string(site.log()).unwrap();
    let told = log.matches("an interaction could not be read").count();
    assert_eq!(told, 11, "{log}");
    site.closes();
}
