//! Options that every rule set has (`common.md` 14), in each rule set that has them: what their sentence says happens.

use engine::deal::event::{Ending, Event, Eye};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::hidden::Hidden;
use engine::meld::ShownMeld;
use engine::rules::RuleSet;
use engine::rules::calls::Side;
use engine::rules::dealing::FirstDealer;
use engine::rulesets::catalogue;
use engine::seat::Seat;
use engine::tile::Tile;

use crate::setup::{
    E, N, S, Setup, Table, W, added_kong, chow, concealed_kong, discard, discard_drawn, pong,
    rules_of, seed, tile,
};

/// Every rule set in which the option may have this value, without bonus tiles, every finished hand winning.
pub(crate) fn everywhere(key: &str, value: &str) -> Vec<RuleSet> {
    let entries = catalogue().iter().filter(|entry| {
        let mut specs = entry.options.iter();
        specs.any(|spec| spec.key == key && spec.allows(value))
    });
    let found: Vec<RuleSet> = entries
        .map(|entry| {
            let free = [
                ("min_faan", "0"),
                ("min_yaku", "0"),
                ("tiles.flowers", "false"),
                ("furiten", "off"),
            ];
            let exists = |name: &str| entry.options.iter().any(|spec| spec.key == name);
            let mut options: Vec<_> = free.into_iter().filter(|(k, _)| exists(k)).collect();
            options.push((key, value));
            rules_of(entry.id, &options)
        })
        .collect();
    assert!(!found.is_empty(), "{key} = {value} is somewhere");
    found
}

#[test]
fn claim_swap_bars_the_claimed_kind_and_the_other_end() {
    for (rule, barred) in [("allow", ""), ("no-same", "1m"), ("forbid", "1m4m")] {
        for rules in everywhere("claim.swap", rule) {
            let id = rules.id;
            let mut game = Setup::hands("1m", "1234m9p", "", "").deal(rules);
            game.does(E, discard_drawn("1m"));
            game.does(S, chow("23m"));
            game.lapse();
            let claimed = Hidden(tile("1m"));
            for text in ["1m", "4m", "9p"] {
                let refused = barred
                    .contains(text)
                    .then_some(Reason::SwapCalling { claimed });
                assert_eq!(
                    game.seen(S).why_not(discard(text)),
                    refused,
                    "{id} {rule} {text}"
                );
            }
        }
    }
}

/// East's second discard is 5m, on which the three others may win.
fn three_may_win(rules: RuleSet) -> Game {
    let hands = Setup::hands(
        "5m9p",
        "46m123456p789s11z",
        "46m123456s789p22z",
        "46m234p567s888p33z",
    );
    let mut game = hands.head("1s1s1s9s").deal(rules);
    game.lapse();
    game.goes_on_to(S);
    game.goes_on_to(E);
    game.does(E, discard("5m"));
    for seat in [N, W, S] {
        game.does(seat, Move::Win);
    }
    game.lapse();
    game
}

#[test]
fn claim_multiple_winners_says_who_wins() {
    for (rule, ending, winners) in [
        ("closest", Ending::Won, vec![S]),
        ("all", Ending::Won, vec![S, W, N]),
        ("all-triple-draw", Ending::Aborted, vec![]),
    ] {
        for rules in everywhere("claim.multiple_winners", rule) {
            let id = rules.id;
            let end = three_may_win(rules).end();
            let won: Vec<Seat> = end.wins.iter().map(|win| win.seat).collect();
            assert_eq!((end.ending, won), (ending, winners.clone()), "{id} {rule}");
        }
    }
    // By the classical Chinese count South has 20 + 2 for the pair of the round + 2 for the only possible tile, West
    // 20 + 2 doubled for a hand of runs and a worthless pair, North 20 + 4 + 2.
    let best = rules_of("classical-chinese", &[("claim.multiple_winners", "best")]);
    let end = three_may_win(best).end();
    assert_eq!((end.wins.len(), end.wins[0].seat), (1, W));
    assert_eq!(end.wins[0].sheet.value, 44);
}

#[test]
fn kong_after_claim_lets_a_kong_follow_a_chow() {
    for (rule, refused) in [("false", Some(Reason::JustClaimed)), ("true", None)] {
        for rules in everywhere("kong.after_claim", rule) {
            let mut game = Setup::hands("5m", "46m9999p", "", "").deal(rules);
            game.does(E, discard_drawn("5m"));
            game.does(S, chow("46m"));
            game.lapse();
            assert_eq!(game.seen(S).why_not(concealed_kong("9p")), refused);
        }
    }
}

#[test]
fn kong_max_forbids_the_fifth() {
    for (rule, refused) in [
        ("none", None),
        ("4", Some(Reason::TooManyKongs { most: 4 })),
    ] {
        for rules in everywhere("kong.max", rule) {
            let hands = Setup::hands("1111z2222z3333z44z", "5555z", "6666z", "");
            let mut game = hands.deal(rules);
            for (seat, kind) in [(E, "1z"), (E, "2z"), (E, "3z"), (S, "5z")] {
                game.goes_on_to(seat);
                game.does(seat, concealed_kong(kind));
                game.goes_on_to(seat);
            }
            game.goes_on_to(W);
            assert_eq!(game.seen(W).why_not(concealed_kong("6z")), refused);
        }
    }
}

#[test]
fn kong_rob_added_opens_the_added_kong() {
    for rule in ["true", "false"] {
        for rules in everywhere("kong.rob_added", rule) {
            let setup = Setup::hands("4p", "44p", "35p123456m789s11z", "").head("9m9p9s4p");
            let mut game = setup.deal(rules);
            game.does(E, discard_drawn("4p"));
            game.does(S, pong("44p"));
            game.lapse();
            game.lapse();
            game.goes_on_to(W);
            game.goes_on_to(S);
            game.does(S, added_kong("4p"));
            assert_eq!(game.offers_win(W), rule == "true");
            assert_eq!(
                game.in_turn() == Some(S),
                rule == "false",
                "it is replaced at once"
            );
        }
    }
}

#[test]
fn kong_rob_concealed_lets_nobody_orphans_or_anybody() {
    for (rule, orphans, others) in [
        ("none", false, false),
        ("orphans", true, false),
        ("any", true, true),
    ] {
        for rules in everywhere("kong.rob_concealed", rule) {
            let id = rules.id;
            let hands = Setup::hands("9999s", "119m19p1s1234567z", "", "");
            let mut game = hands.deal(rules.clone());
            game.does(E, concealed_kong("9s"));
            assert_eq!(game.offers_win(S), orphans, "{id} {rule}");
            let mut game = Setup::hands("4444p", "35p123456m789s11z", "", "").deal(rules);
            game.does(E, concealed_kong("4p"));
            assert_eq!(game.offers_win(S), others, "{id} {rule}");
            if rule == "orphans" {
                let reason = Reason::ConcealedKong { orphans_may: true };
                assert_eq!(game.seen(S).why_not(Move::Win), Some(reason));
            }
        }
    }
}

#[test]
fn kong_concealed_display_hides_the_kind_where_all_tiles_lie_face_down() {
    for rule in ["middle-down", "ends-down", "open", "all-down"] {
        for mut rules in everywhere("kong.concealed_display", rule) {
            // A kong that can be robbed is shown, however it lies.
            rules.calls.rob_concealed = engine::rules::calls::RobConcealed::None;
            let mut game = Setup::hands("9999s", "", "", "").deal(rules);
            game.does(E, concealed_kong("9s"));
            let hidden = game.seen(S).seats[E].melds == [ShownMeld::Hidden];
            assert_eq!(hidden, rule == "all-down");
            assert!(game.seen(E).seats[E].melds != [ShownMeld::Hidden]);
        }
    }
}

#[test]
fn claim_own_discard_win_bars_what_one_threw_away() {
    // West waits for 3m and 6m and throws a drawn 3m away, then a 9s; North throws 3m twice, East 6m.
    for (rule, expected) in [
        ("allow", [true, true, true]),
        ("no-last", [false, true, true]),
        ("no-same", [false, false, true]),
    ] {
        for rules in everywhere("claim.own_discard_win", rule) {
            let id = rules.id;
            let setup = Setup::hands("9p", "", "45m123456p789s11z", "");
            let mut game = setup.head("1s3m3m9s1s9m3m6m1s6m").deal(rules);
            game.goes_on_to(W);
            let can = game.can_win_on(W, [(N, "3m"), (N, "3m"), (E, "6m")]);
            assert_eq!(can, expected, "{id} {rule}");
        }
    }
}

#[test]
fn claim_missed_win_bars_until_the_own_turn() {
    // West waits for 2m and 5z and lets 2m pass; 5z and 2m follow before he draws.
    for (rule, expected) in [
        ("allow", [true, true, true]),
        ("no-same-until-own-turn", [true, true, false]),
        ("no-any-until-own-turn", [true, false, false]),
    ] {
        for rules in everywhere("claim.missed_win", rule) {
            let id = rules.id;
            let setup = Setup::hands("9p", "", "22m55z123456p789s", "").head("1s1m2m5z2m9m5z");
            let mut game = setup.deal(rules);
            game.goes_on_to(W);
            let can = game.can_win_on(W, [(N, "2m"), (E, "5z"), (S, "2m")]);
            assert_eq!(can, expected, "{id} {rule}");
        }
    }
}

#[test]
fn draw_dealer_stays_or_passes() {
    for (rule, stays) in [("pass", false), ("stay", true)] {
        for rules in everywhere("draw.dealer", rule) {
            let mut game = Setup::default().deal(rules);
            while !game.is_between_deals() {
                game.lapse();
            }
            assert_eq!(game.end().dealer_stays, stays);
        }
    }
}

#[test]
fn wall_reserve_is_never_drawn_and_moves_with_kongs_unless_it_is_a_box() {
    for (rule, reserve) in [("0", 0), ("14", 14), ("16", 16)] {
        for rules in everywhere("wall.reserve", rule) {
            let mut game = Setup::hands("9999s", "", "", "").deal(rules);
            // 136 tiles, 53 of them dealt.
            assert_eq!(game.view(Eye::Rail).wall_left, 83 - reserve);
            game.does(E, concealed_kong("9s"));
            game.goes_on_to(E);
            let taken = u8::from(rule != "16");
            assert_eq!(
                game.view(Eye::Rail).wall_left,
                83 - reserve - taken,
                "{rule}"
            );
        }
    }
}

#[test]
fn what_is_told_of_seats_points_and_sides_is_what_the_options_say() {
    for (value, expected) in [
        ("random", FirstDealer::Random),
        ("dice-rank", FirstDealer::DiceRank),
        ("double-cast", FirstDealer::DoubleCast),
        ("tile-draw", FirstDealer::TileDraw),
        ("fixed", FirstDealer::Fixed),
    ] {
        let found = everywhere("deal.first_dealer", value);
        assert!(found.len() == 4 && found.iter().all(|r| r.dealing.first_dealer == expected));
    }
    for (value, casts) in [("one", 1), ("two", 2)] {
        for rules in everywhere("deal.break_casts", value) {
            let (mut game, _) = Game::open(rules, seed(3));
            let events = game.deal().expect("a deal");
            let Some(Event::Dealt { casts: told, .. }) = events.first() else {
                panic!("a deal");
            };
            assert_eq!(told.len(), casts);
        }
    }
    for rules in everywhere("game.start_points", "-7") {
        let game = Setup::default().deal(rules);
        assert!(
            game.view(Eye::Rail)
                .seats
                .iter()
                .all(|(_, seat)| seat.points == -7)
        );
    }
    for (value, side) in [("left", Side::Left), ("right", Side::Right)] {
        let found = everywhere("display.meld_side", value);
        assert!(found.len() == 4 && found.iter().all(|rules| rules.calls.meld_side == side));
    }
}

#[test]
fn flowers_in_the_japanese_game_are_set_out_and_worth_nothing() {
    let rules = rules_of("classical-japanese", &[("tiles.flowers", "true")]);
    let setup = Setup::hands("123m456p789s33555s", "1f", "", "")
        .head("7f")
        .tail("2m9p5s");
    let mut game = setup.deal(rules);
    assert!(
        game.seen(E).choices().contains(&Move::Win),
        "the dealt hand"
    );
    assert_eq!(
        game.view(Eye::Rail).seats[S].bonus,
        ["1f".parse::<Tile>().expect("a tile")]
    );
    assert!(
        game.held(S).contains(&tile("2m")),
        "the first tile of the tail"
    );
    game.lapse();
    game.goes_on_to(S);
    assert_eq!(
        game.drawn(S),
        Some(tile("9p")),
        "7f was set out and replaced"
    );
    assert_eq!(game.view(Eye::Rail).seats[S].bonus.len(), 2);
}
