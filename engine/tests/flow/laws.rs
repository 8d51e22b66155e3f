//! What must hold whatever is played, by whatever rules.

use engine::deal::event::{DealEnd, Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Stage;
use engine::game::Game;
use engine::meld::ShownMeld;
use engine::rules::dealing::AfterDraw;
use engine::score::sheet::Win;
use engine::seat::Seat;
use engine::tile::Tile;
use engine::wall::tiles_of;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::chance::{Plan, any_game, any_house, any_other_game, games, house_games, other_games};

/// All tiles of the table, put together from what the four seats see; the wall is counted.
fn tiles_on_table(game: &Game) -> (Vec<Tile>, usize) {
    let mut tiles = Vec::new();
    for seat in Seat::ALL {
        let view = game.view(Eye::Seat(seat));
        let place = &view.seats[seat];
        tiles.extend(
            view.own
                .iter()
                .flat_map(|own| own.held().collect::<Vec<_>>()),
        );
        tiles.extend(place.bonus.iter().copied());
        tiles.extend(
            place
                .river
                .iter()
                .filter(|discard| discard.claimed_by.is_none())
                .map(|discard| discard.tile),
        );
        for meld in &place.melds {
            match meld {
                ShownMeld::Open(meld) => tiles.extend(meld.tiles.iter().copied()),
                ShownMeld::Hidden => panic!("a seat knows its own sets"),
            }
        }
    }
    if let Stage::Between(Some(end)) | Stage::Finished(end, _) = game.view(Eye::Rail).stage {
        tiles.extend(taken_to_win(&end));
    }
    let left = tiles_of(&game.rules().material).len() - tiles.len();
    (tiles, left)
}

/// The tile that winners took from somebody else: it lies in no hand, and in a river it is marked as claimed.
fn taken_to_win(end: &DealEnd) -> Option<Tile> {
    end.wins
        .iter()
        .find(|win| win.by.from().is_some())
        .and_then(|win: &Win| win.tile)
}

/// Holds every law over games by the facts of play, and again over games by the other rule systems.
macro_rules! hold {
    ($($law:ident),* $(,)?) => {
        proptest! {
            #![proptest_config(games(12))]
            $(#[test]
            fn $law(plan in any_game()) {
                super::$law(&plan)?;
            })*
        }

        /// The same laws in houses put together by chance.
        mod houses {
            use super::*;

            proptest! {
                #![proptest_config(house_games(16))]
                $(#[test]
                fn $law(plan in any_house()) {
                    super::super::$law(&plan)?;
                })*
            }
        }

        /// The same laws in the other systems.
        mod others {
            use super::*;

            proptest! {
                #![proptest_config(other_games(8))]
                $(#[test]
                fn $law(plan in any_other_game()) {
                    super::super::$law(&plan)?;
                })*
            }
        }
    };
}

/// Every law, held.
mod held {
    use super::*;

    hold!(
        tiles_and_points_are_kept,
        hands_have_13_tiles_or_14,
        every_game_ends_and_opens_its_seed,
        payments_sum_to_zero_and_only_wins_pay,
        at_most_one_seat_can_take_a_tile_for_a_triplet_and_one_for_a_run,
        a_seat_is_offered_what_its_view_offers,
        the_turn_number_grows_with_public_steps_alone,
        trap_028_deals_follow_as_the_end_before_them_says,
    );

    // How the other systems pass the deal and end a game is told by their own tests.
    proptest! {
        #![proptest_config(games(12))]

        #[test]
        fn trap_028_the_deal_and_the_round_pass_as_the_wins_say(plan in any_game()) {
            super::trap_028_the_deal_and_the_round_pass_as_the_wins_say(&plan)?;
        }
    }
}

fn tiles_and_points_are_kept(plan: &Plan) -> TestCaseResult {
    let rules = plan.rules();
    let start = rules.dealing.start_points * 4;
    let reserve = usize::from(rules.material.reserve);
    let boxed = rules.material.reserve_is_fixed;
    let mut chance = plan.begin();
    while chance.step() {
        let view = chance.game.view(Eye::Rail);
        let points: i32 = view.seats.iter().map(|(_, seat)| seat.points).sum();
        prop_assert_eq!(points + view.bets, start);
        if !matches!(view.stage, Stage::Between(None)) {
            let (mut tiles, left) = tiles_on_table(&chance.game);
            let drawable = usize::from(view.wall_left);
            let kept = if boxed {
                drawable <= left
            } else {
                left == drawable + reserve
            };
            prop_assert!(kept, "{} left, {} of them to be drawn", left, drawable);
            let mut all = tiles_of(&chance.game.rules().material);
            tiles.sort_unstable();
            for tile in tiles {
                let at = all.iter().position(|&other| other == tile);
                prop_assert!(at.is_some(), "one {tile} too many");
                all.remove(at.unwrap_or_default());
            }
        }
    }
    Ok(())
}

fn hands_have_13_tiles_or_14(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    while chance.step() {
        let view = chance.game.view(Eye::Rail);
        let acting = match view.stage {
            Stage::Turn { seat } => Some(seat),
            Stage::Claims { .. } => None,
            Stage::Between(_) | Stage::Finished(..) => continue,
        };
        for (seat, place) in view.seats.iter() {
            let robbed =
                matches!(view.stage, Stage::Claims { from, robbing: true, .. } if from == seat);
            let size = usize::from(place.concealed) + 3 * place.melds.len();
            prop_assert_eq!(
                size,
                13 + usize::from(acting == Some(seat)),
                "{:?} robbed: {}",
                seat,
                robbed
            );
        }
    }
    Ok(())
}

fn every_game_ends_and_opens_its_seed(plan: &Plan) -> TestCaseResult {
    let mut rules = plan.rules();
    rules.dealing.after_draw = AfterDraw::Pass;
    let mut chance = plan.begin_by(rules);
    chance.patience = 50_000;
    while chance.step() {}
    let outcome = chance.game.outcome().expect("an end");
    prop_assert!(chance.game.commitment().holds(&outcome.seed));
    let all = chance.game.rules().dealing.start_points * 4;
    prop_assert_eq!(
        outcome.points.0.iter().sum::<i32>(),
        all,
        "bets left over go to somebody"
    );
    let in_order = outcome.order.map(|seat| outcome.points[seat]);
    prop_assert!(in_order.is_sorted_by(|a, b| a >= b));
    prop_assert!(matches!(chance.log.last(), Some(Event::Finished(_))));
    prop_assert!(chance.game.deal().is_err() && chance.game.lapse().is_empty());
    Ok(())
}

fn payments_sum_to_zero_and_only_wins_pay(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    while chance.step() {}
    for event in &chance.log {
        if let Event::Ended(end) = event {
            prop_assert_eq!(end.settlement.changes().0.iter().sum::<i32>(), 0);
            prop_assert_eq!(end.wins.is_empty(), end.ending != Ending::Won);
            let won: i32 = end.bets_won.0.iter().sum();
            let stay = end.wins.is_empty() && won == 0 || end.ending == Ending::Penalized;
            prop_assert!(stay || end.bets == 0);
            prop_assert_eq!(end.offences.is_empty(), end.ending != Ending::Penalized);
        }
    }
    Ok(())
}

fn at_most_one_seat_can_take_a_tile_for_a_triplet_and_one_for_a_run(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    while chance.step() {
        let able = |is: fn(&Move) -> bool| {
            Seat::ALL
                .into_iter()
                .filter(|&seat| chance.game.view(Eye::Seat(seat)).choices().iter().any(is))
                .count()
        };
        let (triplets, runs) = (
            able(|what| matches!(what, Move::Pong { .. } | Move::Kong)),
            able(|what| matches!(what, Move::Chow { .. })),
        );
        prop_assert!(triplets <= 1 && runs <= 1);
    }
    Ok(())
}

/// A game finds choices and its stage without making a view; they are those of the view all the same.
fn a_seat_is_offered_what_its_view_offers(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    loop {
        let stage = chance.game.view(Eye::Rail).stage;
        prop_assert_eq!(chance.game.stage(), stage);
        for seat in Seat::ALL {
            let of_view = chance.game.view(Eye::Seat(seat)).choices();
            prop_assert_eq!(chance.game.choices(seat), of_view, "{:?}", seat);
        }
        if !chance.step() {
            return Ok(());
        }
    }
}

fn the_turn_number_grows_with_public_steps_alone(plan: &Plan) -> TestCaseResult {
    let mut chance = plan.begin();
    loop {
        let (turn, from) = (chance.game.turn(), chance.log.len());
        if !chance.step() {
            break;
        }
        let answers = chance.log[from..]
            .iter()
            .all(|event| matches!(event, Event::Answered { .. }));
        prop_assert_eq!(chance.game.turn() == turn, answers);
        prop_assert!(chance.game.turn() >= turn);
    }
    Ok(())
}

/// Dealer, round, counters and bets come from the end of the deal before, whatever the rules.
fn trap_028_deals_follow_as_the_end_before_them_says(plan: &Plan) -> TestCaseResult {
    let keeps_counters = plan.rules().dealing.keeps_counters;
    let mut chance = plan.begin();
    chance.patience = 2_000;
    while chance.step() {}
    let mut expected = (1, 0, Seat::ALL[0], 0, 0);
    let mut dealt = expected;
    for event in &chance.log {
        if let &Event::Dealt {
            number,
            round,
            dealer,
            counters,
            bets,
            ..
        } = event
        {
            dealt = (number, round, dealer, counters, bets);
            prop_assert_eq!(dealt, expected);
        }
        if let Event::Ended(end) = event {
            let (number, round, dealer, counters, _) = dealt;
            let next = if end.dealer_stays {
                dealer
            } else {
                dealer.right()
            };
            let round_passes = !end.dealer_stays && next == Seat::ALL[0];
            let counters = match end.ending {
                _ if !keeps_counters => 0,
                Ending::Penalized => counters,
                Ending::Won if !end.dealer_stays => 0,
                Ending::Won | Ending::Exhausted | Ending::NoReplacement | Ending::Aborted => {
                    counters + 1
                }
            };
            let round = round + u8::from(round_passes);
            expected = (number + 1, round, next, counters, end.bets);
        }
    }
    Ok(())
}

fn trap_028_the_deal_and_the_round_pass_as_the_wins_say(plan: &Plan) -> TestCaseResult {
    let dealing = plan.rules().dealing;
    let (after_draw, rounds) = (dealing.after_draw, dealing.rounds);
    prop_assert!(!dealing.keeps_counters);
    let mut chance = plan.begin();
    chance.patience = 3_000;
    while chance.step() {}
    let mut expected = (1, 0, Seat::ALL[0]);
    for event in &chance.log {
        if let &Event::Dealt {
            number,
            round,
            dealer,
            counters,
            ..
        } = event
        {
            prop_assert_eq!((number, round, dealer), expected);
            prop_assert_eq!(counters, 0);
        }
        if let Event::Ended(end) = event {
            let (number, round, dealer) = expected;
            let stays = match after_draw {
                _ if end.ending == Ending::Won => end.wins.iter().any(|win| win.seat == dealer),
                AfterDraw::Stay => true,
                AfterDraw::Pass => false,
                // Whether a hand waits is told elsewhere.
                AfterDraw::StayIfWaiting => end.dealer_stays,
            };
            let passed_all = !stays && dealer == Seat::ALL[3];
            prop_assert_eq!(end.last, passed_all && round + 1 == rounds);
            expected = (
                number + 1,
                round + u8::from(passed_all),
                if stays { dealer } else { dealer.right() },
            );
        }
    }
    Ok(())
}
