//! Before the game (cases 51 and 52 of the traps).

use std::time::Duration;

use serde_json::json;
use tests::house::QUICK;
use tests::person::Person;

use crate::parlour::{Parlour, SHORT};

#[tokio::test]
async fn a_table_fills_up_and_the_fifth_is_told_so() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan", "Eve"]).await;
    parlour.open_table(QUICK, "").await;
    let ada = parlour.person(0);
    for person in &parlour.people[1..4] {
        person.presses("Join").await;
    }
    ada.sees("`4` Dan").await;
    let eve = parlour.person(4);
    let told = eve.runs(&["table", "join"], &[]).await;
    assert!(eve.reply(&told).contains("All four places are taken"));
    let again = parlour.person(1).runs(&["table", "join"], &[]).await;
    assert!(
        parlour
            .person(1)
            .reply(&again)
            .contains("sit at this table already")
    );
    parlour.closes().await;
}

#[tokio::test]
async fn places_that_are_not_for_people_are_taken_by_machines_at_once() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let seats = [("seats", json!("2")), ("options", json!(SHORT))];
    ada.runs(&["table", "open"], &seats).await;
    ada.sees("Machine 2").await;
    ada.sees("`4` *free*").await;
    ben.presses("Join").await;
    ada.sees("`4` Ben").await;
    ada.presses("Start").await;
    ben.finds("My hand").await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_guest_starts_when_the_host_has_not_for_two_minutes() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let seats = [("seats", json!("2"))];
    ada.runs(&["table", "open"], &seats).await;
    ben.presses("Join").await;
    ben.sees("`4` Ben").await;
    let told = ben.presses("Start").await;
    let said = ben.reply(&told);
    assert!(said.contains("You may press **Start** yourself"), "{said}");
    parlour.advance(Duration::from_secs(120));
    ben.presses("Start").await;
    ben.finds("My hand").await;
    parlour.closes().await;
}

#[tokio::test]
async fn joining_twice_by_fast_clicking_takes_one_place() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let ben = parlour.person(1);
    let join = ben.finds("Join").await;
    tokio::join!(ben.presses_on(&join), ben.presses_on(&join));
    ben.sees("You sit at this table already").await;
    ben.sees("`2` Ben\n`3` *free*").await;
    parlour.closes().await;
}

#[tokio::test]
async fn a_second_table_in_the_channel_is_refused_with_a_link_and_threads_have_their_own() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let mut ben = parlour.person(1);
    let told = ben.runs(&["table", "open"], &[]).await;
    let said = ben.reply(&told);
    assert!(said.contains("has a table already"), "{said}");
    let link = format!("<#{}>", parlour.channel);
    assert!(said.contains(&link), "{said}");
    ben.channel = parlour.discord.add_thread(parlour.channel, "corner");
    ben.runs(&["table", "open"], &[]).await;
    ben.finds("Join").await;
    parlour.closes().await;
}

#[tokio::test]
async fn the_host_may_kick_and_others_may_not() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho"]).await;
    parlour.open_table(QUICK, "").await;
    let (ada, ben, cho) = (parlour.person(0), parlour.person(1), parlour.person(2));
    ben.presses("Join").await;
    cho.presses("Join").await;
    let player = |of: &Person| [("player", json!(of.id.to_string()))];
    let told = cho.runs(&["table", "kick"], &player(&ben)).await;
    assert!(cho.reply(&told).contains("Only the host"));
    ada.runs(&["table", "kick"], &player(&ben)).await;
    ada.sees("`2` Cho").await;
    let told = ada.runs(&["table", "kick"], &player(&ben)).await;
    assert!(ada.reply(&told).contains("has no place at this table"));
    parlour.closes().await;
}

#[tokio::test]
async fn nobody_starts_too_early_and_only_the_host_starts() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, SHORT).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let told = ada.runs(&["table", "start"], &[]).await;
    assert!(ada.reply(&told).contains("3 places are free"));
    ben.presses("Join").await;
    ada.presses("Add machine").await;
    ada.runs(&["table", "add-machine"], &[]).await;
    ada.sees("`4` 🤖 Machine 2").await;
    let told = ada.runs(&["table", "add-machine"], &[]).await;
    assert!(ada.reply(&told).contains("All four places"));
    let told = ben.runs(&["table", "start"], &[]).await;
    assert!(ben.reply(&told).contains("The host <@"));
    ada.presses("Start").await;
    ben.sees("The game has begun").await;
    ben.finds("My hand").await;
    parlour.closes().await;
}

#[tokio::test]
async fn the_next_person_becomes_host_when_the_host_leaves() {
    let parlour = Parlour::open(&["Ada", "Ben"]).await;
    parlour.open_table(QUICK, "").await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    ben.presses("Join").await;
    ada.presses("Leave").await;
    ben.sees("`1` Ben (host)").await;
    ada.presses("Join").await;
    for machine in ["Machine 1", "Machine 2"] {
        ben.presses("Add machine").await;
        ben.sees(machine).await;
    }
    ben.presses("Start").await;
    ben.finds("My hand").await;
    parlour.closes().await;
}

#[tokio::test]
async fn strangers_are_told_where_to_go() {
    let parlour = Parlour::open(&["Ada", "Sam"]).await;
    let sam = parlour.person(1);
    let told = sam.runs(&["table", "join"], &[]).await;
    assert!(sam.reply(&told).contains("no table in this channel"));
    let told = sam.runs_in(sam.dm(), &["hand"], &[]).await;
    assert!(sam.reply(&told).contains("You sit at no table"));
    let told = sam.runs_in(sam.dm(), &["hu"], &[]).await;
    assert!(sam.reply(&told).contains("You sit at no table"));
    let told = sam.runs_in(sam.dm(), &["help"], &[]).await;
    assert!(!sam.reply(&told).is_empty());
    sam.discord.say(sam.id, sam.dm(), "hello?").unwrap();
    parlour.open_table(QUICK, "").await;
    let told = sam.runs(&["hand"], &[]).await;
    assert!(
        sam.reply(&told).contains("You have no seat at this table"),
        "{}",
        sam.reply(&told)
    );
    let told = sam.presses("Start").await;
    assert!(
        sam.reply(&told).contains("Only the host"),
        "{}",
        sam.reply(&told)
    );
    parlour.closes().await;
}

#[tokio::test]
async fn wrong_options_are_all_named_and_nothing_is_opened() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    for (options, expected) in [
        ("min_faan=77", "cannot be “77”"),
        ("sparrows=3", "no option “sparrows”"),
        ("min_faan", "I do not understand"),
    ] {
        let told = ada
            .runs(&["table", "open"], &[("options", json!(options))])
            .await;
        let said = ada.reply(&told);
        assert!(said.contains(expected), "{options}: {said}");
    }
    let told = ada
        .runs(
            &["table", "open"],
            &[("options", json!("cap=9 sparrows=3"))],
        )
        .await;
    let said = ada.reply(&told);
    assert!(said.contains("cap") && said.contains("sparrows"), "{said}");
    for (option, value) in [("pace", "lightning"), ("rules", "chess")] {
        let told = ada
            .runs(&["table", "open"], &[(option, json!(value))])
            .await;
        assert!(ada.reply(&told).contains(value), "{}", ada.reply(&told));
    }
    let told = ada.runs(&["table", "join"], &[]).await;
    assert!(ada.reply(&told).contains("no table in this channel"));
    parlour.closes().await;
}

#[tokio::test]
async fn names_are_text() {
    let names = [
        "*Ada* @everyone",
        "<@1> `Ben`",
        "\u{202e}Cho # |",
        "W".repeat(32).leak(),
    ];
    let parlour = Parlour::open(&names).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.finds("My hand").await;
    for sent in parlour.public() {
        let words = crate::parlour::words(&sent.body);
        assert!(!words.contains("<@1>"), "a mention stands in {words}");
        assert!(
            !words.contains('\u{202e}'),
            "the direction turns in {words}"
        );
        let mentions = &sent.body["allowed_mentions"]["parse"];
        assert_ne!(mentions, &json!(["everyone"]));
    }
    parlour.closes().await;
}
