//! Flowers and seasons. Numbers are those of the seed checklist and of the traps.

use engine::deal::event::{Ending, Eye};
use engine::deal::moves::Move;
use engine::deal::view::Came;
use engine::score::Replacement;

use crate::setup::{
    E, S, Setup, Table, W, concealed_kong, discard_drawn, free, rules, tile, tiles,
};

#[test]
fn seed_122_123_124_trap_023_bonus_tiles_are_replaced_from_the_tail_in_chains() {
    let mut game = Setup::default().head("7f").tail("1f2m").deal(free());
    game.lapse();
    game.lapse();
    let view = game.seen(S);
    assert_eq!(view.seats[S].bonus, tiles("71f"));
    assert_eq!(view.own.expect("a seat").drawn, Some(tile("2m")));
    let mut game = Setup::hands("5555z", "", "", "").tail("3f5s").deal(free());
    game.does(E, concealed_kong("5z"));
    assert_eq!(game.seen(E).seats[E].bonus, tiles("3f"));
    assert_eq!(game.seen(E).own.expect("a seat").drawn, Some(tile("5s")));
}

#[test]
fn trap_021_a_bonus_tile_at_the_very_end_ends_the_deal() {
    // Seven bonus tiles are dealt and take seven tiles from the tail; the eighth is the last tile of all.
    let mut game = Setup::hands("1234567f", "", "", "")
        .tail("1234567m8f")
        .deal(free());
    assert_eq!(game.view(Eye::Rail).seats[E].bonus.len(), 7);
    game.plays_down_to(0);
    let end = game.end();
    assert_eq!(end.ending, Ending::NoReplacement);
    assert!(end.settlement.transfers.is_empty());
}

#[test]
fn seed_125_with_a_playing_tile_the_turn_goes_on_as_any_other() {
    let mut game = Setup::hands("", "1111z", "", "")
        .head("7f")
        .tail("2m")
        .deal(free());
    game.goes_on_to(S);
    assert_eq!(game.seen(S).came, Some(Came::Replaced(Replacement::Bonus)));
    assert_eq!(game.held(S).len(), 14);
    let offers = game.offers(S);
    assert!(offers.contains(&discard_drawn("2m")) && offers.contains(&concealed_kong("1z")));
    game.does(S, discard_drawn("2m"));
    game.goes_on_to(W);
}

#[test]
fn seed_103_the_next_turn_draws_from_the_head_after_a_replacement_from_the_tail() {
    let mut game = Setup::default().head("7f5s").tail("2m").deal(free());
    game.goes_on_to(W);
    assert_eq!(game.drawn(W), Some(tile("5s")));
}

#[test]
fn option_bonus_replacement_from_the_head() {
    for (end, replacement) in [("tail", "2m"), ("head", "5s")] {
        let options = [("min_faan", "0"), ("wall.bonus_replacement", end)];
        let setup = Setup::default().head("7f5s").tail("2m");
        let mut game = setup.deal(rules(&options));
        game.goes_on_to(S);
        assert_eq!(game.drawn(S), Some(tile(replacement)));
    }
}

#[test]
fn trap_021_a_chain_of_eight_bonus_tiles_is_replaced() {
    let mut game = Setup::default().head("1f").tail("2345678f5m").deal(free());
    game.goes_on_to(S);
    assert_eq!(game.seen(S).seats[S].bonus, tiles("12345678f"));
    assert_eq!(game.drawn(S), Some(tile("5m")));
}

#[test]
fn seven_or_eight_bonus_tiles_win_by_themselves_where_the_house_says_so() {
    // 8 faan: T(8) = 64 from each; 3 faan: T(3) = 8 from each. The minimum of three does not matter to them.
    let cases = [
        (
            "12345678f",
            "eight_flowers",
            "win",
            Some([192, -64, -64, -64]),
        ),
        ("12345678f", "eight_flowers", "off", None),
        ("1234567f", "seven_flowers", "win", Some([24, -8, -8, -8])),
        ("1234567f", "seven_flowers", "off", None),
    ];
    for (bonus, key, value, paid) in cases {
        let setup = Setup::hands(bonus, "", "", "").tail("1m5m9m1p5p9p2z3z");
        let mut game = setup.deal(rules(&[(key, value), ("min_faan", "5")]));
        assert_eq!(game.view(Eye::Rail).seats[E].bonus, tiles(bonus));
        assert_eq!(game.offers_win(E), paid.is_some(), "{key} {value}");
        if let Some(paid) = paid {
            game.does(E, Move::Win);
            assert_eq!(game.won_with(), [key]);
            assert_eq!((game.end().wins[0].tile, game.paid()), (None, paid));
        }
    }
}
