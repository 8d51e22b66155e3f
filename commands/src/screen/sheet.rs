//! A scoring sheet in two columns: each line that counts, then what they add up to, then what that comes to.

use engine::rules::vocabulary::Vocabulary;
use engine::score::sheet::{self, Line, Unit};

use super::limits::length;
use super::payments::aligned;
use crate::words::{Reader, rules, say, tiles};

/// What a line is called, and how much it is.
type Pair = (String, String);

/// A line that counts.
pub(super) struct Counted {
    /// What it is called, with the tile it is about.
    pub(super) name: String,
    /// How much it adds.
    pub(super) worth: u32,
    /// Of what.
    pub(super) unit: Unit,
}

/// A sheet that can be printed.
pub(super) struct Sheet {
    /// The lines that count.
    pub(super) counted: Vec<Counted>,
    /// What stands below them: totals, and what they come to.
    pub(super) totals: Vec<Pair>,
}

impl Sheet {
    /// The sheet of a hand, in the words of its game.
    pub(super) fn of(sheet: &sheet::Sheet, words: &Vocabulary, to: Reader) -> Self {
        let mut whole = Self::of_sums(sheet, words, to);
        whole.totals.extend(value(sheet, to));
        whole
    }

    /// The same without what its totals come to.
    pub(super) fn of_sums(sheet: &sheet::Sheet, words: &Vocabulary, to: Reader) -> Self {
        let counted = sheet.lines.iter().map(|line| Counted {
            name: line_name(line, words, to),
            worth: line.worth,
            unit: line.unit,
        });
        let sums = sheet.totals.iter().map(|&(unit, sum)| total(sum, unit, to));
        Self {
            counted: counted.collect(),
            totals: sums.collect(),
        }
    }

    /// Whether there is nothing to print.
    pub(super) fn is_empty(&self) -> bool {
        self.counted.is_empty() && self.totals.is_empty()
    }

    /// All of it.
    pub(super) fn whole(&self, to: Reader) -> String {
        self.beginning(self.counted.len(), to)
    }

    /// The sheet in so many characters. Lines that have no room are added up, in a row for each unit: what is printed above
    /// the totals always comes to them.
    pub(super) fn within(&self, most: usize, to: Reader) -> String {
        let beginnings = (1..=self.counted.len())
            .rev()
            .map(|kept| self.beginning(kept, to));
        let mut fitting = beginnings.filter(|text| length(text) <= most);
        fitting.next().unwrap_or_else(|| self.beginning(0, to))
    }

    /// So many lines in full, and the others added up.
    fn beginning(&self, kept: usize, to: Reader) -> String {
        let (kept, others) = self.counted.split_at(kept);
        let kept = kept.iter().map(|line| {
            let worth = rules::count(line.worth, line.unit, to.tongue);
            (line.name.clone(), worth)
        });
        let sums = added_up(others, to);
        let pairs: Vec<Pair> = kept
            .chain(sums)
            .chain(self.totals.iter().cloned())
            .collect();
        aligned(&pairs)
    }
}

/// A row for each unit of these lines: how many count it, and how much they add together.
fn added_up(lines: &[Counted], to: Reader) -> Vec<Pair> {
    let mut sums: Vec<(Unit, usize, u32)> = Vec::new();
    for line in lines {
        match sums.iter_mut().find(|(unit, ..)| *unit == line.unit) {
            Some((_, count, sum)) => {
                *count += 1;
                *sum += line.worth;
            }
            None => sums.push((line.unit, 1, line.worth)),
        }
    }
    let row = |(unit, count, sum)| {
        let name = say::result_more_lines(to, count);
        (name, rules::count(sum, unit, to.tongue))
    };
    sums.into_iter().map(row).collect()
}

/// The row of a total.
pub(super) fn total(sum: u32, unit: Unit, to: Reader) -> Pair {
    (say::result_total(to), rules::count(sum, unit, to.tongue))
}

/// What the totals come to, where they are not the value themselves: faan are, as long as nothing cuts them; everything
/// else comes to points.
fn value(sheet: &sheet::Sheet, to: Reader) -> Option<Pair> {
    let faan = matches!(sheet.totals.first(), Some((Unit::Faan, _)));
    // What is paid are multiples of them, so they must not pass for the payment.
    let is_base = sheet.totals.iter().any(|(unit, _)| *unit == Unit::Fu);
    let name = match &sheet.limit {
        Some(limit) if is_base => say::with_mark(
            to,
            rules::limit(limit, to.tongue),
            say::result_base(to).to_lowercase(),
        ),
        Some(limit) => rules::limit(limit, to.tongue),
        None if is_base => say::result_base(to),
        None if faan => return None,
        None => say::result_value(to),
    };
    let unit = if faan { Unit::Faan } else { Unit::Points };
    Some((name, rules::count(sheet.value, unit, to.tongue)))
}

/// What a line is called, with the tile it is about.
pub(super) fn line_name(line: &Line, words: &Vocabulary, to: Reader) -> String {
    let name = rules::line(&line.name, words, to.tongue);
    tiles::beside(name, line.tile, to.tongue)
}
