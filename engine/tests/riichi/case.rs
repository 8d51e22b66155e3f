//! A hand and its situation as one line of text: `South East discard 8s 234m567m345p67s88p C:567m riichi dora=1z`.
//!
//! Seat, round, how the winning tile came and which it is; then, in any order, the tiles in hand, the sets on the table and
//! words such as `riichi`, `last` or `rinshan`.

use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets;
use engine::score::sheet::{By, Sheet, Unit};
use engine::score::{
    self, ByKind, First, Hand, Replacement, Riichi, Situation, Table, Verdict, Winner,
};
use engine::seat::{PerSeat, Seat, Wind};
use engine::tile::parse_tiles;

pub(crate) use crate::words::{chair, meld, wind};

/// The rule set with these house options.
pub(crate) fn rules(options: &[(&str, &str)]) -> RuleSet {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    rulesets::build("riichi", &options).expect("allowed options")
}

/// The hand and the situation of a line.
pub(crate) fn case(text: &str) -> (Hand, Situation) {
    let mut words = text.split_whitespace();
    let mut next = || words.next().expect("seat, round, how, tile");
    let (seat, round, by) = (wind(next()), wind(next()), next());
    let by = match by {
        "draw" => ByKind::Draw,
        "discard" => ByKind::Discard,
        "rob" => ByKind::Rob,
        other => panic!("no tile comes by {other}"),
    };
    let mut situation = Situation::new(seat, round, by);
    let mut hand = Hand {
        win: Some(next().parse().expect("a tile")),
        ..Hand::default()
    };
    for word in words {
        match word {
            "riichi" => situation.riichi = Some(Riichi::Plain),
            "double-riichi" => situation.riichi = Some(Riichi::Double),
            "ippatsu" => situation.ippatsu = true,
            "last" => situation.last_tile = true,
            "rinshan" => situation.replacement = Some(Replacement::Kong),
            "dealt" => situation.first = Some(First::Dealt),
            "first-draw" => situation.first = Some(First::OwnFirstDraw),
            "on-first-discard" => situation.first = Some(First::OnFirstDiscard),
            "go-round" => situation.first = Some(First::GoRound),
            "counters" => situation.counters = 5,
            set if set.contains(':') => hand.melds.push(meld(set)),
            dora if dora.starts_with("dora=") => {
                situation.indicators = parse_tiles(&dora[5..]).expect("indicators");
            }
            ura if ura.starts_with("ura=") => {
                situation.under_indicators = parse_tiles(&ura[4..]).expect("indicators");
            }
            tiles => hand.concealed.extend(parse_tiles(tiles).expect("tiles")),
        }
    }
    (hand, situation)
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
    let winner = Winner {
        seat: chair(situation.seat),
        by,
        sheet: &sheet,
        liable: liable.map(|name| chair(wind(name))),
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
