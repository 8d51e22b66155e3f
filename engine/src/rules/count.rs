//! How patterns become a value: one variant for each way of counting there is.

use crate::pattern::Unit;

/// How patterns become a value. Each way has a room of its own under [`crate::score`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// All are added up and the sum is cut at a cap.
    Sum(Sum),
    /// Points are doubled once for every double.
    Doubles(Doubles),
    /// Han double base points that grow with fu, up to yakuman.
    Han(Han),
}

impl Count {
    /// What a hand must be worth to win, in the unit that counts for it.
    #[must_use]
    pub fn minimum(&self) -> u32 {
        match self {
            Self::Sum(sum) => sum.minimum,
            Self::Doubles(_) => 0,
            Self::Han(han) => han.minimum,
        }
    }

    /// The unit of that minimum.
    #[must_use]
    pub fn unit(&self) -> Unit {
        match self {
            Self::Sum(sum) => sum.unit,
            Self::Doubles(_) => Unit::Points,
            Self::Han(_) => Unit::Han,
        }
    }

    /// The same with so many counters on the table.
    #[must_use]
    pub fn minimum_with(&self, counters: u32) -> u32 {
        match self {
            Self::Han(han) if counters >= MANY_COUNTERS => han.minimum_with_counters,
            Self::Sum(_) | Self::Doubles(_) | Self::Han(_) => self.minimum(),
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

/// With so many counters on the table a hand may have to be worth more.
const MANY_COUNTERS: u32 = 5;

/// Han and fu (`riichi.md` 7 and 8). Bonus tiles never count for the minimum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Han {
    /// A win needs at least this many han.
    pub minimum: u32,
    /// And this many with five counters or more.
    pub minimum_with_counters: u32,
    /// Thirteen counted han are a yakuman; else they stay at the limit below.
    pub counted_yakuman: bool,
    /// Base points just below the lowest limit are rounded up to it.
    pub rounds_up: bool,
    /// Several yakuman of a hand are added up; else the highest counts.
    pub yakuman_add: bool,
    /// Fu for a pair of the wind that is the seat's and the round's.
    pub double_wind_pair: u32,
    /// Fu of a hand with claimed sets that would have 20; at least that.
    pub open_least: u32,
}

/// Every name that a line of fu has, in the order it is explained.
pub const FU_LINES: [&str; 10] = [
    "fu_base",
    "fu_seven_pairs",
    "fu_triplet",
    "fu_kong",
    "fu_pair",
    "fu_wait",
    "fu_self_draw",
    "fu_closed",
    "fu_open",
    "fu_rounding",
];

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

/// Base points of the lowest limit.
const MANGAN: u32 = 2000;
/// Base points of a yakuman.
pub const YAKUMAN: u32 = 8000;

impl Han {
    /// Base points of a counted hand, and the limit that fixed them (`riichi.md` 8.1).
    #[must_use]
    pub fn base_points(&self, han: u32, fu: u32) -> (u32, Option<&'static str>) {
        match han {
            13.. if self.counted_yakuman => (YAKUMAN, Some("yakuman")),
            11.. => (6000, Some("sanbaiman")),
            8..=10 => (4000, Some("baiman")),
            6..=7 => (3000, Some("haneman")),
            5 => (MANGAN, Some("mangan")),
            0..=4 => {
                let points = fu << (2 + han);
                let most = if self.rounds_up { 1900 } else { MANGAN };
                if points > most {
                    (MANGAN, Some("mangan"))
                } else {
                    (points, None)
                }
            }
        }
    }
}
