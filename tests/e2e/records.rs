//! Histories, statistics and ratings, as people ask for them after a game.

use std::time::Duration;

use serde_json::json;
use tests::discord::Outcome;
use tests::house::QUICK;
use tests::person::Person;

use crate::autopilot::{GREEDY, all_play};
use crate::parlour::{Parlour, SHORT};

/// Discord's bit for Manage Server.
const MANAGE_SERVER: u64 = 1 << 5;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Four people play a short game to its end.
async fn played(parlour: &Parlour) {
    parlour.begin("quick", SHORT).await;
    all_play(&parlour.people, GREEDY).await;
}

async fn asks(person: &Person, path: &str, options: &[(&str, serde_json::Value)]) -> String {
    let outcome = person.runs(&[path], options).await;
    person.reply(&outcome)
}

#[tokio::test]
async fn four_people_look_at_what_they_played() {
    assert_eq!(QUICK, "quick");
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    let empty = asks(&ada, "history", &[]).await;
    assert!(empty.contains("Ada has not finished a game"), "{empty}");
    let nobody = asks(&ada, "leaderboard", &[]).await;
    assert!(nobody.contains("has counted"), "{nobody}");

    played(&parlour).await;
    // The match card tells everybody's change.
    ada.sees("1500 → ").await;

    let history = asks(&ada, "history", &[]).await;
    assert!(history.contains("Games of Ada"), "{history}");
    assert!(history.contains("rating "), "{history}");
    let of_ben = asks(&ada, "history", &[("player", json!(ben.id.to_string()))]).await;
    assert!(of_ben.contains("Games of Ben"), "{of_ben}");
    let stats = asks(&ada, "stats", &[("rules", json!("hong-kong"))]).await;
    assert!(stats.contains("Ada · Hong Kong"), "{stats}");
    let none = asks(&ada, "stats", &[("rules", json!("riichi"))]).await;
    assert!(
        none.contains("Ada has not finished a game of Riichi"),
        "{none}"
    );
    let wrong = asks(&ada, "stats", &[("rules", json!("bridge"))]).await;
    assert!(wrong.contains("bridge"), "{wrong}");
    let leaders = asks(&ada, "leaderboard", &[]).await;
    for name in ["Ada", "Ben", "Cho", "Dan"] {
        assert!(leaders.contains(name), "{leaders}");
    }
    assert!(!leaders.contains("<@"), "nobody is mentioned: {leaders}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_at_deal_by_deal() {
    let mut parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    let ada = parlour.person(0);
    played(&parlour).await;
    ada.sees("1500 → ").await;
    let outcome = ada.runs(&["history"], &[]).await;
    let page = private(&ada, &outcome);
    ada.chooses("1 · Hong Kong").await;
    let shown = || ada.discord.message(ada.id, page).unwrap();
    let said = tests::person::text(&shown());
    // The table was opened with one round and no least: both are told in words.
    for words in [
        "game 1",
        "**Rounds**: 1",
        "**Least faan to win**: 0",
        "Standings",
        "Deal by deal",
        "East",
    ] {
        assert!(said.contains(words), "{words} in {said}");
    }
    assert!(said.contains("1500 → ") && said.contains(&format!("<#{}>", parlour.channel)));
    let chart = &shown()["attachments"][0];
    assert_eq!(chart["filename"], "points.png");
    assert!(
        chart["description"]
            .as_str()
            .is_some_and(|alt| alt.contains("Ada")),
        "{chart}"
    );
    let deal = ada.chooses_in("A whole deal", "East 1").await;
    let whole = ada.reply(&deal);
    assert!(whole.contains("Everything that was hidden"), "{whole}");
    // Why a win was worth so much, in the place of the page and back.
    ada.chooses_in("Why a win", "East").await;
    let said = tests::person::text(&shown());
    for words in ["why it was worth that", "Together: ", " pays "] {
        assert!(said.contains(words), "{words} in {said}");
    }
    ada.presses("Back to the game").await;
    let said = tests::person::text(&shown());
    assert!(said.contains("Deal by deal"), "{said}");
    let files = ada.presses("Replay files").await;
    let told = ada.reply(&files);
    assert!(told.contains("sparrow verify sparrow-table-"), "{told}");
    ada.presses("Back").await;
    let said = tests::person::text(&shown());
    assert!(said.contains("Games of Ada"), "{said}");
    assert_eq!(
        shown()["attachments"],
        json!([]),
        "the chart goes with its page"
    );

    // By command, as it is offered: also after a restart, and to nobody who was elsewhere.
    parlour.restarts().await;
    let elsewhere = parlour.discord.add_channel(parlour.guild, "elsewhere");
    let eve = Person::arrive(&parlour.discord, parlour.guild, elsewhere, "Eve");
    let offered = async |person: &Person, typed: &str| {
        let discord = &person.discord;
        let (id, channel) = (person.id, person.channel);
        discord
            .autocomplete(id, channel, &["history"], "game", typed, &[])
            .await
            .unwrap()
    };
    let games = offered(&ada, "ben").await;
    assert_eq!(games.len(), 1, "{games:?}");
    let label = games[0]["name"].as_str().unwrap_or_default();
    assert!(
        label.contains("Hong Kong · ") && label.contains("Dan"),
        "{label}"
    );
    assert!(offered(&ada, "nobody").await.is_empty());
    assert!(offered(&eve, "").await.is_empty(), "she was not there");
    let value = games[0]["value"].clone();
    let told = asks(&ada, "history", &[("game", value.clone())]).await;
    assert!(told.contains("Deal by deal"), "{told}");
    for typed in [value, json!("ffff-1"), json!("yesterday")] {
        let refused = asks(&eve, "history", &[("game", typed.clone())]).await;
        assert!(
            refused.contains("no game that you can look at"),
            "{typed}: {refused}"
        );
        assert!(!refused.contains("Ada"), "{refused}");
    }
    parlour.closes().await;
}

/// The message of a private reply.
fn private(person: &Person, reply: &Outcome) -> u64 {
    let Outcome::Replied(id) = reply else {
        panic!("no reply: {reply:?}")
    };
    let message = person.discord.message(person.id, *id).unwrap();
    assert_eq!(message["flags"], json!(64), "the reply is private");
    *id
}

#[tokio::test]
async fn somebody_takes_what_is_kept_of_her_and_has_it_deleted() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    let ada = parlour.person(0);
    let sleeps = [("begin", "23"), ("end", "7"), ("zone", "Tokyo")];
    ada.runs(
        &["me", "quiet"],
        &sleeps.map(|(name, typed)| (name, json!(typed))),
    )
    .await;
    played(&parlour).await;
    ada.sees("1500 → ").await;
    let refused = asks_own(&ada, "delete").await;
    assert!(refused.contains("You sit at an open table"), "{refused}");
    ada.runs(&["table", "end"], &[]).await;
    ada.waits("a card without a rematch", |me| {
        me.button("Rematch").is_none().then_some(())
    })
    .await;

    let outcome = ada.runs(&["me", "export"], &[]).await;
    let kept = file(&ada, &outcome);
    assert_eq!(kept["person"], ada.id.to_string());
    assert_eq!(kept["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(kept["preferences"]["quiet"]["zone"], "Asia/Tokyo");
    let told = &kept["tables"][0]["told"];
    assert_eq!(told[0]["fact"]["fact"], "host_changed");
    assert_eq!(told[0]["fact"]["to"]["name"], "Ada");

    // It takes reading every journal she is in: once in a minute.
    let again = asks_own(&ada, "export").await;
    assert!(again.contains("You can have a new one <t:"), "{again}");

    let told = asks_own(&ada, "delete").await;
    assert!(told.contains("in all servers"), "{told}");
    let done = ada.presses("Delete my data").await;
    assert_ne!(done, Outcome::Failed);
    ada.sees("you are taken out").await;
    let history = asks(&ada, "history", &[]).await;
    assert!(history.contains("Ada has not finished a game"), "{history}");
    let ben = parlour.person(1);
    let leaders = asks(&ben, "leaderboard", &[]).await;
    assert!(
        leaders.contains("Ben") && !leaders.contains("Ada"),
        "{leaders}"
    );
    let files = ben.presses("Replay files").await;
    assert_ne!(files, Outcome::Failed, "old games are still told");
    parlour.advance(Duration::from_secs(60));
    let nothing = file(&ada, &ada.runs(&["me", "export"], &[]).await);
    assert_eq!(nothing["games"], json!([]));
    assert_eq!(nothing["preferences"], json!({}));
    let mine = asks_own(&ada, "show").await;
    assert!(!mine.contains("Tokyo"), "{mine}");
    parlour.closes().await;
}

#[tokio::test]
async fn a_server_says_how_long_games_are_kept_and_results_stay() {
    let parlour = Parlour::open(&["Ada", "Ben", "Cho", "Dan"]).await;
    let (ada, ben) = (parlour.person(0), parlour.person(1));
    played(&parlour).await;
    ada.sees("1500 → ").await;
    ada.runs(&["table", "end"], &[]).await;
    ada.waits("a card without a rematch", |me| {
        me.button("Rematch").is_none().then_some(())
    })
    .await;
    let keep = async |person: &Person, days: &str| {
        let told = person
            .runs(&["server", "keep"], &[("days", json!(days))])
            .await;
        person.reply(&told)
    };
    let refused = keep(&ben, "1").await;
    assert!(refused.contains("Only those who may manage"), "{refused}");
    parlour
        .discord
        .set_rank(ada.id, parlour.guild, MANAGE_SERVER, &[]);
    for (days, words) in [("0", "1 to 3650"), ("soon", "soon")] {
        let refused = keep(&ada, days).await;
        assert!(refused.contains(words), "{refused}");
    }
    let told = keep(&ada, "1").await;
    assert!(
        told.contains("**How long games are kept**: 1 day"),
        "{told}"
    );
    let files = ben.presses("Replay files").await;
    assert!(
        ben.reply(&files).contains("Game 1"),
        "{}",
        ben.reply(&files)
    );

    parlour.advance(DAY * 2);
    // It is done in the background: each look is answered, the last one after it.
    for _ in 0..200 {
        let look = ben.presses("Replay files").await;
        if ben.reply(&look).contains("kept no longer") {
            break;
        }
    }
    let gone = ben.presses("Replay files").await;
    let said = ben.reply(&gone);
    assert!(said.contains("kept no longer"), "{said}");
    let outcome = ben.runs(&["history"], &[]).await;
    let history = ben.reply(&outcome);
    assert!(history.contains("Games of Ben"), "{history}");
    let Outcome::Replied(page) = outcome else {
        panic!("{outcome:?}")
    };
    // What it came to can still be looked at; how it went cannot.
    ben.chooses("1 · Hong Kong").await;
    let page = ben.discord.message(ben.id, page).unwrap();
    let said = tests::person::text(&page);
    assert!(said.contains("is kept no longer"), "{said}");
    assert!(
        said.contains("Standings") && said.contains("1500 → "),
        "{said}"
    );
    assert_eq!(page["attachments"], json!([]), "there is no chart");
    let buttons = &page["components"][0]["components"];
    assert_eq!(buttons.as_array().map(Vec::len), Some(1), "only back");
    let leaders = asks(&ben, "leaderboard", &[]).await;
    assert!(leaders.contains("Dan"), "{leaders}");
    parlour.closes().await;
}

async fn asks_own(person: &Person, what: &str) -> String {
    let outcome = person.runs(&["me", what], &[]).await;
    person.reply(&outcome)
}

/// The JSON file of a private reply.
fn file(person: &Person, reply: &Outcome) -> serde_json::Value {
    let message = person
        .discord
        .message(person.id, private(person, reply))
        .unwrap();
    let id = message["attachments"][0]["id"].as_str().unwrap();
    let (_, bytes) = person.discord.file(id.parse().unwrap()).unwrap();
    serde_json::from_slice(&bytes).unwrap()
}
