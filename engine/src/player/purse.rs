//! How many shares of an amount a win brings, and a loss costs.

use crate::rules::worth::{Each, OnDiscard, Payment, Shares, Split};

/// Shares of what an ordinary loser pays.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Purse {
    /// What everybody together pays for a win on a discard.
    pub(super) discarded: f64,
    /// What everybody together pays for a self-drawn win.
    pub(super) drawn: f64,
}

/// Where all pay for a discard, somebody who is not fed will often win all the same, and is paid then too.
const ALL_THE_SAME: f64 = 0.5;

impl Purse {
    /// Two of the discarder, one of everybody for a draw.
    pub(super) const PLAIN: Self = Self {
        discarded: 2.0,
        drawn: 3.0,
    };

    /// What a seat wins under these rules.
    pub(super) fn of(payment: &Payment, deals: bool) -> Self {
        let (discarded, drawn) = match payment {
            Payment::Shares(Shares { split, .. }) => match split {
                Split::Full | Split::Half => (2.0, 3.0),
                Split::Double => (4.0, 6.0),
            },
            Payment::BasePoints(_) => {
                let shares = if deals { 6.0 } else { 4.0 };
                (shares, shares)
            }
            Payment::Each(each) => {
                let shares = match (each.east_double, deals) {
                    (false, _) => 3.0,
                    (true, false) => 4.0,
                    (true, true) => 6.0,
                };
                match each.on_discard {
                    OnDiscard::Discarder | OnDiscard::All => (shares, shares),
                    OnDiscard::DiscarderDouble => (shares * 4.0 / 3.0, shares * 2.0),
                }
            }
        };
        Self { discarded, drawn }
    }
}

/// What feeding a win costs, beyond what that win would cost anyway. `deal` tells whether the winner deals and whether the
/// feeder does.
pub(super) fn fed(payment: &Payment, deal: [bool; 2]) -> f64 {
    match payment {
        Payment::Shares(Shares { split, .. }) => match split {
            Split::Full => 2.0,
            Split::Half => 1.0 - 0.5 * ALL_THE_SAME,
            Split::Double => 2.0 - ALL_THE_SAME,
        },
        Payment::BasePoints(_) => {
            if deal[0] {
                6.0
            } else {
                4.0
            }
        }
        Payment::Each(each) => fed_each(each, deal),
    }
}

fn fed_each(each: &Each, [winner_deals, feeder_deals]: [bool; 2]) -> f64 {
    let double = |yes: bool| if each.east_double && yes { 2.0 } else { 1.0 };
    let mine = double(winner_deals || feeder_deals);
    match each.on_discard {
        OnDiscard::All => mine * (1.0 - ALL_THE_SAME),
        OnDiscard::DiscarderDouble => mine * (2.0 - ALL_THE_SAME),
        OnDiscard::Discarder if each.east_double && !winner_deals => 4.0,
        OnDiscard::Discarder => 3.0 * double(winner_deals),
    }
}
