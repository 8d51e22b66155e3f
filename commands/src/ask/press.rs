//! Buttons: their ids, written and read by one file (`architecture.md`, Buttons).

use crate::ask::Press;

/// An id that none of our buttons has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("none of our buttons has this id")]
pub struct NotOurs;

/// The id of a button: `m1.<table>.<turn>.<verb>[-argument]`, at most 100 characters.
#[must_use]
pub fn write(press: &Press) -> String {
    todo!("{press:?}")
}

/// Reads an id; accepts exactly what [`write`] produces.
///
/// # Errors
/// When the id is none of ours.
pub fn read(id: &str) -> Result<Press, NotOurs> {
    todo!("{id}")
}
