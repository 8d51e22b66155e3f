//! Boards that somebody removes, and boards that are asked for.

use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use commands::table::moving::Sign;
use commands::who::Person;
use config::pace::Window;

use crate::evening::{BEN, EVE, Evening, FOUR, admin, asker, is_done, is_private, pace};

/// What a bot that keeps a channel tidy takes to remove a message.
const AT_ONCE: Duration = Duration::from_secs(1);
/// Longer than what is removed for standing there stands.
const LATER: Duration = Duration::from_secs(31);

/// Somebody removes the board; it may come again.
fn remove(evening: &mut Evening) -> Vec<Effect> {
    evening.shown.clear();
    let effects = evening.table.notice(Sign::Erased, evening.now);
    evening.take(effects);
    std::mem::take(&mut evening.shown)
}

fn comes(effects: &[Effect]) -> bool {
    let is_board = |effect: &Effect| {
        matches!(
            effect,
            Effect::Channel {
                surface: Surface::Board,
                ..
            }
        )
    };
    effects.iter().any(is_board)
}

/// Who is told something by message.
fn told(effects: &[Effect]) -> Vec<Person> {
    let people = effects.iter().filter_map(|effect| {
        if let Effect::Tell { person, screen, .. } = effect {
            assert!(screen.text.contains("/table board"), "{}", screen.text);
            Some(*person)
        } else {
            None
        }
    });
    people.collect()
}

fn stands_still(evening: &Evening) -> bool {
    let mut facts = evening.records.iter().rev().map(|record| &record.fact);
    let last = facts.find(|fact| matches!(fact, Fact::Paused { .. } | Fact::Resumed));
    matches!(last, Some(Fact::Paused { .. }))
}

fn asks_for_it(evening: &mut Evening, who: &commands::table::Asker) -> (bool, bool) {
    evening.shown.clear();
    let reply = evening.ask_as(who, Ask::Board, None);
    let anew = evening.shown.iter().any(|effect| {
        matches!(
            effect,
            Effect::Channel {
                surface: Surface::BoardAnew,
                ..
            }
        )
    });
    assert_ne!(is_done(&reply), is_private(&reply));
    (is_done(&reply), anew)
}

#[test]
fn a_board_that_is_removed_each_time_it_comes_stays_away_until_it_is_wanted() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    for _ in 0..2 {
        let effects = remove(&mut evening);
        assert!(comes(&effects) && told(&effects).is_empty());
        evening.wait(AT_ONCE);
    }
    let effects = remove(&mut evening);
    assert_eq!(told(&effects), FOUR);
    assert!(stands_still(&evening));
    // What is still removed after that is left alone, and nobody is told twice.
    for _ in 0..3 {
        evening.wait(AT_ONCE);
        assert_eq!(remove(&mut evening), []);
    }
    assert_eq!(asks_for_it(&mut evening, &asker(EVE)), (false, false));
    assert!(stands_still(&evening));
    assert_eq!(asks_for_it(&mut evening, &asker(BEN)), (true, true));
    assert!(!stands_still(&evening));
    assert!(comes(&remove(&mut evening)), "it counts from the beginning");
}

#[test]
fn a_board_that_is_removed_now_and_then_comes_again() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    for _ in 0..5 {
        assert!(comes(&remove(&mut evening)));
        assert!(!stands_still(&evening));
        evening.wait(LATER);
    }
}

#[test]
fn whoever_is_not_at_the_table_has_no_board_posted_over_one_that_has_just_come() {
    let mut evening = Evening::begun(1, pace(Window::Even), &FOUR);
    assert_eq!(asks_for_it(&mut evening, &asker(EVE)), (true, true));
    evening.wait(AT_ONCE);
    assert_eq!(asks_for_it(&mut evening, &asker(EVE)), (false, false));
    assert_eq!(asks_for_it(&mut evening, &asker(BEN)), (true, true));
    assert_eq!(asks_for_it(&mut evening, &admin(EVE)), (true, true));
    evening.wait(LATER);
    assert_eq!(asks_for_it(&mut evening, &asker(EVE)), (true, true));
}
