//! The best reading of a hand, and what it adds up to.

use crate::pattern::{Found, Part, Pattern, Unit};
use crate::reading::Reading;
use crate::rules::RuleSet;
use crate::rules::worth::{Count, Worth};
use crate::score::sheet::{Line, Sheet};
use crate::shape;
use crate::situation::{Hand, Situation};
use crate::tile::{Kind, Tile};
use crate::tiles::Tiles;

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

/// What a hand is worth with its winning tile, in the reading that is best for the winner
/// (`common.md` 10.3).
#[must_use]
pub fn judge(rules: &RuleSet, hand: &Hand, situation: &Situation) -> Verdict {
    let worth = &rules.worth;
    let Count::Sum { minimum: need, bonus_counts, cap } = worth.count;
    let mut best: Option<(bool, u32, Sheet)> = None;
    for reading in Reading::all(hand, situation, worth.forms) {
        let counted = counted(worth, &reading);
        let have = counted
            .iter()
            .filter(|(pattern, _)| bonus_counts || pattern.part != Part::Bonus)
            .map(|(pattern, times)| pattern.worth * times.len() as u32)
            .sum();
        let sheet = add_up(&counted, cap, reading.rows());
        let rank = |enough: bool, have: u32, sheet: &Sheet| (enough, sheet.value, total(sheet), have);
        let better = best.as_ref().is_none_or(|(enough, so_far, known)| {
            rank(have >= need, have, &sheet) > rank(*enough, *so_far, known)
        });
        if better {
            best = Some((have >= need, have, sheet));
        }
    }
    match best {
        None => Verdict::NotComplete,
        Some((true, _, sheet)) => Verdict::Win(sheet),
        Some((false, have, sheet)) => Verdict::Short { sheet, have, need },
    }
}

/// What these bonus tiles win by themselves, whatever the hand; `None` when they do not. Paid as
/// self-drawn.
#[must_use]
pub fn bonus_win(rules: &RuleSet, bonus: &[Tile]) -> Option<Sheet> {
    let enough = rules.worth.bonus_wins.iter().filter(|win| bonus.len() >= win.tiles);
    let won = enough.max_by_key(|win| win.worth)?;
    let line = Line { name: won.name.into(), worth: won.worth, unit: Unit::Faan, tile: None };
    let Count::Sum { cap, .. } = rules.worth.count;
    Some(sheet(vec![line], cap, vec![bonus.to_vec()]))
}

/// The kinds that complete a hand of 13 tiles, worth enough or not. A hand that already has its
/// winning tile has none.
#[must_use]
pub fn waits(rules: &RuleSet, hand: &Hand) -> Vec<Kind> {
    let in_hand: Tiles = hand.in_hand();
    shape::waits(&in_hand, hand.melds.len(), &hand.all(), rules.worth.forms)
}

/// A pattern that counts, and for each time what it is about.
type Counted<'a> = (&'a Pattern, Vec<Option<Kind>>);

/// The patterns that count in a reading, in the order of the table.
fn counted<'a>(worth: &'a Worth, reading: &Reading<'_>) -> Vec<Counted<'a>> {
    let mut there: Vec<Counted<'a>> = Vec::new();
    for pattern in &worth.patterns {
        match (pattern.test)(reading) {
            Found::No => {}
            Found::Yes => there.push((pattern, vec![None])),
            Found::Each(kinds) => there.push((pattern, kinds.into_iter().map(Some).collect())),
        }
    }
    let swallowed: Vec<&str> = there.iter().flat_map(|(p, _)| p.swallows.iter().copied()).collect();
    there.retain(|(pattern, times)| !times.is_empty() && !swallowed.contains(&pattern.name));
    let award = standing_award(&there);
    there.retain(|(pattern, _)| match pattern.part {
        Part::Ordinary => award.is_none(),
        Part::Award => award == Some(pattern.name),
        Part::Circumstance | Part::Bonus => true,
    });
    there
}

/// The award that stands for all ordinary patterns: the highest, when it is at least their sum.
fn standing_award(there: &[Counted<'_>]) -> Option<&'static str> {
    let of = |part| there.iter().filter(move |(pattern, _)| pattern.part == part);
    let sum: u32 = of(Part::Ordinary).map(|(pattern, times)| pattern.worth * times.len() as u32).sum();
    let highest = of(Part::Award).map(|(pattern, _)| pattern).max_by_key(|award| award.worth);
    highest.filter(|award| award.worth >= sum).map(|award| award.name)
}

fn add_up(counted: &[Counted<'_>], cap: u32, rows: Vec<Vec<Tile>>) -> Sheet {
    let line = |pattern: &Pattern, kind: Option<Kind>| Line {
        name: pattern.name.into(),
        worth: pattern.worth,
        unit: pattern.unit,
        tile: kind.map(Tile::of),
    };
    let lines = counted.iter().flat_map(|(pattern, times)| times.iter().map(move |&kind| line(pattern, kind)));
    sheet(lines.collect(), cap, rows)
}

/// A sheet whose lines all count the same thing.
fn sheet(lines: Vec<Line>, cap: u32, reading: Vec<Vec<Tile>>) -> Sheet {
    let sum: u32 = lines.iter().map(|line| line.worth).sum();
    Sheet {
        totals: vec![(Unit::Faan, sum)],
        limit: (sum > cap).then(|| "cap".into()),
        value: sum.min(cap),
        lines,
        reading,
    }
}

fn total(sheet: &Sheet) -> u32 {
    sheet.totals.iter().map(|(_, n)| n).sum()
}
