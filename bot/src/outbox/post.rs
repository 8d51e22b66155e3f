//! All lanes of one table.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use commands::preferences::Door;
use commands::screen::page::Screen;
use commands::table::effect::Effect;
use commands::who::{Person, Place, TableId};
use commands::words::Tongue;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{Instrument, warn};

use super::attached::Attached;
use super::channel::{self, ChannelLane};
use super::courier::{Courier, nonce};
use super::doors::Doors;
use super::ear;
use super::hand::{self, HandLane};
use super::home::Home;
use super::job::{Job, Note, Page, Panel};
use super::lane::serve;
use super::receipt::{Receipt, Told};
use super::report::Report;
use super::threads::{PrivateThread, Threads};
use crate::clock::Clock;
use crate::render::faces::Faces;
use crate::store::{Shown, Store, StoreError};

/// An answer waits so long for what reaches it to be kept.
const PATIENCE: Duration = Duration::from_millis(300);

/// What the lanes of all tables share.
#[derive(Debug, Clone)]
pub struct Office {
    /// Who sends.
    pub courier: Courier,
    /// What time it is.
    pub clock: Clock,
    /// Where it is remembered what is shown where.
    pub store: Store,
    /// Who takes direct messages.
    pub doors: Arc<Doors>,
    /// Private threads.
    pub threads: Arc<Threads>,
    /// The emojis that show tiles.
    pub faces: Faces,
    /// Between two drawings of one message.
    pub edit_gap: Duration,
    /// Where the lanes tell what the tables must know.
    pub reports: mpsc::UnboundedSender<Report>,
}

impl Office {
    /// A person gives a sign that his doors may be open.
    pub fn knock(&self, person: Person) {
        self.doors.knock(person);
        self.threads.knock(person);
    }
}

/// All lanes of one table. Takes drawings at once and sends them by and by.
#[derive(Debug)]
pub struct Post {
    office: Office,
    table: TableId,
    channel: Arc<channel::Front>,
    hands: Mutex<HashMap<Person, Arc<ear::Front>>>,
    home: Home,
    /// The table goes on from an earlier run.
    is_back: bool,
    /// Panels of an earlier run, until their lane takes them over.
    earlier: Mutex<HashMap<Person, Shown>>,
    /// Private threads of an earlier run, likewise.
    threads: Mutex<HashMap<Person, PrivateThread>>,
    lanes: Mutex<Vec<JoinHandle<()>>>,
}

impl Post {
    /// The lanes of a table, with the messages that show it already. One that `is_back` goes on from an earlier run, which may
    /// have posted more than it remembers.
    ///
    /// # Errors
    /// When the store cannot say which messages those are.
    pub async fn open(
        office: Office,
        table: TableId,
        place: Place,
        is_back: bool,
    ) -> Result<Self, StoreError> {
        let mut surfaces = HashMap::new();
        let mut panels = HashMap::new();
        let mut threads = HashMap::new();
        for shown in office.store.shown(table).await? {
            if let Some(surface) = channel::surface(&shown.what) {
                surfaces.insert(surface, shown);
            } else if let Some(person) = hand::panel_of(&shown.what) {
                panels.insert(person, shown);
            } else if let Some((person, thread)) = hand::thread_of(&shown) {
                if let Some(channel) = thread.channel() {
                    office.threads.note(channel, table);
                }
                threads.insert(person, thread);
            }
        }
        let home = Home::new(place.channel);
        let front = Arc::new(channel::Front::new(office.edit_gap, home.clone()));
        for (surface, shown) in &surfaces {
            // Nothing is heard of removals yet.
            let _ = front.note(*surface, shown.message);
        }
        let lane = ChannelLane {
            courier: office.courier.clone(),
            store: office.store.clone(),
            table,
            front: Arc::clone(&front),
            clock: office.clock.clone(),
            reports: office.reports.clone(),
            shown: surfaces,
            begun: HashMap::new(),
            files: HashMap::new(),
            is_back,
        };
        let span = tracing::info_span!("channel", %table);
        let lane = tokio::spawn(serve(Arc::clone(&front.pending), lane).instrument(span));
        Ok(Self {
            office,
            table,
            channel: front,
            hands: Mutex::default(),
            home,
            is_back,
            earlier: Mutex::new(panels),
            threads: Mutex::new(threads),
            lanes: Mutex::new(vec![lane]),
        })
    }

    /// Shows what an effect says. What the store has to do, and the table's end, are not for the lanes.
    pub fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::Channel { surface, screen } => self.channel.show(surface, screen),
            Effect::Panel {
                person,
                screen,
                rings,
                door,
                called,
            } => self.hand(person).show(Panel {
                screen,
                rings,
                door,
                called,
            }),
            Effect::PanelGone { person } => self.hand(person).take_away(),
            Effect::Tell {
                person,
                screen,
                door,
                rings,
            } => {
                let note = Note {
                    screen,
                    nonce: nonce(),
                    door,
                    rings,
                };
                self.hand(person).pending.put(Job::Note, Page::Note(note));
            }
            Effect::LookFor { person } => {
                let table = self.table;
                // Nobody listens any more when the house closes.
                let _ = self.office.reports.send(Report::Missing { table, person });
            }
            Effect::Moved { place } => {
                self.channel.moved(place.channel);
                self.office.threads.reopen(self.table);
            }
            Effect::Greet {
                person,
                screen,
                door,
            } => self.greet(person, screen, door),
            Effect::ChannelGone { surface } => self.channel.take_away(surface),
            Effect::Close => self.close(),
            Effect::Keep(_) | Effect::KeepResult(_) => {}
        }
    }

    /// Sends a person a first word, to see at once whether it arrives.
    fn greet(&self, person: Person, screen: Screen, door: Door) {
        self.office.knock(person);
        self.hand(person)
            .pending
            .put(Job::Door, Page::Greeting(screen, door));
    }

    /// The table is over: private threads go into the archive.
    fn close(&self) {
        let earlier: Vec<Person> = {
            let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
            threads.keys().copied().collect()
        };
        for person in earlier {
            self.hand(person);
        }
        let hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        for hand in hands.values() {
            hand.pending.put(Job::Door, Page::Over);
        }
    }

    /// A person says something that is not answered yet: if the message he pressed is redrawn, that may be the answer.
    pub fn heard(&self, person: Person, receipt: &Arc<Receipt>, tongue: Tongue) {
        self.pressed(receipt);
        self.hand(person).heard(Arc::clone(receipt), tongue);
    }

    /// The same from somebody without a place at the table.
    pub fn pressed(&self, receipt: &Arc<Receipt>) {
        if receipt.pressed().is_some_and(|pressed| !pressed.is_private) {
            self.channel.pressed(Arc::clone(receipt));
        }
    }

    /// A person is about to be shown his panel in place: killed meanwhile, the next run finds it. An answer does not wait for
    /// a store that is slow.
    pub async fn opens(&self, person: Person, receipt: &Receipt) {
        let spot = receipt.kept(self.table, person, Told::Original);
        match timeout(PATIENCE, self.office.store.keep_spot(&spot)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => warn!(%error, "a panel will be out of reach after a restart"),
            Err(_) => warn!("the store is slow: a panel may be out of reach after a restart"),
        }
    }

    /// A person's panel as it is by now.
    #[must_use]
    pub fn newest(&self, person: Person, panel: &Screen) -> Screen {
        self.hand(person).newest(panel)
    }

    /// A person was shown his panel in place.
    pub fn opened(&self, person: Person, receipt: &Arc<Receipt>, told: Told, shown: &Screen) {
        self.hand(person).opened(Arc::clone(receipt), told, shown);
    }

    /// A person asked for his panel and could not be shown it in place: he gets it by the next door.
    pub fn unopened(&self, person: Person, receipt: &Arc<Receipt>) {
        let hand = self.hand(person);
        hand.drop_heard(receipt);
        hand.comes_again();
    }

    /// Private threads may be gone.
    pub fn threads_lost(&self) {
        let hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        for hand in hands.values() {
            hand.pending.put(Job::Thread, Page::ThreadLost);
        }
    }

    /// Nothing can be posted where the table stands: the next message that can tells that it is found again.
    pub fn lost(&self) {
        self.channel.lost();
    }

    /// A message was removed from the channel. True if people press on it.
    #[must_use]
    pub fn erased(&self, message: u64) -> bool {
        self.channel.erased(message)
    }

    /// A message was removed from a private thread.
    pub fn erased_beside(&self, message: u64) {
        let hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        for hand in hands.values() {
            hand.erased(message);
        }
    }

    /// Somebody's message stands in the channel.
    pub fn seen(&self, message: u64) {
        self.channel.seen(message);
    }

    /// Sends what waits and ends the lanes.
    pub async fn finish(&self) {
        self.channel.pending.close();
        for hand in self
            .hands
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .values()
        {
            hand.pending.close();
        }
        let lanes = std::mem::take(&mut *self.lanes.lock().unwrap_or_else(PoisonError::into_inner));
        for lane in lanes {
            if lane.await.is_err() {
                tracing::error!(table = %self.table, "a lane has panicked");
            }
        }
    }

    fn hand(&self, person: Person) -> Arc<ear::Front> {
        let mut hands = self.hands.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(
            hands
                .entry(person)
                .or_insert_with(|| self.open_hand(person)),
        )
    }

    fn open_hand(&self, person: Person) -> Arc<ear::Front> {
        let front = Arc::new(ear::Front::new(
            self.office.edit_gap,
            self.office.clock.clone(),
        ));
        let thread = self
            .threads
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&person);
        let posted = self
            .earlier
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&person);
        front.note_posted(posted.as_ref().map(|shown| shown.message));
        let lane = HandLane {
            courier: self.office.courier.clone(),
            store: self.office.store.clone(),
            doors: Arc::clone(&self.office.doors),
            reports: self.office.reports.clone(),
            threads: Arc::clone(&self.office.threads),
            table: self.table,
            home: self.home.clone(),
            person,
            front: Arc::clone(&front),
            clock: self.office.clock.clone(),
            files: Attached::default(),
            posted,
            thread: thread.unwrap_or_default(),
            kept: BTreeMap::new(),
            begun: None,
            owes: None,
            is_back: self.is_back,
        };
        let span = tracing::info_span!("hand", table = %self.table);
        let lane = tokio::spawn(serve(Arc::clone(&front.pending), lane).instrument(span));
        self.lanes
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(lane);
        front
    }
}
