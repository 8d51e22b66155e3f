//! Old, foreign, forged presses: answered privately, and harmless (case 51 of the traps).

use tests::discord::Outcome;
use tests::house::QUICK;

use crate::autopilot::{PATIENT, play_until, touch};
use crate::four::{Four, Scene};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

#[tokio::test]
async fn a_press_from_the_past_shows_the_present() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, SHORT).await;
    let mut four = Four::at(&parlour);
    let Scene::Turn { who, panel } = four.next().await else {
        panic!("a deal begins with a turn")
    };
    let person = four.person(who).clone();
    let button = panel.loneliest().unwrap();
    touch(&person, button).await;
    // The message may be gone by now: a slow client sends what it still shows.
    let id = person
        .discord
        .forge(person.id, person.dm(), &button.custom_id)
        .unwrap();
    let outcome = person.discord.settled(id).await;
    let said = person.reply(&outcome);
    assert!(said.contains("That moment has passed"), "{said}");
    let now = Panel::of(&person).unwrap();
    assert_eq!(now.hand.len(), 13, "one tile was discarded: {now:?}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_strangers_press_is_his_own_affair() {
    let parlour = Parlour::open(&["Ada", "Sam"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let (ada, sam) = (parlour.person(0), parlour.person(1));
    for machine in ["Machine 1", "Machine 2", "Machine 3"] {
        ada.presses("Add machine").await;
        ada.sees(machine).await;
    }
    ada.presses("Start").await;
    for label in ["Hu", "Pass", "Chow", "My hand", "Why?"] {
        let refused = |me: &tests::person::Person| {
            let all = me.reads();
            all.matches("You have no seat at this table").count()
                + all.matches("That moment has passed").count()
        };
        let before = refused(&sam);
        sam.presses(label).await;
        sam.waits("a private word", |me| (refused(me) > before).then_some(()))
            .await;
    }
    assert!(
        !ada.reads().contains("You have no seat"),
        "it is his own affair"
    );
    sam.presses("Rules").await;
    sam.sees("faan").await;
    // Somebody else's discard, taken from his panel.
    play_until(&ada, PATIENT, |me| {
        Panel::of(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    let panel = Panel::of(&ada).unwrap();
    let id = sam
        .discord
        .forge(sam.id, sam.channel, &panel.loneliest().unwrap().custom_id)
        .unwrap();
    let outcome = sam.discord.settled(id).await;
    assert!(
        sam.reply(&outcome).contains("You have no seat"),
        "{}",
        sam.reply(&outcome)
    );
    assert_eq!(Panel::of(&ada).unwrap().hand, panel.hand);
    parlour.closes().await;
}

#[tokio::test]
async fn nobody_presses_at_a_table_of_others_from_his_direct_messages() {
    let parlour = Parlour::open(&["Ada", "Sam"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let (ada, sam) = (parlour.person(0), parlour.person(1));
    // He has a table of his own, and so a message from us.
    let elsewhere = parlour.discord.add_channel(parlour.guild, "table-two");
    sam.runs_in(elsewhere, &["table", "open"], &[]).await;
    sam.waits("a greeting", |me| {
        let messages = me.discord.messages(me.id, me.dm());
        (!messages.is_empty()).then_some(())
    })
    .await;
    let join = ada.finds("Join").await;
    let pressed = sam
        .discord
        .forge(sam.id, sam.dm(), &join.custom_id)
        .unwrap();
    let outcome = sam.discord.settled(pressed).await;
    let said = sam.reply(&outcome);
    assert!(said.contains("That table is no more"), "{said}");
    ada.presses("Add machine").await;
    ada.sees("Machine 1").await;
    let lobby = parlour.discord.message(ada.id, join.message).unwrap();
    assert!(!tests::person::text(&lobby).contains("Sam"));
    parlour.closes().await;
}

#[tokio::test]
async fn forged_buttons_are_answered_in_words() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.finds("My hand").await;
    let long = "9".repeat(100);
    for id in [
        "",
        "m1",
        "m1.1.1",
        "m1.1.1.",
        "m1.1.0.hu",
        "m1.ffffffff.1.join",
        "m1.1.ffffffff.discard-5p",
        "m1.1.1.discard-9z",
        "m1.1.1.chi-5p",
        "m2.1.1.join",
        "m1.1.1.join; drop table record",
        "🀄.1.1.join",
        "m1.1.1.kick-ffffffffffffffffff",
        long.as_str(),
    ] {
        for place in [ada.channel, ada.dm()] {
            let pressed = ada.discord.forge(ada.id, place, id).unwrap();
            let outcome = ada.discord.settled(pressed).await;
            assert_ne!(outcome, Outcome::Failed, "`{id}`");
            let said = ada.reply(&outcome);
            assert!(!said.contains("went wrong on my side"), "`{id}`: {said}");
        }
    }
    ada.finds("My hand").await;
    parlour.closes().await;
}
