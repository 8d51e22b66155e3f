//! Threads of tables: opened before their table, and closed if none comes to stand in them.

use std::time::Duration;

use commands::screen::page::Screen;
use commands::who::{Channel, Moment, Place};
use tokio::time::sleep;
use tracing::{error, info};

use super::Tables;
use crate::outbox::openings::{self, Opened};
use crate::outbox::verdict::Verdict;
use crate::store::Opening;

/// Between two tries to close what an earlier run has left over.
const REST: Duration = Duration::from_secs(5);

impl Tables {
    /// Opens a thread for a table below a channel.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn open_thread(
        &self,
        channel: Channel,
        first: &Screen,
        name: &str,
    ) -> Result<Opened, Verdict> {
        let (courier, now) = (&self.shared.office.courier, self.clock().now());
        courier
            .open_thread(self.store(), (channel, now), first, name)
            .await
    }

    /// The table has come to stand in its thread below this channel, or it has not and the thread is closed.
    pub async fn settle(&self, channel: Channel, opened: &Opened, stands: bool) {
        let courier = &self.shared.office.courier;
        // If Discord has trouble now, the next start closes it.
        if stands
            || courier
                .close_opening(channel, opened.thread.0)
                .await
                .is_ok()
        {
            openings::forget(self.store(), opened.note).await;
        }
    }

    /// A table is over and all of it is shown: the thread that was opened for it goes into the archive, since a server can have
    /// only so many outside of it. Not one that somebody else has opened, and not for the table that comes next.
    pub(super) async fn lay_aside(&self, place: Place) {
        let courier = &self.shared.office.courier;
        if self.in_channel(place.channel).is_none()
            && courier.is_own_thread(place.channel).await == Ok(true)
        {
            // If it cannot be, it goes there by itself in a week.
            let _ = courier.archive(place.channel, true).await;
        }
    }

    /// Whether private threads may be opened in a channel, as was told just now.
    pub fn note_private_threads(&self, channel: Channel, may: bool) {
        self.shared.office.threads.permit(channel, may);
    }

    /// Closes the threads that an earlier run has opened for tables that never came: it was killed in between. What is opened
    /// from `until` on is this run's.
    pub async fn close_leftovers(self, left: Vec<Opening>, until: Moment) {
        for opening in left {
            while self.close_leftover(&opening, until).await == Err(Verdict::Again) {
                sleep(REST).await;
            }
            openings::forget(self.store(), Some(opening.id)).await;
        }
    }

    /// What an earlier run was opening when it ended.
    pub async fn leftovers(&self) -> Vec<Opening> {
        match self.store().openings().await {
            Ok(left) => left,
            Err(error) => {
                error!(%error, "it could not be read which threads are left over");
                Vec::new()
            }
        }
    }

    async fn close_leftover(&self, opening: &Opening, until: Moment) -> Result<(), Verdict> {
        let courier = &self.shared.office.courier;
        let found = match opening.message {
            Some(message) => vec![message],
            None => courier.find_opening(opening, until).await?,
        };
        // The thread bears the number of the message it hangs on. One in which a table stands was settled after all.
        for message in found {
            if self.in_channel(Channel(message)).is_none() {
                info!("a thread without a table is closed");
                courier.close_opening(opening.channel, message).await?;
            }
        }
        Ok(())
    }
}
