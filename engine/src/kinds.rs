//! Some of the 34 kinds, as a set that is asked in one step.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor};

use crate::tile::{Kind, Suit};

/// Some of the 34 kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u64);

impl Kinds {
    /// None.
    pub const NONE: Self = Self(0);
    /// The winds.
    pub const WINDS: Self = Self(0b1111 << 27);
    /// The dragons.
    pub const DRAGONS: Self = Self(0b111 << 31);
    /// Winds and dragons.
    pub const HONOURS: Self = Self(Self::WINDS.0 | Self::DRAGONS.0);
    /// The ones and nines of the suits.
    pub const TERMINALS: Self = Self(0b1_0000_0001 * EACH_SUIT);
    /// Terminals and honours.
    pub const MAJORS: Self = Self(Self::TERMINALS.0 | Self::HONOURS.0);
    /// The numbers 2 to 8.
    pub const SIMPLES: Self = Self(0b0_1111_1110 * EACH_SUIT);
    /// The lowest tiles of runs with a terminal in them: 1 and 7.
    pub const RUNS_WITH_TERMINALS: Self = Self(0b0_0100_0001 * EACH_SUIT);
    /// Nothing but green is on them: 2, 3, 4, 6 and 8 of bamboos and the green dragon.
    pub const GREEN: Self = Self(0b0_1010_1110 << 18 | 1 << 32);

    /// The nine of a suit.
    #[must_use]
    pub fn of_suit(suit: Suit) -> Self {
        Self(0b1_1111_1111 << (9 * suit as u32))
    }

    /// The kind alone.
    #[must_use]
    pub fn only(kind: Kind) -> Self {
        Self(1 << kind.index())
    }

    /// Adds a kind.
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }

    /// Whether this kind is among them.
    #[must_use]
    pub fn contains(self, kind: Kind) -> bool {
        self.0 & 1 << kind.index() != 0
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are so many or more. Quicker than counting for a few.
    #[must_use]
    pub fn are_at_least(self, count: usize) -> bool {
        let rest = (1..count).fold(self.0, |left, _| left & left.wrapping_sub(1));
        rest != 0 || count == 0
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of them are among the others.
    #[must_use]
    pub fn are_all(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether one of them is among the others.
    #[must_use]
    pub fn have_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// Those that are the same number in all three suits, as they are in the first suit.
    #[must_use]
    pub fn in_every_suit(self) -> Self {
        Self(self.0 & self.0 >> 9 & self.0 >> 18 & 0b1_1111_1111)
    }

    /// How many of the three suits there are tiles of.
    #[must_use]
    pub fn suits(self) -> usize {
        let there = |&suit: &Suit| self.have_any(Self::of_suit(suit));
        Suit::ALL.iter().filter(|suit| there(suit)).count()
    }

    /// Whether they are the nine of one suit.
    #[must_use]
    pub fn are_whole_suit(self) -> bool {
        Suit::ALL
            .iter()
            .fold(false, |any, &suit| any | (self == Self::of_suit(suit)))
    }

    /// Whether 1, 4 and 7 of one suit are among them: as lowest tiles of runs, a straight.
    #[must_use]
    pub fn have_straight(self) -> bool {
        self.0 & self.0 >> 3 & self.0 >> 6 & EACH_SUIT != 0
    }

    /// The kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = Kind::from_index(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(kind)
        })
    }
}

/// One place in each suit.
const EACH_SUIT: u64 = 1 | 1 << 9 | 1 << 18;

impl BitAnd for Kinds {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Kinds {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Kinds {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut all = Self::NONE;
        kinds.into_iter().for_each(|kind| all.insert(kind));
        all
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_sets_are_what_kinds_say_of_themselves() {
        let all =
            |test: fn(Kind) -> bool| Kind::all().filter(|&kind| test(kind)).collect::<Kinds>();
        assert_eq!(Kinds::WINDS, all(|kind| kind.wind().is_some()));
        assert_eq!(Kinds::DRAGONS, all(|kind| kind.dragon().is_some()));
        assert_eq!(Kinds::HONOURS, all(Kind::is_honour));
        assert_eq!(Kinds::TERMINALS, all(Kind::is_terminal));
        assert_eq!(Kinds::MAJORS, all(Kind::is_major));
        assert_eq!(Kinds::SIMPLES, all(|kind| !kind.is_major()));
        assert_eq!(Kinds::GREEN, all(Kind::is_green));
        assert_eq!(
            Kinds::RUNS_WITH_TERMINALS,
            all(|kind| matches!(kind.number(), Some(1 | 7)))
        );
        for suit in Suit::ALL {
            let of_suit = Kind::all().filter(|kind| kind.suit() == Some(suit));
            assert_eq!(Kinds::of_suit(suit), of_suit.collect());
        }
    }

    #[test]
    fn a_set_gives_back_its_kinds_in_order() {
        let kinds: Vec<Kind> = ["9s", "1m", "7z"]
            .map(|kind| kind.parse().expect("a kind"))
            .into();
        let set: Kinds = kinds.iter().copied().collect();
        let mut sorted = kinds;
        sorted.sort_unstable();
        assert_eq!(set.iter().collect::<Vec<_>>(), sorted);
        assert_eq!((set.len(), set.suits()), (3, 2));
        assert!(Kinds::NONE.iter().next().is_none() && Kinds::NONE.is_empty());
    }
}
