//! Requests that need not be made: nothing is removed twice.

use std::collections::HashSet;

use serde_json::json;
use tests::discord::Sent;
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, next_button, touch};
use crate::parlour::Parlour;

fn count(person: &Person, is_meant: impl Fn(&Sent) -> bool) -> usize {
    let all = person.discord.bodies();
    all.iter().filter(|sent| is_meant(sent)).count()
}

#[tokio::test]
async fn a_panel_in_place_is_removed_once_however_often_it_was_pressed() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    ada.runs(&["me", "hand"], &[("where", json!("here"))]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let mut pressed = HashSet::new();
    let is_removal = |sent: &Sent| sent.method == "DELETE" && sent.path.starts_with("/webhooks");
    for _ in 0..3 {
        ada.runs(&["hand"], &[]).await;
        let before = count(&ada, is_removal);
        // Each press brings a token of its own that reaches the same panel.
        for _ in 0..3 {
            let next = |me: &Person| next_button(me, PATIENT, &pressed);
            let button = ada.waits("something to do", next).await;
            if touch(&ada, &button).await.is_some() {
                pressed.insert(button.custom_id);
            }
        }
        ada.runs(&["hand"], &[]).await;
        ada.waits("a removal", |me| {
            (count(me, is_removal) > before).then_some(())
        })
        .await;
    }
    let discord = parlour.discord.clone();
    parlour.closes().await;
    let mut in_vain = discord.bodies();
    in_vain.retain(|sent| is_removal(sent) && sent.status == 404);
    assert!(in_vain.is_empty(), "{in_vain:#?}");
}
