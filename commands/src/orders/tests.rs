use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::Came;
use engine::game::Game;
use engine::player;
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;
use proptest::prelude::*;

use super::*;

fn kind(text: &str) -> Kind {
    text.parse().expect("a kind")
}

fn pass_on(text: &str, wins: bool) -> Change {
    Change::Give(Order::PassOn {
        kind: kind(text),
        wins,
    })
}

fn on(toggle: Toggle) -> Change {
    Change::Switch { toggle, on: true }
}

#[test]
fn what_contradicts_is_found_whichever_comes_first() {
    let pong = Change::Give(Order::Pong(kind("5p")));
    let kong = Change::Give(Order::Kong(kind("5p")));
    let all = |wins| Change::Give(Order::PassAll { wins });
    let from = Change::Give(Order::WinFrom(3));
    let list = Change::Give(Order::Discard(vec![kind("1z").into()]));
    for (one, other, clashes) in [
        (&pong, &all(false), true),
        (&kong, &all(false), true),
        (&pong, &pass_on("5p", false), true),
        (&pong, &pass_on("6p", false), false),
        (&pong, &on(Toggle::NoCalls), true),
        (&pong, &kong, false),
        (&pong, &Change::Give(Order::NeverChow), false),
        (&from, &all(true), true),
        (&from, &all(false), false),
        (&from, &pass_on("5p", true), true),
        (&on(Toggle::Win), &all(true), true),
        (&on(Toggle::Win), &pass_on("5p", true), true),
        (&on(Toggle::Win), &on(Toggle::NoCalls), false),
        (&on(Toggle::Drawn), &list, true),
        (&on(Toggle::NoCalls), &list, false),
    ] {
        for (first, second) in [(one, other), (other, one)] {
            let mut standing = Standing::default();
            standing.change(first);
            let found = standing.against(second);
            let expected = if clashes { first.held() } else { None };
            assert_eq!(found, expected);
        }
    }
}

#[test]
fn an_order_takes_the_place_of_one_of_its_sort() {
    let mut standing = Standing::default();
    standing.change(&Change::Give(Order::PassAll { wins: false }));
    standing.change(&on(Toggle::Win));
    // What would contradict the first is no contradiction to what replaces it.
    assert_eq!(
        standing.against(&Change::Give(Order::PassAll { wins: false })),
        None
    );
    standing.change(&Change::Switch {
        toggle: Toggle::Win,
        on: false,
    });
    standing.change(&Change::Give(Order::PassAll { wins: true }));
    assert_eq!(standing.orders(), [Order::PassAll { wins: true }]);
    standing.change(&pass_on("1m", false));
    standing.change(&pass_on("2m", false));
    assert_eq!(standing.orders().len(), 3);
    standing.change(&Change::WithdrawAll);
    assert!(standing.is_empty());
}

#[test]
fn orders_print_no_tile() {
    let change = pass_on("5p", true);
    assert!(!format!("{change:?}").contains("5p"));
}

fn kinds() -> impl Strategy<Value = Kind> {
    (0..Kind::COUNT).prop_map(|n| Kind::from_index(n).expect("below 34"))
}

/// A few changes, each made unless it contradicts what holds.
fn standings() -> impl Strategy<Value = Standing> {
    let tiles = prop::collection::vec(kinds().prop_map(Tile::of), 1..4);
    let change = prop_oneof![
        3 => prop::sample::select(Toggle::ALL.to_vec()).prop_map(on),
        2 => any::<bool>().prop_map(|wins| Change::Give(Order::PassAll { wins })),
        1 => (kinds(), any::<bool>()).prop_map(|(kind, wins)| Change::Give(Order::PassOn { kind, wins })),
        2 => kinds().prop_map(|kind| Change::Give(Order::Pong(kind))),
        1 => kinds().prop_map(|kind| Change::Give(Order::Kong(kind))),
        1 => Just(Change::Give(Order::NeverChow)),
        2 => (0..6u32).prop_map(|least| Change::Give(Order::WinFrom(least))),
        1 => tiles.prop_map(|tiles| Change::Give(Order::Discard(tiles))),
    ];
    prop::collection::vec(change, 0..6).prop_map(|changes| {
        let mut standing = Standing::default();
        for change in changes {
            if standing.against(&change).is_none() {
                standing.change(&change);
            }
        }
        standing
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Through whole deals of every rule set, whatever is ordered.
    #[test]
    fn orders_make_possible_moves_and_let_no_win_go_untold(
        standings in prop::array::uniform4(standings()),
        secret: [u8; 32],
        rules in prop::sample::select(rulesets::catalogue()),
    ) {
        let built = rulesets::build(rules.id, &Default::default()).expect("the defaults");
        let (mut game, _) = Game::open(built, Seed::from_bytes(secret));
        game.deal().expect("a first deal");
        for _ in 0..400 {
            if game.is_between_deals() {
                break;
            }
            let before = game.turn();
            for seat in game.owing().iter() {
                let view = game.view(Eye::Seat(seat));
                let choices = view.choices();
                let standing = &standings[seat.index()];
                let made = decide(&view, standing);
                if let Some(what) = made {
                    prop_assert!(choices.contains(&what));
                    let drew_replacement = matches!(view.came, Some(Came::Replaced(_)));
                    let is_discard = matches!(what, Move::Discard { .. });
                    prop_assert!(!(drew_replacement && is_discard), "a replacement is thrown away unseen");
                    if choices.contains(&Move::Win) && what != Move::Win {
                        let told = standing.orders().iter().any(|order| {
                            matches!(order, Order::PassAll { wins: true } | Order::PassOn { wins: true, .. })
                        });
                        prop_assert!(told, "a win is let go");
                    }
                }
                let what = made.or_else(|| player::choose(player::Strength::Gentle, &view));
                if game.turn() == before && let Some(what) = what {
                    game.play(seat, what).expect("a choice");
                }
            }
            if game.turn() == before {
                game.lapse();
            }
        }
    }
}

#[test]
fn nothing_is_decided_for_those_who_look_on() {
    let built = rulesets::build("hong-kong", &Default::default()).expect("the defaults");
    let (mut game, _) = Game::open(built, Seed::from_bytes([1; 32]));
    game.deal().expect("a first deal");
    let mut standing = Standing::default();
    standing.change(&on(Toggle::Drawn));
    assert_eq!(decide(&game.view(Eye::Rail), &standing), None);
    let seats = Seat::ALL.into_iter();
    let decided = seats.filter(|&seat| decide(&game.view(Eye::Seat(seat)), &standing).is_some());
    assert!(decided.count() <= 1, "the others are not in turn");
}
