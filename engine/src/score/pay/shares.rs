//! Only winners are paid, by shares of an amount that grows with the value.

use crate::rules::payment::{RobPayment, Shares, Split};
use crate::score::pay::Winner;
use crate::score::sheet::{By, Transfer};
use crate::seat::Seat;

/// What one winner is paid, each winner on his own (`hong-kong.md` 4 and 5).
pub(super) fn paid(shares: &Shares, winner: &Winner<'_>) -> Vec<Transfer> {
    let amount = shares.curve.amount(winner.sheet.value) * shares.stake;
    let halves = Halves::of(shares.split);
    // The amount is even wherever halves of it are paid: `rulesets` refuses options under which it is not.
    let pays = |from, halves, why: &'static str| Transfer {
        from,
        to: winner.seat,
        amount: amount * halves / 2,
        why: why.into(),
    };
    let others = || Seat::ALL.into_iter().filter(|&seat| seat != winner.seat);
    let mut transfers: Vec<Transfer> = match (winner.by, winner.liable) {
        (By::Draw, Some(liable)) => vec![pays(liable, 3 * halves.drawn, "liability")],
        (By::Draw, None) => others()
            .map(|seat| pays(seat, halves.drawn, "win"))
            .collect(),
        (By::Rob(maker), _) if shares.robbed == RobPayment::AsDraw => {
            vec![pays(maker, 3 * halves.drawn, "win")]
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
                    "win",
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
