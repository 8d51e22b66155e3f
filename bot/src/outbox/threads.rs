//! Private threads: a player's hand beside his table, for those who like it there. Nobody reads one but its player and
//! whoever may manage the threads of the channel.

use std::time::Duration;

use commands::screen::page::Screen;
use commands::who::{Channel, Moment, Person, TableId};
use dashmap::DashMap;
use serenity::builder::CreateThread;
use serenity::model::channel::{AutoArchiveDuration, ChannelType, GuildChannel};
use serenity::model::id::UserId;

use super::courier::{Courier, channel_id, judged, nonce};
use super::verdict::Verdict;
use crate::clock::Clock;

/// Where none could be opened it is tried again after this time, unless its person gives a sign earlier.
const REST: Duration = Duration::from_secs(60 * 60);

/// Which private threads there are, and for whom none can be opened.
#[derive(Debug)]
pub struct Threads {
    tables: DashMap<Channel, TableId>,
    shut: DashMap<(TableId, Person), Moment>,
    clock: Clock,
}

impl Threads {
    /// None yet; shut ones rest by this clock.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            tables: DashMap::new(),
            shut: DashMap::new(),
            clock,
        }
    }

    /// This thread belongs to a player of this table.
    pub fn note(&self, thread: Channel, table: TableId) {
        self.tables.insert(thread, table);
    }

    /// It does no more.
    pub fn forget(&self, thread: Channel) {
        self.tables.remove(&thread);
    }

    /// The table that a private thread belongs to.
    #[must_use]
    pub fn table(&self, thread: Channel) -> Option<TableId> {
        self.tables.get(&thread).map(|table| *table)
    }

    /// None could be opened for him a short while ago.
    #[must_use]
    pub fn is_shut(&self, table: TableId, person: Person) -> bool {
        let since = self.shut.get(&(table, person)).map(|since| *since);
        since.is_some_and(|since| self.clock.now().since(since) < REST)
    }

    /// None can be opened for him.
    pub fn shut(&self, table: TableId, person: Person) {
        self.shut.insert((table, person), self.clock.now());
    }

    /// The table stands elsewhere now, where some may be opened.
    pub fn reopen(&self, table: TableId) {
        self.shut.retain(|(whose, _), _| *whose != table);
    }

    /// He gave a sign that it may be worth a try again.
    pub fn knock(&self, person: Person) {
        self.shut.retain(|(_, whose), _| *whose != person);
    }
}

impl Courier {
    /// Opens a private thread for a person beside a table, and lets him in.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn open_private(
        &self,
        home: Channel,
        name: &str,
        person: Person,
    ) -> Result<Channel, Verdict> {
        if person.0 == 0 {
            return Err(Verdict::Refused);
        }
        let parent = self.parent(home).await?;
        let made = CreateThread::new(name)
            .kind(ChannelType::PrivateThread)
            .auto_archive_duration(AutoArchiveDuration::OneWeek)
            .invitable(false);
        self.turn().await;
        let opened = channel_id(parent)?.create_thread(self.http(), made).await;
        let thread = opened.map_err(|error| judged(&error, "open a private thread"))?;
        self.turn().await;
        let entered = thread
            .id
            .add_thread_member(self.http(), UserId::new(person.0))
            .await;
        match entered {
            Ok(()) => Ok(Channel(thread.id.get())),
            Err(error) => {
                let verdict = judged(&error, "let a person into his thread");
                // An empty thread that nobody sees is of no use.
                let _ = thread.id.delete(self.http()).await;
                Err(verdict)
            }
        }
    }

    /// Posts a message and opens a public thread from it.
    ///
    /// # Errors
    /// What to do about the failure. The message is removed then.
    pub async fn open_thread(
        &self,
        channel: Channel,
        first: &Screen,
        name: &str,
    ) -> Result<Channel, Verdict> {
        let message = self.create(channel, first, &nonce(), true).await?.message;
        let made = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
        self.turn().await;
        let opened = channel_id(channel)?
            .create_thread_from_message(self.http(), message, made)
            .await;
        match opened {
            Ok(thread) => Ok(Channel(thread.id.get())),
            Err(error) => {
                let verdict = judged(&error, "open a thread");
                let _ = self.delete(channel, message).await;
                Err(verdict)
            }
        }
    }

    /// The channel in which private threads are opened: the table's own, or the one above when the table stands in a
    /// thread. Forums have none, and there it is not tried.
    async fn parent(&self, home: Channel) -> Result<Channel, Verdict> {
        let mut found = self.look_at(home).await?;
        if let Some(above) = found.parent_id.filter(|_| found.thread_metadata.is_some()) {
            found = self.look_at(Channel(above.get())).await?;
        }
        if found.kind == ChannelType::Text {
            Ok(Channel(found.id.get()))
        } else {
            Err(Verdict::Refused)
        }
    }

    pub(super) async fn look_at(&self, channel: Channel) -> Result<GuildChannel, Verdict> {
        self.turn().await;
        let found = self.http().get_channel(channel_id(channel)?).await;
        let found = found.map_err(|error| judged(&error, "look at a channel"))?;
        found.guild().ok_or(Verdict::Refused)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_no_thread_could_be_opened_it_rests_until_its_person_gives_a_sign() {
        let clock = Clock::default();
        let threads = Threads::new(clock.clone());
        let (table, person) = (TableId(3), Person(7));
        threads.shut(table, person);
        threads.shut(table, Person(8));
        assert!(threads.is_shut(table, person));
        assert!(!threads.is_shut(TableId(4), person));
        threads.knock(person);
        assert!(!threads.is_shut(table, person));
        assert!(threads.is_shut(table, Person(8)));
        clock.advance(REST);
        assert!(!threads.is_shut(table, Person(8)));
    }
}
