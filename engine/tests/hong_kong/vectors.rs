//! The worked examples of `hong-kong.md` 9, from `vectors/hong-kong.json`. HK-26 is a matter of play.

use std::collections::BTreeMap;

use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::By;
use engine::score::{self, Feeder, First, Hand, Replacement, Situation, Table, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};
use engine::tile::{Bonus, Tile, parse_tiles};
use serde::Deserialize;

use crate::case::{chair, faan, judged, meld, rules, sheet};
use crate::lines::by;
use crate::payment::changes;

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
        let text =
            |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_owned);
        let options = self
            .options
            .iter()
            .map(|(key, value)| (key.clone(), text(value)))
            .collect();
        rulesets::build("hong-kong", &options).expect("options of a vector")
    }

    fn hand(&self) -> Hand {
        let melds = self.melds.iter().map(|text| meld(text)).collect();
        Hand {
            concealed: parse_tiles(&self.concealed).expect("tiles"),
            melds,
            win: Some(self.win),
        }
    }

    fn by(&self) -> By {
        by(&self.id, &self.by, self.frm)
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
            bonus: self
                .bonus
                .iter()
                .filter_map(|&n| Bonus::new(n))
                .map(Tile::bonus)
                .collect(),
            ..Situation::new(self.seat, self.round, self.by().kind())
        }
    }
}

fn vectors() -> Vec<Vector> {
    serde_json::from_str(include_str!("../vectors/hong-kong.json")).expect("the vectors")
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
        assert_eq!(
            faan(&sheet),
            vector.faan,
            "{}: {:?}",
            vector.id,
            sheet.lines
        );
        assert_eq!(sheet.value, vector.capped, "{}", vector.id);
        assert_eq!(
            sheet.limit.is_some(),
            vector.capped < vector.faan,
            "{}",
            vector.id
        );
        if let Some(pay) = &vector.pay {
            let liable = vector.flags.liable.map(chair).map(Feeder::of_the_hand);
            let winner = Winner {
                seat: chair(vector.seat),
                by: vector.by(),
                sheet: &sheet,
                liable: liable.as_slice(),
            };
            assert_eq!(
                changes(&rules, &[winner]),
                Wind::ALL.map(|wind| pay[&wind]),
                "{}",
                vector.id
            );
        }
    }
}

/// HK-27: North may claim only with enough faan, and is then paid beside South.
#[test]
fn hk_27_each_of_several_winners_needs_the_minimum_and_is_paid_on_his_own() {
    let rules = rules(&[("claim.multiple_winners", "all")]);
    let north = "North East discard 4m 23m567p99s P:111z C:789m";
    assert!(matches!(
        judged(&rules, north),
        Verdict::Short {
            have: 2,
            need: 3,
            ..
        }
    ));

    let south = sheet(&rules, "South East discard 4m 23m456p789s33p C:567m 26f");
    let north = sheet(&rules, &format!("{north} 48f"));
    assert_eq!((faan(&south), faan(&north)), (3, 3));
    let by = By::Discard(Seat::ALL[0]);
    let winner = |wind, sheet| Winner {
        seat: chair(wind),
        by,
        sheet,
        liable: &[],
    };
    let both = [winner(Wind::South, &south), winner(Wind::North, &north)];
    assert_eq!(changes(&rules, &both), [-32, 16, 0, 16]);

    // The reading on the sheet is the very hand.
    let rows: Vec<_> = south
        .reading
        .iter()
        .map(engine::tile::write_tiles)
        .collect();
    assert_eq!(rows, ["567m", "234m", "456p", "789s", "33p"]);
    let table = Table {
        dealer: Seat::ALL[0],
        round: Wind::East,
        counters: 0,
        hands: PerSeat::default(),
        bonus: PerSeat::default(),
    };
    assert!(
        score::settle(&rules, &[], &table).transfers.is_empty(),
        "a draw is not paid for"
    );
}
