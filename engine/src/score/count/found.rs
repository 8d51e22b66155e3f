//! The patterns of a table that are there in a reading.

use smallvec::SmallVec;

use crate::kinds::Kinds;
use crate::pattern::{Found, Part, Pattern, Table};
use crate::reading::Reading;
use crate::score::sheet::Line;
use crate::tile::{Kind, Tile};

/// The patterns that are there. Few hands have more than fit without an allocation.
pub(in crate::score) type There<'a> = SmallVec<[Counted<'a>; 10]>;

/// A pattern that is there.
#[derive(Clone, Copy)]
pub(in crate::score) struct Counted<'a> {
    pub(super) pattern: &'a Pattern,
    /// What it adds each time in this hand.
    each: u32,
    /// How often it is there.
    times: u32,
    /// The kinds it is about, one for each time, if it is about kinds.
    kinds: Kinds,
}

impl Counted<'_> {
    /// What it adds, all times together.
    pub(super) fn worth(&self) -> u32 {
        self.each * self.times
    }

    /// A line for each time.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let &Pattern { name, unit, .. } = self.pattern;
        let line = move |kind: Option<Kind>| Line {
            name: name.into(),
            worth: self.each,
            unit,
            tile: kind.map(Tile::of),
        };
        let others = self.times - self.kinds.len() as u32;
        let kinds = self.kinds.iter().map(Some);
        kinds.chain((0..others).map(|_| None)).map(line)
    }

    /// Whether it is of this part.
    pub(super) fn is(&self, part: Part) -> bool {
        self.pattern.part == part
    }
}

/// Finds the patterns that are there in a reading and that no other one swallows, in the order of the table.
pub(super) fn find<'a>(patterns: &'a Table, reading: &Reading<'_>, there: &mut There<'a>) {
    there.clear();
    let mut swallows = false;
    for pattern in patterns.possible(reading.marks()) {
        let each = match pattern.open {
            Some(open) if !reading.held.is_closed => open,
            Some(_) | None => pattern.worth,
        };
        if each == 0 {
            continue;
        }
        let (times, kinds) = match (pattern.test)(reading) {
            Found::No => continue,
            Found::Yes => (1, Kinds::NONE),
            Found::Times(times) => (times as u32, Kinds::NONE),
            Found::Each(kinds) => (kinds.len() as u32, kinds),
        };
        if times > 0 {
            swallows |= !pattern.swallows.is_empty();
            there.push(Counted {
                pattern,
                each,
                times,
                kinds,
            });
        }
    }
    if swallows {
        let of = |c: &Counted<'a>| c.pattern.swallows;
        let swallowed: Vec<&str> = there.iter().flat_map(of).copied().collect();
        there.retain(|c| !swallowed.contains(&c.pattern.name));
    }
}
