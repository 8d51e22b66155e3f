//! A message for one discard.

use crate::screen::facts::DiscardFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The message of one discard: with claim buttons while it is open, without them afterwards.
#[must_use]
pub fn draw(facts: &DiscardFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
