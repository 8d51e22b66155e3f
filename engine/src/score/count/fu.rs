//! Fu: what a reading is worth beside its patterns (`riichi.md` 7).

use crate::pattern::Unit;
use crate::reading::{Completed, Form, Reading, Set};
use crate::rules::count::Han;
use crate::score::sheet::Line;
use crate::shape::split::Group;
use crate::situation::ByKind;
use crate::tile::{Kind, Tile};

/// Seven pairs, never rounded.
const SEVEN_PAIRS: u32 = 25;
/// What every other hand begins with.
const BASE: u32 = 20;

/// What makes up the fu of a reading, rounding included, in the order it is explained.
pub(super) struct Fu {
    elements: [Element; MOST],
    len: usize,
}

/// Base, four sets, pair, wait, how the tile came, rounding.
const MOST: usize = 9;

#[derive(Clone, Copy)]
struct Element {
    name: &'static str,
    worth: u32,
    kind: Option<Kind>,
}

impl Fu {
    /// The fu of a reading. Thirteen orphans have none.
    pub(super) fn of(han: &Han, reading: &Reading<'_>) -> Self {
        let nothing = Element {
            name: "",
            worth: 0,
            kind: None,
        };
        let mut fu = Self {
            elements: [nothing; MOST],
            len: 0,
        };
        match &reading.form {
            Form::SevenPairs => fu.add("fu_seven_pairs", SEVEN_PAIRS, None),
            Form::ThirteenOrphans | Form::Unfinished { .. } => {}
            Form::Standard {
                sets,
                pair,
                completed,
            } => {
                fu.add("fu_base", BASE, None);
                for set in sets.iter() {
                    fu.add_set(set);
                }
                fu.add("fu_pair", of_pair(han, reading, *pair), Some(*pair));
                fu.add("fu_wait", of_wait(reading, sets, *completed), None);
                fu.finish(han, reading);
            }
        }
        fu
    }

    /// All together.
    pub(super) fn total(&self) -> u32 {
        self.elements.iter().map(|element| element.worth).sum()
    }

    /// A line for each element.
    pub(super) fn lines(&self) -> impl ExactSizeIterator<Item = Line> {
        self.elements[..self.len].iter().map(|element| Line {
            name: element.name.into(),
            worth: element.worth,
            unit: Unit::Fu,
            tile: element.kind.map(Tile::of),
        })
    }

    /// One element more, unless it is worth nothing.
    fn add(&mut self, name: &'static str, worth: u32, kind: Option<Kind>) {
        if worth > 0 {
            self.elements[self.len] = Element { name, worth, kind };
            self.len += 1;
        }
    }

    /// Two for an open triplet of simples; twice as much concealed, twice for terminals and honours, four times for a kong.
    fn add_set(&mut self, set: &Set) {
        let Some(kind) = set.triplet() else { return };
        let doubled =
            u32::from(set.concealed) + u32::from(kind.is_major()) + 2 * u32::from(set.kong);
        let name = if set.kong { "fu_kong" } else { "fu_triplet" };
        self.add(name, 2 << doubled, Some(kind));
    }

    /// How the tile came, and rounding.
    fn finish(&mut self, han: &Han, reading: &Reading<'_>) {
        let bare = self.len == 1;
        match (reading.situation.by, reading.held.is_closed) {
            // A closed hand without anything is a self-drawn pinfu, which keeps to 20.
            (ByKind::Draw, true) if bare => {}
            (ByKind::Draw, _) => self.add("fu_self_draw", 2, None),
            (ByKind::Discard | ByKind::Rob, true) => self.add("fu_closed", 10, None),
            (ByKind::Discard | ByKind::Rob, false) if bare => {
                self.add("fu_open", han.open_least.saturating_sub(BASE), None);
            }
            (ByKind::Discard | ByKind::Rob, false) => {}
        }
        let sum = self.total();
        self.add("fu_rounding", sum.next_multiple_of(10) - sum, None);
    }
}

fn of_pair(han: &Han, reading: &Reading<'_>, pair: Kind) -> u32 {
    let situation = reading.situation;
    let own = [situation.seat, situation.round];
    let times = own
        .iter()
        .filter(|&&wind| pair.wind() == Some(wind))
        .count();
    match times {
        2 => han.double_wind_pair,
        1 => 2,
        _ if pair.dragon().is_some() => 2,
        _ => 0,
    }
}

/// Two for a wait on one kind: the pair, the middle of a run, or the open end of 12 and 89.
fn of_wait(reading: &Reading<'_>, sets: &[Set], completed: Completed) -> u32 {
    let win = reading.win.and_then(Tile::kind);
    let low = match completed {
        Completed::Pair => return 2,
        Completed::Set(at) => match sets[at].group {
            Group::Triplet(_) => return 0,
            Group::Run(low) => low,
        },
    };
    let number = low.number().unwrap_or(0);
    let middle = win == low.step(1);
    let edge = number == 1 && win == low.step(2) || number == 7 && win == Some(low);
    if middle || edge { 2 } else { 0 }
}
