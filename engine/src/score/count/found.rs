//! The patterns of a table that are there in a reading.

use crate::pattern::{Found, Part, Pattern};
use crate::reading::Reading;
use crate::score::sheet::Line;
use crate::tile::{Kind, Tile};

/// A pattern that is there.
pub(super) struct Counted<'a> {
    pub(super) pattern: &'a Pattern,
    /// Each time it is there: the kind it is about, if it is about one.
    times: Vec<Option<Kind>>,
}

impl Counted<'_> {
    /// What it adds, all times together.
    pub(super) fn worth(&self) -> u32 {
        self.lines().map(|line| line.worth).sum()
    }

    /// A line for each time.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let &Pattern {
            name, worth, unit, ..
        } = self.pattern;
        self.times.iter().map(move |kind| Line {
            name: name.into(),
            worth,
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
    let mut there: Vec<Counted<'a>> = Vec::new();
    for pattern in patterns {
        let times = match (pattern.test)(reading) {
            Found::No => Vec::new(),
            Found::Yes => vec![None],
            Found::Times(times) => vec![None; times],
            Found::Each(kinds) => kinds.into_iter().map(Some).collect(),
        };
        if !times.is_empty() {
            there.push(Counted { pattern, times });
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
