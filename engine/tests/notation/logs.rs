use engine::deal::event::{BrokenOff, Event, Seen};
use engine::notation::log::{Fault, Header, Log, replay, verify, write, write_broken_off};
use engine::seed::Seed;

use crate::played::{all_rules, count, game, rules};

/// The log through JSON, line by line, as it is handed out.
fn through_json(log: &Log) -> Log {
    let text = |value: String| value;
    let header = text(serde_json::to_string(&log.header).expect("JSON"));
    let seen = log.seen.iter().map(|seen| {
        let line = serde_json::to_string(seen).expect("JSON");
        assert!(!line.contains('\n'));
        serde_json::from_str(&line).expect("what was written")
    });
    let seen: Vec<Seen> = seen.collect();
    let header: Header = serde_json::from_str(&header).expect("what was written");
    Log { header, seen }
}

#[test]
fn the_log_of_a_game_of_any_system_replays_and_verifies() {
    for (n, rules) in (1..).zip(all_rules()) {
        for number in [n, n + 100] {
            let events = game(&rules, number);
            let log = write(&rules, &events).expect("a game");
            assert_eq!(through_json(&log), log);
            let deals = count(&events, |event| matches!(event, Event::Ended(_)));
            let replayed = replay(&log).unwrap_or_else(|damage| {
                panic!(
                    "{} {number}: deal {} move {}: {damage}",
                    rules.id, damage.deal, damage.at
                )
            });
            assert!(replayed.over);
            assert_eq!(replayed.deals as usize, deals);
            let Some(Event::Finished(outcome)) = events.last() else {
                panic!("a game ends");
            };
            assert_eq!(replayed.points, outcome.points);
            assert_eq!(
                verify(&log).map(|verified| verified.deals as usize),
                Ok(deals)
            );
        }
    }
}

/// What happened by chance and by rule is the same when only moves are told: events of the replay are those of the game, but
/// for what nobody may see.
#[test]
fn a_replayed_log_gives_the_same_events() {
    for (n, rules) in (1..).zip(all_rules()) {
        let events = game(&rules, n);
        let log = write(&rules, &events).expect("a game");
        let again = replay(&log).expect("a log that is right").events;
        assert_eq!(write(&rules, &again), Some(log));
    }
}

/// While a game runs its log holds the deals that are over and nothing of the present one, and no seed. It can be replayed,
/// but not verified.
#[test]
fn the_log_of_a_running_game_tells_no_hidden_tile_and_no_seed() {
    let rules = rules("riichi", &[("game.rounds", "1")]);
    let events = game(&rules, 7);
    let seed = "07".repeat(32);
    let mut logs = 0;
    for end in (1..events.len()).step_by(29) {
        let log = write(&rules, &events[..end]).expect("a game");
        let over = count(&events[..end], |event| matches!(event, Event::Ended(_)));
        let dealt = log
            .seen
            .iter()
            .filter(|seen| matches!(seen, Seen::Dealt { .. }));
        assert_eq!(dealt.count(), over, "only deals that are over");
        assert!(matches!(log.seen.last(), None | Some(Seen::Ended(_))));
        let text = serde_json::to_string(&(&log.header, &log.seen)).expect("JSON");
        assert!(
            !text.contains(&seed),
            "the seed is a secret until the game is over"
        );
        let replayed = replay(&log).expect("a log that is right");
        assert!(!replayed.over && replayed.deals as usize == over);
        assert_eq!(
            verify(&log).map_err(|damage| damage.fault),
            Err(Fault::NotOpened)
        );
        logs += 1;
    }
    assert!(logs > 10);
    let whole = write(&rules, &events).expect("a game");
    assert!(
        serde_json::to_string(&whole.seen)
            .expect("JSON")
            .contains(&seed)
    );
}

/// Those who break a game off see its seed on the match card: its log opens it too, and can be checked.
#[test]
fn the_log_of_a_game_broken_off_opens_its_seed() {
    let rules = rules("riichi", &[("game.rounds", "1")]);
    let events = game(&rules, 7);
    let over = |event: &Event| matches!(event, Event::Ended(_));
    // At the very beginning, in the middle of a deal, and between two.
    let second = events.iter().position(over).expect("a deal") + 1;
    for (end, deals) in [(1, 0), (20, 0), (second, 1), (second + 20, 1)] {
        let log = write_broken_off(&rules, &events[..end]).expect("a game");
        assert_eq!(through_json(&log), log);
        let dealt = |seen: &&Seen| matches!(seen, Seen::Dealt { .. });
        assert_eq!(log.seen.iter().filter(dealt).count(), deals as usize);
        assert_eq!(verify(&log).map(|verified| verified.deals), Ok(deals));
        let replayed = replay(&log).expect("a log that is right");
        assert_eq!((replayed.deals, replayed.over), (deals, false));
        // Another seed is not the one promised, and nothing comes after the end.
        let mut other = log.clone();
        let seed = Seed::from_bytes([8; 32]);
        *other.seen.last_mut().expect("a line") = Seen::BrokenOff(BrokenOff { seed });
        let fault = |log: &Log| replay(log).expect_err("it is not right").fault;
        assert_eq!(fault(&other), Fault::Promise);
        let mut twice = log.clone();
        twice.seen.extend(log.seen.last().cloned());
        assert!(replay(&twice).is_err());
    }
    assert_eq!(
        write_broken_off(&rules, &events),
        None,
        "it came to its end"
    );
    let mut log = write(&rules, &events).expect("a game");
    let seed = Seed::from_bytes([7; 32]);
    log.seen.push(Seen::BrokenOff(BrokenOff { seed }));
    let damage = replay(&log).expect_err("it was over");
    assert_eq!(damage.fault, Fault::OutOfPlace);
}

/// Passes, beaten claims and what a passed win would have been worth are nobody's business, not even afterwards.
#[test]
fn a_log_holds_no_answers() {
    let rules = rules("riichi", &[("game.rounds", "1")]);
    let events = game(&rules, 3);
    assert!(count(&events, |event| matches!(event, Event::Answered { .. })) > 0);
    let log = write(&rules, &events).expect("a game");
    let text = serde_json::to_string(&log.seen).expect("JSON");
    for word in ["answer", "passed", "unclaimed"] {
        assert!(!text.contains(word), "{word}");
    }
}

#[test]
fn events_that_do_not_begin_with_an_opening_are_no_game() {
    let rules = rules("hong-kong", &[]);
    assert_eq!(write(&rules, &[]), None);
}
