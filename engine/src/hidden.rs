//! A value that its `Debug` never shows: tiles in hand, walls, seeds.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Something that may be stored but must not reach a log: `Debug` prints `…` whatever is inside.
///
/// Serialization is transparent, because the store is where secrets belong until they are opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hidden<T>(pub T);

impl<T> fmt::Debug for Hidden<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

#[cfg(test)]
mod tests {
    use super::Hidden;

    #[test]
    fn debug_shows_nothing() {
        assert_eq!(format!("{:?}", Hidden("5z")), "…");
    }
}
