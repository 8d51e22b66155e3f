//! Each line of a sheet, with what the hand shows for it.

use std::collections::BTreeSet;

use engine::rules::RuleSet;
use engine::score::sheet::{Line, Sheet};

use crate::screen::{glyph, sheet};
use crate::words::{Reader, meanings, rules, say};

/// The names of lines that were explained further up: they need not be again.
#[derive(Default)]
pub(super) struct Told(BTreeSet<String>);

/// The hand as it was counted: its sets and its pair.
pub(super) fn reading(sheet: &Sheet, to: Reader) -> String {
    let sets = sheet.reading.iter();
    let sets: Vec<String> = sets.map(|row| glyph::set(row, to)).collect();
    say::explain_reading(to, glyph::counted(&sets, to))
}

/// Every line with its worth and its sentence.
pub(super) fn lines(sheet: &Sheet, set: &RuleSet, told: &mut Told, to: Reader) -> Vec<String> {
    let lines = sheet.lines.iter();
    lines.map(|one| line(one, set, told, to)).collect()
}

fn line(line: &Line, set: &RuleSet, told: &mut Told, to: Reader) -> String {
    let name = sheet::line_name(line, &set.vocabulary, to);
    let worth = rules::count(line.worth, line.unit, to.tongue);
    let is_new = told.0.insert(line.name.to_string());
    match meanings::meaning(&line.name, set, to.tongue).filter(|_| is_new) {
        Some(meaning) => say::explain_line(to, name, worth, meaning),
        None => say::explain_line_again(to, name, worth),
    }
}
