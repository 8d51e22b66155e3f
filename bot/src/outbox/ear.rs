//! What a person has said lately and where he looks: the side of his lane that is seen from outside.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use commands::preferences::Door;
use commands::screen::notice::moment_passed;
use commands::screen::page::Screen;
use commands::who::Moment;
use commands::words::Tongue;

use super::pending::{Pending, Waits};
use super::receipt::{Receipt, Told};
use super::spot::Spot;
use crate::clock::Clock;
use crate::recent::Recent;

/// So many of a person's interactions are remembered for their tokens.
const TOKENS: usize = 4;
/// So many removed messages are kept in mind.
const ERASED: usize = 16;

/// What a lane of a person has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Job {
    /// Show or take away the panel.
    Panel,
    /// See to the door of direct messages.
    Door,
    /// Tell something beside the panel.
    Note,
    /// Keep what reaches the panel in place.
    Spot,
    /// See to his thread.
    Thread,
}

/// A drawing for a person.
#[derive(Debug)]
pub(super) enum Page {
    /// The panel.
    Panel(Panel),
    /// No panel any more.
    Gone,
    /// Words beside the panel.
    Note(Note),
    /// A first word by the door of his choice, to see whether it is open.
    Greeting(Screen, Door),
    /// The panel is in place now: the one in the direct messages and older ones in place go.
    MovedHere,
    /// He has pressed something on a private message, whose token reaches it from here on.
    PressedHere,
    /// His thread may be gone: if it is, his panel comes again elsewhere.
    ThreadLost,
    /// The table is over.
    Over,
}

/// Words beside the panel.
#[derive(Debug)]
pub(super) struct Note {
    /// What they are.
    pub(super) screen: Screen,
    /// Makes them arrive once, however often they are sent.
    pub(super) nonce: String,
    /// The door they go by.
    pub(super) door: Door,
    /// He is called.
    pub(super) rings: bool,
}

/// A panel to be drawn.
#[derive(Debug, Clone)]
pub(super) struct Panel {
    /// What it shows.
    pub(super) screen: Screen,
    /// He must act.
    pub(super) rings: bool,
    /// Where he wants to have it.
    pub(super) door: Door,
    /// He is called in the channel too.
    pub(super) called: bool,
}

/// A door that is shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shut {
    /// Direct messages.
    Message,
    /// A private thread.
    Thread,
    /// In place: what was shown there has grown too old.
    Here,
}

impl Waits for Page {
    fn overtakes(self, older: Self) -> Self {
        match (self, older) {
            // A call that was not sent yet must not be lost by a silent drawing.
            (Self::Panel(newer), Self::Panel(older)) => Self::Panel(Panel {
                rings: newer.rings || older.rings,
                ..newer
            }),
            // What is over stays so.
            (_, Self::Over) => Self::Over,
            (newer, _) => newer,
        }
    }
}

/// What a person has said lately, and where he looks.
#[derive(Debug, Default)]
pub(super) struct Ear {
    pub(super) heard: Vec<Arc<Receipt>>,
    pub(super) spots: Vec<Spot>,
    /// Panels in place that a newer one has replaced, until they are removed.
    pub(super) left: Vec<Spot>,
    pub(super) touched: Option<Moment>,
    /// His panel as it is now, wherever it is drawn.
    pub(super) latest: Option<Screen>,
    /// What the newest panel in place shows, until it is drawn over.
    pub(super) opened: Option<Screen>,
    pub(super) tongue: Tongue,
    /// The shut doors he was told of.
    pub(super) knows: Vec<Shut>,
    /// Where he wants to have his panel.
    pub(super) door: Door,
}

/// The side of the lane that is seen from outside.
#[derive(Debug)]
pub(super) struct Front {
    pub(super) pending: Arc<Pending<Job, Page>>,
    clock: Clock,
    ear: Mutex<Ear>,
    posted: Mutex<PostedOn>,
}

/// Where his panel stands in his direct messages or his thread.
#[derive(Debug, Default)]
struct PostedOn {
    message: Option<u64>,
    /// Other messages that were removed lately: the word of that may come before the answer that tells an id.
    erased: Recent<ERASED>,
}

impl Front {
    /// `gap` lies between two drawings.
    pub(super) fn new(gap: Duration, clock: Clock) -> Self {
        Self {
            pending: Arc::new(Pending::new(gap)),
            clock,
            ear: Mutex::default(),
            posted: Mutex::default(),
        }
    }

    /// Which message shows his panel elsewhere than in place.
    pub(super) fn note_posted(&self, message: Option<u64>) {
        let is_gone = {
            let mut posted = self.posted();
            posted.message = message;
            message.is_some_and(|message| posted.erased.has(message))
        };
        if is_gone {
            self.comes_again();
        }
    }

    /// A message was removed: if it shows his panel, that comes again.
    pub(super) fn erased(&self, message: u64) {
        let is_his = {
            let mut posted = self.posted();
            posted.erased.note(message);
            posted.message == Some(message)
        };
        if is_his {
            self.comes_again();
        }
    }

    fn posted(&self) -> MutexGuard<'_, PostedOn> {
        self.posted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// He says something; a press on a private message makes that message the place of his panel.
    pub(super) fn heard(&self, receipt: Arc<Receipt>, tongue: Tongue) {
        let mut ear = self.ear();
        ear.tongue = tongue;
        keep_newest(&mut ear.heard, Arc::clone(&receipt));
        if receipt.pressed().is_some() {
            self.pending.hurry(Job::Panel);
        }
        if receipt.pressed().is_some_and(|pressed| pressed.is_private) {
            ear.touched = Some(self.clock.now());
            keep_newest(&mut ear.spots, Spot::Pressed(receipt));
            drop(ear);
            self.pending.put(Job::Spot, Page::PressedHere);
        }
    }

    /// His panel has changed.
    pub(super) fn show(&self, panel: Panel) {
        {
            let mut ear = self.ear();
            ear.latest = Some(panel.screen.clone());
            ear.door = panel.door;
        }
        self.pending.put(Job::Panel, Page::Panel(panel));
    }

    /// He needs no panel any more.
    pub(super) fn take_away(&self) {
        self.ear().latest = None;
        self.pending.put(Job::Panel, Page::Gone);
    }

    /// This panel was shown to him in place. If it was long on its way, the newer one is drawn over it.
    pub(super) fn opened(&self, receipt: Arc<Receipt>, told: Told, shown: &Screen) {
        let mut ear = self.ear();
        ear.touched = Some(self.clock.now());
        // Noted now and removed later: by then he may have pressed the new one, which must stay.
        let older = std::mem::take(&mut ear.spots);
        ear.left.extend(older);
        ear.spots.push(Spot::Reply(receipt, told));
        // The words above it may differ: they answer what he pressed.
        let newer = ear
            .latest
            .clone()
            .filter(|latest| latest.cards != shown.cards || latest.rows != shown.rows);
        ear.opened = Some(shown.clone());
        let (tongue, door) = (ear.tongue, ear.door);
        drop(ear);
        self.pending.put(Job::Door, Page::MovedHere);
        if let Some(mut screen) = newer {
            let words = moment_passed(None, tongue.into()).text;
            if shown.text.starts_with(&words) {
                screen.text = format!("{words}\n{}", screen.text).trim_end().to_owned();
            }
            let panel = Panel {
                screen,
                rings: false,
                door,
                called: false,
            };
            self.pending.put(Job::Panel, Page::Panel(panel));
        }
    }

    /// His panel as it is now comes again, as one that calls him: where it stood he cannot see it any more.
    pub(super) fn comes_again(&self) {
        let (latest, door) = {
            let ear = self.ear();
            (ear.latest.clone(), ear.door)
        };
        if let Some(screen) = latest {
            let panel = Panel {
                screen,
                rings: true,
                door,
                called: false,
            };
            self.pending.put(Job::Panel, Page::Panel(panel));
        }
    }

    pub(super) fn ear(&self) -> MutexGuard<'_, Ear> {
        self.ear.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn newest_spot(&self) -> Option<Spot> {
        let mut ear = self.ear();
        ear.spots.retain(Spot::is_alive);
        ear.spots.last().cloned()
    }

    /// The newest panel in place shows this already, perhaps with a word above it that is not read yet.
    pub(super) fn shows(&self, screen: &Screen) -> bool {
        let ear = self.ear();
        let same = |opened: &Screen| opened.cards == screen.cards && opened.rows == screen.rows;
        ear.opened.as_ref().is_some_and(same)
    }

    /// Panels in place that an earlier run showed, the newest last: older than whatever was heard since.
    pub(super) fn found(&self, spots: Vec<Spot>) {
        let Some(newest) = spots.last() else { return };
        let mut ear = self.ear();
        ear.touched = ear.touched.max(Some(newest.receipt().born()));
        // Through the same interaction he can be told something besides.
        ear.heard.insert(0, Arc::clone(newest.receipt()));
        ear.spots.splice(0..0, spots);
    }

    /// Every panel in place that can still be reached.
    pub(super) fn standing(&self) -> Vec<Spot> {
        let ear = self.ear();
        let standing = ear.left.iter().chain(&ear.spots);
        standing.filter(|spot| spot.is_alive()).cloned().collect()
    }

    /// The panels in place that came before this one; none if it counts no more itself.
    pub(super) fn older(&self, one: &Spot) -> Vec<Spot> {
        let spots = &self.ear().spots;
        let place = spots.iter().position(|spot| spot.is(one)).unwrap_or(0);
        spots.iter().take(place).cloned().collect()
    }

    /// This panel in place counts no more.
    pub(super) fn leave(&self, one: &Spot) {
        let mut ear = self.ear();
        ear.spots.retain(|spot| !spot.is(one));
        ear.left.push(one.clone());
    }

    /// No panel in place counts any more.
    pub(super) fn leave_spots(&self) {
        let mut ear = self.ear();
        ear.opened = None;
        let left = std::mem::take(&mut ear.spots);
        ear.left.extend(left);
    }

    /// Panels in place that count no more and still stand there.
    pub(super) fn left_spots(&self) -> Vec<Spot> {
        let mut left = std::mem::take(&mut self.ear().left);
        left.retain(Spot::is_alive);
        left
    }

    /// This panel in place cannot be drawn over. Not just the newest one: that may be another by now.
    pub(super) fn drop_spot(&self, gone: &Spot) {
        self.ear().spots.retain(|spot| !spot.is(gone));
    }

    pub(super) fn newest_heard(&self) -> Option<Arc<Receipt>> {
        self.ear()
            .heard
            .iter()
            .rev()
            .find(|receipt| receipt.is_alive())
            .cloned()
    }

    /// This interaction can tell him nothing any more.
    pub(super) fn drop_heard(&self, spent: &Arc<Receipt>) {
        let heard = &mut self.ear().heard;
        heard.retain(|kept| !Arc::ptr_eq(kept, spent));
    }

    pub(super) fn token_for(&self, message: u64) -> Option<Arc<Receipt>> {
        let edits = |receipt: &&Arc<Receipt>| {
            receipt.is_alive()
                && receipt
                    .pressed()
                    .is_some_and(|pressed| pressed.message == message)
        };
        self.ear().heard.iter().rev().find(edits).cloned()
    }
}

pub(super) fn keep_newest<T>(kept: &mut Vec<T>, newest: T) {
    if kept.len() >= TOKENS {
        kept.remove(0);
    }
    kept.push(newest);
}
