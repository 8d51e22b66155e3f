//! Doors that prove shut: he is told of each once and privately, and how to open it again.

use crate::outbox::report::Report;
use commands::screen::notice::{News, news};
use commands::screen::page::Screen;
use commands::words::Tongue;
use tracing::warn;

use super::HandLane;
use crate::outbox::job::Shut;
use crate::outbox::panels::Way;

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
        if !self.front.ear().knows.contains(&shut) {
            self.owes = Some(shut);
        }
    }

    /// Tells him privately of the shut door, if he has spoken lately; else the next message does.
    pub(super) async fn tell_owed(&mut self) {
        let (Some(shut), Some(receipt)) = (self.owes, self.front.newest_heard()) else {
            return;
        };
        let word = word_of(shut, self.front.ear().tongue);
        if receipt.tell(&word).await.is_ok() {
            self.told();
        }
    }

    pub(super) fn told(&mut self) {
        if let Some(shut) = self.owes.take() {
            self.front.ear().knows.push(shut);
        }
    }
}

/// What he is told of a shut door.
pub(super) fn word_of(shut: Shut, tongue: Tongue) -> Screen {
    let shut = match shut {
        Shut::Message => News::DirectMessagesClosed,
        Shut::Thread => News::ThreadClosed,
        Shut::Here => News::HandOutOfReach,
    };
    news(&shut, tongue.into())
}
