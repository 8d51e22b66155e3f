//! How long pictures of hands and boards take, as PNG and before it. `cargo bench -p bot`.

use std::collections::BTreeMap;

use bot::render::art;
use bot::render::picture::Easel;
use commands::picture::{self, Chart, Picture};
use commands::screen::face::Face;
use divan::{Bencher, black_box};
use engine::deal::event::Eye;
use engine::deal::moves::Move;
use engine::deal::view::View;
use engine::game::Game;
use engine::player::steady;
use engine::rulesets;
use engine::seat::Seat;
use engine::seed::Seed;

fn main() {
    divan::main();
}

/// Discards after which a board is as full as boards are.
const LATE: usize = 60;

/// What the dealer sees late in a deal: long rivers, sets and his hand.
fn late() -> View {
    let rules = rulesets::build("hong-kong", &BTreeMap::new()).expect("the defaults are allowed");
    let mut game = Game::open(rules, Seed::from_bytes([3; 32])).0;
    game.deal().expect("a game begins with a deal");
    let eye = Eye::Seat(Seat::ALL[0]);
    loop {
        let view = game.view(eye);
        let discards: usize = Seat::ALL
            .iter()
            .map(|seat| view.seats[*seat].river.len())
            .sum();
        if discards >= LATE {
            return view;
        }
        step(&mut game);
    }
}

/// Somebody who owes a move makes it as a machine would, but claims nothing, so that rivers grow long.
fn step(game: &mut Game) {
    let Some(seat) = game.owing().iter().next() else {
        game.lapse();
        return;
    };
    let view = game.view(Eye::Seat(seat));
    let pass = view
        .choices()
        .into_iter()
        .find(|choice| *choice == Move::Pass);
    let what = pass
        .or_else(|| steady(&view))
        .expect("a seat that owes a move has one");
    game.play(seat, what)
        .expect("machines choose from their choices");
}

/// An easel whose tiles are ready, as the bot's are from its start.
fn easel() -> Easel {
    let easel = Easel::new(true);
    easel.prepare();
    easel
}

/// A picture is drawn and written as PNG.
fn drawn(bencher: Bencher<'_, '_>, picture: &Picture) {
    let easel = easel();
    bencher.bench_local(|| easel.png(black_box(picture)));
}

#[divan::bench]
fn hand(bencher: Bencher<'_, '_>) {
    let hand = picture::own(&late()).expect("the dealer has a hand");
    drawn(bencher, &Picture::Hand(hand));
}

#[divan::bench]
fn board(bencher: Bencher<'_, '_>) {
    let board = picture::board(&late());
    drawn(bencher, &Picture::Board(Box::new(board)));
}

/// How a game of sixteen deals went.
#[divan::bench]
fn chart(bencher: Bencher<'_, '_>) {
    let line = |seat: i32| (0..=16).map(|deal| deal * (seat * 2 - 3) * 8).collect();
    let lines = [0, 1, 2, 3].map(line);
    drawn(bencher, &Picture::Chart(Chart { lines }));
}

/// All tiles in two sizes and four directions: once, when the bot starts.
#[divan::bench]
fn all_tiles() {
    black_box(easel());
}

/// One tile as an emoji: once in the life of a bot.
#[divan::bench]
fn emoji() -> Option<Vec<u8>> {
    Face::all()
        .next()
        .and_then(|face| art::emoji(face, true).ok())
}
