//! Interactions that the library cannot read: they lack something, or have it in a form that is newer than the library.

use std::sync::Arc;

use commands::screen::notice;
use commands::words::Tongue;
use serde_json::Value;
use serenity::model::id::InteractionId;
use tracing::error;

use super::Intake;
use crate::fault::FaultId;
use crate::outbox::receipt::Receipt;

impl Intake {
    /// Apologizes for not having understood, as far as what was said can be answered at all.
    pub async fn hear_unread(&self, said: &Value) {
        let fault = FaultId::fresh();
        let kind = said["type"].as_u64().unwrap_or_default();
        error!(%fault, kind, "an interaction could not be read");
        let id = said["id"].as_str().and_then(|id| id.parse().ok());
        let id = id.filter(|id: &u64| *id != 0);
        // Commands, presses and forms: whoever only types needs no word.
        let (Some(id), Some(token), 2 | 3 | 5) = (id, said["token"].as_str(), kind) else {
            return;
        };
        let receipt = Receipt::new(
            Arc::clone(&self.http),
            self.studio.clone(),
            InteractionId::new(id),
            token.to_owned(),
            None,
            self.tables.clock().clone(),
        );
        let tongue = Tongue::from_discord(said["locale"].as_str().unwrap_or_default());
        let sorry = notice::fault(&fault.to_string(), tongue.into());
        // What does not arrive is in the log.
        let _ = receipt.insist(&sorry).await;
    }
}
