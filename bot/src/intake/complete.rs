//! Autocompletion: offers from what the person himself can play, or nothing.

use std::time::Duration;

use commands::ask::slash::{self, Value};
use commands::desk;
use commands::who::{Person, Place, TableId};
use engine::deal::moves::Move;
use serenity::builder::{Builder, CreateAutocompleteResponse, CreateInteractionResponse};
use serenity::model::application::CommandInteraction;
use tokio::time::timeout;
use tracing::debug;

use super::{Intake, speaker, spoken};
use crate::outbox::verdict::status_and_code;
use crate::tables::Seated;

/// Offers that come later than this help nobody who types.
const PATIENCE: Duration = Duration::from_millis(800);

impl Intake {
    /// Offers completions for the option that is being typed.
    pub(super) async fn complete(&self, command: CommandInteraction) {
        let place = speaker::place(command.guild_id, command.channel_id);
        let (user, member) = (&command.user, command.member.as_deref());
        let asker = self.asker(user, member, &command.locale, place).await;
        let Some(typed) = command.data.autocomplete() else {
            return;
        };
        let (path, options) = spoken::read(&command.data);
        let offers = if typed.name == "table" {
            desk::table_offers(&self.tables_of(asker.member.person), typed.value)
        } else if (path.as_slice(), typed.name) == (&["table", "open"], "pace") {
            desk::pace_offers(&self.settings.paces, typed.value, asker.tongue)
        } else if matches!(path.as_slice(), ["table", "open"] | ["score"]) && typed.name == "rules"
        {
            desk::rules_offers(&self.settings.houses, typed.value, asker.tongue)
        } else {
            let seated = self
                .table_meant(place, asker.member.person, named(&options))
                .ok();
            let choices = choices(seated, asker.member.person).await;
            slash::complete(&path, typed.name, typed.value, &choices, asker.tongue)
        };
        let response = offers
            .into_iter()
            .fold(CreateAutocompleteResponse::new(), |response, offer| {
                response.add_string_choice(offer.label, offer.value)
            });
        let response = CreateInteractionResponse::Autocomplete(response);
        if let Err(error) = response
            .execute(&*self.http, (command.id, &command.token))
            .await
        {
            let (status, code) = status_and_code(&error).unwrap_or_default();
            debug!(status, code, "completions came to nothing");
        }
    }

    /// The tables a person sits at, with the names of their channels as far as we have heard them.
    fn tables_of(&self, person: Person) -> Vec<(TableId, String)> {
        let name = |place: Place| {
            self.rooms
                .get(&place.channel)
                .map(|name| name.clone())
                .unwrap_or_default()
        };
        self.tables
            .of(person)
            .into_iter()
            .map(|(table, place)| (table, name(place)))
            .collect()
    }
}

/// What the person can play now; nothing if the table is too busy to say.
async fn choices(seated: Option<Seated>, person: Person) -> Vec<Move> {
    match seated {
        Some(seated) => timeout(PATIENCE, seated.choices(person))
            .await
            .unwrap_or_default(),
        None => Vec::new(),
    }
}

/// The table that the other options name.
fn named(options: &[(String, Value)]) -> Option<TableId> {
    options.iter().find_map(|(name, value)| match value {
        Value::Text(number) if name == "table" => u32::from_str_radix(number, 16).ok().map(TableId),
        Value::Text(_) | Value::Number(_) | Value::Person(_) | Value::Flag(_) => None,
    })
}
