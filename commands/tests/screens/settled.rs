//! What the result card says of payments that are not all between winners and losers, and of deals that end early.

use commands::screen::facts::{ResultFacts, TableFacts};
use commands::screen::result;
use commands::words::Tongue::English;
use engine::deal::event::{DealEnd, Ending};
use engine::deal::view::View;
use engine::meld::{Meld, MeldKind};
use engine::rules::RuleSet;
use engine::score::sheet::{Line, Rows, Sheet, Transfer, Unit, Why};
use engine::seat::{PerSeat, Seat, Seats};

use crate::pages::{big_three_dragons, result_of};
use crate::sample::{RULES, busy, discards, nobody_won, players, table, tiles};
use crate::shown::shown;

/// The result card by these rules.
fn card(rules: &RuleSet, view: &View, end: &DealEnd) -> String {
    let players = players();
    let facts = ResultFacts {
        table: TableFacts { rules, ..table() },
        view,
        players: &players,
        end,
        ready: Seats::NONE,
        next: None,
    };
    shown(&result::draw(&facts, English.into()))
}

/// A sheet of one line.
fn counts(worth: u32) -> Sheet {
    let line = Line {
        name: "dragon_pung".into(),
        tile: None,
        worth,
        unit: Unit::Points,
    };
    Sheet {
        lines: vec![line],
        totals: vec![(Unit::Points, worth), (Unit::Doubles, 0)].into(),
        limit: None,
        value: worth,
        reading: Rows::default(),
    }
}

#[test]
fn losers_who_settle_among_themselves_see_all_sheets_and_who_pays_whom() {
    let mut end = big_three_dragons();
    end.counted = PerSeat([Some(counts(8)), Some(counts(4)), Some(counts(2)), None]);
    end.settlement.transfers.push(Transfer {
        from: Seat::ALL[1],
        to: Seat::ALL[0],
        amount: 4,
        why: Why::Settlement,
    });
    let page = result_of(&end, Seats::NONE);
    for name in ["Ada", "Chen 陈"] {
        assert!(page.contains(&format!("# {name} counts")), "{page}");
    }
    assert_eq!(page.matches(" counts").count(), 3, "{page}");
    // The list says it already.
    assert!(!page.contains("settlement"), "{page}");
    let payer = page.lines().find(|line| line.ends_with(" 4"));
    assert!(payer.is_some_and(|line| line.contains(" → Ada")), "{page}");
}

#[test]
fn bets_won_are_in_what_a_winner_gains_and_indicators_are_opened() {
    let mut end = big_three_dragons();
    end.bets_won = PerSeat([0, 0, 0, 1000]);
    end.points[Seat::ALL[3]] += 1000;
    end.under_indicators = tiles("9s");
    let mut view = busy();
    view.indicators = tiles("3p");
    let page = card(&RULES, &view, &end);
    assert!(page.contains("+1384 → 1384"), "{page}");
    let of_it = "Including 1000 points for riichi bets";
    assert!(page.contains(of_it), "{page}");
    let dora = "# Dora\nIndicators `3p` → dora\u{A0}`4p`\nUra indicators `9s` → ura dora `1s`";
    assert!(page.contains(dora), "{page}");
}

#[test]
fn an_early_end_says_why() {
    let told = |view: &View, end: &DealEnd| card(&RULES, view, end);
    let end = DealEnd {
        ending: Ending::Aborted,
        melds: PerSeat::default(),
        ..nobody_won()
    };
    let mut plain = busy();
    for seat in Seat::ALL {
        plain.seats[seat].riichi = false;
        plain.seats[seat].river = discards("1m");
    }
    assert!(told(&plain, &end).contains("Three would win on one discard"));
    let mut winds = plain.clone();
    let mut calls = plain.clone();
    for seat in Seat::ALL {
        winds.seats[seat].river = discards("2z");
        calls.seats[seat].riichi = true;
    }
    assert!(told(&winds, &end).contains("the same wind first"));
    assert!(told(&calls, &end).contains("All four have declared riichi"));
    let mut kongs = end.clone();
    let kong = Meld {
        kind: MeldKind::ConcealedKong,
        tiles: tiles("5555p").into(),
        claimed: None,
    };
    kongs.melds[Seat::ALL[1]] = vec![kong.clone(), kong.clone(), kong.clone()];
    kongs.melds[Seat::ALL[2]] = vec![kong];
    assert!(told(&plain, &kongs).contains("Four kans"));
    let mut nine = end.clone();
    nine.hands[Seat::ALL[2]] = tiles("19m19p19s1234567z5m");
    let text = told(&plain, &nine);
    assert!(
        text.contains("**Chen 陈** ends the deal: nine different"),
        "{text}"
    );
    assert!(
        text.contains("1m 9m 1p 9p 1s 9s E\nS W N Wh Gr Rd 5m"),
        "{text}"
    );
}

#[test]
fn a_riichi_hand_is_known_by_what_is_paid_for_it() {
    let rules = engine::rulesets::build("riichi", &[].into()).expect("the defaults");
    let told = |limit: Option<&'static str>, payers: &[(usize, i32)]| {
        let view = busy();
        let mut end = big_three_dragons();
        let winner = end.wins[0].seat;
        end.wins[0].sheet = Sheet {
            totals: vec![(Unit::Han, 4), (Unit::Fu, 30)].into(),
            limit: limit.map(Into::into),
            value: 1920,
            lines: vec![],
            reading: Rows::default(),
        };
        let transfers = payers.iter().map(|&(step, amount)| Transfer {
            from: winner.turned(step),
            to: winner,
            amount,
            why: Why::Win,
        });
        // Counters are paid for besides.
        let counters = Transfer {
            from: winner.turned(1),
            to: winner,
            amount: 300,
            why: Why::Counters,
        };
        end.settlement.transfers = transfers.chain([counters]).collect();
        card(&rules, &view, &end)
    };
    for (limit, payers, row) in [
        (None, &[(2, 7700)][..], ["Worth", "7700 points"]),
        (
            None,
            &[(1, 3900), (2, 2000), (3, 2000)],
            ["Worth", "2000 / 3900 points"],
        ),
        (
            Some("mangan"),
            &[(1, 4000), (2, 4000), (3, 4000)],
            ["Mangan", "4000 points from each"],
        ),
        // Each what he is liable for, and his share of the rest.
        (
            None,
            &[(1, 8000), (1, 32_000), (2, 8000), (3, 16_000)],
            ["Worth", "64000 points"],
        ),
    ] {
        let page = told(limit, payers);
        let is_row = |line: &str| row.iter().all(|part| line.contains(part));
        assert!(page.lines().any(is_row), "{row:?} in {page}");
        assert!(!page.contains("1920"), "{page}");
    }
}

#[test]
fn what_waiting_hands_waited_for_is_told() {
    let rules = engine::rulesets::build("riichi", &[].into()).expect("the defaults");
    let view = busy();
    let mut end = nobody_won();
    end.melds = PerSeat::default();
    end.hands[Seat::ALL[1]] = tiles("234m567m345p6678s");
    end.waiting[Seat::ALL[1]] = true;
    let page = card(&rules, &view, &end);
    // A pair of 6s, and 78s open at both ends.
    assert!(page.contains("→ `6s 9s`"), "{page}");
}
