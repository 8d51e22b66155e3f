//! The messages of a table in its channel.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use commands::screen::page::Screen;
use commands::table::effect::Surface;
use commands::who::{Channel, Moment, TableId};
use tokio::sync::mpsc;
use tracing::warn;

use super::attached::Attached;
use super::courier::{Courier, nonce};
use super::lane::{Drawn, Draws};
use super::panels::{Standing, Step, Wish, step};
use super::report::Report;
use super::verdict::Verdict;
use crate::clock::Clock;
use crate::render::studio::Known;
use crate::store::{Print, Shown, Store};

/// The messages a channel has room for, and their names in the store.
mod slots;
/// The side of the lane that is seen from outside.
mod front;
/// Cards that stand there as they are to be drawn.
mod prints;

pub(super) use front::{Front, Page};
use slots::name;
pub(super) use slots::surface;

/// A feed message is edited once, soon: so many of the newest are remembered.
const FEEDS: u32 = 8;

/// Draws on the channel of one table.
pub(super) struct ChannelLane {
    pub(super) courier: Courier,
    pub(super) store: Store,
    pub(super) table: TableId,
    pub(super) front: Arc<Front>,
    pub(super) clock: Clock,
    pub(super) reports: mpsc::UnboundedSender<Report>,
    pub(super) shown: HashMap<Surface, Shown>,
    /// Creations that were tried and may have arrived: the nonce and what was sent with it.
    pub(super) begun: HashMap<Surface, (String, Screen)>,
    /// The files on messages that have some.
    pub(super) files: HashMap<Surface, Attached>,
    /// The table goes on from an earlier run, which may have posted more than it remembers.
    pub(super) is_back: bool,
}

impl Draws for ChannelLane {
    type Key = Surface;
    type Work = Page;

    async fn draw(&mut self, slot: Surface, page: &Page) -> Drawn {
        if self.is_back {
            self.is_back = self.look_back().await == Err(Verdict::Again);
        }
        if matches!(slot, Surface::Call(_)) {
            self.end_calls(slot, page.screen.is_some()).await;
        }
        let Some(screen) = &page.screen else {
            return Drawn::Done;
        };
        if self.stands(slot, page, screen) {
            return Drawn::Done;
        }
        let shown = self.shown.get(&slot).cloned();
        let standing = shown.as_ref().map(|shown| Standing {
            since: shown.since,
            is_buried: self.front.newest.load(Ordering::Relaxed) > shown.message,
        });
        // What is to be pressed follows the table; what is only looked at stays where it was.
        if let Some(old) = shown
            .clone()
            .filter(|old| old.channel != self.front.channel())
        {
            return match page.wish() {
                Wish::Stay => self.edit(slot, &old, screen).await,
                Wish::Anew | Wish::InReach => self.post(slot, screen, Some(old)).await,
            };
        }
        match (step(slot, page.wish(), standing, self.clock.now()), shown) {
            (Step::Edit, Some(shown)) => self.edit(slot, &shown, screen).await,
            (Step::Move, old) => self.post(slot, screen, old).await,
            (Step::Post | Step::Edit, _) => self.post(slot, screen, None).await,
        }
    }
}

impl ChannelLane {
    /// Takes up what an earlier run posted last: there is one board, and nobody is called twice for one turn.
    async fn look_back(&mut self) -> Result<(), Verdict> {
        let channel = self.front.channel();
        let here = self.shown.values().filter(|shown| shown.channel == channel);
        let newest = here.map(|shown| shown.message).max();
        for stray in self.courier.strays(channel, newest, self.table).await? {
            let Some(slot) = slots::shown_by(&stray.presses) else {
                // What it shows is posted again.
                let _ = self.courier.delete(channel, stray.message).await;
                continue;
            };
            if let Some(old) = self.shown.remove(&slot) {
                let _ = self.courier.delete(old.channel, old.message).await;
            }
            self.remember(slot, channel, stray.message, (stray.since, None))
                .await;
        }
        Ok(())
    }

    /// There is one call at a time: older ones go, and this one too unless it is to stand.
    async fn end_calls(&mut self, slot: Surface, stands: bool) {
        let is_over =
            |shown: &&Surface| matches!(shown, Surface::Call(_)) && !(stands && **shown == slot);
        let over: Vec<Surface> = self.shown.keys().filter(is_over).copied().collect();
        for call in over {
            if let Some(old) = self.shown.remove(&call) {
                // If it cannot be removed it stays, with a button that still shows his hand.
                let _ = self.courier.delete(old.channel, old.message).await;
            }
            self.begun.remove(&call);
            if let Err(error) = self.store.forget(self.table, &name(call)).await {
                warn!(%error, "a call could not be forgotten");
            }
        }
    }

    async fn edit(&mut self, slot: Surface, shown: &Shown, screen: &Screen) -> Drawn {
        let known = self.known(slot, screen);
        self.smudge(slot).await;
        while let Some(receipt) = self.front.token_for(shown.message) {
            match receipt.redraw(screen, known).await {
                Ok(has_files) => {
                    self.drew(slot, screen, has_files).await;
                    return Drawn::Done;
                }
                Err(Verdict::Again) => return Drawn::Again,
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    self.front.drop_token(&receipt)
                }
            }
        }
        let (channel, message) = (shown.channel, shown.message);
        let edit = self.courier.edit(channel, message, screen, known);
        let edited = match self.courier.limits().unless_held(channel, edit).await {
            Ok(edited) => edited,
            Err(until) => return Drawn::Held(until),
        };
        match edited {
            Ok(has_files) => {
                self.drew(slot, screen, has_files).await;
                Drawn::Done
            }
            Err(Verdict::Refused) => Drawn::Done,
            Err(Verdict::Again) => Drawn::Again,
            // It is a card of the past, left where the table stood.
            Err(Verdict::Gone | Verdict::Shut) if channel != self.front.channel() => Drawn::Done,
            // A post tells whether only the message is out of reach, or the place. If it is only old, it goes then.
            Err(Verdict::Gone | Verdict::Shut) => {
                self.post(slot, screen, Some(shown.clone())).await
            }
        }
    }

    /// What is known of the files of a page on the message that shows it.
    fn known(&self, slot: Surface, screen: &Screen) -> Known {
        let files = self.files.get(&slot);
        files.map_or(Known::Nothing, |files| files.known(screen))
    }

    fn note_files(&mut self, slot: Surface, screen: &Screen, has_files: bool) {
        if screen.files.is_empty() {
            self.files.remove(&slot);
        } else {
            self.files.entry(slot).or_default().note(screen, has_files);
        }
    }

    async fn post(&mut self, slot: Surface, screen: &Screen, old: Option<Shown>) -> Drawn {
        let losses = self.front.losses();
        let channel = self.front.channel();
        let (nonce, sent) = self
            .begun
            .entry(slot)
            .or_insert_with(|| (nonce(), screen.clone()))
            .clone();
        let posted = match self.courier.create(channel, &sent, &nonce, false).await {
            Ok(posted) => posted,
            Err(Verdict::Again) => return Drawn::Again,
            Err(verdict @ (Verdict::Gone | Verdict::Shut | Verdict::Refused)) => {
                self.begun.remove(&slot);
                if verdict == Verdict::Shut {
                    self.front.lost();
                    self.report(Report::Lost {
                        table: self.table,
                        channel,
                    });
                }
                return Drawn::Done;
            }
        };
        if self.front.posted_after(losses) {
            self.report(Report::Found {
                table: self.table,
                channel,
            });
        }
        let message = posted.message;
        self.begun.remove(&slot);
        // A call goes again: nothing is buried by it.
        if !matches!(slot, Surface::Call(_)) {
            self.front.seen(message);
        }
        if self.front.note(slot, message) {
            let table = self.table;
            self.report(Report::Erased { table });
        }
        let known = self.known(slot, &sent);
        self.note_files(slot, &sent, posted.has_files);
        let print = self.print_of(slot, &sent, posted.has_files);
        // Remembered last: killed before that, the next run finds it after the older one.
        if let Some(old) = old {
            self.leave(slot, channel, &old, (&sent, known)).await;
        }
        self.remember(slot, channel, message, (self.clock.now(), print))
            .await;
        // What arrived may be an older drawing, sent before the line broke: then the newer one is drawn over it.
        if sent == *screen {
            Drawn::Done
        } else {
            self.edit_once(slot, channel, message, screen).await
        }
    }

    /// The message that showed a surface until now goes. A card that is kept stays where the table stood, without buttons. If
    /// that cannot be done it stays, with buttons of the past.
    async fn leave(
        &self,
        slot: Surface,
        channel: Channel,
        old: &Shown,
        (screen, known): (&Screen, Known),
    ) {
        let is_kept = !matches!(slot, Surface::Board | Surface::Lobby);
        if is_kept && old.channel != channel {
            let mut bare = screen.clone();
            bare.rows.clear();
            let (channel, message) = (old.channel, old.message);
            let _ = self.courier.edit(channel, message, &bare, known).await;
        } else {
            let _ = self.courier.delete(old.channel, old.message).await;
        }
    }

    fn report(&self, report: Report) {
        // Nobody listens any more when the house closes.
        let _ = self.reports.send(report);
    }

    async fn edit_once(
        &mut self,
        slot: Surface,
        channel: Channel,
        message: u64,
        screen: &Screen,
    ) -> Drawn {
        let known = self.known(slot, screen);
        self.smudge(slot).await;
        match self.courier.edit(channel, message, screen, known).await {
            Ok(has_files) => {
                self.drew(slot, screen, has_files).await;
                Drawn::Done
            }
            Err(Verdict::Again) => Drawn::Again,
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => Drawn::Done,
        }
    }

    async fn remember(
        &mut self,
        slot: Surface,
        channel: Channel,
        message: u64,
        (since, print): (Moment, Option<Print>),
    ) {
        let shown = Shown {
            table: self.table,
            what: name(slot),
            channel,
            message,
            since,
            print,
        };
        if let Err(error) = self.store.remember(&shown).await {
            warn!(%error, "a message will not be found again after a restart");
        }
        self.shown.insert(slot, shown);
        if let Surface::Feed(number) = slot
            && let Some(past) = number.checked_sub(FEEDS)
            && self.shown.remove(&Surface::Feed(past)).is_some()
            && let Err(error) = self
                .store
                .forget(self.table, &name(Surface::Feed(past)))
                .await
        {
            warn!(%error, "a message could not be forgotten");
        }
    }
}

#[cfg(test)]
mod tests;
