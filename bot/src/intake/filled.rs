//! Forms that were filled in.

use std::sync::Arc;

use serenity::model::application::{ActionRowComponent, ModalInteraction};
use serenity::model::channel::MessageFlags;

use super::Intake;
use super::speaker::Speaker;
use crate::outbox::receipt::{Pressed, Receipt};

impl Intake {
    /// Hears what was filled in: it belongs to the control that opened the form.
    pub(super) async fn filled(&self, filled: ModalInteraction) {
        let pressed = filled.message.as_ref().map(|message| Pressed {
            message: message.id.get(),
            is_private: message
                .flags
                .is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
        });
        let receipt = Receipt::new(
            Arc::clone(&self.http),
            self.studio.clone(),
            filled.id,
            filled.token.clone(),
            pressed,
            self.tables.clock().clone(),
        );
        let speaker = Speaker {
            user: &filled.user,
            member: filled.member.as_ref(),
            locale: &filled.locale,
            guild: filled.guild_id,
            guild_locale: filled.guild_locale.as_deref(),
            channel_id: filled.channel_id,
            channel: filled.channel.as_ref(),
            permitted: filled.app_permissions,
        };
        let voice = self.voice(speaker, receipt).await;
        let line = line(&filled).unwrap_or_default();
        let id = Some(filled.data.custom_id.as_str());
        self.answer(&voice, self.press(&voice, id, Some(line)))
            .await;
    }
}

/// The one line of our forms.
fn line(filled: &ModalInteraction) -> Option<String> {
    let mut parts = filled
        .data
        .components
        .iter()
        .flat_map(|row| &row.components);
    parts.find_map(|part| {
        if let ActionRowComponent::InputText(line) = part {
            line.value.clone()
        } else {
            None
        }
    })
}
