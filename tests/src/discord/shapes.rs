//! Discord's objects as JSON: users, members, roles, channels, guilds, messages. Complete enough for serenity's models and
//! for a page.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Map, Value, json};

use super::flags::USUAL;
use super::surface::Id;
use super::world::{BOT, Channel, Message, Place, World};

/// A moment as ISO 8601 in UTC with milliseconds, as Discord writes it.
pub(super) fn moment(at: SystemTime) -> String {
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (days, seconds) = (since.as_secs() / 86_400, since.as_secs() % 86_400);
    let (year, month, day) = date(days);
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!(
        "{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{:03}000+00:00",
        since.subsec_millis()
    )
}

/// Year, month and day of a number of days since 1970-01-01, counted through.
fn date(mut days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [
        31,
        28 + u64::from(leap(year)),
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
    ];
    let mut month = 1;
    for length in lengths {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    (year, month, days + 1)
}

impl World {
    /// A user object.
    pub(super) fn user(&self, id: Id) -> Value {
        let name = self
            .people
            .get(&id)
            .map_or("Deleted User", |person| person.name.as_str());
        let handle: String = name
            .to_lowercase()
            .chars()
            .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
            .collect();
        // People have handles; a bot keeps the name it was registered with.
        json!({
            "id": id.to_string(), "username": if id == BOT { name } else { &handle }, "global_name": if id == BOT { Value::Null } else { json!(name) },
            "discriminator": if id == BOT { "4321" } else { "0" }, "avatar": null, "bot": id == BOT, "system": false,
            "public_flags": 0, "flags": 0, "banner": null, "accent_color": null, "avatar_decoration_data": null,
        })
    }

    /// What a person may do in a guild, and his roles there.
    pub(super) fn rank(&self, id: Id, guild: Id) -> (u64, Vec<Id>) {
        let found = self.guilds.get(&guild);
        let (may, roles) = found
            .and_then(|guild| guild.ranks.get(&id).cloned())
            .unwrap_or_default();
        (USUAL | may, roles)
    }

    /// A member object without its user.
    fn part_member(&self, id: Id, guild: Id) -> Map<String, Value> {
        let joined = self
            .guilds
            .get(&guild)
            .and_then(|guild| guild.members.get(&id))
            .copied()
            .unwrap_or(UNIX_EPOCH);
        let roles = self.rank(id, guild).1;
        let roles: Vec<String> = roles.iter().map(Id::to_string).collect();
        let member = json!({
            "roles": roles, "nick": null, "avatar": null, "banner": null, "joined_at": moment(joined), "premium_since": null,
            "deaf": false, "mute": false, "pending": false, "flags": 0, "communication_disabled_until": null,
            "unusual_dm_activity_until": null, "avatar_decoration_data": null,
        });
        object(member)
    }

    /// A member object.
    pub(super) fn member(&self, id: Id, guild: Id) -> Value {
        let mut member = self.part_member(id, guild);
        member.insert("user".to_owned(), self.user(id));
        Value::Object(member)
    }

    /// A member object as an interaction resolves it: no user, `deaf` or `mute`, but permissions.
    pub(super) fn resolved_member(&self, id: Id, guild: Id) -> Value {
        let mut member = self.part_member(id, guild);
        member.remove("deaf");
        member.remove("mute");
        member.insert(
            "permissions".to_owned(),
            json!(self.rank(id, guild).0.to_string()),
        );
        Value::Object(member)
    }

    /// A channel object.
    pub(super) fn channel(&self, id: Id) -> Value {
        let Some(channel) = self.channels.get(&id) else {
            return Value::Null;
        };
        let last = self
            .messages
            .iter()
            .rev()
            .find(|(_, m)| m.channel == id && m.only.is_none())
            .map(|(id, _)| id.to_string());
        match channel.place {
            Place::Dm { person } => json!({
                "id": id.to_string(), "type": 1, "last_message_id": last, "flags": 0, "recipients": [self.user(person)],
            }),
            Place::Text { guild } => json!({
                "id": id.to_string(), "type": 0, "guild_id": guild.to_string(), "name": channel.name, "position": 0,
                "permission_overwrites": [], "topic": null, "nsfw": false, "last_message_id": last, "parent_id": null,
                "rate_limit_per_user": 0, "flags": 0,
            }),
            Place::Forum { guild } => json!({
                "id": id.to_string(), "type": 15, "guild_id": guild.to_string(), "name": channel.name, "position": 0,
                "permission_overwrites": [], "topic": null, "nsfw": false, "last_message_id": null, "parent_id": null,
                "rate_limit_per_user": 0, "flags": 0, "available_tags": [], "default_reaction_emoji": null,
                "default_sort_order": null, "default_forum_layout": 0,
            }),
            Place::Thread { guild, parent } => {
                let Some(thread) = &channel.thread else {
                    return Value::Null;
                };
                let mut json = json!({
                    "id": id.to_string(), "type": if thread.is_private { 12 } else { 11 }, "guild_id": guild.to_string(),
                    "parent_id": parent.to_string(), "name": channel.name, "owner_id": thread.owner.to_string(),
                    "last_message_id": last, "message_count": thread.messages, "member_count": thread.members.len().min(50),
                    "total_message_sent": thread.messages, "rate_limit_per_user": 0, "flags": 0,
                    "thread_metadata": {
                        "archived": thread.is_archived, "auto_archive_duration": thread.auto_archive,
                        "locked": thread.is_locked, "archive_timestamp": moment(thread.archive_changed),
                        "create_timestamp": moment(thread.created),
                    },
                });
                if thread.is_private {
                    json["thread_metadata"]["invitable"] = json!(thread.is_invitable);
                }
                json
            }
        }
    }

    /// A channel object as an interaction shows it, with the presser's permissions.
    pub(super) fn part_channel(&self, id: Id) -> Value {
        let mut channel = self.channel(id);
        if self
            .channels
            .get(&id)
            .is_some_and(|channel| channel.guild().is_some())
        {
            channel["permissions"] = json!(USUAL.to_string());
        }
        channel
    }

    /// A guild object; `whole` adds what GUILD_CREATE has over it.
    pub(super) fn guild(&self, id: Id, whole: bool) -> Value {
        let Some(guild) = self.guilds.get(&id) else {
            return Value::Null;
        };
        let everyone = json!({
            "id": id.to_string(), "name": "@everyone", "color": 0, "hoist": false, "managed": false, "mentionable": false,
            "colors": {"primary_color": 0, "secondary_color": null, "tertiary_color": null}, "icon": null,
            "unicode_emoji": null, "permissions": USUAL.to_string(), "position": 0, "flags": 0,
        });
        let mut json = json!({
            "id": id.to_string(), "name": guild.name, "icon": null, "splash": null, "discovery_splash": null,
            "owner_id": self.owner(id).to_string(), "afk_channel_id": null, "afk_timeout": 300, "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "roles": [everyone], "emojis": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
            "rules_channel_id": null, "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "premium_subscription_count": 0, "preferred_locale": guild.locale, "public_updates_channel_id": null,
            "nsfw_level": 0, "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null, "max_members": 500_000, "max_video_channel_users": 25,
        });
        if whole {
            json["joined_at"] = json!(moment(
                guild.members.get(&BOT).copied().unwrap_or(UNIX_EPOCH)
            ));
            json["member_count"] = json!(guild.members.len());
            json["members"] = guild
                .members
                .keys()
                .map(|person| self.member(*person, id))
                .collect();
            json["channels"] = json!(self.rooms(id, BOT, |channel| channel.thread.is_none()));
            json["threads"] = json!(self.rooms(id, BOT, |channel| {
                channel
                    .thread
                    .as_ref()
                    .is_some_and(|thread| !thread.is_archived)
            }));
            for (field, value) in [("large", json!(false)), ("unavailable", json!(false))] {
                json[field] = value;
            }
            for empty in [
                "voice_states",
                "presences",
                "stage_instances",
                "guild_scheduled_events",
                "soundboard_sounds",
            ] {
                json[empty] = json!([]);
            }
        }
        json
    }

    /// The channels or threads of a guild that `eye` sees. Channels are seen by all who are in the guild.
    pub(super) fn rooms(&self, guild: Id, eye: Id, which: impl Fn(&Channel) -> bool) -> Vec<Value> {
        self.channels
            .iter()
            .filter(|(id, channel)| {
                channel.guild() == Some(guild)
                    && which(channel)
                    && (channel.thread.is_none() || self.sees_channel(eye, **id))
            })
            .map(|(id, _)| self.channel(*id))
            .collect()
    }

    /// A message object as `eye` gets it. A bot without the privileged intent reads other people's text only in DMs.
    pub(super) fn message(&self, id: Id, message: &Message, eye: Id) -> Value {
        let mut json = message.json.clone();
        let dm = self
            .channels
            .get(&message.channel)
            .is_some_and(|channel| channel.guild().is_none());
        if eye == BOT && message.author != BOT && !dm {
            for (field, empty) in [
                ("content", json!("")),
                ("embeds", json!([])),
                ("attachments", json!([])),
                ("components", json!([])),
            ] {
                json.insert(field.to_owned(), empty);
            }
        }
        json.insert("id".to_owned(), json!(id.to_string()));
        json.insert("channel_id".to_owned(), json!(message.channel.to_string()));
        json.insert("author".to_owned(), self.user(message.author));
        json.insert("timestamp".to_owned(), json!(moment(message.written)));
        Value::Object(json)
    }
}

/// The map within an object literal.
pub(super) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::moment;

    #[test]
    fn moments_are_iso_8601() {
        for (seconds, expected) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_782_400, "2000-02-29T00:00:00.000000+00:00"),
            (1_234_567_890, "2009-02-13T23:31:30.000000+00:00"),
            (4_107_542_400, "2100-03-01T00:00:00.000000+00:00"),
        ] {
            assert_eq!(moment(UNIX_EPOCH + Duration::from_secs(seconds)), expected);
        }
    }
}
