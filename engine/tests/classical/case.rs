//! Hands by the rules of these games.

use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets;
use engine::score::sheet::{Sheet, Unit};
use engine::score::{self, Table, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};

use crate::lines::case;

/// A rule set with house options.
pub(crate) fn rules(id: &str, options: &[(&str, &str)]) -> RuleSet {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    rulesets::build(id, &options).expect("allowed options")
}

/// `classical-japanese` with house options.
pub(crate) fn japanese(options: &[(&str, &str)]) -> RuleSet {
    rules("classical-japanese", options)
}

/// `classical-chinese` with house options.
pub(crate) fn chinese(options: &[(&str, &str)]) -> RuleSet {
    rules("classical-chinese", options)
}

/// What the rule set says of a line.
pub(crate) fn judged(rules: &RuleSet, text: &str) -> Verdict {
    let (hand, situation) = case(text);
    score::judge(rules, &hand, &situation)
}

/// The sheet of a line that wins.
pub(crate) fn sheet(rules: &RuleSet, text: &str) -> Sheet {
    match judged(rules, text) {
        Verdict::Win(sheet) => sheet,
        Verdict::Short { .. } => panic!("nothing is asked of a hand but to be complete: {text}"),
        Verdict::NotComplete => panic!("not complete: {text}"),
    }
}

/// A total of a sheet, which its lines must add up to.
pub(crate) fn total(sheet: &Sheet, unit: Unit) -> u32 {
    let lines = sheet.lines.iter().filter(|line| line.unit == unit);
    let sum = lines.map(|line| line.worth).sum();
    let told = sheet.totals.iter().find(|(of, _)| *of == unit);
    assert_eq!(told.map_or(0, |&(_, total)| total), sum, "{sheet:?}");
    sum
}

/// What one line of this name adds up to on a sheet; 0 when it is not there.
pub(crate) fn worth_of(sheet: &Sheet, name: &str) -> u32 {
    let lines = sheet.lines.iter().filter(|line| line.name == name);
    lines.map(|line| line.worth).sum()
}

/// What each seat gains or loses when nobody else's hand matters, East first, East dealing.
pub(crate) fn changes(rules: &RuleSet, winners: &[Winner<'_>]) -> [i32; 4] {
    settled(rules, winners, PerSeat::default(), Wind::East)
}

/// What each seat gains or loses with these hands.
pub(crate) fn settled(
    rules: &RuleSet,
    winners: &[Winner<'_>],
    hands: PerSeat<score::Hand>,
    round: Wind,
) -> [i32; 4] {
    let table = table(hands, round);
    let settlement = score::settle(rules, winners, &table);
    let whole =
        |transfer: &score::sheet::Transfer| transfer.amount > 0 && transfer.from != transfer.to;
    assert!(settlement.transfers.iter().all(whole));
    settlement.changes().0
}

/// A table with these hands, East dealing, no bonus tiles.
pub(crate) fn table(hands: PerSeat<score::Hand>, round: Wind) -> Table {
    Table {
        dealer: Seat::ALL[0],
        round,
        counters: 0,
        hands,
        bonus: PerSeat::default(),
    }
}

/// A pattern, a house option as `key=value`, a hand that has the pattern, and one that has not.
pub(crate) type Row = (&'static str, &'static str, &'static str, &'static str);

/// Holds a rule set to rows that name each of its patterns.
pub(crate) fn table_holds(rules: fn(&[(&str, &str)]) -> RuleSet, rows: &[Row]) {
    for &(name, option, there, missing) in rows {
        let option: Vec<(&str, &str)> = option.split_once('=').into_iter().collect();
        let rules = rules(&option);
        let pattern = rules.worth.patterns.iter().find(|p| p.name == name);
        let pattern = pattern.unwrap_or_else(|| panic!("there is no {name}"));
        let found = worth_of(&sheet(&rules, there), name);
        assert!(
            found > 0 && found.is_multiple_of(pattern.worth),
            "{name}: {there}"
        );
        assert_eq!(
            worth_of(&sheet(&rules, missing), name),
            0,
            "{name}: {missing}"
        );
    }
    let named = |name| rows.iter().any(|row| row.0 == name);
    for pattern in &rules(&[]).worth.patterns {
        assert!(named(pattern.name), "{} has no row", pattern.name);
    }
}

/// Rows of the sets and pairs that count alike in both games.
pub(crate) const SETS: &[Row] = &[
    (
        "going_out",
        "",
        "South East discard 5p 34p99s123m C:678m P:555s",
        "South East discard 1m 19m19p19s1234567z",
    ),
    (
        "open_pung_of_simples",
        "",
        "South East draw 5p 34p99s123m C:678m P:555s",
        "South East draw 5p 34p99s123m C:678m P:999m",
    ),
    (
        "open_pung_of_majors",
        "",
        "South East draw 5p 34p99s123m C:678m P:999m",
        "South East draw 5p 34p99s123m C:678m P:555s",
    ),
    (
        "concealed_pung_of_simples",
        "",
        "South East draw 5p 34p99s123m555s C:678m",
        "South East draw 5p 34p99s123m999m C:678m",
    ),
    (
        "concealed_pung_of_majors",
        "",
        "South East draw 5p 34p99s123m999m C:678m",
        "South East draw 5p 34p99s123m555s C:678m",
    ),
    (
        "open_kong_of_simples",
        "",
        "South East draw 5p 34p99s123m C:678m K:5555s",
        "South East draw 5p 34p99s123m C:678m Q:5555s",
    ),
    (
        "open_kong_of_majors",
        "",
        "South East draw 5p 34p99s123m C:678m A:9999m",
        "South East draw 5p 34p99s123m C:678m Q:9999m",
    ),
    (
        "concealed_kong_of_simples",
        "",
        "South East draw 5p 34p99s123m C:678m Q:5555s",
        "South East draw 5p 34p99s123m C:678m A:5555s",
    ),
    (
        "concealed_kong_of_majors",
        "",
        "South East draw 5p 34p99s123m C:678m Q:9999m",
        "South East draw 5p 34p99s123m C:678m K:9999m",
    ),
    (
        "dragon_pair",
        "",
        "South East draw 5p 34p55z123m C:678m P:222s",
        "South East draw 5p 34p33z123m C:678m P:222s",
    ),
];
