use std::time::Duration;

use commands::who::Person;
use config::pace::Window;
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::meld::MeldKind;

use crate::evening::{Evening, FOUR, is_done, pace};

/// Finds a window in which somebody may make such a claim, makes it, and tells which set was called.
fn claimed(wanted: impl Fn(&Move) -> bool) -> Option<MeldKind> {
    let claim = |evening: &Evening, person: Person| {
        let choices = evening.table.choices(person);
        choices.into_iter().find(|what| wanted(what))
    };
    let mut evening = Evening::find(pace(Window::Even), |evening| {
        evening.claimants().len() == 1
            && FOUR
                .into_iter()
                .any(|person| claim(evening, person).is_some())
    });
    let person = evening.claimants()[0];
    let what = claim(&evening, person).expect("found");
    let kept = evening.game_events().len();
    assert!(is_done(&evening.act(person, what)));
    evening.wait(Duration::from_secs(4));
    let called = evening.game_events().into_iter().skip(kept);
    called
        .filter_map(|event| {
            if let Event::Called { seat, meld, .. } = event {
                Some((*seat, meld.kind))
            } else {
                None
            }
        })
        .find(|(seat, _)| *seat == evening.seat_of(person))
        .map(|(_, kind)| kind)
}

#[test]
fn each_kind_of_claim_is_carried_out_when_the_window_closes() {
    assert_eq!(
        claimed(|what| matches!(what, Move::Chow { .. })),
        Some(MeldKind::Chow)
    );
    assert_eq!(
        claimed(|what| matches!(what, Move::Pong { .. })),
        Some(MeldKind::Pong)
    );
    assert_eq!(
        claimed(|what| matches!(what, Move::Kong)),
        Some(MeldKind::ClaimedKong)
    );
}
