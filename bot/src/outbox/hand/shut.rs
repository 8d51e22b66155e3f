//! Doors that prove shut: he is told of each once and privately, and how to open it again.

use crate::outbox::report::Report;
use commands::screen::notice::{News, news};
use commands::screen::page::Screen;
use commands::who::Channel;
use commands::words::Tongue;
use tracing::warn;

use super::HandLane;
use crate::outbox::courier::nonce;
use crate::outbox::job::Shut;
use crate::outbox::panels::Way;
use crate::outbox::verdict::Verdict;

/// He is to be told of a shut door.
#[derive(Debug)]
pub(in crate::outbox) struct Owed {
    shut: Shut,
    /// Makes the words arrive once, however often they are sent.
    nonce: String,
}

impl HandLane {
    /// A door proves shut: he is told so.
    pub(super) async fn shut(&mut self, way: Way) {
        match way {
            Way::Message => {
                self.doors.shut(self.person);
                // Should it be open again, its channel is asked for anew.
                if let Err(error) = self.store.forget_direct(self.person).await {
                    warn!(%error, "a channel could not be forgotten");
                }
                // He may be gone. Nobody listens any more when the house closes.
                let (table, person) = (self.table, self.person);
                let _ = self.reports.send(Report::Missing { table, person });
                self.owe(Shut::Message);
            }
            Way::Thread => {
                self.threads.shut(self.table, self.person);
                self.owe(Shut::Thread);
            }
        }
        self.tell_owed().await;
    }

    /// He is to be told of a shut door, once.
    pub(super) fn owe(&mut self, shut: Shut) {
        let is_owed = self.owes.as_ref().is_some_and(|owed| owed.shut == shut);
        if !is_owed && !self.front.ear().knows.contains(&shut) {
            let nonce = nonce();
            self.owes = Some(Owed { shut, nonce });
        }
    }

    /// Tells him privately of the shut door, if he has spoken lately; else he is told where his panel comes next.
    pub(super) async fn tell_owed(&mut self) {
        let (Some(owed), Some(receipt)) = (&self.owes, self.front.newest_heard()) else {
            return;
        };
        let word = word_of(owed.shut, self.front.ear().tongue);
        if receipt.tell(&word).await.is_ok() {
            self.told();
        }
    }

    /// The same before his panel, in a message of its own: the panel is drawn over.
    pub(super) async fn tell_owed_in(&mut self, channel: Channel) -> Result<(), Verdict> {
        let Some(owed) = &self.owes else {
            return Ok(());
        };
        let word = word_of(owed.shut, self.front.ear().tongue);
        let silently = true;
        let told = self.courier.create(channel, &word, &owed.nonce, silently);
        told.await?;
        self.told();
        Ok(())
    }

    fn told(&mut self) {
        if let Some(owed) = self.owes.take() {
            self.front.ear().knows.push(owed.shut);
        }
    }
}

/// What he is told of a shut door.
fn word_of(shut: Shut, tongue: Tongue) -> Screen {
    let shut = match shut {
        Shut::Message => News::DirectMessagesClosed,
        Shut::Thread => News::ThreadClosed,
        Shut::Here => News::HandOutOfReach,
    };
    news(&shut, tongue.into())
}
