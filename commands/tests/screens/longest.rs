//! The longest results and matches, in every language.

use std::collections::BTreeSet;

use commands::screen::facts::{MatchFacts, ResultFacts, TableFacts};
use commands::screen::{result, standings};
use commands::words::{self, Tongue};
use engine::deal::event::{DealEnd, Ending, Eye, Outcome};
use engine::meld::{Meld, MeldKind};
use engine::pattern::Pattern;
use engine::rules::RuleSet;
use engine::rules::options::Options;
use engine::score::sheet::{By, Line, Rows, Settlement, Sheet, Transfer, Unit, Why, Win};
use engine::seat::{PerSeat, Seat, Seats};
use engine::seed::Seed;

use crate::extremes::{crowded, fits, players};
use crate::sample::{COMMITMENT, THEN, nobody_won, readers, table, tile, tiles};
use crate::shown::shown;
use crate::sums;

/// A sheet with everything a hand could be worth something for at once, each line with the longest of its names: a million
/// points and 20 doubles.
fn longest_sheet(rules: &RuleSet, tongue: Tongue) -> Sheet {
    let longest = |pattern: &&Pattern| {
        let name = words::rules::line(pattern.name, &rules.vocabulary, tongue);
        words::name::columns(&name)
    };
    let pattern = rules
        .worth
        .patterns
        .iter()
        .max_by_key(longest)
        .expect("a pattern");
    let line = |worth, unit| Line {
        name: pattern.name.into(),
        worth,
        unit,
        tile: Some(tile("5z")),
    };
    let points = vec![line(50_000, Unit::Points); 20];
    Sheet {
        lines: [points, vec![line(5, Unit::Doubles); 4]].concat(),
        totals: vec![(Unit::Points, 1_000_000), (Unit::Doubles, 20)].into(),
        limit: Some("limit".into()),
        value: 1_000_000,
        reading: Rows::default(),
    }
}

/// Three winners on one tile with four kongs each, or one and three hands that are counted; the widest names; everything
/// that is turned over; twelve payments.
#[test]
fn the_longest_results_of_every_rule_set_fit() {
    for to in readers() {
        let (players, mut view) = (players(), crowded(Eye::Rail));
        view.indicators = tiles("11119m");
        let meld = Meld {
            kind: MeldKind::AddedKong,
            tiles: tiles("5555z").into(),
            claimed: Some((tile("5z"), Seat::ALL[0])),
        };
        let paid = Transfer {
            from: Seat::ALL[0],
            to: Seat::ALL[1],
            amount: 100_000_000,
            why: Why::Liability,
        };
        for entry in engine::rulesets::catalogue() {
            let rules = engine::rulesets::build(entry.id, &Options::new()).expect("the defaults");
            let sheet = longest_sheet(&rules, to.tongue);
            let totals = BTreeSet::from([20, 1_000_000]);
            let win = |seat: usize| Win {
                seat: Seat::ALL[seat],
                concealed: tiles("1234567z1234567z"),
                melds: vec![meld.clone(); 4],
                bonus: tiles("12345678f"),
                tile: Some(tile("7z")),
                by: By::Rob(Seat::ALL[0]),
                sheet: sheet.clone(),
            };
            for (winners, losers) in [(vec![1, 2, 3], 1), (vec![1, 2], 2), (vec![1], 3)] {
                let end = DealEnd {
                    ending: Ending::Won,
                    wins: winners.into_iter().map(win).collect(),
                    counted: PerSeat::from_fn(|seat| {
                        (seat.index() < losers).then(|| sheet.clone())
                    }),
                    settlement: Settlement {
                        transfers: vec![paid; 12].into(),
                    },
                    points: PerSeat([-1_000_000_000; 4]),
                    under_indicators: tiles("11119m"),
                    waiting: PerSeat([true; 4]),
                    ..nobody_won()
                };
                let screen = result::draw(
                    &ResultFacts {
                        table: TableFacts {
                            rules: &rules,
                            ..table()
                        },
                        view: &view,
                        players: &players,
                        end: &end,
                        ready: Seats::ALL,
                        next: Some(THEN),
                    },
                    to,
                );
                let pictured: Vec<&str> = screen
                    .cards
                    .iter()
                    .filter_map(|card| card.image.as_deref())
                    .collect();
                let files = ["win-1.png", "win-2.png", "win-3.png"];
                assert_eq!(pictured, files[..end.wins.len()], "each hand has its card");
                let page = shown(&screen);
                let sheets = end.wins.len() + losers;
                assert_eq!(
                    sums::of_sheets(&screen, to.tongue),
                    vec![totals.clone(); sheets]
                );
                let million = words::rules::count(1_000_000, Unit::Points, to.tongue);
                // In riichi what one winner is paid stands in the place of what it is reckoned from.
                let paid = usize::from(rules.riichi.is_some());
                let told = page.matches(&million).count();
                assert_eq!(told, 2 * sheets - paid, "{page}");
            }
        }
    }
}

#[test]
fn the_longest_match_fits() {
    for to in readers() {
        let players = players();
        let history = vec![PerSeat([-1_000_000; 4]); 200];
        let outcome = Outcome {
            order: Seat::ALL,
            points: PerSeat([-1_000_000; 4]),
            results: PerSeat([-1_000_000; 4]),
            seed: Seed::from_bytes([0xFF; 32]),
        };
        fits(&standings::draw(
            &MatchFacts {
                table: table(),
                players: &players,
                outcome: &outcome,
                history: &history,
                commitment: COMMITMENT,
                game: 1,
                broken_off: false,
                ratings: None,
            },
            to,
        ));
    }
}
