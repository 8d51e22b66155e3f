//! How fast machines decide, deals are played and hands are judged. `cargo bench -p engine`.

use std::collections::BTreeMap;

use divan::{Bencher, black_box};
use engine::deal::event::{Event, Eye};
use engine::game::Game;
use engine::player::steady;
use engine::rules::RuleSet;
use engine::rulesets;
use engine::score::{ByKind, Hand, Situation, judge};
use engine::seat::{Seat, Wind};
use engine::seed::Seed;
use engine::tile::parse_tiles;

fn main() {
    divan::main();
}

fn rules() -> RuleSet {
    rulesets::build("hong-kong", &BTreeMap::new()).expect("the defaults are allowed")
}

fn dealt() -> Game {
    let mut game = Game::open(rules(), Seed::from_bytes([3; 32])).0;
    game.deal().expect("a game begins with a deal");
    game
}

/// One step of a deal by machines; whether the deal is over.
fn step(game: &mut Game) -> bool {
    let events = match game.owing().iter().next() {
        None => game.lapse(),
        Some(seat) => {
            let what =
                steady(&game.view(Eye::Seat(seat))).expect("a seat that owes a move has one");
            game.play(seat, what)
                .expect("machines choose from their choices")
        }
    };
    events.iter().any(|event| matches!(event, Event::Ended(_)))
}

/// The dealer's first turn: fourteen tiles, everything still possible. The slowest kind of decision.
#[divan::bench]
fn first_decision(bencher: Bencher<'_, '_>) {
    let view = dealt().view(Eye::Seat(Seat::ALL[0]));
    bencher.bench_local(|| steady(black_box(&view)));
}

/// What a seat sees after the first discard, its choices and waits with it.
#[divan::bench]
fn view_and_choices(bencher: Bencher<'_, '_>) {
    let mut game = dealt();
    game.lapse();
    let eye = Eye::Seat(Seat::ALL[1]);
    bencher.bench_local(|| black_box(&game).view(eye).choices());
}

#[divan::bench]
fn whole_deal(bencher: Bencher<'_, '_>) {
    bencher
        .with_inputs(dealt)
        .bench_local_values(|mut game| while !step(&mut game) {});
}

/// A full flush that can be cut in many ways.
#[divan::bench]
fn judged_hand(bencher: Bencher<'_, '_>) {
    let rules = rules();
    let hand = Hand {
        concealed: parse_tiles("1112223334445s").expect("tiles"),
        melds: Vec::new(),
        win: parse_tiles("5s").expect("tiles").pop(),
    };
    let situation = Situation::new(Wind::South, Wind::East, ByKind::Draw);
    bencher.bench_local(|| judge(black_box(&rules), black_box(&hand), &situation));
}
