//! Discord's limits, as the library tells of them.
//!
//! The library waits inside a request until its limit allows it, with what was to be sent, and what comes meanwhile has to wait
//! behind it. So an edit that it holds back is taken back: it waits outside, where a newer drawing takes its place and a press
//! can bring it another way.

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use commands::who::Channel;
use tokio::sync::Notify;
use tokio::time::Instant;
use tracing::{debug, warn};

/// An operator should know of limits that last longer.
const LONG: Duration = Duration::from_secs(60);

/// Which edits Discord's limits hold back, and until when.
#[derive(Debug, Default)]
pub struct Limits {
    held: Mutex<Held>,
    told: Notify,
}

#[derive(Debug, Default)]
struct Held {
    /// By channel: the library has one limit for all that is done with single messages of a channel.
    edits: HashMap<Channel, Instant>,
    /// Whatever is asked.
    all: Option<Instant>,
}

impl Limits {
    /// The library waits so long with a request to this address. Globally: with whatever the bot asks.
    pub fn note(&self, address: &str, wait: Duration, is_global: bool) {
        let seconds = wait.as_secs_f32();
        // The address may hold a token.
        if is_global || wait > LONG {
            warn!(seconds, is_global, "Discord asks us to wait");
        } else {
            debug!(seconds, "a request waits for Discord's limits");
        }
        {
            let (mut held, now) = (self.held(), Instant::now());
            let until = now + wait;
            held.edits.retain(|_, until| *until > now);
            if is_global {
                held.all = held.all.max(Some(until));
            } else if let Some(channel) = channel_of(address) {
                let known = held.edits.entry(channel).or_insert(until);
                *known = until.max(*known);
            }
        }
        self.told.notify_waiters();
    }

    /// Edits a message of this channel in this way, unless limits hold that back: then nothing is on its way.
    ///
    /// # Errors
    /// When it is held back: the moment when it may be tried again.
    pub async fn unless_held<T>(
        &self,
        channel: Channel,
        edit: impl Future<Output = T>,
    ) -> Result<T, Instant> {
        if let Some(until) = self.until(channel) {
            return Err(until);
        }
        tokio::select! {
            biased;
            edited = edit => Ok(edited),
            until = self.holds(channel) => Err(until),
        }
    }

    /// Waits until edits in this channel are held back.
    async fn holds(&self, channel: Channel) -> Instant {
        loop {
            let told = self.told.notified();
            if let Some(until) = self.until(channel) {
                return until;
            }
            told.await;
        }
    }

    fn until(&self, channel: Channel) -> Option<Instant> {
        let held = self.held();
        let until = held.edits.get(&channel).copied().max(held.all);
        until.filter(|until| *until > Instant::now())
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The channel, if this is the address of a single message in one.
fn channel_of(address: &str) -> Option<Channel> {
    let (_, rest) = address.split_once("/channels/")?;
    let (channel, message) = rest.split_once("/messages/")?;
    let is_message = message.parse::<u64>().is_ok();
    let channel = channel.parse().ok().filter(|_| is_message);
    channel.map(Channel)
}

#[cfg(test)]
mod tests {
    use serenity::http::Route;
    use serenity::model::id::{ApplicationId, ChannelId, InteractionId, MessageId};
    use tokio::time::{advance, sleep};

    use super::*;

    const HERE: Channel = Channel(7);
    const ELSEWHERE: Channel = Channel(8);
    const WAIT: Duration = Duration::from_secs(4);

    /// The library's address of a message in a channel.
    fn message_in(channel: Channel) -> String {
        let route = Route::ChannelMessage {
            channel_id: ChannelId::new(channel.0),
            message_id: MessageId::new(9),
        };
        route.path().into_owned()
    }

    #[test]
    fn only_single_messages_share_the_limit_of_edits() {
        assert_eq!(channel_of(&message_in(HERE)), Some(HERE));
        let (channel_id, token) = (ChannelId::new(7), "aW50ZXJhY3Rpb24");
        for other in [
            Route::ChannelMessages { channel_id },
            Route::ChannelTyping { channel_id },
            Route::InteractionResponse {
                interaction_id: InteractionId::new(1),
                token,
            },
            Route::WebhookOriginalInteractionResponse {
                application_id: ApplicationId::new(1),
                token,
            },
        ] {
            assert_eq!(channel_of(&other.path()), None, "{other:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn an_edit_that_is_held_back_is_taken_back_and_those_after_it_are_not_sent() {
        let limits = Limits::default();
        let start = Instant::now();
        let edit = limits.unless_held(HERE, sleep(WAIT * 9));
        let note = async {
            tokio::task::yield_now().await;
            limits.note(&message_in(ELSEWHERE), WAIT, false);
            tokio::task::yield_now().await;
            limits.note(&message_in(HERE), WAIT, false);
        };
        let (edited, ()) = tokio::join!(edit, note);
        assert_eq!(edited, Err(start + WAIT));
        let mut is_sent = false;
        let next = limits.unless_held(HERE, async { is_sent = true });
        assert_eq!(next.await, Err(start + WAIT));
        assert!(!is_sent);
        advance(WAIT).await;
        assert_eq!(limits.unless_held(HERE, async { 1 }).await, Ok(1));
    }

    #[tokio::test(start_paused = true)]
    async fn what_holds_the_whole_bot_back_holds_every_edit_back() {
        let limits = Limits::default();
        let until = Instant::now() + WAIT;
        limits.note(&Route::User { user_id: 1.into() }.path(), WAIT, true);
        assert_eq!(limits.unless_held(HERE, async {}).await, Err(until));
        assert_eq!(limits.unless_held(ELSEWHERE, async {}).await, Err(until));
    }
}
