//! The patterns of a table that are there in a reading.

use crate::pattern::{Found, Part, Pattern};
use crate::reading::Reading;
use crate::score::sheet::Line;
use crate::tile::{Kind, Tile};

/// A pattern that is there.
pub(super) struct Counted<'a> {
    pub(super) pattern: &'a Pattern,
    /// What it adds each time in this hand.
    each: u32,
    /// Each time it is there: the kind it is about, if it is about one.
    times: Vec<Option<Kind>>,
}

impl Counted<'_> {
    /// What it adds, all times together.
    pub(super) fn worth(&self) -> u32 {
        self.each * self.times.len() as u32
    }

    /// A line for each time.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let &Pattern { name, unit, .. } = self.pattern;
        self.times.iter().map(move |kind| Line {
            name: name.into(),
            worth: self.each,
            unit,
            tile: kind.map(Tile::of),
        })
    }

    /// Whether it is of this part.
    pub(super) fn is(&self, part: Part) -> bool {
        self.pattern.part == part
    }
}

/// The patterns that are there in a reading and that no other one swallows, in the order of the table.
pub(super) fn found<'a>(patterns: &'a [Pattern], reading: &Reading<'_>) -> Vec<Counted<'a>> {
    let closed = reading.hand.is_closed();
    let mut there: Vec<Counted<'a>> = Vec::new();
    for pattern in patterns {
        let each = match pattern.open {
            Some(open) if !closed => open,
            Some(_) | None => pattern.worth,
        };
        if each == 0 {
            continue;
        }
        let times = match (pattern.test)(reading) {
            Found::No => Vec::new(),
            Found::Yes => vec![None],
            Found::Times(times) => vec![None; times],
            Found::Each(kinds) => kinds.into_iter().map(Some).collect(),
        };
        if !times.is_empty() {
            there.push(Counted {
                pattern,
                each,
                times,
            });
        }
    }
    let swallowed: Vec<&str> = there
        .iter()
        .flat_map(|c| c.pattern.swallows)
        .copied()
        .collect();
    there.retain(|c| !swallowed.contains(&c.pattern.name));
    there
}
