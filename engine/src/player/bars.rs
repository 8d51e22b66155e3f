//! What a seat may not win on when others discard it: what it has discarded itself.

use crate::deal::view::View;
use crate::rules::calls::OwnDiscardWin;
use crate::seat::Seat;
use crate::tile::Kind;
use crate::tiles::Tiles;

/// What a seat has discarded, and what that bars.
#[derive(Debug, Clone)]
pub(super) struct Bars {
    rule: OwnDiscardWin,
    thrown: Tiles,
    last: Option<Kind>,
}

impl Bars {
    /// Those of one seat.
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let kinds = || {
            let river = view.seats[seat].river.iter();
            river.filter_map(|discard| discard.tile.kind())
        };
        let mut thrown = Tiles::default();
        kinds().for_each(|kind| thrown.add(kind));
        Self {
            rule: view.rules.calls.own_discard_win,
            thrown,
            last: kinds().next_back(),
        }
    }

    /// The same after one discard more.
    pub(super) fn after(&self, kind: Kind) -> Self {
        let mut thrown = self.thrown;
        thrown.add(kind);
        Self {
            rule: self.rule,
            thrown,
            last: Some(kind),
        }
    }

    /// Which of the kinds a hand waits for can be won on when others discard them.
    pub(super) fn open(&self, waits: &[Kind]) -> Vec<Kind> {
        let thrown = |kind: &Kind| self.thrown[*kind] > 0;
        let barred = |kind: &Kind| match self.rule {
            OwnDiscardWin::Allow => false,
            OwnDiscardWin::NoLast => self.last == Some(*kind),
            OwnDiscardWin::NoSame => thrown(kind),
            OwnDiscardWin::Furiten => waits.iter().any(thrown),
        };
        waits.iter().copied().filter(|kind| !barred(kind)).collect()
    }
}
