//! crates.io `xiangting`: no scoring, distances alone.

use xiangting::{PlayerCount, calculate_replacement_number};

use crate::hands::Counts;

/// How far a hand is from waiting. It never needs more than the tiles in hand.
pub(crate) fn distance((counts, _): &Counts) -> i8 {
    let number = calculate_replacement_number(counts, PlayerCount::Four);
    number.expect("the tiles of a hand are as many as it wants") as i8 - 1
}

/// Whether a hand is finished: nothing is to be exchanged.
pub(crate) fn is_finished((counts, _): &Counts) -> bool {
    matches!(
        calculate_replacement_number(counts, PlayerCount::Four),
        Ok(0)
    )
}
