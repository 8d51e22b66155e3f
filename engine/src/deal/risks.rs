//! What can be done though it is wrong, where the house penalizes it instead of preventing it (`common.md` 14,
//! `enforcement`).

use crate::deal::choices::{discards, own_kinds};
use crate::deal::look::{At, Look, Own};
use crate::deal::moves::Move;
use crate::deal::reason::{NoRiichi, Reason};

impl Look<'_> {
    /// What this seat may declare though it is wrong.
    pub(super) fn risks(&self) -> Vec<Move> {
        let Some(own) = self.own.as_ref().filter(|_| self.rules.penalties.is_some()) else {
            return Vec::new();
        };
        let mut risks = vec![Move::Win];
        if self.at == (At::Turn { seat: own.seat }) {
            let kong = |kind| Move::ConcealedKong { kind };
            risks.extend(own_kinds(own).into_iter().map(kong));
            let riichi = |(tile, drawn)| Move::Riichi { tile, drawn };
            risks.extend(discards(own).map(riichi));
        }
        risks.retain(|&what| self.is_risk(what));
        risks
    }

    /// Whether this is wrong and can be declared all the same.
    pub(super) fn is_risk(&self, what: Move) -> bool {
        let (Some(own), Some(penalties)) = (&self.own, self.rules.penalties) else {
            return false;
        };
        let Some(reason) = self.why_not(what) else {
            return false;
        };
        match what {
            Move::Win => self.shows_a_hand(own) && is_about_the_hand(&reason),
            Move::Riichi { .. } => {
                let not_waiting = matches!(reason, Reason::NoRiichi(NoRiichi::NotWaiting { .. }));
                penalties.riichi && not_waiting
            }
            Move::ConcealedKong { .. } => {
                let spoils = matches!(
                    reason,
                    Reason::RiichiKongNotDrawn | Reason::RiichiKongChanges { .. }
                );
                penalties.riichi && spoils
            }
            Move::Discard { .. }
            | Move::AddedKong { .. }
            | Move::Chow { .. }
            | Move::Pong { .. }
            | Move::Kong
            | Move::Pass
            | Move::Abort => false,
        }
    }

    /// Whether there is a tile to win with: one just drawn, or one of somebody else that this seat has not answered to.
    fn shows_a_hand(&self, own: &Own<'_>) -> bool {
        match self.at {
            At::Turn { seat } => seat == own.seat && own.drawn.is_some(),
            At::Claims { from, .. } => from != own.seat && own.answered.is_none(),
            At::Between | At::Finished => false,
        }
    }
}

/// Whether a reason against a win lies in the hand or in what its holder did before.
fn is_about_the_hand(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::NotComplete { .. }
            | Reason::BelowMinimum { .. }
            | Reason::NoYaku
            | Reason::WrongKong
            | Reason::ConcealedKong { .. }
            | Reason::FuritenDiscard { .. }
            | Reason::DiscardedItself { .. }
            | Reason::FuritenPassed { .. }
            | Reason::PassedWin { .. }
    )
}
