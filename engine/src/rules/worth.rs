//! What hands are worth and who pays: patterns, minimum, limit, payment.

use crate::pattern::Table;
pub use crate::rules::count::{Count, Doubles, FU_LINES, Han, Sum};
pub use crate::rules::payment::{
    BasePoints, CountersOfLiable, Curve, Each, ForAll, Liable, OnDiscard, Payment, RobPayment,
    Rounding, Shares, Split,
};
use crate::shape::Forms;

/// Scoring facts.
#[derive(Debug, Clone, PartialEq)]
pub struct Worth {
    /// The special forms that are wins.
    pub forms: Forms,
    /// The most runs a winning hand may have, 0–4.
    pub most_runs: usize,
    /// What a hand can be worth something for, in the order it is explained.
    pub patterns: Table,
    /// What counts in the hand of one who has not won; empty where such hands are not counted.
    pub losers: Table,
    /// How patterns become a value.
    pub count: Count,
    /// Bonus tiles that win by themselves.
    pub bonus_wins: Vec<BonusWin>,
    /// How a value becomes points that change hands.
    pub payment: Payment,
    /// What somebody may be liable for; empty when nobody ever is.
    pub dangers: &'static [Danger],
    /// How an answer to a line writes a name, where the players' books have another than a sheet stores. Two stored names
    /// may be written as one.
    pub written: &'static [(&'static str, &'static str)],
    /// Whoever feeds a discard that anybody could see to be dangerous pays for all.
    pub cannon: bool,
}

impl Worth {
    /// The name of every line that a sheet can have: of winners, of the others, of fu.
    pub fn lines(&self) -> impl Iterator<Item = &'static str> {
        let patterns = self.patterns.iter().chain(&self.losers);
        let alone = self.bonus_wins.iter().map(|win| win.name);
        let fu: &[&str] = match self.count {
            Count::Han(_) => &FU_LINES,
            Count::Sum(_) | Count::Doubles(_) => &[],
        };
        patterns
            .map(|pattern| pattern.name)
            .chain(alone)
            .chain(fu.iter().copied())
    }

    /// A name as the players' books have it: what an answer to a line writes for a name of a sheet.
    #[must_use]
    pub fn written(&self, name: &str) -> Option<&'static str> {
        let pair = self.written.iter().find(|(stored, _)| *stored == name);
        pair.map(|(_, written)| *written)
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

/// Sets on the table that make a great hand certain, so that the one who fed the last of them is liable for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Danger {
    /// How many sets make it certain.
    pub sets: usize,
    /// Which sets.
    pub of: DangerOf,
    /// The pattern that must be on the sheet; `None` when the sets are enough.
    pub makes: Option<&'static str>,
    /// Nobody is liable for a kind that the winner had discarded himself before.
    pub own_discard_frees: bool,
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
    /// Exposed triplets and kongs of winds and dragons.
    Honours,
    /// Kongs of every sort; only a claimed one is fed.
    Kongs,
}
