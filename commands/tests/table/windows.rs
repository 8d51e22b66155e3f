use std::time::Duration;

use commands::record::Fact;
use commands::who::Moment;
use config::pace::{Pace, Window};
use engine::deal::event::Event;
use engine::deal::moves::Move;
use engine::deal::view::Stage;

use crate::evening::{ADA, Evening, FOUR, pace};

/// How long each window lasted, and whether anybody answered in it before the pause was over.
fn windows(evening: &Evening) -> Vec<(Duration, bool)> {
    let mut lengths = Vec::new();
    let mut open: Option<Moment> = None;
    let mut answered = false;
    for record in &evening.records {
        let Fact::Played { events, .. } = &record.fact else {
            continue;
        };
        for event in events {
            answered |= matches!(event, Event::Answered { .. });
            let closes = matches!(
                event,
                Event::Unclaimed { .. } | Event::Called { .. } | Event::Ended(_)
            );
            if matches!(event, Event::Discarded { .. }) {
                (open, answered) = (Some(record.at), false);
            } else if closes {
                lengths.extend(open.take().map(|since| (record.at.since(since), answered)));
            }
        }
    }
    lengths
}

#[test]
fn an_even_window_lasts_the_pause_whether_or_not_anybody_could_claim() {
    let pace = Pace {
        away_after: Some(1),
        ..pace(Window::Even)
    };
    let (mut claimed, mut idle) = (Vec::new(), Vec::new());
    for secret in 0..6 {
        let mut evening = Evening::begun(secret, pace, &[ADA]);
        evening.wait(Duration::from_secs(600));
        for (length, answered) in windows(&evening) {
            if answered {
                claimed.push(length)
            } else {
                idle.push(length)
            }
        }
    }
    // Ada's own first turns may lapse before a machine plays for her; her windows are then as long as the claim time.
    claimed.retain(|length| *length < Duration::from_secs(10));
    for lengths in [&claimed, &idle] {
        assert!(lengths.len() > 30, "{} windows", lengths.len());
        let (least, most) = pace.pause;
        assert!(
            lengths
                .iter()
                .filter(|length| **length < Duration::from_secs(10))
                .all(|length| (least..=most).contains(length))
        );
    }
    // Both kinds fill the same range evenly: their means are as near as chance allows (a standard error of 0.29 s / √n).
    let mean = |lengths: &[Duration]| {
        lengths.iter().sum::<Duration>().as_secs_f64() / lengths.len() as f64
    };
    let error = 0.29 / (claimed.len().min(idle.len()) as f64).sqrt();
    assert!(
        (mean(&claimed) - 3.0).abs() < 5.0 * error,
        "{} of {}",
        mean(&claimed),
        claimed.len()
    );
}

#[test]
fn an_answer_within_the_pause_does_not_shorten_an_even_window() {
    let quick = Evening::find(pace(Window::Even), |evening| {
        !evening.claimants().is_empty()
    });
    let (mut early, mut late) = (quick.clone(), quick.clone());
    early.all_pass();
    late.wait(Duration::from_millis(2400));
    late.all_pass();
    assert_eq!(early.table.next_alarm(), late.table.next_alarm());
}

#[test]
fn an_answer_after_the_pause_closes_an_even_window_on_the_beat() {
    let found = Evening::find(pace(Window::Even), |evening| {
        !evening.claimants().is_empty()
    });
    let since = found.records.last().expect("the discard").at;
    let mut nobody = found.clone();
    nobody.all_pass();
    let pause_end = nobody.table.next_alarm().expect("the pause ends");
    let mut late = found;
    late.wait(Duration::from_secs(7));
    late.all_pass();
    let close = late.table.next_alarm().expect("the window closes");
    let after = u64::try_from(close.since(pause_end).as_millis()).expect("short");
    assert_eq!(after % 500, 0);
    assert!(close.since(late.now) < Duration::from_millis(500));
    assert!(close <= since.plus(Duration::from_secs(10)));
}

#[test]
fn no_window_outlasts_the_claim_time() {
    for window in [Window::Even, Window::Sealed, Window::Quick] {
        let mut evening = Evening::find(pace(window), |evening| !evening.claimants().is_empty());
        let since = evening.records.last().expect("the discard").at;
        evening.wait(Duration::from_secs(10));
        assert!(
            !matches!(evening.stage(), Stage::Claims { .. })
                || evening.records.last().expect("more").at > since
        );
        let closed = windows(&evening).last().map(|(length, _)| *length);
        assert_eq!(closed, Some(Duration::from_secs(10)), "{window:?}");
    }
}

#[test]
fn a_sealed_window_lasts_its_full_length_until_all_three_have_answered() {
    let mut evening = Evening::find(pace(Window::Sealed), |evening| {
        matches!(evening.stage(), Stage::Claims { .. })
    });
    let since = evening.records.last().expect("the discard").at;
    let others: Vec<_> = FOUR
        .into_iter()
        .filter(|person| evening.table.choices(*person).contains(&Move::Pass))
        .collect();
    assert_eq!(others.len(), 3, "everybody but the discarder may pass");
    evening.wait(Duration::from_secs(1));
    evening.act(others[0], Move::Pass);
    evening.act(others[1], Move::Pass);
    assert_eq!(
        evening.table.next_alarm(),
        Some(since.plus(Duration::from_secs(10)))
    );
    evening.act(others[2], Move::Pass);
    assert!(!matches!(evening.stage(), Stage::Claims { .. }));
}

#[test]
fn a_sealed_window_among_machines_lasts_until_the_last_of_them_has_thought() {
    let mut evening = Evening::begun(
        3,
        Pace {
            turn: None,
            ..pace(Window::Sealed)
        },
        &[ADA],
    );
    let mut lengths = Vec::new();
    for _ in 0..400 {
        if let Some(what) = engine::player::steady(&evening.view(ADA)) {
            evening.act(ADA, what);
        } else {
            evening.next();
        }
        lengths = windows(&evening);
    }
    let (least, most) = pace(Window::Sealed).machine;
    assert!(lengths.len() > 20);
    assert!(
        lengths
            .iter()
            .all(|(length, _)| (least..=most).contains(length)),
        "{lengths:?}"
    );
}

#[test]
fn a_quick_window_closes_as_soon_as_nobody_can_change_it() {
    let mut evening = Evening::find(pace(Window::Quick), |evening| {
        !evening.claimants().is_empty()
    });
    let claimants = evening.claimants();
    for person in claimants {
        assert!(matches!(evening.stage(), Stage::Claims { .. }));
        evening.act(person, Move::Pass);
    }
    assert!(!matches!(evening.stage(), Stage::Claims { .. }));
}
