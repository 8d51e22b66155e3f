//! What a person has said lately and where he looks: the side of his lane that is seen from outside.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use commands::preferences::Door;
use commands::screen::notice::moment_passed;
use commands::screen::page::Screen;
use commands::who::Moment;
use commands::words::Tongue;

use super::job::{Job, Page, Panel, Shut};
use super::pending::Pending;
use super::receipt::{Receipt, Told};
use super::spot::Spot;
use crate::clock::Clock;
use crate::recent::Recent;

/// So many of a person's interactions are remembered for their tokens.
const TOKENS: usize = 4;
/// So many removed messages are kept in mind.
const ERASED: usize = 16;

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

    /// His panel as it is by now: what is to be shown him in place may be older already.
    pub(super) fn newest(&self, panel: &Screen) -> Screen {
        let ear = self.ear();
        let newer = ear
            .latest
            .as_ref()
            .filter(|latest| !is_alike(latest, panel));
        newer.map_or_else(
            || panel.clone(),
            |newer| answering(panel, newer, ear.tongue),
        )
    }

    /// What is to be drawn in the place of this panel, which may have waited long: the newest one. `None` when that waits in
    /// its turn: it goes first, and calls him if this one was to.
    pub(super) fn up_to_date(&self, panel: &Panel) -> Option<Panel> {
        let screen = self.newest(&panel.screen);
        if !is_alike(&screen, &panel.screen) && self.pending.has(Job::Panel) {
            let older = Page::Panel(panel.clone());
            self.pending.put_back(Job::Panel, older);
            return None;
        }
        let (rings, door, called) = (panel.rings, panel.door, panel.called);
        Some(Panel {
            screen,
            rings,
            door,
            called,
        })
    }

    /// This panel was shown to him in place: what is not on it yet, and what is newer, is drawn over it at once.
    pub(super) fn opened(&self, receipt: Arc<Receipt>, told: Told, panel: &Screen) {
        let mut ear = self.ear();
        ear.touched = Some(self.clock.now());
        // Noted now and removed later: by then he may have pressed the new one, which must stay.
        let spot = Spot::Reply(receipt, told);
        let mut older = std::mem::take(&mut ear.spots);
        older.retain(|older| !older.is(&spot));
        ear.left.extend(older);
        ear.spots.push(spot);
        let newest = match &ear.latest {
            Some(latest) if !is_alike(latest, panel) => answering(panel, latest, ear.tongue),
            Some(_) | None => panel.clone(),
        };
        let shown = told.shows(panel);
        let is_behind = !is_alike(&shown, &newest);
        ear.opened = Some(shown);
        let door = ear.door;
        drop(ear);
        if is_behind {
            let panel = Panel {
                screen: newest,
                rings: false,
                door,
                called: false,
            };
            // He looks at it. Put before the older ones are removed, because that may take a while.
            self.pending.hurry(Job::Panel);
            self.pending.put(Job::Panel, Page::Panel(panel));
        }
        self.pending.put(Job::Door, Page::MovedHere);
    }

    /// A panel came to him after what he said last. False if he has looked at another one since: then that stays.
    pub(super) fn came(&self, spot: &Spot, panel: &Screen) -> bool {
        let mut ear = self.ear();
        let said = spot.receipt().interaction();
        if ear
            .spots
            .iter()
            .any(|other| other.receipt().interaction() > said)
        {
            ear.left.push(spot.clone());
            return false;
        }
        ear.touched = Some(self.clock.now());
        ear.opened = Some(spot.told().shows(panel));
        keep_newest(&mut ear.spots, spot.clone());
        true
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
        let opened = ear.opened.as_ref();
        opened.is_some_and(|opened| is_alike(opened, screen))
    }

    /// Panels in place that an earlier run showed, the newest last: older than whatever was heard since.
    pub(super) fn found(&self, mut spots: Vec<Spot>) {
        let mut ear = self.ear();
        spots.retain(|found| !ear.spots.iter().any(|spot| spot.is(found)));
        let Some(newest) = spots.last() else { return };
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

/// Two panels show the same. The words above them may differ: they answer what he pressed.
fn is_alike(one: &Screen, other: &Screen) -> bool {
    one.cards == other.cards && one.rows == other.rows
}

/// A newer panel, with the words above it that a panel has for somebody whose press came too late.
fn answering(panel: &Screen, newer: &Screen, tongue: Tongue) -> Screen {
    let words = moment_passed(None, tongue.into()).text;
    let mut screen = newer.clone();
    if panel.text.starts_with(&words) {
        screen.text = format!("{words}\n{}", screen.text).trim_end().to_owned();
    }
    screen
}

fn keep_newest<T>(kept: &mut Vec<T>, newest: T) {
    if kept.len() >= TOKENS {
        kept.remove(0);
    }
    kept.push(newest);
}

#[cfg(test)]
mod tests;
