//! Bets that nobody has won when the game ends: they go to the first place, and are shared where it is (`riichi.md` 9.6).

use engine::deal::event::Outcome;
use engine::game::{Game, Opening};
use engine::hidden::Hidden;
use engine::score::left_over;
use engine::seat::PerSeat;

use super::{E_JUNK, OTHER, rules, table};
use crate::setup::{N, Table};

/// The end of a game whose last deal nobody wins: East and South have 33000 each, and one bet lies on the table.
fn drawn(tie: &str) -> Outcome {
    let rules = rules(&[("tie", tie), ("nagashi", "false")]);
    let opening = Opening {
        round: 1,
        dealer: N,
        counters: 0,
        bets: 1000,
        points: PerSeat([33000, 33000, 27000, 26000]),
        wall: Hidden(table([E_JUNK, OTHER, "", ""]).wall(&rules)),
    };
    let (mut game, _) = Game::set_up(rules, &opening).expect("a wall");
    game.lapse_opening();
    while !game.is_between_deals() && game.outcome().is_none() {
        game.lapse();
    }
    assert!(game.end().settlement.transfers.is_empty(), "nobody waits");
    game.outcome().expect("South 4 was the last").clone()
}

#[test]
fn those_who_share_the_first_place_share_the_bets() {
    // 3000 above 30000; 15000 and 5000 for the two places, or 10000 each; 1000 for the first, or 500 each.
    let split = drawn("split");
    assert_eq!(split.points.0, [33500, 33500, 27000, 26000]);
    assert_eq!(split.results.0, [13500, 13500, -8000, -19000]);
    let seat = drawn("seat");
    assert_eq!(seat.points.0, [34000, 33000, 27000, 26000]);
    assert_eq!(seat.results.0, [19000, 8000, -8000, -19000]);
    assert_eq!(split.order, seat.order);
}

#[test]
fn what_cannot_be_divided_goes_to_the_earlier_seats() {
    let left = |tie, points| {
        let rules = rules(&[("tie", tie)]);
        left_over(&rules.dealing.result, &PerSeat(points), 1000).0
    };
    let three = [30000, 29000, 30000, 30000];
    assert_eq!(left("split", three), [334, 0, 333, 333]);
    assert_eq!(left("seat", three), [1000, 0, 0, 0]);
    assert_eq!(left("split", [29000, 31000, 29000, 30000]), [0, 1000, 0, 0]);
}
