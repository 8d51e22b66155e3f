use std::time::Duration;

use commands::ask::Ask;
use commands::preferences::{Door, Preferences};
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use commands::table::{Asker, Likes};
use commands::who::Person;
use config::pace::{Pace, Window};
use engine::deal::moves::Move;
use engine::deal::view::Stage;

use crate::evening::{ADA, BEN, CHO, EVE, Evening, FOUR, asker, pace};

fn at(door: Door, person: Person) -> Asker {
    Asker {
        preferences: Preferences {
            door: Some(door),
            ..Preferences::default()
        },
        ..asker(person)
    }
}

/// A pace at which everybody thinks for minutes, and which is not slow yet.
fn slow() -> Pace {
    Pace {
        turn: Some(Duration::from_secs(3000)),
        ..pace(Window::Even)
    }
}

/// Four people who all have their hands at the table.
fn all_here(secret: u8) -> Evening {
    let mut evening = Evening::open(secret, slow());
    for person in &FOUR[1..] {
        evening.ask(*person, Ask::Join);
    }
    evening.ask(ADA, Ask::Start);
    for person in FOUR {
        let now = evening.now;
        let effects = evening.table.prefer(&at(Door::Here, person), now);
        evening.take(effects);
    }
    evening
}

/// Whoever acts does so as one who has his hand at the table.
fn act(evening: &mut Evening, person: Person, what: Move) {
    let ask = Ask::Act(commands::screen::moves::act(what));
    let turn = Some(evening.table.turn());
    evening.ask_as(&at(Door::Here, person), ask, turn);
}

/// Who is called by these effects, and whether a call goes.
fn calls(effects: &[Effect]) -> (Vec<Person>, bool) {
    let called = effects.iter().filter_map(|effect| {
        if let Effect::Channel {
            surface: Surface::Call(_),
            screen,
        } = effect
        {
            screen.rings
        } else {
            None
        }
    });
    let is_gone = |effect: &Effect| {
        matches!(
            effect,
            Effect::ChannelGone {
                surface: Surface::Call(_)
            }
        )
    };
    (called.collect(), effects.iter().any(is_gone))
}

#[test]
fn who_has_his_hand_at_the_table_is_called_in_his_turn_and_never_in_a_window() {
    let mut evening = all_here(5);
    let mut called = 0;
    for _ in 0..300 {
        let (now, _) = calls(&evening.shown_since());
        match evening.stage() {
            Stage::Turn { .. } => {
                let person = evening.in_turn().expect("a person's turn");
                assert!(now.iter().all(|whom| *whom == person), "{now:?}");
                called += now.len();
                evening.wait(Duration::from_secs(150));
                let what = evening.view(person).fallback().expect("a fallback");
                act(&mut evening, person, what);
                assert!(
                    calls(&evening.shown).1,
                    "the call of the turn that is over goes"
                );
            }
            Stage::Claims { .. } => {
                assert_eq!(now, [], "called in a window");
                for person in FOUR {
                    if evening.table.choices(person).contains(&Move::Pass) {
                        act(&mut evening, person, Move::Pass);
                    }
                }
                assert_eq!(calls(&evening.shown).0, []);
                evening.wait(Duration::from_secs(10));
            }
            Stage::Between(_) | Stage::Finished(..) => break,
        }
    }
    assert!(called > 10, "{called} calls");
}

#[test]
fn who_was_seen_lately_is_not_called_and_what_he_does_unseen_does_not_count() {
    let seen = |answers: bool| {
        let mut evening = all_here(5);
        let mut called = Vec::new();
        for _ in 0..120 {
            called.extend(calls(&evening.shown_since()).0);
            match evening.stage() {
                Stage::Turn { .. } => {
                    let person = evening.in_turn().expect("a person's turn");
                    evening.wait(Duration::from_secs(20));
                    let what = evening.view(person).fallback().expect("a fallback");
                    act(&mut evening, person, what);
                }
                Stage::Claims { .. } => {
                    for person in FOUR.into_iter().filter(|_| answers) {
                        if evening.table.choices(person).contains(&Move::Pass) {
                            act(&mut evening, person, Move::Pass);
                        }
                    }
                    evening.wait(Duration::from_secs(10));
                }
                Stage::Between(_) | Stage::Finished(..) => break,
            }
        }
        called
    };
    let (with, without) = (seen(true), seen(false));
    assert_eq!(with, without, "a call tells who had something to answer");
    assert_eq!(with.len(), 4, "each at his first turn: {with:?}");
}

#[test]
fn nobody_is_called_who_has_his_hand_elsewhere() {
    let mut evening = Evening::begun(5, slow(), &FOUR);
    evening.play_until(|_| false);
    assert_eq!(calls(&evening.shown).0, []);
}

#[test]
fn who_sits_down_is_greeted_at_the_door_of_his_choice() {
    let mut evening = Evening::open(1, slow());
    for (person, door) in [(BEN, Door::Thread), (CHO, Door::Here)] {
        evening.shown_since();
        evening.ask_as(&at(door, person), Ask::Join, None);
        let greeted: Vec<Door> = evening
            .shown
            .iter()
            .filter_map(|effect| {
                if let Effect::Greet { door, .. } = effect {
                    Some(*door)
                } else {
                    None
                }
            })
            .collect();
        let expected = if door == Door::Here {
            vec![]
        } else {
            vec![door]
        };
        assert_eq!(greeted, expected);
    }
}

/// Where a person's panel was last drawn.
fn door_of(evening: &Evening, person: Person) -> Option<Door> {
    let mut doors = evening.shown.iter().rev().filter_map(|effect| {
        if let Effect::Panel {
            person: whose,
            door,
            ..
        } = effect
        {
            (*whose == person).then_some(*door)
        } else {
            None
        }
    });
    doors.next()
}

#[test]
fn a_thread_that_another_player_may_read_is_not_used() {
    let mut evening = Evening::begun(1, slow(), &FOUR);
    let now = evening.now;
    let effects = evening.table.prefer(&at(Door::Thread, BEN), now);
    evening.take(effects);
    assert_eq!(door_of(&evening, BEN), Some(Door::Thread));
    let reader = Asker {
        reads_threads: Some(true),
        ..asker(ADA)
    };
    evening.ask_as(&reader, Ask::Rules(0), None);
    assert_eq!(door_of(&evening, BEN), Some(Door::Message));
    // In a direct message nothing is told of that, and what was told stays.
    let unknown = Asker {
        reads_threads: None,
        ..asker(ADA)
    };
    evening.shown_since();
    evening.ask_as(&unknown, Ask::Rules(0), None);
    assert_eq!(door_of(&evening, BEN), None);
    let facts = evening.records.iter().map(|record| &record.fact);
    let told = facts.filter(|fact| matches!(fact, Fact::Prefers { person: ADA, .. }));
    assert_eq!(told.count(), 1);
}

#[test]
fn a_journal_from_before_threads_is_read() {
    let json = r#"{"fact":"prefers","person":7,"preferences":{"door":"thread"},"tiles":"text"}"#;
    let read: Fact = serde_json::from_str(json).expect("a fact");
    assert!(matches!(
        read,
        Fact::Prefers {
            reads_threads: false,
            ..
        }
    ));
}

#[test]
fn what_the_server_chose_for_those_who_have_not_reaches_the_table_at_once() {
    let mut evening = Evening::begun(1, slow(), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    evening.shown_since();
    let likes = |person| {
        let asker = at(Door::Thread, person);
        Likes {
            person,
            preferences: asker.preferences,
            tiles: asker.tiles,
        }
    };
    let all = [likes(dealer), likes(EVE)];
    let effects = evening.table.like(&all, evening.now);
    let records = evening.records.len();
    evening.take(effects);
    let moved = evening.shown_since().into_iter().find_map(|effect| {
        if let Effect::Panel {
            person,
            door: Door::Thread,
            rings,
            ..
        } = effect
        {
            Some((person, rings))
        } else {
            None
        }
    });
    assert_eq!(moved, Some((dealer, false)), "he was called already");
    assert_eq!(evening.records.len(), records + 1, "of her nothing is kept");
    let again = evening.table.like(&all, evening.now);
    assert_eq!(again, [], "it is no news");
}
