//! Which request goes where.

use super::answer::{Answer, done, gone};
use super::request::Request;
use crate::discord::refusal::Refusal;
use crate::discord::world::{BOT, World};

/// Does what the request asks.
pub(super) fn route(world: &mut World, request: &Request) -> Answer {
    world.doze();
    let parts: Vec<&str> = request.path.split('/').skip(1).collect();
    // These bear their own token in the path.
    match parts[..] {
        ["interactions", id, token, "callback"] if request.method == "POST" => {
            return world.call_back(id, token, request);
        }
        ["webhooks", application, token, ref rest @ ..] => {
            return world.webhook(application, token, rest, request);
        }
        ["gateway"] => return world.gateway(false),
        _ => {}
    }
    if !request.authorized {
        return Err(Refusal::UNAUTHORIZED);
    }
    authorized(world, request, &parts)
}

fn authorized(world: &mut World, request: &Request, parts: &[&str]) -> Answer {
    let id = |text: &str, unknown: Refusal| text.parse::<u64>().map_err(|_| unknown);
    match (request.method.as_str(), parts) {
        ("GET", ["gateway", "bot"]) => world.gateway(true),
        ("GET", ["users", "@me"]) => world.look_up_user(BOT),
        ("GET", ["users", "@me", "guilds"]) => world.own_guilds(),
        ("POST", ["users", "@me", "channels"]) => world.open_dm(request),
        ("GET", ["users", person]) => world.look_up_user(id(person, Refusal::USER)?),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => world.application(),
        (_, ["applications", application, rest @ ..]) => world.registry(application, rest, request),
        ("GET", ["guilds", guild, rest @ ..]) => {
            world.look_up_guild(id(guild, Refusal::GUILD)?, rest)
        }
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            let channel = id(channel, Refusal::CHANNEL)?;
            let message = world.message_here(channel, message)?;
            world.start_thread_at(channel, message, request)
        }
        (_, ["channels", channel, "messages", rest @ ..]) => {
            world.messages_at(id(channel, Refusal::CHANNEL)?, rest, request)
        }
        ("POST", ["channels", channel, "threads"]) => {
            world.start_thread(id(channel, Refusal::CHANNEL)?, request)
        }
        (
            "GET",
            [
                "channels",
                channel,
                "threads",
                "archived",
                kind @ ("public" | "private"),
            ],
        ) => world.archived_threads(id(channel, Refusal::CHANNEL)?, *kind == "private", false),
        (
            "GET",
            [
                "channels",
                channel,
                "users",
                "@me",
                "threads",
                "archived",
                "private",
            ],
        ) => world.archived_threads(id(channel, Refusal::CHANNEL)?, true, true),
        (_, ["channels", thread, "thread-members", rest @ ..]) => {
            world.thread_members_at(id(thread, Refusal::CHANNEL)?, rest, request)
        }
        ("PATCH", ["channels", channel]) => {
            world.change_channel(id(channel, Refusal::CHANNEL)?, request)
        }
        ("DELETE", ["channels", channel]) => world.remove_channel(id(channel, Refusal::CHANNEL)?),
        ("POST", ["channels", channel, "typing"]) => world
            .writable(id(channel, Refusal::CHANNEL)?)
            .and_then(|()| gone()),
        ("GET", ["channels", channel]) => {
            let channel = id(channel, Refusal::CHANNEL)?;
            world.viewable(channel)?;
            done(world.channel(channel))
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// The name that Discord's description has for the request's path.
pub(super) fn described_as(request: &Request) -> Option<String> {
    let parts: Vec<&str> = request.path.split('/').skip(1).collect();
    match parts[..] {
        ["interactions", _, _, "callback"] => {
            Some("/interactions/{interaction_id}/{interaction_token}/callback".to_owned())
        }
        ["webhooks", _, _, ref rest @ ..] => Some(webhook_template(rest).to_owned()),
        _ if request.authorized => template(&parts),
        _ => None,
    }
}

/// The description's name for a path below a token.
fn webhook_template(rest: &[&str]) -> &'static str {
    match rest {
        [] => "/webhooks/{webhook_id}/{webhook_token}",
        ["messages", "@original"] => "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        _ => "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
    }
}

/// The description's name for a path: ids replaced by the name of what they are of.
fn template(parts: &[&str]) -> Option<String> {
    let mut path = String::new();
    let mut above = "";
    for part in parts {
        let name = match above {
            _ if part.parse::<u64>().is_err() => part,
            "applications" => "{application_id}",
            "commands" => "{command_id}",
            "guilds" => "{guild_id}",
            "channels" => "{channel_id}",
            "messages" => "{message_id}",
            "emojis" => "{emoji_id}",
            "users" | "thread-members" => "{user_id}",
            _ => return None,
        };
        path.push('/');
        path.push_str(name);
        above = part;
    }
    Some(path)
}
