//! A hand and its situation as one line of text: `South East discard 4m 23m456p789s33p C:567m 1f`.
//!
//! Seat, round, how the winning tile came and which it is; then, in any order, the tiles in hand, the sets on the table,
//! the bonus tiles, and words such as `last` or `kong`.

use engine::meld::{Meld, MeldKind};
use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::rulesets;
use engine::score::sheet::{Sheet, Unit};
use engine::score::{self, ByKind, First, Hand, Replacement, Situation, Verdict};
use engine::seat::{Seat, Wind};
use engine::tile::parse_tiles;

/// The rule set with these house options.
pub(crate) fn rules(options: &[(&str, &str)]) -> RuleSet {
    let options: Options = options
        .iter()
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    rulesets::build("hong-kong", &options).expect("allowed options")
}

/// The seat of a wind while seat 0 deals.
pub(crate) fn chair(wind: Wind) -> Seat {
    Seat::ALL[wind as usize]
}

/// A wind by its name.
pub(crate) fn wind(name: &str) -> Wind {
    Wind::ALL
        .into_iter()
        .find(|wind| format!("{wind:?}") == name)
        .expect("a wind")
}

/// A set such as `P:555z`; with `P:555z<West` its source.
pub(crate) fn meld(text: &str) -> Meld {
    let (letter, rest) = text.split_once(':').expect("a set such as P:555z");
    let (tiles, from) = rest
        .split_once('<')
        .map_or((rest, None), |(tiles, from)| (tiles, Some(wind(from))));
    let kind = match letter {
        "C" => MeldKind::Chow,
        "P" => MeldKind::Pong,
        "K" => MeldKind::ClaimedKong,
        "A" => MeldKind::AddedKong,
        "Q" => MeldKind::ConcealedKong,
        other => panic!("no set is marked {other}"),
    };
    let tiles = parse_tiles(tiles).expect("tiles");
    let claimed = from.map(|from| (tiles[0], chair(from)));
    Meld {
        kind,
        tiles,
        claimed,
    }
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
            "last" => situation.last_tile = true,
            "kong" => situation.replacement = Some(Replacement::Kong),
            "kong-on-kong" => situation.replacement = Some(Replacement::KongOnKong),
            "bonus" => situation.replacement = Some(Replacement::Bonus),
            "dealt" => situation.first = Some(First::Dealt),
            "on-first-discard" => situation.first = Some(First::OnFirstDiscard),
            "go-round" => situation.first = Some(First::GoRound),
            set if set.contains(':') => hand.melds.push(meld(set)),
            bonus if bonus.ends_with('f') => {
                situation.bonus = parse_tiles(bonus).expect("bonus tiles")
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
