//! Public threads that are opened for tables. Each is noted before: killed before a table stands in it, the next run closes it.

use commands::screen::page::Screen;
use commands::who::{Channel, Moment};
use serenity::builder::{CreateThread, GetMessages};
use serenity::model::channel::{AutoArchiveDuration, ChannelType, Message, MessageFlags};
use serenity::model::id::MessageId;
use tracing::warn;

use super::courier::{Courier, channel_id, judged, message_id, nonce};
use super::verdict::Verdict;
use crate::store::{Opening, Store, StoreError};

/// So many messages after a thread was to be opened are looked at.
const DEPTH: u8 = 50;
/// Discord's clock may differ from ours by so much.
const SKEW: u64 = 60_000;
/// Discord counts its milliseconds from the beginning of 2015.
const EPOCH: u64 = 1_420_070_400_000;

/// A thread in which a table is to stand.
#[derive(Debug)]
pub struct Opened {
    /// The thread.
    pub thread: Channel,
    /// The number of the note.
    pub note: Option<i64>,
}

impl Courier {
    /// Posts a message and opens a public thread from it.
    ///
    /// # Errors
    /// What to do about the failure. The message is removed then.
    pub async fn open_thread(
        &self,
        store: &Store,
        (channel, now): (Channel, Moment),
        first: &Screen,
        name: &str,
    ) -> Result<Opened, Verdict> {
        let noted = store.note_opening(channel, &first.text, now).await;
        let note = kept(noted);
        let opened = self.open_noted(store, note, channel, first, name).await;
        if opened.is_err() {
            forget(store, note).await;
        }
        let thread = opened?;
        Ok(Opened { thread, note })
    }

    async fn open_noted(
        &self,
        store: &Store,
        note: Option<i64>,
        channel: Channel,
        first: &Screen,
        name: &str,
    ) -> Result<Channel, Verdict> {
        let nonce = nonce();
        let posted = match self.create(channel, first, &nonce, true).await {
            Err(Verdict::Again) => self.create(channel, first, &nonce, true).await?,
            posted => posted?,
        };
        let message = posted.message;
        if let Some(note) = note {
            kept(store.note_opening_at(note, message).await);
        }
        let made = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        self.turn().await;
        let opened = channel_id(channel)?
            .create_thread_from_message(self.http(), message, made)
            .await;
        match opened {
            Ok(thread) => Ok(Channel(thread.id.get())),
            Err(error) => {
                let verdict = judged(&error, "open a thread");
                // It bears the number of the message it hangs on: with the answer lost, it is there all the same.
                let thread = Channel(message);
                if verdict == Verdict::Again && self.look_at(thread).await.is_ok() {
                    return Ok(thread);
                }
                let _ = self.delete(channel, message).await;
                Err(verdict)
            }
        }
    }

    /// Closes a thread in which no table has come to stand: it goes into the archive, since only who manages threads may delete
    /// one, and the message goes that it hangs on.
    ///
    /// # Errors
    /// [`Verdict::Again`] when it is worth another try.
    pub async fn close_opening(&self, channel: Channel, message: u64) -> Result<(), Verdict> {
        let first = match self.first(channel, message).await {
            Ok(first) => first,
            Err(Verdict::Again) => return Err(Verdict::Again),
            // Somebody else has removed it.
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => return Ok(()),
        };
        let has = |flag| first.flags.is_some_and(|flags| flags.contains(flag));
        if has(MessageFlags::HAS_THREAD)
            && self.archive(Channel(message), true).await == Err(Verdict::Again)
        {
            return Err(Verdict::Again);
        }
        // While Discord has trouble it is tried again a few times.
        let _ = self.delete(channel, message).await;
        Ok(())
    }

    /// Whether a channel is a public thread that we have opened.
    ///
    /// # Errors
    /// When that cannot be seen.
    pub async fn is_own_thread(&self, channel: Channel) -> Result<bool, Verdict> {
        let own = self.own().await?;
        let found = self.look_at(channel).await?;
        Ok(found.kind == ChannelType::PublicThread && found.owner_id == Some(own))
    }

    async fn first(&self, channel: Channel, message: u64) -> Result<Message, Verdict> {
        let (channel, message) = (channel_id(channel)?, message_id(message)?);
        self.turn().await;
        let found = self.http().get_message(channel, message).await;
        found.map_err(|error| judged(&error, "look at the message of a thread"))
    }

    /// The messages that may be the one of an opening whose number was never noted: those of ours that say the same and came
    /// after it was noted and before `until`.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn find_opening(
        &self,
        opening: &Opening,
        until: Moment,
    ) -> Result<Vec<u64>, Verdict> {
        let own = self.own().await?;
        let since = u64::try_from(opening.since.0).unwrap_or_default();
        let after = since.saturating_sub(EPOCH + SKEW) << 22;
        let wanted = GetMessages::new().limit(DEPTH);
        let wanted = wanted.after(MessageId::new(after.max(1)));
        self.turn().await;
        let found = channel_id(opening.channel)?.messages(self.http(), wanted);
        let found = found
            .await
            .map_err(|error| judged(&error, "look for the message of a thread"))?;
        let is_it = |message: &&Message| {
            message.author.id == own
                && message.content == opening.words
                && message.timestamp.unix_timestamp() <= until.seconds()
        };
        let ids = found.iter().filter(is_it);
        Ok(ids.map(|message| message.id.get()).collect())
    }
}

/// A thread is opened whether or not that can be noted.
fn kept<T>(noted: Result<T, StoreError>) -> Option<T> {
    noted
        .inspect_err(|error| warn!(%error, "a thread may be left over after a restart"))
        .ok()
}

/// A table stands there, or there is no thread.
pub async fn forget(store: &Store, note: Option<i64>) {
    if let Some(note) = note {
        kept(store.forget_opening(note).await);
    }
}
