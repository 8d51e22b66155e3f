//! What moderators, owners and misfortune do: permissions taken, doors closed, channels deleted, time passing.

use std::time::Duration;

use axum::extract::State;
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;

use crate::discord::{Cut, Id};

use super::garden::Garden;
use super::routes::{Mistake, Snowflake};
use super::world::PERMISSIONS;

pub(super) fn routes() -> Router<Garden> {
    Router::new()
        .route("/play/moderate", post(moderate))
        .route("/play/advance", post(advance))
        .route("/play/restart", post(restart))
}

/// What is done to people, places and the bot.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Deed {
    /// Somebody opens or closes his direct messages.
    Dms {
        person: Snowflake,
        open: bool,
    },
    /// Somebody leaves the server or comes back.
    Membership {
        person: Snowflake,
        is_member: bool,
    },
    /// Somebody's client speaks this from now on.
    Locale {
        person: Snowflake,
        locale: String,
    },
    /// The server speaks this from now on; tables that are open keep what they were opened with.
    ServerLocale {
        locale: String,
    },
    /// The bot may do something in a channel, or may not.
    Permission {
        channel: Snowflake,
        which: usize,
        allowed: bool,
    },
    DeleteMessage {
        channel: Snowflake,
        message: Snowflake,
    },
    DeleteChannel {
        channel: Snowflake,
    },
    AddChannel {
        name: String,
    },
    StartThread {
        person: Snowflake,
        channel: Snowflake,
        name: String,
        private: bool,
    },
    Post {
        person: Snowflake,
        channel: Snowflake,
        name: String,
        text: String,
    },
    Bring {
        by: Snowflake,
        channel: Snowflake,
        person: Snowflake,
    },
    Archive {
        channel: Snowflake,
        archived: bool,
    },
    Lock {
        channel: Snowflake,
        locked: bool,
    },
    /// The bot is removed from the server or invited again.
    Bot {
        is_here: bool,
    },
    /// The line to Discord breaks; the bot finds back by itself.
    Cut,
}

async fn moderate(State(garden): State<Garden>, Json(deed): Json<Deed>) -> Result<(), Mistake> {
    let (discord, guild) = (&garden.discord, garden.guild);
    match deed {
        Deed::Dms { person, open } => discord.set_dms_open(person.0, open),
        Deed::Membership {
            person,
            is_member: true,
        } => discord.join(person.0, guild),
        Deed::Membership { person, .. } => discord.leave(person.0, guild),
        Deed::Locale { person, locale } => discord.set_locale(person.0, &locale),
        Deed::ServerLocale { locale } => discord.set_guild_locale(guild, &locale),
        Deed::Permission {
            channel,
            which,
            allowed,
        } => permit(&garden, channel.0, which, allowed),
        Deed::DeleteMessage { channel, message } => discord.delete_message(channel.0, message.0),
        Deed::DeleteChannel { channel } => discord.delete_channel(channel.0),
        Deed::AddChannel { name } => {
            discord.add_channel(guild, &name);
        }
        Deed::StartThread {
            person,
            channel,
            name,
            private,
        } => {
            discord.start_thread(person.0, channel.0, &name, private)?;
        }
        Deed::Post {
            person,
            channel,
            name,
            text,
        } => {
            discord.post(person.0, channel.0, &name, &text)?;
        }
        Deed::Bring {
            by,
            channel,
            person,
        } => discord.add_to_thread(by.0, channel.0, person.0)?,
        Deed::Archive { channel, archived } => discord.archive_thread(channel.0, archived),
        Deed::Lock { channel, locked } => discord.lock_thread(channel.0, locked),
        Deed::Bot { is_here: true } => discord.invite_bot(guild),
        Deed::Bot { .. } => discord.kick_bot(guild),
        Deed::Cut => discord.cut(Cut::Dropped),
    }
    Ok(())
}

fn permit(garden: &Garden, channel: Id, which: usize, allowed: bool) {
    let bits = PERMISSIONS.get(which).map_or(0, |(_, bits)| *bits);
    let before = garden.discord.bot_permissions(channel);
    let now = if allowed {
        before | bits
    } else {
        before & !bits
    };
    garden.discord.set_bot_permissions(channel, now);
}

#[derive(Deserialize)]
struct Passing {
    seconds: u64,
}

async fn advance(State(garden): State<Garden>, Json(passing): Json<Passing>) {
    garden.advance(Duration::from_secs(passing.seconds));
}

async fn restart(State(garden): State<Garden>) {
    garden.restart().await;
}
