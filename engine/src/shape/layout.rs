//! What a suit lacks, laid out kind by kind.
//!
//! This is the long way, open to every restriction: some tiles can never come, only runs count. The tables hold its
//! answers for whole suits without any; a generator makes them with it.

use std::array::from_fn;

/// More tiles than a hand can ever lack: what cannot be reached. Four of them still fit a byte.
pub const NEVER: u8 = 60;

/// Most sets of a hand.
const SETS: usize = 4;

/// Which sets count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sets {
    /// Runs and triplets.
    Any,
    /// Runs only.
    Runs,
    /// Triplets only.
    Triplets,
}

/// Fewest tiles that are lacking, for each number of sets (0–4), without a pair and with one.
///
/// The five numbers without a pair stand first, those with one eight places later, so that one more set is a step of
/// one place and the pair one of eight for all of them at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Missing([u8; 16]);

impl Missing {
    /// Nothing is there, and nothing but no set and no pair can be had.
    pub const NOTHING: Self = {
        let mut places = [NEVER; 16];
        places[0] = 0;
        Self(places)
    };

    /// Not even nothing can be had.
    const NEVER: Self = Self([NEVER; 16]);

    /// Fewest tiles lacking for so many sets, 0–4, and a pair if one is wanted; [`NEVER`] if they cannot be had.
    ///
    /// # Panics
    /// When more than four sets are asked for.
    #[must_use]
    pub fn to(&self, sets: usize, pair: bool) -> u8 {
        assert!(sets <= SETS, "a hand has four sets at most");
        self.0[sets + if pair { 8 } else { 0 }]
    }

    /// Two groups of kinds side by side: sets and pair taken from both in the cheapest way.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut sum = Self::NEVER;
        let mut there = *other;
        for sets in 0..=SETS {
            sum = sum.or(&there.plus(self.0[sets]));
            sum = sum.or(&there.with_pair().plus(self.0[sets + 8]));
            there = there.with_set();
        }
        sum
    }

    /// The same for one number of sets and the pair, where no more is asked.
    #[must_use]
    pub fn joined(&self, other: &Self, sets: usize) -> u8 {
        let shares = (0..=sets).map(|mine| {
            let with_pair = self.to(mine, true) + other.to(sets - mine, false);
            let without = self.to(mine, false) + other.to(sets - mine, true);
            with_pair.min(without)
        });
        shares.fold(NEVER, u8::min)
    }

    /// The cheaper of two ways.
    fn or(&self, other: &Self) -> Self {
        Self(from_fn(|place| self.0[place].min(other.0[place])))
    }

    /// So many tiles more are lacking. Never more than 16 tiles in a row of calls without an [`or`](Self::or).
    fn plus(&self, tiles: u8) -> Self {
        Self(self.0.map(|lacking| lacking + tiles))
    }

    /// One set more.
    fn with_set(&self) -> Self {
        Self(from_fn(|place| match place {
            1..=4 | 9..=12 => self.0[place - 1],
            _ => NEVER,
        }))
    }

    /// The pair more.
    fn with_pair(&self) -> Self {
        Self(from_fn(|place| match place {
            8..=12 => self.0[place - 8],
            _ => NEVER,
        }))
    }
}

/// What a suit lacks that holds `counts` of its nine kinds and can never hold more than `caps` of them, which are 0–4
/// and no less than the counts.
///
/// The suit is laid out from 1 to 9. A place between two numbers is known by the runs begun two numbers before and one
/// number before. Where triplets count, two runs of each are enough: three equal ones are as well three triplets.
#[must_use]
pub fn suit(counts: &[u8; 9], caps: &[u8; 9], sets: Sets) -> Missing {
    let most = match sets {
        Sets::Any => 2,
        Sets::Runs => SETS,
        Sets::Triplets => return apart(counts, caps, sets, 0),
    };
    let mut places = [[Missing::NEVER; SETS + 1]; SETS + 1];
    places[0][0] = Missing::NOTHING;
    for (number, (&held, &cap)) in counts.iter().zip(caps).enumerate() {
        let mut next = [[Missing::NEVER; SETS + 1]; SETS + 1];
        let begin = if number < 7 { most } else { 0 };
        for (before, row) in places.iter().enumerate() {
            let reached = row
                .iter()
                .enumerate()
                .filter(|(_, place)| **place != Missing::NEVER);
            for (last, place) in reached {
                let mut here = *place;
                for (begun, there) in next[last].iter_mut().enumerate().take(begin + 1) {
                    let in_runs = (before + last + begun) as u8;
                    if in_runs > cap {
                        break;
                    }
                    *there = there.or(&besides(&here, in_runs, (held, cap), sets == Sets::Any));
                    here = here.with_set();
                }
            }
        }
        places = next;
    }
    places[0][0]
}

/// One kind of which `in_runs` are used in runs, with a pair or a triplet besides or nothing.
fn besides(here: &Missing, in_runs: u8, (held, cap): (u8, u8), triplet: bool) -> Missing {
    let lacks = |used: u8| used.saturating_sub(held);
    let mut best = here.plus(lacks(in_runs));
    if in_runs + 2 <= cap {
        best = best.or(&here.with_pair().plus(lacks(in_runs + 2)));
    }
    if triplet && in_runs + 3 <= cap {
        best = best.or(&here.with_set().plus(lacks(in_runs + 3)));
    }
    best
}

/// What kinds lack that form no runs: honours, and suits where only triplets count. `wanted` are those that must be
/// triplets, the first kind in the lowest bit.
#[must_use]
pub fn apart(counts: &[u8], caps: &[u8], sets: Sets, wanted: u16) -> Missing {
    let mut sum = Missing::NOTHING;
    for (at, (&held, &cap)) in counts.iter().zip(caps).enumerate() {
        let must = wanted & 1 << at != 0;
        let here = if must { Missing::NEVER } else { sum };
        let mut best = if must {
            here
        } else {
            besides(&here, 0, (held, cap), false)
        };
        if cap >= 3 && (must || sets != Sets::Runs) {
            best = best.or(&sum.with_set().plus(3_u8.saturating_sub(held)));
        }
        sum = best;
    }
    sum
}
