//! Plain facts of a reading, as bits: what a pattern needs is asked of all of them in one step.

use std::ops::BitOr;

use crate::kinds::Kinds;
use crate::reading::{Form, Held, Set};
use crate::situation::{ByKind, Situation};

/// Some plain facts of a reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks(u32);

macro_rules! marks {
    ($($(#[$about:meta])* $name:ident = $bit:literal;)*) => {
        impl Marks {
            /// How many there are.
            pub const COUNT: usize = [$($bit),*].len();
            /// None of them.
            pub const NONE: Self = Self(0);
            $($(#[$about])* pub const $name: Self = Self(1 << $bit);)*
        }
    };
}

marks! {
    /// Riichi was declared.
    RIICHI = 0;
    /// The winning tile was drawn.
    DRAWN = 1;
    /// The winning tile was robbed.
    ROBBED = 2;
    /// No tile can be drawn any more.
    LAST = 3;
    /// The winning tile replaces another one.
    REPLACED = 4;
    /// The game has not really begun.
    FIRST = 5;
    /// Indicators are turned.
    INDICATORS = 6;
    /// Indicators under them are turned.
    UNDER_INDICATORS = 7;
    /// There are red fives.
    REDS = 8;
    /// The suited tiles are of one suit.
    ONE_SUIT = 9;
    /// All tiles are terminals and honours.
    NO_SIMPLES = 10;
    /// No tile is one.
    NO_MAJORS = 11;
    /// Seven pairs.
    SEVEN_PAIRS = 12;
    /// Thirteen orphans.
    THIRTEEN_ORPHANS = 13;
    /// Four sets, none of them a run.
    NO_RUNS = 14;
    /// Four sets, none of them a triplet or kong.
    NO_TRIPLETS = 15;
    /// Two runs are equal.
    EQUAL_RUNS = 16;
    /// Three triplets or kongs, or more.
    THREE_TRIPLETS = 17;
    /// A triplet or kong of winds.
    WINDS = 18;
    /// A triplet or kong of dragons.
    DRAGONS = 19;
    /// A kong.
    KONGS = 20;
    /// No set was claimed.
    CLOSED = 21;
    /// The win comes within one go-round after riichi.
    IPPATSU = 22;
    /// There are winds or dragons.
    HONOURS = 23;
    /// There are none.
    NO_HONOURS = 24;
    /// A terminal or honour in each of four sets and in the pair, and not only triplets.
    OUTSIDE = 25;
    /// The same run in every suit.
    RUN_IN_EVERY_SUIT = 26;
    /// 123, 456 and 789 of one suit.
    STRAIGHT = 27;
}

impl BitOr for Marks {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Marks {
    /// Whether all of these are there.
    #[must_use]
    pub fn have(self, all: Self) -> bool {
        self.0 & all.0 == all.0
    }

    /// Those that are not there.
    pub(crate) fn missing(self) -> Self {
        Self(!self.0 & ((1 << Self::COUNT) - 1))
    }

    /// The bits of those that are there, each below [`Marks::COUNT`].
    pub(crate) fn all(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.checked_sub(1)?;
            Some(at)
        })
    }

    fn when(self, there: bool) -> Self {
        if there { self } else { Self::NONE }
    }

    /// What does not depend on how the hand is read.
    pub(super) fn of_hand(held: &Held, situation: &Situation) -> Self {
        Self::RIICHI.when(situation.riichi.is_some())
            | Self::DRAWN.when(situation.by == ByKind::Draw)
            | Self::ROBBED.when(situation.by == ByKind::Rob)
            | Self::LAST.when(situation.last_tile)
            | Self::REPLACED.when(situation.replacement.is_some())
            | Self::FIRST.when(situation.first.is_some())
            | Self::INDICATORS.when(!situation.indicators.is_empty())
            | Self::UNDER_INDICATORS.when(!situation.under_indicators.is_empty())
            | Self::REDS.when(held.reds > 0)
            | Self::ONE_SUIT.when(held.kinds.suits() == 1)
            | Self::NO_SIMPLES.when(held.kinds.are_all(Kinds::MAJORS))
            | Self::NO_MAJORS.when(held.kinds.are_all(Kinds::SIMPLES))
            | Self::HONOURS.when(held.kinds.have_any(Kinds::HONOURS))
            | Self::NO_HONOURS.when(!held.kinds.have_any(Kinds::HONOURS))
            | Self::CLOSED.when(held.is_closed)
            | Self::IPPATSU.when(situation.ippatsu)
    }

    /// What does, with the kinds of all triplets and the lowest kinds of all runs.
    pub(super) fn of_form(form: &Form, triplets: Kinds, runs: Kinds) -> Self {
        let sets = form.sets();
        let (four, outer_pair) = match form {
            Form::Standard { pair, .. } => (true, pair.is_major()),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => (false, false),
        };
        let outside = outer_pair
            && !runs.is_empty()
            && runs.are_all(Kinds::RUNS_WITH_TERMINALS)
            && triplets.are_all(Kinds::MAJORS);
        let in_runs = sets.len() - triplets.len();
        Self::SEVEN_PAIRS.when(*form == Form::SevenPairs)
            | Self::THIRTEEN_ORPHANS.when(*form == Form::ThirteenOrphans)
            | Self::NO_RUNS.when(four && in_runs == 0)
            | Self::NO_TRIPLETS.when(four && triplets.is_empty())
            | Self::EQUAL_RUNS.when(in_runs > runs.len())
            | Self::THREE_TRIPLETS.when(triplets.len() >= 3)
            | Self::WINDS.when(triplets.have_any(Kinds::WINDS))
            | Self::DRAGONS.when(triplets.have_any(Kinds::DRAGONS))
            | Self::KONGS.when(sets.iter().any(|set: &Set| set.kong))
            | Self::OUTSIDE.when(outside)
            | Self::RUN_IN_EVERY_SUIT.when(!runs.in_every_suit().is_empty())
            | Self::STRAIGHT.when(runs.have_straight())
    }
}
