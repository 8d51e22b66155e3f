//! What somebody pays for a wrong declaration.

use crate::score::sheet::{Transfer, Why};
use crate::seat::Seat;

/// What an offender pays each of the others: twice as much where one of the two is the seat that doubles, if any.
pub fn penalty(
    offender: Seat,
    amount: i32,
    doubles: Option<Seat>,
) -> impl Iterator<Item = Transfer> {
    let others = [1, 2, 3].map(|steps| offender.turned(steps));
    others.into_iter().map(move |to| Transfer {
        from: offender,
        to,
        amount: amount
            * if [Some(offender), Some(to)].contains(&doubles) {
                2
            } else {
                1
            },
        why: Why::Penalty,
    })
}
