//! The hand panel of one person at one table: one live panel, by direct message or in place.

use std::sync::Arc;

use commands::screen::notice::{News, news};
use commands::screen::page::Screen;
use commands::who::{Channel, Person, TableId};
use tokio::sync::mpsc;
use tracing::warn;

use super::courier::{Courier, nonce};
use super::doors::Doors;
use super::ear::{Front, Job, Page, Spot, keep_newest};
use super::lane::{Drawn, Draws};
use super::panels::{self, Door, door};
use super::report::Report;
use super::verdict::Verdict;
use crate::clock::Clock;
use crate::store::{Shown, Store};

/// Draws the panel of one person.
pub(super) struct HandLane {
    pub(super) courier: Courier,
    pub(super) store: Store,
    pub(super) doors: Arc<Doors>,
    pub(super) reports: mpsc::UnboundedSender<Report>,
    pub(super) table: TableId,
    pub(super) person: Person,
    pub(super) front: Arc<Front>,
    pub(super) clock: Clock,
    /// The message in his direct messages.
    pub(super) direct: Option<Shown>,
    /// A creation that was tried and may have arrived.
    pub(super) begun: Option<(String, Screen)>,
}

impl Draws for HandLane {
    type Key = Job;
    type Work = Page;

    async fn draw(&mut self, _: Job, page: &Page) -> Drawn {
        match page {
            Page::Panel { screen, rings } => self.panel(screen, *rings).await,
            Page::Gone => {
                self.leave_here().await;
                self.leave_direct().await;
                Drawn::Done
            }
            Page::Greeting(screen) if self.direct.is_none() && !self.doors.is_shut(self.person) => {
                self.direct_new(screen, false).await.unwrap_or(Drawn::Done)
            }
            Page::Greeting(_) => Drawn::Done,
            Page::Note { screen, nonce } => self.note(screen, nonce).await,
            Page::MovedHere => {
                self.remove_left().await;
                // Meanwhile a call by direct message may have taken its place.
                if self.front.newest_spot().is_some() {
                    self.leave_direct().await;
                }
                Drawn::Done
            }
        }
    }
}

impl HandLane {
    async fn panel(&mut self, screen: &Screen, rings: bool) -> Drawn {
        // A door that proves shut is left out of the next decision: each round shuts one.
        loop {
            let spot = self.front.newest_spot();
            let doors = panels::Doors {
                is_shut: self.doors.is_shut(self.person),
                direct: self.direct.as_ref().map(|shown| shown.since),
                here: spot.as_ref().and_then(|_| self.front.ear().touched),
                is_in_earshot: self.front.newest_heard().is_some(),
            };
            let drawn = match (door(doors, rings, self.clock.now()), spot) {
                (Door::Here, Some(spot)) => self.here(&spot, screen).await,
                (Door::DirectNew { rings }, _) => self.direct_new(screen, rings).await,
                (Door::DirectEdit, _) => self.direct_edit(screen).await,
                (Door::Word, _) => self.word(screen).await,
                (Door::Nowhere | Door::Here, _) => Some(Drawn::Done),
            };
            if let Some(drawn) = drawn {
                return drawn;
            }
        }
    }

    /// Draws over the panel in place. `None`: it is gone.
    async fn here(&self, spot: &Spot, screen: &Screen) -> Option<Drawn> {
        if self.front.shows(screen) {
            return Some(Drawn::Done);
        }
        self.front.ear().opened = None;
        match spot.draw(screen).await {
            Ok(()) => Some(Drawn::Done),
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                self.front.drop_spot(spot);
                None
            }
        }
    }

    /// Posts a direct message that takes the place of all older panels. `None`: the door is shut.
    async fn direct_new(&mut self, screen: &Screen, rings: bool) -> Option<Drawn> {
        let (nonce, sent) = self
            .begun
            .get_or_insert_with(|| (nonce(), screen.clone()))
            .clone();
        let posted = match self.doors.channel(self.person, &self.courier).await {
            Ok(channel) => self
                .courier
                .create(channel, &sent, &nonce, !rings)
                .await
                .map(|message| (channel, message)),
            Err(verdict) => Err(verdict),
        };
        if posted != Err(Verdict::Again) {
            self.begun = None;
        }
        match posted {
            Ok((channel, message)) => {
                self.leave_here().await;
                self.leave_direct().await;
                self.remember(channel, message).await;
                if sent == *screen {
                    Some(Drawn::Done)
                } else {
                    Some(Drawn::Again)
                }
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            // Whatever the reason, this person cannot be reached by direct message now.
            Err(Verdict::Shut | Verdict::Refused | Verdict::Gone) => {
                self.shut();
                self.tell_shut().await;
                None
            }
        }
    }

    /// Tells him something beside his panel: by direct message, else after what he said last.
    async fn note(&mut self, screen: &Screen, nonce: &str) -> Drawn {
        if !self.doors.is_shut(self.person) {
            let posted = match self.doors.channel(self.person, &self.courier).await {
                Ok(channel) => self.courier.create(channel, screen, nonce, false).await,
                Err(verdict) => Err(verdict),
            };
            match posted {
                Ok(_) => return Drawn::Done,
                Err(Verdict::Again) => return Drawn::Again,
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => self.shut(),
            }
        }
        if let Some(receipt) = self.front.newest_heard() {
            // Who cannot be told in any way finds it on the board.
            let _ = receipt.tell(screen).await;
        }
        Drawn::Done
    }

    /// His direct messages are closed, or he is gone.
    fn shut(&self) {
        self.doors.shut(self.person);
        let (table, person) = (self.table, self.person);
        // Nobody listens any more when the house closes.
        let _ = self.reports.send(Report::Missing { table, person });
    }

    /// Draws over the direct message. `None`: it is gone.
    async fn direct_edit(&mut self, screen: &Screen) -> Option<Drawn> {
        let shown = self.direct.clone()?;
        if let Some(receipt) = self.front.token_for(shown.message) {
            match receipt.redraw(screen).await {
                Ok(()) => return Some(Drawn::Done),
                Err(Verdict::Again) => return Some(Drawn::Again),
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {}
            }
        }
        match self
            .courier
            .edit(shown.channel, shown.message, screen)
            .await
        {
            Ok(()) => Some(Drawn::Done),
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Refused) => {
                self.forget().await;
                None
            }
            Err(Verdict::Shut) => {
                self.shut();
                self.tell_shut().await;
                None
            }
        }
    }

    /// Shows the panel as a private word after what he said last. `None`: that cannot be answered any more.
    async fn word(&self, screen: &Screen) -> Option<Drawn> {
        self.tell_shut().await;
        let receipt = self.front.newest_heard()?;
        match receipt.tell(screen).await {
            Ok(told) => {
                let mut ear = self.front.ear();
                ear.touched = Some(self.clock.now());
                keep_newest(&mut ear.spots, Spot::Reply(receipt, told));
                Some(Drawn::Done)
            }
            Err(Verdict::Again) => Some(Drawn::Again),
            Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                self.front
                    .ear()
                    .heard
                    .retain(|kept| !Arc::ptr_eq(kept, &receipt));
                None
            }
        }
    }

    /// Tells him, once and privately, that his direct messages are closed.
    async fn tell_shut(&self) {
        let Some(receipt) = self.front.newest_heard() else {
            return;
        };
        let tongue = {
            let mut ear = self.front.ear();
            if std::mem::replace(&mut ear.knows_shut, true) {
                return;
            }
            ear.tongue
        };
        if receipt
            .tell(&news(&News::DirectMessagesClosed, tongue.into()))
            .await
            .is_err()
        {
            self.front.ear().knows_shut = false;
        }
    }

    /// Takes all panels in place away.
    async fn leave_here(&self) {
        self.front.leave_spots();
        self.remove_left().await;
    }

    /// Takes the panels in place away that count no more. Two of them may be one message: the second removal finds it gone.
    async fn remove_left(&self) {
        for spot in self.front.left_spots() {
            spot.take_away().await;
        }
    }

    async fn leave_direct(&mut self) {
        if let Some(shown) = self.direct.clone() {
            // If it cannot be removed it stays, with buttons of the past.
            let _ = self.courier.delete(shown.channel, shown.message).await;
            self.forget().await;
        }
    }

    async fn remember(&mut self, channel: Channel, message: u64) {
        let shown = Shown {
            table: self.table,
            what: name(self.person),
            channel,
            message,
            since: self.clock.now(),
        };
        if let Err(error) = self.store.remember(&shown).await {
            warn!(%error, "a panel will not be found again after a restart");
        }
        self.direct = Some(shown);
    }

    async fn forget(&mut self) {
        self.direct = None;
        if let Err(error) = self.store.forget(self.table, &name(self.person)).await {
            warn!(%error, "a panel could not be forgotten");
        }
    }
}

/// The name of a person's panel in the store.
fn name(person: Person) -> String {
    format!("panel-{}", person.0)
}

/// The person of a panel's name in the store; `None` for what is no panel.
pub(super) fn person(name: &str) -> Option<Person> {
    name.strip_prefix("panel-")?.parse().ok().map(Person)
}
