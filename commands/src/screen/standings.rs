//! The match card.

use crate::screen::facts::MatchFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The match card.
#[must_use]
pub fn draw(facts: &MatchFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
