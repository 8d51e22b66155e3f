//! Help.

use crate::screen::page::Screen;
use crate::words::Tongue;

/// The topics there is help on.
pub const TOPICS: [&str; 4] = ["start", "play", "claims", "tiles"];

/// Help on a topic; in general when it is `None` or unknown.
#[must_use]
pub fn draw(topic: Option<&str>, tongue: Tongue) -> Screen {
    todo!("{topic:?} {tongue:?}")
}
