//! What hands are worth and who pays: patterns, minimum, limit, payment.

use crate::pattern::{Pattern, Unit};
use crate::shape::Forms;

/// Scoring facts.
#[derive(Debug, Clone, PartialEq)]
pub struct Worth {
    /// The special forms that are wins.
    pub forms: Forms,
    /// What a hand can be worth something for, in the order it is explained.
    pub patterns: Vec<Pattern>,
    /// How patterns become a value.
    pub count: Count,
    /// Bonus tiles that win by themselves.
    pub bonus_wins: Vec<BonusWin>,
    /// How a value becomes points that change hands.
    pub payment: Payment,
    /// What somebody may be liable for; empty when nobody ever is.
    pub dangers: &'static [Danger],
}

impl Worth {
    /// Everything a hand can be worth something for, in the order it is explained.
    #[must_use]
    pub fn patterns(&self) -> &[Pattern] {
        &self.patterns
    }
}

/// How patterns become a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// All are added up and the sum is cut at the cap.
    Sum {
        /// What is counted.
        unit: Unit,
        /// A win needs at least this much.
        minimum: u32,
        /// Bonus tiles count for the minimum.
        bonus_counts: bool,
        /// No hand is paid for more.
        cap: u32,
    },
}

/// Bonus tiles that win by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BonusWin {
    /// A stable lower-case identifier, as a pattern's.
    pub name: &'static str,
    /// At least this many bonus tiles.
    pub tiles: usize,
    /// What it is worth, nothing added and no minimum asked.
    pub worth: u32,
}

/// How a value becomes points that change hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payment {
    /// The winner alone is paid, by shares of an amount that grows with the value.
    Shares(Shares),
}

/// Payment by shares. The amount for a value is `stake` times the curve.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shares {
    /// How the amount grows with the value.
    pub curve: Curve,
    /// Everything is multiplied by this, at least 1.
    pub stake: i32,
    /// Who pays how much of it.
    pub split: Split,
    /// How a robbed kong is paid.
    pub robbed: RobPayment,
}

/// How an amount grows with the value: doubling at each step up to 4, and then …
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Curve {
    /// … at every second step, half-way in between.
    HalfSpicy,
    /// … at each step.
    Spicy,
}

impl Curve {
    /// The amount for a value, before the stake. The rule sets let no value pass 13.
    #[must_use]
    pub fn amount(self, value: u32) -> i32 {
        match self {
            Self::HalfSpicy if value > 4 && value.is_multiple_of(2) => 16 << ((value - 4) / 2),
            Self::HalfSpicy if value > 4 => 24 << ((value - 5) / 2),
            Self::HalfSpicy | Self::Spicy => 1 << value,
        }
    }
}

/// Who pays how much of an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Split {
    /// The discarder two; self-drawn each one.
    Full,
    /// The discarder one and the two others half of one; self-drawn each one.
    Half,
    /// The discarder two and the two others one; self-drawn each two.
    Double,
}

/// How a robbed kong is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RobPayment {
    /// The kong maker pays as a discarder.
    AsDiscard,
    /// The kong maker pays what all three would for a self-drawn win.
    AsDraw,
}

/// Sets on the table that make a great hand certain, so that the one who fed the last of them pays for all when it is
/// then self-drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Danger {
    /// How many sets make it certain.
    pub sets: usize,
    /// Which sets.
    pub of: DangerOf,
}

/// Which sets on the table are a danger.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DangerOf {
    /// Exposed sets of the same suit, when the whole hand is of that suit.
    OneSuit,
    /// Exposed triplets and kongs of dragons.
    Dragons,
    /// Exposed triplets and kongs of winds.
    Winds,
    /// Kongs of every sort; only a claimed one is fed.
    Kongs,
}
