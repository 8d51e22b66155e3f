//! The rules of a table, as they are set.

use crate::screen::facts::TableFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The rules of a table, as they are set.
#[must_use]
pub fn draw(facts: &TableFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
