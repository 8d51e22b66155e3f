//! Where the tables are: each in a task of its own behind a mailbox, found by number, channel and person.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use commands::ask::Ask;
use commands::ask::slash::Known;
use commands::record::Record;
use commands::results::GameResult;
use commands::table::effect::{Effect, Reply};
use commands::table::moving::Sign;
use commands::table::{Asker, Likes};
use commands::who::{Channel, Guild, Moment, Person, Place, TableId, Turn};
use commands::words::Reader;
use dashmap::DashMap;
use engine::rules::RuleSet;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use tracing::error;

use crate::clock::Clock;
use crate::fault::FaultId;
use crate::outbox::post::{Office, Post};
use crate::render::faces::Faces;
use crate::store::Store;

/// The task of one table.
pub mod host;
/// Opening tables and bringing them back.
pub mod seating;
/// Threads of tables.
pub mod openings;
/// What happens to tables outside of what people say.
pub mod signs;

/// So many letters may wait at a table before those who bring more have to wait too.
const MAILBOX: usize = 64;

/// A letter to a table.
#[derive(Debug)]
pub(crate) enum Letter {
    /// Somebody asks something.
    Ask {
        /// Who.
        from: Asker,
        /// What.
        ask: Ask,
        /// The moment his button was drawn for.
        turn: Option<Turn>,
        /// Who waits for the reply.
        reply: oneshot::Sender<Result<Reply, FaultId>>,
    },
    /// What a person knows of his game, for autocompletion.
    Known {
        /// Who.
        person: Person,
        /// Who waits for it.
        reply: oneshot::Sender<Known>,
    },
    /// The rules, for autocompletion.
    Rules {
        /// Who waits for them.
        reply: oneshot::Sender<Arc<RuleSet>>,
    },
    /// A person has chosen otherwise for himself.
    Prefer {
        /// Who, with what he chose.
        from: Box<Asker>,
    },
    /// The server has chosen otherwise for those who have not.
    Like {
        /// How each at the table is to have his hand now.
        all: Vec<Likes>,
    },
    /// The server has chosen otherwise for its channels.
    Speak {
        /// For whom their pages are drawn.
        public: Reader,
    },
    /// Something was seen outside.
    Sign(Sign),
    /// We are in touch again after a silence.
    Back {
        /// Since when we were not.
        silent_since: Moment,
    },
}

/// A table as others see it.
#[derive(Debug, Clone)]
pub struct Seated {
    /// Which table.
    pub id: TableId,
    /// Where it stands.
    pub place: Place,
    /// Its lanes.
    pub post: Arc<Post>,
    mailbox: mpsc::Sender<Letter>,
}

impl Seated {
    /// Asks a table something.
    ///
    /// # Errors
    /// The id of a fault of ours, which stands in the log.
    pub async fn ask(&self, from: Asker, ask: Ask, turn: Option<Turn>) -> Result<Reply, FaultId> {
        let (reply, answer) = oneshot::channel();
        let sent = self
            .mailbox
            .send(Letter::Ask {
                from,
                ask,
                turn,
                reply,
            })
            .await;
        match (sent, answer.await) {
            (Ok(()), Ok(answer)) => answer,
            (Ok(()) | Err(_), _) => {
                let fault = FaultId::fresh();
                error!(%fault, "a table went away with a letter unanswered");
                Err(fault)
            }
        }
    }

    /// What a person knows of his game here; nothing for everybody else.
    pub async fn known(&self, person: Person) -> Known {
        let (reply, answer) = oneshot::channel();
        if self
            .mailbox
            .send(Letter::Known { person, reply })
            .await
            .is_err()
        {
            return Known::default();
        }
        answer.await.unwrap_or_default()
    }
}

impl Seated {
    /// The rules of the table; `None` if it is closing just now.
    pub async fn rules(&self) -> Option<Arc<RuleSet>> {
        let (reply, answer) = oneshot::channel();
        self.mailbox.send(Letter::Rules { reply }).await.ok()?;
        answer.await.ok()
    }

    /// Another table is to be opened in its channel: one whose game is over closes then. Gives whether it has.
    pub(crate) async fn makes_way(&self) -> bool {
        let _ = self.mailbox.send(Letter::Sign(Sign::Succeeded)).await;
        // Letters are read in their order: once this one is answered or gone, the sign was heeded.
        let _ = self.rules().await;
        self.mailbox.is_closed()
    }

    /// A person at the table has chosen otherwise for himself.
    pub async fn prefer(&self, from: Asker) {
        let from = Box::new(from);
        // A table that is closing just now needs no word.
        let _ = self.mailbox.send(Letter::Prefer { from }).await;
    }

    /// The server has chosen otherwise for those who have not: how each at the table is to have his hand now.
    pub async fn like(&self, all: Vec<Likes>) {
        let _ = self.mailbox.send(Letter::Like { all }).await;
    }

    /// The server has chosen otherwise for its channels.
    pub async fn speak(&self, public: Reader) {
        let _ = self.mailbox.send(Letter::Speak { public }).await;
    }
}

/// All tables.
#[derive(Debug, Clone)]
pub struct Tables {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    office: Office,
    seated: DashMap<TableId, Seated>,
    channels: DashMap<Channel, TableId>,
    people: DashMap<Person, BTreeSet<TableId>>,
    hosts: DashMap<TableId, Person>,
    /// Whether we are in touch with Discord: no clock runs out while we are not.
    in_touch: watch::Sender<bool>,
    tasks: Mutex<JoinSet<()>>,
    /// One table after the other is read back from its journal.
    reading: tokio::sync::Mutex<()>,
}

impl Tables {
    /// No tables yet, and not in touch.
    #[must_use]
    pub fn new(office: Office) -> Self {
        let shared = Shared {
            office,
            seated: DashMap::new(),
            channels: DashMap::new(),
            people: DashMap::new(),
            hosts: DashMap::new(),
            in_touch: watch::Sender::new(false),
            tasks: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
        };
        Self {
            shared: Arc::new(shared),
        }
    }

    /// The clock they go by.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.shared.office.clock
    }

    /// Where everything is kept.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.shared.office.store
    }

    /// The emojis that show tiles at them.
    #[must_use]
    pub fn faces(&self) -> &Faces {
        &self.shared.office.faces
    }

    /// The table of that number.
    #[must_use]
    pub fn find(&self, table: TableId) -> Option<Seated> {
        self.shared.seated.get(&table).map(|seated| seated.clone())
    }

    /// The table of a channel.
    #[must_use]
    pub fn in_channel(&self, channel: Channel) -> Option<TableId> {
        self.shared.channels.get(&channel).map(|table| *table)
    }

    /// The table that is meant by speaking in this channel: its own, or that of a private thread.
    #[must_use]
    pub fn heard_in(&self, channel: Channel) -> Option<TableId> {
        let thread = || self.shared.office.threads.table(channel);
        self.in_channel(channel).or_else(thread)
    }

    /// A channel is somebody's private thread.
    #[must_use]
    pub fn is_private(&self, channel: Channel) -> bool {
        self.shared.office.threads.table(channel).is_some()
    }

    /// The tables a person sits at, and where they stand.
    #[must_use]
    pub fn of(&self, person: Person) -> Vec<(TableId, Place)> {
        let tables = self
            .shared
            .people
            .get(&person)
            .map(|tables| tables.clone())
            .unwrap_or_default();
        tables
            .into_iter()
            .filter_map(|table| Some((table, self.find(table)?.place)))
            .collect()
    }

    /// The tables of a server.
    #[must_use]
    pub fn in_guild(&self, guild: Guild) -> Vec<Seated> {
        let all = self.shared.seated.iter();
        let mut here: Vec<Seated> = all
            .filter(|seated| seated.place.guild == Some(guild))
            .map(|seated| seated.clone())
            .collect();
        here.sort_by_key(|seated| seated.id);
        here
    }

    /// A person holds a place or seat at a table.
    #[must_use]
    pub fn sits_at(&self, person: Person, table: TableId) -> bool {
        self.shared
            .people
            .get(&person)
            .is_some_and(|tables| tables.contains(&table))
    }

    /// Keeps a channel for a table that is to stand there. The other table, if there is one.
    #[must_use]
    pub fn reserve(&self, channel: Channel, table: TableId) -> Option<TableId> {
        let there = *self.shared.channels.entry(channel).or_insert(table);
        (there != table).then_some(there)
    }

    /// Gives a channel back that was kept for a table which has not come to stand there.
    pub fn release(&self, channel: Channel, table: TableId) {
        let is_there = self
            .find(table)
            .is_some_and(|seated| seated.place.channel == channel);
        if !is_there {
            self.shared
                .channels
                .remove_if(&channel, |_, there| *there == table);
        }
    }

    /// A person shows that direct messages from us may reach him.
    pub fn knock(&self, person: Person) {
        self.shared.office.knock(person);
    }

    /// A thread has gone into the archive: one with a table in it is taken out again.
    pub async fn archived(&self, thread: Channel) {
        if self.in_channel(thread).is_some() {
            // If it cannot be, the next message does it.
            let _ = self.shared.office.courier.archive(thread, false).await;
        }
    }

    /// Somebody's message stands in a channel.
    pub fn seen(&self, channel: Channel, message: u64) {
        if let Some(seated) = self.in_channel(channel).and_then(|table| self.find(table)) {
            seated.post.seen(message);
        }
    }

    /// We are out of touch: alarms wait.
    pub fn pause(&self) {
        self.shared.in_touch.send_replace(false);
    }

    /// We are in touch again. With `silent_since`, every table goes on from there before its alarm may ring.
    pub async fn go_on(&self, silent_since: Option<Moment>) {
        if let Some(silent_since) = silent_since {
            let tables: Vec<Seated> = self
                .shared
                .seated
                .iter()
                .map(|seated| seated.clone())
                .collect();
            for seated in tables {
                // A table that is closing just now needs no word.
                let _ = seated.mailbox.send(Letter::Back { silent_since }).await;
            }
        }
        self.shared.in_touch.send_replace(true);
    }

    /// Lets every table finish what it has begun and ends them.
    pub async fn stop(&self) {
        // A table ends when nobody can write to it any more.
        self.shared.seated.clear();
        self.shared.channels.clear();
        let tasks = std::mem::take(
            &mut *self
                .shared
                .tasks
                .lock()
                .unwrap_or_else(PoisonError::into_inner),
        );
        tasks.join_all().await;
    }
}

/// What is to be kept together, and what may be done after it is kept.
#[derive(Debug, Default)]
struct Split {
    records: Vec<Record>,
    over: Vec<GameResult>,
    shows: Vec<Effect>,
}

fn keep_before_show(effects: Vec<Effect>) -> Split {
    let mut split = Split::default();
    for effect in effects {
        match effect {
            Effect::Keep(record) => split.records.push(record),
            Effect::KeepResult(result) => split.over.push(*result),
            Effect::Channel { .. }
            | Effect::ChannelGone { .. }
            | Effect::Panel { .. }
            | Effect::PanelGone { .. }
            | Effect::Tell { .. }
            | Effect::LookFor { .. }
            | Effect::Moved { .. }
            | Effect::Greet { .. }
            | Effect::Close => {
                split.shows.push(effect);
            }
        }
    }
    split
}
