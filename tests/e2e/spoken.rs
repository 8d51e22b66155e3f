//! Slash commands do what buttons do, in the channel and in direct messages.

use commands::ask::Act;
use commands::table::REACTION;
use serde_json::json;
use tests::discord::Id;
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{PATIENT, play_until, plays, touch};
use crate::four::{Four, Scene};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT, words};

async fn offers(
    person: &Person,
    place: Id,
    command: &str,
    option: &str,
    typed: &str,
) -> Vec<String> {
    let found = person
        .discord
        .autocomplete(person.id, place, &[command], option, typed, &[])
        .await
        .unwrap();
    found
        .iter()
        .map(|offer| offer["value"].as_str().unwrap().to_owned())
        .collect()
}

/// Whole turns by slash commands alone: every tile is offered to its owner, to nobody else, and lies on the board after it.
#[tokio::test]
async fn a_turn_is_played_by_command_in_the_channel_and_by_direct_message() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, SHORT).await;
    let mut four = Four::at(&parlour);
    let mut turns = 0;
    while turns < 8 {
        match four.next().await {
            Scene::Turn { who, panel } => {
                let person = four.person(who).clone();
                let place = if turns % 2 == 0 {
                    person.channel
                } else {
                    person.dm()
                };
                let mut offered = offers(&person, place, "discard", "tile", "").await;
                let on_buttons = panel
                    .acts
                    .iter()
                    .filter(|(act, _)| matches!(act, Act::Discard { .. }))
                    .count();
                assert_eq!(offered.len(), on_buttons, "{offered:?}");
                for other in (0..4).filter(|other| *other != who) {
                    let other = four.person(other);
                    let seen = offers(other, other.channel, "discard", "tile", "").await;
                    assert!(seen.is_empty(), "{} is offered {seen:?}", other.name);
                }
                let tile = offered.pop().unwrap();
                let told = person
                    .runs_in(place, &["discard"], &[("tile", json!(tile))])
                    .await;
                let said = person.reply(&told);
                assert!(said.contains("You discarded"), "{said}");
                turns += 1;
            }
            Scene::Window { offers: claims } => {
                for (who, panel) in claims {
                    let person = four.person(who).clone();
                    let chow = panel.button(|act| matches!(act, Act::Chow(_))).is_some();
                    let seen = offers(&person, person.dm(), "chi", "with", "").await;
                    assert_eq!(chow, !seen.is_empty(), "{seen:?}");
                    parlour.advance(REACTION);
                    let told = person.runs_in(person.dm(), &["pass"], &[]).await;
                    assert!(
                        person.reply(&told).contains("Noted"),
                        "{}",
                        person.reply(&told)
                    );
                }
            }
            Scene::Between => four.all_ready().await,
            Scene::Over => break,
        }
    }
    parlour.closes().await;
}

#[tokio::test]
async fn claims_are_made_by_command() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    let mut four = Four::at(&parlour);
    let mut missing = vec!["chi", "pon"];
    while !missing.is_empty() {
        match four.next().await {
            Scene::Turn { who, panel } => {
                touch(four.person(who), panel.loneliest().unwrap()).await;
            }
            Scene::Window { offers: claims } => {
                let makes = |panel: &Panel, verb: &str| {
                    panel
                        .button(|act| match act {
                            Act::Chow(_) => verb == "chi",
                            Act::Pong(_) => verb == "pon",
                            Act::Discard { .. } | Act::Riichi { .. } | Act::Kong(_) => false,
                            Act::Win | Act::Pass | Act::Abort => false,
                        })
                        .is_some()
                };
                let claim = claims.iter().find_map(|(who, panel)| {
                    let verb = missing.iter().find(|verb| makes(panel, verb))?;
                    Some((*who, *verb))
                });
                parlour.advance(REACTION);
                for (who, panel) in &claims {
                    let person = four.person(*who).clone();
                    match claim.filter(|(claims, _)| claims == who) {
                        Some((_, "chi")) => {
                            let with = offers(&person, person.channel, "chi", "with", "").await;
                            person.runs(&["chi"], &[("with", json!(with[0]))]).await;
                        }
                        Some((_, verb)) => {
                            person.runs(&[verb], &[]).await;
                        }
                        None => {
                            touch(&person, panel.button(|act| act == Act::Pass).unwrap()).await;
                        }
                    }
                }
                if let Some((_, verb)) = claim {
                    missing.retain(|left| *left != verb);
                }
            }
            Scene::Between => four.all_ready().await,
            Scene::Over => unreachable!("twenty-four rounds are long"),
        }
    }
    let told = || {
        parlour
            .public()
            .iter()
            .map(|sent| words(&sent.body))
            .collect::<String>()
    };
    let both =
        |_: &Person| (told().contains("for a pong") && told().contains("for a chow")).then_some(());
    parlour
        .person(0)
        .waits("both claims on the board", both)
        .await;
    parlour.closes().await;
}

#[tokio::test]
async fn what_cannot_be_done_is_explained_and_harmless() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    play_until(&ada, PATIENT, |me| {
        Panel::of(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    let panel = Panel::of(&ada).unwrap();
    for (command, options, expected) in [
        ("discard", vec![("tile", json!("umbrella"))], "no tile"),
        ("discard", vec![("tile", json!("5f"))], ""),
        ("chi", vec![("with", json!("x"))], "two tiles"),
        ("kan", vec![("tile", json!("9x"))], "no tile"),
        ("hu", vec![], ""),
    ] {
        let told = ada.runs(&[command], &options).await;
        let said = ada.reply(&told);
        assert!(
            !said.is_empty() && said.contains(expected),
            "/{command}: {said}"
        );
        assert!(!said.contains("Something went wrong"), "/{command}: {said}");
    }
    let now = Panel::of(&ada).unwrap();
    assert_eq!(now.hand.len(), panel.hand.len());
    let why = ada.runs(&["why"], &[]).await;
    assert!(ada.reply(&why).contains("What you can do now"));
    let rules = ada.runs(&["table", "rules"], &[]).await;
    assert!(ada.reply(&rules).contains("faan"));
    parlour.closes().await;
}

#[tokio::test]
async fn the_hand_is_shown_in_place_and_played_from_there() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    play_until(&ada, PATIENT, |me| {
        Panel::of(me).is_some_and(|panel| panel.is_turn())
    })
    .await;
    ada.presses("My hand").await;
    let here = ada.waits("his hand in place", Panel::in_place).await;
    if here.is_turn() {
        touch(&ada, here.loneliest().unwrap()).await;
    }
    let told = ada.runs(&["hand"], &[]).await;
    assert!(ada.reply(&told).contains("Your hand"));
    parlour.closes().await;
}

#[tokio::test]
async fn the_feed_tells_each_discard_in_a_message_of_its_own() {
    let parlour = Parlour::open(&["Ada"]).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    let told = ada
        .runs(&["table", "feed"], &[("what", json!("every-discard"))])
        .await;
    assert!(ada.reply(&told).contains("a message for each discard"));
    let playing = plays(&ada, PATIENT);
    ada.waits("the feed", |me| {
        let is_told = |m: &&serde_json::Value| {
            let said = m["content"].as_str().unwrap_or_default();
            said.contains("discards **") && said.contains("left")
        };
        (me.messages().iter().filter(is_told).count() >= 5).then_some(())
    })
    .await;
    playing.await.unwrap();
    parlour.closes().await;
}
