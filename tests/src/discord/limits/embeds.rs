//! Embeds: ten, 6000 characters over all.

use serde_json::{Value, json};
use twilight_model::channel::message::Embed;

use crate::discord::refusal::Complaints;

/// Checks the list of embeds of a message.
pub(super) fn embeds(list: &Value, complaints: &mut Complaints) {
    let Some(list) = list.as_array() else {
        if !list.is_null() {
            complaints.add(
                "embeds",
                "LIST_TYPE_CONVERT",
                "Only lists may be used here.",
            );
        }
        return;
    };
    if list.len() > 10 {
        complaints.add(
            "embeds",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    let mut total = 0;
    for (at, embed) in list.iter().enumerate() {
        total += characters(embed);
        one(&format!("embeds.{at}"), embed, complaints);
    }
    if total > 6000 {
        complaints.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            "Embed size exceeds maximum size of 6000",
        );
    }
    if complaints.is_empty() {
        second_opinion(list, complaints);
    }
}

/// The characters of an embed that count towards 6000.
fn characters(embed: &Value) -> usize {
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let fields = embed["fields"].as_array().map_or(0, |fields| {
        fields
            .iter()
            .map(|f| count(&f["name"]) + count(&f["value"]))
            .sum()
    });
    count(&embed["title"])
        + count(&embed["description"])
        + count(&embed["footer"]["text"])
        + count(&embed["author"]["name"])
        + fields
}

fn one(place: &str, embed: &Value, complaints: &mut Complaints) {
    for (path, text, most) in [
        ("title", &embed["title"], 256),
        ("description", &embed["description"], 4096),
        ("footer.text", &embed["footer"]["text"], 2048),
        ("author.name", &embed["author"]["name"], 256),
    ] {
        if let Some(text) = text.as_str() {
            complaints.length(&format!("{place}.{path}"), text, 0, most);
        }
    }
    let fields = embed["fields"].as_array().map_or(&[][..], Vec::as_slice);
    if fields.len() > 25 {
        complaints.add(
            &format!("{place}.fields"),
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    for (at, field) in fields.iter().enumerate() {
        for (part, most) in [("name", 256), ("value", 1024)] {
            let path = format!("{place}.fields.{at}.{part}");
            match field[part].as_str() {
                Some(text) if !text.trim().is_empty() => complaints.length(&path, text, 1, most),
                _ => complaints.add(&path, "BASE_TYPE_REQUIRED", "This field is required"),
            }
        }
    }
    if let Some(colour) = embed["color"].as_i64()
        && !(0..=0xFF_FFFF).contains(&colour)
    {
        complaints.add(
            &format!("{place}.color"),
            "NUMBER_TYPE_MAX",
            "int value should be between 0 and 16777215.",
        );
    }
    let shows = [
        "title",
        "description",
        "fields",
        "footer",
        "author",
        "image",
        "thumbnail",
    ];
    if shows.iter().all(|part| {
        matches!(&embed[*part], Value::Null) || embed[*part] == "" || embed[*part] == json!([])
    }) {
        complaints.add(
            &format!("{place}.description"),
            "BASE_TYPE_REQUIRED",
            "This field is required",
        );
    }
}

fn second_opinion(list: &[Value], complaints: &mut Complaints) {
    let read = |embed: &Value| {
        let mut embed = embed.clone();
        embed["type"] = json!("rich");
        if embed["fields"].is_null() {
            embed["fields"] = json!([]);
        }
        serde_json::from_value::<Embed>(embed).ok()
    };
    // What twilight cannot read it cannot judge.
    let embeds: Vec<Embed> = list.iter().filter_map(read).collect();
    if let Err(error) = twilight_validate::message::embeds(&embeds) {
        complaints.add("embeds", "TWILIGHT", error.to_string());
    }
}
