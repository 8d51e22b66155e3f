//! Opening tables and bringing them back.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError};

use commands::ask::Ask;
use commands::ask::mistake::Mistake;
use commands::record::Terms;
use commands::screen::page::Screen;
use commands::table::effect::Reply;
use commands::table::{Asker, Table};
use commands::who::{Person, Place, TableId, Turn};
use dashmap::Entry;
use engine::seed::Seed;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use tokio::time::Instant;
use tracing::{Instrument, debug, error, info};

use super::host::{End, Host};
use super::{Letter, MAILBOX, Seated, Tables, keep_before_show};
use crate::fault::FaultId;
use crate::outbox::post::Post;
use crate::store::{NotRead, StoreError};

/// A table's task that panics is begun again so often.
const LIVES: u32 = 5;

/// Why a table was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// What the one who asked did not know.
    Mistake(Mistake),
    /// The same, in words already.
    Refused(Screen),
    /// A fault of ours.
    Fault(FaultId),
}

impl Tables {
    /// Opens a table in a channel that has none, or one whose game is over.
    ///
    /// # Errors
    /// When the channel has one, the terms are refused, or we fail. Nothing is left behind then but a number.
    pub async fn open(
        &self,
        place: Place,
        host: &Asker,
        terms: Terms,
    ) -> Result<(Seated, Reply), NotOpened> {
        self.make_way(place).await;
        self.refuse_second(place)?;
        let store = &self.shared.office.store;
        let id = store
            .new_table()
            .await
            .map_err(|error| fault(&error, "no number for a table"))?;
        match self.shared.channels.entry(place.channel) {
            Entry::Occupied(_) => {}
            Entry::Vacant(free) => {
                free.insert(id);
            }
        }
        if self.in_channel(place.channel) != Some(id) {
            return self
                .refuse_second(place)
                .and(Err(NotOpened::Mistake(Mistake::TableGone)));
        }
        let opened = self.open_at(id, place, host, terms).await;
        if opened.is_err() {
            self.shared
                .channels
                .remove_if(&place.channel, |_, table| *table == id);
        }
        opened
    }

    /// A table whose game is over leaves the channel to the next one; its match card stays.
    async fn make_way(&self, place: Place) {
        let table = self.in_channel(place.channel);
        let before = table.and_then(|table| self.find(table));
        if let Some(before) = before
            && before.makes_way().await
        {
            self.shared
                .channels
                .remove_if(&place.channel, |_, table| *table == before.id);
        }
    }

    fn refuse_second(&self, place: Place) -> Result<(), NotOpened> {
        match self.in_channel(place.channel) {
            Some(table) => Err(NotOpened::Mistake(Mistake::TableHere { place, table })),
            None => Ok(()),
        }
    }

    async fn open_at(
        &self,
        id: TableId,
        place: Place,
        host: &Asker,
        terms: Terms,
    ) -> Result<(Seated, Reply), NotOpened> {
        let secret = Seed::fresh().map_err(|error| fault(&error, "no secret from the system"))?;
        let (table, answer) = Table::open(id, place, host, terms, secret, self.clock().now())
            .map_err(NotOpened::Refused)?;
        let split = keep_before_show(answer.effects);
        let store = &self.shared.office.store;
        store
            .keep(&split.records, &split.over)
            .await
            .map_err(|error| fault(&error, "a table could not be kept"))?;
        let seated = self
            .seat(id, table, false)
            .await
            .map_err(|error| fault(&error, "a table could not be seated"))?;
        for effect in split.shows {
            seated.post.carry_out(effect);
        }
        Ok((seated, answer.reply))
    }

    /// Brings back every open table of the store. One that cannot be read is named in the log and left alone.
    ///
    /// # Errors
    /// When the store cannot be read at all.
    pub async fn bring_back(&self) -> Result<(), StoreError> {
        for (id, records) in self.shared.office.store.open_tables().await? {
            let table = records
                .map_err(NotRead::from)
                .and_then(|records| Ok(Table::recover(records)?));
            let seated = match table {
                Ok(table) => self.seat(id, table, true).await.map_err(NotRead::from),
                Err(error) => Err(error),
            };
            match seated {
                Ok(_) => info!(table = %id, "a table is back"),
                Err(error) => error!(table = %id, %error, "a table cannot be brought back"),
            }
        }
        Ok(())
    }

    /// One table as the store knows it.
    ///
    /// # Errors
    /// When the store fails or its records make no table.
    pub async fn read_back(&self, id: TableId) -> Result<Table, NotRead> {
        // Days of play take a while to be gone through: one after the other, and not where presses are answered.
        let _turn = self.shared.reading.lock().await;
        let records = self.shared.office.store.journal(id).await?;
        let read = spawn_blocking(move || Table::recover(records)).await;
        Ok(read.map_err(|_| NotRead::Panicked)??)
    }

    /// What a table that is over tells of what was played there, to somebody who asks where it stood. `None` when none did.
    pub async fn look_back(
        &self,
        id: TableId,
        place: Place,
        from: &Asker,
        ask: Ask,
        turn: Option<Turn>,
    ) -> Option<Reply> {
        // The number comes from outside: nothing is gone through for those who would not be told of it.
        if !self.is_over_in(id, place).await {
            return None;
        }
        let mut table = match self.read_back(id).await {
            Ok(table) => table,
            Err(error) => {
                debug!(table = %id, %error, "there is nothing to look back at");
                return None;
            }
        };
        // What was played in a channel is told there.
        let answers = ask.is_of_the_past() && table.is_closed() && table.place() == place;
        answers.then(|| table.ask(from, ask, turn, self.clock().now()).reply)
    }

    async fn is_over_in(&self, id: TableId, place: Place) -> bool {
        let Some(guild) = place.guild else {
            return false;
        };
        let found = self.store().is_over_in(id, guild).await;
        found.unwrap_or_else(|error| {
            error!(table = %id, %error, "whether a table is over could not be told");
            false
        })
    }

    /// Gives a table its task. One that `is_back` goes on from an earlier run.
    async fn seat(&self, id: TableId, table: Table, is_back: bool) -> Result<Seated, StoreError> {
        let place = table.place();
        let office = self.shared.office.clone();
        let post = Arc::new(Post::open(office, id, place, is_back).await?);
        let (seated, mailbox) = self.note_seated(id, place, &post);
        let host = self.host(id, Some(table), post);
        let span = tracing::info_span!("table", %id);
        let mut tasks = self
            .shared
            .tasks
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        // Those that have ended are of no more interest.
        while tasks.try_join_next().is_some() {}
        tasks.spawn(self.clone().keep(host, mailbox, place).instrument(span));
        drop(tasks);
        Ok(seated)
    }

    fn host(&self, id: TableId, table: Option<Table>, post: Arc<Post>) -> Host {
        let rests_until = Instant::now();
        Host {
            id,
            table,
            tables: self.clone(),
            post,
            people: BTreeSet::new(),
            is_over: false,
            rated: None,
            rests_until,
        }
    }

    fn note_seated(
        &self,
        id: TableId,
        place: Place,
        post: &Arc<Post>,
    ) -> (Seated, mpsc::Receiver<Letter>) {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let seated = Seated {
            id,
            place,
            post: Arc::clone(post),
            mailbox: sender,
        };
        self.shared.channels.insert(place.channel, id);
        self.shared.seated.insert(id, seated.clone());
        (seated, mailbox)
    }

    /// Keeps a table's task alive: one that panics is read back from the store and begun again. The others go on.
    async fn keep(self, first: Host, first_mailbox: mpsc::Receiver<Letter>, place: Place) {
        let (id, post) = (first.id, Arc::clone(&first.post));
        let (mut host, mut mailbox) = (first, first_mailbox);
        let mut over = None;
        for _ in 0..LIVES {
            let life = host.live(mailbox, self.shared.in_touch.subscribe());
            match tokio::spawn(life.in_current_span()).await {
                Ok(end) => {
                    over = self.unseat(id, place, end);
                    break;
                }
                Err(panic) => {
                    let fault = FaultId::fresh();
                    // Without the panic's text: it might hold tiles.
                    error!(%fault, cancelled = panic.is_cancelled(), "the task of a table has panicked");
                    let place = self.find(id).map_or(place, |seated| seated.place);
                    (_, mailbox) = self.note_seated(id, place, &post);
                    host = self.host(id, None, Arc::clone(&post));
                }
            }
        }
        post.finish().await;
        if let Some(place) = over {
            self.lay_aside(place).await;
        }
    }

    /// Gives where a table stood that is over for good.
    fn unseat(&self, id: TableId, place: Place, end: End) -> Option<Place> {
        if end == End::Stopped {
            return None;
        }
        let seated = self.shared.seated.remove(&id);
        let place = seated.map_or(place, |(_, seated)| seated.place);
        self.shared
            .channels
            .remove_if(&place.channel, |_, table| *table == id);
        self.shared.people.iter_mut().for_each(|mut tables| {
            tables.remove(&id);
        });
        self.shared.people.retain(|_, tables| !tables.is_empty());
        self.shared.hosts.remove(&id);
        Some(place)
    }

    /// A table stands elsewhere now.
    pub(super) fn note_moved(&self, id: TableId, place: Place) {
        self.shared.channels.insert(place.channel, id);
        let before = self.shared.seated.get_mut(&id).map(|mut seated| {
            let before = seated.place;
            seated.place = place;
            before
        });
        if let Some(before) = before.filter(|before| before.channel != place.channel) {
            self.shared
                .channels
                .remove_if(&before.channel, |_, table| *table == id);
        }
    }

    /// The tables a person hosts, and where they stand.
    #[must_use]
    pub fn hosted_by(&self, person: Person) -> Vec<(TableId, Place)> {
        let all = self.shared.hosts.iter();
        let his = all.filter(|host| *host.value() == person);
        let his: BTreeSet<TableId> = his.map(|host| *host.key()).collect();
        his.into_iter()
            .filter_map(|table| Some((table, self.find(table)?.place)))
            .collect()
    }

    /// Whose table it is; `None` when it is over.
    pub(super) fn note_host(&self, id: TableId, host: Option<Person>) {
        match host {
            Some(host) => self.shared.hosts.insert(id, host),
            None => self.shared.hosts.remove(&id).map(|(_, host)| host),
        };
    }

    pub(super) fn note_people(
        &self,
        id: TableId,
        before: &BTreeSet<Person>,
        now: &BTreeSet<Person>,
    ) {
        for person in now.difference(before) {
            self.shared.people.entry(*person).or_default().insert(id);
        }
        for person in before.difference(now) {
            if let Some(mut tables) = self.shared.people.get_mut(person) {
                tables.remove(&id);
            }
            self.shared
                .people
                .remove_if(person, |_, tables| tables.is_empty());
        }
    }
}

fn fault(error: &dyn std::error::Error, what: &'static str) -> NotOpened {
    let fault = FaultId::fresh();
    error!(%fault, %error, what, "a table was not opened");
    NotOpened::Fault(fault)
}
