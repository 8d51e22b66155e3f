//! Plain facts of a reading, as bits: what a pattern needs is asked of all of them in one step.

use std::ops::BitOr;

use crate::kinds::Kinds;
use crate::reading::{Form, Held, Made, Wait};
use crate::situation::{ByKind, Replacement, Riichi, Situation};
use crate::tile::{Dragon, Kind};

/// Some plain facts of a reading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks(u64);

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
    /// Riichi was declared, in any turn.
    PLAIN_RIICHI = 0;
    /// Riichi was declared in the first go-round.
    DOUBLE_RIICHI = 1;
    /// The win comes within one go-round after riichi.
    IPPATSU = 2;
    /// The winning tile was drawn.
    DRAWN = 3;
    /// The winning tile was robbed.
    ROBBED = 4;
    /// The winning tile is the last of the wall and replaces none.
    LAST_DRAW = 5;
    /// The winning tile was drawn for a kong.
    FOR_KONG = 6;
    /// The game has not really begun.
    FIRST = 7;
    /// Indicators are turned.
    INDICATORS = 8;
    /// Indicators under them are turned.
    UNDER_INDICATORS = 9;
    /// There are red fives.
    REDS = 10;
    /// No set was claimed.
    CLOSED = 11;
    /// The suited tiles are of one suit, and there are some.
    ONE_SUIT = 12;
    /// All tiles are terminals and honours.
    NO_SIMPLES = 13;
    /// No tile is one.
    NO_MAJORS = 14;
    /// All nine kinds of one suit, and no other.
    WHOLE_SUIT = 15;
    /// The pair of four sets and a pair is no dragon and neither the seat's wind nor the round's.
    PLAIN_PAIR = 16;
    /// The winning tile is an end of a run that could have had another one.
    OPEN_WAIT = 17;
    /// All tiles are green.
    GREEN = 18;
    /// There are winds or dragons.
    HONOURS = 19;
    /// There are none.
    NO_HONOURS = 20;
    /// Seven pairs.
    SEVEN_PAIRS = 21;
    /// Thirteen orphans.
    THIRTEEN_ORPHANS = 22;
    /// Four sets, none of them a run.
    NO_RUNS = 23;
    /// Four sets, none of them a triplet or kong.
    NO_TRIPLETS = 24;
    /// Two runs are equal, and no others.
    ONE_PAIR_OF_RUNS = 25;
    /// 123, 456 and 789 of one suit.
    STRAIGHT = 26;
    /// The same run in every suit.
    RUN_IN_EVERY_SUIT = 27;
    /// The same triplet or kong in every suit.
    TRIPLET_IN_EVERY_SUIT = 28;
    /// A terminal or honour in each of four sets and in the pair, and not only triplets.
    OUTSIDE = 29;
    /// A triplet or kong of white dragons.
    WHITE_DRAGON = 30;
    /// A triplet or kong of green dragons.
    GREEN_DRAGON = 31;
    /// A triplet or kong of red dragons.
    RED_DRAGON = 32;
    /// A triplet or kong of the seat's wind.
    SEAT_WIND = 33;
    /// A triplet or kong of the round's wind.
    ROUND_WIND = 34;
    /// Two triplets or kongs of dragons, or three.
    TWO_DRAGONS = 35;
    /// Three triplets or kongs of winds, or four.
    THREE_WINDS = 36;
    /// Three triplets and kongs are concealed, not four.
    THREE_CONCEALED = 37;
    /// Four triplets and kongs are concealed.
    FOUR_CONCEALED = 38;
    /// Three kongs, not four.
    THREE_KONGS = 39;
    /// Four kongs.
    FOUR_KONGS = 40;
    /// Twice two runs are equal, or all four.
    TWO_PAIRS_OF_RUNS = 41;
    /// The winning tile is the discard after the last of the wall.
    LAST_DISCARD = 42;
    /// Two triplets or kongs of dragons and a pair of the third.
    SMALL_DRAGONS = 43;
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

    /// The bits of those that are there, each below [`Marks::COUNT`].
    pub(crate) fn all(self) -> impl Iterator<Item = usize> {
        (0..Self::COUNT).filter(move |at| self.0 & 1 << at != 0)
    }

    /// Which of four neighbouring ones are there, as bits, counted from this one on.
    pub(crate) fn four(self, from: usize) -> usize {
        (self.0 >> from & 0b1111) as usize
    }

    fn when(self, there: bool) -> Self {
        Self(self.0 * u64::from(there))
    }

    /// What does not depend on how the hand is read.
    pub(super) fn of_hand(held: &Held, situation: &Situation) -> Self {
        let kinds = held.kinds;
        let honours = kinds.have_any(Kinds::HONOURS);
        let drawn = situation.by == ByKind::Draw;
        let last = |by| situation.last_tile & (situation.by == by);
        let for_kong = match situation.replacement {
            Some(Replacement::Kong | Replacement::KongOnKong) => drawn,
            Some(Replacement::Bonus) | None => false,
        };
        Self::PLAIN_RIICHI.when(situation.riichi == Some(Riichi::Plain))
            | Self::DOUBLE_RIICHI.when(situation.riichi == Some(Riichi::Double))
            | Self::IPPATSU.when(situation.riichi.is_some() && situation.ippatsu)
            | Self::DRAWN.when(drawn)
            | Self::ROBBED.when(situation.by == ByKind::Rob)
            | Self::LAST_DRAW.when(last(ByKind::Draw) && situation.replacement.is_none())
            | Self::LAST_DISCARD.when(last(ByKind::Discard))
            | Self::FOR_KONG.when(for_kong)
            | Self::FIRST.when(situation.first.is_some())
            | Self::INDICATORS.when(!situation.indicators.is_empty())
            | Self::UNDER_INDICATORS.when(!situation.under_indicators.is_empty())
            | Self::REDS.when(held.reds > 0)
            | Self::CLOSED.when(held.is_closed)
            | Self::ONE_SUIT.when(kinds.suits() == 1)
            | Self::WHOLE_SUIT.when(kinds.are_whole_suit())
            | Self::NO_SIMPLES.when(kinds.are_all(Kinds::MAJORS))
            | Self::NO_MAJORS.when(kinds.are_all(Kinds::SIMPLES))
            | Self::GREEN.when(kinds.are_all(Kinds::GREEN))
            | Self::HONOURS.when(honours)
            | Self::NO_HONOURS.when(!honours)
    }

    /// What does: the form, and what was made in it.
    pub(super) fn of_form(form: &Form, made: &Made, situation: &Situation) -> Self {
        let Made { triplets, runs, .. } = *made;
        let dragon = |dragon| triplets.contains(Kind::of_dragon(dragon));
        let (four, pair) = match *form {
            Form::Standard { pair, .. } => (true, Kinds::only(pair)),
            Form::SevenPairs | Form::ThirteenOrphans | Form::Unfinished { .. } => {
                (false, Kinds::NONE)
            }
        };
        let outer_pair = pair.have_any(Kinds::MAJORS);
        let own = [situation.seat, situation.round].map(|wind| Kinds::only(Kind::of_wind(wind)));
        let valued = Kinds::DRAGONS | own[0] | own[1];
        let outside = outer_pair
            && !runs.is_empty()
            && runs.are_all(Kinds::RUNS_WITH_TERMINALS)
            && triplets.are_all(Kinds::MAJORS);
        let dragons = triplets & Kinds::DRAGONS;
        let winds = triplets & Kinds::WINDS;
        // With a pair of the third there is no third triplet.
        let small_dragons = dragons.are_at_least(2) & pair.have_any(Kinds::DRAGONS);
        Self::SEVEN_PAIRS.when(matches!(form, Form::SevenPairs))
            | Self::THIRTEEN_ORPHANS.when(matches!(form, Form::ThirteenOrphans))
            | Self::NO_RUNS.when(four && runs.is_empty())
            | Self::NO_TRIPLETS.when(four && triplets.is_empty())
            | Self::ONE_PAIR_OF_RUNS.when(made.equal_runs == 1)
            | Self::TWO_PAIRS_OF_RUNS.when(made.equal_runs == 2)
            | Self::STRAIGHT.when(runs.have_straight())
            | Self::RUN_IN_EVERY_SUIT.when(!runs.in_every_suit().is_empty())
            | Self::TRIPLET_IN_EVERY_SUIT.when(!triplets.in_every_suit().is_empty())
            | Self::OUTSIDE.when(outside)
            | Self::PLAIN_PAIR.when(four & !pair.have_any(valued))
            | Self::OPEN_WAIT.when(made.wait == Some(Wait::BothEnds))
            | Self::SMALL_DRAGONS.when(small_dragons)
            | Self::WHITE_DRAGON.when(dragon(Dragon::White))
            | Self::GREEN_DRAGON.when(dragon(Dragon::Green))
            | Self::RED_DRAGON.when(dragon(Dragon::Red))
            | Self::SEAT_WIND.when(triplets.have_any(own[0]))
            | Self::ROUND_WIND.when(triplets.have_any(own[1]))
            | Self::TWO_DRAGONS.when(dragons.are_at_least(2))
            | Self::THREE_WINDS.when(winds.are_at_least(3))
            | Self::THREE_CONCEALED.when(made.concealed == 3)
            | Self::FOUR_CONCEALED.when(made.concealed == 4)
            | Self::THREE_KONGS.when(made.kongs == 3)
            | Self::FOUR_KONGS.when(made.kongs == 4)
    }
}
