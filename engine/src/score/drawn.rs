//! Who pays whom when the wall is used up and nobody has won (`riichi.md` 9).

use crate::rules::RuleSet;
use crate::score::sheet::{Settlement, Transfer, Transfers, Why};
use crate::seat::{PerSeat, Seat};

/// Who pays whom when the wall is used up: the seats whose rivers are paid for (`outside`) by everybody, else the seats that
/// wait by those that do not. Sums to zero.
#[must_use]
pub fn settle_draw(
    rules: &RuleSet,
    dealer: Seat,
    waiting: &PerSeat<bool>,
    outside: &PerSeat<bool>,
) -> Settlement {
    let draws = &rules.draws;
    let paid = draws.for_outside_river > 0 && outside.iter().any(|(_, &there)| there);
    let transfers = if paid {
        let there = Seat::ALL.into_iter().filter(|&seat| outside[seat]);
        there
            .flat_map(|seat| for_river(draws.for_outside_river, dealer, seat))
            .collect()
    } else {
        for_waiting(draws.for_waiting, waiting)
    };
    Settlement { transfers }
}

/// What everybody pays one seat for its river: as for a self-drawn win, the dealer double.
fn for_river(amount: i32, dealer: Seat, to: Seat) -> impl Iterator<Item = Transfer> {
    to.others().into_iter().map(move |from| Transfer {
        from,
        to,
        amount: amount * if from == dealer || to == dealer { 2 } else { 1 },
        why: Why::NagashiMangan,
    })
}

/// What the seats that do not wait pay those that do: the same from each, the same to each.
fn for_waiting(pot: i32, waiting: &PerSeat<bool>) -> Transfers {
    let seats = |wait| {
        let chosen = Seat::ALL.into_iter();
        chosen.filter(move |&seat| waiting[seat] == wait)
    };
    let pairs = seats(true).count() * seats(false).count();
    if pot == 0 || pairs == 0 {
        return Transfers::new();
    }
    let transfer = |from| {
        seats(true).map(move |to| Transfer {
            from,
            to,
            amount: pot / pairs as i32,
            why: Why::Waiting,
        })
    };
    seats(false).flat_map(transfer).collect()
}
