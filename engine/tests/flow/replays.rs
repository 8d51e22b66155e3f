//! A game and its log are the same game.

use engine::deal::event::{Event, Eye};
use engine::deal::view::Stage;
use engine::game::{Game, replay, replay_by};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::chance::{Chance, Plan, all_views, any_game, any_house, games, house_games};
use crate::setup::rules;

/// Whether a log broke off where nobody is asked anything.
fn is_between_choices(game: &Game) -> bool {
    let view = game.view(Eye::Rail);
    matches!(view.stage, Stage::Turn { .. }) && view.came.is_none()
}

fn replays_after_every_step(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    let mut again = replay_by(plan.rules(), &chance.log).expect("an opening");
    let mut followed = chance.log.len();
    while chance.step() {
        for event in &chance.log[followed..] {
            again.follow(event).expect("an event that fits");
        }
        followed = chance.log.len();
        prop_assert_eq!(all_views(&again), all_views(&chance.game));
        let [one, other] = [&again, &chance.game].map(|game| (game.turn(), game.owing()));
        prop_assert_eq!(one, other);
    }
    let whole = replay_by(plan.rules(), &chance.log).expect("a log that fits");
    prop_assert_eq!(all_views(&whole), all_views(&chance.game));
    let text = serde_json::to_string(&chance.log).expect("json");
    let read: Vec<Event> = serde_json::from_str(&text).expect("what was written");
    prop_assert_eq!(read, chance.log);
    Ok(())
}

fn may_break_off_anywhere(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    while chance.step() && chance.log.len() < 300 {}
    for end in 1..chance.log.len() {
        let mut game = replay_by(plan.rules(), &chance.log[..end]).expect("a prefix fits");
        if is_between_choices(&game) {
            game.lapse();
            prop_assert!(!is_between_choices(&game));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(games(12))]

    #[test]
    fn a_log_replays_to_the_same_game_after_every_step(plan in any_game()) {
        replays_after_every_step(&plan)?;
    }

    #[test]
    fn a_log_may_break_off_anywhere(plan in any_game()) {
        may_break_off_anywhere(&plan)?;
    }
}

proptest! {
    #![proptest_config(house_games(16))]

    #[test]
    fn a_log_replays_to_the_same_game_in_any_house(plan in any_house()) {
        replays_after_every_step(&plan)?;
    }

    #[test]
    fn a_log_may_break_off_anywhere_in_any_house(plan in any_house()) {
        may_break_off_anywhere(&plan)?;
    }
}

#[test]
fn a_game_of_the_catalogue_replays_without_being_told_its_rules() {
    let mut chance = Chance::new(
        rules(&[("game.rounds", "1"), ("min_faan", "1")]),
        [5; 32],
        5,
    );
    chance.patience = 2_000;
    while chance.step() {}
    let again = replay(&chance.log).expect("a log that fits");
    assert_eq!(again.outcome(), chance.game.outcome());
    assert_eq!(all_views(&again), all_views(&chance.game));
}
