//! The best reading of a hand, and what it adds up to.

use crate::pattern::{Found, Part, Pattern};
use crate::reading::Reading;
use crate::rules::RuleSet;
use crate::rules::worth::{Count, Worth};
use crate::score::sheet::{Line, Sheet};
use crate::shape;
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
    let Count::Sum { minimum: need, .. } = worth.count;
    let readings = Reading::all(hand, situation, worth.forms);
    let tallies = readings.iter().map(|reading| Tally::of(worth, reading));
    match tallies.reduce(|best, next| {
        if next.rank(need) > best.rank(need) {
            next
        } else {
            best
        }
    }) {
        None => Verdict::NotComplete,
        Some(Tally { sheet, have }) if have < need => Verdict::Short { sheet, have, need },
        Some(Tally { sheet, .. }) => Verdict::Win(sheet),
    }
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
    let Count::Sum { unit, .. } = rules.worth.count;
    let line = Line {
        name: won.name.into(),
        worth: won.worth,
        unit,
        tile: None,
    };
    Some(sheet(rules.worth.count, vec![line], vec![bonus.to_vec()]))
}

/// The kinds that complete a hand of 13 tiles, worth enough or not. A hand that already has its winning tile has none.
#[must_use]
pub fn waits(rules: &RuleSet, hand: &Hand) -> Vec<Kind> {
    shape::waits(
        &hand.in_hand(),
        hand.melds.len(),
        &hand.all(),
        rules.worth.forms,
    )
}

/// What one reading adds up to.
struct Tally {
    sheet: Sheet,
    /// How much of it counts for the minimum.
    have: u32,
}

impl Tally {
    fn of(worth: &Worth, reading: &Reading<'_>) -> Self {
        let Count::Sum { bonus_counts, .. } = worth.count;
        let counted = counted(worth, reading);
        let for_minimum = counted
            .iter()
            .filter(|c| bonus_counts || c.pattern.part != Part::Bonus);
        let have = for_minimum.map(Counted::worth).sum();
        let lines = counted.iter().flat_map(Counted::lines).collect();
        Self {
            sheet: sheet(worth.count, lines, reading.rows()),
            have,
        }
    }

    /// The better reading has the higher rank: enough to win, then the value, then what the cap hides.
    fn rank(&self, need: u32) -> (bool, u32, u32) {
        (
            self.have >= need,
            self.sheet.value,
            self.sheet.totals.iter().map(|(_, n)| n).sum(),
        )
    }
}

/// A pattern that counts.
struct Counted<'a> {
    pattern: &'a Pattern,
    /// Each time it is there: the kind it is about, if it is about one.
    times: Vec<Option<Kind>>,
}

impl Counted<'_> {
    fn worth(&self) -> u32 {
        self.lines().map(|line| line.worth).sum()
    }

    fn lines(&self) -> impl Iterator<Item = Line> {
        let &Pattern {
            name, worth, unit, ..
        } = self.pattern;
        self.times.iter().map(move |kind| Line {
            name: name.into(),
            worth,
            unit,
            tile: kind.map(Tile::of),
        })
    }
}

/// The patterns that count in a reading, in the order of the table.
fn counted<'a>(worth: &'a Worth, reading: &Reading<'_>) -> Vec<Counted<'a>> {
    let mut there: Vec<Counted<'a>> = Vec::new();
    for pattern in &worth.patterns {
        let times = match (pattern.test)(reading) {
            Found::No => Vec::new(),
            Found::Yes => vec![None],
            Found::Each(kinds) => kinds.into_iter().map(Some).collect(),
        };
        if !times.is_empty() {
            there.push(Counted { pattern, times });
        }
    }
    let swallowed: Vec<&str> = there
        .iter()
        .flat_map(|c| c.pattern.swallows)
        .copied()
        .collect();
    there.retain(|c| !swallowed.contains(&c.pattern.name));
    let award = standing_award(&there);
    there.retain(|c| match c.pattern.part {
        Part::Ordinary => award.is_none(),
        Part::Award => award == Some(c.pattern.name),
        Part::Circumstance | Part::Bonus => true,
    });
    there
}

/// The award that stands for all ordinary patterns: the highest, when it is at least their sum.
fn standing_award(there: &[Counted<'_>]) -> Option<&'static str> {
    let of = |part| there.iter().filter(move |c| c.pattern.part == part);
    let sum: u32 = of(Part::Ordinary).map(Counted::worth).sum();
    let highest = of(Part::Award)
        .map(|c| c.pattern)
        .max_by_key(|award| award.worth);
    highest
        .filter(|award| award.worth >= sum)
        .map(|award| award.name)
}

/// A sheet from its lines.
fn sheet(count: Count, lines: Vec<Line>, reading: Vec<Vec<Tile>>) -> Sheet {
    let Count::Sum { unit, cap, .. } = count;
    let sum: u32 = lines.iter().map(|line| line.worth).sum();
    Sheet {
        totals: vec![(unit, sum)],
        limit: (sum > cap).then(|| "cap".into()),
        value: sum.min(cap),
        lines,
        reading,
    }
}
