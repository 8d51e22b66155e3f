use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::table::Table;
use commands::table::effect::{Effect, Reply, Surface};
use commands::who::Person;
use config::pace::Window;
use engine::player::Strength;

use crate::evening::{
    ADA, BEN, CHO, DAN, EVE, Evening, admin, is_done, is_private, pace, screen_of,
};

fn lobby() -> Evening {
    Evening::open(1, pace(Window::Even))
}

#[test]
fn machines_play_as_well_as_the_table_says_and_the_card_tells() {
    let mut evening = Evening::open(1, pace(Window::Even));
    let card = |evening: &mut Evening| {
        let shown = evening.shown_since();
        let screen = screen_of(&shown, Surface::Lobby).expect("a lobby card");
        screen.cards[0].fields[0].value.clone()
    };
    evening.ask(ADA, Ask::AddMachine);
    assert!(card(&mut evening).contains("Machine 1 (steady)"));
    evening.ask(ADA, Ask::AddMachineOf(Strength::Sharp));
    let both = card(&mut evening);
    assert!(
        both.contains("Machine 1 (sharp)") && both.contains("Machine 2 (sharp)"),
        "{both}"
    );
    evening.ask(ADA, Ask::AddMachine);
    assert!(card(&mut evening).contains("Machine 3 (sharp)"));
    let recovered = Table::recover(evening.records.clone()).expect("records make a table");
    assert_eq!(recovered.turn(), evening.table.turn());
    let full = evening.ask(ADA, Ask::AddMachineOf(Strength::Gentle));
    assert!(
        is_private(&full),
        "all places are taken, and nothing has changed: {full:?}"
    );
    evening.ask(ADA, Ask::Board);
    assert!(format!("{:?}", evening.shown).contains("(sharp)"));
}

#[test]
fn the_host_sits_down_at_once_and_the_card_is_shown() {
    let mut evening = lobby();
    assert_eq!(evening.table.people(), [ADA]);
    assert!(screen_of(&evening.shown_since(), Surface::Lobby).is_some());
}

#[test]
fn four_can_join_and_a_fifth_is_refused() {
    let mut evening = lobby();
    for person in [BEN, CHO, DAN] {
        assert!(is_done(&evening.press(person, Ask::Join)));
    }
    let records = evening.records.len();
    assert!(is_private(&evening.press(EVE, Ask::Join)));
    assert_eq!(
        (evening.table.people(), evening.records.len()),
        (vec![ADA, BEN, CHO, DAN], records)
    );
}

#[test]
fn trap_051_joining_twice_does_no_harm() {
    let mut evening = lobby();
    let drawn_for = evening.table.turn();
    assert!(is_done(&evening.press_old(BEN, Ask::Join, drawn_for)));
    assert!(is_private(&evening.press_old(BEN, Ask::Join, drawn_for)));
    assert!(is_private(&evening.press(ADA, Ask::Join)));
    assert_eq!(evening.table.people(), [ADA, BEN]);
}

#[test]
fn two_who_press_join_on_the_same_card_both_sit() {
    let mut evening = lobby();
    let drawn_for = evening.table.turn();
    evening.press_old(BEN, Ask::Join, drawn_for);
    assert!(is_done(&evening.press_old(CHO, Ask::Join, drawn_for)));
    assert_eq!(evening.table.people(), [ADA, BEN, CHO]);
}

#[test]
fn the_same_press_of_add_machine_counts_once() {
    let mut evening = lobby();
    let drawn_for = evening.table.turn();
    assert!(is_done(&evening.press_old(ADA, Ask::AddMachine, drawn_for)));
    let records = evening.records.len();
    assert!(is_private(&evening.press_old(
        ADA,
        Ask::AddMachine,
        drawn_for
    )));
    assert_eq!(evening.records.len(), records);
}

#[test]
fn a_stranger_changes_nothing() {
    let mut evening = lobby();
    let records = evening.records.len();
    for what in [
        Ask::Leave,
        Ask::AddMachine,
        Ask::RemoveMachine,
        Ask::Kick(ADA),
        Ask::Start,
        Ask::End,
        Ask::Rematch,
        Ask::Ready,
        Ask::Hand,
        Ask::Why,
    ] {
        assert!(is_private(&evening.ask(EVE, what.clone())), "{what:?}");
    }
    assert_eq!(evening.records.len(), records);
}

#[test]
fn the_next_person_is_host_when_the_host_leaves() {
    let mut evening = lobby();
    evening.ask(BEN, Ask::Join);
    evening.ask(CHO, Ask::Join);
    evening.ask(ADA, Ask::Leave);
    assert_eq!(evening.table.people(), [BEN, CHO]);
    assert!(is_private(&evening.ask(CHO, Ask::Kick(BEN))));
    assert!(is_done(&evening.ask(BEN, Ask::Kick(CHO))));
    assert_eq!(evening.table.people(), [BEN]);
}

#[test]
fn the_table_closes_when_the_last_person_leaves() {
    let mut evening = lobby();
    evening.ask(ADA, Ask::AddMachine);
    evening.ask(ADA, Ask::Leave);
    assert_eq!(evening.shown.last(), Some(&Effect::Close));
    assert_eq!(
        evening.records.last().map(|record| &record.fact),
        Some(&Fact::Closed)
    );
    assert!(is_private(&evening.ask(BEN, Ask::Join)));
    assert_eq!(evening.table.next_alarm(), None);
}

#[test]
fn machines_come_and_go() {
    let mut evening = lobby();
    assert!(is_private(&evening.ask(ADA, Ask::RemoveMachine)));
    for _ in 0..3 {
        assert!(is_done(&evening.press(ADA, Ask::AddMachine)));
    }
    assert!(is_private(&evening.press(ADA, Ask::AddMachine)));
    assert!(is_done(&evening.press(ADA, Ask::RemoveMachine)));
    assert!(is_done(&evening.ask(BEN, Ask::Join)));
}

#[test]
fn only_the_host_starts_and_only_with_four() {
    let mut evening = lobby();
    evening.ask(BEN, Ask::Join);
    assert!(is_private(&evening.ask(ADA, Ask::Start)));
    evening.ask(ADA, Ask::AddMachine);
    evening.ask(ADA, Ask::AddMachine);
    assert!(is_private(&evening.ask(BEN, Ask::Start)));
    assert!(is_done(&evening.ask(ADA, Ask::Start)));
    assert!(screen_of(&evening.shown_since(), Surface::Board).is_some());
    assert!(is_private(&evening.ask(EVE, Ask::Join)));
}

/// Ben and Cho sit with the host and a machine; the last place was taken just now.
fn full() -> Evening {
    let mut evening = lobby();
    evening.ask(BEN, Ask::Join);
    evening.ask(ADA, Ask::AddMachine);
    evening.wait(Duration::from_secs(600));
    evening.ask(CHO, Ask::Join);
    evening
}

/// What somebody who presses Start is told; `None` when it has begun.
fn starts(evening: &Evening, person: Person) -> Option<String> {
    let mut evening = evening.clone();
    let reply = evening.press(person, Ask::Start);
    if is_done(&reply) {
        return None;
    }
    let Reply::Private(screen) = reply else {
        panic!("{reply:?}")
    };
    Some(screen.text)
}

#[test]
fn nobody_waits_for_long_for_a_host_who_does_not_start() {
    let mut evening = full();
    let opens = evening.now.plus(Duration::from_secs(120));
    evening.wait(Duration::from_millis(119_999));
    let told = starts(&evening, CHO).expect("it is the host's for two minutes");
    let when = format!("<t:{}:R>", opens.seconds());
    assert!(told.contains("<@101>") && told.contains(&when), "{told}");
    assert_eq!(starts(&evening, ADA), None);
    evening.wait(Duration::from_millis(1));
    let recovered = Table::recover(evening.records.clone()).expect("records make a table");
    evening.table = recovered;
    for person in [BEN, CHO] {
        assert_eq!(starts(&evening, person), None);
    }
    let stranger = starts(&evening, EVE).expect("she does not sit there");
    assert!(!stranger.contains("<t:"), "{stranger}");
}

#[test]
fn the_hosts_time_begins_when_the_last_place_is_taken() {
    let mut evening = full();
    evening.wait(Duration::from_secs(100));
    evening.ask(CHO, Ask::Leave);
    let told = starts(&evening, BEN).expect("a place is free");
    assert!(!told.contains("<t:"), "{told}");
    evening.ask(DAN, Ask::Join);
    evening.wait(Duration::from_secs(100));
    assert!(starts(&evening, BEN).is_some());
    // What was lost to an interruption is nobody's time.
    let silent = evening.now;
    evening.now = silent.plus(Duration::from_secs(3600));
    let effects = evening.table.resume(silent, evening.now);
    evening.take(effects);
    evening.wait(Duration::from_secs(19));
    assert!(starts(&evening, BEN).is_some());
    evening.wait(Duration::from_secs(1));
    assert_eq!(starts(&evening, BEN), None);
}

#[test]
fn a_second_press_of_start_starts_nothing() {
    let mut evening = lobby();
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    let drawn_for = evening.table.turn();
    assert!(is_done(&evening.press(ADA, Ask::Start)));
    let begun = evening.records.len();
    let again = evening.press_old(ADA, Ask::Start, drawn_for);
    assert!(!is_done(&again), "{again:?}");
    assert_eq!(evening.records.len(), begun);
}

#[test]
fn the_host_or_an_admin_ends_a_lobby() {
    let mut evening = lobby();
    evening.ask(BEN, Ask::Join);
    assert!(is_private(&evening.ask(BEN, Ask::End)));
    assert!(is_done(&evening.ask(ADA, Ask::End)));
    assert_eq!(evening.shown.last(), Some(&Effect::Close));

    let mut evening = lobby();
    assert!(is_done(&evening.ask_as(&admin(EVE), Ask::End, None)));
    assert_eq!(evening.shown.last(), Some(&Effect::Close));
}

#[test]
fn a_forgotten_lobby_closes_after_a_day() {
    let mut evening = lobby();
    evening.wait(Duration::from_secs(24 * 3600 - 1));
    assert!(!evening.shown.contains(&Effect::Close));
    evening.wait(Duration::from_secs(1));
    assert_eq!(evening.shown.last(), Some(&Effect::Close));
}

#[test]
fn a_press_on_the_card_is_not_spoiled_by_others_who_sit_down_meanwhile() {
    let mut evening = lobby();
    let drawn_for = evening.table.turn();
    evening.ask(BEN, Ask::Join);
    assert!(is_done(&evening.press_old(ADA, Ask::AddMachine, drawn_for)));
    let drawn_for = evening.table.turn();
    evening.ask(CHO, Ask::Join);
    assert!(is_done(&evening.press_old(ADA, Ask::Start, drawn_for)));
}
