//! Toggles and orders on the hand panel, and their page.

use commands::orders::{Change, Order, Standing, Toggle};
use commands::screen::facts::{Lesson, PanelFacts, TableFacts, Tip};
use commands::screen::{hand, orders};
use commands::words::Tongue::English;
use config::pace;
use engine::deal::event::{Event, Eye};
use engine::deal::moves::Move;
use engine::deal::view::{Came, Stage, View};
use engine::hidden::Hidden;
use engine::meld::{Meld, MeldKind};
use engine::player::{advice, aims};
use engine::seat::Seat;
use engine::tile::Kind;
use insta::assert_snapshot;

use crate::extremes::fits;
use crate::sample::{all_there, panel, readers, table, tile, tiles, view};
use crate::shown::shown;

fn everything() -> Standing {
    let mut standing = Standing::default();
    for toggle in Toggle::ALL {
        standing.change(&Change::Switch { toggle, on: true });
    }
    let kinds: Vec<Kind> = Kind::all().collect();
    let skips = kinds.iter().map(|&kind| Order::PassOn { kind, wins: true });
    let orders = [Order::PassAll { wins: true }, Order::NeverChow];
    for order in orders.into_iter().chain(skips) {
        standing.change(&Change::Give(order));
    }
    standing.change(&Change::Give(Order::Discard(tiles("123456789m1234z"))));
    standing
}

/// Everything, and much of it over.
fn much_is_over() -> Standing {
    let mut standing = everything();
    let seat = Seat::ALL[1];
    let drawn = Event::Drawn {
        seat,
        tile: Hidden(tile("9m")),
        replacement: false,
    };
    let kong = Event::KongDeclared {
        seat,
        meld: Meld {
            kind: MeldKind::ConcealedKong,
            tiles: tiles("5555z").into(),
            claimed: None,
        },
        wrong: Hidden(false),
    };
    for event in [drawn, kong] {
        standing.heed(&event, seat);
    }
    assert_eq!(standing.ended().len(), 3);
    standing
}

fn own(hand: &str) -> View {
    let mut view = view(Eye::Seat(Seat::ALL[1]));
    let own = view.own.as_mut().expect("an own hand");
    own.hand = tiles(hand);
    own.drawn = None;
    own.waits = vec![];
    own.barred = None;
    view.seats[Seat::ALL[1]].melds.clear();
    view.stage = Stage::Claims {
        from: Seat::ALL[0],
        tile: Some(tile("6s")),
        robbing: false,
    };
    view
}

fn in_slow<'a>(facts: PanelFacts<'a>, pace: &'a pace::Pace) -> PanelFacts<'a> {
    PanelFacts {
        table: TableFacts {
            pace,
            pace_name: "slow",
            ..table()
        },
        ..facts
    }
}

#[test]
fn a_panel_and_a_page_with_everything_on_them_fit() {
    let (standing, over, players) = (everything(), much_is_over(), all_there());
    let slow = pace::preset("slow").expect("a pace");
    for hand in ["1122334455667s", "1133557799m113p", "147m258p369s1234z"] {
        let view = own(hand);
        for to in readers() {
            for standing in [&standing, &over, &Standing::default()] {
                let facts = PanelFacts {
                    standing,
                    ordered: Some(Move::Pass),
                    ..in_slow(panel(&view, &players), &slow)
                };
                fits(&hand::draw(&facts, to));
                fits(&orders::draw(&facts, to));
            }
        }
    }
}

#[test]
fn a_panel_of_a_slow_game_has_its_orders() {
    let (players, view) = (all_there(), own("2234m55667s1155z"));
    let slow = pace::preset("slow").expect("a pace");
    let mut standing = Standing::default();
    standing.change(&Change::Give(Order::NeverChow));
    standing.change(&Change::Give(Order::Pong("1z".parse().expect("a kind"))));
    standing.change(&Change::Switch {
        toggle: Toggle::Win,
        on: true,
    });
    let facts = PanelFacts {
        standing: &standing,
        ..in_slow(panel(&view, &players), &slow)
    };
    assert_snapshot!("hand_orders", shown(&hand::draw(&facts, English.into())));
    assert_snapshot!("orders", shown(&orders::draw(&facts, English.into())));
}

#[test]
fn a_learner_is_told_what_next_beside_his_hand() {
    let players = all_there();
    let mut view = own("123m456s22s3445p1z");
    let own = view.own.as_mut().expect("an own hand");
    own.drawn = Some(tile("9m"));
    view.stage = Stage::Turn { seat: own.seat };
    view.came = Some(Came::Drawn);
    let lesson = Lesson {
        advice: advice::of(&view).expect("an owner"),
        aims: aims::of(&view),
        tips: Tip::ALL.to_vec(),
    };
    let facts = PanelFacts {
        lesson: Some(lesson),
        ..panel(&view, &players)
    };
    assert_snapshot!("hand_lesson", shown(&hand::draw(&facts, English.into())));
    for to in readers() {
        fits(&hand::draw(&facts, to));
    }
}
