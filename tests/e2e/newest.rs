//! The newest drawing wins: no panel is ever drawn over with an older one, however slow Discord and the machine are.

use std::time::Duration;

use commands::ask::press;
use commands::table::REACTION;
use commands::who::Turn;
use serde_json::{Value, json};
use tests::discord::{Fault, Id, Outcome, Sent};
use tests::house::QUICK;
use tests::person::Person;

use crate::panel::{Panel, in_place};
use crate::parlour::Parlour;

/// Longer than everything else that happens meanwhile.
const LONG: Duration = Duration::from_secs(2);

/// The moment for which a body was drawn, by what can be pressed on it.
fn turn_of(body: &Value) -> Option<Turn> {
    let rows = body["components"].as_array()?.iter();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let ids = parts.filter_map(|part| part["custom_id"].as_str());
    ids.filter_map(|id| Some(press::read(id).ok()?.turn)).max()
}

/// What an interaction's original showed, one drawing after the other: the answer and what was drawn over it.
fn drawings(sent: &[Sent], interaction: Id) -> Vec<Turn> {
    let answer = format!("/interactions/{interaction}/");
    let over = format!("/interaction-{interaction}-");
    let of = |sent: &Sent| {
        if sent.path.starts_with(&answer) {
            turn_of(&sent.body["data"])
        } else if sent.path.contains(&over) {
            turn_of(&sent.body)
        } else {
            None
        }
    };
    sent.iter().filter_map(of).collect()
}

fn removals(me: &Person) -> usize {
    let all = me.discord.bodies().into_iter();
    all.filter(|sent| sent.method == "DELETE" && sent.path.ends_with("@original"))
        .count()
}

/// She asks for her hand; by which interaction, and what it shows.
async fn asks(ada: &Person) -> (Id, Panel) {
    let asked = ada.discord.command(ada.id, ada.channel, &["hand"], &[]);
    let asked = asked.unwrap();
    let told = ada.discord.settled(asked).await;
    let Outcome::Replied(message) = told else {
        panic!("{told:?}")
    };
    let panel = ada.discord.message(ada.id, message);
    (asked, Panel::read(&panel.unwrap()).unwrap())
}

#[tokio::test]
async fn a_hand_that_was_asked_for_anew_never_shows_an_older_moment() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    ada.runs(&["me", "hand"], &[("where", json!("here"))]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let alone = |me: &Person| (in_place(me).len() == 1).then_some(());
    ada.waits("her first hand", alone).await;
    // By command alone: a press would bring a token of its own.
    while !asks(&ada).await.1.is_turn() {
        parlour.advance(REACTION);
        ada.runs(&["pass"], &[]).await;
    }
    ada.waits("one panel", alone).await;
    // The removal of the older panel fails, so it is tried again before the next drawing; and then it takes long.
    ada.discord
        .fail_next_at("DELETE /webhooks", 1, Fault::Broken(500));
    let before = removals(&ada);
    let (_, panel) = asks(&ada).await;
    // A failure changes nothing that could be waited for: whatever she asks meanwhile does.
    while removals(&ada) == before {
        ada.runs(&["why"], &[]).await;
    }
    ada.discord
        .fail_next_at("DELETE /webhooks", 1, Fault::Slow(LONG));
    let tile = panel.discard().unwrap();
    ada.runs(&["discard"], &[("tile", json!(tile))]).await;
    ada.waits("a slow removal", |me| {
        (removals(me) > before + 1).then_some(())
    })
    .await;
    // A drawing of the moment after her discard waits for it. Meanwhile she asks until there is something to do.
    let newest = loop {
        let (asked, panel) = asks(&ada).await;
        if panel.turn.is_some() && (panel.is_turn() || panel.is_window()) {
            break asked;
        }
    };
    ada.waits("one panel", alone).await;
    let turns = drawings(&ada.discord.bodies(), newest);
    assert!(turns.is_sorted(), "it went back in time: {turns:?}");
    parlour.closes().await;
}
