//! Counters of repeats and draws: riichi alone has them (`riichi.md` 9.3; `classical-japanese.md` 1 and CJ-22; the others tell of
//! none).

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::game::{Game, replay_by};
use engine::rules::RuleSet;

use crate::setup::{E, Setup, Table, rules_of};

const RULES: [(&str, u32); 4] = [
    ("hong-kong", 0),
    ("classical-japanese", 0),
    ("classical-chinese", 0),
    ("riichi", 1),
];

fn counters_of_the_next(game: &mut Game) -> u32 {
    game.deal().expect("another deal");
    game.view(Eye::Rail).counters
}

#[test]
fn cj_22_no_counter_is_kept_but_in_riichi() {
    for (id, counters) in RULES {
        let rules = || rules_of(id, &[]);
        let mut won = Setup::won_by(0).deal(rules());
        won.does(E, Move::Win);
        assert!(won.end().dealer_stays, "{id}");
        assert_eq!(counters_of_the_next(&mut won), counters, "{id}");
        let mut drawn = Setup::default().deal(rules());
        while !drawn.is_between_deals() {
            drawn.lapse();
        }
        assert_eq!(counters_of_the_next(&mut drawn), counters, "{id}");
    }
}

/// The log of a game of two deals in which the second says that there is a counter, as logs once did in every game.
fn old_log(rules: &RuleSet) -> Vec<Event> {
    let (mut game, mut log) = Setup::won_by(0).deal_logged(rules.clone());
    log.extend(game.does(E, Move::Win));
    let mut next = game.deal().expect("another deal");
    if let Some(Event::Dealt { counters, .. }) = next.first_mut() {
        *counters = 1;
    }
    log.extend(next);
    log
}

#[test]
fn a_log_that_counted_where_nothing_counts_still_replays() {
    for (id, counters) in RULES {
        let rules = rules_of(id, &[]);
        let mut game = replay_by(rules.clone(), &old_log(&rules)).expect("an old log");
        game.lapse_opening();
        while !game.is_between_deals() {
            game.lapse();
        }
        // A draw after a repeat counts one more, where anything counts.
        assert_eq!(counters_of_the_next(&mut game), 2 * counters, "{id}");
    }
}
