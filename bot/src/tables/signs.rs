//! What happens to tables outside of what people say: channels that are lost, people who are gone, boards that somebody removes.
//!
//! Every sign may come twice, late, or for a table that is over: the tables make nothing of it then.

use std::time::Duration;

use commands::table::moving::Sign;
use commands::who::{Channel, Guild, Person, TableId};
use tokio::sync::mpsc;
use tracing::{debug, info};

use super::{Letter, Tables};
use crate::outbox::report::Report;

impl Tables {
    /// Heeds what the lanes report, as long as there are any.
    pub async fn watch(self, mut reports: mpsc::UnboundedReceiver<Report>) {
        while let Some(report) = reports.recv().await {
            match report {
                Report::Lost { table, channel } => {
                    info!(%table, "the channel of a table is gone or closed");
                    self.tell(table, Sign::PlaceLost(channel)).await;
                }
                Report::Found { table, channel } => {
                    self.tell(table, Sign::PlaceFound(channel)).await;
                }
                Report::Erased { table } => self.tell(table, Sign::Erased).await,
                Report::Missing { table, person } => {
                    // A look-up takes its time: others must not wait for it.
                    tokio::spawn(self.clone().look_for(table, person));
                }
            }
        }
    }

    /// Without the privileged intent nobody tells us who leaves a server: so we ask when somebody cannot be reached.
    async fn look_for(self, table: TableId, person: Person) {
        let guild = self.find(table).and_then(|seated| seated.place.guild);
        let Some(guild) = guild else { return };
        match self.shared.office.courier.is_member(guild, person).await {
            Ok(true) => {}
            Ok(false) => self.tell(table, Sign::Gone(person)).await,
            // He is asked for again when he cannot be reached the next time.
            Err(verdict) => debug!(
                ?verdict,
                "whether a person is still there could not be told"
            ),
        }
    }

    /// Discord's limits hold a request to this address back, or whatever the bot asks.
    pub fn limited(&self, address: &str, wait: Duration, is_global: bool) {
        let limits = self.shared.office.courier.limits();
        limits.note(address, wait, is_global);
    }

    /// This channel is gone, and every thread below it: also those of tables that stand elsewhere now.
    pub async fn lost_with_threads(&self, guild: Guild, channel: Channel) {
        self.lost_channel(channel).await;
        for seated in self.in_guild(guild) {
            seated.post.threads_lost();
        }
    }

    /// This thread is gone.
    pub async fn lost_thread(&self, thread: Channel) {
        self.lost_channel(thread).await;
        let table = self.shared.office.threads.table(thread);
        if let Some(seated) = table.and_then(|table| self.find(table)) {
            seated.post.threads_lost();
        }
    }

    /// Nothing can be posted in this channel.
    pub async fn lost_channel(&self, channel: Channel) {
        let seated = self.in_channel(channel).and_then(|table| self.find(table));
        if let Some(seated) = seated {
            seated.post.lost();
            self.tell(seated.id, Sign::PlaceLost(channel)).await;
        }
    }

    /// We are not in this server any more, or it is down.
    pub async fn lost_guild(&self, guild: Guild) {
        for seated in self.in_guild(guild) {
            seated.post.lost();
            self.tell(seated.id, Sign::PlaceLost(seated.place.channel))
                .await;
        }
    }

    /// The people who hold a place or seat at a table.
    #[must_use]
    pub fn people_at(&self, table: TableId) -> Vec<Person> {
        let people = self.shared.people.iter();
        let here = people.filter(|tables| tables.contains(&table));
        here.map(|tables| *tables.key()).collect()
    }

    /// We have come (back) into this server.
    pub async fn entered_guild(&self, guild: Guild) {
        for seated in self.in_guild(guild) {
            // While we were gone their direct messages were closed to us as well.
            let people = self.people_at(seated.id).into_iter();
            people.for_each(|person| self.knock(person));
        }
        self.changed_guild(guild).await;
    }

    /// What we may do in this server may have changed: somebody's direct messages are none of that.
    pub async fn changed_guild(&self, guild: Guild) {
        for seated in self.in_guild(guild) {
            let threads = &self.shared.office.threads;
            threads.permit(seated.place.channel, true);
            let courier = &self.shared.office.courier;
            courier.permit_files(seated.place.channel);
            threads.reopen(seated.id);
            self.tell(seated.id, Sign::PlaceChanged).await;
        }
    }

    /// A message is gone from a channel or a private thread.
    pub async fn erased(&self, channel: Channel, message: u64) {
        let beside = self.shared.office.threads.table(channel);
        if let Some(seated) = beside.and_then(|table| self.find(table)) {
            seated.post.erased_beside(message);
        }
        let seated = self
            .in_channel(channel)
            .and_then(|table| self.find(table))
            .filter(|seated| seated.post.erased(message));
        if let Some(seated) = seated {
            self.tell(seated.id, Sign::Erased).await;
        }
    }

    async fn tell(&self, table: TableId, sign: Sign) {
        if let Some(seated) = self.find(table) {
            // A table that is closing just now needs no word.
            let _ = seated.mailbox.send(Letter::Sign(sign)).await;
        }
    }
}
