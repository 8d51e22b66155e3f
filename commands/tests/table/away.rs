use std::time::Duration;

use commands::ask::Ask;
use commands::record::Fact;
use commands::table::effect::Effect;
use config::pace::{Pace, Window};

use crate::evening::{ADA, BEN, Evening, FOUR, is_done, pace};

fn went_away(evening: &Evening) -> usize {
    evening
        .records
        .iter()
        .filter(|record| matches!(record.fact, Fact::Away { away: true, .. }))
        .count()
}

#[test]
fn a_machine_plays_after_two_lapses_until_its_person_presses_anything() {
    let mut evening = Evening::begun(
        1,
        Pace {
            bank: Duration::ZERO,
            ..pace(Window::Even)
        },
        &[ADA],
    );
    evening.wait(Duration::from_secs(180));
    assert_eq!(went_away(&evening), 1);
    let lapses = evening
        .records
        .iter()
        .filter(|record| matches!(record.fact, Fact::Played { lapsed: true, .. }))
        .count();
    assert_eq!(lapses, 2);
    evening.ask(ADA, Ask::Hand);
    assert!(matches!(
        evening.records.last().map(|record| &record.fact),
        Some(Fact::Away { away: false, .. })
    ));
}

#[test]
fn the_bank_is_used_after_the_turn_time_and_once_only() {
    let evening = Evening::begun(1, pace(Window::Even), &FOUR);
    let alarm = evening.table.next_alarm().expect("a clock runs");
    assert_eq!(alarm.since(evening.now), Duration::from_secs(80));
    let mut slow = evening;
    let person = slow.in_turn().expect("the dealer");
    slow.wait(Duration::from_secs(50));
    let what = slow.view(person).fallback().expect("a discard");
    assert!(is_done(&slow.act(person, what)));
    assert!(slow.play_until(|evening| evening.in_turn() == Some(person)));
    let left = slow
        .table
        .next_alarm()
        .expect("a clock runs")
        .since(slow.records.last().expect("a draw").at);
    assert_eq!(
        left,
        Duration::from_secs(50),
        "20 s for the turn and 30 s of the bank"
    );
}

#[test]
fn a_table_that_everybody_has_left_alone_closes() {
    let mut evening = Evening::begun(
        1,
        Pace {
            away_after: Some(1),
            bank: Duration::ZERO,
            ..pace(Window::Even)
        },
        &[ADA, BEN],
    );
    evening.wait(Duration::from_secs(3600));
    assert_eq!(evening.shown.last(), Some(&Effect::Close));
}
