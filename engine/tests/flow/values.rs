//! Values of options that every rule set has, each played through in each rule set that has them (`common.md` 14).

use engine::deal::event::{Ending, Event};
use engine::deal::moves::Move;
use engine::deal::reason::Reason;
use engine::game::Game;
use engine::rules::RuleSet;
use engine::seat::Seat;

use crate::everywhere::everywhere;
use crate::setup::{E, N, S, Setup, Table, W, chow, discard, pong, rules_of, seed, tile};

/// The last tile of the wall has been drawn and its drawer discards 5m: the next seat holds 46m, the one after it 55m, and
/// the third waits for it.
fn last_discard(rules: RuleSet) -> (Game, Seat) {
    // 136 tiles, 53 of them dealt: South draws first, so of 83 tiles North draws the last, of 69 South.
    let drawer = if rules.material.reserve == 0 { N } else { S };
    // From East to North; what East discards first stands last.
    let hands = if drawer == N {
        ["46m9m", "55m", "46m123456p789s11z", "5m"]
    } else {
        ["46m123456p789s11z9m", "5m", "46m", "55m"]
    };
    let [east, south, west, north] = hands;
    let setup = Setup::hands(east, south, west, north);
    let mut game = setup.deal(rules);
    game.plays_down_to(0);
    assert_eq!(game.in_turn(), Some(drawer));
    game.does(drawer, discard("5m"));
    (game, drawer)
}

#[test]
fn trap_027_claim_last_discard_lets_sets_be_claimed_or_the_last_discard_only_be_won() {
    for (rule, refused) in [("win-only", Some(Reason::LastDiscard)), ("all", None)] {
        for rules in everywhere("claim.last_discard", rule) {
            let id = rules.id;
            let (mut game, drawer) = last_discard(rules);
            let [next, opposite, third] = [1, 2, 3].map(|steps| drawer.turned(steps));
            assert_eq!(game.seen(next).why_not(chow("46m")), refused, "{id} {rule}");
            assert_eq!(
                game.seen(opposite).why_not(pong("55m")),
                refused,
                "{id} {rule}"
            );
            assert!(game.offers_win(third), "{id} {rule}");
            if rule == "all" {
                // Who has claimed discards once more, and nobody can draw.
                let mut claimed = game.clone();
                claimed.does(opposite, pong("55m"));
                claimed.lapse();
                assert_eq!(claimed.in_turn(), Some(opposite), "{id}");
                claimed.lapse();
                claimed.lapse();
                assert_eq!(claimed.end().ending, Ending::Exhausted, "{id}");
                game.does(opposite, pong("55m"));
            }
            game.does(third, Move::Win);
            game.lapse();
            let winners: Vec<Seat> = game.end().wins.iter().map(|win| win.seat).collect();
            assert_eq!(winners, [third], "{id} {rule}: a win comes first");
        }
    }
}

/// Whether West, who waits for 2m and 5z, can win on each of these discards, passing every time. He draws before the last.
fn west_can_win(rules: RuleSet, head: &'static str, discards: [(Seat, &str); 4]) -> [bool; 4] {
    let setup = Setup::hands("9p", "", "22m55z123456p789s", "").head(head);
    let mut game = setup.deal(rules);
    game.goes_on_to(W);
    game.can_win_on(W, discards)
}

/// The dragon is worth more in every game: a faan; in points 34 doubled against 34 (`classical-japanese.md`: 20, 10 for the
/// concealed hand, 4 for 555z, or 2 for 222m and 2 for the pillow of 5z), 24 doubled against 24 (`classical-chinese.md`: 20
/// and 4 for 555z, or 2 and 2).
#[test]
fn claim_missed_win_lets_a_higher_hand_be_won_where_the_house_says_so() {
    let low_first = (
        "1s1m2m5z2m9m5z",
        [(N, "2m"), (E, "5z"), (S, "2m"), (N, "5z")],
    );
    let high_first = (
        "1s1m5z2m5z9m2m",
        [(N, "5z"), (E, "2m"), (S, "5z"), (N, "2m")],
    );
    let found = everywhere("claim.missed_win", "no-any-unless-higher");
    assert_eq!(found.len(), 3);
    for rules in found {
        let id = rules.id;
        let (head, discards) = low_first;
        let low = west_can_win(rules.clone(), head, discards);
        assert_eq!(low, [true, true, false, true], "{id}");
        let (head, discards) = high_first;
        assert_eq!(
            west_can_win(rules, head, discards),
            [true, false, false, true],
            "{id}"
        );
    }
}

/// West waits for 3m and 6m and has thrown a 3m away: neither can be won on any more.
#[test]
fn claim_own_discard_win_may_be_furiten_in_every_game() {
    for rules in everywhere("claim.own_discard_win", "furiten") {
        // Riichi has an option of its own for it, tried with its three values elsewhere.
        let barred = rules.id != "riichi";
        let setup = Setup::hands("9p", "", "45m123456p789s11z", "").head("1s3m3m9s1s9m6m");
        let mut game = setup.deal(rules.clone());
        game.goes_on_to(W);
        game.discards_the_drawn("3m");
        for (seat, text) in [(N, "3m"), (N, "6m")] {
            game.goes_on_to(seat);
            game.discards_the_drawn(text);
            assert_eq!(game.offers_win(W), !barred, "{} {text}", rules.id);
            game.lapse();
        }
    }
}

/// Nobody who deals ever wins: four deals a round.
#[test]
fn game_rounds_are_four_deals_each_when_no_dealer_wins() {
    for rounds in ["1", "2", "4", "8", "16", "24"] {
        for rules in everywhere("game.rounds", rounds) {
            let id = rules.id;
            let mut game = Setup::won_by(1).deal(rules);
            game.is_won_by(1);
            let mut deals = 1;
            while game.outcome().is_none() {
                Setup::won_by(1).deal_next(&mut game);
                game.is_won_by(1);
                deals += 1;
            }
            assert_eq!(
                deals.to_string(),
                (4 * rounds.parse::<u32>().expect("a number")).to_string(),
                "{id}"
            );
        }
    }
}

#[test]
fn deal_first_dealer_seats_the_entrants() {
    // The fewest casts each needs: ranks are cast for by all four, ties again; a provisional East and one more cast twice.
    for (how, casts) in [
        ("dice-rank", 4),
        ("random", 4),
        ("double-cast", 2),
        ("tile-draw", 0),
        ("fixed", 0),
    ] {
        for rules in everywhere("deal.first_dealer", how) {
            let mut seatings = Vec::new();
            for n in 0..40 {
                let (game, events) = Game::open(rules.clone(), seed(n));
                let [Event::Opened { casts: told, .. }] = &events[..] else {
                    panic!("an opening");
                };
                assert!(told.len() == casts || how.contains("ran") && told.len() > casts);
                seatings.push(game.entrants().0);
            }
            let in_order = seatings.iter().all(|seats| *seats == [0, 1, 2, 3]);
            assert_eq!(in_order, how == "fixed", "{how}");
            // Each of the four is East now and then.
            let mut dealers: Vec<u8> = seatings.iter().map(|seats| seats[0]).collect();
            dealers.sort_unstable();
            dealers.dedup();
            assert_eq!(dealers.len(), if how == "fixed" { 1 } else { 4 }, "{how}");
        }
    }
}

#[test]
fn wall_bonus_replacement_is_the_next_tile_or_the_last() {
    for (end, replacement) in [("tail", "2m"), ("head", "5s")] {
        for id in ["hong-kong", "classical-chinese"] {
            let options = [("tiles.flowers", "true"), ("wall.bonus_replacement", end)];
            let setup = Setup::default().head("7f5s").tail("2m");
            let mut game = setup.deal(rules_of(id, &options));
            game.goes_on_to(S);
            assert_eq!(game.drawn(S), Some(tile(replacement)), "{id}");
        }
    }
}
