//! Buttons and selects.

use std::sync::Arc;

use commands::ask::Press;
use commands::ask::mistake::Mistake;
use commands::ask::press;
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};
use serenity::model::channel::MessageFlags;
use tracing::debug;

use super::{Intake, Outcome, Voice, speaker};
use crate::outbox::receipt::{Pressed, Receipt};
use crate::tables::Seated;

impl Intake {
    /// Hears a press.
    pub(super) async fn touched(&self, component: ComponentInteraction) {
        let is_private = component
            .message
            .flags
            .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
        let pressed = Pressed {
            message: component.message.id.get(),
            is_private,
        };
        let http = Arc::clone(&self.http);
        let place = speaker::place(component.guild_id, component.channel_id);
        let (user, member) = (&component.user, component.member.as_ref());
        let voice = Voice {
            asker: self.asker(user, member, &component.locale, place).await,
            place,
            receipt: Arc::new(Receipt::new(
                http,
                component.id,
                component.token.clone(),
                Some(pressed),
                self.tables.clock().clone(),
            )),
        };
        self.note_room(voice.place, component.channel.as_ref());
        if voice.place.guild.is_none() {
            // He is in touch with us by direct message: they may reach him again.
            self.tables.knock(voice.asker.member.person);
        }
        self.answer(&voice, self.press(&voice, id(&component)))
            .await;
    }

    async fn press(&self, voice: &Voice, id: Option<&str>) -> (Outcome, Option<Seated>) {
        let Some(Ok(press)) = id.map(press::read) else {
            debug!("a button that is none of ours");
            return (voice.mistake(&Mistake::NotOurs), None);
        };
        let Press { table, turn, ask } = press;
        let seated = self.tables.find(table).filter(|seated| {
            // The id comes from outside: a table's buttons stand in its channel and in direct messages only.
            voice.place.guild.is_none() || voice.place.channel == seated.place.channel
        });
        match seated {
            Some(seated) => self.ask(voice, &seated, ask, Some(turn)).await,
            None => {
                let seen = self.look_back(voice, Some(table), ask, Some(turn)).await;
                (
                    seen.unwrap_or_else(|| voice.mistake(&Mistake::TableGone)),
                    None,
                )
            }
        }
    }
}

/// The id of what was pressed: the button's, or that of the choice made in a select.
fn id(component: &ComponentInteraction) -> Option<&str> {
    match &component.data.kind {
        ComponentInteractionDataKind::Button => Some(&component.data.custom_id),
        ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
        // We draw no selects of other kinds.
        ComponentInteractionDataKind::UserSelect { .. }
        | ComponentInteractionDataKind::RoleSelect { .. }
        | ComponentInteractionDataKind::MentionableSelect { .. }
        | ComponentInteractionDataKind::ChannelSelect { .. }
        | ComponentInteractionDataKind::Unknown(_) => None,
    }
}
