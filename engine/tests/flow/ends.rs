//! The last tile, the end without a winner, and who deals next. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::{Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::deal::view::Stage;
use engine::game::Game;

use crate::setup::{
    E, N, S, Setup, Table, W, bare, bare_with, chow, concealed_kong, pong, rules, seed,
};

#[test]
fn seed_126_without_tiles_and_winner_nobody_pays_and_the_dealer_stays() {
    let mut game = Setup::default().deal(bare());
    game.plays_down_to(0);
    assert!(game.in_turn().is_some());
    game.lapse();
    assert!(
        matches!(game.view(Eye::Rail).stage, Stage::Claims { .. }),
        "the last window is there all the same"
    );
    game.lapse();
    let end = game.end();
    assert_eq!((end.ending, end.dealer_stays), (Ending::Exhausted, true));
    assert!(end.settlement.transfers.is_empty());
}

/// North draws the last of the 83 tiles that are left after the deal: the 5m, the lower tile of the last stack.
fn last_tile(south: &'static str, north: &'static str) -> Setup {
    Setup::hands("46m1z", south, "55m", north).tail("9m5m")
}

#[test]
fn the_last_tile_of_the_wall_is_worth_a_faan() {
    let mut game = last_tile("", "46m123456p789s11z").deal(bare());
    game.plays_down_to(0);
    game.does(N, Move::Win);
    assert_eq!(
        game.won_with(),
        ["common_hand", "concealed_hand", "last_tile", "self_draw"]
    );
    // 4 faan, T(4) = 16.
    assert_eq!(game.paid(), [-16, -16, -16, 48]);
}

#[test]
fn trap_027_the_last_discard_is_won_and_taken_for_sets_only_where_the_house_says_so() {
    for (rule, refused) in [("win-only", Some(Reason::LastDiscard)), ("all", None)] {
        let mut game =
            last_tile("46m123456p789s11z", "").deal(bare_with("claim.last_discard", rule));
        game.plays_down_to(0);
        game.discards_the_drawn("5m");
        assert_eq!(game.seen(E).why_not(chow("46m")), refused);
        assert_eq!(game.seen(W).why_not(pong("55m")), refused);
        game.does(S, Move::Win);
        game.lapse();
        assert_eq!(
            game.won_with(),
            ["common_hand", "concealed_hand", "last_discard"]
        );
        // 3 faan, T(3) = 8.
        assert_eq!(game.paid(), [0, 16, 0, -16]);
    }
}

#[test]
fn a_set_claimed_from_the_last_discard_is_followed_by_one_more_discard() {
    let mut game = last_tile("", "").deal(bare_with("claim.last_discard", "all"));
    game.plays_down_to(0);
    game.discards_the_drawn("5m");
    game.does(W, pong("55m"));
    game.lapse();
    assert_eq!(game.in_turn(), Some(W));
    game.lapse();
    game.lapse();
    assert_eq!(game.end().ending, Ending::Exhausted);
}

#[test]
fn option_draw_dealer_stays_or_passes() {
    for (rule, next) in [("stay", E), ("pass", S)] {
        let mut game = Setup::default().deal(bare_with("draw.dealer", rule));
        game.plays_down_to(0);
        game.lapse();
        game.lapse();
        assert_eq!(game.end().dealer_stays, next == E);
        game.deal().expect("the next deal");
        let view = game.view(Eye::Rail);
        assert_eq!(
            (view.deal, view.dealer, view.counters, view.round),
            (2, next, 0, 0)
        );
        assert_eq!(game.in_turn(), Some(next));
    }
}

/// The tiles drawn until the wall is used up.
fn draws_to_the_end(game: &mut Game) -> usize {
    let mut drawn = 0;
    loop {
        let events = game.lapse();
        drawn += events
            .iter()
            .filter(|event| matches!(event, Event::Drawn { .. }))
            .count();
        if events.iter().any(|event| matches!(event, Event::Ended(_))) {
            return drawn;
        }
    }
}

#[test]
fn option_reserve_keeps_fourteen_tiles_whether_or_not_a_kong_takes_one() {
    // 136 - 53 - 14 = 69.
    let setup = || Setup::hands("1111z", "", "", "");
    let mut game = setup().deal(bare_with("wall.reserve", "14"));
    assert_eq!(game.view(Eye::Rail).wall_left, 69);
    assert_eq!(draws_to_the_end(&mut game), 69);
    let mut game = setup().deal(bare_with("wall.reserve", "14"));
    game.does(E, concealed_kong("1z"));
    assert_eq!(game.view(Eye::Rail).wall_left, 68);
    assert_eq!(draws_to_the_end(&mut game), 68);
}

#[test]
fn a_box_of_sixteen_is_used_by_kongs_alone() {
    let mut rules = bare();
    rules.material.reserve = 16;
    rules.material.reserve_is_fixed = true;
    let mut game = Setup::hands("1111z", "", "", "").deal(rules);
    let left = |game: &Game| {
        let view = game.view(Eye::Rail);
        (view.wall_left, view.replacements_left)
    };
    assert_eq!(left(&game), (67, 16));
    game.does(E, concealed_kong("1z"));
    assert_eq!(left(&game), (67, 15));
    assert_eq!(draws_to_the_end(&mut game), 67);
}

#[test]
fn option_dice_and_casts_break_the_wall() {
    for (casts, dice) in [("one", "2"), ("one", "3"), ("two", "2"), ("two", "3")] {
        let options = [("deal.break_casts", casts), ("deal.dice", dice)];
        let cast = if casts == "one" { 1 } else { 2 };
        let (mut game, _) = Game::open(rules(&options), seed(1));
        let events = game.deal().expect("a deal");
        let Event::Dealt { casts, .. } = &events[0] else {
            panic!("a deal begins");
        };
        assert_eq!(casts.len(), cast);
        for cast in casts {
            assert_eq!(cast.dice.len().to_string(), dice);
            assert!(cast.dice.iter().all(|die| (1..=6).contains(die)));
        }
    }
}
