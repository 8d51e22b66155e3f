//! Who speaks, and from where. Numbers come from Discord, and what they may do is for the table to decide.

use commands::table::Asker;
use commands::who::{Channel, Guild, Member, Person, Place};
use commands::words::{TileStyle, Tongue};
use serenity::model::guild::Member as GuildMember;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;

use super::Intake;

impl Intake {
    /// Who speaks: in a server with his name there, with what he chose for himself.
    pub(super) async fn asker(
        &self,
        user: &User,
        member: Option<&GuildMember>,
        locale: &str,
        place: Place,
    ) -> Asker {
        let name = member.map_or_else(|| user.display_name(), GuildMember::display_name);
        let person = Person(user.id.get());
        let preferences = self.wishes.of_person(person).await;
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
            tongue: tongue.unwrap_or_else(|| Tongue::from_discord(locale)),
            // Interactions carry the member's permissions in their channel.
            is_admin: member
                .and_then(|member| member.permissions)
                .is_some_and(|may| may.manage_guild()),
            preferences,
            tiles,
        }
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
