//! Machines at a table with riichi: they declare, win with a yaku, and finish whole games.

use std::collections::BTreeMap;

use engine::deal::event::{Ending, Event, Eye};
use engine::game::Game;
use engine::player::{Strength, choose};
use engine::rulesets;
use engine::seed::Seed;

/// All events of a game played by four machines of this strength.
fn play(seed: u8, strength: Strength) -> (Game, Vec<Event>) {
    let rules = rulesets::build("riichi", &BTreeMap::new()).expect("the defaults are allowed");
    let (mut game, mut log) = Game::open(rules, Seed::from_bytes([seed; 32]));
    while game.outcome().is_none() {
        let events = if game.is_between_deals() {
            game.deal().expect("a deal")
        } else {
            match game.owing().iter().next() {
                None => game.lapse(),
                Some(seat) => {
                    let what = choose(strength, &game.view(Eye::Seat(seat))).expect("a move");
                    game.play(seat, what).expect("a choice")
                }
            }
        };
        log.extend(events);
    }
    (game, log)
}

/// A deal gives each seat seventeen draws or so. People win about five deals of six; machines that lost sight of the yaku would win
/// hardly any, and machines that never declared would rarely be in riichi.
#[test]
fn steady_machines_declare_and_win() {
    let (mut deals, mut won, mut declared) = (0, 0, 0);
    for seed in 0..3 {
        let (game, log) = play(seed, Strength::Steady);
        for event in &log {
            #[expect(clippy::wildcard_enum_match_arm, reason = "only these two are counted")]
            match event {
                Event::Ended(end) => {
                    deals += 1;
                    won += usize::from(end.ending == Ending::Won);
                }
                Event::BetPaid { .. } => declared += 1,
                _ => {}
            }
        }
        let points = game.outcome().expect("an end").points;
        assert_eq!(points.0.iter().sum::<i32>(), 120_000);
    }
    assert!(won * 2 > deals, "{won} of {deals} deals were won");
    assert!(declared * 3 > deals, "{declared} riichi in {deals} deals");
}

#[test]
fn gentle_machines_finish_a_game() {
    let (_, log) = play(9, Strength::Gentle);
    let ends = log.iter().filter(|event| matches!(event, Event::Ended(_)));
    assert!(ends.count() >= 8, "two rounds have eight deals at least");
}
