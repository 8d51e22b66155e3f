//! Draws the pictures of `docs/pictures` anew and says how long each took: `cargo run --release -p bot --example pictures`.
//!
//! They are a sheet of all tiles as emojis, and the table, winning hands and points of games that machines play. With the name of a
//! folder they go there, with a few more to look at.

#![expect(
    clippy::print_stdout,
    reason = "it tells whoever runs it how long it took"
)]

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use bot::render::art;
use bot::render::picture::Easel;
use commands::picture::{self, Chart, Picture};
use commands::screen::face::Face;
use engine::deal::event::Eye;
use engine::deal::view::{Stage, View};
use engine::game::Game;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::player::{Strength, choose};
use engine::rules::options::Options;
use engine::rulesets;
use engine::seat::{PerSeat, Seat};
use engine::seed::Seed;
use engine::tile::Kind;
use image::imageops::{self, FilterType};
use image::{Rgba, RgbaImage};

fn main() -> Result<(), Box<dyn Error>> {
    let named = std::env::args().nth(1);
    let folder = named.as_deref().unwrap_or("docs/pictures");
    let folder = Path::new(folder);
    let start = Instant::now();
    let easel = Easel::new(true);
    easel.prepare();
    println!("all tiles in two sizes: {:?}", start.elapsed());
    sheet()?.save(folder.join("tiles.png"))?;
    let late = |view: &View| {
        view.wall_left < 24
            && matches!(view.stage, Stage::Claims { .. })
            && view.seats.iter().any(|(_, seat)| seat.riichi)
            && view.seats.iter().any(|(_, seat)| !seat.melds.is_empty())
    };
    draw(&easel, &folder.join("table.png"), &board("riichi", late))?;
    draw(&easel, &folder.join("winning-hand.png"), &hand("hong-kong"))?;
    let chart = Picture::Chart(game("riichi"));
    draw(&easel, &folder.join("points.png"), &chart)?;
    if named.is_some() {
        let early = |view: &View| discards(view) == 5;
        let long = |view: &View| view.wall_left < 4 && discards(view) > 40;
        draw(&easel, &folder.join("early.png"), &board("riichi", early))?;
        draw(&easel, &folder.join("long.png"), &board("hong-kong", long))?;
        draw(&easel, &folder.join("kongs.png"), &kongs())?;
        draw(&easel, &folder.join("riichi-hand.png"), &hand("riichi"))?;
        for (name, lines) in charts() {
            let chart = Picture::Chart(Chart { lines });
            draw(&easel, &folder.join(name), &chart)?;
        }
    }
    Ok(())
}

fn draw(easel: &Easel, path: &Path, picture: &Picture) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let png = easel.png(picture)?;
    let (took, size) = (start.elapsed(), png.len() / 1024);
    println!("{}: {size} KiB in {took:?}", path.display());
    Ok(std::fs::write(path, png)?)
}

/// Every tile as an emoji, as large as Discord shows it: on dark and on light.
fn sheet() -> Result<RgbaImage, Box<dyn Error>> {
    let mut emojis = Vec::new();
    for face in Face::all() {
        let png = art::emoji(face, true).map_err(|error| error.to_string())?;
        emojis.push(image::load_from_memory(&png)?.to_rgba8());
    }
    let (width, half) = (16 * 72, 3 * 72 + 2 * 54 + 34);
    let mut sheet = RgbaImage::from_pixel(width, 2 * half, Rgba([49, 51, 56, 255]));
    let light = RgbaImage::from_pixel(width, half, Rgba([255; 4]));
    imageops::replace(&mut sheet, &light, 0, i64::from(half));
    for theme in 0..2 {
        let mut top = theme * half + 4;
        for size in [66, 48, 22] {
            let step = size + 3;
            let row = (width - 8) / step;
            for (place, emoji) in (0..).zip(&emojis) {
                let small = imageops::resize(emoji, size, size, FilterType::Triangle);
                let (x, y) = (4 + place % row * step, top + place / row * step);
                imageops::overlay(&mut sheet, &small, i64::from(x), i64::from(y));
            }
            top += (emojis.len() as u32).div_ceil(row) * step + 4;
        }
    }
    Ok(sheet)
}

fn discards(view: &View) -> usize {
    view.seats.iter().map(|(_, seat)| seat.river.len()).sum()
}

fn board(rules: &str, wanted: impl Fn(&View) -> bool) -> Picture {
    Picture::Board(Box::new(picture::board(&find(rules, wanted))))
}

/// A board on which somebody has four kongs and most bonus tiles.
fn kongs() -> Picture {
    let mut view = find("hong-kong", |view| view.wall_left < 30);
    let kinds = [
        MeldKind::ClaimedKong,
        MeldKind::AddedKong,
        MeldKind::ConcealedKong,
        MeldKind::AddedKong,
    ];
    for seat in Seat::ALL {
        let there = &mut view.seats[seat];
        let meld = |(place, kind): (usize, MeldKind)| {
            let tile = Kind::from_index(7 * seat.index() + place).map(Into::into);
            let tile = tile.unwrap_or_else(|| Kind::FIRST.into());
            ShownMeld::Open(Meld {
                kind,
                tiles: std::iter::repeat_n(tile, 4).collect(),
                claimed: (kind != MeldKind::ConcealedKong)
                    .then(|| (tile, seat.turned(1 + place % 3))),
            })
        };
        there.melds = (0..).zip(kinds).map(meld).collect();
        there.concealed = 1;
    }
    Picture::Board(Box::new(picture::board(&view)))
}

/// A hand that has won with sets on the table.
fn hand(rules: &str) -> Picture {
    let won = |view: &View| match &view.stage {
        Stage::Between(Some(end)) => end.wins.iter().find(|win| win.melds.len() > 1).cloned(),
        Stage::Between(None) | Stage::Turn { .. } | Stage::Claims { .. } | Stage::Finished(..) => {
            None
        }
    };
    let view = find(rules, |view| won(view).is_some());
    Picture::Hand(picture::won(&won(&view).expect("it was looked for")))
}

/// How a game went that machines played.
fn game(rules: &str) -> Chart {
    let rules = rulesets::build(rules, &Options::default()).expect("a rule set by its name");
    let start = rules.dealing.start_points;
    let (mut game, _) = Game::open(rules, Seed::from_bytes([3; 32]));
    let mut history = Vec::new();
    while game.outcome().is_none() {
        if game.is_between_deals() && game.view(Eye::Rail).deal > 0 {
            history.push(points(&game));
        }
        step(&mut game);
    }
    history.push(points(&game));
    let outcome = game.outcome().expect("it is over");
    picture::chart(start, &history, outcome.order).expect("deals were played")
}

fn points(game: &Game) -> PerSeat<i32> {
    let view = game.view(Eye::Rail);
    PerSeat(Seat::ALL.map(|seat| view.seats[seat].points))
}

/// Charts at the limits: one deal, ties, and games that are long or lose everything.
fn charts() -> [(&'static str, [Vec<i32>; 4]); 4] {
    let long = |step: i32, turn: i32| {
        let points = |deal: i32| 250 * deal * step + 6_000 * ((deal + turn) % 5 - 2);
        (0..=40)
            .map(|deal| {
                if deal == 0 {
                    25_000
                } else {
                    25_000 + points(deal)
                }
            })
            .collect()
    };
    [
        (
            "one-deal.png",
            [vec![0, 24], vec![0, -8], vec![0, -8], vec![0, -8]],
        ),
        ("ties.png", [const { [30_000; 9] }; 4].map(Vec::from)),
        (
            "long-game.png",
            [long(3, 0), long(1, 2), long(-1, 1), long(-3, 4)],
        ),
        (
            "extremes.png",
            [1_000_000, 0, -5, -999_995].map(|end| vec![0, end / 2, end]),
        ),
    ]
}

/// The first such public view of games that machines play.
fn find(rules: &str, wanted: impl Fn(&View) -> bool) -> View {
    let rules = rulesets::build(rules, &Options::default()).expect("a rule set by its name");
    let mut seeds = 0..=u8::MAX;
    seeds
        .find_map(|seed| {
            let (mut game, _) = Game::open(rules.clone(), Seed::from_bytes([seed; 32]));
            while game.outcome().is_none() {
                let view = game.view(Eye::Rail);
                if wanted(&view) {
                    return Some(view);
                }
                step(&mut game);
            }
            None
        })
        .expect("such games are common")
}

/// A deal, a move of a machine, or the end of a window that nobody has to answer.
fn step(game: &mut Game) {
    if game.is_between_deals() {
        game.deal().expect("between deals a deal can be dealt");
        return;
    }
    let owing = game.owing().iter().next();
    let chosen = owing.and_then(|seat| {
        let what = choose(Strength::Steady, &game.view(Eye::Seat(seat)))?;
        Some((seat, what))
    });
    match chosen {
        Some((seat, what)) => game
            .play(seat, what)
            .expect("machines choose among their choices"),
        None => game.lapse(),
    };
}
