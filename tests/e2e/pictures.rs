//! Tiles as emojis, hands and boards as pictures.

use std::collections::BTreeSet;
use std::time::Duration;

use commands::screen::face::Face;
use config::tiles::TileStyle;
use serde_json::{Value, json};
use serenity::http::{Http, HttpBuilder};
use serenity::model::id::{ApplicationId, EmojiId};
use tests::discord::{Discord, Fault, Id, Options, Sent};
use tests::house::{House, QUICK};
use tests::person::Person;
use tokio::time::timeout;

use crate::autopilot::{self, PATIENT};
use crate::parlour::{Parlour, SHORT, blameless};

/// How a PNG begins.
const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
/// The permission to attach files.
const ATTACH_FILES: u64 = 1 << 15;

pub(crate) fn id(value: &Value) -> Id {
    value["id"].as_str().unwrap().parse().unwrap()
}

pub(crate) fn names(discord: &Discord) -> BTreeSet<String> {
    let name = |emoji: &Value| emoji["name"].as_str().unwrap().to_owned();
    discord.emojis().iter().map(name).collect()
}

/// Waits until the application's emojis are so.
pub(crate) async fn until(discord: &Discord, what: impl Fn(&BTreeSet<String>) -> bool) {
    let mut changes = discord.changes();
    let came = timeout(Duration::from_secs(60), async {
        while !what(&names(discord)) {
            let _ = changes.recv().await;
        }
    });
    assert!(came.await.is_ok(), "it stays at {:?}", names(discord));
}

fn uploads(discord: &Discord) -> usize {
    let bodies = discord.bodies();
    let is_upload = |path: &str, method: &str| method == "POST" && path.ends_with("/emojis");
    bodies
        .iter()
        .filter(|sent| sent.status == 201 && is_upload(&sent.path, &sent.method))
        .count()
}

/// The application's own hands on its emojis.
pub(crate) fn hands(discord: &Discord) -> Http {
    let http = HttpBuilder::new(discord.token())
        .proxy(discord.api_address())
        .ratelimiter_disabled(true)
        .build();
    http.set_application_id(ApplicationId::new(discord.bot()));
    http
}

#[tokio::test]
async fn tiles_are_uploaded_once_and_again_only_when_they_have_changed() {
    let discord = Discord::start(Options::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let house = House::new(discord.clone(), &folder.path().join("sparrow.db"), QUICK)
        .hurried()
        .with_tiles(TileStyle::Pictures);
    let faces = Face::all().count();
    let bot = house.start().await;
    until(&discord, |names| names.len() == faces).await;
    bot.stop().await;
    let first = names(&discord);
    for face in Face::all() {
        let begin = format!("{}_", face.name());
        assert!(first.iter().any(|name| name.starts_with(&begin)), "{begin}");
    }
    for emoji in discord.emojis() {
        let (kind, bytes) = discord.emoji(id(&emoji)).unwrap();
        assert_eq!(kind, "image/png");
        assert!(bytes.starts_with(PNG));
    }

    // One is lost and another is of an earlier version: those two come again, the earlier one goes, nothing else is done.
    let http = hands(&discord);
    let emojis = discord.emojis();
    let [lost, old] = [0, 1].map(|place| EmojiId::new(id(&emojis[place])));
    http.delete_application_emoji(lost).await.unwrap();
    let earlier = format!("{}_00000000", &emojis[1]["name"].as_str().unwrap()[..2]);
    let body = json!({ "name": earlier });
    http.edit_application_emoji(old, &body).await.unwrap();
    // Neither the first look at what is there nor the next one comes to anything.
    discord.fail_next_at(
        "/emojis",
        2,
        Fault::RateLimited {
            retry_after: Duration::from_millis(10),
        },
    );
    let bot = house.start().await;
    until(&discord, |names| *names == first).await;
    bot.stop().await;
    assert_eq!(uploads(&discord), faces + 2);
    blameless(&discord);
}

#[tokio::test]
async fn the_first_pages_after_a_restart_have_their_tiles() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    parlour.shows_tiles(TileStyle::Pictures);
    parlour.restarts().await;
    let faces = Face::all().count();
    until(&parlour.discord, |names| names.len() == faces).await;
    parlour.begin(QUICK, SHORT).await;
    let ada = parlour.person(0);
    ada.sees("Your hand").await;
    let before = parlour.discord.bodies().len();
    parlour.restarts().await;
    let is_hand = |body: &str| body.contains("Your hand");
    let first = ada
        .waits("the hand", |_| {
            let bodies = parlour.discord.bodies();
            let mut since = bodies[before..].iter().map(|sent| sent.body.to_string());
            since.find(|body| is_hand(body))
        })
        .await;
    assert!(first.contains("<:"), "{first}");
    parlour.closes().await;
}

/// The attachments of a message.
pub(crate) fn attachments(message: &Value) -> Vec<Value> {
    message["attachments"]
        .as_array()
        .cloned()
        .unwrap_or_default()
}

/// A message shows one picture in its card, which is there, and tells it in words.
pub(crate) fn shows_a_picture(discord: &Discord, message: &Value, name: &str) {
    let files = attachments(message);
    let file = files.iter().find(|file| file["filename"] == name);
    let file = file.unwrap_or_else(|| panic!("no {name} in {message}"));
    assert!(
        file["description"]
            .as_str()
            .is_some_and(|words| words.len() > 20)
    );
    assert_eq!(message["embeds"][0]["image"]["url"], file["url"]);
    let (_, bytes) = discord.file(id(file)).unwrap();
    assert!(bytes.starts_with(PNG));
}

fn title(message: &Value) -> &str {
    message["embeds"][0]["title"].as_str().unwrap()
}

/// The picture that the first card of a body shows.
fn shown_by(body: &Value) -> &str {
    body["embeds"][0]["image"]["url"]
        .as_str()
        .unwrap_or_default()
}

fn is_won(title: &str) -> bool {
    title.contains("wins") || title.contains("winners")
}

/// The result cards in the channel.
fn results(parlour: &Parlour) -> Vec<Value> {
    let messages = parlour.people[0].messages();
    let is_result = |message: &Value| message.to_string().contains(".deal\"");
    messages.into_iter().filter(is_result).collect()
}

#[tokio::test]
async fn anybody_watches_the_board_and_every_winning_hand_is_pictured() {
    let mut parlour = Parlour::open(&["Ada", "Eve"]).await;
    let (ada, eve) = (parlour.person(0), parlour.person(1));
    parlour.people.truncate(1);
    parlour.begin(QUICK, SHORT).await;
    eve.presses("Watch").await;
    let is_board = |message: &Value| !attachments(message).is_empty();
    let watched = eve
        .waits("the table as a picture", |eve| {
            eve.messages().into_iter().find(is_board)
        })
        .await;
    assert_eq!(watched["flags"], json!(64), "the reply is private");
    shows_a_picture(&parlour.discord, &watched, "board.png");

    autopilot::play(&ada, PATIENT).await;
    let results = results(&parlour);
    assert!(!results.is_empty());
    // However often a card was drawn, its picture was sent once, and what was drawn over it named no file.
    let wins = results.iter().filter(|result| is_won(title(result)));
    let bodies = parlour.discord.bodies();
    let sent = bodies
        .iter()
        .filter(|sent| sent.files.contains(&"win-1.png".to_owned()));
    assert_eq!(sent.count(), wins.count());
    let is_over =
        |sent: &&Sent| sent.method == "PATCH" && shown_by(&sent.body) == "attachment://win-1.png";
    let over: Vec<_> = bodies.iter().filter(is_over).collect();
    assert!(!over.is_empty(), "no card was drawn again");
    for sent in over {
        assert_eq!(sent.status, 200);
        assert!(sent.body.get("attachments").is_none(), "{}", sent.body);
    }
    for result in results {
        let title = title(&result);
        if is_won(title) {
            shows_a_picture(&parlour.discord, &result, "win-1.png");
        } else {
            assert!(attachments(&result).is_empty(), "{title}");
        }
    }
    let messages = parlour.people[0].messages();
    let is_match = |message: &&Value| tests::person::text(message).contains("final standings");
    let card = messages.iter().find(is_match).expect("a match card");
    shows_a_picture(&parlour.discord, card, "points.png");
    parlour.closes().await;
}

#[tokio::test]
async fn where_no_files_may_be_attached_results_come_without_their_pictures() {
    let parlour = Parlour::open(&["Ada"]).await;
    let may = parlour.discord.bot_permissions(parlour.channel);
    let bits = may & !ATTACH_FILES;
    parlour.discord.set_bot_permissions(parlour.channel, bits);
    parlour.begin(QUICK, SHORT).await;
    autopilot::play(&parlour.person(0), PATIENT).await;
    let results = results(&parlour);
    let wins = results
        .iter()
        .filter(|result| is_won(title(result)))
        .count();
    let posts: Vec<_> = parlour
        .public()
        .into_iter()
        .filter(|sent| sent.method == "POST")
        .collect();
    let mut refused = 0;
    for pair in posts.windows(2) {
        if pair[0].files.is_empty() {
            continue;
        }
        refused += 1;
        assert_eq!((pair[0].status, pair[0].code), (403, Some(50013)));
        assert_eq!(pair[1].status, 200);
        assert!(pair[1].files.is_empty());
        assert_eq!(pair[1].body["nonce"], pair[0].body["nonce"]);
        assert_eq!(
            pair[1].body["embeds"][0]["fields"],
            pair[0].body["embeds"][0]["fields"]
        );
        assert!(pair[1].body["embeds"][0].get("image").is_none());
    }
    assert!(wins >= 1, "there were pictures of wins, and of the game");
    assert_eq!(refused, 1, "after the first no picture is tried");
    let is_bare = |result: &Value| attachments(result).is_empty();
    assert!(results.iter().all(is_bare), "{results:#?}");
    parlour.closes().await;
}

#[tokio::test]
async fn as_soon_as_files_may_be_attached_again_pictures_come() {
    let parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    let may = parlour.discord.bot_permissions(parlour.channel);
    let bits = may & !ATTACH_FILES;
    parlour.discord.set_bot_permissions(parlour.channel, bits);
    parlour.begin(QUICK, "game.rounds=24 min_faan=0").await;
    // Somebody has won, and nothing happens before she is ready.
    autopilot::play_until(&ada, PATIENT, |me| {
        let bodies = me.discord.bodies();
        let is_refused = |sent: &Sent| sent.code == Some(50013);
        bodies.iter().any(is_refused) && me.button("Ready").is_some()
    })
    .await;
    assert!(
        results(&parlour)
            .iter()
            .all(|it| attachments(it).is_empty())
    );
    parlour.discord.set_bot_permissions(parlour.channel, may);
    autopilot::play_until(&ada, PATIENT, |_| {
        let results = results(&parlour);
        results.iter().any(|it| !attachments(it).is_empty())
    })
    .await;
    parlour.closes().await;
}

#[tokio::test]
async fn files_that_are_refused_are_left_out_whatever_the_road_and_the_reason() {
    let mut parlour = Parlour::open(&["Ada", "Eve"]).await;
    let (ada, eve) = (parlour.person(0), parlour.person(1));
    parlour.people.truncate(1);
    let refusals = [(413, 40005), (413, 0), (403, 50013)];
    parlour.begin(QUICK, SHORT).await;
    for (status, code) in refusals {
        let before = eve.messages().len();
        let refused = Fault::FilesRefused(status, code);
        parlour.discord.fail_next_at("/callback", 1, refused);
        eve.presses("Watch").await;
        let told = |eve: &Person| {
            let messages = eve.messages();
            let words = || messages.iter().map(tests::person::text).collect();
            (messages.len() > before).then(words)
        };
        let words: String = eve.waits("an answer", told).await;
        // What the picture would have shown is told in words.
        assert!(words.contains("East 1, deal 1"), "{code}: {words}");
    }
    let refused = Fault::FilesRefused(413, 40005);
    parlour.discord.fail_next_at("/messages", 100, refused);
    autopilot::play(&ada, PATIENT).await;
    for result in results(&parlour) {
        assert!(attachments(&result).is_empty(), "{result}");
        assert!(shown_by(&result).is_empty(), "{result}");
    }
    // Where a picture was refused once it is not sent again with every drawing.
    let bodies = parlour.discord.bodies();
    let sent = bodies.iter().filter(|sent| {
        sent.path.contains("/channels/") && sent.files.contains(&"win-1.png".to_owned())
    });
    let wins = results(&parlour);
    let wins = wins.iter().filter(|result| is_won(title(result)));
    assert_eq!(sent.count(), wins.count());
    parlour.closes().await;
}
