//! Whole messages, and the answers to typing.

use serde_json::Value;

use super::{components, embeds};
use crate::discord::flags::COMPONENTS_V2;
use crate::discord::refusal::{Complaints, Refusal};

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
