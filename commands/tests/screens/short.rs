//! Names of tiles on buttons: short enough that a phone does not break their rows.

use commands::screen::hand;
use commands::words::{Reader, TileStyle, Tongue};
use engine::deal::event::Eye;
use engine::deal::view::Stage;
use engine::seat::Seat;

use crate::sample::{all_there, panel, tile, tiles, view};
use crate::shown::move_labels;

#[test]
fn beside_its_picture_a_tile_has_the_shorter_of_its_names() {
    let players = all_there();
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    view.stage = Stage::Turn { seat: Seat::ALL[1] };
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles("2244m0p556667s1z");
    own.drawn = Some(tile("6s"));
    let has = |tongue, tiles, label: &str| {
        let labels = move_labels(&hand::draw(
            &panel(&view, &players),
            Reader { tongue, tiles },
        ));
        assert!(
            labels.iter().any(|other| other == label),
            "{label}: {labels:?}"
        );
    };
    let pictures = TileStyle::Pictures;
    for label in ["2 char", "East", "6 bam (drawn)"] {
        has(Tongue::English, TileStyle::Text, label);
    }
    // A red five stays one in words: its code is not what people call it.
    for label in ["2m", "E", "6s (drawn)", "red 5 dot"] {
        has(Tongue::English, pictures, label);
    }
    // As short as its code.
    has(Tongue::Japanese, pictures, "2萬");
}
