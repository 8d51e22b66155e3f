//! Buttons and selects.

use std::sync::Arc;

use commands::ask::mistake::Mistake;
use commands::ask::slash::Opening;
use commands::ask::{Ask, Press, elsewhere, look, own, press, wish};
use commands::desk::NO_TABLE;
use serenity::model::application::{ComponentInteraction, ComponentInteractionDataKind};
use serenity::model::channel::MessageFlags;
use tracing::debug;

use super::speaker::Speaker;
use super::{Intake, Outcome, Voice};
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
        let receipt = Receipt::new(
            Arc::clone(&self.http),
            self.studio.clone(),
            component.id,
            component.token.clone(),
            Some(pressed),
            self.tables.clock().clone(),
        );
        let speaker = Speaker {
            user: &component.user,
            member: component.member.as_ref(),
            locale: &component.locale,
            guild: component.guild_id,
            guild_locale: component.guild_locale.as_deref(),
            channel_id: component.channel_id,
            channel: component.channel.as_ref(),
            permitted: component.app_permissions,
        };
        let (id, picked) = touched(&component);
        let receipt = if !is_private && id.is_some_and(asks_for_hand) {
            receipt.that_replies()
        } else {
            receipt
        };
        let voice = self.voice(speaker, receipt).await;
        if voice.place.guild.is_none() {
            // He is in touch with us by direct message: they may reach him again.
            self.tables.knock(voice.asker.member.person);
        }
        self.answer(&voice, self.press(&voice, id, picked)).await;
    }

    /// Does what a control says, with what was picked or filled in where it asks for that.
    pub(super) async fn press(
        &self,
        voice: &Voice,
        id: Option<&str>,
        given: Option<String>,
    ) -> (Outcome, Option<Seated>) {
        if let Some(opening) = id.and_then(elsewhere::read) {
            return self.open(voice, &opening, true).await;
        }
        if let Some(wish) = id.and_then(wish::read) {
            let wish = match given {
                Some(given) => wish.with(given),
                None => wish,
            };
            return self.wish(voice, wish).await;
        }
        if let Some(Ok(look)) = id.map(look::read) {
            return (self.look(voice, look).await, None);
        }
        if let Some(Ok(own)) = id.map(own::read) {
            return (self.own(voice, own).await, None);
        }
        let Some(Ok(press)) = id.map(press::read) else {
            debug!("a button that is none of ours");
            return (voice.mistake(&Mistake::NotOurs), None);
        };
        let Press {
            table,
            turn,
            mut ask,
        } = press;
        if let Ask::Help(topic) = ask
            && table == NO_TABLE
        {
            return self.help(voice, topic).await;
        }
        if ask == Ask::Learn {
            let opening = Opening::default();
            return self.learn(voice, &opening).await;
        }
        if let Some(given) = given {
            ask = ask.with(given);
        }
        let heard_in = self.tables.heard_in(voice.place.channel);
        let found = self.tables.find(table);
        if let Some(there) = found.as_ref().map(|seated| seated.place)
            && voice.place.guild.is_some()
            && voice.place.guild == there.guild
            && voice.place.channel != there.channel
            && heard_in != Some(table)
        {
            let moved = Mistake::TableMoved { place: there };
            return (voice.mistake(&moved), None);
        }
        let seated = found.filter(|seated| {
            // The id comes from outside: a table's buttons stand in its channel, in the direct messages of those who sit
            // there, and in their private threads only.
            let person = voice.asker.member.person;
            let is_his = voice.place.guild.is_none() && self.tables.sits_at(person, seated.id);
            is_his || heard_in == Some(seated.id)
        });
        match seated {
            Some(seated) => self.ask(voice, &seated, ask, Some(turn)).await,
            None => {
                let seen = self.look_back(voice, Some(table), ask, Some(turn)).await;
                let outcome = match seen {
                    Some(seen) => seen,
                    None => voice.mistake(&self.why_gone(table).await),
                };
                (outcome, None)
            }
        }
    }
}

/// What was pressed changes nothing and is answered with a hand.
fn asks_for_hand(id: &str) -> bool {
    press::read(id).is_ok_and(|press| press.ask == Ask::Hand)
}

/// The id of what was pressed: the button's, or that of the choice made in a select. What was picked from the server's
/// own channels or roles comes beside it.
fn touched(component: &ComponentInteraction) -> (Option<&str>, Option<String>) {
    let own = Some(component.data.custom_id.as_str());
    let numbers = |numbers: Vec<u64>| {
        let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
        Some(numbers.join(","))
    };
    match &component.data.kind {
        ComponentInteractionDataKind::Button => (own, None),
        ComponentInteractionDataKind::StringSelect { values } => {
            (values.first().map(String::as_str), None)
        }
        ComponentInteractionDataKind::ChannelSelect { values } => {
            (own, numbers(values.iter().map(|id| id.get()).collect()))
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            (own, numbers(values.iter().map(|id| id.get()).collect()))
        }
        // We draw no selects of other kinds.
        ComponentInteractionDataKind::UserSelect { .. }
        | ComponentInteractionDataKind::MentionableSelect { .. }
        | ComponentInteractionDataKind::Unknown(_) => (None, None),
    }
}
