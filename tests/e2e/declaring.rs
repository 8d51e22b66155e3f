//! A waiting hand declared with the discard chosen from a list, because there are more ways than buttons.

use serde_json::{Value, json};
use tests::discord::Outcome;
use tests::person::Person;

use crate::parlour::Parlour;
use crate::stacked::Stack;

/// The dealer has thirteen orphans with a second red dragon: he waits whichever of his thirteen kinds he discards.
const ORPHANS: Stack = Stack {
    rules: "riichi",
    options: &[("deal.first_dealer", "fixed")],
    hands: ["19m19p19s12345677z", "", "", ""],
    head: "",
    tail: "",
};

/// The select of the newest message that has one.
fn select(me: &Person) -> Option<(u64, Value)> {
    me.messages().iter().rev().find_map(|message| {
        let id = message["id"].as_str()?.parse().ok()?;
        let rows = message["components"].as_array()?.iter();
        let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        Some((id, parts.find(|part| part["type"] == json!(3))?.clone()))
    })
}

#[tokio::test]
async fn riichi_is_declared_with_a_discard_chosen_from_a_list() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    ORPHANS.deal(&mut parlour).await;

    let (message, list) = ada.waits("a list of discards", select).await;
    let ways = list["options"].as_array().unwrap();
    assert!(ways.len() >= 13, "{list}");
    assert!(
        ada.button("Tsumo").is_some(),
        "the dealt hand is finished, too"
    );
    let east = ways
        .iter()
        .find(|way| way["label"] == json!("Riichi East"))
        .unwrap_or_else(|| panic!("East can be discarded: {list}"));
    let chosen = parlour
        .discord
        .select(
            ada.id,
            message,
            list["custom_id"].as_str().unwrap(),
            &[east["value"].as_str().unwrap()],
        )
        .unwrap();
    assert_ne!(parlour.discord.settled(chosen).await, Outcome::Failed);
    // The tile lies marked in the river: the words may have been followed by others before the board is drawn. The bet is
    // paid when nobody wins on the discard, and the board says who is in riichi.
    ada.sees("\nE!").await;
    ada.sees("29000 · riichi").await;
    ada.sees("Bets 1000").await;
    ada.sees("You have declared riichi.").await;
    parlour.closes().await;
}
