//! How many tiles a hand is missing when not every tile can still come: suit by suit, then together.
//!
//! Where nothing of a suit is gone the tables know. Else the suit is laid out once; all hands that share its counts share
//! the result, so that trying every discard and every draw costs little.

use std::array::from_fn;
use std::collections::HashMap;

use crate::player::sight::Holding;
use crate::shape::lacking;
use crate::shape::layout::{Missing, Sets, apart, suit};
use crate::tile::Kind;

/// The honours' place among the four groups of kinds.
pub(super) const HONOURS: usize = 3;

/// What sets to make of a holding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wish {
    /// Which sets.
    pub(super) sets: Sets,
    /// Honours, as bits from East up, that must be triplets.
    pub(super) wanted: u8,
    /// No terminals in the suits.
    pub(super) simples: bool,
}

/// Counts of the kinds of one group; honours leave the last two places empty.
type Counts = [u8; 9];

/// The distances of all hands that one seat can get to from where it stands.
#[derive(Debug)]
pub(super) struct Reach {
    /// At most this many of each kind can ever be in the hand: those held and those unseen.
    caps: [Counts; 4],
    /// Suits laid out already, by their counts, their place and the sets that count.
    known: HashMap<u32, Missing>,
}

impl Reach {
    /// For a seat that can hold at most `caps` of each kind.
    pub(super) fn new(caps: &[u8; Kind::COUNT]) -> Self {
        Self {
            caps: groups(caps),
            known: HashMap::new(),
        }
    }

    /// What a group (0–2 the suits, 3 the honours) with these counts is missing.
    fn group(&mut self, mut counts: Counts, group: usize, wish: Wish) -> Missing {
        let Wish {
            sets,
            wanted,
            simples,
        } = wish;
        let mut caps = self.caps[group];
        if group == HONOURS {
            return apart(&counts[..7], &caps[..7], sets, wanted.into());
        }
        if simples {
            [counts[0], counts[8], caps[0], caps[8]] = [0; 4];
        }
        match sets {
            Sets::Triplets => apart(&counts, &caps, sets, 0),
            Sets::Any if caps == [Kind::COPIES; 9] => lacking(&counts),
            Sets::Any | Sets::Runs => {
                // Three bits a kind, two for the suit, one for the sets, one for the terminals.
                let of =
                    (group as u32) << 2 | u32::from(sets == Sets::Runs) << 1 | u32::from(simples);
                let key = counts
                    .iter()
                    .fold(of, |key, &count| key << 3 | u32::from(count));
                *self
                    .known
                    .entry(key)
                    .or_insert_with(|| suit(&counts, &caps, sets))
            }
        }
    }
}

fn groups(counts: &[u8; Kind::COUNT]) -> [Counts; 4] {
    from_fn(|group| from_fn(|at| counts.get(9 * group + at).copied().unwrap_or(0)))
}

/// A holding, laid out.
#[derive(Debug)]
pub(super) struct Laid<'a> {
    /// The holding.
    pub(super) holding: &'a Holding,
    counts: [Counts; 4],
    /// What the suits lack, for each choice of sets that was asked for.
    suits: [Option<[Missing; 3]>; 6],
}

impl<'a> Laid<'a> {
    /// Nothing is known of it yet.
    pub(super) fn new(holding: &'a Holding) -> Self {
        Self {
            holding,
            counts: groups(holding.tiles.counts()),
            suits: [None; 6],
        }
    }

    /// What its groups are missing.
    pub(super) fn groups(&mut self, reach: &mut Reach, wish: Wish) -> [Missing; 4] {
        let place = 2 * wish.sets as usize + usize::from(wish.simples);
        let [a, b, c] = *self.suits[place]
            .get_or_insert_with(|| from_fn(|at| reach.group(self.counts[at], at, wish)));
        let honours = reach.group(self.counts[HONOURS], HONOURS, wish);
        [a, b, c, honours]
    }

    /// What the group of a kind would be missing with one more tile of it; `None` when none can come.
    pub(super) fn group_with(&self, reach: &mut Reach, kind: Kind, wish: Wish) -> Option<Missing> {
        let (group, at) = (kind.index() / 9, kind.index() % 9);
        let mut counts = self.counts[group];
        counts[at] += 1;
        (counts[at] <= reach.caps[group][at]).then(|| reach.group(counts, group, wish))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::layout::NEVER;
    use crate::tile::parse_tiles;

    fn holding(tiles: &str) -> Holding {
        Holding {
            tiles: parse_tiles(tiles).expect("tiles").iter().collect(),
            sets: Vec::new(),
            reds: 0,
        }
    }

    fn wish(sets: Sets, wanted: u8) -> Wish {
        Wish {
            sets,
            wanted,
            simples: false,
        }
    }

    fn missing(hand: &str, sets: Sets, wanted: u8) -> u8 {
        let hand = holding(hand);
        let mut reach = Reach::new(&[4; Kind::COUNT]);
        let [a, b, c, honours] = Laid::new(&hand).groups(&mut reach, wish(sets, wanted));
        a.and(&b).and(&c).joined(&honours, 4)
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
    fn terminals_are_nothing_to_a_hand_of_simples() {
        let hand = holding("123m456p678s2255p9s");
        let simples = Wish {
            simples: true,
            ..wish(Sets::Any, 0)
        };
        let mut reach = Reach::new(&[4; Kind::COUNT]);
        let mut laid = Laid::new(&hand);
        let mut short = |wish| {
            let [a, b, c, _] = laid.groups(&mut reach, wish);
            a.and(&b).joined(&c, 4)
        };
        // Two fives and two twos wait for a triplet; without the one, the run of 2 and 3 needs its four too.
        assert_eq!(short(wish(Sets::Any, 0)), 1);
        assert_eq!(short(simples), 2);
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
        let hand = holding("123m");
        let mut caps = [0; Kind::COUNT];
        caps[..3].fill(1);
        let mut reach = Reach::new(&caps);
        let [suit, ..] = Laid::new(&hand).groups(&mut reach, wish(Sets::Any, 0));
        assert_eq!(suit.to(1, false), 0);
        assert_eq!(suit.to(2, false), NEVER);
        assert_eq!(suit.to(0, true), NEVER);
    }

    #[test]
    fn what_is_partly_gone_needs_another_way() {
        // 88 99 lack two sevens to be two runs. If only one can come, the other run lacks all its tiles.
        let hand = holding("8899m");
        for (sevens, expected) in [(4, 2), (2, 2), (1, 4)] {
            let mut caps = [4; Kind::COUNT];
            caps[6] = sevens;
            let [suit, ..] = Laid::new(&hand).groups(&mut Reach::new(&caps), wish(Sets::Runs, 0));
            assert_eq!(suit.to(2, false), expected);
        }
    }

    #[test]
    fn runs_can_be_equal_three_and_four_times() {
        assert_eq!(missing("111222333m456p99s", Sets::Runs, 0), 0);
        assert_eq!(missing("111122223333m99s", Sets::Runs, 0), 0);
        assert_eq!(missing("111222333m45p99s", Sets::Runs, 0), 1);
    }
}
