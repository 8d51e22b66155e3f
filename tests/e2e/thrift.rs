//! Requests that need not be made: nothing is removed or shown twice, and nothing is drawn over what shows the same.

use std::collections::HashSet;

use serde_json::{Value, json};
use tests::discord::{Fault, Id, Outcome, Sent};
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, next_button, play, touch};
use crate::panel::{Panel, in_place};
use crate::parlour::{Parlour, SHORT};
use crate::pictures::id;

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

#[tokio::test]
async fn a_hand_whose_arrival_nobody_told_is_not_shown_twice() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.waits("something to do", |me| {
        Panel::live(me).filter(|panel| !panel.acts.is_empty())
    })
    .await;
    let before = parlour.discord.bodies().len();
    // It arrives at once, and the line breaks before that is told; then it breaks once more.
    parlour.discord.fail_next_at("/callback", 2, Fault::Lost);
    let outcome = ada.runs(&["hand"], &[]).await;
    let Outcome::Replied(first) = outcome else {
        panic!("{outcome:?}")
    };
    let is_later = |sent: &Sent| sent.path.starts_with("/webhooks/") && sent.status == 200;
    ada.waits("what comes after it", |me| {
        let since = me.discord.bodies().split_off(before);
        since.iter().any(is_later).then_some(())
    })
    .await;
    let panels: Vec<Id> = in_place(&ada).iter().map(|(panel, _)| *panel).collect();
    assert_eq!(panels, [first]);
    parlour.closes().await;
}

/// The cards in the channel that tell of the past: of the lobby, of deals and of the game.
fn cards(me: &Person) -> Vec<Id> {
    let is_card = |message: &&Value| {
        let words = tests::person::text(message);
        let said = ["The game has begun.", "[Whole deal]", "final standings"];
        said.iter().any(|said| words.contains(said))
    };
    let all = me.discord.messages(me.id, me.channel);
    all.iter().filter(is_card).map(id).collect()
}

/// Asks for the board once more, and waits until it stands there: whatever was to be drawn before that has been drawn, and what
/// it shows is kept.
async fn asks_for_the_board(ada: &Person) {
    let path = format!("/channels/{}/messages", ada.channel);
    let is_post = |sent: &Sent| sent.method == "POST" && sent.path == path && sent.status == 200;
    let before = count(ada, is_post);
    ada.runs(&["table", "board"], &[]).await;
    ada.waits("another board", |me| {
        (count(me, is_post) > before).then_some(())
    })
    .await;
}

#[tokio::test]
async fn cards_of_the_past_that_have_not_changed_are_not_drawn_again_at_a_start() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.begin(QUICK, SHORT).await;
    play(&ada, PATIENT).await;
    asks_for_the_board(&ada).await;
    let cards = cards(&ada);
    assert!(cards.len() >= 3, "of the lobby, a deal and the game");
    for _ in 0..2 {
        let before = parlour.discord.bodies().len();
        parlour.restarts().await;
        // Whoever asks as it starts may be heard before all is drawn.
        asks_for_the_board(&ada).await;
        asks_for_the_board(&ada).await;
        let since = parlour.discord.bodies().split_off(before);
        let is_card = |sent: &&Sent| {
            cards
                .iter()
                .any(|card| sent.path.ends_with(&card.to_string()))
        };
        let drawn: Vec<&Sent> = since.iter().filter(is_card).collect();
        assert!(drawn.is_empty(), "{drawn:#?}");
        assert_eq!(self::cards(&ada), cards);
    }
    parlour.closes().await;
}
