//! Riichi, what it allows afterwards, and ending a deal over a hopeless first hand (`riichi.md` 4, 5 and 9.4).

use crate::deal::look::{Front, Look, Own};
use crate::deal::reason::{NoAbort, NoRiichi, Reason};
use crate::deal::view::Came;
use crate::hidden::Hidden;
use crate::meld::{Meld, MeldKind};
use crate::score::{Hand, waits};
use crate::shape::shanten;
use crate::shape::split::{Group, cuts};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

/// How many different terminals and honours end a deal.
const NINE: usize = 9;

impl Look<'_> {
    /// Whether any discard could declare riichi, as far as the hand goes.
    pub(super) fn is_near_riichi(&self, own: &Own<'_>, tiles: &Tiles) -> bool {
        let Front { melds, riichi, .. } = self.seats.of(own.seat);
        self.rules.riichi.is_some()
            && riichi.is_none()
            && melds.known().all(Meld::is_concealed)
            && shanten(tiles, melds.len(), self.rules.worth.forms) <= 0
    }

    /// Whether riichi may be declared with this discard, which itself is possible.
    pub(super) fn may_declare_riichi(&self, own: &Own<'_>, tile: Tile) -> Result<(), Reason> {
        let no = |why| Err(Reason::NoRiichi(why));
        let Some(rule) = self.rules.riichi else {
            return no(NoRiichi::NotPlayed);
        };
        let place = self.seats.of(own.seat);
        if place.riichi.is_some() {
            return no(NoRiichi::Declared);
        }
        if !place.melds.known().all(Meld::is_concealed) {
            return no(NoRiichi::NotClosed);
        }
        if rule.first_discard_only && !place.river.is_empty() {
            return no(NoRiichi::NotFirstDiscard);
        }
        if rule.bet > 0 && place.points < rule.bet {
            let (have, need) = (place.points, rule.bet);
            return no(NoRiichi::Points { have, need });
        }
        if self.wall_left < rule.min_tiles {
            let (have, need) = (self.wall_left, rule.min_tiles);
            return no(NoRiichi::Wall { have, need });
        }
        let tiles: Tiles = own.held().collect();
        let near = shanten(&tiles, place.melds.len(), self.rules.worth.forms) <= 0;
        if !near || waits(self.rules, &without(own, self.hand_of(own), tile)).is_empty() {
            return no(NoRiichi::NotWaiting { tile: Hidden(tile) });
        }
        Ok(())
    }

    /// Whether a concealed kong after riichi is of the tile just drawn and changes neither the waits nor any reading of the
    /// hand: its tiles are a triplet in all of them.
    pub(super) fn keeps_riichi(&self, own: &Own<'_>, kind: Kind) -> Result<(), Reason> {
        if own.drawn.and_then(Tile::kind) != Some(kind) {
            return Err(Reason::RiichiKongNotDrawn);
        }
        let before = self.hand_of(own);
        let mut after = before.clone();
        let (four, rest): (Vec<Tile>, _) = own.held().partition(|tile| tile.kind() == Some(kind));
        after.concealed = rest;
        after.melds.push(Meld {
            kind: MeldKind::ConcealedKong,
            tiles: four.into(),
            claimed: None,
        });
        let waiting = waits(self.rules, &before);
        let triplet = |wait: &Kind| {
            let read = cuts(&before.in_hand().with(*wait));
            !read.is_empty()
                && read
                    .iter()
                    .all(|cut| cut.groups.contains(&Group::Triplet(kind)))
        };
        if waiting == waits(self.rules, &after) && waiting.iter().all(triplet) {
            Ok(())
        } else {
            let waits = Hidden(waiting);
            Err(Reason::RiichiKongChanges { waits })
        }
    }

    /// Whether the seat in turn may end the deal over nine different terminals and honours.
    pub(super) fn may_abort(&self, own: &Own<'_>) -> Result<(), Reason> {
        let no = |why| Err(Reason::NoAbort(why));
        if !self.rules.draws.aborts.nine_majors {
            return no(NoAbort::NotPlayed);
        }
        let first = self.is_untouched()
            && self.seats.of(own.seat).river.is_empty()
            && matches!(self.came, Some(Came::Dealt | Came::Drawn));
        if !first {
            return no(NoAbort::NotFirstTurn);
        }
        let tiles: Tiles = own.held().collect();
        let majors = tiles.iter().filter(|(kind, _)| kind.is_major()).count();
        if majors < NINE {
            let have = Hidden(majors);
            return no(NoAbort::TooFew { have, need: NINE });
        }
        Ok(())
    }
}

/// The hand of 13 that a discard leaves.
fn without(own: &Own<'_>, hand: Hand, tile: Tile) -> Hand {
    let mut concealed: Vec<Tile> = own.held().collect();
    if let Some(at) = concealed.iter().position(|&other| other == tile) {
        concealed.swap_remove(at);
    }
    Hand { concealed, ..hand }
}
