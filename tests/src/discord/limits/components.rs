//! Rows, buttons and selects; Components V2 in its outlines.

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;

use super::messages::number;
use crate::discord::refusal::Complaints;

/// The walk over a message's components.
struct Walk<'a> {
    complaints: &'a mut Complaints,
    /// The application's emojis by id.
    emojis: &'a [Value],
    v2: bool,
    custom_ids: BTreeSet<String>,
    count: usize,
    text: usize,
}

/// Checks the components of a message. `v2` is whether it bears the flag.
pub(super) fn components(list: &Value, v2: bool, emojis: &[Value], complaints: &mut Complaints) {
    let Some(list) = list.as_array() else {
        if !list.is_null() {
            complaints.add(
                "components",
                "LIST_TYPE_CONVERT",
                "Only lists may be used here.",
            );
        }
        return;
    };
    if !v2 && list.len() > 5 {
        complaints.add(
            "components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    }
    let mut walk = Walk {
        complaints,
        emojis,
        v2,
        custom_ids: BTreeSet::new(),
        count: 0,
        text: 0,
    };
    for (at, component) in list.iter().enumerate() {
        walk.top(&format!("components.{at}"), component);
    }
    let (count, text) = (walk.count, walk.text);
    if v2 && count > 40 {
        complaints.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "The total number of components cannot exceed 40",
        );
    }
    if v2 && text > 4000 {
        complaints.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Displayable text cannot exceed 4000",
        );
    }
    // Twilight's text limit for V2 is stricter than Discord's.
    if !v2 && complaints.is_empty() {
        let read: Vec<Component> = list
            .iter()
            .filter_map(|component| serde_json::from_value(component.clone()).ok())
            .collect();
        if let Err(error) = twilight_validate::message::components(&read, false) {
            complaints.add("components", "TWILIGHT", error.to_string());
        }
    }
}

impl Walk<'_> {
    fn complain(&mut self, place: &str, code: &'static str, message: &str) {
        self.complaints.add(place, code, message);
    }

    fn top(&mut self, place: &str, component: &Value) {
        self.count += 1;
        match component["type"].as_u64() {
            Some(1) => self.row(place, component),
            Some(9 | 10 | 11 | 12 | 13 | 14 | 17) if self.v2 => self.v2(place, component),
            _ => self.complain(
                &format!("{place}.type"),
                "UNION_TYPE_CHOICES",
                "Value of field \"type\" must be one of those allowed here.",
            ),
        }
    }

    fn v2(&mut self, place: &str, component: &Value) {
        if component["type"] == 10 {
            match component["content"].as_str() {
                Some(text) if !text.is_empty() => self.text += text.chars().count(),
                _ => self.complain(
                    &format!("{place}.content"),
                    "BASE_TYPE_REQUIRED",
                    "This field is required",
                ),
            }
        }
        for (at, child) in component["components"]
            .as_array()
            .into_iter()
            .flatten()
            .enumerate()
        {
            self.top(&format!("{place}.components.{at}"), child);
        }
        match component["accessory"]["type"].as_u64() {
            Some(2) => {
                self.count += 1;
                self.button(&format!("{place}.accessory"), &component["accessory"]);
            }
            Some(_) => self.count += 1,
            None => {}
        }
    }

    fn row(&mut self, place: &str, row: &Value) {
        let children = row["components"].as_array().map_or(&[][..], Vec::as_slice);
        let selects = children
            .iter()
            .filter(|child| matches!(child["type"].as_u64(), Some(3 | 5..=8)))
            .count();
        if children.is_empty() || children.len() > 5 {
            self.complain(
                &format!("{place}.components"),
                "BASE_TYPE_BAD_LENGTH",
                "Must be between 1 and 5 in length.",
            );
        } else if selects > 0 && children.len() > 1 {
            self.complain(
                &format!("{place}.components"),
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
        for (at, child) in children.iter().enumerate() {
            self.count += 1;
            let place = format!("{place}.components.{at}");
            match child["type"].as_u64() {
                Some(2) => self.button(&place, child),
                Some(3 | 5..=8) => self.select(&place, child),
                _ => self.complain(
                    &format!("{place}.type"),
                    "UNION_TYPE_CHOICES",
                    "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).",
                ),
            }
        }
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

    fn button(&mut self, place: &str, button: &Value) {
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

    fn select(&mut self, place: &str, select: &Value) {
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
