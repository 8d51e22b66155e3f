//! The patterns of a table that are there in a reading.

use smallvec::SmallVec;

use crate::kinds::Kinds;
use crate::pattern::{Found, Part, Pattern, Picks, Table};
use crate::reading::Reading;
use crate::score::sheet::Line;
use crate::tile::{Kind, Tile};

/// The patterns that are there.
pub(super) struct There<'a> {
    table: &'a Table,
    /// The rows that are there.
    rows: Picks,
    /// Of those that may be there more than once, how often and for which kinds. Few hands have more than fit without an
    /// allocation.
    many: SmallVec<[Many; 3]>,
    /// No set was claimed.
    is_closed: bool,
}

/// How often a row is there.
#[derive(Clone, Copy)]
struct Many {
    row: u8,
    times: u32,
    /// The kinds it is about, one for each time, if it is about kinds.
    kinds: Kinds,
}

/// A pattern that is there.
#[derive(Clone, Copy)]
pub(super) struct Counted<'a> {
    pub(super) pattern: &'a Pattern,
    /// What it adds each time in this hand.
    each: u32,
    /// How often it is there.
    times: u32,
    /// The kinds it is about, one for each time, if it is about kinds.
    kinds: Kinds,
}

impl<'a> There<'a> {
    /// The patterns that are there in a reading and that no other one swallows.
    pub(super) fn of(table: &'a Table, reading: &Reading<'_>) -> Self {
        let (certain, asked) = table.possible(reading.marks());
        let mut there = Self {
            table,
            rows: certain,
            many: SmallVec::new(),
            is_closed: reading.held.is_closed,
        };
        for row in asked.iter() {
            if let Some(test) = table[row].test {
                there.put(row, test(reading));
            }
        }
        there.rows = there.rows.without(table.swallowed_by(there.rows));
        there
    }

    fn put(&mut self, row: usize, found: Found) {
        let (times, kinds) = match found {
            Found::No => return,
            Found::Yes => {
                self.rows |= Picks::only(row);
                return;
            }
            Found::Times(times) => (times as u32, Kinds::NONE),
            Found::Each(kinds) => (kinds.len() as u32, kinds),
        };
        if times > 0 {
            self.rows |= Picks::only(row);
            let row = row as u8;
            self.many.push(Many { row, times, kinds });
        }
    }

    /// Those of a part.
    pub(super) fn of_part(&self, part: Part) -> Picks {
        self.rows & self.table.of(part)
    }

    /// Those that count in yakuman.
    pub(super) fn yakuman(&self) -> Picks {
        self.rows & self.table.yakuman()
    }

    /// Leaves these alone.
    pub(super) fn keep(&mut self, rows: Picks) {
        self.rows = self.rows & rows;
    }

    /// Leaves all but these.
    pub(super) fn drop(&mut self, rows: Picks) {
        self.rows = self.rows.without(rows);
    }

    /// What these are worth together.
    pub(super) fn worth(&self, rows: Picks) -> u32 {
        rows.iter().map(|row| self.counted(row).worth()).sum()
    }

    /// All of them, in the order of the table.
    pub(super) fn all(&self) -> Picks {
        self.rows
    }

    /// All of them, in the order of the table.
    pub(super) fn iter(&self) -> impl Iterator<Item = Counted<'a>> {
        self.rows.iter().map(|row| self.counted(row))
    }

    /// A row that is there.
    pub(super) fn counted(&self, row: usize) -> Counted<'a> {
        let pattern = &self.table[row];
        let many = self.many.iter().find(|many| usize::from(many.row) == row);
        Counted {
            pattern,
            each: self.table.worth(row, self.is_closed),
            times: many.map_or(1, |many| many.times),
            kinds: many.map_or(Kinds::NONE, |many| many.kinds),
        }
    }
}

impl Counted<'_> {
    /// What it adds, all times together.
    pub(super) fn worth(self) -> u32 {
        self.each * self.times
    }

    /// A line for each time.
    pub(super) fn lines(self) -> impl Iterator<Item = Line> {
        let &Pattern { name, unit, .. } = self.pattern;
        let each = self.each;
        let line = move |kind: Option<Kind>| Line {
            name: name.into(),
            worth: each,
            unit,
            tile: kind.map(Tile::of),
        };
        let others = self.times - self.kinds.len() as u32;
        let kinds = self.kinds.iter().map(Some);
        kinds.chain((0..others).map(|_| None)).map(line)
    }

    /// One line, however often it is there.
    pub(super) fn line(self) -> Line {
        Line {
            name: self.pattern.name.into(),
            worth: self.worth(),
            unit: self.pattern.unit,
            tile: None,
        }
    }
}
