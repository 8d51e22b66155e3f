//! Emojis that come late, or in a newer version: pages have codes until every tile has its picture, and all change at once.

use std::collections::BTreeSet;

use commands::screen::face::Face;
use config::tiles::TileStyle;
use serde_json::{Value, json};
use serenity::model::id::EmojiId;
use tests::discord::{Cut, Discord, Fault, Sent};
use tests::house::QUICK;
use tests::person::{Person, text};

use crate::autopilot::{PATIENT, play_until};
use crate::panel::Panel;
use crate::parlour::{Parlour, SHORT, words};
use crate::pictures::{attachments, hands, id, names, shows_a_picture, until};

/// Plays until she has discarded something and it is her turn again.
async fn plays_a_round(ada: &Person) {
    let first = ada.waits("a hand", Panel::live).await.turn;
    let again =
        |me: &Person| Panel::live(me).is_some_and(|panel| panel.is_turn() && panel.turn > first);
    play_until(ada, PATIENT, again).await;
}

/// Her newest hand, if it is like this.
fn hand(me: &Person, is_so: impl Fn(&Value) -> bool) -> Option<Value> {
    let is_hand = |message: &Value| text(message).contains("Your hand");
    let messages = me.messages();
    let hands = messages.iter().filter(|message| is_hand(message));
    hands
        .max_by_key(|message| id(message))
        .filter(|hand| is_so(hand))
        .cloned()
}

/// The board, if it is like this.
fn board(me: &Person, is_so: impl Fn(&Value) -> bool) -> Option<Value> {
    let is_board = |message: &Value| text(message).contains("[My hand]");
    let messages = me.discord.messages(me.id, me.channel);
    messages
        .into_iter()
        .filter(is_board)
        .find(|board| is_so(board))
}

/// The emojis that a body shows, by their ids.
fn shown(body: &Value) -> BTreeSet<String> {
    let words = words(body);
    let after = words.split("<:").skip(1);
    let in_text = after.filter_map(|rest| rest.split(['>', ':']).nth(1));
    let mut found: BTreeSet<String> = in_text.map(str::to_owned).collect();
    on_buttons(&body["components"], &mut found);
    found
}

fn on_buttons(parts: &Value, found: &mut BTreeSet<String>) {
    for part in parts.as_array().into_iter().flatten() {
        found.extend(part["emoji"]["id"].as_str().map(str::to_owned));
        on_buttons(&part["components"], found);
    }
}

fn has_pictures(message: &Value) -> bool {
    !shown(message).is_empty()
}

/// The body of a message, however it was sent.
fn page(sent: &Sent) -> &Value {
    let data = &sent.body["data"];
    if data.is_null() { &sent.body } else { data }
}

#[tokio::test]
async fn as_long_as_one_emoji_is_missing_pages_have_codes_and_then_all_are_drawn_again() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.shows_tiles(TileStyle::Pictures);
    let refused = Fault::Refused(400, 50035);
    parlour
        .discord
        .fail_next_at("POST /applications", 1, refused);
    parlour.restarts().await;
    let faces = Face::all().count();
    until(&parlour.discord, |names| names.len() == faces - 1).await;
    parlour.begin(QUICK, SHORT).await;
    plays_a_round(&ada).await;
    // Whoever likes pictures has at least one of his hand, where nobody else sees it.
    let is_pictured = |message: &Value| !attachments(message).is_empty();
    let by_message = ada
        .waits("her hand with a picture", |me| hand(me, is_pictured))
        .await;
    shows_a_picture(&parlour.discord, &by_message, "hand.png");
    // Where files are refused the codes say it all.
    let no_files = Fault::FilesRefused(403, 50013);
    parlour.discord.fail_next_at("/callback", 1, no_files);
    ada.presses("My hand").await;
    let is_here = |message: &Value| message["flags"] == json!(64);
    let bare = ada.waits("her hand in place", |me| hand(me, is_here)).await;
    assert!(!is_pictured(&bare) && bare["embeds"][0].get("image").is_none());
    let body = bare["embeds"][0]["description"].as_str().unwrap();
    assert!(
        body.contains("```") && !body.contains("Your hand"),
        "{body}"
    );
    ada.presses("My hand").await;
    let in_place = ada
        .waits("her hand in place with a picture", |me| {
            hand(me, |message| is_here(message) && is_pictured(message))
        })
        .await;
    shows_a_picture(&parlour.discord, &in_place, "hand.png");
    let before = parlour.discord.bodies();
    assert!(before.iter().all(|sent| shown(page(sent)).is_empty()));
    assert!(parlour.public().iter().all(|sent| sent.files.is_empty()));

    // The last emoji is taken when the line comes back. Nobody presses anything.
    parlour.discord.cut(Cut::Invalid { resumable: false });
    parlour.discord.ready().await;
    let drawn = ada
        .waits("her hand in pictures", |me| hand(me, has_pictures))
        .await;
    assert!(
        !is_pictured(&drawn),
        "the picture of the whole hand is gone"
    );
    ada.waits("the board in pictures", |me| board(me, has_pictures))
        .await;
    let bodies = parlour.discord.bodies();
    let last = bodies
        .iter()
        .rposition(|sent| sent.path.ends_with("/emojis") && sent.status == 201);
    let first = bodies.iter().position(|sent| !shown(page(sent)).is_empty());
    assert!(last < first, "pictures were used before all were there");
    for sent in &bodies {
        let page = page(sent);
        let has_codes = words(&page["embeds"]).contains("```");
        let is_table = page["embeds"][0]["title"].as_str().is_some_and(|title| {
            title.starts_with("Your hand") || words(&page["components"]).contains("My hand")
        });
        assert!(
            !is_table || !has_codes || shown(page).is_empty(),
            "a mixed page: {page}"
        );
    }
    parlour.closes().await;
}

/// The ids of the application's emojis.
fn ids(discord: &Discord) -> BTreeSet<String> {
    let emojis = discord.emojis();
    emojis.iter().map(|emoji| id(emoji).to_string()).collect()
}

#[tokio::test]
async fn a_newer_version_of_all_tiles_takes_the_place_of_the_older_one_at_once() {
    let mut parlour = Parlour::open(&["Ada"]).await;
    let ada = parlour.person(0);
    parlour.shows_tiles(TileStyle::Pictures);
    parlour.restarts().await;
    let faces = Face::all().count();
    until(&parlour.discord, |names| names.len() == faces).await;
    parlour.begin(QUICK, SHORT).await;
    plays_a_round(&ada).await;
    parlour.stop().await;
    let newest = names(&parlour.discord);
    let http = hands(&parlour.discord);
    for emoji in parlour.discord.emojis() {
        let name = format!("{}_00000000", &emoji["name"].as_str().unwrap()[..2]);
        let body = json!({ "name": name });
        let id = EmojiId::new(id(&emoji));
        http.edit_application_emoji(id, &body).await.unwrap();
    }
    let older = ids(&parlour.discord);
    let before = parlour.discord.bodies().len();
    parlour.restarts().await;
    until(&parlour.discord, |names| *names == newest).await;
    let newer = ids(&parlour.discord);
    let is_newer = |message: &Value| has_pictures(message) && shown(message).is_subset(&newer);
    ada.waits("her hand with newer tiles", |me| hand(me, is_newer))
        .await;
    ada.waits("the board with newer tiles", |me| board(me, is_newer))
        .await;
    let mut seen = [0, 0];
    for sent in &parlour.discord.bodies()[before..] {
        let shown = shown(page(sent));
        let is_of = [&older, &newer].map(|set| shown.is_subset(set));
        assert!(is_of[0] || is_of[1], "versions are mixed: {}", sent.body);
        seen[0] += usize::from(is_of[0] && !shown.is_empty());
        seen[1] += usize::from(is_of[1] && !shown.is_empty());
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    parlour.closes().await;
}
