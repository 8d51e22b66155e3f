//! Users, the application, guilds, channels, members.

use serde_json::{Value, json};

use super::answer::{Answer, done};
use super::request::Request;
use crate::discord::flags::{SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL};
use crate::discord::limits::number;
use crate::discord::refusal::Refusal;
use crate::discord::surface::Id;
use crate::discord::world::{BOT, Channel, Guild, Place, World};

impl World {
    /// `GET /gateway` and `GET /gateway/bot`.
    pub(super) fn gateway(&self, bot: bool) -> Answer {
        let url = format!("ws://{}", self.address);
        if !bot {
            return done(json!({"url": url}));
        }
        let limit = json!({"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1});
        done(json!({"url": url, "shards": 1, "session_start_limit": limit}))
    }

    /// `GET /users/…`.
    pub(super) fn look_up_user(&self, id: Id) -> Answer {
        if self.people.contains_key(&id) {
            done(self.user(id))
        } else {
            Err(Refusal::USER)
        }
    }

    /// `GET /applications/@me` and its oauth2 twin.
    pub(super) fn application(&self) -> Answer {
        done(json!({
            "id": BOT.to_string(), "name": "Sparrow", "icon": null, "description": "", "summary": "", "bot_public": true,
            "bot_require_code_grant": false, "verify_key": "00".repeat(32), "team": null, "flags": 0, "bot": self.user(BOT),
            "owner": self.user(BOT), "rpc_origins": [], "tags": [], "integration_types_config": {"0": {}},
            "approximate_guild_count": self.guilds.len(), "redirect_uris": [], "interactions_endpoint_url": null,
        }))
    }

    /// `GET /users/@me/guilds`.
    pub(super) fn own_guilds(&self) -> Answer {
        let here = self
            .guilds
            .iter()
            .filter(|(_, guild)| guild.members.contains_key(&BOT));
        let short = |(id, guild): (&Id, &Guild)| json!({"id": id.to_string(), "name": guild.name, "icon": null, "banner": null, "owner": false, "permissions": "0", "features": []});
        done(here.map(short).collect())
    }

    /// A guild that the bot is in.
    fn here(&self, guild: Id) -> Result<Id, Refusal> {
        match self.guilds.get(&guild) {
            None => Err(Refusal::GUILD),
            Some(found) if !found.members.contains_key(&BOT) => Err(Refusal::ACCESS),
            Some(_) => Ok(guild),
        }
    }

    /// `GET /guilds/…` and below.
    pub(super) fn look_up_guild(&self, guild: Id, rest: &[&str]) -> Answer {
        let guild = self.here(guild)?;
        match rest {
            [] => done(self.guild(guild, false)),
            ["channels"] => done(self.guild(guild, true)["channels"].clone()),
            ["roles"] => done(self.guild(guild, false)["roles"].clone()),
            ["threads", "active"] => {
                let threads = self.guild(guild, true)["threads"].clone();
                let own = |thread: &Value| self.thread_member(number(&thread["id"])?, BOT, false);
                let members: Vec<Value> = threads
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(own)
                    .collect();
                done(json!({"threads": threads, "members": members}))
            }
            // Listing members takes the privileged intent.
            ["members"] => Err(Refusal::ACCESS),
            ["members", person] => {
                let person = if *person == "@me" {
                    Some(BOT)
                } else {
                    person.parse().ok()
                };
                match person {
                    Some(person) if self.is_member(person, guild) => {
                        done(self.member(person, guild))
                    }
                    Some(person) if !self.people.contains_key(&person) => Err(Refusal::USER),
                    _ => Err(Refusal::MEMBER),
                }
            }
            _ => Err(Refusal::NOT_FOUND),
        }
    }

    /// A channel that the bot may view.
    pub(super) fn viewable(&self, id: Id) -> Result<&Channel, Refusal> {
        let channel = self.channels.get(&id).ok_or(Refusal::CHANNEL)?;
        if !self.sees_channel(BOT, id) || channel.bot_may & VIEW_CHANNEL == 0 {
            return Err(Refusal::ACCESS);
        }
        Ok(channel)
    }

    /// Whether the bot may write in a channel: it must view it, hold the permission, and find an open door in a DM.
    pub(super) fn writable(&self, id: Id) -> Result<(), Refusal> {
        let channel = self.viewable(id)?;
        let needed = match channel.place {
            Place::Text { .. } => SEND_MESSAGES,
            Place::Thread { .. } => SEND_IN_THREADS,
            Place::Forum { .. } => return Err(Refusal::FORUM),
            Place::Dm { person } => {
                let open = self
                    .people
                    .get(&person)
                    .is_some_and(|person| person.dms_open);
                let shared = self.guilds.values().any(|guild| {
                    guild.members.contains_key(&person) && guild.members.contains_key(&BOT)
                });
                return if open && shared {
                    Ok(())
                } else {
                    Err(Refusal::DMS_CLOSED)
                };
            }
        };
        if channel.bot_may & needed == 0 {
            return Err(Refusal::PERMISSIONS);
        }
        if self.is_locked(id) && !self.manages_threads(id) {
            return Err(Refusal::LOCKED);
        }
        Ok(())
    }

    /// `POST /users/@me/channels`.
    pub(super) fn open_dm(&mut self, request: &Request) -> Answer {
        match number(&request.body["recipient_id"]) {
            Some(person) if person != BOT && self.people.contains_key(&person) => {
                let id = self.dm(person);
                done(self.channel(id))
            }
            _ => Err(Refusal::RECIPIENT),
        }
    }
}
