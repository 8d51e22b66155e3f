//! Those who have not won settle among themselves by what their hands count.

use crate::rules::payment::Each;
use crate::score::pay::each::stakes;
use crate::score::sheet::{Sheet, Transfer, Transfers, Why};
use crate::seat::{PerSeat, Seat};

/// Of every two the one whose hand counts less pays the difference, double to or from East.
pub(super) fn settled(each: &Each, dealer: Seat, counted: &PerSeat<Option<Sheet>>) -> Transfers {
    let mut transfers = Transfers::new();
    for (at, one) in Seat::ALL.into_iter().enumerate() {
        for &other in &Seat::ALL[at + 1..] {
            let (Some(ones), Some(others)) = (&counted[one], &counted[other]) else {
                continue;
            };
            let (from, to) = if ones.value < others.value {
                (one, other)
            } else {
                (other, one)
            };
            let difference = i32::try_from(ones.value.abs_diff(others.value)).unwrap_or(i32::MAX);
            let owed = difference.saturating_mul(stakes(each, dealer, one, other));
            let amount = each.rounding.round(owed);
            transfers.push(Transfer {
                from,
                to,
                amount,
                why: Why::Settlement,
            });
        }
    }
    transfers.retain(|transfer| transfer.amount > 0);
    transfers
}
