//! What the result card says of payments beside those for a win, and how it shows several winners.

use commands::screen::facts::ResultFacts;
use commands::screen::result;
use commands::words::Tongue::English;
use engine::deal::event::DealEnd;
use engine::score::sheet::{Transfer, Why, Win};
use engine::seat::{PerSeat, Seat, Seats};

use crate::pages::{big_three_dragons, result_of};
use crate::sample::{busy, nobody_won, players, table};

fn pays(from: usize, to: usize, amount: i32, why: Why) -> Transfer {
    Transfer {
        from: Seat::ALL[from],
        to: Seat::ALL[to],
        amount,
        why,
    }
}

#[test]
fn what_is_paid_beside_a_win_is_told_with_its_amount() {
    let mut end = big_three_dragons();
    end.bets_won = PerSeat([0, 0, 0, 1000]);
    let counters = [0, 1, 2].map(|from| pays(from, 3, 100, Why::Counters));
    end.settlement.transfers.extend(counters);
    let page = result_of(&end, Seats::NONE);
    let both = "Including 300 points for counters, 1000 points for riichi bets";
    assert!(page.contains(both), "{page}");
    let page = result_of(&big_three_dragons(), Seats::NONE);
    assert!(!page.contains("Including"), "{page}");
}

#[test]
fn where_nobody_has_won_it_is_told_what_is_paid_for() {
    let mut end = nobody_won();
    let waiting = pays(0, 1, 3000, Why::Waiting);
    end.settlement.transfers.push(waiting);
    let page = result_of(&end, Seats::NONE);
    assert!(page.contains("\nFor: waiting hands\n"), "{page}");
}

#[test]
fn of_several_winners_each_picture_stands_under_a_name() {
    let pictured = |end: &DealEnd| {
        let (view, players) = (busy(), players());
        let facts = ResultFacts {
            table: table(),
            view: &view,
            players: &players,
            end,
            ready: Seats::NONE,
            next: None,
        };
        let cards = result::draw(&facts, English.into()).cards;
        let cards = cards.into_iter().filter(|card| card.image.is_some());
        cards.map(|card| card.title).collect::<Vec<_>>()
    };
    let mut end = big_three_dragons();
    let alone = pictured(&end);
    assert!(matches!(&alone[..], [title] if title.contains("wins")));
    let other = Win {
        seat: Seat::ALL[2],
        ..end.wins[0].clone()
    };
    end.wins.push(other);
    assert_eq!(pictured(&end), ["🤖 Machine 1", "Chen 陈"]);
}
