//! A whole deal, opened.

use crate::screen::facts::TranscriptFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// A whole deal, opened.
#[must_use]
pub fn draw(facts: &TranscriptFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
