use std::collections::BTreeMap;

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::game::Game;
use engine::player::{Strength, choose};
use engine::rules::RuleSet;
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A rule set of the catalogue with house options.
pub(crate) fn rules(id: &str, options: &[(&str, &str)]) -> RuleSet {
    let own = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
    let options: BTreeMap<_, _> = options.iter().map(own).collect();
    rulesets::build(id, &options).expect("options that exist")
}

/// Rules of every system, one round each, with houses that leave nothing out.
pub(crate) fn all_rules() -> Vec<RuleSet> {
    vec![
        rules("hong-kong", &[("game.rounds", "1"), ("min_faan", "0")]),
        rules("classical-japanese", &[("game.rounds", "1")]),
        rules(
            "classical-chinese",
            &[
                ("game.rounds", "1"),
                ("tiles.flowers", "true"),
                ("wall.reserve", "16"),
                ("original_call", "true"),
                ("kong.rob_concealed", "any"),
            ],
        ),
        online(),
        rules(
            "riichi",
            &[("game.rounds", "1"), ("claim.multiple_winners", "all")],
        ),
    ]
}

/// Riichi with red fives and everything that ends a deal or a game early. A hand needs no yaku, so that more is won.
pub(crate) fn online() -> RuleSet {
    rules(
        "riichi",
        &[
            ("game.rounds", "1"),
            ("min_yaku", "0"),
            ("tiles.red_fives", "3"),
            ("game.start_points", "25000"),
            ("target", "30000"),
            ("agari_yame", "true"),
            ("bust_ends", "true"),
            ("claim.multiple_winners", "all-triple-draw"),
            ("riichi_bets", "nearest"),
            ("abort.nine_terminals", "true"),
            ("abort.four_winds", "true"),
            ("abort.four_riichi", "true"),
            ("abort.four_kans", "true"),
        ],
    )
}

/// A whole game. Machines play it, end a deal early when they can, and a quarter of the time take any triplet or kong, so
/// that nothing is too rare to come up.
pub(crate) fn game(rules: &RuleSet, number: u8) -> Vec<Event> {
    let (mut game, mut log) = Game::open(rules.clone(), Seed::from_bytes([number; 32]));
    let mut luck = ChaCha8Rng::seed_from_u64(u64::from(number));
    while game.outcome().is_none() {
        let events = if game.is_between_deals() {
            game.deal().expect("a deal")
        } else {
            match game.owing().iter().next() {
                None => game.lapse(),
                Some(seat) => {
                    let what = pick(&game, seat, &mut luck);
                    game.play(seat, what).expect("a choice")
                }
            }
        };
        log.extend(events);
    }
    log
}

fn pick(game: &Game, seat: Seat, luck: &mut ChaCha8Rng) -> Move {
    let view = game.view(Eye::Seat(seat));
    let choices = view.choices();
    if choices.contains(&Move::Abort) {
        return Move::Abort;
    }
    let rare: Vec<Move> = choices
        .into_iter()
        .filter(|what| {
            !matches!(
                what,
                Move::Discard { .. } | Move::Riichi { .. } | Move::Pass | Move::Chow { .. }
            )
        })
        .collect();
    match rare.choose(luck) {
        Some(&what) if luck.random_range(0..4) == 0 => what,
        Some(_) | None => choose(Strength::Gentle, &view).expect("a move"),
    }
}

/// How many events there are for which the test holds.
pub(crate) fn count(events: &[Event], test: impl Fn(&Event) -> bool) -> usize {
    events.iter().filter(|event| test(event)).count()
}
