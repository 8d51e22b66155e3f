//! Fu: what a reading is worth beside its patterns (`riichi.md` 7).

use crate::pattern::Unit;
use crate::reading::{Form, Reading, Set, Wait};
use crate::rules::count::{FU_LINES, Han};
use crate::score::sheet::Line;
use crate::shape::split::Group;
use crate::situation::ByKind;
use crate::tile::{Kind, Tile};

/// Seven pairs, never rounded.
const SEVEN_PAIRS: u32 = 25;
/// What every other hand begins with.
const BASE: u32 = 20;

/// The base, four sets, the pair, the wait, how the tile came, the rounding.
const MOST_PARTS: usize = 9;

/// The fu of a reading, rounding included.
pub(super) struct Fu {
    /// What they are made of, in the order it is explained, and nothing behind it.
    parts: [Part; MOST_PARTS],
    len: usize,
    /// Their sum.
    pub(super) sum: u32,
}

/// Something that brings fu.
#[derive(Clone, Copy)]
struct Part {
    source: Source,
    worth: u32,
    /// The kind it is about.
    kind: Option<Kind>,
}

/// Where fu come from, in the order of [`FU_LINES`].
#[derive(Clone, Copy)]
enum Source {
    Base,
    SevenPairs,
    Triplet,
    Kong,
    Pair,
    Wait,
    SelfDraw,
    Closed,
    Open,
    Rounding,
}

impl Source {
    /// The stable name of its line.
    fn name(self) -> &'static str {
        FU_LINES[self as usize]
    }
}

impl Fu {
    /// Of a reading. Thirteen orphans have none.
    pub(super) fn of(han: &Han, reading: &Reading<'_>) -> Self {
        let mut fu = Self {
            parts: [Part::of(Source::Base, 0); MOST_PARTS],
            len: 0,
            sum: 0,
        };
        match &reading.form {
            Form::Standard { sets, pair, .. } => {
                fu.put(Part::of(Source::Base, BASE));
                sets.iter().for_each(|set| fu.put(of_set(set)));
                fu.put(of_pair(han, reading, *pair));
                fu.put(Part::of(Source::Wait, of_wait(reading)));
                fu.put(of_coming(han, reading, fu.sum == BASE));
                let rounding = fu.sum.next_multiple_of(10) - fu.sum;
                fu.put(Part::of(Source::Rounding, rounding));
            }
            Form::SevenPairs => fu.put(Part::of(Source::SevenPairs, SEVEN_PAIRS)),
            Form::ThirteenOrphans | Form::Unfinished { .. } => {}
        }
        fu
    }

    /// A line for each part.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        let parts = self.parts[..self.len].iter();
        parts.map(|part| Line {
            name: part.source.name().into(),
            worth: part.worth,
            unit: Unit::Fu,
            tile: part.kind.map(Tile::of),
        })
    }

    /// Puts a part behind the others; one that is worth nothing is overwritten by the next. No branch: which sets bring fu
    /// cannot be foreseen.
    fn put(&mut self, part: Part) {
        if let Some(place) = self.parts.get_mut(self.len) {
            *place = part;
        }
        self.len += usize::from(part.worth > 0);
        self.sum += part.worth;
    }
}

impl Part {
    fn of(source: Source, worth: u32) -> Self {
        Self {
            source,
            worth,
            kind: None,
        }
    }
}

/// For how the tile came.
fn of_coming(han: &Han, reading: &Reading<'_>, bare: bool) -> Part {
    let (source, worth) = match (reading.situation.by, reading.held.is_closed) {
        // A closed hand without anything is a self-drawn pinfu, which keeps to 20.
        (ByKind::Draw, true) if bare => (Source::SelfDraw, 0),
        (ByKind::Draw, _) => (Source::SelfDraw, 2),
        (ByKind::Discard | ByKind::Rob, true) => (Source::Closed, 10),
        (ByKind::Discard | ByKind::Rob, false) if bare => {
            (Source::Open, han.open_least.saturating_sub(BASE))
        }
        (ByKind::Discard | ByKind::Rob, false) => (Source::Open, 0),
    };
    Part::of(source, worth)
}

/// Two for an open triplet of simples; twice as much concealed, twice for terminals and honours, four times for a kong.
fn of_set(set: &Set) -> Part {
    let low = set.group.low();
    let doubled = u32::from(set.concealed) + u32::from(low.is_major()) + 2 * u32::from(set.kong);
    let is_triplet = matches!(set.group, Group::Triplet(_));
    let worth = u32::from(is_triplet) * (2 << doubled);
    Part {
        source: if set.kong {
            Source::Kong
        } else {
            Source::Triplet
        },
        worth,
        kind: Some(low),
    }
}

fn of_pair(han: &Han, reading: &Reading<'_>, pair: Kind) -> Part {
    let situation = reading.situation;
    let own = |wind| pair == Kind::of_wind(wind);
    let worth = match (own(situation.seat), own(situation.round)) {
        (true, true) => han.double_wind_pair,
        (true, false) | (false, true) => 2,
        (false, false) if pair.dragon().is_some() => 2,
        (false, false) => 0,
    };
    Part {
        kind: Some(pair),
        ..Part::of(Source::Pair, worth)
    }
}

/// Two for a wait on one kind: the pair, the middle of a run, or the open end of 12 and 89.
fn of_wait(reading: &Reading<'_>) -> u32 {
    match reading.wait() {
        Some(Wait::Pair | Wait::Middle | Wait::Edge) => 2,
        Some(Wait::Triplet | Wait::BothEnds) | None => 0,
    }
}
