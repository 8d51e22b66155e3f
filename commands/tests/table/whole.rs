use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::table::effect::{Effect, Surface};
use commands::who::Person;
use config::pace::{Pace, Window};
use engine::deal::event::Event;
use engine::deal::view::Stage;
use engine::player;

use crate::evening::{ADA, Evening, FOUR, is_private, pace, screen_of};

fn never_away(window: Window) -> Pace {
    Pace {
        away_after: None,
        bank: Duration::ZERO,
        ..pace(window)
    }
}

fn is_over(evening: &Evening) -> bool {
    matches!(evening.stage(), Stage::Finished(..))
}

/// Deals of the game that came to an end.
fn ended_deals(evening: &Evening) -> usize {
    evening
        .game_events()
        .into_iter()
        .filter(|event| matches!(event, Event::Ended(_)))
        .count()
}

/// What must be true of every game that was played to its end.
fn check_whole(evening: &mut Evening) {
    assert!(is_over(evening), "the game ends");
    let deals = ended_deals(evening);
    assert!(deals >= 4, "a round has at least four deals");
    let shown = evening.shown_since();
    let results =
        (1..=deals).filter(|number| screen_of(&shown, Surface::Result(*number as u32)).is_some());
    assert_eq!(results.count(), deals, "every deal has its result card");
    assert!(
        screen_of(&shown, Surface::Match(1)).is_some(),
        "the game has its match card"
    );
}

#[test]
fn one_person_and_three_machines_play_to_the_end() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let mut evening = Evening::begun(5, never_away(window), &[ADA]);
        for _ in 0..6000 {
            if is_over(&evening) {
                break;
            }
            if let Some(what) = player::steady(&evening.view(ADA)) {
                assert!(!is_private(&evening.act(ADA, what)), "{what:?} is possible");
            } else if matches!(evening.stage(), Stage::Between(_)) {
                evening.ask(ADA, Ask::Ready);
            } else {
                evening.next();
            }
        }
        check_whole(&mut evening);
    }
}

#[test]
fn four_people_who_do_nothing_come_to_the_end_by_lapses() {
    let mut evening = Evening::begun(6, never_away(Window::Even), &FOUR);
    for _ in 0..6000 {
        if is_over(&evening) {
            break;
        }
        evening.next();
    }
    check_whole(&mut evening);
    let lapses = evening
        .records
        .iter()
        .filter(|record| matches!(record.fact, Fact::Played { lapsed: true, .. }));
    assert!(lapses.count() > 4 * 10);
}

#[test]
fn four_people_who_play_come_to_the_end_and_claim_on_the_way() {
    let mut evening = Evening::begun(7, never_away(Window::Even), &FOUR);
    for _ in 0..20_000 {
        if is_over(&evening) {
            break;
        }
        let owes = |person: &&Person| evening.truth().owing().contains(evening.seat_of(**person));
        let chosen = FOUR
            .iter()
            .find(owes)
            .and_then(|person| Some((*person, player::steady(&evening.view(*person))?)));
        match chosen {
            Some((person, what)) => assert!(
                !is_private(&evening.act(person, what)),
                "{what:?} is possible"
            ),
            None => assert!(evening.next(), "somebody or the clock goes on"),
        }
    }
    check_whole(&mut evening);
    assert!(
        evening
            .game_events()
            .into_iter()
            .any(|event| matches!(event, Event::Called { .. }))
    );
}

/// Nothing is timed and nobody waits for show: whoever owes something is waited for, and nothing else holds the game up.
#[test]
fn a_game_without_any_clock_comes_to_its_end() {
    let windows = [Window::Even, Window::Sealed, Window::Quick];
    for (rules, window, people) in [
        ("hong-kong", windows[0], 1),
        ("classical-japanese", windows[1], 1),
        ("classical-chinese", windows[2], 1),
        ("riichi", windows[0], 4),
        ("riichi", windows[1], 4),
        ("riichi", windows[2], 4),
        ("riichi", windows[0], 1),
    ] {
        let people = &FOUR[..people];
        let mut evening = Evening::open_by(rules, 3, without_clock(window), &[]);
        for person in &people[1..] {
            evening.ask(*person, Ask::Join);
        }
        for _ in people.len()..4 {
            evening.ask(ADA, Ask::AddMachine);
        }
        evening.ask(ADA, Ask::Start);
        let began = evening.now;
        plays_without_clock(&mut evening, people);
        assert!(is_over(&evening), "{rules} {window:?}");
        assert_eq!(evening.now, began, "no time went by");
        check_whole(&mut evening);
    }
}

/// Without a clock the next deal waits for a word from the people. Nobody says it: the only alarms are those of each day, when
/// it sees whether they are still there, and the one that closes the table after two weeks. Whoever only lets alarms ring sees a table closed in the middle of its game.
#[test]
fn without_a_clock_the_next_deal_waits_for_people_to_be_ready() {
    let mut evening = Evening::open_by("riichi", 3, without_clock(Window::Even), &[]);
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    for _ in 0..1000 {
        match player::steady(&evening.view(ADA)) {
            Some(what) => drop(evening.act(ADA, what)),
            None if matches!(evening.stage(), Stage::Between(_)) => break,
            None => assert!(evening.next(), "machines go on"),
        }
    }
    let two_weeks = Duration::from_secs(14 * 24 * 3600);
    let moment = Duration::from_millis(1);
    let mut forgotten = evening.clone();
    forgotten.wait(two_weeks - moment);
    assert!(!forgotten.table.is_closed());
    forgotten.wait(moment);
    assert!(forgotten.table.is_closed());
    evening.press(ADA, Ask::Ready);
    let is_on = matches!(evening.stage(), Stage::Turn { .. } | Stage::Claims { .. });
    assert!(is_on, "it goes on");
}

fn without_clock(window: Window) -> Pace {
    let none = (Duration::ZERO, Duration::ZERO);
    Pace {
        turn: None,
        bank: Duration::ZERO,
        claim: None,
        pause: none,
        rest: None,
        away_after: None,
        window,
        machine: none,
    }
}

/// Everybody does what he owes: a move, an answer, a word that he is ready. In a sealed window whoever can pass says so.
fn plays_without_clock(evening: &mut Evening, people: &[Person]) {
    for _ in 0..6000 {
        let now = evening.now;
        if is_over(evening) {
            return;
        }
        let mut anybody = false;
        for person in people {
            let view = evening.view(*person);
            if let Some(what) = player::steady(&view) {
                assert!(!is_private(&evening.act(*person, what)), "{what:?}");
                anybody = true;
                break;
            }
            if matches!(evening.stage(), Stage::Between(_)) {
                anybody |= !is_private(&evening.ask(*person, Ask::Ready));
            }
        }
        if !anybody {
            let alarm = evening.table.next_alarm();
            assert_eq!(
                alarm,
                Some(now),
                "nobody owes anything: {:?}",
                evening.stage()
            );
            evening.next();
        }
    }
}

#[test]
fn the_next_deal_begins_when_all_are_ready_or_after_the_rest() {
    let mut evening = Evening::begun(8, never_away(Window::Quick), &FOUR);
    while !matches!(evening.stage(), Stage::Between(_)) {
        evening.next();
    }
    let rest_begins = evening.now;
    for person in &FOUR[..3] {
        evening.press(*person, Ask::Ready);
        evening.press(*person, Ask::Ready);
    }
    assert!(matches!(evening.stage(), Stage::Between(_)));
    assert_eq!(
        evening.table.next_alarm(),
        Some(rest_begins.plus(Duration::from_secs(30)))
    );
    evening.press(FOUR[3], Ask::Ready);
    assert!(matches!(evening.stage(), Stage::Turn { .. }));
}

#[test]
fn panels_come_with_the_deal_and_go_with_it() {
    let mut evening = Evening::begun(9, never_away(Window::Quick), &[ADA]);
    let dealt = evening.shown_since();
    assert!(
        dealt
            .iter()
            .any(|effect| matches!(effect, Effect::Panel { person, .. } if *person == ADA))
    );
    while !matches!(evening.stage(), Stage::Between(_)) {
        evening.next();
    }
    assert!(
        evening
            .shown_since()
            .contains(&Effect::PanelGone { person: ADA })
    );
}

#[test]
fn a_rematch_opens_the_lobby_with_the_same_people() {
    let mut evening = Evening::begun(10, never_away(Window::Quick), &FOUR);
    assert!(is_private(&evening.ask(ADA, Ask::Rematch)));
    while !is_over(&evening) {
        evening.next();
    }
    evening.shown_since();
    assert!(!is_private(&evening.press(FOUR[2], Ask::Rematch)));
    assert_eq!(evening.table.people(), FOUR);
    assert!(screen_of(&evening.shown_since(), Surface::LobbyAnew).is_some());
    let first = evening.truth().commitment();
    evening.ask(ADA, Ask::Start);
    assert!(matches!(evening.stage(), Stage::Turn { .. }));
    assert_ne!(
        first,
        evening.truth().commitment(),
        "a new game has a new seed"
    );
}
