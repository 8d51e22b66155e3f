//! Riichi, what it allows afterwards, and ending a deal over a hopeless first hand (`riichi.md` 4, 5 and 9.4).

use crate::deal::reason::Reason;
use crate::deal::view::{Came, OwnView, View};
use crate::meld::{Meld, MeldKind};
use crate::score::{Hand, waits};
use crate::shape::shanten;
use crate::shape::split::{Group, cuts};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// How many different terminals and honours end a deal.
const NINE: usize = 9;

impl View {
    /// Whether riichi may be declared with this discard, which itself is possible.
    pub(super) fn may_declare_riichi(&self, own: &OwnView, tile: Tile) -> Result<(), Reason> {
        let rule = self.rules.riichi.ok_or(Reason::NotInTheRules)?;
        let place = &self.seats[own.seat];
        if place.riichi {
            return Err(Reason::InRiichi);
        }
        let hand = self.hand_of(own);
        let closed = hand.melds.iter().all(Meld::is_concealed);
        let tiles: Tiles = own.held().collect();
        let may = closed
            && (rule.bet == 0 || place.points >= rule.bet)
            && (place.river.is_empty() || !rule.first_discard_only)
            && self.wall_left >= rule.min_tiles
            && shanten(&tiles, hand.melds.len(), self.rules.worth.forms) <= 0;
        if !may {
            return Err(Reason::NoRiichi);
        }
        if waits(&self.rules, &without(own, hand, tile)).is_empty() {
            return Err(Reason::NoRiichi);
        }
        Ok(())
    }

    /// Whether a concealed kong after riichi is of the tile just drawn and changes neither the waits nor any reading of the
    /// hand: its tiles are a triplet in all of them.
    pub(super) fn keeps_riichi(&self, own: &OwnView, kind: Kind) -> bool {
        if own.drawn.and_then(Tile::kind) != Some(kind) {
            return false;
        }
        let before = self.hand_of(own);
        let mut after = before.clone();
        let (four, rest) = own.held().partition(|tile| tile.kind() == Some(kind));
        after.concealed = rest;
        after.melds.push(Meld {
            kind: MeldKind::ConcealedKong,
            tiles: four,
            claimed: None,
        });
        let waiting = waits(&self.rules, &before);
        let triplet = |wait: &Kind| {
            let read = cuts(&before.in_hand().with(*wait));
            !read.is_empty()
                && read
                    .iter()
                    .all(|cut| cut.groups.contains(&Group::Triplet(kind)))
        };
        waiting == waits(&self.rules, &after) && waiting.iter().all(triplet)
    }

    /// Whether the seat in turn may end the deal over nine different terminals and honours.
    pub(super) fn may_abort(&self, own: &OwnView) -> Result<(), Reason> {
        if !self.rules.draws.aborts.nine_majors {
            return Err(Reason::NotInTheRules);
        }
        let untouched = self.seats.iter().all(|(_, seat)| seat.melds.is_empty());
        let first = untouched
            && self.seats[own.seat].river.is_empty()
            && matches!(self.came, Some(Came::Dealt | Came::Drawn));
        let tiles: Tiles = own.held().collect();
        let majors = tiles.iter().filter(|(kind, _)| kind.is_major()).count();
        if first && majors >= NINE {
            Ok(())
        } else {
            Err(Reason::NotInTheRules)
        }
    }
}

/// The hand of 13 that a discard leaves.
fn without(own: &OwnView, hand: Hand, tile: Tile) -> Hand {
    let mut concealed: Vec<Tile> = own.held().collect();
    if let Some(at) = concealed.iter().position(|&other| other == tile) {
        concealed.swap_remove(at);
    }
    Hand { concealed, ..hand }
}
