//! Doors that are shut, messages that are gone, a Discord that stumbles: the game goes on.

use std::time::Duration;

use tests::discord::{Cut, Fault, Options};
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{GREEDY, PATIENT, next_button, play, play_until, plays, touch};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT};

/// The board of the channel: its id and where it stands among the messages.
fn board(person: &Person) -> Option<u64> {
    Some(person.button("My hand")?.message)
}

#[tokio::test]
async fn closed_direct_messages_are_told_once_and_the_hand_is_in_place() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.discord.set_dms_open(ben.id, false);
    parlour.begin(QUICK, SHORT).await;
    ben.sees("your direct messages are closed").await;
    let playing = plays(&ada, PATIENT);
    // He asks for his hand once; from then on it is kept fresh for him where he looks.
    ben.presses("My hand").await;
    let mut pressed = std::collections::HashSet::new();
    loop {
        let next = ben
            .waits("his hand in place, or the end", |me| {
                if me.reads().contains("final standings") {
                    return Some(None);
                }
                next_button(me, GREEDY, &pressed).map(Some)
            })
            .await;
        let Some(button) = next else { break };
        pressed.insert(button.custom_id.clone());
        touch(&ben, &button).await;
    }
    playing.await.unwrap();
    let told = ben.reads().matches("your direct messages are closed").count();
    assert_eq!(told, 1, "{}", ben.reads());
    let tries = parlour
        .discord
        .bodies()
        .into_iter()
        .filter(|sent| sent.code == Some(50007))
        .count();
    assert!(tries <= 3, "a shut door was tried {tries} times");
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_that_somebody_deletes_comes_back() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    play_until(&ada, PATIENT, |me| Panel::of(me).is_some_and(|panel| panel.is_turn())).await;
    parlour.discord.delete_message(parlour.channel, first);
    play(&ada, PATIENT).await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_board_that_people_talk_over_moves_down() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    parlour.discord.say(ada.id, parlour.channel, "look at that!").unwrap();
    // A board is moved at most every five seconds, so this takes that long.
    play_until(&ada, PATIENT, |me| board(me).is_some_and(|now| now != first)).await;
    let last = parlour.discord.messages(ada.id, parlour.channel);
    let said = last.iter().position(|m| m["content"] == "look at that!").unwrap();
    let moved = last.iter().position(|m| m["id"] == board(&ada).unwrap().to_string()).unwrap();
    assert!(moved > said, "the board stands below what was said");
    assert!(parlour.discord.message(ada.id, first).is_none(), "the old board is gone");
    parlour.closes().await;
}

#[tokio::test]
async fn on_request_the_board_is_posted_anew() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let first = ada.waits("a board", board).await;
    ada.runs(&["table", "board"], &[]).await;
    ada.waits("another board", |me| board(me).filter(|now| *now != first)).await;
    parlour.closes().await;
}

#[tokio::test]
async fn limits_breakdowns_and_lost_answers_are_survived() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.begin(QUICK, SHORT).await;
    let playing: Vec<_> = parlour.people.iter().map(|person| plays(person, GREEDY)).collect();
    let ada = parlour.person(0);
    let faults = [
        Fault::RateLimited { retry_after: Duration::from_millis(300) },
        Fault::Broken(502),
        Fault::Slow(Duration::from_millis(200)),
        Fault::Lost,
        Fault::Broken(500),
    ];
    for fault in faults {
        let before = parlour.discord.bodies().len();
        // Messages only: whether an interaction is answered depends on the way back too, which is another test's.
        parlour.discord.fail_next_at("/messages", 3, fault);
        let go_on = |_: &Person| (parlour.discord.bodies().len() > before + 12).then_some(());
        ada.waits("more requests", go_on).await;
    }
    for person in playing {
        person.await.unwrap();
    }
    parlour.closes().await;
}

#[tokio::test]
async fn the_line_breaks_and_comes_back_in_mid_game() {
    let parlour = Parlour::open_with(&["Ada"], Options::default()).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    for cut in [Cut::Dropped, Cut::Reconnect, Cut::Invalid { resumable: false }, Cut::Forgotten] {
        play_until(&ada, PATIENT, |me| Panel::of(me).is_some_and(|panel| panel.is_turn())).await;
        let panel = Panel::of(&ada).unwrap();
        parlour.discord.cut(cut);
        parlour.discord.ready().await;
        touch(&ada, panel.loneliest().unwrap()).await;
    }
    play(&ada, PATIENT).await;
    parlour.closes().await;
}
