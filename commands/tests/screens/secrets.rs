//! What the hidden tiles must not change (cases 39 and 40 of the traps).

use std::collections::BTreeSet;

use commands::screen::facts::PanelFacts;
use commands::screen::{board, hand};
use commands::words::Tongue::English;
use commands::words::tiles;
use engine::deal::event::Eye;
use engine::meld::ShownMeld;
use engine::seat::Seat;
use engine::tile::Kind;

use crate::sample::{all_there, board, game, panel, players};

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
            .any(|field| field.value.contains("(##\u{A0}##\u{A0}##\u{A0}##)"))
    );
}

#[test]
fn the_words_for_the_picture_of_a_hand_name_its_tiles_and_no_others() {
    let players = all_there();
    for seat in Seat::ALL {
        let view = game(1).view(Eye::Seat(seat));
        let facts = PanelFacts {
            pictured: true,
            ..panel(&view, &players)
        };
        let screen = hand::draw(&facts, English.into());
        let [file] = &screen.files[..] else {
            panic!("one picture: {:?}", screen.files);
        };
        assert_eq!(file.name, "hand.png");
        let said: BTreeSet<&str> = file.alt.split([',', '.', ':']).map(str::trim).collect();
        let own = view.own.as_ref().expect("an own hand");
        let held: BTreeSet<Kind> = own.held().filter_map(|tile| tile.kind()).collect();
        for kind in Kind::all() {
            let name = tiles::kind(kind, English);
            let is_said = said.contains(name.as_str());
            assert_eq!(is_said, held.contains(&kind), "{kind} in {}", file.alt);
        }
    }
}
