//! The hand panel.

use engine::tile::Tile;

use crate::screen::facts::PanelFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// The hand panel, with a button for each thing its owner can do now.
#[must_use]
pub fn draw(facts: &PanelFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}

/// Asks which of several chows is meant: one button for each.
#[must_use]
pub fn which_chow(facts: &PanelFacts<'_>, runs: &[[Tile; 2]], tongue: Tongue) -> Screen {
    todo!("{facts:?} {runs:?} {tongue:?}")
}

/// Why the buttons one would like are not there: each claim or move with its reason.
#[must_use]
pub fn why(facts: &PanelFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}
