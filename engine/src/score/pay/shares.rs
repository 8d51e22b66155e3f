//! Only winners are paid, by shares of an amount that grows with the value.

use smallvec::smallvec;

use crate::rules::payment::{RobPayment, Shares, Split};
use crate::score::pay::Winner;
use crate::score::sheet::{By, Transfer, Transfers, Why};

/// What one winner is paid, each winner on his own (`hong-kong.md` 4 and 5).
pub(super) fn paid(shares: &Shares, winner: &Winner<'_>) -> Transfers {
    let amount = shares.curve.amount(winner.sheet.value) * shares.stake;
    let halves = Halves::of(shares.split);
    // The amount is even wherever halves of it are paid: `rulesets` refuses options under which it is not.
    let pays = |from, halves, why| Transfer {
        from,
        to: winner.seat,
        amount: amount * halves / 2,
        why,
    };
    let others = || winner.seat.others().into_iter();
    let mut transfers: Transfers = match (winner.by, winner.payer()) {
        (By::Draw, Some(liable)) => smallvec![pays(liable, 3 * halves.drawn, Why::Liability)],
        (By::Draw, None) => others()
            .map(|seat| pays(seat, halves.drawn, Why::Win))
            .collect(),
        (By::Rob(maker), _) if shares.robbed == RobPayment::AsDraw => {
            smallvec![pays(maker, 3 * halves.drawn, Why::Win)]
        }
        (By::Discard(from) | By::Rob(from), _) => others()
            .map(|seat| {
                pays(
                    seat,
                    if seat == from {
                        halves.discarder
                    } else {
                        halves.others
                    },
                    Why::Win,
                )
            })
            .collect(),
    };
    transfers.retain(|transfer| transfer.amount > 0);
    transfers
}

/// What each pays, in halves of the amount.
struct Halves {
    /// The discarder.
    discarder: i32,
    /// Each of the two others when somebody discarded.
    others: i32,
    /// Each of the three when it was self-drawn.
    drawn: i32,
}

impl Halves {
    fn of(split: Split) -> Self {
        let (discarder, others, drawn) = match split {
            Split::Full => (4, 0, 2),
            Split::Half => (2, 1, 2),
            Split::Double => (4, 2, 4),
        };
        Self {
            discarder,
            others,
            drawn,
        }
    }
}
