//! The line to Discord: the client, what it hears, and how long it heard nothing.

use std::sync::Arc;
use std::time::Duration;

use config::settings::Settings;
use serenity::Client;
use serenity::builder::CreateAllowedMentions;
use serenity::http::{Http, HttpBuilder, HttpError};
use serenity::model::gateway::GatewayIntents;
use tokio::time::timeout;

/// Since when we are out of touch.
pub mod contact;
/// Discord's list of our commands.
pub mod registry;
/// Discord's list of our emojis.
pub mod emojis;
/// Interactions that are told twice.
pub mod repeats;
/// What the client tells us.
pub mod ears;
/// Pauses between connections.
pub mod gate;

/// So long a request may take, up to the last of its answer. Discord answers in a fraction of a second, and a file takes a few on
/// a slow line; what has not come by then never comes, and counts as if the line had broken: else whatever is to be sent next
/// would wait behind it for ever.
const ANSWERED: Duration = Duration::from_secs(15);
/// So long a local stand-in may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why there is no line to Discord.
#[derive(Debug, thiserror::Error)]
pub enum NoLine {
    /// A local stand-in was asked for, and it sends us elsewhere.
    #[error(
        "the local API names a gateway that is not local: `{0}`; it must answer GET /gateway with a loopback address"
    )]
    Elsewhere(String),
    /// The API address is not a local one.
    #[error("`{0}` is no http address of this machine")]
    NotLocal(String),
    /// The local stand-in that was asked for does not answer.
    #[error(
        "the local Discord at `{0}` does not answer GET /gateway; start it first, or unset SPARROW_DISCORD_API to play on Discord itself"
    )]
    Silent(String),
    /// The library failed. Its errors name no token here: no interaction is concerned.
    #[error("no connection to Discord: {0}")]
    Client(Box<serenity::Error>),
}

/// A client that is not connected yet.
///
/// # Errors
/// When the library refuses the token, or a local stand-in would send us out into the world.
pub async fn client(settings: &Settings, ears: ears::Ears) -> Result<Client, NoLine> {
    let mut intents = GatewayIntents::GUILDS;
    if settings.notice_buried_boards {
        intents |= GatewayIntents::GUILD_MESSAGES;
    }
    let http = http(settings)?;
    if let Some(api) = &settings.api {
        // Asked here first: the library would go on with Discord's own gateway, with no more than a warning.
        let answer = timeout(PATIENCE, http.get_gateway()).await;
        let gateway = answer
            .ok()
            .and_then(Result::ok)
            .ok_or_else(|| NoLine::Silent(api.clone()))?;
        refuse_elsewhere(&gateway.url)?;
    }
    let client = serenity::client::ClientBuilder::new_with_http(http, intents)
        .event_handler_arc(Arc::new(ears.clone()))
        .raw_event_handler(ears)
        .await
        .map_err(|error| NoLine::Client(Box::new(error)))?;
    if settings.api.is_some() {
        // What counts is where the library goes: it has asked once more.
        refuse_elsewhere(&client.ws_url.lock().await)?;
    }
    Ok(client)
}

fn refuse_elsewhere(gateway: &str) -> Result<(), NoLine> {
    if is_local(gateway, "ws") {
        Ok(())
    } else {
        Err(NoLine::Elsewhere(gateway.to_owned()))
    }
}

/// What sends through the tokens of interactions. The library's rate limiter would keep something of every interaction for
/// ever, and have the replies to all people wait for each other; Discord limits each token by itself, and what it refuses for
/// its haste is tried again.
///
/// # Errors
/// When another address than that of a local stand-in was asked for.
pub fn replies(settings: &Settings) -> Result<Http, NoLine> {
    Ok(builder(settings)?.ratelimiter_disabled(true).build())
}

fn http(settings: &Settings) -> Result<Http, NoLine> {
    let http = builder(settings)?;
    // With the library's rate limiter on, the proxy would be ignored and Discord itself be asked.
    let is_stand_in = settings.api.is_some();
    Ok(http.ratelimiter_disabled(is_stand_in).build())
}

fn builder(settings: &Settings) -> Result<HttpBuilder, NoLine> {
    let lines = reqwest::Client::builder()
        .use_rustls_tls()
        .timeout(ANSWERED)
        .build();
    let unusable = |error| NoLine::Client(Box::new(HttpError::Request(error).into()));
    let http = HttpBuilder::new(settings.token.reveal())
        .client(lines.map_err(unusable)?)
        .default_allowed_mentions(CreateAllowedMentions::new());
    match &settings.api {
        None => Ok(http),
        Some(api) if is_local(api, "http") => Ok(http.proxy(api)),
        Some(api) => Err(NoLine::NotLocal(api.clone())),
    }
}

/// The address is one of this machine, with this scheme.
fn is_local(address: &str, scheme: &str) -> bool {
    let Some(rest) = address
        .strip_prefix(scheme)
        .and_then(|rest| rest.strip_prefix("://"))
    else {
        return false;
    };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let host = match authority.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    matches!(host, "127.0.0.1" | "localhost" | "::1")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use config::pace;
    use config::secret::Secret;
    use config::settings::Settings;
    use tokio::time::timeout;

    use super::{ANSWERED, NoLine, client, ears::Ears, http, is_local, replies};
    use crate::outbox::verdict::{Verdict, verdict};

    fn settings(api: &str) -> Settings {
        Settings {
            token: Secret::new("MTA.abc.def".to_owned()),
            api: Some(api.to_owned()),
            database: "unused.db".into(),
            log_json: false,
            log_filter: "info".to_owned(),
            rules: "hong-kong".to_owned(),
            houses: config::house::Houses::default(),
            pace: "live".to_owned(),
            paces: pace::presets()
                .iter()
                .map(|(name, pace)| ((*name).to_owned(), *pace))
                .collect(),
            tiles: config::tiles::TileStyle::Text,
            tile_emojis: false,
            tile_index: true,
            notice_buried_boards: false,
            edit_gap: Duration::ZERO,
            request_gap: Duration::ZERO,
            keep_games: None,
        }
    }

    /// A stand-in that gives this answer to one request.
    async fn stand_in(answer: &'static str) -> String {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let socket = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let address = format!("http://{}", socket.local_addr().expect("an address"));
        tokio::spawn(async move {
            let (mut line, _) = socket.accept().await.expect("a request");
            let mut request = [0; 4096];
            let _ = line.read(&mut request).await;
            let _ = line.write_all(answer.as_bytes()).await;
        });
        address
    }

    async fn refusal(api: &str) -> NoLine {
        client(&settings(api), Ears::default())
            .await
            .err()
            .expect("no client")
    }

    #[tokio::test]
    async fn a_stand_in_that_does_not_answer_is_named() {
        let socket = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let nobody = format!("http://{}", socket.local_addr().expect("an address"));
        drop(socket);
        let none = "HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}";
        for api in [nobody, stand_in(none).await] {
            let refused = refusal(&api).await;
            assert!(matches!(&refused, NoLine::Silent(named) if *named == api));
            assert!(refused.to_string().contains(&api), "{refused}");
        }
    }

    #[tokio::test]
    async fn a_stand_in_that_names_a_gateway_elsewhere_is_not_followed() {
        let away = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 34\r\n\r\n{\"url\":\"wss://gateway.discord.gg\"}";
        let refused = refusal(&stand_in(away).await).await;
        assert!(matches!(refused, NoLine::Elsewhere(_)), "{refused}");
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_that_does_not_come_is_not_waited_for() {
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port");
        let api = format!("http://{}", silent.local_addr().expect("an address"));
        for made in [http(&settings(&api)), replies(&settings(&api))] {
            let made = made.expect("an address of ours");
            let asked = timeout(ANSWERED * 2, made.get_gateway()).await;
            let error = asked.expect("an end").expect_err("no answer");
            assert_eq!(verdict(&error), Verdict::Again);
        }
    }

    #[test]
    fn replies_to_one_never_wait_for_those_to_another() {
        let stand_in = settings("http://127.0.0.1:9");
        let at_discord = Settings {
            api: None,
            ..settings("")
        };
        let waits = |settings: &Settings| {
            let both = [http(settings), replies(settings)];
            both.map(|made| made.expect("an address of ours").ratelimiter.is_some())
        };
        assert_eq!(waits(&at_discord), [true, false]);
        assert_eq!(waits(&stand_in), [false, false]);
        assert!(replies(&settings("http://192.0.2.1")).is_err());
    }

    #[test]
    fn only_addresses_of_this_machine_are_local() {
        for (address, scheme, expected) in [
            ("ws://127.0.0.1:8081", "ws", true),
            ("ws://127.0.0.1:8081/?v=10", "ws", true),
            ("http://localhost:80/prefix", "http", true),
            ("http://[::1]:8080", "http", true),
            ("wss://gateway.discord.gg", "ws", false),
            ("ws://gateway.discord.gg", "ws", false),
            ("http://127.0.0.1.example.org", "http", false),
            ("http://127.0.0.1@example.org", "http", false),
            ("https://127.0.0.1", "http", false),
            ("127.0.0.1:8080", "http", false),
        ] {
            assert_eq!(is_local(address, scheme), expected, "{address}");
        }
    }
}
