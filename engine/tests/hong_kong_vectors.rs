//! The worked examples of `hong-kong.md` 9, from `vectors/hong-kong.json`.

use std::collections::BTreeMap;

use engine::meld::{Meld, MeldKind};
use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::{By, Sheet, Unit};
use engine::score::{self, First, Hand, Replacement, Situation, Table, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};
use engine::tile::{Bonus, Tile, parse_tiles};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
struct Vector {
    id: String,
    options: BTreeMap<String, serde_json::Value>,
    concealed: String,
    melds: Vec<String>,
    win: Tile,
    seat: Wind,
    round: Wind,
    by: String,
    frm: Option<Wind>,
    bonus: Vec<u8>,
    flags: Flags,
    faan: u32,
    capped: u32,
    legal: bool,
    pay: Option<BTreeMap<Wind, i32>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    replacement: Option<String>,
    #[serde(default)]
    last: bool,
    first: Option<String>,
    liable: Option<Wind>,
}

impl Vector {
    fn rules(&self) -> RuleSet {
        let text = |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_owned);
        let options = self.options.iter().map(|(key, value)| (key.clone(), text(value))).collect();
        rulesets::build("hong-kong", &options).expect("options of a vector")
    }

    fn hand(&self) -> Hand {
        let melds = self.melds.iter().map(|text| meld(text)).collect();
        Hand { concealed: parse_tiles(&self.concealed).expect("tiles"), melds, win: Some(self.win) }
    }

    fn by(&self) -> By {
        match (self.by.as_str(), self.frm) {
            ("draw", None) => By::Draw,
            ("discard", Some(from)) => By::Discard(chair(from)),
            ("rob", Some(from)) => By::Rob(chair(from)),
            (by, from) => panic!("{}: {by} from {from:?}", self.id),
        }
    }

    fn situation(&self) -> Situation {
        Situation {
            replacement: self.flags.replacement.as_deref().map(|what| match what {
                "kong" => Replacement::Kong,
                "flower" => Replacement::Bonus,
                other => panic!("replacement of {other}"),
            }),
            last_tile: self.flags.last,
            first: self.flags.first.as_deref().map(|what| match what {
                "heaven" => First::Dealt,
                other => panic!("first is {other}"),
            }),
            bonus: self.bonus.iter().filter_map(|&n| Bonus::new(n)).map(Tile::bonus).collect(),
            ..Situation::new(self.seat, self.round, self.by().kind())
        }
    }
}

/// The vectors name seats by their winds; with seat 0 as the dealer they are the same.
fn chair(wind: Wind) -> Seat {
    Seat::ALL[wind as usize]
}

fn meld(text: &str) -> Meld {
    let (letter, tiles) = text.split_once(':').expect("a set such as P:555z");
    let kind = match letter {
        "C" => MeldKind::Chow,
        "P" => MeldKind::Pong,
        "K" => MeldKind::ClaimedKong,
        "A" => MeldKind::AddedKong,
        "Q" => MeldKind::ConcealedKong,
        other => panic!("no set is marked {other}"),
    };
    Meld { kind, tiles: parse_tiles(tiles).expect("tiles"), claimed: None }
}

fn vectors() -> Vec<Vector> {
    serde_json::from_str(include_str!("vectors/hong-kong.json")).expect("the vectors")
}

fn faan(sheet: &Sheet) -> u32 {
    let [(Unit::Faan, total)] = sheet.totals[..] else { panic!("one total in faan: {sheet:?}") };
    assert_eq!(sheet.lines.iter().map(|line| line.worth).sum::<u32>(), total, "the lines add up: {sheet:?}");
    total
}

#[test]
fn every_worked_example_comes_out_as_written() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 26);
    for vector in vectors {
        let rules = vector.rules();
        let sheet = match score::judge(&rules, &vector.hand(), &vector.situation()) {
            Verdict::Win(sheet) => {
                assert!(vector.legal, "{}", vector.id);
                sheet
            }
            Verdict::Short { sheet, have, need } => {
                assert!(!vector.legal && have < need, "{}", vector.id);
                sheet
            }
            Verdict::NotComplete => panic!("{} is complete", vector.id),
        };
        assert_eq!(faan(&sheet), vector.faan, "{}: {:?}", vector.id, sheet.lines);
        assert_eq!(sheet.value, vector.capped, "{}", vector.id);
        assert_eq!(sheet.limit.is_some(), vector.capped < vector.faan, "{}", vector.id);
        if let Some(pay) = &vector.pay {
            let liable = vector.flags.liable.map(chair);
            let winner = Winner { seat: chair(vector.seat), by: vector.by(), sheet: &sheet, liable };
            let table = Table {
                dealer: Seat::ALL[0],
                round: vector.round,
                counters: 0,
                hands: PerSeat::default(),
                bonus: PerSeat::default(),
            };
            let changes = score::settle(&rules, &[winner], &table).changes();
            let expected = PerSeat(Wind::ALL.map(|wind| pay[&wind]));
            assert_eq!(changes, expected, "{}", vector.id);
        }
    }
}
