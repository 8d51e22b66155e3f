//! This engine.

use std::collections::BTreeMap;

use engine::meld::Meld;
use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::{By as From, Settlement, Sheet, Unit};
use engine::score::{
    ByKind, First, Hand, Replacement, Riichi, Situation, Table, Verdict, Winner, judge, settle,
};
use engine::seat::{PerSeat, Seat, Wind};
use engine::shape::{Forms, is_complete, shanten};
use engine::tile::{Kind, Suit, Tile};
use engine::tiles::Tiles;

use crate::hands::{By, Case, Id};
use crate::told::{Paid, Told, Worth};

/// The rules by which the other libraries score.
pub(crate) fn rules() -> RuleSet {
    let options = [("tiles.red_fives", "3"), ("double_yakuman", "true")];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    rulesets::build(rulesets::riichi::ID, &BTreeMap::from(options))
        .expect("these values are in the table of options")
}

/// Both special forms.
pub(crate) const FORMS: Forms = Forms {
    seven_pairs: true,
    thirteen_orphans: true,
};

/// A hand as the engine takes it.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) hand: Hand,
    pub(crate) situation: Situation,
    from: From,
    seat: Seat,
    table: Table,
    pub(crate) tiles: Tiles,
}

/// The tile of an id.
pub(crate) fn tile(id: Id) -> Tile {
    let kind = Kind::from_index(usize::from(id / 4)).expect("136 tiles have 34 kinds");
    match id {
        16 => Tile::red_five(Suit::Characters),
        52 => Tile::red_five(Suit::Dots),
        88 => Tile::red_five(Suit::Bamboos),
        _ => Tile::of(kind),
    }
}

fn tiles(ids: &[Id]) -> Vec<Tile> {
    ids.iter().copied().map(tile).collect()
}

/// Makes a hand ready. The first seat deals; whoever discards sits opposite.
pub(crate) fn ready(case: &Case) -> Ready {
    let seat = Seat::ALL[case.seat];
    let other = seat.turned(2);
    let melds = case.melds.iter().map(|(kind, ids)| {
        let mut tiles = tiles(ids);
        tiles.sort_unstable();
        let claimed = tiles.first().map(|&first| (first, seat.left()));
        Meld {
            kind: *kind,
            claimed: claimed.filter(|_| *kind != engine::meld::MeldKind::ConcealedKong),
            tiles: tiles.into_iter().collect(),
        }
    });
    let hand = Hand {
        concealed: tiles(&case.concealed),
        melds: melds.collect(),
        win: Some(tile(case.win)),
    };
    let (by, from) = match case.by {
        By::Draw => (ByKind::Draw, From::Draw),
        By::Discard => (ByKind::Discard, From::Discard(other)),
        By::Rob => (ByKind::Rob, From::Rob(other)),
    };
    let first = if case.seat == 0 {
        First::Dealt
    } else {
        First::OwnFirstDraw
    };
    let situation = Situation {
        replacement: case.rinshan.then_some(Replacement::Kong),
        last_tile: case.last,
        first: case.first.then_some(first),
        riichi: match case.riichi {
            0 => None,
            1 => Some(Riichi::Plain),
            _ => Some(Riichi::Double),
        },
        ippatsu: case.ippatsu,
        indicators: tiles(&case.dora),
        under_indicators: tiles(&case.ura),
        counters: case.counters,
        ..Situation::new(Wind::ALL[case.seat], Wind::ALL[case.round], by)
    };
    let table = Table {
        dealer: Seat::ALL[0],
        round: Wind::ALL[case.round],
        counters: case.counters,
        hands: PerSeat::default(),
        bonus: PerSeat::default(),
    };
    Ready {
        tiles: hand.in_hand(),
        hand,
        situation,
        from,
        seat,
        table,
    }
}

/// Full scoring: the sheet with its lines, and who pays whom.
pub(crate) fn score(rules: &RuleSet, ready: &Ready) -> (Verdict, Option<Settlement>) {
    let verdict = judge(rules, &ready.hand, &ready.situation);
    let settlement = match &verdict {
        Verdict::Win(sheet) => {
            let winner = Winner {
                seat: ready.seat,
                by: ready.from,
                sheet,
                liable: &[],
            };
            Some(settle(rules, &[winner], &ready.table))
        }
        Verdict::NotComplete | Verdict::Short { .. } => None,
    };
    (verdict, settlement)
}

/// What the engine says of a hand.
pub(crate) fn told(rules: &RuleSet, ready: &Ready) -> Told {
    match score(rules, ready) {
        (Verdict::Win(sheet), Some(settlement)) => {
            Told::Win(worth(rules, &sheet, ready, &settlement))
        }
        (Verdict::Short { .. }, _) => Told::NoYaku,
        (Verdict::Win(_) | Verdict::NotComplete, _) => Told::Unfinished,
    }
}

fn worth(rules: &RuleSet, sheet: &Sheet, ready: &Ready, settlement: &Settlement) -> Worth {
    let of = |unit| {
        let all = sheet.totals.iter().find(|(of, _)| *of == unit);
        all.map_or(0, |&(_, total)| total)
    };
    let changes = settlement.changes();
    let paid = |seat: Seat| u32::try_from(-changes[seat]).unwrap_or(0);
    let named = |name: &str| {
        let pattern = rules.worth.patterns.iter().find(|p| p.name == name);
        pattern.map(|pattern| pattern.name)
    };
    let counts = |name: &str| matches!(name, "dora" | "ura" | "aka");
    let lines = sheet.lines.iter().filter_map(|line| {
        let name = named(&line.name)?;
        Some((name, if counts(name) { line.worth } else { 1 }))
    });
    Worth {
        yakuman: of(Unit::Yakuman),
        han: of(Unit::Han),
        fu: of(Unit::Fu),
        yaku: lines.collect(),
        paid: match ready.from {
            From::Draw => {
                let others = Seat::ALL[1..].iter().copied();
                let other = others.filter(|&seat| seat != ready.seat).map(paid).max();
                Paid::All(paid(Seat::ALL[0]), other.unwrap_or(0))
            }
            From::Discard(seat) | From::Rob(seat) => Paid::Discarder(paid(seat)),
        },
    }
}

/// The tiles in hand and how many sets lie on the table: all that a hand's shape depends on.
pub(crate) type Shape = (Tiles, usize);

/// The shape of a hand.
pub(crate) fn shape(case: &Case) -> Shape {
    let ready = ready(case);
    (ready.tiles, ready.hand.melds.len())
}

/// Whether a hand is finished.
pub(crate) fn is_finished((tiles, melds): &Shape) -> bool {
    is_complete(tiles, *melds, FORMS)
}

/// How far a hand is from waiting.
pub(crate) fn distance((tiles, melds): &Shape) -> i8 {
    shanten(tiles, *melds, FORMS)
}
