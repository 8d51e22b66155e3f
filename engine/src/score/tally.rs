//! The best reading of a hand, and what it adds up to.

use crate::rules::RuleSet;
use crate::score::sheet::Sheet;
use crate::situation::{Hand, Situation};
use crate::tile::{Kind, Tile};

/// What a hand with its winning tile is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The tiles make no finished hand.
    NotComplete,
    /// A finished hand worth too little to win with.
    Short {
        /// What it is worth.
        sheet: Sheet,
        /// How much of that counts for the minimum.
        have: u32,
        /// The minimum.
        need: u32,
    },
    /// A win.
    Win(Sheet),
}

/// What a hand is worth with its winning tile, in the reading that is best for the winner (`common.md` 10.3).
#[must_use]
pub fn judge(rules: &RuleSet, hand: &Hand, situation: &Situation) -> Verdict {
    todo!("{rules:?} {hand:?} {situation:?}")
}

/// What these bonus tiles win by themselves, whatever the hand; `None` when they do not. Paid as self-drawn.
#[must_use]
pub fn bonus_win(rules: &RuleSet, bonus: &[Tile]) -> Option<Sheet> {
    todo!("{rules:?} {bonus:?}")
}

/// The kinds that complete a hand of 13 tiles, worth enough or not. A hand that already has its winning tile has none.
#[must_use]
pub fn waits(rules: &RuleSet, hand: &Hand) -> Vec<Kind> {
    todo!("{rules:?} {hand:?}")
}
