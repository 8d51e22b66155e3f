//! Why a deal was worth what was paid for it.

use commands::screen::explain;
use commands::screen::facts::{ResultFacts, TableFacts};
use commands::screen::page::Screen;
use commands::words::Tongue::English;
use commands::words::{Reader, meanings};
use engine::deal::event::{DealEnd, Ending, Event, Eye};
use engine::deal::view::View;
use engine::player::Strength;
use engine::rules::RuleSet;
use engine::score::sheet::{By, Settlement, Transfer, Unit, Why, Win};
use engine::score::{ByKind, Hand, Riichi, Situation, Verdict, judge};
use engine::seat::{PerSeat, Seat, Seats, Wind};
use engine::seed::Seed;
use engine::selfplay;

use crate::sample::{nobody_won, players, readers, table, tile, tiles, view};
use crate::shown::shown;

fn rules(id: &str, options: &[(&str, &str)]) -> RuleSet {
    let options = options.iter().map(|&(k, v)| (k.to_owned(), v.to_owned()));
    engine::rulesets::build(id, &options.collect()).expect("allowed values")
}

/// Every page of it.
fn pages(rules: &RuleSet, view: &View, end: &DealEnd, to: Reader) -> Vec<Screen> {
    let players = players();
    let facts = ResultFacts {
        table: TableFacts { rules, ..table() },
        view,
        players: &players,
        end,
        ready: Seats::NONE,
        next: None,
    };
    let mut pages: Vec<Screen> = Vec::new();
    for number in 0.. {
        let page = explain::draw(&facts, number, to);
        page.check().expect("within Discord's limits");
        if pages.last().is_some_and(|last| last.cards == page.cards) {
            break;
        }
        pages.push(page);
    }
    pages
}

fn text(pages: &[Screen]) -> String {
    let bodies = pages.iter().map(|page| page.cards[0].body.as_str());
    bodies.collect::<Vec<_>>().join("\n")
}

/// How the deals of a game among machines ended that somebody won.
fn won(rules: &RuleSet) -> Vec<DealEnd> {
    let mut ends = Vec::new();
    let seed = Seed::from_bytes([5; 32]);
    selfplay::play(rules.clone(), seed, [Strength::Gentle; 4], |event| {
        if let Event::Ended(end) = event
            && end.ending == Ending::Won
        {
            ends.push(end.as_ref().clone());
        }
    });
    ends
}

/// Each line with its sentence, each total, what payments are counted from, and every payment.
#[test]
fn whatever_machines_win_is_explained_in_every_language() {
    let view = view(Eye::Rail);
    for (id, options) in [
        ("hong-kong", &[("min_faan", "1"), ("game.rounds", "1")][..]),
        ("riichi", &[("game.rounds", "1")]),
        ("classical-japanese", &[("game.rounds", "1")]),
        ("classical-chinese", &[("game.rounds", "1")]),
    ] {
        let rules = rules(id, options);
        let ends = won(&rules);
        assert!(!ends.is_empty(), "{id}");
        for (end, to) in ends
            .iter()
            .flat_map(|end| readers().map(move |to| (end, to)))
        {
            let said = text(&pages(&rules, &view, end, to));
            for win in &end.wins {
                for line in &win.sheet.lines {
                    let meaning = meanings::meaning(&line.name, &rules, to.tongue);
                    assert!(said.contains(&meaning.expect("a sentence")), "{said}");
                }
                let value = win.sheet.value.to_string();
                assert!(said.contains(&value), "{id} {value}: {said}");
            }
            for paid in &end.settlement.transfers {
                assert!(said.contains(&paid.amount.to_string()), "{said}");
            }
        }
    }
}

/// A win of South in the East round on a discard of West, and what West pays.
fn discarded(rules: &RuleSet, concealed: &str, win: &str, paid: i32, around: Situation) -> DealEnd {
    let hand = Hand {
        concealed: tiles(concealed),
        melds: Vec::new(),
        win: Some(tile(win)),
    };
    let Verdict::Win(sheet) = judge(rules, &hand, &around) else {
        panic!("it wins")
    };
    DealEnd {
        ending: Ending::Won,
        wins: vec![Win {
            seat: Seat::ALL[1],
            concealed: hand.concealed,
            melds: Vec::new(),
            bonus: Vec::new(),
            tile: hand.win,
            by: By::Discard(Seat::ALL[2]),
            sheet,
        }],
        settlement: Settlement {
            transfers: vec![Transfer {
                from: Seat::ALL[2],
                to: Seat::ALL[1],
                amount: paid,
                why: Why::Win,
            }]
            .into(),
        },
        ..nobody_won()
    }
}

fn by_discard() -> Situation {
    Situation::new(Wind::South, Wind::East, ByKind::Discard)
}

/// `RI-01` of the rules: 30 fu and 3 han are 960 base points, four times that is 3840, paid as 3900.
#[test]
fn riichi_pinfu_and_tanyao_on_a_discard() {
    let rules = rules("riichi", &[]);
    let around = Situation {
        riichi: Some(Riichi::Plain),
        indicators: tiles("1z"),
        ..by_discard()
    };
    let end = DealEnd {
        bets_won: PerSeat([0, 1000, 0, 0]),
        ..discarded(&rules, "234m567m345p67s88p", "8s", 3900, around)
    };
    let pages = pages(&rules, &view(Eye::Rail), &end, English.into());
    let said = text(&pages);
    for told in [
        "30 fu, doubled 5 times",
        "are 960 base points",
        "pays 3900 to",
        "takes 1000 of bets",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    insta::assert_snapshot!("explained_riichi", shown(&pages[0]));
}

/// `CC-03` of the rules, but its winner alone: 22 points, doubled for a no-score and a concealed hand, are 88.
#[test]
fn points_are_doubled_before_ones_eyes() {
    let rules = rules("classical-chinese", &[]);
    let around = Situation::new(Wind::South, Wind::East, ByKind::Draw);
    let end = discarded(&rules, "123456m78889p45s", "6s", 88, around);
    let said = text(&pages(&rules, &view(Eye::Rail), &end, English.into()));
    assert!(
        said.contains("22 points, doubled 2 times, are 88."),
        "{said}"
    );
    assert!(said.contains("worth no points"), "{said}");
}

/// Thirteen orphans are 13 faan, and the usual cap is 10: a share is 128 (`hong-kong.md` 4).
#[test]
fn a_cap_is_told_with_what_it_leaves() {
    let rules = rules("hong-kong", &[]);
    let end = discarded(&rules, "19m19p19s1234567z", "1m", 256, by_discard());
    let said = text(&pages(&rules, &view(Eye::Rail), &end, English.into()));
    assert!(
        said.contains("No hand is paid for more than 10 faan."),
        "{said}"
    );
    assert!(
        said.contains("A hand of 10 faan makes a share of 128."),
        "{said}"
    );
}

/// Three hands with every line there is, tiles as pictures: what does not fit is on another page.
#[test]
fn the_longest_sheets_go_over_several_pages() {
    for entry in engine::rulesets::catalogue() {
        let rules = rules(entry.id, &[]);
        let mut end = discarded(&rules, "19m19p19s1234567z", "1m", 1, by_discard());
        let sheet = &mut end.wins[0].sheet;
        sheet.lines = rules
            .worth
            .lines()
            .map(|name| engine::score::sheet::Line {
                name: name.into(),
                worth: 1000,
                unit: Unit::Points,
                tile: Some(tile("5z")),
            })
            .collect();
        end.wins = vec![end.wins[0].clone(); 3];
        for to in readers() {
            let all = pages(&rules, &crate::extremes::crowded(Eye::Rail), &end, to);
            let is_long = to.tongue == English || all.len() > 1;
            assert!(!is_long || all.len() > 1 && !all[0].rows.is_empty());
        }
    }
}
