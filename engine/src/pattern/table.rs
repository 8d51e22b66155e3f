//! The table of a rule set.

use std::ops::Deref;

use crate::pattern::Pattern;
use crate::reading::Marks;

/// The patterns of a rule set in the order they are explained, 64 at most. It knows of each mark which of them need it, so
/// that those a reading can have are picked in few steps.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    rows: Vec<Pattern>,
    /// For each mark the rows that need it, the first row in the lowest bit.
    needing: [u64; Marks::COUNT],
}

impl Table {
    /// The rows that a reading with these marks can have, in order. The others are not there.
    pub(crate) fn possible(&self, marks: Marks) -> impl Iterator<Item = &Pattern> {
        let missing = marks.missing().all().map(|at| self.needing[at]);
        let mut left = !missing.fold(0, |all, rows| all | rows);
        std::iter::from_fn(move || {
            let row = self.rows.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(row)
        })
    }
}

impl From<Vec<Pattern>> for Table {
    /// # Panics
    /// With more than 64 rows.
    fn from(rows: Vec<Pattern>) -> Self {
        assert!(rows.len() <= 64, "a bit for each row");
        let mut needing = [0; Marks::COUNT];
        for (at, row) in rows.iter().enumerate() {
            let closed = if row.open == Some(0) {
                Marks::CLOSED
            } else {
                Marks::NONE
            };
            for mark in (row.needs | closed).all() {
                needing[mark] |= 1 << at;
            }
        }
        Self { rows, needing }
    }
}

impl Deref for Table {
    type Target = [Pattern];

    fn deref(&self) -> &[Pattern] {
        &self.rows
    }
}

impl<'a> IntoIterator for &'a Table {
    type Item = &'a Pattern;
    type IntoIter = std::slice::Iter<'a, Pattern>;

    fn into_iter(self) -> Self::IntoIter {
        self.rows.iter()
    }
}
