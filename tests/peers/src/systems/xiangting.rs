//! crates.io `xiangting`: no scoring, distances alone.

use xiangting::{PlayerCount, calculate_replacement_number};

/// How far a hand is from waiting. It never needs more than the tiles in hand.
pub(crate) fn distance(counts: &[u8; 34]) -> i8 {
    let number = calculate_replacement_number(counts, PlayerCount::Four);
    number.expect("the tiles of a hand are as many as it wants") as i8 - 1
}

/// Whether a hand is finished: nothing is to be exchanged.
pub(crate) fn is_finished(counts: &[u8; 34]) -> bool {
    matches!(
        calculate_replacement_number(counts, PlayerCount::Four),
        Ok(0)
    )
}
