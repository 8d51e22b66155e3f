//! What a seat may not win on when others discard it: what it has discarded itself.

use crate::deal::view::View;
use crate::rules::calls::OwnDiscardWin;
use crate::seat::Seat;
use crate::tile::Kind;

/// What a seat has discarded, and what that bars.
#[derive(Debug, Clone)]
pub(super) struct Bars {
    rule: OwnDiscardWin,
    river: Vec<Kind>,
}

impl Bars {
    /// Those of one seat.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let river = view.seats[seat].river.iter();
        Self {
            rule: view.rules.calls.own_discard_win,
            river: river.filter_map(|discard| discard.tile.kind()).collect(),
        }
    }

    /// The same after one discard more.
    pub(super) fn after(&self, kind: Kind) -> Self {
        let mut next = self.clone();
        next.river.push(kind);
        next
    }

    /// Which of the kinds a hand waits for can be won on when others discard them.
    pub(super) fn open(&self, waits: &[Kind]) -> Vec<Kind> {
        let is_wait = |kind| waits.contains(&kind);
        let is_open = |kind: &Kind| {
            let river = self.river.iter().copied();
            self.rule.barred_by(*kind, river, is_wait).is_none()
        };
        waits.iter().copied().filter(is_open).collect()
    }
}
