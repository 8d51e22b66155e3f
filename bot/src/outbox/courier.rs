//! Requests about messages, within the budget.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

use commands::screen::page::Screen;
use commands::who::{Channel, Guild, Person};
use serenity::http::Http;
use serenity::model::channel::{MessageFlags, Nonce};
use serenity::model::id::{ChannelId, GuildId, MessageId, UserId};
use tokio::sync::Mutex;
use tokio::time::Instant;
use tracing::warn;

use super::verdict::{Verdict, forbids, status_and_code, verdict};
use crate::render::message::Page;
use crate::render::studio::Studio;

/// As many may go at once after a quiet time.
const BURST: u32 = 10;

/// Sends, edits and removes messages. Tries each once: the lanes decide whether and what to try again.
#[derive(Debug, Clone)]
pub struct Courier {
    http: Arc<Http>,
    studio: Studio,
    /// Between two requests.
    spacing: Duration,
    /// When the budget is paid off: lies in the future by one spacing per recent request.
    paid: Arc<Mutex<Instant>>,
}

impl Courier {
    /// A courier for this client, whose pages are made ready in this studio. Discord allows a bot 50 requests in a second, and some are for what does not pass here:
    /// `spacing` lies between two.
    #[must_use]
    pub fn new(http: Arc<Http>, studio: Studio, spacing: Duration) -> Self {
        Self {
            http,
            studio,
            spacing,
            paid: Arc::new(Mutex::new(Instant::now())),
        }
    }

    pub(super) fn http(&self) -> &Http {
        &self.http
    }

    /// Waits for its turn in the budget of the whole bot.
    pub async fn turn(&self) {
        let mut paid = self.paid.lock().await;
        let now = Instant::now();
        *paid = (*paid).max(now) + self.spacing;
        let due = *paid;
        drop(paid);
        let free = now + self.spacing * BURST;
        if due > free {
            tokio::time::sleep(due - free).await;
        }
    }

    /// Posts a new message and gives its id. The same `nonce` posts at most one message within minutes. A silent message
    /// rings nobody.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn create(
        &self,
        channel: Channel,
        screen: &Screen,
        nonce: &str,
        silent: bool,
    ) -> Result<u64, Verdict> {
        let channel = channel_id(channel)?;
        let page = self.studio.ready(screen).await;
        let post = async |page: &Page<'_>| {
            let mut made = page
                .create()
                .nonce(Nonce::String(nonce.to_owned()))
                .enforce_nonce(true);
            if silent {
                made = made.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
            }
            self.turn().await;
            channel.send_message(&*self.http, made).await
        };
        let mut sent = post(&page).await;
        if page.has_files() && sent.as_ref().is_err_and(forbids) {
            sent = post(&page.without_files()).await;
        }
        sent.map(|sent| sent.id.get())
            .map_err(|error| judged(&error, "post"))
    }

    /// Draws a page in place of what a message shows.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn edit(&self, channel: Channel, id: u64, screen: &Screen) -> Result<(), Verdict> {
        let (channel, id) = (channel_id(channel)?, message_id(id)?);
        let page = self.studio.ready(screen).await;
        let draw = async |page: &Page<'_>| {
            self.turn().await;
            channel.edit_message(&*self.http, id, page.edit()).await
        };
        let mut drawn = draw(&page).await;
        if page.has_files() && drawn.as_ref().is_err_and(forbids) {
            drawn = draw(&page.without_files()).await;
        }
        drawn.map(|_| ()).map_err(|error| judged(&error, "edit"))
    }

    /// Removes a message. One that is gone already counts as removed.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn delete(&self, channel: Channel, id: u64) -> Result<(), Verdict> {
        let (channel, id) = (channel_id(channel)?, message_id(id)?);
        self.turn().await;
        match channel.delete_message(&*self.http, id).await {
            Ok(()) => Ok(()),
            Err(error) => match judged(&error, "remove") {
                Verdict::Gone => Ok(()),
                other @ (Verdict::Again | Verdict::Shut | Verdict::Refused) => Err(other),
            },
        }
    }

    /// The direct-message channel with a person.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn direct(&self, person: Person) -> Result<Channel, Verdict> {
        if person.0 == 0 {
            return Err(Verdict::Refused);
        }
        self.turn().await;
        match UserId::new(person.0).create_dm_channel(&*self.http).await {
            Ok(opened) => Ok(Channel(opened.id.get())),
            Err(error) => Err(judged(&error, "open direct messages")),
        }
    }
}

impl Courier {
    /// Whether a person is in a server.
    ///
    /// # Errors
    /// When it could not be told, and what to do about that.
    pub async fn is_member(&self, guild: Guild, person: Person) -> Result<bool, Verdict> {
        if guild.0 == 0 || person.0 == 0 {
            return Err(Verdict::Refused);
        }
        self.turn().await;
        let (guild, person) = (GuildId::new(guild.0), UserId::new(person.0));
        match self.http.get_member(guild, person).await {
            Ok(_) => Ok(true),
            Err(error)
                if status_and_code(&error).is_some_and(|(_, code)| NOBODY.contains(&code)) =>
            {
                Ok(false)
            }
            Err(error) => Err(judged(&error, "look up")),
        }
    }
}

/// Discord's codes for somebody who is not in a server: 10007 unknown member, 10013 unknown user.
const NOBODY: [isize; 2] = [10007, 10013];

/// A text that makes a message's creation count once, however often it is sent.
#[must_use]
pub fn nonce() -> String {
    // Every `RandomState` has new keys: enough to tell two messages of these minutes apart.
    format!("{:016x}", RandomState::new().hash_one(0_u8))
}

// The library's ids panic at zero, which Discord never sends; a journal from elsewhere might.
pub(super) fn channel_id(channel: Channel) -> Result<ChannelId, Verdict> {
    if channel.0 == 0 {
        Err(Verdict::Refused)
    } else {
        Ok(ChannelId::new(channel.0))
    }
}

fn message_id(id: u64) -> Result<MessageId, Verdict> {
    if id == 0 {
        Err(Verdict::Gone)
    } else {
        Ok(MessageId::new(id))
    }
}

pub(super) fn judged(error: &serenity::Error, verb: &'static str) -> Verdict {
    let verdict = verdict(error);
    let (status, code) = status_and_code(error).unwrap_or_default();
    if verdict == Verdict::Refused {
        warn!(verb, status, code, "Discord refused a request");
    } else {
        tracing::debug!(verb, status, code, ?verdict, "a request failed");
    }
    verdict
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::picture::Easel;

    #[tokio::test(start_paused = true)]
    async fn a_burst_is_free_and_then_forty_go_in_a_second() {
        let courier = Courier::new(
            Arc::new(Http::new("")),
            Studio::new(Easel::new(false)),
            Duration::from_millis(25),
        );
        let start = Instant::now();
        for _ in 0..BURST {
            courier.turn().await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
        for _ in 0..40 {
            courier.turn().await;
        }
        let took = start.elapsed();
        assert!(
            took >= Duration::from_millis(990) && took <= Duration::from_millis(1050),
            "{took:?}"
        );
    }
}
