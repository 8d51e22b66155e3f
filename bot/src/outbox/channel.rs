//! The messages of a table in its channel.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use commands::screen::page::Screen;
use commands::table::effect::Surface;
use commands::who::{Channel, TableId};
use tokio::sync::mpsc;
use tracing::warn;

use super::courier::{Courier, nonce};
use super::lane::{Drawn, Draws};
use super::panels::{Standing, Step, Wish, step};
use super::pending::{Pending, Waits};
use super::receipt::Receipt;
use super::report::Report;
use super::verdict::Verdict;
use crate::clock::Clock;
use crate::store::{Shown, Store};

/// So many presses are remembered for their tokens.
const TOKENS: usize = 4;
/// A feed message is edited once, soon: so many of the newest are remembered.
const FEEDS: u32 = 8;

/// A drawing for the channel.
#[derive(Debug)]
pub(super) struct Page {
    anew: bool,
    /// `None` takes the message away.
    screen: Option<Screen>,
}

impl Page {
    fn wish(&self) -> Wish {
        let is_bare = |screen: &Screen| screen.rows.is_empty();
        match (self.anew, self.screen.as_ref().is_some_and(is_bare)) {
            (true, _) => Wish::Anew,
            (false, false) => Wish::InReach,
            (false, true) => Wish::Stay,
        }
    }
}

impl Waits for Page {
    fn overtakes(self, older: Self) -> Self {
        // What was asked for anew is posted anew, with what it shows by then.
        Self {
            anew: self.anew || older.anew,
            screen: self.screen,
        }
    }
}

/// The side of the lane that is seen from outside.
#[derive(Debug)]
pub(super) struct Front {
    pub(super) pending: Arc<Pending<Surface, Page>>,
    presses: Mutex<Vec<Arc<Receipt>>>,
    newest: AtomicU64,
    /// Where the table stands.
    channel: AtomicU64,
    /// Something could be posted there, and nothing has been heard since that it could not.
    is_found: AtomicBool,
    /// The messages that show the board and the lobby.
    pressed_on: Mutex<HashMap<Surface, u64>>,
}

impl Front {
    /// `gap` lies between two edits of one message.
    pub(super) fn new(gap: Duration, channel: Channel) -> Self {
        Self {
            pending: Arc::new(Pending::new(gap)),
            presses: Mutex::default(),
            newest: AtomicU64::new(0),
            channel: AtomicU64::new(channel.0),
            is_found: AtomicBool::new(false),
            pressed_on: Mutex::default(),
        }
    }

    /// The table stands elsewhere now: what is drawn from here on goes there.
    pub(super) fn moved(&self, channel: Channel) {
        self.channel.store(channel.0, Ordering::Relaxed);
        self.lost();
    }

    /// Nothing can be posted where the table stands, as far as is known.
    pub(super) fn lost(&self) {
        self.is_found.store(false, Ordering::Relaxed);
    }

    fn channel(&self) -> Channel {
        Channel(self.channel.load(Ordering::Relaxed))
    }

    /// Notes which message shows a surface, if it is one on which people press.
    pub(super) fn note(&self, slot: Surface, message: u64) {
        if matches!(slot, Surface::Board | Surface::Lobby) {
            let mut noted = self
                .pressed_on
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            noted.insert(slot, message);
        }
    }

    /// People press on this message.
    pub(super) fn is_pressed_on(&self, message: u64) -> bool {
        let noted = self
            .pressed_on
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        noted.values().any(|known| *known == message)
    }

    pub(super) fn show(&self, surface: Surface, screen: Screen) {
        let anew = matches!(surface, Surface::BoardAnew | Surface::LobbyAnew);
        let screen = Some(screen);
        self.pending.put(slot(surface), Page { anew, screen });
    }

    pub(super) fn take_away(&self, surface: Surface) {
        let page = Page {
            anew: false,
            screen: None,
        };
        self.pending.put(slot(surface), page);
    }

    /// A button of one of the channel's messages was pressed: its token edits that message.
    pub(super) fn pressed(&self, receipt: Arc<Receipt>) {
        let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        presses.retain(|receipt| receipt.is_alive());
        if presses.len() >= TOKENS {
            presses.remove(0);
        }
        presses.push(receipt);
    }

    /// A message stands in the channel.
    pub(super) fn seen(&self, message: u64) {
        self.newest.fetch_max(message, Ordering::Relaxed);
    }

    fn token_for(&self, message: u64) -> Option<Arc<Receipt>> {
        let presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        let edits = |receipt: &&Arc<Receipt>| {
            receipt.is_alive()
                && receipt
                    .pressed()
                    .is_some_and(|pressed| pressed.message == message)
        };
        presses.iter().rev().find(edits).cloned()
    }

    fn drop_token(&self, receipt: &Arc<Receipt>) {
        let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        presses.retain(|kept| !Arc::ptr_eq(kept, receipt));
    }
}

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
}

impl Draws for ChannelLane {
    type Key = Surface;
    type Work = Page;

    async fn draw(&mut self, slot: Surface, page: &Page) -> Drawn {
        if matches!(slot, Surface::Call(_)) {
            self.end_calls(slot, page.screen.is_some()).await;
        }
        let Some(screen) = &page.screen else {
            return Drawn::Done;
        };
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
        while let Some(receipt) = self.front.token_for(shown.message) {
            match receipt.redraw(screen).await {
                Ok(()) => return Drawn::Done,
                Err(Verdict::Again) => return Drawn::Again,
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    self.front.drop_token(&receipt)
                }
            }
        }
        match self
            .courier
            .edit(shown.channel, shown.message, screen)
            .await
        {
            Ok(()) | Err(Verdict::Refused) => Drawn::Done,
            Err(Verdict::Again) => Drawn::Again,
            // It is a card of the past, left where the table stood.
            Err(Verdict::Gone | Verdict::Shut) if shown.channel != self.front.channel() => {
                Drawn::Done
            }
            // A post tells whether only the message is out of reach, or the place.
            Err(Verdict::Gone | Verdict::Shut) => self.post(slot, screen, None).await,
        }
    }

    async fn post(&mut self, slot: Surface, screen: &Screen, old: Option<Shown>) -> Drawn {
        let channel = self.front.channel();
        let (nonce, sent) = self
            .begun
            .entry(slot)
            .or_insert_with(|| (nonce(), screen.clone()))
            .clone();
        let message = match self.courier.create(channel, &sent, &nonce, false).await {
            Ok(message) => message,
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
        if !self.front.is_found.swap(true, Ordering::Relaxed) {
            self.report(Report::Found {
                table: self.table,
                channel,
            });
        }
        self.begun.remove(&slot);
        // A call goes again: nothing is buried by it.
        if !matches!(slot, Surface::Call(_)) {
            self.front.seen(message);
        }
        self.remember(slot, channel, message).await;
        if let Some(old) = old {
            self.leave(slot, channel, &old, &sent).await;
        }
        // What arrived may be an older drawing, sent before the line broke: then the newer one is drawn over it.
        if sent == *screen {
            Drawn::Done
        } else {
            self.edit_once(channel, message, screen).await
        }
    }

    /// The message that showed a surface until now goes. A card that is kept stays where the table stood, without buttons. If
    /// that cannot be done it stays, with buttons of the past.
    async fn leave(&self, slot: Surface, channel: Channel, old: &Shown, screen: &Screen) {
        let is_kept = !matches!(slot, Surface::Board | Surface::Lobby);
        let _ = if is_kept && old.channel != channel {
            let mut bare = screen.clone();
            bare.rows.clear();
            self.courier.edit(old.channel, old.message, &bare).await
        } else {
            self.courier.delete(old.channel, old.message).await
        };
    }

    fn report(&self, report: Report) {
        // Nobody listens any more when the house closes.
        let _ = self.reports.send(report);
    }

    async fn edit_once(&self, channel: Channel, message: u64, screen: &Screen) -> Drawn {
        match self.courier.edit(channel, message, screen).await {
            Err(Verdict::Again) => Drawn::Again,
            Ok(()) | Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => Drawn::Done,
        }
    }

    async fn remember(&mut self, slot: Surface, channel: Channel, message: u64) {
        self.front.note(slot, message);
        let shown = Shown {
            table: self.table,
            what: name(slot),
            channel,
            message,
            since: self.clock.now(),
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

/// The surface as a slot: asked for anew it is the same one.
fn slot(surface: Surface) -> Surface {
    match surface {
        Surface::BoardAnew => Surface::Board,
        Surface::LobbyAnew => Surface::Lobby,
        other @ (Surface::Lobby
        | Surface::Board
        | Surface::Result(_)
        | Surface::Match(_)
        | Surface::Feed(_)
        | Surface::Call(_)) => other,
    }
}

/// A surface's name in the store.
fn name(slot: Surface) -> String {
    match slot {
        Surface::Lobby | Surface::LobbyAnew => "lobby".into(),
        Surface::Board | Surface::BoardAnew => "board".into(),
        Surface::Result(number) => format!("result-{number}"),
        Surface::Match(number) => format!("match-{number}"),
        Surface::Feed(number) => format!("feed-{number}"),
        Surface::Call(number) => format!("call-{number}"),
    }
}

/// The surface of a name in the store; `None` for what is no surface of a channel.
pub(super) fn surface(name: &str) -> Option<Surface> {
    match name.split_once('-') {
        None if name == "lobby" => Some(Surface::Lobby),
        None if name == "board" => Some(Surface::Board),
        Some(("result", number)) => number.parse().ok().map(Surface::Result),
        Some(("match", number)) => number.parse().ok().map(Surface::Match),
        Some(("feed", number)) => number.parse().ok().map(Surface::Feed),
        Some(("call", number)) => number.parse().ok().map(Surface::Call),
        Some(_) | None => None,
    }
}

#[cfg(test)]
mod tests;
