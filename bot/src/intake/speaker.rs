//! Who speaks, and from where. Numbers come from Discord, and what they may do is for the table to decide.

use commands::table::Asker;
use commands::who::{Channel, Guild, Member, Person, Place};
use commands::words::Tongue;
use serenity::model::guild::Member as GuildMember;
use serenity::model::id::{ChannelId, GuildId};
use serenity::model::user::User;

/// Who speaks: in a server with his name there.
#[must_use]
pub(super) fn asker(user: &User, member: Option<&GuildMember>, locale: &str) -> Asker {
    let name = member.map_or_else(|| user.display_name(), GuildMember::display_name);
    Asker {
        member: Member {
            person: Person(user.id.get()),
            name: name.to_owned(),
        },
        tongue: Tongue::from_discord(locale),
        // Interactions carry the member's permissions in their channel.
        is_admin: member
            .and_then(|member| member.permissions)
            .is_some_and(|may| may.manage_guild()),
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
