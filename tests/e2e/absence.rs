//! Leaving, being away, coming back.

use std::time::Duration;

use serde_json::json;
use tests::house::{HASTY, QUICK};

use crate::autopilot::{PATIENT, plays};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

#[tokio::test]
async fn who_lets_two_turns_lapse_is_away_until_he_presses_anything() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(HASTY, "game.rounds=24").await;
    let ada = parlour.person(0);
    ada.sees("away: a machine plays").await;
    ada.presses("My hand").await;
    ada.waits("the mark to go", |me| {
        (!me.reads().contains("away: a machine plays")).then_some(())
    })
    .await;
    ada.presses("I am back").await;
    ada.waits("the button to go", |me| {
        me.button("I am back").is_none().then_some(())
    })
    .await;
    ada.sees("away: a machine plays").await;
    let told = ada.runs(&["table", "back"], &[]).await;
    assert!(
        ada.reply(&told).contains("Welcome back"),
        "{}",
        ada.reply(&told)
    );
    parlour.closes().await;
}

#[tokio::test]
async fn who_leaves_is_replaced_and_the_others_play_on() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.waits("a hand", Panel::of).await;
    let told = ben.runs(&["table", "leave"], &[]).await;
    assert!(
        ben.reply(&told).contains("You leave after this deal"),
        "{}",
        ben.reply(&told)
    );
    ada.sees("leaves after this deal").await;
    plays(&ada, PATIENT).await.unwrap();
    parlour.closes().await;
}

#[tokio::test]
async fn the_people_end_a_game_together() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ada.finds("My hand").await;
    let told = ada.runs(&["table", "end"], &[]).await;
    assert!(ada.reply(&told).contains("1 of 2"), "{}", ada.reply(&told));
    ben.runs(&["table", "end"], &[]).await;
    ada.waits("the buttons to go", |me| {
        me.button("My hand").is_none().then_some(())
    })
    .await;
    let told = ada.runs(&["hand"], &[]).await;
    assert!(
        ada.reply(&told).contains("no table in this channel"),
        "{}",
        ada.reply(&told)
    );
    ada.runs(&["table", "open"], &[]).await;
    ada.finds("Join").await;
    parlour.closes().await;
}

/// Nobody is called at a table without a clock, and who has his hand at the table is sent nothing: that he is gone shows nowhere.
#[tokio::test]
async fn a_table_without_a_clock_misses_after_a_day_who_has_left_the_server() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    for person in [&ada, &ben] {
        let here = [("where", json!("here"))];
        person.runs(&["me", "hand"], &here).await;
    }
    parlour.open_table(QUICK, SHORT).await;
    let none = ["turn", "claim", "rest"].map(|clock| (clock, json!("none")));
    ada.runs(&["table", "pace"], &none).await;
    ben.presses("Join").await;
    for machine in ["Machine 1", "Machine 2"] {
        ada.presses("Add machine").await;
        ada.sees(machine).await;
    }
    ada.presses("Start").await;
    // It waits for one of the two.
    ada.waits("somebody's move", |_| {
        let panels = [&ada, &ben].map(Panel::live);
        let waits = |panel: &Panel| panel.is_turn() || panel.is_window();
        panels.iter().flatten().any(waits).then_some(())
    })
    .await;
    parlour.discord.leave(ben.id, parlour.guild);
    parlour.advance(Duration::from_secs(24 * 3600));
    ada.sees("leaves after this deal").await;
    parlour.closes().await;
}
