//! Buttons and selects, judged on a walk over a message.

use std::collections::BTreeSet;

use serde_json::Value;

use super::number;
use crate::discord::refusal::Complaints;

/// The walk over a message's components.
pub(super) struct Walk<'a> {
    pub(super) complaints: &'a mut Complaints,
    /// The application's emojis by id.
    pub(super) emojis: &'a [Value],
    pub(super) v2: bool,
    pub(super) custom_ids: BTreeSet<String>,
    pub(super) count: usize,
    pub(super) text: usize,
}

impl Walk<'_> {
    /// Adds a complaint.
    pub(super) fn complain(&mut self, place: &str, code: &'static str, message: &str) {
        self.complaints.add(place, code, message);
    }

    fn custom_id(&mut self, place: &str, value: &Value) {
        let place = format!("{place}.custom_id");
        match value.as_str() {
            Some(id) => {
                self.complaints.length(&place, id, 1, 100);
                if !self.custom_ids.insert(id.to_owned()) {
                    self.complain(
                        &place,
                        "COMPONENT_CUSTOM_ID_DUPLICATED",
                        "Component custom id cannot be duplicated",
                    );
                }
            }
            None => self.complain(
                &place,
                "COMPONENT_CUSTOM_ID_REQUIRED",
                "A custom id is required",
            ),
        }
    }

    pub(super) fn button(&mut self, place: &str, button: &Value) {
        match button["style"].as_u64() {
            Some(1..=4) => {
                self.custom_id(place, &button["custom_id"]);
                if !button["url"].is_null() {
                    self.complain(
                        &format!("{place}.url"),
                        "BUTTON_COMPONENT_URL_INVALID",
                        "A url is only for link buttons",
                    );
                }
            }
            Some(5) => {
                if !button["custom_id"].is_null() {
                    self.complain(
                        &format!("{place}.custom_id"),
                        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                        "A custom id and url cannot both be specified",
                    );
                }
                let url = button["url"].as_str().unwrap_or_default();
                if !(url.starts_with("https://")
                    || url.starts_with("http://")
                    || url.starts_with("discord://"))
                    || url.len() > 512
                {
                    self.complain(
                        &format!("{place}.url"),
                        "URL_TYPE_INVALID_URL",
                        "Not a well formed URL.",
                    );
                }
            }
            Some(6) if button["sku_id"].is_string() => {}
            _ => self.complain(
                &format!("{place}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3, 4, 5, 6}.",
            ),
        }
        let label = button["label"].as_str().unwrap_or_default();
        self.complaints
            .length(&format!("{place}.label"), label, 0, 80);
        if label.is_empty() && button["emoji"].is_null() && button["style"] != 6 {
            self.complain(
                place,
                "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
                "A button must have a label or emoji",
            );
        }
        self.emoji(place, &button["emoji"]);
    }

    fn emoji(&mut self, place: &str, emoji: &Value) {
        if emoji.is_null() {
            return;
        }
        let known = match number(&emoji["id"]) {
            None => emoji["name"].as_str().is_some_and(is_emoji),
            Some(id) => self
                .emojis
                .iter()
                .any(|there| number(&there["id"]) == Some(id)),
        };
        if !known {
            self.complain(
                &format!("{place}.emoji.name"),
                "COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            );
        }
    }

    pub(super) fn select(&mut self, place: &str, select: &Value) {
        self.custom_id(place, &select["custom_id"]);
        if let Some(text) = select["placeholder"].as_str() {
            self.complaints
                .length(&format!("{place}.placeholder"), text, 0, 150);
        }
        let options = select["options"].as_array().map_or(&[][..], Vec::as_slice);
        let textual = select["type"] == 3;
        if textual && (options.is_empty() || options.len() > 25) {
            self.complain(
                &format!("{place}.options"),
                "BASE_TYPE_BAD_LENGTH",
                "Must be between 1 and 25 in length.",
            );
        }
        let mut values = BTreeSet::new();
        for (at, option) in options.iter().enumerate() {
            let place = format!("{place}.options.{at}");
            for part in ["label", "value"] {
                match option[part].as_str() {
                    Some(text) => self
                        .complaints
                        .length(&format!("{place}.{part}"), text, 1, 100),
                    None => self.complain(
                        &format!("{place}.{part}"),
                        "BASE_TYPE_REQUIRED",
                        "This field is required",
                    ),
                }
            }
            if let Some(text) = option["description"].as_str() {
                self.complaints
                    .length(&format!("{place}.description"), text, 0, 100);
            }
            if !values.insert(option["value"].as_str()) {
                self.complain(
                    &format!("{place}.value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    "The specified option value is already used",
                );
            }
            self.emoji(&place, &option["emoji"]);
        }
        self.bounds(
            place,
            select,
            if textual { options.len() as u64 } else { 25 },
        );
    }

    fn bounds(&mut self, place: &str, select: &Value, count: u64) {
        let (least, most) = (
            select["min_values"].as_u64().unwrap_or(1),
            select["max_values"].as_u64().unwrap_or(1),
        );
        if most < 1 || most > count || most < least {
            self.complain(
                &format!("{place}.max_values"),
                "SELECT_COMPONENT_MAX_VALUES",
                "Must be between min_values and the number of options.",
            );
        }
        let chosen = select["options"]
            .as_array()
            .into_iter()
            .flatten()
            .filter(|option| option["default"] == true)
            .count() as u64;
        if chosen > most {
            self.complain(
                &format!("{place}.options"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                "More defaults than max_values.",
            );
        }
    }
}

/// Whether Discord draws this as an emoji. Of the mahjong tiles in Unicode it draws the red dragon only.
fn is_emoji(name: &str) -> bool {
    let tile = name
        .chars()
        .any(|c| ('\u{1F000}'..='\u{1F02B}').contains(&c) && c != '\u{1F004}');
    !tile && !name.is_empty() && name.chars().count() <= 16 && !name.is_ascii()
        || name.ends_with('\u{20E3}')
}
