//! Who speaks, and from where. Numbers come from Discord, and what they may do is for the table to decide.

use std::sync::Arc;

use commands::preferences::Preferences;
use commands::table::Asker;
use commands::who::{Channel, Guild, Member, Person, Place, Role};
use commands::words::{TileStyle, Tongue};
use serenity::model::channel::{ChannelType, PartialChannel};
use serenity::model::guild::Member as GuildMember;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::permissions::Permissions;
use serenity::model::user::User;

use super::{Intake, Voice};
use crate::outbox::receipt::Receipt;

/// What an interaction tells of the one who speaks.
pub(super) struct Speaker<'a> {
    pub(super) user: &'a User,
    pub(super) member: Option<&'a GuildMember>,
    pub(super) locale: &'a str,
    pub(super) guild: Option<GuildId>,
    pub(super) guild_locale: Option<&'a str>,
    pub(super) channel_id: ChannelId,
    pub(super) channel: Option<&'a PartialChannel>,
    pub(super) permitted: Option<Permissions>,
}

impl Intake {
    /// Somebody who speaks, with the one answer he gets.
    pub(super) async fn voice(&self, speaker: Speaker<'_>, receipt: Receipt) -> Voice {
        let place = place(speaker.guild, speaker.channel_id);
        let member = speaker.member;
        let roles = member.map_or(&[][..], |member| &member.roles);
        let locale = Tongue::from_discord(speaker.locale);
        let asker = self.asker(speaker.user, member, locale, place);
        let voice = Voice {
            asker: receipt.in_time(asker).await,
            place,
            has_threads: speaker.channel.is_some_and(|channel| {
                matches!(channel.kind, ChannelType::Text | ChannelType::News)
            }),
            room: speaker.channel.and_then(|channel| channel.name.clone()),
            is_apart: place.guild.is_none() || self.tables.is_private(place.channel),
            parent: speaker
                .channel
                .filter(|channel| channel.thread_metadata.is_some())
                .and_then(|thread| Some(Channel(thread.parent_id?.get()))),
            permitted: speaker.permitted,
            may: member.and_then(|member| member.permissions),
            roles: roles.iter().map(|role| Role(role.get())).collect(),
            locale,
            public: speaker.guild_locale.map_or(locale, Tongue::from_discord),
            receipt: Arc::new(receipt),
        };
        self.note_room(&voice);
        self.note_permits(&voice);
        voice
    }

    /// Who speaks: in a server with his name there, with what he chose for himself.
    pub(super) async fn asker(
        &self,
        user: &User,
        member: Option<&GuildMember>,
        locale: Tongue,
        place: Place,
    ) -> Asker {
        let name = member.map_or_else(|| user.display_name(), GuildMember::display_name);
        let person = Person(user.id.get());
        let preferences = self.wishes.of_person(person).await;
        let preferences = self.preferring(preferences, place).await;
        let tongue = preferences.tongue;
        let tiles = match preferences.tiles {
            Some(chosen) => chosen,
            None => self.tiles_at(place).await,
        };
        Asker {
            member: Member {
                person,
                name: name.to_owned(),
            },
            tongue: tongue.unwrap_or(locale),
            // Interactions carry the member's permissions in their channel.
            is_admin: member
                .and_then(|member| member.permissions)
                .is_some_and(|may| may.manage_guild()),
            preferences,
            tiles,
            has_faces: self.studio.faces.are_there(),
            reads_threads: member
                .and_then(|member| member.permissions)
                .map(|may| may.administrator() || may.manage_threads()),
        }
    }

    /// What somebody chose, with what the server of this place chose for those who have not.
    pub(super) async fn preferring(&self, chosen: Preferences, place: Place) -> Preferences {
        let door = match (chosen.door, place.guild) {
            (None, Some(guild)) => self.wishes.of_server(guild).await.door,
            (door, _) => door,
        };
        Preferences { door, ..chosen }
    }

    /// How tiles are shown in a place to those who have not chosen.
    pub(super) async fn tiles_at(&self, place: Place) -> TileStyle {
        let chosen = match place.guild {
            Some(guild) => self.wishes.of_server(guild).await.tiles,
            None => None,
        };
        chosen.unwrap_or(self.settings.tiles)
    }
}

/// From where.
#[must_use]
pub(super) fn place(guild: Option<GuildId>, channel: ChannelId) -> Place {
    Place {
        guild: guild.map(|guild| Guild(guild.get())),
        channel: Channel(channel.get()),
    }
}
