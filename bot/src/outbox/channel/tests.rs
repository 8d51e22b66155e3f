use commands::screen::page::Screen;
use commands::table::effect::Surface;
use commands::who::Channel;

use super::front::{Front, Page};
use super::slots::{name, surface};
use crate::outbox::home::Home;
use crate::outbox::pending::Waits;

#[test]
fn surfaces_are_found_again_by_name() {
    for slot in [
        Surface::Lobby,
        Surface::Board,
        Surface::Result(3),
        Surface::Match(0),
        Surface::Feed(41),
        Surface::Call(7),
    ] {
        assert_eq!(surface(&name(slot)), Some(slot));
    }
    assert_eq!(surface("panel-77"), None);
}

#[test]
fn a_board_asked_for_anew_stays_so_when_it_is_overtaken() {
    let page = |anew, text: &str| Page {
        anew,
        screen: Some(Screen {
            text: text.into(),
            ..Screen::default()
        }),
    };
    let left = page(false, "new").overtakes(page(true, "old"));
    assert!(left.anew);
    assert_eq!(left.screen.expect("a page").text, "new");
}

#[test]
fn a_board_that_is_removed_before_its_id_is_known_is_missed_all_the_same() {
    let front = Front::new(std::time::Duration::ZERO, Home::new(Channel(1)));
    assert!(!front.erased(7), "nobody knows it yet");
    assert!(front.note(Surface::Board, 7), "it is gone already");
    assert!(!front.note(Surface::Board, 8));
    assert!(front.erased(8));
    assert!(!front.erased(7), "a newer board stands there");
    assert!(!front.note(Surface::Result(1), 7), "nobody presses on it");
}

#[test]
fn what_was_on_its_way_when_the_place_was_lost_does_not_find_it_again() {
    let front = Front::new(std::time::Duration::ZERO, Home::new(Channel(1)));
    let early = front.losses();
    assert!(front.posted_after(early));
    assert!(!front.posted_after(early), "that is known");
    front.lost();
    assert!(!front.posted_after(early), "it was sent before");
    assert!(front.posted_after(front.losses()));
    // Nor does what arrives where the table stood tell of the place to which it has moved.
    let there = front.losses();
    front.moved(Channel(2));
    assert!(!front.posted_after(there));
    assert!(front.posted_after(front.losses()));
}
