//! The scoring sheet of one hand, and the payments that follow from it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::few;
use crate::meld::Meld;
pub use crate::pattern::Unit;
pub use crate::reading::Rows;
pub use crate::score::name::Name;
use crate::seat::{PerSeat, Seat};
use crate::situation::ByKind;
use crate::tile::Tile;

/// One line of a scoring sheet. The lines add up to the totals by the rule set's own arithmetic.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// A stable lower-case identifier, as in `all_pungs`; words for people are found by it.
    pub name: Name,
    /// How much it adds.
    pub worth: u32,
    /// What it adds.
    pub unit: Unit,
    /// The tile it is about, for lines such as a dragon pung.
    pub tile: Option<Tile>,
}

/// Sums by unit.
pub type Totals = SmallVec<[(Unit, u32); 3]>;

/// What one hand is worth and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// Every line that counts.
    pub lines: Vec<Line>,
    /// The totals, one for each unit the rule set uses, as in 3 han and 40 fu. Limits are applied to `value`, not here.
    #[serde(with = "few")]
    pub totals: Totals,
    /// The limit that cut or fixed the value, as in `cap`, `limit`, `mangan`.
    pub limit: Option<Name>,
    /// The value payments are counted from, after limits: capped faan, points after doubling, or base points.
    pub value: u32,
    /// The hand as it was read: the sets and the pair, in order, each a row of tiles.
    pub reading: Rows,
}

impl Sheet {
    /// What several winners of one tile are compared by seed 004: a yakuman before everything else, then the combination
    /// points, which are yakuman or han where the rules count those, and the value everywhere else.
    #[must_use]
    pub fn combination(&self) -> (bool, u32) {
        let total = |unit| {
            self.totals
                .iter()
                .find(|(of, _)| *of == unit)
                .map(|(_, n)| *n)
        };
        match (total(Unit::Yakuman), total(Unit::Han)) {
            (Some(yakuman), _) => (true, yakuman),
            (None, Some(han)) => (false, han),
            (None, None) => (false, self.value),
        }
    }
}

/// One win as it was settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Win {
    /// Who won.
    pub seat: Seat,
    /// The tiles in hand before the winning tile, sorted.
    pub concealed: Vec<Tile>,
    /// The sets on the table.
    pub melds: Vec<Meld>,
    /// The bonus tiles set out.
    pub bonus: Vec<Tile>,
    /// The winning tile; `None` for a win by bonus tiles alone.
    pub tile: Option<Tile>,
    /// How the winning tile came.
    pub by: By,
    /// What the hand is worth.
    pub sheet: Sheet,
}

/// How a winning tile came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Drawn by the winner.
    Draw,
    /// Discarded by this seat.
    Discard(Seat),
    /// Robbed from the kong of this seat.
    Rob(Seat),
}

impl By {
    /// How it came, whoever it came from.
    #[must_use]
    pub fn kind(self) -> ByKind {
        match self {
            Self::Draw => ByKind::Draw,
            Self::Discard(_) => ByKind::Discard,
            Self::Rob(_) => ByKind::Rob,
        }
    }

    /// The seat it came from; `None` when the winner drew it.
    #[must_use]
    pub fn from(self) -> Option<Seat> {
        match self {
            Self::Draw => None,
            Self::Discard(seat) | Self::Rob(seat) => Some(seat),
        }
    }
}

/// Points that go from one seat to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// Who pays.
    pub from: Seat,
    /// Who receives.
    pub to: Seat,
    /// How much, never negative.
    pub amount: i32,
    /// What for.
    pub why: Why,
}

/// What somebody pays for. Written as its stable lower-case identifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A win.
    Win,
    /// A win that the one who pays is liable for.
    Liability,
    /// Counters on the table.
    Counters,
    /// What losers owe each other for what their hands count.
    Settlement,
    /// A river of terminals and honours when the wall is used up.
    NagashiMangan,
    /// Waiting hands when the wall is used up.
    Waiting,
    /// A wrong declaration.
    Penalty,
}

impl Why {
    /// The identifier, as in `nagashi_mangan`; words for people are found by it.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Liability => "liability",
            Self::Counters => "counters",
            Self::Settlement => "settlement",
            Self::NagashiMangan => "nagashi_mangan",
            Self::Waiting => "waiting",
            Self::Penalty => "penalty",
        }
    }
}

/// Payments; those of one winner need no allocation.
pub type Transfers = SmallVec<[Transfer; 6]>;

/// Everything that is paid at the end of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Settlement {
    /// Who pays whom, in the order it is explained.
    #[serde(with = "few")]
    pub transfers: Transfers,
}

impl Settlement {
    /// What each seat gains or loses. Sums to zero.
    #[must_use]
    pub fn changes(&self) -> PerSeat<i32> {
        let mut changes = PerSeat::default();
        for transfer in &self.transfers {
            changes[transfer.from] -= transfer.amount;
            changes[transfer.to] += transfer.amount;
        }
        changes
    }
}
