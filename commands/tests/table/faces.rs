//! Pictures of tiles that are not there yet: tables are drawn in text meanwhile, and again when they have come.

use commands::preferences::Preferences;
use commands::screen::face::Face;
use commands::screen::page::Screen;
use commands::table::Asker;
use commands::table::effect::{Effect, Surface};
use commands::who::Person;
use commands::words::{Reader, TileStyle, Tongue};
use config::pace::Window;

use crate::evening::{ADA, BEN, Evening, FOUR, asker, pace, screen_of};

/// An evening whose channel and whose Ada like pictures, and whose Ben likes text, in a house without pictures.
fn without_faces() -> Evening {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let now = evening.now;
    evening.table.has_faces(false);
    let public = Reader {
        tongue: Tongue::English,
        tiles: TileStyle::Pictures,
    };
    let effects = evening.table.speak(public, now);
    evening.take(effects);
    for (person, tiles) in [(ADA, TileStyle::Pictures), (BEN, TileStyle::Text)] {
        let chosen = Asker {
            tiles,
            preferences: Preferences {
                tiles: Some(tiles),
                ..Preferences::default()
            },
            ..asker(person)
        };
        let effects = evening.table.prefer(&chosen, now);
        evening.take(effects);
    }
    evening
}

fn panel(evening: &Evening, person: Person) -> Screen {
    evening
        .table
        .panel(person, evening.now)
        .expect("a panel of somebody who plays")
}

fn has_faces(screen: &Screen) -> bool {
    screen.cards[0].body.chars().any(|c| Face::of(c).is_some())
}

#[test]
fn who_likes_pictures_has_one_of_his_hand_as_long_as_there_are_none_of_tiles() {
    let evening = without_faces();
    let ada = panel(&evening, ADA);
    assert!(!has_faces(&ada) && ada.cards[0].body.contains("```"));
    assert_eq!(ada.cards[0].image.as_deref(), Some("hand.png"));
    let [file] = &ada.files[..] else {
        panic!("one picture: {:?}", ada.files);
    };
    assert_eq!(file.name, "hand.png");
    // Who has chosen text gets text.
    let ben = panel(&evening, BEN);
    assert!(ben.files.is_empty() && ben.cards[0].image.is_none());
}

#[test]
fn what_is_live_is_drawn_again_when_they_are_there_and_nobody_is_called() {
    let mut evening = without_faces();
    evening.shown_since();
    let kept = evening.records.len();
    evening.table.has_faces(true);
    let effects = evening.table.redraw(evening.now);
    for effect in &effects {
        if let Effect::Panel { rings, .. } = effect {
            assert!(!rings, "{effect:?}");
        }
    }
    assert!(screen_of(&effects, Surface::Board).is_some());
    evening.take(effects);
    assert_eq!(
        evening.records.len(),
        kept,
        "it is no matter of the journal"
    );
    let ada = panel(&evening, ADA);
    assert!(has_faces(&ada) && ada.files.is_empty() && ada.cards[0].image.is_none());
    assert!(!has_faces(&panel(&evening, BEN)));
}
