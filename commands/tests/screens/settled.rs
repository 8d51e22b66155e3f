//! What the result card says of payments that are not all between winners and losers, and of deals that end early.

use commands::screen::facts::ResultFacts;
use commands::screen::result;
use commands::words::Tongue::English;
use engine::deal::event::{DealEnd, Ending};
use engine::deal::view::View;
use engine::meld::{Meld, MeldKind};
use engine::score::sheet::{Line, Rows, Sheet, Transfer, Unit, Why};
use engine::seat::{PerSeat, Seat, Seats};

use crate::pages::{big_three_dragons, result_of};
use crate::sample::{busy, discards, nobody_won, players, table, tiles};
use crate::shown::shown;

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
    let payer = page.lines().find(|line| line.ends_with(" 4"));
    assert!(payer.is_some_and(|line| line.contains(" → Ada")), "{page}");
}

#[test]
fn bets_won_are_in_what_a_winner_gains_and_indicators_are_opened() {
    let mut end = big_three_dragons();
    end.bets_won = PerSeat([0, 0, 0, 1000]);
    end.points[Seat::ALL[3]] += 1000;
    end.under_indicators = tiles("9s");
    let (mut view, players) = (busy(), players());
    view.indicators = tiles("3p");
    let page = shown(&result::draw(
        &ResultFacts {
            table: table(),
            view: &view,
            players: &players,
            end: &end,
            ready: Seats::NONE,
            next: None,
        },
        English.into(),
    ));
    assert!(page.contains("+1384 → 1384"), "{page}");
    assert!(page.contains("riichi bets"), "{page}");
    let dora = "# Dora\nIndicators `3p` → dora\u{A0}`4p`\n`9s` under them → ura dora `1s`";
    assert!(page.contains(dora), "{page}");
}

#[test]
fn an_early_end_says_why() {
    let told = |view: &View, end: &DealEnd| {
        let players = players();
        let facts = ResultFacts {
            table: table(),
            view,
            players: &players,
            end,
            ready: Seats::NONE,
            next: None,
        };
        shown(&result::draw(&facts, English.into()))
    };
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
