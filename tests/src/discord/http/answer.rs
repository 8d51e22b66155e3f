//! What becomes of a request.

use serde_json::Value;

use crate::discord::refusal::Refusal;

/// A status with a body, or a refusal.
pub(super) type Answer = Result<(u16, Value), Refusal>;

/// 200.
pub(super) fn done(body: Value) -> Answer {
    Ok((200, body))
}

/// 204: done, nothing to say.
pub(super) fn gone() -> Answer {
    Ok((204, Value::Null))
}
