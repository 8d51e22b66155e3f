//! The board: what everybody may know, drawn whole.

use crate::screen::facts::BoardFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The board. Between deals and after the game it has no buttons.
#[must_use]
pub fn draw(facts: &BoardFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
