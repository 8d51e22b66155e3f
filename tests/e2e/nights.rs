//! Games over days: people who sleep, and people who want to be called early.

use std::time::Duration;

use serde_json::{Value, json};
use tests::house::DAYS;
use tests::person::{self, Person};

use crate::autopilot::{PATIENT, play_until};
use crate::panel::Panel;
use crate::parlour::Parlour;

const HOUR: Duration = Duration::from_secs(3600);
/// Discord's bit for a message that rings nobody.
const SILENT: u64 = 1 << 12;

/// The words of the messages in somebody's direct messages that rang.
fn rang(me: &Person) -> Vec<String> {
    let rings = |message: &&Value| message["flags"].as_u64().unwrap_or_default() & SILENT == 0;
    let messages = me.discord.messages(me.id, me.dm());
    messages.iter().filter(rings).map(person::text).collect()
}

/// Somebody sleeps from now on, for so long.
async fn sleeps(parlour: &Parlour, person: &Person, long: Duration) -> String {
    let given = [
        ("begin", json!(parlour.minute(Duration::ZERO))),
        ("end", json!(parlour.minute(long))),
        ("zone", json!("UTC")),
    ];
    let told = person.runs(&["me", "quiet"], &given).await;
    person.reply(&told)
}

/// Time goes by; whatever was due has been done when this is over.
async fn waits(parlour: &Parlour, person: &Person, long: Duration) {
    parlour.advance(long);
    person.runs(&["why"], &[]).await;
}

#[tokio::test]
async fn nothing_rings_and_no_clock_runs_while_a_player_sleeps() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let told = sleeps(&parlour, &ada, HOUR * 8).await;
    assert!(told.contains("They last until <t:"), "{told}");
    parlour.begin(DAYS, "game.rounds=24").await;
    play_until(&ada, PATIENT, |me| {
        Panel::live(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    waits(&parlour, &ada, HOUR * 7).await;
    assert_eq!(rang(&ada), [""; 0], "she sleeps");
    // An hour and a half later she has been awake for half an hour.
    parlour.advance(HOUR + HOUR / 2);
    hears(&ada, "It is your turn.").await;
    // Of each day she is awake for sixteen hours.
    waits(&parlour, &ada, HOUR * 15).await;
    hears(&ada, "Half of your time is over.").await;
    // A turn has 24 hours. It began 38 and a half ago; 22 and a half of them have run.
    waits(&parlour, &ada, HOUR * 15).await;
    let panel = Panel::live(&ada).expect("a panel");
    let discarded = ada.presses_on(panel.loneliest().expect("a discard")).await;
    let said = ada.reply(&discarded);
    assert!(!said.contains("That moment has passed"), "{said}");
    ada.waits("the game to go on", |me| {
        let now = Panel::live(me);
        now.is_none_or(|now| now.turn != panel.turn).then_some(())
    })
    .await;
    parlour.closes().await;
}

/// A message with these words rings.
async fn hears(person: &Person, words: &str) {
    let rang = |me: &Person| rang(me).iter().any(|text| text.contains(words));
    let what = format!("to hear `{words}`");
    person.waits(&what, |me| rang(me).then_some(())).await;
}

#[tokio::test]
async fn quiet_hours_are_chosen_with_what_is_offered_and_given_up_again() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let offered = ada
        .discord
        .autocomplete(ada.id, ada.channel, &["me", "quiet"], "zone", "TOK", &[])
        .await
        .unwrap();
    assert_eq!(offered[0]["value"], "Asia/Tokyo");
    for (given, words) in [
        (vec![("begin", "22")], "`end`"),
        (
            vec![("begin", "22"), ("end", "25:00"), ("zone", "UTC")],
            "Write a time of day",
        ),
        (
            vec![("begin", "22"), ("end", "22:00"), ("zone", "UTC")],
            "another time",
        ),
        (
            vec![("begin", "22"), ("end", "11"), ("zone", "UTC")],
            "At most 12 h",
        ),
        (
            vec![("begin", "22"), ("end", "7"), ("zone", "berl")],
            "`Europe/Berlin`",
        ),
    ] {
        let given: Vec<(&str, Value)> = given
            .into_iter()
            .map(|(name, typed)| (name, json!(typed)))
            .collect();
        let refused = ada.runs(&["me", "quiet"], &given).await;
        let said = ada.reply(&refused);
        assert!(said.contains(words), "{said}");
    }
    ada.runs(&["me", "quiet"], &[]).await;
    ada.sees("Off (default)").await;
    ada.chooses("Berlin").await;
    ada.sees("23:00–07:00, Berlin").await;
    let told = ada.runs(&["me", "quiet"], &[("end", json!("6:30"))]).await;
    let said = ada.reply(&told);
    assert!(
        said.contains("**Quiet hours**: 23:00–06:30, Berlin"),
        "{said}"
    );
    let off = ada.runs(&["me", "quiet"], &[("state", json!("off"))]).await;
    let said = ada.reply(&off);
    assert!(said.contains("**Quiet hours**: Off (default)"), "{said}");
    parlour.closes().await;
}

#[tokio::test]
async fn who_wants_to_be_called_early_is_called_while_the_one_before_plays() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(DAYS, "game.rounds=24").await;
    let mut next = None;
    for person in &parlour.people {
        let panel = person.waits("a panel", Panel::of).await;
        if panel.text.contains("you are **South**") {
            next = Some(person.clone());
        }
    }
    let next = next.expect("somebody is South");
    assert_eq!(rang(&next), [""; 0], "East is to play");
    let told = next
        .runs_in(next.dm(), &["me", "early"], &[("state", json!("on"))])
        .await;
    let said = next.reply(&told);
    assert!(said.contains("**Early call**: On"), "{said}");
    hears(&next, "Your turn comes next, unless somebody claims.").await;
    parlour.closes().await;
}
