//! What a sharp machine does where a player would know the answer, and that it plays better than a gentle one.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Came, Discard, OwnView, SeatView, Stage, View};
use engine::player::{Strength, choose};
use engine::rulesets;
use engine::seat::{PerSeat, Seat};
use engine::seed::Seed;
use engine::selfplay::play;
use engine::tile::{Tile, parse_tiles};

/// The machine's seat: South, in the east round.
const ME: Seat = Seat::ALL[1];
/// West, whom the machine fears.
const RIVAL: Seat = Seat::ALL[2];

fn tiles(text: &str) -> Vec<Tile> {
    parse_tiles(text).expect("tiles")
}

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// Its turn in mid-deal under `riichi` with red fives, nothing else on the table.
fn turn(hand: &str, drawn: &str) -> View {
    let options = BTreeMap::from([("tiles.red_fives".into(), "3".into())]);
    let rules = rulesets::build("riichi", &options).expect("an allowed value");
    let own = OwnView {
        seat: ME,
        hand: tiles(hand),
        drawn: Some(tile(drawn)),
        answered: None,
        waits: Vec::new(),
        barred: None,
        missed: Vec::new(),
        wrong_kong: false,
    };
    View {
        eye: Eye::Seat(ME),
        rules: Arc::new(rules),
        turn: 60,
        deal: 1,
        round: 0,
        dealer: Seat::ALL[0],
        counters: 0,
        dealer_streak: 0,
        bets: 0,
        wall_left: 40,
        replacements_left: 4,
        indicators: tiles("9p"),
        seats: PerSeat::from_fn(|_| SeatView {
            points: 25_000,
            concealed: 13,
            ..SeatView::default()
        }),
        stage: Stage::Turn { seat: ME },
        came: Some(Came::Drawn),
        own: Some(own),
    }
}

/// Lays these discards in front of all four seats, from the dealer's on.
fn with_rivers(mut view: View, rivers: [&str; 4]) -> View {
    for (seat, river) in Seat::ALL.into_iter().zip(rivers) {
        let thrown = |tile| Discard {
            tile,
            drawn: false,
            riichi: false,
            claimed_by: None,
        };
        view.seats[seat].river = tiles(river).into_iter().map(thrown).collect();
    }
    view
}

/// West has declared riichi with its last discard.
fn with_riichi(mut view: View) -> View {
    let rival = &mut view.seats[RIVAL];
    rival.riichi = true;
    if let Some(last) = rival.river.last_mut() {
        last.riichi = true;
    }
    view
}

fn thrown(strength: Strength, view: &View) -> Tile {
    match choose(strength, view) {
        Some(Move::Discard { tile, .. } | Move::Riichi { tile, .. }) => tile,
        other => panic!("a discard was expected, not {other:?}"),
    }
}

/// Four sets and two single tiles: one of them is thrown, and the hand waits for another of the other.
#[test]
fn an_indicated_tile_is_kept() {
    for (indicator, thrown_away) in [("7s", "3s"), ("2s", "8s")] {
        let mut view = turn("234m567m345p567p3s", "8s");
        view.indicators = tiles(indicator);
        assert_eq!(thrown(Strength::Sharp, &view), tile(thrown_away));
    }
}

#[test]
fn a_red_five_is_kept_before_a_plain_one() {
    let view = turn("234m567m678s11z40p", "5p");
    assert_eq!(thrown(Strength::Sharp, &view), tile("5p"));
}

/// 3, 5 and 7 of dots: without the 3 the hand waits for the 6, without the 7 for the 4. The machine has discarded a kind of
/// the one wait itself and can win on discards with the other only, of which two copies are gone already.
#[test]
fn a_wait_that_cannot_be_won_on_is_avoided() {
    for strength in [Strength::Steady, Strength::Sharp] {
        for (mine, others, best) in [("6p9m1z", "4p2z1z", "7p"), ("4p9m1z", "6p2z1z", "3p")] {
            let view = turn("123m456m789m99s35p", "7p");
            let view = with_rivers(view, [others, mine, "2z9m1z", "1z2z1s"]);
            let what = thrown(strength, &view);
            assert_eq!(what, tile(best), "{strength:?} after {mine}");
        }
    }
}

/// A hand far from anything against a declared one: what that seat has discarded itself is safe.
#[test]
fn a_hopeless_hand_is_given_up_against_riichi() {
    let view = turn("258m1479p36s1357z", "6m");
    let view = with_rivers(view, ["9s2z8s1s9m", "9s8s2z1s", "9s2z8s5m", "9s1s8s4z"]);
    assert_eq!(thrown(Strength::Sharp, &with_riichi(view)), tile("5m"));
}

/// Nothing in hand is known to be safe, but the 5 in the river bars the waits for 2 and 5 and for 5 and 8.
#[test]
fn a_river_tells_more_than_its_own_kinds() {
    let view = turn("1469s28p147m369m2m", "8m");
    let view = with_rivers(view, ["1z2z3z1z2z", "2z3z1z2z", "4z3z4z5p", "3z1z4z3z"]);
    assert!(!tiles("28p").contains(&thrown(Strength::Sharp, &view)));
    assert!(tiles("28p").contains(&thrown(Strength::Sharp, &with_riichi(view))));
}

#[test]
fn a_waiting_hand_is_declared() {
    let view = turn("123m456m99s456p78s", "1z");
    assert!(matches!(
        choose(Strength::Sharp, &view),
        Some(Move::Riichi { tile, .. }) if tile == self::tile("1z")
    ));
}

/// Two machines of each strength, their chairs changed for a second game of the same seed, so that both have the luck of
/// every chair: the sum of the places that the first strength comes in, 1 the best.
fn places(rules: &str, games: u8, [first, second]: [Strength; 2]) -> usize {
    let mut places = 0;
    for seed in 0..games {
        for machines in [
            [first, second, first, second],
            [second, first, second, first],
        ] {
            let rules = rulesets::build(rules, &BTreeMap::new()).expect("the defaults");
            let seed = Seed::from_bytes([seed; 32]);
            let played = play(rules, seed, machines, |_: &Event| {});
            let order = played.outcome.order.iter().enumerate();
            let firsts =
                order.filter(|&(_, &seat)| machines[usize::from(played.entrants[seat])] == first);
            places += firsts.map(|(place, _)| place + 1).sum::<usize>();
        }
    }
    places
}

/// Equals would come in fifth in sum, game for game.
#[test]
fn sharp_machines_beat_gentle_ones_under_all_rules() {
    for entry in rulesets::catalogue() {
        let games = 1;
        let sum = places(entry.id, games, [Strength::Sharp, Strength::Gentle]);
        let equal = 2 * usize::from(games) * 5;
        assert!(sum < equal, "{}: {sum} against {equal}", entry.id);
    }
}
