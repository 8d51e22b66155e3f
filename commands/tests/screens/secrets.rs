//! What the hidden tiles must not change (case 39 of the traps).

use commands::screen::board;
use commands::words::Tongue::English;
use engine::deal::event::Eye;
use engine::meld::ShownMeld;

use crate::sample::{board, game, players};

#[test]
fn a_board_is_the_same_whatever_is_hidden() {
    let players = players();
    let draw = |secret: u8| {
        // What is public differs by chance too: only what is hidden is left to differ.
        let mut view = game(secret).view(Eye::Rail);
        let other = game(1).view(Eye::Rail);
        view.seats = other.seats;
        view.dealer = other.dealer;
        view.stage = other.stage;
        view.wall_left = other.wall_left;
        board::draw(&board(&view, &players, &[]), English)
    };
    let first = draw(1);
    assert!((2..20).all(|secret| draw(secret) == first));
}

#[test]
fn a_hidden_kong_shows_no_face() {
    let (players, mut view) = (players(), game(1).view(Eye::Rail));
    view.seats.0[0].melds = vec![ShownMeld::Hidden];
    let screen = board::draw(&board(&view, &players, &[]), English);
    assert!(
        screen.cards[0]
            .fields
            .iter()
            .any(|field| field.value.contains("(## ## ## ##)"))
    );
}
