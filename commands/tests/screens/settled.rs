//! What the result card says of payments that are not all between winners and losers.

use commands::screen::facts::ResultFacts;
use commands::screen::result;
use commands::words::Tongue::English;
use engine::score::sheet::{Line, Rows, Sheet, Transfer, Unit, Why};
use engine::seat::{PerSeat, Seat, Seats};

use crate::pages::{big_three_dragons, result_of};
use crate::sample::{busy, players, table, tiles};
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
    let dora = "# Dora\nIndicators `3p` → dora `4p`\n`9s` under them → ura dora `1s`";
    assert!(page.contains(dora), "{page}");
}
