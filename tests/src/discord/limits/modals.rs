//! Forms: a title, and one to five text inputs.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::discord::refusal::{Complaints, Refusal};

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
