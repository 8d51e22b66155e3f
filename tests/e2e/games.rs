//! From the lobby to the standings.

use std::collections::BTreeSet;

use tests::house::QUICK;

use crate::autopilot::{self, GREEDY, PATIENT};
use crate::parlour::{Parlour, SHORT, words};

#[tokio::test]
async fn one_person_and_three_machines_play_a_game_and_another() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    autopilot::play(&ada, PATIENT).await;
    let all = ada.reads();
    assert!(all.contains("Points after each deal"), "{all}");
    assert!(all.contains("Seed, opened"), "{all}");
    ada.presses("Rematch").await;
    let start = ada.finds("Start").await;
    ada.presses_on(&start).await;
    ada.waits("a second board", |me| {
        let boards = me
            .buttons()
            .into_iter()
            .filter(|button| button.label == "My hand");
        (boards.count() == 1).then_some(())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn after_a_game_another_table_can_be_opened_where_it_stood() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let refused = ada.runs(&["table", "open"], &[]).await;
    let told = ada.reply(&refused);
    assert!(told.contains("already"), "in mid-game: {told}");
    autopilot::play(&ada, PATIENT).await;
    ada.runs(&["table", "open"], &[]).await;
    ada.finds("Join").await;
    ada.waits("a match card without a rematch", |me| {
        let is_told = me.reads().contains("final standings");
        (is_told && me.button("Rematch").is_none()).then_some(())
    })
    .await;
    parlour.closes().await;
}

/// What must be seen on the board, and its words there.
const KINDS: [(&str, &str); 6] = [
    ("chow", "for a chow"),
    ("pong", "for a pong"),
    ("a claimed kong", " for a kong."),
    ("bonus", "sets out"),
    ("a win on a discard", "wins on **"),
    ("a win by self-draw", "wins by self-draw"),
];

#[tokio::test]
async fn every_kind_of_claim_is_made_and_told() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, SHORT).await;
    let mut missing: BTreeSet<usize> = (0..KINDS.len()).collect();
    for game in 0..12 {
        if game > 0 {
            parlour.person(0).presses("Rematch").await;
            parlour.person(0).presses("Start").await;
        }
        let over = |count: usize| {
            move |me: &tests::person::Person| me.reads().matches("final standings").count() > count
        };
        let playing: Vec<_> = parlour
            .people
            .iter()
            .cloned()
            .map(|person| {
                tokio::spawn(
                    async move { autopilot::play_until(&person, GREEDY, over(game)).await },
                )
            })
            .collect();
        for person in playing {
            person.await.unwrap();
        }
        let told: String = parlour
            .public()
            .iter()
            .map(|sent| words(&sent.body))
            .collect();
        missing.retain(|kind| !told.contains(KINDS[*kind].1));
        if missing.is_empty() {
            break;
        }
    }
    assert!(
        missing.is_empty(),
        "never seen: {:?}",
        missing
            .iter()
            .map(|kind| KINDS[*kind].0)
            .collect::<Vec<_>>()
    );
    parlour.closes().await;
}
