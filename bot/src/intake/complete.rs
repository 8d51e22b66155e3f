//! Autocompletion: offers from what the person himself can play, or nothing.

use std::sync::Arc;
use std::time::Duration;

use commands::ask::slash::{self, Known, Offer, Value};
use commands::desk;
use commands::table::Asker;
use commands::who::{Person, Place, TableId};
use commands::words::Tongue;
use engine::rules::RuleSet;
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
        let locale = Tongue::from_discord(&command.locale);
        let (path, options) = spoken::read(&command.data);
        let offers = async {
            // For whoever types into nothing there is nothing, and that at once.
            let Some(typed) = command.data.autocomplete() else {
                return Vec::new();
            };
            let typing = Typing {
                path: &path,
                option: typed.name,
                typed: typed.value,
                others: &options,
            };
            let asker = self.asker(user, member, locale, place).await;
            self.offers(&asker, place, typing).await
        };
        let offers = timeout(PATIENCE, offers).await.unwrap_or_else(|_| {
            debug!("completions could not be offered in time");
            Vec::new()
        });
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

    async fn offers(&self, asker: &Asker, place: Place, typing: Typing<'_>) -> Vec<Offer> {
        let (typed, tongue) = (typing.typed, asker.tongue);
        let (person, settings) = (asker.member.person, &self.settings);
        match (typing.path, typing.option) {
            (["server", "end"], "table") => {
                let guild = place.guild.filter(|_| asker.is_admin);
                let here = guild.map(|guild| self.tables.in_guild(guild));
                let here = here.unwrap_or_default().into_iter();
                let named: Vec<_> = here
                    .map(|seated| (seated.id, self.name(seated.place)))
                    .collect();
                desk::table_offers(&named, typed)
            }
            (_, "table") => desk::table_offers(&self.tables_of(person), typed),
            (["table", "open" | "pace"] | ["server", _], "pace") => {
                desk::pace_offers(&settings.paces, typed, tongue)
            }
            (["me", _], "zone") => {
                desk::settings::zone_offers(typed, self.tables.clock().now(), tongue)
            }
            (["server", _], "days") => {
                desk::settings::day_offers(typed, settings.keep_games, tongue)
            }
            (["history"], "game") => self.games(asker, place, typing).await,
            (["stats"] | ["leaderboard"], "rules") => desk::rule_set_offers(typed, tongue),
            (["table", "open" | "learn"] | ["score"] | ["server", _], "rules") => {
                desk::rules_offers(&settings.houses, typed, tongue)
            }
            (["table", "options"], option) => {
                let Some(set) = self.rules_at(place, person).await else {
                    return Vec::new();
                };
                match (option, text(typing.others, "key")) {
                    ("value", Some(key)) => slash::option_values(&set, key, typed, tongue),
                    ("value", None) => Vec::new(),
                    _ => slash::option_keys(&set, typed, tongue),
                }
            }
            (path, option) => {
                let seated = self.table_meant(place, person, named(typing.others)).ok();
                let known = known(seated, person).await;
                slash::complete(path, option, typed, &known, tongue)
            }
        }
    }

    /// The games that he may look at here: those of the person that is named beside, or all.
    async fn games(&self, asker: &Asker, place: Place, typing: Typing<'_>) -> Vec<Offer> {
        let of = typing.others.iter().find_map(|(_, value)| match value {
            Value::Person(person) => Some(*person),
            Value::Text(_)
            | Value::Number(_)
            | Value::Channel(_)
            | Value::Role(_)
            | Value::Flag(_) => None,
        });
        let store = self.tables.store();
        let Ok(games) = store.games(place, asker.member.person, of).await else {
            debug!("games could not be offered");
            return Vec::new();
        };
        let quiet = asker.preferences.quiet.as_ref();
        let zone = quiet.map(|quiet| quiet.zone.as_str());
        desk::game_offers(&games, typing.typed, zone, asker.tongue)
    }

    async fn rules_at(&self, place: Place, person: Person) -> Option<Arc<RuleSet>> {
        self.table_meant(place, person, None).ok()?.rules().await
    }

    /// What a channel with a table is called, as far as we have heard it.
    fn name(&self, place: Place) -> String {
        let name = self.rooms.get(&place.channel);
        name.map(|name| name.clone()).unwrap_or_default()
    }

    /// The tables a person sits at, with the names of their channels as far as we have heard them.
    fn tables_of(&self, person: Person) -> Vec<(TableId, String)> {
        self.tables
            .of(person)
            .into_iter()
            .map(|(table, place)| (table, self.name(place)))
            .collect()
    }
}

/// What the person knows of his game.
async fn known(seated: Option<Seated>, person: Person) -> Known {
    match seated {
        Some(seated) => seated.known(person).await,
        None => Known::default(),
    }
}

/// An option that is being typed.
#[derive(Clone, Copy)]
struct Typing<'a> {
    path: &'a [&'a str],
    option: &'a str,
    typed: &'a str,
    others: &'a [(String, Value)],
}

/// The text of another option.
fn text<'a>(others: &'a [(String, Value)], wanted: &str) -> Option<&'a str> {
    let found = others.iter().find(|(name, _)| name == wanted)?;
    if let Value::Text(text) = &found.1 {
        Some(text)
    } else {
        None
    }
}

/// The table that the other options name.
fn named(options: &[(String, Value)]) -> Option<TableId> {
    let number = text(options, "table")?;
    u32::from_str_radix(number, 16).ok().map(TableId)
}
