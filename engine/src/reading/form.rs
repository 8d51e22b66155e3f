//! Sets, and the form in which a hand is read.

use std::ops::{Deref, DerefMut};

use crate::kinds::Kinds;
use crate::meld::{Meld, MeldKind};
use crate::shape::split::{Group, Groups};
use crate::tile::Kind;

/// A set of a finished hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set {
    /// Run or triplet (a kong is a triplet) and its lowest kind.
    pub group: Group,
    /// It has four tiles, declared as a kong.
    pub kong: bool,
    /// All its tiles were drawn by the winner. A set completed by a discard or a robbed tile is not
    /// (`common.md` 10.4).
    pub concealed: bool,
}

impl Set {
    /// The set that lies on the table as this meld.
    #[must_use]
    pub fn of_meld(meld: &Meld) -> Self {
        let group = match meld.kind {
            MeldKind::Chow => Group::Run(meld.low()),
            MeldKind::Pong
            | MeldKind::ClaimedKong
            | MeldKind::AddedKong
            | MeldKind::ConcealedKong => Group::Triplet(meld.low()),
        };
        Self {
            group,
            kong: meld.is_kong(),
            concealed: meld.is_concealed(),
        }
    }

    /// The kind of a triplet or kong; `None` for a run.
    #[must_use]
    pub fn triplet(&self) -> Option<Kind> {
        match self.group {
            Group::Triplet(kind) => Some(kind),
            Group::Run(_) => None,
        }
    }
}

/// The sets of a hand, four at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sets {
    sets: [Set; 4],
    len: u8,
}

impl Sets {
    /// The sets of a cut behind these, all of them concealed.
    pub(super) fn with(&self, groups: &Groups) -> Self {
        let melds = usize::from(self.len);
        let mut sets = self.sets;
        // All four places are gone through: how many are free differs from hand to hand, so nobody could foresee an end.
        for (place, set) in sets.iter_mut().enumerate() {
            let in_hand = Set {
                group: groups.any(place.wrapping_sub(melds)),
                kong: false,
                concealed: true,
            };
            *set = if place < melds { *set } else { in_hand };
        }
        let len = self.len + groups.len() as u8;
        Self { sets, len }
    }

    /// Puts a set behind the others. A hand has room for four: one more is left out.
    pub(super) fn push(&mut self, set: Set) {
        if let Some(place) = self.sets.get_mut(usize::from(self.len)) {
            *place = set;
            self.len += 1;
        }
    }
}

impl Default for Sets {
    fn default() -> Self {
        let nothing = Set {
            group: Group::Triplet(Kind::FIRST),
            kong: false,
            concealed: false,
        };
        Self {
            sets: [nothing; 4],
            len: 0,
        }
    }
}

impl Deref for Sets {
    type Target = [Set];

    fn deref(&self) -> &[Set] {
        &self.sets[..usize::from(self.len)]
    }
}

impl DerefMut for Sets {
    fn deref_mut(&mut self) -> &mut [Set] {
        &mut self.sets[..usize::from(self.len)]
    }
}

/// Takes the first four: no hand has more.
impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(all: I) -> Self {
        let mut sets = Self::default();
        all.into_iter().for_each(|set| sets.push(set));
        sets
    }
}

/// What the winning tile completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Completed {
    /// The pair.
    Pair,
    /// The set of this index.
    Set(u8),
}

/// What a hand waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wait {
    /// The second tile of its pair.
    Pair,
    /// The third tile of a triplet.
    Triplet,
    /// The middle of a run.
    Middle,
    /// The 3 of 123 or the 7 of 789.
    Edge,
    /// An end of a run that could have had another one.
    BothEnds,
}

/// What runs waited for, by the place of the winning tile in them: those without a terminal, 123 and 789.
const WAITS_OF_RUNS: [[Wait; 3]; 3] = [
    [Wait::BothEnds, Wait::BothEnds, Wait::Edge],
    [Wait::Middle; 3],
    [Wait::BothEnds, Wait::Edge, Wait::BothEnds],
];

/// The form in which a hand is finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Four sets and a pair.
    Standard {
        /// The sets: those on the table first, in their order, then those of the hand.
        sets: Sets,
        /// The pair.
        pair: Kind,
        /// What the winning tile completed.
        completed: Completed,
    },
    /// Seven pairs.
    SevenPairs,
    /// One of each terminal and honour, and one of them twice.
    ThirteenOrphans,
    /// A hand that has not won: what there is of sets and pairs, no tile used twice.
    Unfinished {
        /// The sets: those on the table first, in their order, then the triplets of the hand.
        sets: Sets,
        /// The pairs.
        pairs: Kinds,
    },
}

impl Form {
    /// The sets, four of them in a finished hand; none for a special form.
    #[must_use]
    pub fn sets(&self) -> &[Set] {
        match self {
            Self::Standard { sets, .. } | Self::Unfinished { sets, .. } => sets,
            Self::SevenPairs | Self::ThirteenOrphans => &[],
        }
    }

    /// How many runs there are; equal ones count each.
    #[must_use]
    pub fn runs(&self) -> usize {
        let sets = self.sets().iter();
        sets.filter(|set| set.triplet().is_none()).count()
    }

    /// What it waited for before this winning tile came; `None` for all but four sets and a pair.
    pub(super) fn wait(&self, win: Kind) -> Option<Wait> {
        let Self::Standard {
            sets, completed, ..
        } = self
        else {
            return None;
        };
        let Completed::Set(at) = completed else {
            return Some(Wait::Pair);
        };
        let Group::Run(low) = sets[usize::from(*at)].group else {
            return Some(Wait::Triplet);
        };
        let waits = WAITS_OF_RUNS.get(win.index().wrapping_sub(low.index()))?;
        let first = usize::from(Kinds::TERMINALS.contains(low));
        let last = usize::from(Kinds::RUNS_WITH_TERMINALS.contains(low)) - first;
        Some(waits[first + 2 * last])
    }
}
