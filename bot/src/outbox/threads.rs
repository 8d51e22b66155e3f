//! Private threads: a player's hand beside his table, for those who like it there. Nobody reads one but its player and
//! whoever may manage the threads of the channel.

use std::time::Duration;

use commands::who::{Channel, Moment, Person, TableId};
use dashmap::{DashMap, DashSet, Entry};
use serenity::builder::CreateThread;
use serenity::model::channel::{AutoArchiveDuration, ChannelType, GuildChannel};
use serenity::model::id::UserId;

use super::courier::{Courier, channel_id, judged};
use super::verdict::Verdict;
use crate::clock::Clock;

/// Where none could be opened it is tried again after this time, unless its person gives a sign earlier.
const REST: Duration = Duration::from_secs(60 * 60);

/// The private thread of a person at a table, as far as it has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PrivateThread {
    /// There is none.
    #[default]
    None,
    /// One was to be opened and may be there: its id is not known.
    Opening,
    /// It is there, and he is not in it yet.
    Empty(Channel),
    /// He is in it.
    His(Channel),
}

impl PrivateThread {
    /// Its channel, as soon as that is known.
    #[must_use]
    pub fn channel(self) -> Option<Channel> {
        match self {
            Self::None | Self::Opening => None,
            Self::Empty(channel) | Self::His(channel) => Some(channel),
        }
    }

    /// The channel and message that stand for it in the store.
    #[must_use]
    pub fn kept(self) -> (Channel, u64) {
        match self {
            Self::None | Self::Opening => (Channel(0), 0),
            Self::Empty(channel) => (channel, 0),
            Self::His(channel) => (channel, channel.0),
        }
    }

    /// Read back from the store.
    #[must_use]
    pub fn read(channel: Channel, message: u64) -> Self {
        match (channel, message) {
            (Channel(0), _) => Self::Opening,
            (channel, 0) => Self::Empty(channel),
            (channel, _) => Self::His(channel),
        }
    }
}

/// Which private threads there are, and for whom none can be opened.
#[derive(Debug)]
pub struct Threads {
    tables: DashMap<Channel, TableId>,
    shut: DashMap<(TableId, Person), Moment>,
    /// Channels in which we may open none, as was told last.
    denied: DashSet<Channel>,
    clock: Clock,
}

impl Threads {
    /// None yet; shut ones rest by this clock.
    #[must_use]
    pub fn new(clock: Clock) -> Self {
        Self {
            tables: DashMap::new(),
            shut: DashMap::new(),
            denied: DashSet::new(),
            clock,
        }
    }

    /// This thread belongs to a player of this table.
    pub fn note(&self, thread: Channel, table: TableId) {
        self.tables.insert(thread, table);
    }

    /// The same, if nobody else has it. False when somebody has.
    #[must_use]
    pub fn claim(&self, thread: Channel, table: TableId) -> bool {
        match self.tables.entry(thread) {
            Entry::Occupied(_) => false,
            Entry::Vacant(free) => {
                free.insert(table);
                true
            }
        }
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

    /// Whether we may open some where a table stands.
    pub fn permit(&self, home: Channel, may: bool) {
        if may {
            self.denied.remove(&home);
        } else {
            self.denied.insert(home);
        }
    }

    /// We may open none there.
    #[must_use]
    pub fn is_denied(&self, home: Channel) -> bool {
        self.denied.contains(&home)
    }

    /// The table stands elsewhere now, or what we may do there has changed: some may be opened.
    pub fn reopen(&self, table: TableId) {
        self.shut.retain(|(whose, _), _| *whose != table);
    }

    /// He gave a sign that it may be worth a try again.
    pub fn knock(&self, person: Person) {
        self.shut.retain(|(_, whose), _| *whose != person);
    }
}

impl Courier {
    /// Opens a private thread beside a table, with nobody in it yet.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn open_private(&self, home: Channel, name: &str) -> Result<Channel, Verdict> {
        let parent = self.parent(home).await?.id;
        let made = CreateThread::new(name)
            .kind(ChannelType::PrivateThread)
            .auto_archive_duration(AutoArchiveDuration::OneWeek)
            .invitable(false);
        self.turn().await;
        let opened = parent.create_thread(self.http(), made).await;
        let thread = opened.map_err(|error| judged(&error, "open a private thread"))?;
        Ok(Channel(thread.id.get()))
    }

    /// Lets a person into his thread.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn let_in(&self, thread: Channel, person: Person) -> Result<(), Verdict> {
        if person.0 == 0 {
            return Err(Verdict::Refused);
        }
        self.turn().await;
        let entered = channel_id(thread)?.add_thread_member(self.http(), UserId::new(person.0));
        entered
            .await
            .map_err(|error| judged(&error, "let a person into his thread"))
    }

    /// A private thread of one of these names that we opened beside a table, with nobody in it: killed between Discord's doing
    /// and our own note of it, or with the answer lost, we find it so. It is claimed for the table, so that no two people
    /// ever get the same.
    ///
    /// # Errors
    /// What to do about the failure.
    pub async fn find_private(
        &self,
        home: Channel,
        names: &[String],
        table: TableId,
        threads: &Threads,
    ) -> Result<Option<Channel>, Verdict> {
        let own = self.own().await?;
        let parent = self.parent(home).await?;
        self.turn().await;
        let active = self.http().get_guild_active_threads(parent.guild_id).await;
        let active = active.map_err(|error| judged(&error, "look for a private thread"))?;
        let is_ours = |thread: &&GuildChannel| {
            thread.kind == ChannelType::PrivateThread
                && thread.owner_id == Some(own)
                && thread.parent_id == Some(parent.id)
                && names.contains(&thread.name)
                && thread.member_count.is_some_and(|members| members <= 1)
        };
        let ours = active.threads.iter().filter(is_ours);
        let mut ids = ours.map(|thread| Channel(thread.id.get()));
        Ok(ids.find(|thread| threads.claim(*thread, table)))
    }

    /// The channel in which private threads are opened: the table's own, or the one above when the table stands in a
    /// thread. Forums have none, and there it is not tried.
    async fn parent(&self, home: Channel) -> Result<GuildChannel, Verdict> {
        let mut found = self.look_at(home).await?;
        if let Some(above) = found.parent_id.filter(|_| found.thread_metadata.is_some()) {
            found = self.look_at(Channel(above.get())).await?;
        }
        if found.kind == ChannelType::Text {
            Ok(found)
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
    fn a_thread_is_kept_as_far_as_it_has_come() {
        for thread in [
            PrivateThread::Opening,
            PrivateThread::Empty(Channel(7)),
            PrivateThread::His(Channel(7)),
        ] {
            let (channel, message) = thread.kept();
            assert_eq!(PrivateThread::read(channel, message), thread);
        }
    }

    #[test]
    fn a_thread_belongs_to_one_person() {
        let threads = Threads::new(Clock::default());
        assert!(threads.claim(Channel(5), TableId(3)));
        assert!(!threads.claim(Channel(5), TableId(3)));
        threads.forget(Channel(5));
        assert!(threads.claim(Channel(5), TableId(4)));
    }

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
