//! Discord's list of our commands, written only when it differs from ours.

use serde_json::Value;
use serenity::http::Http;
use tracing::{info, warn};

use crate::outbox::verdict::status_and_code;
use crate::render::command;

/// Sees to it that Discord knows our commands. A failure is logged: the commands of an earlier run still work.
pub async fn register(http: &Http) {
    if let Err(error) = try_register(http).await {
        let (status, code) = status_and_code(&error).unwrap_or_default();
        warn!(status, code, "the commands could not be registered");
    }
}

async fn try_register(http: &Http) -> Result<(), serenity::Error> {
    let ours = command::all();
    let theirs = http.get_global_commands_with_localizations().await?;
    let (wanted, known) = (serde_json::to_value(&ours)?, serde_json::to_value(&theirs)?);
    if agree_by_name(&wanted, &known) {
        return Ok(());
    }
    http.create_global_commands(&ours).await?;
    info!(commands = ours.len(), "the commands were registered");
    Ok(())
}

/// The same commands in whatever order, each saying the same.
fn agree_by_name(wanted: &Value, known: &Value) -> bool {
    let (Some(wanted), Some(known)) = (wanted.as_array(), known.as_array()) else {
        return false;
    };
    wanted.len() == known.len()
        && wanted.iter().all(|ours| {
            known
                .iter()
                .any(|theirs| ours["name"] == theirs["name"] && agree(ours, theirs))
        })
}

/// Everything that `wanted` says stands in `known`. Discord adds ids and versions, and leaves out what is empty or the
/// default.
fn agree(wanted: &Value, known: &Value) -> bool {
    match (wanted, known) {
        (Value::Object(ours), Value::Object(theirs)) => {
            ours.iter().all(|(key, value)| match theirs.get(key) {
                Some(other) => agree(value, other),
                None => is_empty(value),
            })
        }
        (Value::Array(ours), Value::Array(theirs)) => {
            ours.len() == theirs.len()
                && ours
                    .iter()
                    .zip(theirs)
                    .all(|(ours, theirs)| agree(ours, theirs))
        }
        (ours, Value::Null) => is_empty(ours),
        (ours, theirs) => ours == theirs || (is_empty(ours) && is_empty(theirs)),
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::Bool(true) | Value::Number(_) | Value::String(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::agree_by_name;

    #[test]
    fn what_discord_adds_is_no_difference() {
        let ours = json!([{"name": "pass", "description": "Pass", "options": [], "nsfw": false}]);
        let theirs = json!([{"id": "1", "version": "2", "name": "pass", "description": "Pass"}]);
        assert!(agree_by_name(&ours, &theirs));
    }

    #[test]
    fn another_word_option_or_command_is() {
        let ours = json!([{"name": "pass", "description": "Pass", "options": [{"name": "table"}]}]);
        for theirs in [
            json!([]),
            json!([{"name": "pass", "description": "Skip", "options": [{"name": "table"}]}]),
            json!([{"name": "pass", "description": "Pass", "options": []}]),
            json!([{"name": "pass", "description": "Pass", "options": [{"name": "seat"}]}]),
            json!([{"name": "pass", "description": "Pass", "options": [{"name": "table"}]}, {"name": "old"}]),
        ] {
            assert!(!agree_by_name(&ours, &theirs), "{theirs}");
        }
    }
}
