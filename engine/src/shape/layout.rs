//! What a suit lacks, laid out kind by kind.
//!
//! This is the long way, open to every restriction: some tiles can never come, only runs count. The tables hold its
//! answers for whole suits without any; a generator makes them with it.

use std::array::from_fn;
use std::fmt;

use crate::tile::Kind;

/// One tile more than a whole hand: what cannot be reached.
pub const NEVER: u8 = 15;

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
/// The ten numbers stand in one word, five bits and an empty one for each, those without a pair first. So all of them are
/// added to, compared and moved at once; two sums of what can be lacking fit, and the empty bits keep them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Missing(u64);

/// Bits of one number.
const BITS: usize = 6;
/// A one in each number.
const EACH: u64 = numbers(1, 0, 2 * SETS + 2);
/// The empty bits.
const EMPTY: u64 = EACH << (BITS - 1);
/// The place of the first number with a pair.
const PAIR: usize = SETS + 1;

/// The same number at the places from one up to before another.
const fn numbers(number: u8, from: usize, to: usize) -> u64 {
    let mut word = 0;
    let mut place = from;
    while place < to {
        word |= (number as u64) << (BITS * place);
        place += 1;
    }
    word
}

impl Missing {
    /// Nothing is there, and nothing but no set and no pair can be had.
    pub const NOTHING: Self = Self(Self::NEVER.0 & !numbers(NEVER, 0, 1));

    /// Not even nothing can be had.
    const NEVER: Self = Self::all(NEVER);

    /// From what lacks for 0–4 sets without a pair, then for 0–4 sets with one.
    pub(super) fn from_table(row: &[u8; 10]) -> Self {
        Self(
            row.iter()
                .rev()
                .fold(0, |word, &tiles| word << BITS | u64::from(tiles)),
        )
    }

    /// Fewest tiles lacking for so many sets, 0–4, and a pair if one is wanted; [`NEVER`] if they cannot be had.
    ///
    /// # Panics
    /// When more than four sets are asked for.
    #[must_use]
    pub fn to(&self, sets: usize, pair: bool) -> u8 {
        assert!(sets <= SETS, "a hand has four sets at most");
        self.at(sets + if pair { PAIR } else { 0 })
    }

    fn at(&self, place: usize) -> u8 {
        (self.0 >> (BITS * place)) as u8 & 0x1f
    }

    /// Two groups of kinds side by side: sets and pair taken from both in the cheapest way.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut sum = Self::NEVER;
        let mut there = *other;
        for sets in 0..=SETS {
            sum = sum.or(there.plus(Self::all(self.at(sets))));
            sum = sum.or(there.with_pair().plus(Self::all(self.at(PAIR + sets))));
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

    /// The same for all sets and pairs.
    const fn all(tiles: u8) -> Self {
        Self(EACH * tiles as u64)
    }

    /// So many more are lacking.
    fn plus(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }

    /// The cheaper of two ways.
    fn or(self, other: Self) -> Self {
        // The empty bit stays where nothing had to be borrowed: where the other is no more.
        let others = ((self.0 | EMPTY) - other.0) & EMPTY;
        let mask = others - (others >> (BITS - 1));
        Self(self.0 ^ ((self.0 ^ other.0) & mask))
    }

    /// One set more.
    fn with_set(self) -> Self {
        const ROOM: u64 = numbers(0x1f, 1, PAIR) | numbers(0x1f, PAIR + 1, 2 * PAIR);
        Self(self.0 << BITS & ROOM | Self::NEVER.0 & !ROOM)
    }

    /// The pair more.
    fn with_pair(self) -> Self {
        const ROOM: u64 = numbers(0x1f, PAIR, 2 * PAIR);
        Self(self.0 << (BITS * PAIR) & ROOM | Self::NEVER.0 & !ROOM)
    }
}

impl fmt::Debug for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries((0..2 * PAIR).map(|place| self.at(place)))
            .finish()
    }
}

/// What a suit lacks that holds `counts` of its nine kinds and can never hold more than `caps` of them, which are 0–4
/// and no less than the counts.
#[must_use]
pub fn suit(counts: &[u8; 9], caps: &[u8; 9], sets: Sets) -> Missing {
    match sets {
        // Three equal runs are as well three triplets, so up to two are enough.
        Sets::Any => laid_out::<3>(counts, caps, true),
        Sets::Runs => laid_out::<{ SETS + 1 }>(counts, caps, false),
        Sets::Triplets => apart(counts, caps, sets, 0),
    }
}

/// Lays a suit out from 1 to 9, with fewer than `RUNS` equal runs. A place between two numbers is known by the runs begun
/// two numbers before and one number before.
fn laid_out<const RUNS: usize>(counts: &[u8; 9], caps: &[u8; 9], triplets: bool) -> Missing {
    let mut places = [[Missing::NEVER; RUNS]; RUNS];
    places[0][0] = Missing::NOTHING;
    for (number, (&held, &cap)) in counts.iter().zip(caps).enumerate() {
        let cap = cap.min(Kind::COPIES);
        let lacks = lacks(held, cap);
        let begin = if number < 7 { RUNS } else { 1 };
        let mut next = [[Missing::NEVER; RUNS]; RUNS];
        for (before, row) in places.iter().enumerate() {
            for (last, place) in row.iter().enumerate() {
                let can_begin = (usize::from(cap) + 1)
                    .saturating_sub(before + last)
                    .min(begin);
                if can_begin == 0 || *place == Missing::NEVER {
                    continue;
                }
                let (pair, set) = (place.with_pair(), place.with_set());
                for (begun, there) in next[last].iter_mut().enumerate().take(can_begin) {
                    let in_runs = before + last + begun;
                    let mut best = there.or(place.plus(lacks[in_runs]));
                    best = best.or(pair.plus(lacks[in_runs + 2]));
                    if triplets {
                        best = best.or(set.plus(lacks[in_runs + 3]));
                    }
                    *there = best;
                }
            }
        }
        // The sets of the runs are counted at the end, for all places before at once.
        for row in &mut next {
            for (begun, place) in row.iter_mut().enumerate().take(begin) {
                *place = (0..begun).fold(*place, |place, _| place.with_set());
            }
        }
        places = next;
    }
    places[0][0]
}

/// What is lacking of a kind to use 0–7 of it.
fn lacks(held: u8, cap: u8) -> [Missing; 8] {
    from_fn(|used| to_use(used as u8, held, cap))
}

/// What is lacking of a kind to use so many of it, the same for all sets and pairs; [`NEVER`] for more than its cap.
fn to_use(used: u8, held: u8, cap: u8) -> Missing {
    Missing::all(if used > cap {
        NEVER
    } else {
        used.saturating_sub(held)
    })
}

/// What kinds lack that form no runs: honours, and suits where only triplets count. `wanted` are those that must be
/// triplets, the first kind in the lowest bit.
#[must_use]
pub fn apart(counts: &[u8], caps: &[u8], sets: Sets, wanted: u16) -> Missing {
    let mut sum = Missing::NOTHING;
    for (at, (&held, &cap)) in counts.iter().zip(caps).enumerate() {
        let must = wanted & 1 << at != 0;
        let mut best = if must {
            Missing::NEVER
        } else {
            sum.or(sum.with_pair().plus(to_use(2, held, cap)))
        };
        if must || sets != Sets::Runs {
            best = best.or(sum.with_set().plus(to_use(3, held, cap)));
        }
        sum = best;
    }
    sum
}
