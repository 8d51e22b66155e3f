use engine::deal::event::Seen;
use engine::notation::log::{Fault, Log, replay, verify, write};
use engine::seat::Seat;
use engine::seed::{Commitment, Seed};
use engine::tile::Tile;

use crate::played::{all_rules, game};

/// Logs of three systems.
fn logs() -> Vec<Log> {
    let logs = all_rules().into_iter().step_by(2).map(|rules| {
        let events = game(&rules, 21);
        write(&rules, &events).expect("a game")
    });
    logs.collect()
}

/// The fault found in each log after `tamper`; `tamper` gives false where it finds nothing to change.
fn faults(tamper: impl Fn(&mut Log) -> bool) -> Vec<Fault> {
    let mut faults = Vec::new();
    for mut log in logs() {
        if tamper(&mut log) {
            faults.push(replay(&log).expect_err("the log is not right").fault);
        }
    }
    assert!(!faults.is_empty(), "nothing was changed");
    faults
}

fn place(log: &Log, test: impl Fn(&Seen) -> bool) -> Option<usize> {
    log.seen.iter().position(test)
}

/// Another tile than this.
fn other(tile: Tile) -> Tile {
    let [one, two] = ["1m", "2m"].map(|text| text.parse().expect("a tile"));
    if tile == one { two } else { one }
}

#[test]
fn another_tile_discarded_is_found() {
    faults(|log| {
        let mut discards = log.seen.iter_mut().filter_map(|seen| {
            if let Seen::Discarded { tile, .. } = seen {
                Some(tile)
            } else {
                None
            }
        });
        let tile = discards.nth(30).expect("so many discards");
        *tile = other(*tile);
        true
    });
}

#[test]
fn another_tile_drawn_is_found() {
    let found = faults(|log| {
        for seen in &mut log.seen {
            if let Seen::Drawn {
                tile: Some(tile), ..
            } = seen
            {
                *tile = other(*tile);
                return true;
            }
        }
        false
    });
    assert!(
        found
            .iter()
            .all(|fault| matches!(fault, Fault::Otherwise { .. }))
    );
}

#[test]
fn other_points_are_found() {
    let found = faults(|log| {
        for seen in &mut log.seen {
            if let Seen::Ended(end) = seen {
                end.points[Seat::ALL[2]] += 1;
                return true;
            }
        }
        false
    });
    assert!(
        found
            .iter()
            .all(|fault| matches!(fault, Fault::Otherwise { .. }))
    );
}

#[test]
fn other_payments_and_sheets_are_found() {
    faults(|log| {
        for seen in &mut log.seen {
            if let Seen::Ended(end) = seen
                && let Some(win) = end.wins.first_mut()
            {
                win.sheet.value += 1;
                return true;
            }
        }
        false
    });
}

#[test]
fn a_move_out_of_turn_is_found() {
    faults(|log| {
        for seen in &mut log.seen {
            if let Seen::Discarded { seat, .. } = seen {
                *seat = seat.right();
                return true;
            }
        }
        false
    });
}

#[test]
fn a_line_left_out_or_told_twice_is_found() {
    for at in [1, 2, 3, 40, 41] {
        faults(|log| {
            log.seen.remove(at);
            true
        });
        faults(|log| {
            let again = log.seen[at].clone();
            log.seen.insert(at, again);
            true
        });
    }
}

#[test]
fn a_log_that_breaks_off_is_found() {
    let found = faults(|log| {
        log.seen.pop();
        true
    });
    assert_eq!(
        found,
        vec![Fault::BreaksOff; found.len()],
        "the end of the game is missing"
    );
    faults(|log| {
        let last_deal = log
            .seen
            .iter()
            .rposition(|seen| matches!(seen, Seen::Dealt { .. }));
        log.seen.truncate(last_deal.expect("a deal") + 5);
        true
    });
}

#[test]
fn another_wall_is_found_by_both() {
    let swap = |log: &mut Log| {
        for seen in &mut log.seen {
            if let Seen::Ended(end) = seen {
                let at = end.wall.iter().position(|tile| *tile != end.wall[0]);
                end.wall.swap(0, at.expect("another tile"));
                return true;
            }
        }
        false
    };
    for fault in faults(swap) {
        assert_eq!(fault, Fault::Wall);
    }
    for mut log in logs() {
        swap(&mut log);
        let damage = verify(&log).expect_err("another wall");
        assert_eq!((damage.deal, damage.fault), (1, Fault::Wall));
    }
}

#[test]
fn another_promise_seed_or_seating_is_found_by_both() {
    type Tamper = fn(&mut Log);
    let tampers: [(Tamper, Fault); 3] = [
        (
            |log| log.header.commitment = Commitment::of(&Seed::from_bytes([9; 32])),
            Fault::Promise,
        ),
        (
            |log| {
                if let Some(Seen::Finished(outcome)) = log.seen.last_mut() {
                    outcome.seed = Seed::from_bytes([9; 32]);
                }
            },
            Fault::Promise,
        ),
        (|log| log.header.entrants.0.swap(1, 2), Fault::Seating),
    ];
    for (tamper, fault) in tampers {
        for mut log in logs() {
            tamper(&mut log);
            let damages = [replay(&log).err(), verify(&log).err()];
            for damage in damages {
                let damage = damage.expect("the log is not right");
                assert_eq!((damage.deal, &damage.fault), (0, &fault));
            }
        }
    }
}

#[test]
fn rules_of_a_newer_program_are_refused() {
    for mut log in logs() {
        log.header.edition += 1;
        let damage = replay(&log).expect_err("a newer edition");
        assert!(matches!(damage.fault, Fault::NewerEdition { .. }));
        log.header.sparrow += 1;
        let damage = verify(&log).expect_err("a newer form");
        assert!(matches!(damage.fault, Fault::NewerForm(_)));
    }
}

#[test]
fn rules_that_do_not_exist_are_named() {
    for mut log in logs() {
        log.header.options.insert("gold".into(), "true".into());
        let damage = replay(&log).expect_err("no such option");
        assert!(damage.to_string().contains("`gold`"), "{damage}");
        log.header.rules = "hong-gong".into();
        assert!(replay(&log).is_err());
    }
}

/// A log that is nonsense from end to end is refused and breaks nothing.
#[test]
fn any_line_in_any_place_breaks_nothing() {
    for log in logs() {
        let odd: Vec<Seen> = log.seen.iter().rev().cloned().collect();
        let mut mixed = log.clone();
        mixed.seen = odd;
        assert!(replay(&mixed).is_err());
        for (at, seen) in log.seen.iter().enumerate().step_by(37) {
            let mut moved = log.clone();
            moved.seen.remove(at);
            moved
                .seen
                .insert((at * 7 + 3) % moved.seen.len(), seen.clone());
            let _ = (replay(&moved), verify(&moved));
        }
        assert!(place(&log, |seen| matches!(seen, Seen::Ended(_))).is_some());
    }
}
