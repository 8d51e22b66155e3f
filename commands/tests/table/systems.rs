//! A short game of every rule system, played by asks and lapses, with every screen within Discord's limits.

use std::time::Duration;

use commands::ask::Ask;
use commands::table::effect::{Effect, Reply, Surface};
use config::pace::{Pace, Window};
use engine::deal::event::Event;
use engine::deal::view::Stage;
use engine::player;

use crate::evening::{ADA, Evening, is_private, pace, screen_of};

/// Every screen that was shown can be sent.
fn check_screens(shown: &[Effect], what: &str) {
    for effect in shown {
        let screen = match effect {
            Effect::Channel { screen, .. }
            | Effect::Panel { screen, .. }
            | Effect::Tell { screen, .. }
            | Effect::Greet { screen, .. } => screen,
            Effect::Keep(_)
            | Effect::KeepResult(_)
            | Effect::ChannelGone { .. }
            | Effect::PanelGone { .. }
            | Effect::LookFor { .. }
            | Effect::Moved { .. }
            | Effect::Close => continue,
        };
        let checked = screen.check();
        assert!(checked.is_ok(), "{what}: {checked:?} {screen:?}");
    }
}

fn quick() -> Pace {
    Pace {
        away_after: None,
        bank: Duration::ZERO,
        ..pace(Window::Quick)
    }
}

/// Ada and three machines play by these rules to the end; Ada lets the clock run out now and then.
fn play(rules: &str, secret: u8, options: &[(&str, &str)]) -> Evening {
    let mut evening = Evening::open_by(rules, secret, quick(), options);
    for _ in 0..3 {
        evening.ask(ADA, Ask::AddMachine);
    }
    evening.ask(ADA, Ask::Start);
    let mut asked = 0_u32;
    while !matches!(evening.stage(), Stage::Finished(..)) {
        asked += 1;
        assert!(asked < 10_000, "{rules}: the game ends");
        let seen = evening.shown.len();
        match player::steady(&evening.view(ADA)) {
            Some(what) if !asked.is_multiple_of(7) => {
                let reply = evening.act(ADA, what);
                assert!(!is_private(&reply), "{rules}: {what:?} {reply:?}");
            }
            Some(_) | None if matches!(evening.stage(), Stage::Between(_)) => {
                evening.ask(ADA, Ask::Ready);
            }
            Some(_) | None => assert!(evening.next(), "{rules}: the clock goes on"),
        }
        check_screens(&evening.shown[seen..], rules);
        for ask in [Ask::Why, Ask::Hand, Ask::Board] {
            let reply = evening.ask(ADA, ask.clone());
            if let Reply::Private(screen) | Reply::Panel(screen) | Reply::Done(Some(screen)) =
                &reply
            {
                assert!(screen.check().is_ok(), "{rules}: {ask:?} {screen:?}");
            }
        }
    }
    evening
}

/// Plays several games and says how many of their deals ended with a winner.
fn play_some(
    rules: &str,
    secrets: std::ops::Range<u8>,
    options: &[(&str, &str)],
) -> (usize, Vec<Evening>) {
    let evenings: Vec<Evening> = secrets.map(|secret| play(rules, secret, options)).collect();
    let mut won = 0;
    for evening in &evenings {
        let events = evening.game_events();
        let ends = events.iter().filter_map(|event| {
            if let Event::Ended(end) = event {
                Some(end)
            } else {
                None
            }
        });
        let ends: Vec<_> = ends.collect();
        won += ends.iter().filter(|end| !end.wins.is_empty()).count();
        for number in 1..=ends.len() {
            let card = screen_of(&evening.shown, Surface::Result(number as u32));
            assert!(card.is_some(), "{rules}: deal {number} has its card");
        }
        assert!(
            screen_of(&evening.shown, Surface::Match(1)).is_some(),
            "{rules}: a last card"
        );
    }
    (won, evenings)
}

#[test]
fn hong_kong_is_played_to_the_end() {
    assert!(play_some("hong-kong", 0..2, &[("min_faan", "0")]).0 > 0);
}

#[test]
fn classical_japanese_is_played_to_the_end() {
    assert!(play_some("classical-japanese", 0..2, &[]).0 > 0);
}

#[test]
fn classical_chinese_is_played_to_the_end() {
    assert!(play_some("classical-chinese", 0..2, &[]).0 > 0);
}

#[test]
fn classical_chinese_with_an_announced_hand_is_played_to_the_end() {
    let options = [("original_call", "true"), ("tiles.flowers", "true")];
    assert!(play_some("classical-chinese", 2..4, &options).0 > 0);
}

#[test]
fn riichi_is_played_to_the_end_and_declared_on_the_way() {
    let (won, evenings) = play_some("riichi", 0..3, &[]);
    assert!(won > 0);
    let declared = |evening: &Evening| {
        let events = evening.game_events();
        events
            .iter()
            .any(|event| matches!(event, Event::Discarded { riichi: true, .. }))
    };
    assert!(evenings.iter().any(declared), "somebody declares riichi");
}
