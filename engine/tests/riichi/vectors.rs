//! The worked examples of `riichi.md` 12, from `vectors/riichi.json`. RI-23 to RI-26 are a matter of play.

use std::collections::BTreeMap;

use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::{By, Sheet, Unit};
use engine::score::{self, Feeder, First, Hand, Replacement, Riichi, Situation, Verdict, Winner};
use engine::seat::Wind;
use engine::tile::{Tile, parse_tiles};
use serde::Deserialize;

use crate::case::{chair, changes, meld, total};
use crate::lines::by;

#[derive(Debug, Deserialize)]
struct Vector {
    id: String,
    options: BTreeMap<String, u8>,
    concealed: String,
    melds: Vec<String>,
    win: Tile,
    seat: Wind,
    round: Wind,
    by: String,
    frm: Option<Wind>,
    dora_indicators: String,
    ura_indicators: String,
    honba: u32,
    sticks: i32,
    liable: Option<Wind>,
    flags: Flags,
    yaku: Vec<(String, u32)>,
    han: u32,
    fu: Option<u32>,
    yakuman: u32,
    pay: BTreeMap<Wind, i32>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    #[serde(default)]
    riichi: bool,
    #[serde(default)]
    ippatsu: bool,
    #[serde(default)]
    rinshan: bool,
    #[serde(default)]
    last: bool,
    #[serde(default)]
    first: bool,
}

impl Vector {
    /// The vectors write `red_fives` for `tiles.red_fives`.
    fn rules(&self) -> RuleSet {
        let full = |key: &str| match key {
            "red_fives" => "tiles.red_fives".to_owned(),
            other => other.to_owned(),
        };
        let options = self
            .options
            .iter()
            .map(|(key, value)| (full(key), value.to_string()))
            .collect();
        rulesets::build("riichi", &options).expect("options of a vector")
    }

    fn hand(&self) -> Hand {
        Hand {
            concealed: parse_tiles(&self.concealed).expect("tiles"),
            melds: self.melds.iter().map(|text| meld(text)).collect(),
            win: Some(self.win),
        }
    }

    fn by(&self) -> By {
        by(&self.id, &self.by, self.frm)
    }

    fn situation(&self) -> Situation {
        let Flags {
            riichi,
            ippatsu,
            rinshan,
            last,
            first,
        } = self.flags;
        Situation {
            riichi: riichi.then_some(Riichi::Plain),
            ippatsu,
            replacement: rinshan.then_some(Replacement::Kong),
            last_tile: last,
            first: first.then_some(First::Dealt),
            indicators: parse_tiles(&self.dora_indicators).expect("indicators"),
            under_indicators: parse_tiles(&self.ura_indicators).expect("indicators"),
            ..Situation::new(self.seat, self.round, self.by().kind())
        }
    }

    /// The lines wanted, as this engine calls them.
    fn wanted(&self) -> Vec<(String, u32)> {
        let worth = |han: u32| if self.yakuman > 0 { han / 13 } else { han };
        let mut wanted: Vec<_> = self
            .yaku
            .iter()
            .map(|(name, han)| (ours(name).to_owned(), worth(*han)))
            .collect();
        wanted.sort();
        wanted
    }
}

/// Our name for a yaku of the vectors.
fn ours(name: &str) -> &'static str {
    match name {
        "Riichi" => "riichi",
        "Ippatsu" => "ippatsu",
        "Menzen Tsumo" => "menzen_tsumo",
        "Pinfu" => "pinfu",
        "Tanyao" => "tanyao",
        "Iipeiko" => "iipeikou",
        "Ryanpeikou" => "ryanpeikou",
        "Yakuhai (haku)" => "haku",
        "Yakuhai (chun)" => "chun",
        "Rinshan Kaihou" => "rinshan",
        "Chankan" => "chankan",
        "Haitei Raoyue" => "haitei",
        "San Kantsu" => "sankantsu",
        "San Ankou" => "sanankou",
        "Toitoi" => "toitoi",
        "Ittsu" => "ittsu",
        "Honitsu" => "honitsu",
        "Chinitsu" => "chinitsu",
        "Junchan" => "junchan",
        "Chiitoitsu" => "chiitoitsu",
        "Dora" => "dora",
        "Aka Dora" => "aka",
        "Kokushi Musou" => "kokushi",
        "Daburu Chuuren Poutou" => "junsei_chuuren",
        "Daisangen" => "daisangen",
        "Tenhou" => "tenhou",
        other => panic!("no name for {other}"),
    }
}

fn told(sheet: &Sheet) -> Vec<(String, u32)> {
    let no_fu = sheet.lines.iter().filter(|line| line.unit != Unit::Fu);
    let mut told: Vec<_> = no_fu
        .map(|line| (line.name.to_string(), line.worth))
        .collect();
    told.sort();
    told
}

#[test]
fn every_worked_example_comes_out_as_written() {
    let text = include_str!("../vectors/riichi.json");
    let vectors: Vec<Vector> = serde_json::from_str(text).expect("the vectors");
    assert_eq!(vectors.len(), 23);
    for vector in vectors {
        let (id, rules) = (&vector.id, vector.rules());
        let Verdict::Win(sheet) = score::judge(&rules, &vector.hand(), &vector.situation()) else {
            panic!("{id} is a win")
        };
        assert_eq!(told(&sheet), vector.wanted(), "{id}");
        assert_eq!(total(&sheet, Unit::Yakuman), vector.yakuman, "{id}");
        if vector.yakuman == 0 {
            assert_eq!(total(&sheet, Unit::Han), vector.han, "{id}");
            assert_eq!(Some(total(&sheet, Unit::Fu)), vector.fu, "{id}");
        }
        let liable = vector.liable.map(chair).map(Feeder::of_the_hand);
        let winner = Winner {
            seat: chair(vector.seat),
            by: vector.by(),
            sheet: &sheet,
            liable: liable.as_slice(),
        };
        let mut points = changes(&rules, &[winner], vector.honba);
        points[vector.seat as usize] += 1000 * vector.sticks;
        assert_eq!(points, Wind::ALL.map(|wind| vector.pay[&wind]), "{id}");
    }
}
