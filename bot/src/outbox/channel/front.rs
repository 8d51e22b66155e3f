//! The side of the channel's lane that is seen from outside.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use commands::screen::page::Screen;
use commands::table::effect::Surface;
use commands::who::Channel;

use super::slots::slot;
use crate::outbox::home::Home;
use crate::outbox::panels::Wish;
use crate::outbox::pending::{Pending, Waits};
use crate::outbox::receipt::Receipt;
use crate::recent::Recent;

/// So many presses are remembered for their tokens.
const TOKENS: usize = 4;
/// So many removed messages are kept in mind, in case one of them is still on its way.
const ERASED: usize = 32;

/// A drawing for the channel.
#[derive(Debug)]
pub(in crate::outbox) struct Page {
    pub(super) anew: bool,
    /// `None` takes the message away.
    pub(super) screen: Option<Screen>,
}

impl Page {
    pub(super) fn wish(&self) -> Wish {
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
pub(in crate::outbox) struct Front {
    pub(in crate::outbox) pending: Arc<Pending<Surface, Page>>,
    presses: Mutex<Vec<Arc<Receipt>>>,
    pub(super) newest: AtomicU64,
    /// Where the table stands.
    home: Home,
    /// How often its place was lost, and after how many losses something was posted there again.
    losses: AtomicU64,
    found: AtomicU64,
    pressed_on: Mutex<PressedOn>,
}

/// The messages on which people press.
#[derive(Debug, Default)]
struct PressedOn {
    /// Those that show the board and the lobby.
    noted: HashMap<Surface, u64>,
    /// Other messages that were removed lately.
    erased: Recent<ERASED>,
}

impl Front {
    /// `gap` lies between two edits of one message.
    pub(in crate::outbox) fn new(gap: Duration, home: Home) -> Self {
        Self {
            pending: Arc::new(Pending::new(gap)),
            presses: Mutex::default(),
            newest: AtomicU64::new(0),
            home,
            losses: AtomicU64::new(1),
            found: AtomicU64::new(0),
            pressed_on: Mutex::default(),
        }
    }

    /// The table stands elsewhere now: what is drawn from here on goes there.
    pub(in crate::outbox) fn moved(&self, channel: Channel) {
        self.home.moved(channel);
        self.lost();
    }

    /// Nothing can be posted where the table stands, as far as is known.
    pub(in crate::outbox) fn lost(&self) {
        self.losses.fetch_add(1, Ordering::Relaxed);
    }

    /// How often its place was lost by now.
    pub(super) fn losses(&self) -> u64 {
        self.losses.load(Ordering::Relaxed)
    }

    /// Something was posted that was sent after so many losses. True if that is news: what was on its way when the place was
    /// lost does not tell that it is found.
    #[must_use]
    pub(super) fn posted_after(&self, losses: u64) -> bool {
        self.losses() == losses && self.found.swap(losses, Ordering::Relaxed) != losses
    }

    pub(super) fn channel(&self) -> Channel {
        self.home.channel()
    }

    /// Notes which message shows a surface, if it is one on which people press. True when somebody has removed it already:
    /// the word of that may come before the answer that tells its id.
    #[must_use]
    pub(in crate::outbox) fn note(&self, slot: Surface, message: u64) -> bool {
        if !matches!(slot, Surface::Board | Surface::Lobby) {
            return false;
        }
        let mut known = self.pressed_on();
        known.noted.insert(slot, message);
        known.erased.has(message)
    }

    /// A message was removed. True if people press on it.
    #[must_use]
    pub(in crate::outbox) fn erased(&self, message: u64) -> bool {
        let mut known = self.pressed_on();
        if known.noted.values().any(|noted| *noted == message) {
            return true;
        }
        known.erased.note(message);
        false
    }

    fn pressed_on(&self) -> MutexGuard<'_, PressedOn> {
        self.pressed_on
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    pub(in crate::outbox) fn show(&self, surface: Surface, screen: Screen) {
        let anew = matches!(surface, Surface::BoardAnew | Surface::LobbyAnew);
        let screen = Some(screen);
        self.pending.put(slot(surface), Page { anew, screen });
    }

    pub(in crate::outbox) fn take_away(&self, surface: Surface) {
        let page = Page {
            anew: false,
            screen: None,
        };
        self.pending.put(slot(surface), page);
    }

    /// A button of one of the channel's messages was pressed: its token edits that message, unless it is answered by another one.
    pub(in crate::outbox) fn pressed(&self, receipt: Arc<Receipt>) {
        if !receipt.replies() {
            let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
            presses.retain(|receipt| receipt.is_alive());
            if presses.len() >= TOKENS {
                presses.remove(0);
            }
            presses.push(receipt);
        }
        self.pending.wake();
    }

    /// A message stands in the channel.
    pub(in crate::outbox) fn seen(&self, message: u64) {
        self.newest.fetch_max(message, Ordering::Relaxed);
    }

    pub(super) fn token_for(&self, message: u64) -> Option<Arc<Receipt>> {
        let presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        let edits = |receipt: &&Arc<Receipt>| {
            receipt.is_alive()
                && receipt
                    .pressed()
                    .is_some_and(|pressed| pressed.message == message)
        };
        presses.iter().rev().find(edits).cloned()
    }

    pub(super) fn drop_token(&self, receipt: &Arc<Receipt>) {
        let mut presses = self.presses.lock().unwrap_or_else(PoisonError::into_inner);
        presses.retain(|kept| !Arc::ptr_eq(kept, receipt));
    }
}
