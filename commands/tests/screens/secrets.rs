//! What the hidden tiles must not change (case 39 of the traps).

use commands::screen::board;
use commands::words::Tongue::English;
use engine::deal::event::Eye;
use engine::meld::ShownMeld;
use engine::seat::Seat;

use crate::sample::{board, game, players};

#[test]
fn a_board_takes_nothing_from_a_hand() {
    let players = players();
    for seat in Seat::ALL {
        let hand = game(1).view(Eye::Seat(seat));
        let mut rail = hand.clone();
        rail.own = None;
        rail.eye = Eye::Rail;
        assert!(hand.own.is_some());
        assert_eq!(
            board::draw(&board(&hand, &players, &[]), English.into()),
            board::draw(&board(&rail, &players, &[]), English.into())
        );
    }
}

#[test]
fn a_hidden_kong_shows_no_face() {
    let (players, mut view) = (players(), game(1).view(Eye::Rail));
    view.seats.0[0].melds = vec![ShownMeld::Hidden];
    let screen = board::draw(&board(&view, &players, &[]), English.into());
    assert!(
        screen.cards[0]
            .fields
            .iter()
            .any(|field| field.value.contains("(## ## ## ##)"))
    );
}
