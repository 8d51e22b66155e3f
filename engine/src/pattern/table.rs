//! The table of a rule set.

use std::ops::Deref;

use crate::pattern::{Part, Pattern, Picks, Unit};
use crate::reading::Marks;

/// The patterns of a rule set in the order they are explained, 64 at most. It knows of every four marks which rows miss one
/// of them, so that those a reading can have are picked in few steps.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Table {
    rows: Vec<Pattern>,
    /// For every four marks, and for what a reading has of them, the rows that need another one.
    missing: [[Picks; 16]; Marks::COUNT.div_ceil(4)],
    /// The rows that have a test.
    asked: Picks,
    /// The rows of each part.
    parts: [Picks; Part::COUNT],
    /// The rows that count in yakuman.
    yakuman: Picks,
    /// What each row adds each time, in hands with claimed sets and in closed ones.
    worth: Vec<[u32; 2]>,
    /// What each row swallows.
    swallowed: Vec<Picks>,
    /// The rows that swallow others.
    swallowing: Picks,
}

impl Table {
    /// The rows that a reading with these marks has for certain, and those whose tests say it.
    pub(crate) fn possible(&self, marks: Marks) -> (Picks, Picks) {
        let fours = self.missing.iter().enumerate();
        let missing = fours.map(|(at, rows)| rows[marks.four(4 * at)]);
        let missing = missing.fold(Picks::NONE, |all, rows| all | rows);
        let there = self.all().without(missing);
        (there.without(self.asked), there & self.asked)
    }

    /// The rows of a part.
    pub(crate) fn of(&self, part: Part) -> Picks {
        self.parts[part as usize]
    }

    /// The rows that count in yakuman.
    pub(crate) fn yakuman(&self) -> Picks {
        self.yakuman
    }

    /// What a row adds each time.
    pub(crate) fn worth(&self, row: usize, is_closed: bool) -> u32 {
        self.worth[row][usize::from(is_closed)]
    }

    /// What these rows swallow.
    pub(crate) fn swallowed_by(&self, rows: Picks) -> Picks {
        let swallowing = (rows & self.swallowing).iter();
        swallowing.fold(Picks::NONE, |all, row| all | self.swallowed[row])
    }

    fn all(&self) -> Picks {
        self.parts.iter().fold(Picks::NONE, |all, &rows| all | rows)
    }
}

impl From<Vec<Pattern>> for Table {
    /// # Panics
    /// With more than 64 rows.
    fn from(rows: Vec<Pattern>) -> Self {
        assert!(rows.len() <= 64, "a bit for each row");
        let mut table = Self::default();
        for (at, row) in rows.iter().enumerate() {
            let this = Picks::only(at);
            let closed = if row.open == Some(0) {
                Marks::CLOSED
            } else {
                Marks::NONE
            };
            for mark in (row.needs | closed).all() {
                for (there, missing) in table.missing[mark / 4].iter_mut().enumerate() {
                    if there & 1 << (mark % 4) == 0 {
                        *missing |= this;
                    }
                }
            }
            table.parts[row.part as usize] |= this;
            if row.test.is_some() {
                table.asked |= this;
            }
            if row.unit == Unit::Yakuman {
                table.yakuman |= this;
            }
            if !row.swallows.is_empty() {
                table.swallowing |= this;
            }
            let open = row.open.unwrap_or(row.worth);
            table.worth.push([open, row.worth]);
            let others = rows.iter().enumerate();
            let swallowed = others.filter(|(_, other)| row.swallows.contains(&other.name));
            let swallowed = swallowed.fold(Picks::NONE, |all, (at, _)| all | Picks::only(at));
            table.swallowed.push(swallowed);
        }
        Self { rows, ..table }
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
