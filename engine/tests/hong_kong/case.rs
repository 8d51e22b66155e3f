//! Hands by the rules of Hong Kong.

use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets;
use engine::score::sheet::{Sheet, Unit};
use engine::score::{self, Verdict};

pub(crate) use crate::lines::{case, chair, meld};

/// The rule set with these house options.
pub(crate) fn rules(options: &[(&str, &str)]) -> RuleSet {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    rulesets::build("hong-kong", &options).expect("allowed options")
}

/// What the rule set says of a line.
pub(crate) fn judged(rules: &RuleSet, text: &str) -> Verdict {
    let (hand, situation) = case(text);
    score::judge(rules, &hand, &situation)
}

/// The sheet of a line, worth enough or not.
pub(crate) fn sheet(rules: &RuleSet, text: &str) -> Sheet {
    match judged(rules, text) {
        Verdict::Win(sheet) | Verdict::Short { sheet, .. } => sheet,
        Verdict::NotComplete => panic!("not complete: {text}"),
    }
}

/// The total in faan, which the lines must add up to.
pub(crate) fn faan(sheet: &Sheet) -> u32 {
    let [(Unit::Faan, total)] = sheet.totals[..] else {
        panic!("one total in faan: {sheet:?}")
    };
    assert_eq!(
        sheet.lines.iter().map(|line| line.worth).sum::<u32>(),
        total,
        "the lines add up: {sheet:?}"
    );
    total
}

/// The lines of a sheet as text: `all_pungs 3, dragon_pung 6z 1`.
pub(crate) fn lines(sheet: &Sheet) -> String {
    let line = |line: &score::sheet::Line| match line.tile {
        Some(tile) => format!("{} {tile} {}", line.name, line.worth),
        None => format!("{} {}", line.name, line.worth),
    };
    faan(sheet);
    sheet.lines.iter().map(line).collect::<Vec<_>>().join(", ")
}
