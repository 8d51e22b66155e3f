//! What bars a win on somebody else's tile: own discards, and winning tiles let pass (`common.md` 14, `riichi.md` 3).

use std::cell::LazyCell;

use crate::deal::look::{Look, Own};
use crate::deal::reason::{Bars, Reason};
use crate::deal::view::Missed;
use crate::hidden::Hidden;
use crate::rules::calls::{MissedWin, OwnDiscardWin};
use crate::score::waits;
use crate::tile::Kind;

impl Look<'_> {
    /// Why a win of this value on somebody else's tile of this kind is barred, if it is.
    pub(super) fn barred(&self, own: &Own<'_>, kind: Kind, value: u32) -> Option<Reason> {
        self.barred_by_river(own, kind)
            .or_else(|| self.barred_by_pass(own, kind, value))
    }

    /// Barred by what one has discarded.
    fn barred_by_river(&self, own: &Own<'_>, kind: Kind) -> Option<Reason> {
        let river = self.seats.of(own.seat).river.iter();
        let river = river.filter_map(|discard| discard.tile.kind());
        let waits = LazyCell::new(|| waits(self.rules, &self.hand_of(own)));
        let rule = self.rules.calls.own_discard_win;
        let kind = Hidden(rule.barred_by(kind, river, |kind| waits.contains(&kind))?);
        Some(match rule {
            OwnDiscardWin::Furiten => Reason::FuritenDiscard { kind },
            OwnDiscardWin::Allow | OwnDiscardWin::NoLast | OwnDiscardWin::NoSame => {
                Reason::DiscardedItself { kind }
            }
        })
    }

    /// Barred by what one has let pass.
    fn barred_by_pass(&self, own: &Own<'_>, kind: Kind, value: u32) -> Option<Reason> {
        let rule = self.rules.calls.missed_win;
        let is_bar = |missed: &&Missed| match rule {
            MissedWin::Allow => false,
            MissedWin::NoSameUntilOwnTurn => missed.kind == kind,
            MissedWin::NoAnyUntilOwnTurn | MissedWin::Furiten => true,
            MissedWin::NoAnyUnlessHigher => value <= missed.worth,
        };
        let missed = own.missed.iter().find(is_bar)?;
        let kind = Hidden(missed.kind);
        let bars = match rule {
            MissedWin::Furiten => {
                let for_the_deal = self.seats.of(own.seat).riichi.is_some();
                return Some(Reason::FuritenPassed { kind, for_the_deal });
            }
            MissedWin::NoSameUntilOwnTurn => Bars::Same,
            MissedWin::NoAnyUnlessHigher => Bars::NoHigher { than: missed.worth },
            MissedWin::NoAnyUntilOwnTurn | MissedWin::Allow => Bars::All,
        };
        Some(Reason::PassedWin { kind, bars })
    }
}
