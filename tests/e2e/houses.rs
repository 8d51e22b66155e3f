//! Houses offered and opened, the pages of their rules, and hands counted by them.

use serde_json::json;
use tests::house::QUICK;

use crate::parlour::Parlour;

#[tokio::test]
async fn a_house_is_offered_opened_and_told() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let offered = ada
        .discord
        .autocomplete(ada.id, ada.channel, &["table", "open"], "rules", "", &[])
        .await
        .unwrap();
    assert_eq!(offered.len(), 11, "{offered:?}");
    let ema = offered
        .iter()
        .find(|offer| offer["value"] == json!("riichi-ema"))
        .unwrap();
    let label = ema["name"].as_str().unwrap();
    assert!(label.starts_with("Riichi, EMA 2016: ") && label.ends_with('.'));

    let open = |rules: &'static str| [("rules", json!(rules)), ("pace", json!(QUICK))];
    let refused = ada.runs(&["table", "open"], &open("riichi-emma")).await;
    let told = ada.reply(&refused);
    assert!(
        told.contains("emma") && told.contains("`japanese-league`"),
        "{told}"
    );

    ada.runs(&["table", "open"], &open("riichi-ema")).await;
    ada.sees("Mahjong · Riichi, EMA 2016").await;
    ada.sees("**Human hand**: a mangan").await;
    for _ in 0..3 {
        ada.presses("Add machine").await;
    }
    ada.presses("Start").await;
    ada.sees("Riichi, EMA 2016 · East 1, deal 1").await;
    // The pages of the rules, one in the place of the other.
    ada.presses("Rules").await;
    ada.sees("At a glance").await;
    ada.sees("Mangan from 5 han: 2000").await;
    ada.presses("More").await;
    ada.sees("What counts").await;
    ada.sees("Pinfu: 1 han, concealed only").await;
    assert!(!ada.reads().contains("At a glance"), "{}", ada.reads());
    parlour.closes().await;
}

#[tokio::test]
async fn a_hand_is_counted_in_the_channel_and_by_direct_message() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    // RI-02: pinfu self-drawn by South in the East round, 20 fu and 2 han: East pays 700, the others 400.
    let hand = [
        ("hand", json!("234m567m345p67s99p")),
        ("win", json!("8s")),
        ("rules", json!("riichi-online")),
        ("seat", json!("south")),
        ("by", json!("draw")),
    ];
    for place in [ada.channel, ada.dm()] {
        let counted = ada.runs_in(place, &["score"], &hand).await;
        let told = ada.reply(&counted);
        for said in ["Riichi, online", "20 fu", "2 han", "+1500", "−700", "−400"] {
            assert!(told.contains(said), "{said} in {told}");
        }
    }
    let wrong = [("hand", json!("234m567m345p67s9p")), ("win", json!("8s"))];
    let refused = ada.runs(&["score"], &wrong).await;
    let told = ada.reply(&refused);
    assert!(
        told.contains("`hand`") && told.contains("12 tiles"),
        "{told}"
    );
    parlour.closes().await;
}
