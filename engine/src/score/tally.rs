//! The best reading of a hand, and what it adds up to.

use crate::reading::{self, Readings};
use crate::rules::RuleSet;
use crate::score::count::{self, Counting};
use crate::score::sheet::Sheet;
use crate::shape::Forms;
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
    let worth = &rules.worth;
    let need = worth.count.minimum_with(situation.counters);
    let readings = Readings::of(hand, situation, worth.forms).within(worth.most_runs);
    let forms = readings.forms();
    let Some((&first, others)) = forms.split_first() else {
        return Verdict::NotComplete;
    };
    let count = |form| Counting::of(&worth.count, &worth.patterns, readings.read(form));
    let mut best = count(first);
    for &other in others {
        let other = count(other);
        let rank = |one: &Counting<'_>| (one.reaches(need), one.rank());
        if rank(&other) > rank(&best) {
            best = other;
        }
    }
    let sheet = best.sheet();
    if best.reaches(need) {
        Verdict::Win(sheet)
    } else {
        let have = best.have();
        Verdict::Short { sheet, have, need }
    }
}

/// What the hand of one who has not won counts; nothing where such hands are not counted.
#[must_use]
pub fn count_loser(rules: &RuleSet, hand: &Hand, situation: &Situation) -> Option<Sheet> {
    let worth = &rules.worth;
    if worth.losers.is_empty() {
        return None;
    }
    let readings = Readings::of(hand, situation, Forms::default());
    let counting = Counting::of(&worth.count, &worth.losers, readings.unfinished());
    Some(counting.sheet())
}

/// What these bonus tiles win by themselves, whatever the hand; `None` when they do not. Paid as self-drawn.
#[must_use]
pub fn bonus_win(rules: &RuleSet, bonus: &[Tile]) -> Option<Sheet> {
    let enough = rules
        .worth
        .bonus_wins
        .iter()
        .filter(|win| bonus.len() >= win.tiles);
    let won = enough.max_by_key(|win| win.worth)?;
    let shown = [bonus.to_vec()].into_iter().collect();
    Some(count::alone(&rules.worth.count, won.name, won.worth, shown))
}

/// The kinds that complete a hand of 13 tiles, worth enough or not. A hand that already has its winning tile has none.
#[must_use]
pub fn waits(rules: &RuleSet, hand: &Hand) -> Vec<Kind> {
    reading::waits(hand, rules.worth.forms, rules.worth.most_runs)
}
