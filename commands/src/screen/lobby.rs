//! The lobby card.

use crate::screen::facts::LobbyFacts;
use crate::screen::page::Screen;
use crate::words::Tongue;

/// Why a lobby card has no buttons any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shut {
    /// The game has begun.
    Begun,
    /// The table was ended.
    Ended,
}

/// The lobby card.
#[must_use]
pub fn draw(facts: &LobbyFacts<'_>, tongue: Tongue) -> Screen {
    todo!("{facts:?} {tongue:?}")
}

/// The lobby card once nobody can join any more: without buttons.
#[must_use]
pub fn shut(facts: &LobbyFacts<'_>, why: Shut, tongue: Tongue) -> Screen {
    todo!("{facts:?} {why:?} {tongue:?}")
}
