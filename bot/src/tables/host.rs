//! The task of one table: keeps before it shows, sleeps until the alarm, and answers one letter after the other.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use commands::table::Table;
use commands::table::effect::{Answer, Effect};
use commands::who::{Person, TableId};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep};
use tracing::{error, warn};

use super::{Letter, Tables, keep_before_show};
use crate::fault::FaultId;
use crate::outbox::post::Post;

/// Between two tries to read a table back from the store.
const REST: Duration = Duration::from_secs(1);

/// Between two alarms.
const BREATH: Duration = Duration::from_millis(5);
/// Between two alarms when the first left its work undone: that is a fault, and must not keep the house busy.
const YAWN: Duration = Duration::from_secs(5);

/// One table and what it needs to live.
pub(super) struct Host {
    pub(super) id: TableId,
    /// `None` after a failure, until it is read back from the store: what was not kept has not happened.
    pub(super) table: Option<Table>,
    pub(super) tables: Tables,
    pub(super) post: Arc<Post>,
    pub(super) people: BTreeSet<Person>,
    pub(super) is_over: bool,
    /// The last game whose ratings the store was asked for.
    pub(super) rated: Option<u32>,
    /// The alarm does not ring earlier: whatever is due at once again must not starve the others.
    pub(super) rests_until: Instant,
}

/// How a table's task ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The table is over.
    Over,
    /// The house closes; the table goes on at the next start.
    Stopped,
}

impl Host {
    /// Lives until the table is over or nobody can write to it any more.
    pub(super) async fn live(
        mut self,
        mut mailbox: mpsc::Receiver<Letter>,
        mut in_touch: watch::Receiver<bool>,
    ) -> End {
        self.note_people();
        let mut faces = self.tables.faces().edition();
        while !self.is_over {
            let runs = *in_touch.borrow_and_update();
            tokio::select! {
                // Letters first: after a silence the word of it must come before the alarms that rang in it.
                biased;
                letter = mailbox.recv() => match letter {
                    Some(letter) => {
                        if matches!(letter, Letter::Back { .. }) {
                            // Everything is shown again anyway.
                            faces.mark_unchanged();
                        }
                        self.read(letter).await;
                    }
                    None => return End::Stopped,
                },
                changed = in_touch.changed() => if changed.is_err() { return End::Stopped },
                Ok(()) = faces.changed(), if runs => self.redraw().await,
                () = self.alarm(), if runs && self.has_alarm() => self.wake().await,
            }
        }
        End::Over
    }

    fn has_alarm(&self) -> bool {
        self.table
            .as_ref()
            .is_none_or(|table| table.next_alarm().is_some())
    }

    /// Sleeps until the alarm rings; after a failure, until the table may be read back.
    async fn alarm(&self) {
        let clock = self.tables.clock();
        match &self.table {
            Some(table) => {
                let alarm = table.next_alarm().unwrap_or_else(|| clock.now());
                clock.reaches(alarm, self.rests_until).await;
            }
            None => sleep(REST).await,
        }
    }

    /// Tiles look otherwise from now on: what is shown of them is drawn again.
    async fn redraw(&mut self) {
        self.note_faces();
        if let Some(table) = &mut self.table {
            let effects = table.redraw(self.tables.clock().now());
            // A failure stands in the log; the table is read back.
            let _ = self.carry_out(effects).await;
        }
    }

    /// Tells the table whether there are pictures of all tiles.
    fn note_faces(&mut self) {
        let are_there = self.tables.faces().are_there();
        if let Some(table) = &mut self.table {
            table.has_faces(are_there);
        }
    }

    async fn read(&mut self, letter: Letter) {
        self.note_faces();
        match letter {
            Letter::Ask {
                from,
                ask,
                turn,
                reply,
            } => {
                let answered = match &mut self.table {
                    Some(table) => Ok(table.ask(&from, ask, turn, self.tables.clock().now())),
                    None => Err(FaultId::fresh()),
                };
                let replied = match answered {
                    Ok(Answer { reply, effects }) => self.carry_out(effects).await.map(|()| reply),
                    Err(fault) => {
                        error!(%fault, "the table is not back from the store yet");
                        self.recover().await;
                        Err(fault)
                    }
                };
                // Who no longer waits has gone with his interaction: the surfaces tell him.
                let _ = reply.send(replied);
            }
            Letter::Known { person, reply } => {
                let table = self.table.as_ref();
                let known = table.map(|table| table.known(person));
                let _ = reply.send(known.unwrap_or_default());
            }
            Letter::Rules { reply } => {
                if let Some(table) = &self.table {
                    let _ = reply.send(table.rules());
                }
            }
            Letter::Sign(sign) => {
                if let Some(table) = &mut self.table {
                    let effects = table.notice(sign, self.tables.clock().now());
                    // A failure stands in the log; the table is read back.
                    let _ = self.carry_out(effects).await;
                }
            }
            Letter::Prefer { from } => {
                if let Some(table) = &mut self.table {
                    let effects = table.prefer(&from, self.tables.clock().now());
                    let _ = self.carry_out(effects).await;
                }
            }
            Letter::Like { all } => {
                if let Some(table) = &mut self.table {
                    let effects = table.like(&all, self.tables.clock().now());
                    let _ = self.carry_out(effects).await;
                }
            }
            Letter::Speak { public } => {
                if let Some(table) = &mut self.table {
                    let effects = table.speak(public, self.tables.clock().now());
                    let _ = self.carry_out(effects).await;
                }
            }
            Letter::Back { silent_since } => {
                if let Some(table) = &mut self.table {
                    let effects = table.resume(silent_since, self.tables.clock().now());
                    // A failure stands in the log; the table is read back.
                    let _ = self.carry_out(effects).await;
                }
            }
        }
    }

    async fn wake(&mut self) {
        self.rests_until = Instant::now() + BREATH;
        self.note_faces();
        match &mut self.table {
            Some(table) => {
                let now = self.tables.clock().now();
                let effects = table.wake(now);
                if table.next_alarm().is_some_and(|alarm| alarm <= now) {
                    error!("an alarm left its work undone");
                    self.rests_until = Instant::now() + YAWN;
                }
                if self.carry_out(effects).await.is_err() {
                    // The alarm is still due: it must not ring without pause while the store fails.
                    self.rests_until = Instant::now() + REST;
                }
            }
            None => self.recover().await,
        }
    }

    /// Keeps, then shows; and when a game that counts is over, what it changed of the ratings.
    async fn carry_out(&mut self, effects: Vec<Effect>) -> Result<(), FaultId> {
        self.keep_and_show(effects).await?;
        let rated = self.rate().await;
        self.keep_and_show(rated).await
    }

    /// What the store has to tell of the ratings.
    async fn rate(&mut self) -> Vec<Effect> {
        let Some(table) = &mut self.table else {
            return Vec::new();
        };
        let Some(game) = table.unrated().filter(|game| self.rated != Some(*game)) else {
            return Vec::new();
        };
        self.rated = Some(game);
        match self.tables.store().changes(self.id, game).await {
            Ok(changes) if changes.is_empty() => Vec::new(), // computed again by and by, but no news then
            Ok(changes) => table.rate(game, &changes, self.tables.clock().now()),
            Err(error) => {
                error!(%error, "what a game changed of the ratings could not be read");
                Vec::new()
            }
        }
    }

    /// Keeps, then shows. If nothing could be kept nothing is shown, and the table is as the store knows it.
    async fn keep_and_show(&mut self, effects: Vec<Effect>) -> Result<(), FaultId> {
        let split = keep_before_show(effects);
        let store = self.tables.store();
        if !split.records.is_empty()
            && let Err(error) = store.keep(&split.records, &split.over).await
        {
            let fault = FaultId::fresh();
            error!(%fault, %error, "records could not be kept");
            self.table = None;
            self.recover().await;
            return Err(fault);
        }
        for effect in split.shows {
            if let Effect::Moved { place } = effect {
                self.tables.note_moved(self.id, place);
            }
            self.is_over |= effect == Effect::Close;
            self.post.carry_out(effect);
        }
        self.note_people();
        Ok(())
    }

    async fn recover(&mut self) {
        match self.tables.read_back(self.id).await {
            Ok(table) => {
                warn!("the table was read back from the store");
                // The record that could not be kept may have been its last, and kept after all.
                self.is_over = table.is_closed();
                self.table = Some(table);
                self.note_people();
            }
            Err(error) => error!(%error, "the table cannot be read back yet"),
        }
    }

    /// Tells the seating whose table this is, and who sits here when that has changed.
    fn note_people(&mut self) {
        let Some(table) = &self.table else { return };
        let host = (!table.is_closed()).then(|| table.host());
        self.tables.note_host(self.id, host);
        let now: BTreeSet<Person> = table.people().into_iter().collect();
        if now != self.people {
            self.tables.note_people(self.id, &self.people, &now);
            self.people = now;
        }
    }
}
