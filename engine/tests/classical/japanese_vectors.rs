//! The worked examples of `classical-japanese.md` 10, from `vectors/classical-japanese.json`. CJ-21 and CJ-22 are matters
//! of play.

use std::collections::BTreeMap;

use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::{By, Unit};
use engine::score::{self, Hand, Replacement, Situation, Verdict, Winner};
use engine::seat::Wind;
use engine::tile::{Tile, parse_tiles};
use serde::Deserialize;

use crate::case::{changes, japanese, sheet, total};
use crate::lines::{by, chair, meld};

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
    flags: Flags,
    points: Option<u32>,
    doubles: Option<u32>,
    limit: Vec<String>,
    value: u32,
    pay: BTreeMap<Wind, i32>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    #[serde(default)]
    replacement: bool,
    #[serde(default)]
    last: bool,
}

impl Vector {
    fn rules(&self) -> RuleSet {
        let text =
            |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_owned);
        let options = self.options.iter();
        let options = options
            .map(|(key, value)| (key.clone(), text(value)))
            .collect();
        rulesets::build("classical-japanese", &options).expect("options of a vector")
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
        Situation {
            replacement: self.flags.replacement.then_some(Replacement::Kong),
            last_tile: self.flags.last,
            ..Situation::new(self.seat, self.round, self.by().kind())
        }
    }
}

#[test]
fn every_worked_example_comes_out_as_written() {
    let vectors: Vec<Vector> =
        serde_json::from_str(include_str!("../vectors/classical-japanese.json")).expect("vectors");
    assert_eq!(vectors.len(), 23);
    for vector in vectors {
        let rules = vector.rules();
        let Verdict::Win(sheet) = score::judge(&rules, &vector.hand(), &vector.situation()) else {
            panic!("{} wins", vector.id);
        };
        let limits: Vec<String> = sheet
            .lines
            .iter()
            .filter(|line| line.unit == Unit::Limits)
            .map(|line| line.name.replace('_', " "))
            .collect();
        assert_eq!(limits, vector.limit, "{}", vector.id);
        assert_eq!(
            [Unit::Points, Unit::Doubles].map(|unit| total(&sheet, unit)),
            [vector.points, vector.doubles].map(Option::unwrap_or_default),
            "{}: {:?}",
            vector.id,
            sheet.lines
        );
        assert_eq!(sheet.value, vector.value, "{}", vector.id);
        let winner = Winner {
            seat: chair(vector.seat),
            by: vector.by(),
            sheet: &sheet,
            liable: &[],
        };
        assert_eq!(
            changes(&rules, &[winner]),
            Wind::ALL.map(|wind| vector.pay[&wind]),
            "{}",
            vector.id
        );
    }
}

/// CJ-14 with the option: West pays both who can go out, the second 4 x 80.
#[test]
fn cj_14_with_all_winners_the_discarder_pays_each() {
    let rules = japanese(&[("claim.multiple_winners", "all")]);
    let north = sheet(&rules, "North East discard 5s 123m678m99s34s P:222p");
    let south = sheet(&rules, "South East discard 5s 123p456p555z77m46s");
    assert_eq!((total(&south, Unit::Points), south.value), (40, 80));
    let by = By::Discard(chair(Wind::West));
    let winner = |wind, sheet| Winner {
        seat: chair(wind),
        by,
        sheet,
        liable: &[],
    };
    let both = [winner(Wind::North, &north), winner(Wind::South, &south)];
    assert_eq!(changes(&rules, &both), [0, 320, -410, 90]);
}
