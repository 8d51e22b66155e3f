//! Rows, buttons and selects; Components V2 in its outlines.

use std::collections::BTreeSet;

use serde_json::Value;
use twilight_model::channel::message::Component;

use super::controls::Walk;
use crate::discord::refusal::Complaints;

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
}
