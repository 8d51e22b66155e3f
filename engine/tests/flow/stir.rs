//! What an eye cannot see makes no difference to what it sees: tiles that are hidden from it are stirred, and the deal is
//! replayed up to the same point.

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::{Game, replay_by};
use engine::hidden::Hidden;
use engine::meld::ShownMeld;
use engine::rules::RuleSet;
use engine::seat::{PerSeat, Seat};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::chance::{
    Plan, all_views, any_game, any_house, any_other_game, games, house_games, other_games,
};
use crate::setup::{E, S, Setup, Table, W, bare, concealed_kong};
use crate::trace::Trace;

/// The log up to the last choice of the first deal, after at most so many steps.
fn first_deal(plan: &Plan, steps: u64) -> Vec<Event> {
    let mut chance = plan.begin();
    chance.step();
    for _ in 0..steps {
        let before = chance.log.len();
        if !chance.step() {
            break;
        }
        if chance.log[before..]
            .iter()
            .any(|event| matches!(event, Event::Ended(_)))
        {
            chance.log.truncate(before);
            break;
        }
    }
    chance.log
}

/// The same log as this eye could as well have seen it: hidden tiles stirred, answers of others taken back.
fn stirred(rules: &RuleSet, log: &[Event], eye: Eye, luck: u64) -> Vec<Event> {
    let trace = Trace::of(rules, log, eye);
    let wall = trace.stirred(&mut ChaCha8Rng::seed_from_u64(luck));
    let mut places = trace.taken.iter();
    let mut next = || wall[*places.next().expect("a place for every tile taken")];
    let only_own = |passed: &PerSeat<Option<u32>>| {
        Hidden(PerSeat::from_fn(|seat| {
            passed[seat].filter(|_| eye == Eye::Seat(seat))
        }))
    };
    let again = |event: &Event| {
        let mut event = event.clone();
        match &mut event {
            Event::Dealt { wall: old, .. } => old.0.clone_from(&wall),
            Event::Drawn { tile, .. } => tile.0 = next(),
            Event::KongDeclared { seat, meld, .. } if trace.hides(rules, *seat, meld) => {
                meld.tiles = (0..4).map(|_| next()).collect();
                meld.tiles.sort_unstable();
            }
            Event::Answered { seat, .. } if eye != Eye::Seat(*seat) => return None,
            Event::Called { passed, .. } | Event::Unclaimed { passed } => {
                *passed = only_own(&passed.0)
            }
            Event::Opened { .. }
            | Event::BonusOut { .. }
            | Event::Discarded { .. }
            | Event::Answered { .. }
            | Event::KongDeclared { .. }
            | Event::BetPaid { .. }
            | Event::IndicatorTurned { .. }
            | Event::Ended(_)
            | Event::Finished(_) => {}
        }
        Some(event)
    };
    log.iter().filter_map(again).collect()
}

/// What an eye has seen happen.
fn seen(rules: &RuleSet, log: &[Event], eye: Eye) -> Vec<engine::deal::event::Seen> {
    log.iter()
        .filter_map(|event| event.seen_by(eye, rules))
        .collect()
}

/// Everything that could reach a log by `Debug`; answers aside, which the stirred log has not.
fn printed(game: &Game, log: &[Event]) -> String {
    let events: Vec<&Event> = log
        .iter()
        .filter(|event| !matches!(event, Event::Answered { .. }))
        .collect();
    format!("{game:?} {:?} {events:?}", all_views(game))
}

/// What an eye sees after each of its moves that takes nothing from the wall, be it the indicator that a kong has coming.
fn after_own_moves(game: &Game, eye: Eye) -> Vec<engine::deal::view::View> {
    let Eye::Seat(seat) = eye else {
        return Vec::new();
    };
    let now = game.view(eye);
    let claims = matches!(now.stage, Stage::Claims { .. });
    let choices = now.choices().into_iter();
    let safe = choices.filter(|what| claims || matches!(what, Move::Discard { .. }));
    let after = safe.map(|what| {
        let mut next = game.clone();
        next.does(seat, what);
        next.view(eye)
    });
    after
        .filter(|then| then.indicators.len() == now.indicators.len())
        .collect()
}

/// What every eye sees does not change when what it cannot see is stirred.
fn sees_the_same(plan: &Plan, steps: u64) -> TestCaseResult {
    let rules = plan.rules();
    let log = first_deal(plan, steps);
    let game = replay_by(rules.clone(), &log).expect("a log that fits");
    for eye in Seat::ALL.into_iter().map(Eye::Seat).chain([Eye::Rail]) {
        let other_log = stirred(&rules, &log, eye, plan.luck);
        prop_assert!(other_log != log, "something is hidden from {:?}", eye);
        let other = replay_by(rules.clone(), &other_log).expect("a log that fits");
        prop_assert!(game.view(eye) == other.view(eye), "{:?}", eye);
        prop_assert_eq!(game.view(eye).choices(), other.view(eye).choices());
        prop_assert_eq!(seen(&rules, &log, eye), seen(&rules, &other_log, eye));
        if eye == Eye::Rail {
            prop_assert_eq!(printed(&game, &log), printed(&other, &other_log));
        }
        prop_assert!(
            after_own_moves(&game, eye) == after_own_moves(&other, eye),
            "{:?}",
            eye
        );
    }
    Ok(())
}

proptest! {
    #![proptest_config(games(200))]

    #[test]
    fn stirring_what_an_eye_cannot_see_changes_nothing_it_sees(plan in any_game()) {
        sees_the_same(&plan, plan.luck % 200)?;
    }
}

proptest! {
    #![proptest_config(house_games(120))]

    #[test]
    fn stirring_changes_nothing_that_is_seen_in_any_house(plan in any_house()) {
        sees_the_same(&plan, plan.luck % 200)?;
    }

    #[test]
    fn stirring_changes_nothing_before_the_last_step_of_a_deal(plan in any_house()) {
        sees_the_same(&plan, u64::MAX)?;
    }
}

proptest! {
    #![proptest_config(other_games(120))]

    #[test]
    fn stirring_changes_nothing_that_is_seen_in_the_other_systems(plan in any_other_game()) {
        sees_the_same(&plan, plan.luck % 200)?;
    }
}

#[test]
fn trap_040_a_hidden_kong_of_any_kind_looks_the_same() {
    let rules = bare();
    let setup = Setup::hands("5555z", "", "", "");
    let (mut game, mut log) = setup.deal_logged(rules.clone());
    log.extend(game.does(E, concealed_kong("5z")));
    for _ in 0..7 {
        log.extend(game.lapse());
    }
    for eye in [Eye::Rail, Eye::Seat(S), Eye::Seat(W)] {
        let mut kinds = std::collections::BTreeSet::new();
        for luck in 0..20 {
            let other = stirred(&rules, &log, eye, luck);
            let other = replay_by(rules.clone(), &other).expect("a log that fits");
            assert!(game.view(eye) == other.view(eye), "{eye:?}");
            if let [ShownMeld::Open(kong)] = &other.seen(E).seats[E].melds[..] {
                kinds.insert(kong.low());
            }
        }
        assert!(kinds.len() > 1, "East's kong is of different kinds");
    }
}
