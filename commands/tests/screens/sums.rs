//! Printed sheets: however little room there is, their lines add up to their totals (case 16 of the traps).

use std::collections::{BTreeMap, BTreeSet};

use commands::screen::facts::{ResultFacts, TableFacts};
use commands::screen::page::Screen;
use commands::screen::{result, score};
use commands::words::Tongue;
use engine::deal::event::{DealEnd, Ending};
use engine::notation::hand::{self, Answer, Flags, Held};
use engine::score::sheet::{By, Sheet, Unit, Win};
use engine::score::{self as scoring, ByKind, Hand, Riichi, Situation, Verdict};
use engine::seat::{Seat, Seats, Wind};

use crate::sample::{busy, nobody_won, players, readers, table, tile, tiles};
use crate::systems::rules;

/// The totals of every sheet on a page, each of which its lines must add up to.
pub(crate) fn of_sheets(screen: &Screen, tongue: Tongue) -> Vec<BTreeSet<u32>> {
    let total = match tongue {
        Tongue::English => "Total",
        Tongue::Japanese | Tongue::TraditionalChinese => "合計",
        Tongue::SimplifiedChinese => "合计",
    };
    let fields = screen.cards.iter().flat_map(|card| &card.fields);
    let sums = fields.filter_map(|field| {
        let rows: Vec<_> = field.value.lines().filter_map(row).collect();
        let first = rows.iter().position(|(name, ..)| *name == total)?;
        let (lines, below) = rows.split_at(first);
        let totals = below.iter().take_while(|(name, ..)| *name == total);
        let totals = by_unit(totals);
        assert_eq!(by_unit(lines), totals, "{}", field.value);
        Some(totals.into_values().collect())
    });
    sums.collect()
}

/// What a line of a sheet is called, how much it adds, and of what.
fn row(line: &str) -> Option<(&str, u32, &str)> {
    let (name, worth) = line.trim_end().rsplit_once("  ")?;
    let worth = worth.trim();
    let digits = worth.find(|c: char| !c.is_ascii_digit())?;
    let (count, unit) = worth.split_at(digits);
    // One point, two points.
    let unit = unit.trim().trim_end_matches('s');
    Some((name.trim(), count.parse().ok()?, unit))
}

fn by_unit<'a>(
    rows: impl IntoIterator<Item = &'a (&'a str, u32, &'a str)>,
) -> BTreeMap<&'a str, u32> {
    let mut sums = BTreeMap::new();
    for &(_, worth, unit) in rows {
        *sums.entry(unit).or_default() += worth;
    }
    sums
}

/// The tiles of a hand with as many lines as one can well have: riichi 1, ippatsu 1, three concealed triplets 2, dora and
/// ura dora 3 each are 10 han; 20 fu, 10 for the closed hand, 222m 4, 888p 4, 999s 8 and 77z 2 are 48, rounded up to 50.
const MANY: &str = "222m888p999s45s77z";
const HAN_AND_FU: [u32; 2] = [10, 50];

fn many_lines() -> Sheet {
    let hand = Hand {
        concealed: tiles(MANY),
        win: Some(tile("6s")),
        ..Hand::default()
    };
    let situation = Situation {
        riichi: Some(Riichi::Plain),
        ippatsu: true,
        indicators: tiles("1m"),
        under_indicators: tiles("7p"),
        ..Situation::new(Wind::South, Wind::East, ByKind::Discard)
    };
    let Verdict::Win(sheet) = scoring::judge(&rules("riichi", &[]), &hand, &situation) else {
        panic!("a win")
    };
    assert_eq!(sheet.totals[..], [(Unit::Han, 10), (Unit::Fu, 50)]);
    sheet
}

#[test]
fn trap_016_the_lines_of_every_winner_add_up() {
    let (rules, sheet) = (rules("riichi", &[]), many_lines());
    let (players, view) = (players(), busy());
    let win = |seat: usize| Win {
        seat: Seat::ALL[seat],
        concealed: tiles(MANY),
        melds: Vec::new(),
        bonus: Vec::new(),
        tile: Some(tile("6s")),
        by: By::Discard(Seat::ALL[0]),
        sheet: sheet.clone(),
    };
    for to in readers() {
        for winners in 1..=3 {
            let end = DealEnd {
                ending: Ending::Won,
                wins: (1..=winners).map(win).collect(),
                ..nobody_won()
            };
            let facts = ResultFacts {
                table: TableFacts {
                    rules: &rules,
                    ..table()
                },
                view: &view,
                players: &players,
                end: &end,
                ready: Seats::NONE,
                next: None,
            };
            let sums = of_sheets(&result::draw(&facts, to), to.tongue);
            assert_eq!(sums, vec![BTreeSet::from(HAN_AND_FU); winners]);
        }
    }
}

#[test]
fn trap_016_the_lines_of_a_counted_hand_add_up() {
    let rules = rules("riichi", &[]);
    let line = hand::Line {
        rules: "riichi".to_owned(),
        hand: Held {
            concealed: MANY.to_owned(),
            ..Held::default()
        },
        seat: Some(Wind::South),
        win: Some("6s".to_owned()),
        from: Some(Wind::East),
        dora_indicators: "1m".to_owned(),
        ura_indicators: "7p".to_owned(),
        flags: Flags {
            riichi: true,
            ippatsu: true,
            ..Flags::default()
        },
        ..hand::Line::default()
    };
    let answer = hand::score(&line, &rules).expect("a hand");
    // Three times as many lines as a hand can have, for which no field has room.
    let thrice = Answer {
        lines: [&answer.lines[..]; 3].concat(),
        fu_lines: [&answer.fu_lines[..]; 3].concat(),
        han: answer.han.map(|han| han * 3),
        fu: answer.fu.map(|fu| fu * 3),
        ..answer.clone()
    };
    for to in readers() {
        for (answer, times) in [(&answer, 1), (&thrice, 3)] {
            let screen = score::draw(&line, answer, &rules, "Riichi".to_owned(), to);
            let sums = of_sheets(&screen, to.tongue);
            assert_eq!(sums, [BTreeSet::from(HAN_AND_FU.map(|sum| sum * times))]);
        }
    }
}
