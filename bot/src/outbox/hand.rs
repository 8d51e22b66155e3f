//! The hand panel of one person at one table: one live panel, by direct message, in a private thread or in place.

use std::collections::BTreeMap;
use std::sync::Arc;

use commands::preferences::Door;
use commands::screen::page::Screen;
use commands::who::{Person, TableId};
use tokio::sync::mpsc;

use super::attached::Attached;
use super::courier::{Courier, nonce};
use super::doors::Doors;
use super::ear::Front;
use super::home::Home;
use super::job::{Job, Page, Panel, Shut};
use super::lane::{Drawn, Draws};
use super::panels::{self, Posted, Ring, Route, Way, route};
use super::receipt::Told;
use super::report::Report;
use super::spot::Spot;
use super::threads::{PrivateThread, Threads};
use super::verdict::Verdict;
use crate::clock::Clock;
use crate::store::{Shown, Store};

/// What is kept of his panel.
mod memory;
/// His thread.
mod thread;
/// Doors that prove shut.
mod shut;
/// Words beside his panel.
mod beside;
/// Panels of an earlier run.
mod back;
/// Panels in place.
mod spots;

pub(super) use memory::panel_of;
pub(super) use shut::Owed;
pub(super) use thread::thread_of;

/// Draws the panel of one person.
pub(super) struct HandLane {
    pub(super) courier: Courier,
    pub(super) store: Store,
    pub(super) doors: Arc<Doors>,
    pub(super) reports: mpsc::UnboundedSender<Report>,
    pub(super) threads: Arc<Threads>,
    pub(super) table: TableId,
    /// Where the table stands.
    pub(super) home: Home,
    pub(super) person: Person,
    pub(super) front: Arc<Front>,
    pub(super) clock: Clock,
    /// The message in his direct messages or his thread.
    pub(super) posted: Option<Shown>,
    /// The files on it.
    pub(super) files: Attached,
    /// His private thread.
    pub(super) thread: PrivateThread,
    /// What the store knows of his panels in place: by which interaction, and what its token calls them.
    pub(super) kept: BTreeMap<u64, Told>,
    /// A creation that was tried and may have arrived.
    pub(super) begun: Option<Begun>,
    /// A shut door that he was not told of yet.
    pub(super) owes: Option<Owed>,
    /// The table goes on from an earlier run, which may have posted more than it remembers.
    pub(super) is_back: bool,
}

/// A creation that was tried and may have arrived.
#[derive(Debug, Clone)]
pub(super) struct Begun {
    way: Way,
    nonce: String,
    /// What it shows, without the words for this one message.
    plain: Screen,
    sent: Screen,
}

impl Draws for HandLane {
    type Key = Job;
    type Work = Page;

    async fn draw(&mut self, _: Job, page: &Page) -> Drawn {
        if self.is_back {
            self.is_back = self.look_back().await == Err(Verdict::Again);
        }
        // Before what is drawn may be the answer to a press, and after older panels have gone.
        self.keep_spots().await;
        let drawn = self.draw_page(page).await;
        self.keep_spots().await;
        drawn
    }
}

impl HandLane {
    async fn draw_page(&mut self, page: &Page) -> Drawn {
        let drawn = match page {
            Page::Panel(panel) => self.panel(panel).await,
            Page::Gone => {
                self.leave_here().await;
                self.leave_posted().await;
                Drawn::Done
            }
            Page::Greeting(screen, door) if self.posted.is_none() => {
                self.greet(screen, *door).await
            }
            Page::Greeting(..) => Drawn::Done,
            Page::Note(note) => self.tell_beside(note).await,
            Page::MovedHere => {
                // Meanwhile a call elsewhere may have taken its place.
                if self.front.newest_spot().is_some() {
                    self.leave_posted().await;
                }
                Drawn::Done
            }
            Page::PressedHere => Drawn::Done,
            Page::ThreadLost => self.recheck_thread().await,
            Page::Over => {
                self.leave_here().await;
                self.leave_posted().await;
                self.close_thread().await;
                Drawn::Done
            }
        };
        // What he looks at comes first.
        self.remove_left().await;
        drawn
    }

    async fn panel(&mut self, panel: &Panel) -> Drawn {
        let ring = Ring {
            rings: panel.rings,
            called: panel.called,
        };
        // A door that proves shut is left out of the next decision: each round shuts one.
        loop {
            let spot = self.front.newest_spot();
            let doors = panels::Doors {
                chosen: panel.door,
                message: !self.doors.is_shut(self.person),
                thread: !self.threads.is_shut(self.table, self.person),
                posted: self.standing(),
                here: spot.as_ref().and_then(|_| self.front.ear().touched),
                is_in_earshot: self.front.newest_heard().is_some(),
            };
            // Asked after it is known where it is drawn: whatever he was shown there is no newer than the newest one.
            let Some(panel) = self.front.up_to_date(panel) else {
                return Drawn::Done;
            };
            let screen = &panel.screen;
            let drawn = match (route(doors, ring, self.clock.now()), spot) {
                (Route::Here, Some(spot)) => self.here(&spot, screen).await,
                (Route::New { way, rings }, _) => {
                    if panel.door == Door::Here {
                        self.owe(Shut::Here);
                    }
                    self.post(way, screen, rings).await
                }
                (Route::Edit, _) => self.edit(screen).await,
                (Route::Word, _) => self.word(screen).await,
                (Route::Nowhere | Route::Here, _) => Some(Drawn::Done),
            };
            if let Some(drawn) = drawn {
                return drawn;
            }
        }
    }

    /// By which door his panel was posted, and when.
    fn standing(&self) -> Option<Posted> {
        let shown = self.posted.as_ref()?;
        let way = if self.thread.channel() == Some(shown.channel) {
            Way::Thread
        } else {
            Way::Message
        };
        Some(Posted {
            way,
            since: shown.since,
        })
    }

    /// Tries the door of his choice, and the next one when it proves shut.
    async fn greet(&mut self, screen: &Screen, door: Door) -> Drawn {
        let ways = match door {
            Door::Here => return Drawn::Done,
            Door::Message => vec![Way::Message],
            Door::Thread => vec![Way::Thread, Way::Message],
        };
        for way in ways {
            let is_shut = match way {
                Way::Message => self.doors.is_shut(self.person),
                Way::Thread => self.threads.is_shut(self.table, self.person),
            };
            if !is_shut && let Some(drawn) = self.post(way, screen, false).await {
                return drawn;
            }
        }
        Drawn::Done
    }

    /// Draws over the panel in place. `None`: it is gone.
    async fn here(&mut self, spot: &Spot, screen: &Screen) -> Option<Drawn> {
        if self.front.shows(screen) {
            return Some(Drawn::Done);
        }
        self.front.ear().opened = None;
        match spot.draw(screen).await {
            Ok(()) => {
                self.leave_others(spot).await;
                self.leave_posted().await;
                Some(Drawn::Done)
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                self.front.drop_spot(spot);
                None
            }
        }
    }

    /// Posts a message that takes the place of all older panels. `None`: the door is shut.
    async fn post(&mut self, way: Way, screen: &Screen, rings: bool) -> Option<Drawn> {
        let begun = self.begin(way, screen, rings);
        let mut is_new = false;
        let channel = match way {
            Way::Message => self.direct().await,
            Way::Thread => {
                is_new = self.thread.channel().is_none();
                self.own_thread().await
            }
        };
        let channel = match channel {
            Ok(channel) => self.tell_owed_in(channel).await.map(|()| channel),
            Err(verdict) => Err(verdict),
        };
        let posted = match channel {
            Ok(channel) => {
                let sent = self
                    .courier
                    .create(channel, &begun.sent, &begun.nonce, !rings);
                sent.await.map(|posted| (channel, posted))
            }
            Err(verdict) => Err(verdict),
        };
        if !matches!(posted, Err(Verdict::Again)) {
            self.begun = None;
        }
        match posted {
            Ok((channel, posted)) => {
                // Remembered last: killed before that, the next run finds it after the older one.
                self.leave_here().await;
                if let Some(old) = self.take_posted() {
                    let _ = self.courier.delete(old.channel, old.message).await;
                }
                let now = self.clock.now();
                self.remember(channel, posted.message, now).await;
                self.files.note(&begun.sent, posted.has_files);
                // What arrived may be an older drawing, sent before the line broke.
                if begun.plain == *screen {
                    Some(Drawn::Done)
                } else {
                    self.edit(screen).await
                }
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            // Whatever the reason, this person cannot be reached so now.
            Err(Verdict::Shut | Verdict::Refused | Verdict::Gone) => {
                match way {
                    // Somebody has deleted or locked it: another one may be opened.
                    Way::Thread if !is_new && self.thread.channel().is_some() => {
                        self.forget_thread().await;
                    }
                    Way::Thread | Way::Message => self.shut(way).await,
                }
                None
            }
        }
    }

    /// What is to be sent: the creation that was begun, if it goes the same way, or a new one. In a thread only a mention is
    /// sure to ring; it also brings in again who has left it.
    fn begin(&mut self, way: Way, screen: &Screen, rings: bool) -> Begun {
        if let Some(begun) = self.begun.clone().filter(|begun| begun.way == way) {
            return begun;
        }
        let mut sent = screen.clone();
        if way == Way::Thread && rings {
            sent.text = format!("<@{}> {}", self.person.0, sent.text)
                .trim_end()
                .to_owned();
            sent.rings = Some(self.person);
        }
        let begun = Begun {
            way,
            nonce: nonce(),
            plain: screen.clone(),
            sent,
        };
        self.begun = Some(begun.clone());
        begun
    }

    /// Draws over the message. `None`: it is gone.
    async fn edit(&mut self, screen: &Screen) -> Option<Drawn> {
        let shown = self.posted.clone()?;
        let known = self.files.known(screen);
        if let Some(receipt) = self.front.token_for(shown.message) {
            match receipt.redraw(screen, known).await {
                Ok(has_files) => {
                    self.files.note(screen, has_files);
                    return Some(Drawn::Done);
                }
                Err(Verdict::Again) => return Some(Drawn::Again),
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {}
            }
        }
        let (channel, message) = (shown.channel, shown.message);
        let edit = self.courier.edit(channel, message, screen, known);
        let edited = match self.courier.limits().unless_held(channel, edit).await {
            Ok(edited) => edited,
            Err(until) => return Some(Drawn::Held(until)),
        };
        match edited {
            Ok(has_files) => {
                self.files.note(screen, has_files);
                Some(Drawn::Done)
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Refused) => {
                // It may stand there all the same.
                self.leave_posted().await;
                None
            }
            Err(Verdict::Shut) if self.thread.channel() == Some(channel) => {
                // Somebody has deleted or locked it: another one may be opened.
                self.forget().await;
                self.forget_thread().await;
                None
            }
            Err(Verdict::Shut) => {
                self.shut(Way::Message).await;
                None
            }
        }
    }

    /// Shows the panel as a private word after what he said last. `None`: that cannot be answered any more.
    async fn word(&mut self, screen: &Screen) -> Option<Drawn> {
        self.tell_owed().await;
        let receipt = self.front.newest_heard()?;
        self.keep_spot(&receipt, Told::Original).await;
        match receipt.show(screen).await {
            Ok(told) => {
                let spot = Spot::Reply(receipt, told);
                if !self.front.came(&spot, screen) {
                    return Some(Drawn::Done);
                }
                // Before there is something to be pressed on it.
                self.keep_spots().await;
                self.leave_posted().await;
                self.here(&spot, screen).await
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                self.front.drop_heard(&receipt);
                None
            }
        }
    }

    async fn leave_posted(&mut self) {
        if let Some(shown) = self.take_posted() {
            // If it cannot be removed it stays, with buttons of the past.
            let _ = self.courier.delete(shown.channel, shown.message).await;
            self.forget().await;
        }
    }
}
