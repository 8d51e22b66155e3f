//! Which of several choices is made.

use crate::deal::moves::Move;

/// The choice that weighs most, the first of those that weigh the same. `None` when there is none.
pub(super) fn heaviest(choices: &[Move], mut weigh: impl FnMut(Move) -> f64) -> Option<Move> {
    let mut best = (f64::NEG_INFINITY, *choices.first()?);
    for &what in choices {
        let weight = weigh(what);
        if weight > best.0 {
            best = (weight, what);
        }
    }
    Some(best.1)
}
