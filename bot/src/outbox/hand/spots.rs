//! Panels in place, of this run and of an earlier one: there is one, and what reaches it is kept.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use serenity::model::channel::{Message, MessageFlags};
use tracing::warn;

use super::HandLane;
use super::back::is_panel;
use crate::outbox::receipt::{Receipt, Told};
use crate::outbox::spot::Spot;
use crate::outbox::strays;
use crate::outbox::verdict::Verdict;

impl HandLane {
    /// The store knows of every panel in place that stands there, and of no other.
    pub(super) async fn keep_spots(&mut self) {
        let standing = self.front.standing();
        let now: BTreeMap<u64, &Spot> = standing
            .iter()
            .map(|spot| (spot.receipt().interaction(), spot))
            .collect();
        for (interaction, spot) in &now {
            let told = spot.told();
            if self.kept.get(interaction) == Some(&told) {
                continue;
            }
            self.keep_spot(spot.receipt(), told).await;
        }
        let gone = self.kept.keys().filter(|known| !now.contains_key(known));
        for interaction in gone.copied().collect::<Vec<u64>>() {
            self.kept.remove(&interaction);
            self.forget_spot(interaction).await;
        }
    }

    /// Keeps what reaches a panel in place. Done before it is sent, so that the next run finds it if we are killed meanwhile.
    pub(super) async fn keep_spot(&mut self, receipt: &Receipt, told: Told) {
        let kept = receipt.kept(self.table, self.person, told);
        match self.store.keep_spot(&kept).await {
            Ok(()) => drop(self.kept.insert(kept.interaction, told)),
            Err(error) => warn!(%error, "a panel will be out of reach after a restart"),
        }
    }

    async fn forget_spot(&self, interaction: u64) {
        let gone = self.store.forget_spot(self.table, self.person, interaction);
        if let Err(error) = gone.await {
            warn!(%error, "what reached a panel could not be forgotten");
        }
    }

    /// Takes up the panel in place that an earlier run showed; older ones go.
    pub(super) async fn look_back_here(&mut self) -> Result<(), Verdict> {
        let kept = self.store.spots(self.table, self.person, self.clock.now());
        let kept = match kept.await {
            Ok(kept) => kept,
            Err(error) => {
                warn!(%error, "panels of an earlier run are out of reach");
                return Ok(());
            }
        };
        let mut found = Vec::new();
        for kept in kept {
            let told = kept.followup.into();
            let (http, studio) = self.courier.line();
            let receipt = Receipt::of_earlier(http, studio, &kept, self.clock.clone());
            match receipt.look(told).await {
                Ok(message) if self.is_own_panel(told, &message) => {
                    self.kept.insert(kept.interaction, told);
                    found.push(Spot::Reply(Arc::new(receipt), told));
                }
                Err(Verdict::Again) => return Err(Verdict::Again),
                // It was never answered, he has dismissed it, or it shows something else.
                Ok(_) | Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    self.forget_spot(kept.interaction).await;
                }
            }
        }
        let newest = found.last().cloned();
        self.front.found(found);
        if let Some(newest) = newest {
            self.leave_others(&newest).await;
        }
        Ok(())
    }

    /// It is his panel, or is to become it: promised and not shown yet, or shown without its buttons.
    fn is_own_panel(&self, told: Told, message: &Message) -> bool {
        let has = |flag| message.flags.is_some_and(|flags| flags.contains(flag));
        let is_panel = || strays::stray(message, self.table).is_some_and(|it| is_panel(&it));
        let is_to_be = has(MessageFlags::LOADING) || told != Told::Original;
        has(MessageFlags::EPHEMERAL) && (is_to_be || is_panel())
    }

    /// There is one panel in place: older ones that are other messages go.
    pub(super) async fn leave_others(&self, one: &Spot) {
        let older = self.front.older(one);
        if older.is_empty() {
            return;
        }
        let Ok(message) = one.message().await else {
            return;
        };
        for older in older {
            match older.message().await {
                Ok(its) if its != message => self.front.leave(&older),
                Ok(_) | Err(Verdict::Again) => {}
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {
                    self.front.drop_spot(&older);
                }
            }
        }
        self.remove_left().await;
    }

    /// Takes all panels in place away.
    pub(super) async fn leave_here(&self) {
        self.front.leave_spots();
        self.remove_left().await;
    }

    /// Takes the panels in place away that count no more, each message once: every press on it brought a token of its own.
    pub(super) async fn remove_left(&self) {
        let left = self.front.left_spots();
        let is_alone = left.len() == 1;
        let mut gone = HashSet::new();
        // The newest token lives longest.
        for spot in left.into_iter().rev() {
            let message = if is_alone {
                Ok(0)
            } else {
                spot.message().await
            };
            let removed = match message {
                Ok(message) if gone.contains(&message) => continue,
                Ok(message) => spot.take_away().await.map(|()| message),
                Err(verdict) => Err(verdict),
            };
            match removed {
                Ok(message) => drop(gone.insert(message)),
                // The next drawing tries it once more.
                Err(Verdict::Again) => self.front.ear().left.push(spot),
                Err(Verdict::Gone | Verdict::Shut | Verdict::Refused) => {}
            }
        }
    }
}
