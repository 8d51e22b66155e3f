use commands::screen::page::Content;
use commands::who::Person;
use serde_json::{Value, json};

use super::*;

/// What a page becomes, where no tile has an emoji.
fn made<T: serde::Serialize>(screen: &Screen, how: impl Fn(&Page<'_>) -> T) -> Value {
    made_with(&Faces::default(), screen, how)
}

fn made_with<T: serde::Serialize>(
    faces: &Faces,
    screen: &Screen,
    how: impl Fn(&Page<'_>) -> T,
) -> Value {
    let made = how(&Page::new(screen, faces, Vec::new()));
    serde_json::to_value(made).expect("builders can be written as JSON")
}

fn page() -> Screen {
    Screen {
        text: "**@everyone** look".into(),
        cards: vec![Card {
            body: "East".into(),
            ..Card::default()
        }],
        rows: vec![Row::Buttons(vec![
            Button {
                does: Does::Send("m1.1.2.pon".into()),
                label: "Pong".into(),
                emoji: None,
                style: Style::Danger,
                disabled: true,
            },
            Button {
                does: Does::Open("https://example.org".into()),
                label: "Look".into(),
                emoji: Some(Emoji::Unicode("🀄".into())),
                style: Style::Primary,
                disabled: false,
            },
        ])],
        ..Screen::default()
    }
}

#[test]
fn nobody_is_mentioned_unless_the_page_calls_somebody() {
    assert_eq!(
        made(&page(), |page| page.create())["allowed_mentions"]["parse"],
        json!([])
    );
    assert_eq!(
        made(&page(), |page| page.create())["allowed_mentions"]["users"],
        json!([])
    );
    let call = Screen {
        rings: Some(Person(77)),
        ..page()
    };
    let rung = made(&call, |page| page.create());
    assert_eq!(rung["allowed_mentions"]["parse"], json!([]));
    assert_eq!(rung["allowed_mentions"]["users"], json!(["77"]));
    assert_eq!(
        made(&call, |page| page.edit())["allowed_mentions"]["users"],
        json!([]),
        "editing never rings"
    );
}

#[test]
fn an_edit_clears_what_the_page_does_not_have() {
    let over = Screen {
        text: "over".into(),
        ..Screen::default()
    };
    let made = made(&over, |page| page.edit());
    assert_eq!(made["embeds"], json!([]));
    assert_eq!(made["components"], json!([]));
    assert_eq!(made["attachments"], json!([]));
}

#[test]
fn buttons_keep_their_ids_looks_and_addresses() {
    let made = made(&page(), |page| page.create());
    let buttons = &made["components"][0]["components"];
    assert_eq!(buttons[0]["custom_id"], "m1.1.2.pon");
    assert_eq!(buttons[0]["style"], 4);
    assert_eq!(buttons[0]["disabled"], true);
    assert_eq!(buttons[1]["style"], 5);
    assert_eq!(buttons[1]["url"], "https://example.org");
    assert!(buttons[1].get("custom_id").is_none());
}

#[test]
fn empty_texts_are_left_out_where_discord_refuses_them() {
    let made = made(&page(), |page| page.create());
    assert!(made["embeds"][0].get("title").is_none());
    assert!(made["embeds"][0].get("footer").is_none());
}

#[test]
fn private_words_are_private() {
    assert_eq!(made(&page(), |page| page.followup())["flags"], 64);
}

#[test]
fn a_tile_on_a_button_is_its_emoji_as_soon_as_all_are_there() {
    let five: engine::tile::Tile = "5p".parse().expect("a tile");
    let mut screen = page();
    let Some(Row::Buttons(buttons)) = screen.rows.first_mut() else {
        panic!("there are buttons");
    };
    buttons[0].emoji = Some(Emoji::Face(five));
    let faces = Faces::default();
    let of = |made: Value| made["components"][0]["components"][0]["emoji"].clone();
    let bare = of(made_with(&faces, &screen, |page| page.create()));
    assert_eq!(bare, Value::Null);
    let face = |(face, id)| (face, serenity::model::id::EmojiId::new(id));
    let mut emojis: crate::render::faces::Set = Face::all().zip(1000..).map(face).collect();
    emojis.extend([face((Face::Up(five), 77))]);
    faces.show(emojis);
    let emoji = of(made_with(&faces, &screen, |page| page.create()));
    assert_eq!(emoji["id"], "77");
}

#[test]
fn a_card_shows_a_picture_only_where_it_is_sent() {
    let screen = Screen {
        cards: vec![Card {
            body: "won".into(),
            image: Some("won.png".into()),
            ..Card::default()
        }],
        ..Screen::default()
    };
    let faces = Faces::default();
    let page = Page::new(
        &screen,
        &faces,
        vec![CreateAttachment::bytes(vec![1], "won.png")],
    );
    let json = |page: &Page<'_>| serde_json::to_value(page.create()).expect("JSON");
    assert_eq!(
        json(&page)["embeds"][0]["image"]["url"],
        "attachment://won.png"
    );
    let bare = json(&page.without_files());
    assert!(bare["embeds"][0].get("image").is_none());
    assert_eq!(bare["embeds"][0]["description"], "won");
}

#[test]
fn what_is_drawn_over_a_message_that_has_its_picture_names_no_file_and_still_shows_it() {
    let screen = Screen {
        cards: vec![Card {
            body: "won".into(),
            image: Some("won.png".into()),
            ..Card::default()
        }],
        files: vec![File {
            name: "won.png".into(),
            alt: "a hand".into(),
            content: Content::Bytes(vec![1]),
            instead: String::new(),
        }],
        ..Screen::default()
    };
    let faces = Faces::default();
    let bare = Page::new(&screen, &faces, Vec::new());
    let told = serde_json::to_value(bare.create()).expect("JSON");
    assert_eq!(told["embeds"][0]["description"], "won\na hand");
    let page = Page::over_its_files(&screen, &faces);
    let drawn = [
        serde_json::to_value(page.edit()).expect("JSON"),
        serde_json::to_value(page.original()).expect("JSON"),
    ];
    for json in drawn {
        assert!(json.get("attachments").is_none(), "{json}");
        assert_eq!(json["embeds"][0]["image"]["url"], "attachment://won.png");
    }
}

#[test]
fn where_files_are_refused_the_page_says_so_once() {
    let file = |name: &str| File {
        name: name.into(),
        alt: "a game".into(),
        content: Content::Bytes(b"{}".to_vec()),
        instead: "Discord did not take it.".into(),
    };
    let screen = Screen {
        text: "Here it is.".into(),
        files: vec![file("game.jsonl"), file("game.txt")],
        ..Screen::default()
    };
    let faces = Faces::default();
    let said = |page: &Page<'_>| {
        let json = serde_json::to_value(page.response()).expect("JSON");
        json["content"].as_str().expect("a text").to_owned()
    };
    let sent = ["game.jsonl", "game.txt"];
    let sent = sent.map(|name| CreateAttachment::bytes(b"{}".to_vec(), name));
    let sent = sent.to_vec();
    let page = Page::new(&screen, &faces, sent);
    assert_eq!(said(&page), "Here it is.");
    let bare = page.without_files();
    assert_eq!(said(&bare), "Here it is.\nDiscord did not take it.");
    assert_eq!(said(&Page::over_its_files(&screen, &faces)), "Here it is.");
}
