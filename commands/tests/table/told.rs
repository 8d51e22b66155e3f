//! What the board tells of the last moves.

use commands::record::Fact;
use commands::table::effect::Surface;
use config::pace::Window;
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::seat::Seat;

use crate::evening::{Evening, pace, screen_of};
use crate::stacked::Stack;

fn discarder(event: &Event) -> Option<Seat> {
    if let Event::Discarded { seat, .. } = event {
        Some(*seat)
    } else {
        None
    }
}

/// Who discarded so far.
fn discarders(evening: &Evening) -> Vec<String> {
    let mut seats = Vec::new();
    for record in &evening.records {
        if let Fact::Played { events, .. } = &record.fact {
            seats.extend(events.iter().filter_map(discarder));
        }
    }
    let seats = seats.into_iter();
    let people = seats.filter_map(|seat| evening.person_on(seat));
    people.map(|person| format!("p{}", person.0)).collect()
}

#[test]
fn the_last_four_moves_are_told_and_no_draws_between_them() {
    let mut evening = Stack::default().deal(pace(Window::Quick), &[]);
    while discarders(&evening).len() < 7 {
        let Some(person) = evening.in_turn() else {
            evening.closes();
            continue;
        };
        let what = evening.view(person).fallback().expect("a discard");
        assert!(matches!(what, Move::Discard { .. }));
        evening.act(person, what);
    }
    let board = screen_of(&evening.shown, Surface::Board).expect("a board");
    let body = &board.cards[0].body;
    let told: Vec<&str> = body.lines().filter(|line| line.starts_with("> ")).collect();
    let last = discarders(&evening).split_off(3);
    assert_eq!(told.len(), last.len(), "{body}");
    for (line, name) in told.iter().zip(last) {
        assert!(line.contains(&name) && line.contains("discard"), "{body}");
    }
}
