//! What Discord has not said so far: events, fields and values of its future, and broken ones; and a gateway out of order.

use std::time::Instant;

use serde_json::Value;

use crate::discord::Discord;

impl Discord {
    /// The bot is told of an event, whatever that may be.
    pub fn dispatch(&self, event: &str, data: &Value) {
        for session in &mut self.core.world().sessions.list {
            session.dispatch(event, data.clone());
        }
    }

    /// The next interaction is told with this merged into it: objects field by field, all else in place of what stood there,
    /// and `null` takes a field out.
    pub fn alter_next_interaction(&self, patch: Value) {
        self.core.world().altered = Some(patch);
    }

    /// New gateway connections are closed with this code before anything is said on them; `None` ends that.
    pub fn hang_up(&self, code: Option<u16>) {
        self.core.world().sessions.hangs_up = code;
    }

    /// When the bot wanted to connect to the gateway, refused or not.
    #[must_use]
    pub fn knocks(&self) -> Vec<Instant> {
        self.core.world().sessions.knocks.clone()
    }
}

/// Merges a patch, as RFC 7386 has it.
pub(super) fn merge(into: &mut Value, patch: Value) {
    let Value::Object(fields) = patch else {
        *into = patch;
        return;
    };
    if !into.is_object() {
        *into = Value::Object(serde_json::Map::new());
    }
    let Value::Object(there) = into else { return };
    for (name, patch) in fields {
        if patch.is_null() {
            there.remove(&name);
        } else {
            merge(there.entry(name).or_insert(Value::Null), patch);
        }
    }
}
