//! Machines at the table: they keep to their choices, need nothing hidden, and play deals that are won.

use std::collections::BTreeMap;

use engine::deal::event::{DealEnd, Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Stage, View};
use engine::game::Game;
use engine::player::{Strength, choose};
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;

fn game(seed: u8) -> Game {
    game_of("hong-kong", seed)
}

fn game_of(id: &str, seed: u8) -> Game {
    let rules = rulesets::build(id, &BTreeMap::new()).expect("the defaults are allowed");
    Game::open(rules, Seed::from_bytes([seed; 32])).0
}

/// Plays one deal by these strengths; each view is shown to `watch` with the move made.
fn play_deal(
    game: &mut Game,
    strength: impl Fn(Seat) -> Strength,
    mut watch: impl FnMut(&View, Move),
) -> DealEnd {
    let mut events = game.deal().expect("a deal can begin");
    loop {
        if let Some(end) = events.iter().find_map(ended) {
            return end;
        }
        events = match game.owing().iter().next() {
            None => game.lapse(),
            Some(seat) => {
                let view = game.view(Eye::Seat(seat));
                let what = choose(strength(seat), &view).expect("a seat that owes a move has one");
                watch(&view, what);
                game.play(seat, what)
                    .expect("machines choose from their choices")
            }
        };
    }
}

fn ended(event: &Event) -> Option<DealEnd> {
    if let Event::Ended(end) = event {
        Some(DealEnd::clone(end))
    } else {
        None
    }
}

fn over(game: &Game) -> bool {
    matches!(game.view(Eye::Rail).stage, Stage::Finished(..))
}

#[test]
fn machines_choose_from_their_choices_and_twice_the_same() {
    for strength in Strength::ALL {
        let mut game = game(1);
        play_deal(
            &mut game,
            |_| strength,
            |view, what| {
                assert!(view.choices().contains(&what), "{what:?}");
                assert_eq!(
                    choose(strength, view),
                    Some(what),
                    "the same view gives the same move"
                );
                assert!(
                    what == Move::Win || !view.choices().contains(&Move::Win),
                    "a win is taken"
                );
            },
        );
    }
}

/// Four machines that build towards the minimum and claim win most deals: a deal gives each seat about twenty draws, and a
/// hand of three faan needs about a dozen. People win seven or eight of ten. Fewer than half would mean that machines lose
/// sight of the minimum; nearly all, that the minimum is not asked for.
#[test]
fn most_deals_are_won() {
    let (mut won, mut all) = (0, 0);
    for seed in 0..5 {
        let mut game = game(seed);
        for _ in 0..4 {
            let end = play_deal(&mut game, |_| Strength::Steady, |_, _| {});
            won += usize::from(end.ending == Ending::Won);
            all += 1;
        }
    }
    assert!(won * 2 > all, "{won} of {all} deals were won");
}

/// Where every complete hand wins, steady machines win nearly all deals although fourteen tiles are never drawn, and now and
/// then a hand that is doubled.
#[test]
fn where_nothing_is_asked_of_a_hand_nearly_all_deals_are_won() {
    for id in ["classical-japanese", "classical-chinese"] {
        let mut values = Vec::new();
        let mut all = 0;
        for seed in 0..4 {
            let mut game = game_of(id, seed);
            for _ in 0..4 {
                let end = play_deal(&mut game, |_| Strength::Steady, |_, _| {});
                values.extend(end.wins.iter().map(|win| win.sheet.value));
                all += 1;
            }
        }
        assert!(
            values.len() * 10 >= all * 8,
            "{id}: {} of {all} deals were won",
            values.len()
        );
        let doubled = values.iter().filter(|&&value| value >= 40).count();
        assert!(doubled * 4 >= values.len(), "{id}: {values:?}");
    }
}

#[test]
fn a_whole_game_ends() {
    let mut game = game(7);
    let mut deals = 0;
    while !over(&game) {
        let end = play_deal(&mut game, |_| Strength::Gentle, |_, _| {});
        assert_eq!(
            end.settlement
                .changes()
                .iter()
                .map(|(_, change)| change)
                .sum::<i32>(),
            0
        );
        deals += 1;
    }
    assert!(deals >= 16, "four rounds have sixteen deals at least");
}
