//! How patterns become a value: one variant for each way of counting there is.

use crate::pattern::Unit;

/// How patterns become a value. Each way has a room of its own under [`crate::score`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// All are added up and the sum is cut at a cap.
    Sum(Sum),
    /// Points are doubled once for every double.
    Doubles(Doubles),
}

impl Count {
    /// What a hand must be worth to win, in the unit that counts for it.
    #[must_use]
    pub fn minimum(&self) -> u32 {
        match self {
            Self::Sum(sum) => sum.minimum,
            Self::Doubles(_) => 0,
        }
    }
}

/// Patterns of one unit, added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    /// What is counted.
    pub unit: Unit,
    /// A win needs at least this much.
    pub minimum: u32,
    /// Bonus tiles count for the minimum.
    pub bonus_counts: bool,
    /// No hand is paid for more.
    pub cap: u32,
}

/// Points times two for every double.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Doubles {
    /// What a limit hand is worth.
    pub limit: u32,
    /// No hand is worth more than the limit. Otherwise a limit hand is worth at least it.
    pub cuts: bool,
    /// Several limit hands in one are worth the limit each.
    pub multiples: bool,
    /// Points are rounded up to tens before they are doubled.
    pub points_in_tens: bool,
}
