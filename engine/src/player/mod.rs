//! Machines that choose from a view: they see what their seat sees and nothing else.

use crate::deal::moves::Move;
use crate::deal::view::View;

/// What a sensible machine does: one of `view.choices()`, or `None` when there is no choice. Deterministic in the view.
#[must_use]
pub fn steady(view: &View) -> Option<Move> {
    todo!("{:?}", view.turn)
}
