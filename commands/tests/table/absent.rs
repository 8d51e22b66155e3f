//! People who are away: what goes on without them, and how they come back.

use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::screen::page::Screen;
use commands::table::Table;
use commands::table::effect::{Effect, Reply, Surface};
use commands::table::moving::Sign;
use commands::who::Person;
use config::pace::{self, Pace, Window};
use engine::deal::view::Stage;

use crate::evening::{ADA, EVE, Evening, FOUR, is_done, is_private, pace, screen_of};
use crate::stacked::{E, N, S, Stack, W, asks, deal_wall, tile};

/// A pace at which whoever lets one turn lapse is away.
fn strict() -> Pace {
    Pace {
        away_after: Some(1),
        bank: Duration::ZERO,
        ..pace(Window::Even)
    }
}

/// An evening on which nobody has done anything until so many were away; those who are away, and those who are there.
fn left_by(so_many: usize) -> (Evening, Vec<Person>, Vec<Person>) {
    let mut evening = Evening::begun(1, strict(), &FOUR);
    while away(&evening).len() < so_many {
        assert!(evening.next());
    }
    let gone = away(&evening);
    let there = FOUR.into_iter().filter(|person| !gone.contains(person));
    (evening, gone.clone(), there.collect())
}

/// Who went away.
fn away(evening: &Evening) -> Vec<Person> {
    let facts = evening.records.iter().map(|record| &record.fact);
    let seats = facts.filter_map(|fact| {
        if let Fact::Away { seat, away: true } = fact {
            Some(*seat)
        } else {
            None
        }
    });
    seats.filter_map(|seat| evening.person_on(seat)).collect()
}

fn is_paused(evening: &Evening) -> bool {
    let is_pause = |fact: &Fact| matches!(fact, Fact::Paused { .. });
    evening.records.iter().any(|record| is_pause(&record.fact))
}

fn board(evening: &Evening) -> &Screen {
    screen_of(&evening.shown, Surface::Board).expect("a board")
}

/// The newest panel of somebody, and whether it rang.
fn panel(evening: &Evening, whose: Person) -> (&Screen, bool) {
    let panels = evening.shown.iter().rev().filter_map(|effect| {
        if let Effect::Panel {
            person,
            screen,
            rings,
            ..
        } = effect
        {
            Some((*person, (screen, *rings)))
        } else {
            None
        }
    });
    let mut his = panels.filter(|(person, _)| *person == whose);
    his.next().expect("a panel").1
}

#[test]
fn the_only_one_who_is_there_ends_the_game_alone() {
    let (mut evening, _, there) = left_by(3);
    assert!(is_done(&evening.ask(there[0], Ask::End)));
    assert!(evening.table.is_closed());
}

#[test]
fn more_than_half_of_those_who_are_there_end_the_game() {
    let (mut evening, _, there) = left_by(2);
    evening.ask(there[0], Ask::End);
    assert!(!evening.table.is_closed(), "one of two");
    assert!(board(&evening).cards[0].body.contains("1 of 2"));
    evening.ask(there[1], Ask::End);
    assert!(evening.table.is_closed());
}

#[test]
fn who_comes_back_has_a_say_again() {
    let (mut evening, gone, there) = left_by(3);
    evening.ask(gone[0], Ask::Hand);
    evening.ask(there[0], Ask::End);
    assert!(!evening.table.is_closed(), "one of two");
    // A vote brings back whoever gives it: two of three.
    evening.ask(gone[1], Ask::End);
    assert!(evening.table.is_closed());
}

#[test]
fn who_voted_before_he_went_away_has_said_his_word() {
    let mut evening = Evening::begun(1, strict(), &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    evening.ask(dealer, Ask::End);
    while away(&evening).is_empty() {
        assert!(evening.next());
    }
    assert_eq!(away(&evening), [dealer]);
    let there: Vec<Person> = FOUR.into_iter().filter(|who| *who != dealer).collect();
    evening.ask(there[0], Ask::End);
    assert!(!evening.table.is_closed(), "two of four");
    evening.ask(there[1], Ask::End);
    assert!(evening.table.is_closed());
}

#[test]
fn those_who_are_there_agree_without_those_who_are_away() {
    let (mut evening, gone, there) = left_by(2);
    evening.ask(there[0], Ask::Pause);
    assert!(!is_paused(&evening));
    let body = &board(&evening).cards[0].body;
    let needed = format!("Still needed: p{}.", there[1].0);
    assert!(body.contains(&needed), "{body}");
    assert!(is_done(&evening.ask(there[1], Ask::Agree(None))));
    assert!(is_paused(&evening), "{gone:?}");
}

#[test]
fn who_is_away_reads_so_and_comes_back_by_one_press() {
    let (mut evening, gone, there) = left_by(1);
    let (screen, rings) = panel(&evening, gone[0]);
    assert!(screen.cards[0].body.contains("a machine plays for you"));
    assert_eq!(asks(screen), [Ask::Back]);
    assert!(!rings);
    assert!(asks(board(&evening)).contains(&Ask::Back));
    // His panel is left alone and does not grow old.
    evening.shown_since();
    evening.wait(Duration::from_secs(8));
    let is_his =
        |effect: &Effect| matches!(effect, Effect::Panel { person, .. } if *person == gone[0]);
    assert!(!evening.shown.iter().any(is_his));
    // The button is one for everybody; whoever is not away gets his hand, and a stranger a word.
    assert!(matches!(
        evening.press(there[0], Ask::Back),
        Reply::Panel(_)
    ));
    assert!(is_private(&evening.press(EVE, Ask::Back)));
    assert!(is_done(&evening.press(gone[0], Ask::Back)));
    assert!(asks(panel(&evening, gone[0]).0).contains(&Ask::Why));
    assert!(!asks(board(&evening)).contains(&Ask::Back));
}

#[test]
fn who_takes_a_seat_is_greeted_where_his_hand_will_be() {
    let mut evening = Evening::begun(2, pace(Window::Quick), &FOUR);
    evening.ask(ADA, Ask::Leave);
    evening.shown_since();
    assert!(is_done(&evening.ask(EVE, Ask::Take(None))));
    let is_hers =
        |effect: &Effect| matches!(effect, Effect::Greet { person, .. } if *person == EVE);
    assert!(evening.shown.iter().any(is_hers));
}

#[test]
fn trap_023_the_flowers_of_one_who_is_away_are_replaced() {
    let stack = Stack {
        hands: [
            "159m",
            "147m258p369s1234z",
            "258m369p147s1235z",
            "369m147p258s1236z",
        ],
        // What South, West, North and East draw first; then South draws 7f.
        head: "9m9p9s7z",
        last: Some("2m"),
    };
    let mut wall = stack.wall();
    wall.insert(wall.len() - 1, tile("1f"));
    // The others lie where nobody comes to them.
    for bonus in ["2f", "3f", "4f", "5f", "6f", "8f"] {
        wall.insert(100, tile(bonus));
    }
    wall.insert(53 + 4, tile("7f"));
    let mut evening = deal_wall(wall, strict(), &[("tiles.flowers", "true")]);
    for seat in [E, S, W, N, E] {
        assert_eq!(evening.stage(), Stage::Turn { seat });
        if seat == S {
            while evening.stage() == (Stage::Turn { seat }) {
                assert!(evening.next());
            }
        } else {
            let person = evening.in_turn().expect("a person");
            let what = evening.view(person).fallback().expect("a discard");
            evening.does(seat, what);
        }
        evening.closes();
    }
    let south = evening.person_on(S).expect("a person");
    assert_eq!(away(&evening), [south]);
    let there = &evening.view(south).seats[S];
    assert_eq!(there.bonus, [tile("7f"), tile("1f")]);
    assert_eq!((there.river.len(), there.concealed), (2, 13));
}

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// Whom the table has looked for since it was last looked at.
fn looked_for(evening: &mut Evening) -> Vec<Person> {
    let shown = evening.shown_since().into_iter();
    let looks = shown.filter_map(|effect| {
        if let Effect::LookFor { person } = effect {
            Some(person)
        } else {
            None
        }
    });
    let mut people: Vec<Person> = looks.collect();
    people.sort_unstable();
    people
}

#[test]
fn a_table_without_a_clock_misses_after_a_day_who_has_left_the_server() {
    let learning = pace::preset("learning").expect("a pace");
    let mut evening = Evening::begun(1, learning, &FOUR);
    let dealer = evening.in_turn().expect("the dealer");
    for _ in 0..2 {
        evening.wait(DAY - SECOND);
        assert_eq!(looked_for(&mut evening), []);
        evening.wait(SECOND);
        // Not him alone for whom it waits: in a window that would be nobody's business.
        assert_eq!(looked_for(&mut evening), FOUR);
    }
    let effects = evening.table.notice(Sign::Gone(dealer), evening.now);
    evening.take(effects);
    evening.wait(SECOND * 10);
    assert_ne!(evening.in_turn(), Some(dealer), "a machine plays on");
    // What was played begins another day.
    evening.wait(DAY - SECOND * 12);
    assert_eq!(looked_for(&mut evening), []);
    evening.wait(SECOND * 12);
    let others: Vec<Person> = FOUR.into_iter().filter(|who| *who != dealer).collect();
    assert_eq!(looked_for(&mut evening), others);
}

#[test]
fn a_restart_forgets_that_somebody_was_looked_for() {
    let learning = pace::preset("learning").expect("a pace");
    let mut evening = Evening::begun(1, learning, &FOUR);
    evening.wait(DAY + SECOND);
    evening.table = Table::recover(evening.records.clone()).expect("records make a table");
    let effects = evening.table.resume(evening.now, evening.now);
    evening.take(effects);
    looked_for(&mut evening);
    evening.wait(SECOND);
    assert_eq!(looked_for(&mut evening), FOUR);
}

#[test]
fn where_a_clock_runs_nobody_is_looked_for_who_is_not_away() {
    let calm = Pace {
        away_after: None,
        ..pace(Window::Quick)
    };
    let mut evening = Evening::begun(1, calm, &FOUR);
    evening.wait(DAY);
    assert_eq!(looked_for(&mut evening), []);
}
