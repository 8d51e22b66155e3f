//! The worked examples of `classical-chinese.md` 11, from `vectors/classical-chinese.json`. CC-20 and CC-21 are matters of
//! play.

use std::collections::BTreeMap;

use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::sheet::{By, Rows, Sheet, Unit};
use engine::score::{self, Feeder, Hand, Replacement, Situation, Table, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};
use engine::tile::{Bonus, Kind, Tile, parse_tiles};
use serde::Deserialize;

use crate::case::{chinese, table, total};
use crate::lines::{chair, meld};

#[derive(Debug, Deserialize)]
struct Vector {
    id: String,
    options: BTreeMap<String, serde_json::Value>,
    hands: BTreeMap<Wind, Held>,
    winner: Wind,
    win: Tile,
    round: Wind,
    by: String,
    frm: Option<Wind>,
    flags: Flags,
    cannon: Option<Wind>,
    points: Option<u32>,
    doubles: Option<u32>,
    limit: Vec<String>,
    values: BTreeMap<Wind, u32>,
    pay: BTreeMap<Wind, i32>,
}

#[derive(Debug, Deserialize)]
struct Held {
    concealed: String,
    melds: Vec<String>,
    bonus: Vec<u8>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Flags {
    #[serde(default)]
    replacement: bool,
    #[serde(default)]
    last: bool,
    #[serde(default)]
    dead_kinds: Vec<String>,
}

impl Held {
    fn hand(&self, win: Option<Tile>) -> Hand {
        Hand {
            concealed: parse_tiles(&self.concealed).expect("tiles"),
            melds: self.melds.iter().map(|text| meld(text)).collect(),
            win,
        }
    }

    fn bonus(&self) -> Vec<Tile> {
        let tiles = self.bonus.iter().filter_map(|&n| Bonus::new(n));
        tiles.map(Tile::bonus).collect()
    }
}

impl Vector {
    fn rules(&self) -> RuleSet {
        let text =
            |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_owned);
        let name = |key: &str| match key {
            "flowers" => "tiles.flowers".to_owned(),
            key => key.to_owned(),
        };
        let options = self.options.iter();
        let options = options
            .map(|(key, value)| (name(key), text(value)))
            .collect();
        rulesets::build("classical-chinese", &options).expect("options of a vector")
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
        let dead = self.flags.dead_kinds.iter();
        let dead = dead.map(|text| text.parse::<Kind>().expect("a kind"));
        Situation {
            replacement: self.flags.replacement.then_some(Replacement::Kong),
            last_tile: self.flags.last,
            bonus: self.hands[&self.winner].bonus(),
            seen: dead.flat_map(|kind| [kind; 4]).collect(),
            ..Situation::new(self.winner, self.round, self.by().kind())
        }
    }

    fn table(&self) -> Table {
        let wind = |seat: Seat| seat.wind(Seat::ALL[0]);
        Table {
            dealer: Seat::ALL[0],
            round: self.round,
            counters: 0,
            hands: PerSeat::from_fn(|seat| {
                let win = (wind(seat) == self.winner).then_some(self.win);
                self.hands[&wind(seat)].hand(win)
            }),
            bonus: PerSeat::from_fn(|seat| self.hands[&wind(seat)].bonus()),
        }
    }
}

/// The names of limit hands in the examples, by those on our sheets.
fn limit_of(name: &str) -> String {
    let known = [
        ("moon_from_the_sea", "moon from the bottom of the sea"),
        ("thirteen_orphans", "thirteen unique wonders"),
    ];
    let known = known.iter().find(|(ours, _)| *ours == name);
    known.expect("a limit hand of the examples").1.to_owned()
}

fn vectors() -> Vec<Vector> {
    serde_json::from_str(include_str!("../vectors/classical-chinese.json")).expect("vectors")
}

#[test]
fn every_worked_example_comes_out_as_written() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 19);
    for vector in vectors {
        let (rules, table) = (vector.rules(), vector.table());
        let seat = chair(vector.winner);
        let verdict = score::judge(&rules, &table.hands[seat], &vector.situation());
        let Verdict::Win(sheet) = verdict else {
            panic!("{} wins", vector.id);
        };
        let limits = sheet.lines.iter().filter(|line| line.unit == Unit::Limits);
        let limits: Vec<String> = limits.map(|line| limit_of(&line.name)).collect();
        assert_eq!(limits, vector.limit, "{}", vector.id);
        assert_eq!(
            [Unit::Points, Unit::Doubles].map(|unit| total(&sheet, unit)),
            [vector.points, vector.doubles].map(Option::unwrap_or_default),
            "{}: {:?}",
            vector.id,
            sheet.lines
        );
        let liable = vector.cannon.map(chair).map(Feeder::of_the_hand);
        let winner = Winner {
            seat,
            by: vector.by(),
            sheet: &sheet,
            liable: liable.as_slice(),
        };
        let mut counted = score::count_losers(&rules, &[winner], &table);
        counted[seat] = Some(sheet.clone());
        assert_eq!(
            counted.map(|sheet| sheet.map(|sheet| sheet.value)).0,
            Wind::ALL.map(|wind| vector.values.get(&wind).copied()),
            "{}",
            vector.id
        );
        let settlement = score::settle(&rules, &[winner], &table);
        assert_eq!(
            settlement.changes().0,
            Wind::ALL.map(|wind| vector.pay[&wind]),
            "{}: {settlement:?}",
            vector.id
        );
    }
}

/// What each seat gains or loses when this seat wins so much against these hands, each with what it must count.
fn settlement_only(winner: Wind, value: u32, losers: [(Wind, u32, Hand); 3]) -> [i32; 4] {
    let rules = chinese(&[]);
    let sheet = Sheet {
        lines: Vec::new(),
        totals: std::iter::empty().collect(),
        limit: None,
        value,
        reading: Rows::default(),
    };
    let winner = Winner {
        seat: chair(winner),
        by: By::Draw,
        sheet: &sheet,
        liable: &[],
    };
    let mut table = table(PerSeat::default(), Wind::South);
    for (wind, _, hand) in &losers {
        table.hands[chair(*wind)] = hand.clone();
    }
    let counted = score::count_losers(&rules, &[winner], &table);
    for (wind, value, _) in &losers {
        assert_eq!(
            counted[chair(*wind)].as_ref().map(|sheet| sheet.value),
            Some(*value)
        );
    }
    score::settle(&rules, &[winner], &table).changes().0
}

fn held(concealed: &str, melds: &[&str]) -> Hand {
    Hand {
        concealed: parse_tiles(concealed).expect("tiles"),
        melds: melds.iter().map(|text| meld(text)).collect(),
        win: None,
    }
}

#[test]
fn cc_22_two_published_settlements() {
    let losers = [
        (Wind::East, 100, held("147m14p66z", &["Q:7777z", "Q:5555m"])),
        (Wind::West, 50, held("258m25s55z", &["Q:1111p", "Q:4444p"])),
        (Wind::North, 20, held("36m36p1z777s9m2s", &["Q:4444s"])),
    ];
    assert_eq!(
        settlement_only(Wind::South, 200, losers),
        [-140, 800, -270, -390]
    );
    let losers = [
        (Wind::East, 2, held("147m147p147s12z55z", &[])),
        (Wind::South, 46, held("25s222m66z", &["Q:1111m", "K:4444m"])),
        (Wind::West, 12, held("999p333p147s258m1z", &[])),
    ];
    let changes = settlement_only(Wind::North, 192, losers);
    assert_eq!(changes, [-492, -70, -206, 768]);
    assert_eq!(
        changes.map(|change| 2000 + change),
        [1508, 1930, 1794, 2768]
    );
}

/// What each seat gains or loses in a worked example, played by other options.
pub(crate) fn payments(id: &str, options: &[(&str, &str)]) -> [i32; 4] {
    let vector = vectors().into_iter().find(|vector| vector.id == id);
    let vector = vector.expect("an example of this name");
    let (rules, table) = (chinese(options), vector.table());
    let seat = chair(vector.winner);
    let verdict = score::judge(&rules, &table.hands[seat], &vector.situation());
    let Verdict::Win(sheet) = verdict else {
        panic!("{id} wins");
    };
    let winner = Winner {
        seat,
        by: vector.by(),
        sheet: &sheet,
        liable: &[],
    };
    score::settle(&rules, &[winner], &table).changes().0
}

/// What a hand counts that has not won, by these options.
pub(crate) fn loser(options: &[(&str, &str)], concealed: &str) -> u32 {
    let situation = Situation::new(Wind::West, Wind::East, By::Draw.kind());
    let counted = score::count_loser(&chinese(options), &held(concealed, &[]), &situation);
    counted.expect("losers are counted").value
}
