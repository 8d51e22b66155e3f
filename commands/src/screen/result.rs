//! The result card of a deal.

use crate::screen::facts::ResultFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The result card of a deal.
#[must_use]
pub fn draw(facts: &ResultFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
