//! How many tiles a hand is missing: suit by suit, then together.
//!
//! A suit is laid out left to right once; all hands that share its counts share the result, so that trying every discard
//! and every draw costs little.

use std::collections::HashMap;

use crate::tile::Kind;
use crate::tiles::Tiles;

/// More tiles than a hand can ever miss: a lay-out that cannot be reached.
pub(super) const NEVER: u8 = 99;

/// Which sets a lay-out may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sets {
    /// Runs and triplets.
    Any,
    /// Runs only.
    Runs,
    /// Triplets only.
    Triplets,
}

/// Fewest tiles missing, by the number of sets (0–4) and by the pair (without, with).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Missing(pub(super) [[u8; 2]; 5]);

impl Missing {
    /// No set, no pair, nothing missing.
    pub(super) const NOTHING: Self = {
        let mut costs = [[NEVER; 2]; 5];
        costs[0][0] = 0;
        Self(costs)
    };

    /// Two groups of tiles side by side.
    pub(super) fn and(&self, other: &Self) -> Self {
        let mut sum = [[NEVER; 2]; 5];
        for (sets, row) in sum.iter_mut().enumerate() {
            row[0] = self.joined(other, sets, 0);
            row[1] = self.joined(other, sets, 1);
        }
        Self(sum)
    }

    /// Fewest tiles missing when two groups share `sets` sets and `pairs` pairs between them.
    pub(super) fn joined(&self, other: &Self, sets: usize, pairs: usize) -> u8 {
        let mut best = NEVER;
        for mine in 0..=sets {
            for pair in 0..=pairs {
                best = best.min(self.0[mine][pair] + other.0[sets - mine][pairs - pair]);
            }
        }
        best.min(NEVER)
    }

    fn lower(&mut self, sets: usize, pair: usize, cost: u8) {
        let old = &mut self.0[sets][pair];
        *old = cost.min(*old);
    }
}

/// The distances of all hands that one seat can get to from where it stands.
#[derive(Debug)]
pub(super) struct Reach {
    /// At most this many of each kind can ever be in the hand: those held and those unseen.
    caps: [u8; Kind::COUNT],
    known: HashMap<(u8, Sets, u8, [u8; 9]), Missing>,
}

/// The honours' place among the four groups of kinds.
pub(super) const HONOURS: u8 = 3;

impl Reach {
    /// For a seat that can hold at most `caps` of each kind.
    pub(super) fn new(caps: [u8; Kind::COUNT]) -> Self {
        Self {
            caps,
            known: HashMap::new(),
        }
    }

    /// What a group (0–2 the suits, 3 the honours) of this hand is missing. `wanted` are honours, as bits from East
    /// up, that must be triplets.
    pub(super) fn group(&mut self, hand: &Tiles, group: u8, sets: Sets, wanted: u8) -> Missing {
        let first = usize::from(group) * 9;
        let kinds = if group == HONOURS { 7 } else { 9 };
        let mut counts = [0; 9];
        for (offset, count) in counts.iter_mut().enumerate().take(kinds) {
            *count = Kind::from_index(first + offset).map_or(0, |kind| hand[kind]);
        }
        let caps = &self.caps[first..first + kinds];
        *self
            .known
            .entry((group, sets, wanted, counts))
            .or_insert_with(|| {
                if group == HONOURS {
                    honours(&counts[..kinds], caps, sets, wanted)
                } else {
                    suit(&counts, caps, sets)
                }
            })
    }
}

/// Lays one suit out from 1 to 9. The state is: sets so far, pair, and the runs begun one and two numbers before.
/// Three equal runs are three triplets, so two are enough; where only runs count such a hand is seen as further away than
/// it is, which is too rare to pay for.
fn suit(counts: &[u8; 9], caps: &[u8], sets: Sets) -> Missing {
    let mut states = [NEVER; STATES];
    states[0] = 0;
    for number in 0..9 {
        let mut next = [NEVER; STATES];
        for (state, &cost) in states.iter().enumerate().filter(|&(_, &cost)| cost < NEVER) {
            place(
                state,
                cost,
                (counts[number], caps[number]),
                sets,
                number < 7,
                &mut next,
            );
        }
        states = next;
    }
    let mut missing = Missing([[NEVER; 2]; 5]);
    for (state, &cost) in states.iter().enumerate() {
        let (sets, pair, before, last) = open(state);
        if before == 0 && last == 0 {
            missing.lower(sets, pair, cost);
        }
    }
    missing
}

const STATES: usize = 5 * 2 * 3 * 3;

fn open(state: usize) -> (usize, usize, usize, usize) {
    (state / 18, state / 9 % 2, state / 3 % 3, state % 3)
}

/// All that can be done with the tiles of one number.
fn place(
    state: usize,
    cost: u8,
    (held, cap): (u8, u8),
    sets: Sets,
    may_begin: bool,
    next: &mut [u8; STATES],
) {
    let (done, pair, before, last) = open(state);
    let most = if may_begin && sets != Sets::Triplets {
        2.min(4 - done)
    } else {
        0
    };
    for begun in 0..=most {
        for group in [0, 2, 3] {
            let used = (before + last + begun + group) as u8;
            let (done, pair) = (
                done + begun + usize::from(group == 3),
                pair + usize::from(group == 2),
            );
            if used > cap || done > 4 || pair > 1 || (group == 3 && sets == Sets::Runs) {
                continue;
            }
            let slot = &mut next[done * 18 + pair * 9 + last * 3 + begun];
            *slot = (*slot).min(cost + used.saturating_sub(held));
        }
    }
}

/// Lays the honours out: each kind is nothing, a pair or a triplet.
fn honours(counts: &[u8], caps: &[u8], sets: Sets, wanted: u8) -> Missing {
    let mut sum = Missing::NOTHING;
    for (honour, (&held, &cap)) in counts.iter().zip(caps).enumerate() {
        let must = wanted & 1 << honour != 0;
        let mut kind = if must {
            Missing([[NEVER; 2]; 5])
        } else {
            Missing::NOTHING
        };
        if !must && cap >= 2 {
            kind.lower(0, 1, 2u8.saturating_sub(held));
        }
        if cap >= 3 && (must || sets != Sets::Runs) {
            kind.lower(1, 0, 3u8.saturating_sub(held));
        }
        sum = sum.and(&kind);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::parse_tiles;

    fn missing(hand: &str, sets: Sets, wanted: u8) -> u8 {
        let hand: Tiles = parse_tiles(hand).expect("tiles").iter().collect();
        let mut reach = Reach::new([4; Kind::COUNT]);
        let mut sum = Missing::NOTHING;
        for group in 0..4 {
            sum = sum.and(&reach.group(&hand, group, sets, wanted));
        }
        sum.0[4][1]
    }

    #[test]
    fn known_hands_miss_what_they_miss() {
        // Counted by hand: complete, waiting, and the thirteen-tile hand that shares nothing.
        assert_eq!(missing("123m456p789s33322z", Sets::Any, 0), 0);
        assert_eq!(missing("123m456p789s3332z", Sets::Any, 0), 1);
        assert_eq!(missing("11123m", Sets::Any, 0), 9);
        assert_eq!(missing("147m258p369s1234z", Sets::Any, 0), 9);
        assert_eq!(missing("1122233344s222z", Sets::Any, 0), 1);
    }

    #[test]
    fn runs_and_triplets_count_apart() {
        assert_eq!(missing("112233m456p789s11z", Sets::Any, 0), 0);
        assert_eq!(missing("112233m456p789s11z", Sets::Runs, 0), 0);
        // Four of the pairs become triplets, one single tile becomes the pair.
        assert_eq!(missing("112233m456p789s11z", Sets::Triplets, 0), 5);
        assert_eq!(missing("111222333m44455p", Sets::Triplets, 0), 0);
    }

    #[test]
    fn wanted_honours_must_be_triplets() {
        let red = 1 << 6;
        assert_eq!(missing("123m456p789s33377z", Sets::Any, 0), 0);
        assert_eq!(missing("123m456p789s33377z", Sets::Any, red), 1);
        assert_eq!(missing("123m456p789s33322z", Sets::Any, red), 3);
    }

    #[test]
    fn what_is_gone_is_never_reached() {
        let hand: Tiles = parse_tiles("123m").expect("tiles").iter().collect();
        let mut caps = [0; Kind::COUNT];
        caps[..3].fill(1);
        let mut reach = Reach::new(caps);
        let suit = reach.group(&hand, 0, Sets::Any, 0);
        assert_eq!(suit.0[1][0], 0);
        assert_eq!(suit.0[2][0], NEVER);
        assert_eq!(suit.0[0][1], NEVER);
    }
}
