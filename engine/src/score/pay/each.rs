//! Every loser owes the value, double to or from East.

use smallvec::smallvec;

use crate::rules::payment::{Each, ForAll, Liable, OnDiscard};
use crate::score::pay::Winner;
use crate::score::sheet::{By, Transfer, Transfers, Why};
use crate::seat::Seat;

/// Whether this seat is East, and what that doubles.
pub(super) fn stakes(each: &Each, dealer: Seat, one: Seat, other: Seat) -> i32 {
    if each.east_double && (one == dealer || other == dealer) {
        2
    } else {
        1
    }
}

/// What one winner is paid. `winners` are all who have won: one winner pays no other one.
pub(super) fn paid(
    each: &Each,
    dealer: Seat,
    winner: &Winner<'_>,
    winners: &[Winner<'_>],
) -> Transfers {
    let value = i32::try_from(winner.sheet.value).unwrap_or(i32::MAX);
    let owes = |seat| value.saturating_mul(stakes(each, dealer, seat, winner.seat));
    let others = || winner.seat.others().into_iter();
    let all: i32 = others().map(owes).fold(0, i32::saturating_add);
    let pays = |from: Seat, amount: i32, why: Why| Transfer {
        from,
        to: winner.seat,
        amount: each.rounding.round(amount),
        why,
    };
    let pays_for_all = |from: Seat, why: Why| match each.for_all {
        ForAll::Sum => smallvec![pays(from, all, why)],
        ForAll::Shares => others().map(|seat| pays(from, owes(seat), why)).collect(),
    };
    let losers = || others().filter(|&seat| winners.iter().all(|other| other.seat != seat));
    let mut transfers: Transfers = match (winner.payer(), winner.by, each.on_discard) {
        (Some(liable), By::Discard(from) | By::Rob(from), _)
            if each.liable == Liable::HalfEach && from != liable =>
        {
            smallvec![
                pays(liable, all / 2, Why::Liability),
                pays(from, all / 2, Why::Win),
            ]
        }
        (Some(liable), ..) => pays_for_all(liable, Why::Liability),
        (None, By::Discard(from) | By::Rob(from), OnDiscard::Discarder) => {
            pays_for_all(from, Why::Win)
        }
        (None, By::Draw, OnDiscard::Discarder | OnDiscard::All)
        | (None, By::Discard(_) | By::Rob(_), OnDiscard::All) => losers()
            .map(|seat| pays(seat, owes(seat), Why::Win))
            .collect(),
        (None, by, OnDiscard::DiscarderDouble) => {
            let twice = |seat| by.from().is_none_or(|from| from == seat);
            losers()
                .map(|seat| pays(seat, owes(seat) * if twice(seat) { 2 } else { 1 }, Why::Win))
                .collect()
        }
    };
    transfers.retain(|transfer| transfer.amount > 0);
    transfers
}
