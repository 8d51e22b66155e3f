//! What hands are worth and who pays: patterns, minimum, limit, payment.

use crate::pattern::Pattern;
pub use crate::rules::count::{Count, Doubles, Han, Sum};
pub use crate::rules::payment::{
    BasePoints, CountersOfLiable, Curve, Payment, RobPayment, Shares, Split,
};
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

/// Sets on the table that make a great hand certain, so that the one who fed the last of them pays for all when it is
/// then self-drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Danger {
    /// How many sets make it certain.
    pub sets: usize,
    /// Which sets.
    pub of: DangerOf,
    /// The pattern that somebody is liable for; `None` for the whole hand.
    pub hand: Option<&'static str>,
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
