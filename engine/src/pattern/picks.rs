//! Some rows of a table, as bits: what is asked of many rows is asked of all of them in one step.

use std::ops::{BitAnd, BitOr, BitOrAssign};

/// Some rows of a table, 64 at most, the first in the lowest bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Picks(u64);

impl Picks {
    /// None.
    pub(crate) const NONE: Self = Self(0);

    /// One row, below 64.
    pub(crate) fn only(row: usize) -> Self {
        Self(1 << row)
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are not among the others.
    pub(crate) fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The rows in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let row = left.trailing_zeros() as usize;
            left &= left.checked_sub(1)?;
            Some(row)
        })
    }
}

impl BitAnd for Picks {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Picks {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Picks {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
