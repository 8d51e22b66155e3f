//! Requests about messages, within the budget.

use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::time::Duration;

use commands::screen::page::Screen;
use commands::who::{Channel, Guild, Person};
use serenity::builder::{CreateMessage, EditThread};
use serenity::http::Http;
use serenity::model::channel::{MessageFlags, Nonce};
use serenity::model::id::{ChannelId, GuildId, MessageId, UserId};
use tokio::sync::{Mutex, OnceCell};
use tokio::time::{Instant, sleep};
use tracing::warn;

use super::fileless::Fileless;
use super::limits::Limits;
use super::verdict::{Verdict, is_archived, is_forbidden, spared, status_and_code, verdict};
use crate::render::message::Page;
use crate::render::studio::{Known, Studio};
use crate::store::Print;

/// As many may go at once after a quiet time: with forty in the second after that, five are left for what does not pass here.
const BURST: u32 = 5;

/// Between the tries of a removal that Discord has trouble with.
const REMOVALS: [Duration; 5] = [
    Duration::from_secs(1),
    Duration::from_secs(3),
    Duration::from_secs(10),
    Duration::from_secs(30),
    Duration::from_secs(120),
];

/// A message that was posted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Posted {
    /// Its id.
    pub message: u64,
    /// The files of its page are on it.
    pub has_files: bool,
}

/// Sends, edits and removes messages. Tries each once: the lanes decide whether and what to try again. Only removals are tried
/// again here: no drawing comes after them.
#[derive(Debug, Clone)]
pub struct Courier {
    http: Arc<Http>,
    /// For what goes through the tokens of interactions, beside the budget.
    replies: Arc<Http>,
    studio: Studio,
    /// Between two requests.
    spacing: Duration,
    /// When the budget is paid off: lies in the future by one spacing per recent request.
    paid: Arc<Mutex<Instant>>,
    limits: Arc<Limits>,
    /// Who we are, as soon as that was asked.
    own: Arc<OnceCell<UserId>>,
    /// Where we may attach no files.
    fileless: Arc<Fileless>,
}

impl Courier {
    /// A courier for this client and what it has for the tokens of interactions, whose pages are made ready in this studio.
    /// Discord allows a bot 50 requests in a second, and some are for what does not pass here: `spacing` lies between two.
    #[must_use]
    pub fn new((http, replies): (Arc<Http>, Arc<Http>), studio: Studio, spacing: Duration) -> Self {
        Self {
            http,
            replies,
            studio,
            spacing,
            paid: Arc::new(Mutex::new(Instant::now())),
            limits: Arc::default(),
            own: Arc::default(),
            fileless: Arc::default(),
        }
    }

    pub(super) fn http(&self) -> &Http {
        &self.http
    }

    /// What sends through the tokens of interactions, and the studio.
    pub(super) fn line(&self) -> (Arc<Http>, Studio) {
        (Arc::clone(&self.replies), self.studio.clone())
    }

    /// What Discord's limits hold back.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// What a message shows with this page and all its files, in short. `None`: it cannot be told.
    pub(super) fn print(&self, screen: &Screen) -> Option<Print> {
        self.studio.print(screen)
    }

    /// What we may do in a channel may have changed.
    pub fn permit_files(&self, channel: Channel) {
        self.fileless.forget(channel);
    }

    /// A page ready for a channel, without files where those were refused a short while ago.
    async fn ready<'a>(&'a self, channel: Channel, screen: &'a Screen, known: Known) -> Page<'a> {
        let known = match known {
            Known::Nothing if self.fileless.has(channel) => Known::Refused,
            Known::Nothing | Known::There | Known::Refused => known,
        };
        self.studio.ready_over(screen, known).await
    }

    /// Who we are; asked for once.
    pub(super) async fn own(&self) -> Result<UserId, Verdict> {
        let ask = || async {
            self.turn().await;
            let own = self.http.get_current_user().await;
            own.map(|own| own.id)
                .map_err(|error| judged(&error, "look up ourselves"))
        };
        self.own.get_or_try_init(ask).await.copied()
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
            sleep(due - free).await;
        }
    }

    /// Posts a new message. The same `nonce` posts at most one message within minutes. A silent message rings nobody.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn create(
        &self,
        channel: Channel,
        screen: &Screen,
        nonce: &str,
        silent: bool,
    ) -> Result<Posted, Verdict> {
        let id = channel_id(channel)?;
        let mut page = self.ready(channel, screen, Known::Nothing).await;
        let mut is_fileless = false;
        loop {
            let send = || id.send_message(&*self.http, created(&page, nonce, silent));
            match self.awake(id, send).await {
                Ok(sent) => {
                    if is_fileless {
                        self.fileless.note(channel);
                    }
                    return Ok(Posted {
                        message: sent.id.get(),
                        has_files: page.sends_files(),
                    });
                }
                // What cannot be taken out of the archive is locked.
                Err(error) if is_archived(&error) => return Err(Verdict::Shut),
                Err(error) => {
                    is_fileless |= page.sends_files() && is_forbidden(&error);
                    page = spared(page, &error).ok_or_else(|| judged(&error, "post"))?;
                }
            }
        }
    }

    /// Draws a page in place of what a message shows. Gives whether the message has the page's files then.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn edit(
        &self,
        channel: Channel,
        id: u64,
        screen: &Screen,
        known: Known,
    ) -> Result<bool, Verdict> {
        let mut page = self.ready(channel, screen, known).await;
        let (channel, id) = (channel_id(channel)?, message_id(id)?);
        loop {
            let draw = || channel.edit_message(&*self.http, id, page.edit());
            match self.awake(channel, draw).await {
                Ok(_) => return Ok(page.sends_files() || page.keeps_files()),
                Err(error) => {
                    page = spared(page, &error).ok_or_else(|| judged(&error, "edit"))?;
                }
            }
        }
    }

    /// Removes a message. One that is gone already counts as removed. While Discord has trouble it is tried again a few times,
    /// and nobody waits for that: what was shown anew stays the only one that can be pressed.
    ///
    /// # Errors
    /// Why it is not removed now.
    pub async fn delete(&self, channel: Channel, id: u64) -> Result<(), Verdict> {
        let removed = self.remove(channel, id).await;
        if removed == Err(Verdict::Again) {
            let courier = self.clone();
            tokio::spawn(async move { courier.keep_removing(channel, id).await });
        }
        removed
    }

    async fn keep_removing(&self, channel: Channel, id: u64) {
        for wait in REMOVALS {
            sleep(wait).await;
            if self.remove(channel, id).await != Err(Verdict::Again) {
                return;
            }
        }
        warn!("a message of the past could not be removed");
    }

    async fn remove(&self, channel: Channel, id: u64) -> Result<(), Verdict> {
        let (channel, id) = (channel_id(channel)?, message_id(id)?);
        let remove = || channel.delete_message(&*self.http, id);
        match self.awake(channel, remove).await {
            Ok(()) => Ok(()),
            Err(error) if is_archived(&error) => Err(Verdict::Shut),
            Err(error) => match judged(&error, "remove") {
                Verdict::Gone => Ok(()),
                other @ (Verdict::Again | Verdict::Shut | Verdict::Refused) => Err(other),
            },
        }
    }

    /// Puts a thread into the archive, or takes it out.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn archive(&self, thread: Channel, archived: bool) -> Result<(), Verdict> {
        let edit = EditThread::new().archived(archived);
        self.turn().await;
        let edited = channel_id(thread)?.edit_thread(&*self.http, edit).await;
        edited
            .map(drop)
            .map_err(|error| judged(&error, "archive a thread"))
    }

    /// Does something in a channel. A thread that sleeps in the archive is taken out first.
    async fn awake<T, F>(
        &self,
        channel: ChannelId,
        attempt: impl Fn() -> F + Send + Sync,
    ) -> Result<T, serenity::Error>
    where
        F: Future<Output = Result<T, serenity::Error>> + Send,
        T: Send,
    {
        self.turn().await;
        let done = attempt().await;
        if !done.as_ref().is_err_and(is_archived)
            || self.archive(Channel(channel.get()), false).await.is_err()
        {
            return done;
        }
        self.turn().await;
        attempt().await
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

fn created(page: &Page<'_>, nonce: &str, silent: bool) -> CreateMessage {
    let made = page
        .create()
        .nonce(Nonce::String(nonce.to_owned()))
        .enforce_nonce(true);
    if silent {
        made.flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
    } else {
        made
    }
}

// The library's ids panic at zero, which Discord never sends; a journal from elsewhere might.
pub(super) fn channel_id(channel: Channel) -> Result<ChannelId, Verdict> {
    if channel.0 == 0 {
        Err(Verdict::Refused)
    } else {
        Ok(ChannelId::new(channel.0))
    }
}

pub(super) fn message_id(id: u64) -> Result<MessageId, Verdict> {
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
mod tests;
