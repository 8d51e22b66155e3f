//! A hand and its situation as one line of text: `South East discard 8s 234m567m345p67s88p C:567m riichi dora=1z`.
//!
//! Seat, round, how the winning tile came and which it is; then, in any order, the tiles in hand, the sets on the table and
//! words such as `riichi`, `last` or `rinshan`.

use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets;
use engine::score::sheet::{By, Sheet, Unit};
use engine::score::{self, ByKind, Feeder, Table, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};

pub(crate) use crate::lines::{case, chair, meld, wind};

/// The rule set with these house options.
pub(crate) fn rules(options: &[(&str, &str)]) -> RuleSet {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    rulesets::build("riichi", &options).expect("allowed options")
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

/// A total of a sheet, 0 when it does not count that; the lines must add up to it.
pub(crate) fn total(sheet: &Sheet, unit: Unit) -> u32 {
    let told = sheet.totals.iter().find(|(of, _)| *of == unit);
    let total = told.map_or(0, |(_, n)| *n);
    let lines = sheet.lines.iter().filter(|line| line.unit == unit);
    assert_eq!(
        lines.map(|line| line.worth).sum::<u32>(),
        total,
        "the lines add up: {sheet:?}"
    );
    total
}

/// The lines of a sheet that are no fu, in alphabetical order: `pinfu 1, riichi 1`.
pub(crate) fn lines(sheet: &Sheet) -> String {
    let no_fu = sheet.lines.iter().filter(|line| line.unit != Unit::Fu);
    let mut lines: Vec<String> = no_fu
        .map(|line| format!("{} {}", line.name, line.worth))
        .collect();
    lines.sort();
    lines.join(", ")
}

/// The yaku of a line by the usual rules.
pub(crate) fn yaku(text: &str) -> String {
    lines(&sheet(&rules(&[]), text))
}

/// What everybody gains or loses, in the order of the winds, by a win while seat 0 deals.
pub(crate) fn paid(
    rules: &RuleSet,
    text: &str,
    from: Option<&str>,
    liable: Option<&str>,
    counters: u32,
) -> [i32; 4] {
    let sheet = sheet(rules, text);
    let (_, situation) = case(text);
    let from = || chair(wind(from.expect("a source")));
    let by = match situation.by {
        ByKind::Draw => By::Draw,
        ByKind::Discard => By::Discard(from()),
        ByKind::Rob => By::Rob(from()),
    };
    let liable = liable.map(|name| Feeder::of_the_hand(chair(wind(name))));
    let winner = Winner {
        seat: chair(situation.seat),
        by,
        sheet: &sheet,
        liable: liable.as_slice(),
    };
    changes(rules, &[winner], counters)
}

/// What these winners' seats and the others gain or lose.
pub(crate) fn changes(rules: &RuleSet, winners: &[Winner<'_>], counters: u32) -> [i32; 4] {
    let table = Table {
        dealer: Seat::ALL[0],
        round: Wind::East,
        counters,
        hands: PerSeat::default(),
        bonus: PerSeat::default(),
    };
    let changes = score::settle(rules, winners, &table).changes();
    assert_eq!(changes.0.iter().sum::<i32>(), 0, "payments sum to zero");
    changes.0
}
