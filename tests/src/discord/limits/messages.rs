//! Whole messages, the answers to typing, and modals.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{components, embeds};
use crate::discord::refusal::{Complaints, Refusal};
use crate::discord::world::COMPONENTS_V2;

/// The greatest file, in bytes.
pub(in crate::discord) const MAX_FILE: usize = 10 * 1024 * 1024;

/// A message body with what is needed to judge it.
#[derive(Debug)]
pub(in crate::discord) struct Draft<'a> {
    /// The body.
    pub(in crate::discord) body: &'a Value,
    /// The flags that the message will bear.
    pub(in crate::discord) flags: u64,
    /// The part numbers (`files[n]`) and sizes of the uploaded files.
    pub(in crate::discord) files: Vec<(u64, usize)>,
    /// Ids of the files the message has already.
    pub(in crate::discord) kept: Vec<u64>,
    /// The application's emojis.
    pub(in crate::discord) emojis: &'a [Value],
}

/// Checks a message to be created or edited. Emptiness is the caller's to judge, who knows what stays.
pub(in crate::discord) fn message(draft: &Draft<'_>) -> Result<(), Refusal> {
    let mut complaints = Complaints::default();
    let body = draft.body;
    match &body["content"] {
        Value::Null => {}
        Value::String(text) if text.chars().count() > 2000 => {
            complaints.add(
                "content",
                "BASE_TYPE_MAX_LENGTH",
                "Must be 2000 or fewer in length.",
            );
        }
        Value::String(_) => {}
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => complaints.add(
            "content",
            "STRING_TYPE_CONVERT",
            "Could not interpret as string.",
        ),
    }
    let v2 = draft.flags & COMPONENTS_V2 != 0;
    if v2 {
        for part in ["content", "embeds", "poll", "sticker_ids"] {
            let empty = body[part].is_null()
                || body[part] == ""
                || body[part].as_array().is_some_and(Vec::is_empty);
            if !empty {
                complaints.add(
                    part,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    "Cannot be used with components V2",
                );
            }
        }
    }
    embeds::embeds(&body["embeds"], &mut complaints);
    components::components(&body["components"], v2, draft.emojis, &mut complaints);
    nonce(&body["nonce"], &mut complaints);
    mentions(&body["allowed_mentions"], &mut complaints);
    files(draft, &mut complaints)?;
    complaints.verdict()
}

fn nonce(nonce: &Value, complaints: &mut Complaints) {
    let fits = match nonce {
        Value::Null => true,
        Value::String(text) => text.chars().count() <= 25,
        Value::Number(number) => number.is_i64() || number.is_u64(),
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
    };
    if !fits {
        complaints.add(
            "nonce",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
}

fn mentions(allowed: &Value, complaints: &mut Complaints) {
    let list = |part: &str| {
        allowed[part]
            .as_array()
            .map_or(&[][..], Vec::as_slice)
            .to_vec()
    };
    let parse = list("parse");
    for (at, what) in parse.iter().enumerate() {
        if !matches!(what.as_str(), Some("users" | "roles" | "everyone")) {
            complaints.add(
                &format!("allowed_mentions.parse.{at}"),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            );
        }
    }
    for part in ["users", "roles"] {
        let ids = list(part);
        if ids.len() > 100 {
            complaints.add(
                &format!("allowed_mentions.{part}"),
                "BASE_TYPE_MAX_LENGTH",
                "Must be 100 or fewer in length.",
            );
        }
        if !ids.is_empty() && parse.iter().any(|what| what == part) {
            complaints.add(
                &format!("allowed_mentions.{part}"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                "Mutually exclusive with the same word in parse.",
            );
        }
    }
}

fn files(draft: &Draft<'_>, complaints: &mut Complaints) -> Result<(), Refusal> {
    if draft.files.iter().any(|(_, size)| *size > MAX_FILE) {
        return Err(Refusal::TOO_LARGE);
    }
    let listed = draft.body["attachments"].as_array();
    let kept = listed.map_or(draft.kept.len(), |list| {
        list.iter()
            .filter(|a| number(&a["id"]).is_some_and(|id| draft.kept.contains(&id)))
            .count()
    });
    if draft.files.len() + kept > 10 {
        complaints.add(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        );
    }
    for (at, attachment) in listed.into_iter().flatten().enumerate() {
        let known = number(&attachment["id"]).is_some_and(|id| {
            draft.kept.contains(&id) || draft.files.iter().any(|(part, _)| *part == id)
        });
        if !known {
            complaints.add(
                &format!("attachments.{at}.id"),
                "ATTACHMENT_NOT_FOUND",
                "The uploaded attachment was not found.",
            );
        }
        if let Some(text) = attachment["description"].as_str() {
            complaints.length(&format!("attachments.{at}.description"), text, 0, 1024);
        }
    }
    Ok(())
}

/// A snowflake, as text or number.
pub(in crate::discord) fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// Checks the choices for an option being typed: 25, each of the option's type.
pub(in crate::discord) fn choices(list: &Value) -> Result<(), Refusal> {
    let mut complaints = Complaints::default();
    let Some(list) = list.as_array() else {
        complaints.add(
            "data.choices",
            "BASE_TYPE_REQUIRED",
            "This field is required",
        );
        return complaints.verdict();
    };
    if list.len() > 25 {
        complaints.add(
            "data.choices",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 25 or fewer in length.",
        );
    }
    for (at, choice) in list.iter().enumerate() {
        complaints.length(
            &format!("data.choices.{at}.name"),
            choice["name"].as_str().unwrap_or_default(),
            1,
            100,
        );
        match &choice["value"] {
            Value::String(text) => {
                complaints.length(&format!("data.choices.{at}.value"), text, 0, 100)
            }
            Value::Number(_) => {}
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => {
                complaints.add(
                    &format!("data.choices.{at}.value"),
                    "BASE_TYPE_REQUIRED",
                    "This field is required",
                );
            }
        }
    }
    complaints.verdict()
}

/// Checks a modal: a title, and one to five text inputs, each in its row or below a label.
pub(in crate::discord) fn modal(form: &Value) -> Result<(), Refusal> {
    let mut complaints = Complaints::default();
    complaints.length(
        "data.custom_id",
        form["custom_id"].as_str().unwrap_or_default(),
        1,
        100,
    );
    complaints.length(
        "data.title",
        form["title"].as_str().unwrap_or_default(),
        1,
        45,
    );
    let rows = form["components"].as_array().map_or(&[][..], Vec::as_slice);
    if rows.is_empty() || rows.len() > 5 {
        complaints.add(
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    }
    let mut seen = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        let place = format!("data.components.{at}");
        let inputs = row["components"].as_array().map_or(1, Vec::len);
        let input = if row["type"] == 18 {
            &row["component"]
        } else {
            &row["components"][0]
        };
        if input["type"] != 4 || inputs != 1 {
            complaints.add(&place, "UNION_TYPE_CHOICES", "A row holds one text input.");
            continue;
        }
        let custom_id = input["custom_id"].as_str().unwrap_or_default();
        complaints.length(&format!("{place}.custom_id"), custom_id, 1, 100);
        if !seen.insert(custom_id) {
            complaints.add(
                &format!("{place}.custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
        let label = if row["type"] == 18 {
            &row["label"]
        } else {
            &input["label"]
        };
        complaints.length(
            &format!("{place}.label"),
            label.as_str().unwrap_or_default(),
            1,
            45,
        );
        complaints.length(
            &format!("{place}.placeholder"),
            input["placeholder"].as_str().unwrap_or_default(),
            0,
            100,
        );
        complaints.length(
            &format!("{place}.value"),
            input["value"].as_str().unwrap_or_default(),
            0,
            4000,
        );
        if !matches!(input["style"].as_u64(), Some(1 | 2)) {
            complaints.add(
                &format!("{place}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2}.",
            );
        }
    }
    complaints.verdict()
}
