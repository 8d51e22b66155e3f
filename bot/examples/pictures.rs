//! Draws the pictures of `docs/pictures` anew and says how long each took: `cargo run --release -p bot --example pictures`.
//!
//! They are all tiles, and the table, winning hands and points of games that machines play. With the name of a folder they go there,
//! with a few more to look at: first of all the emojis in three sizes on dark and light.

#![expect(
    clippy::print_stdout,
    reason = "it tells whoever runs it how long it took"
)]

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use bot::render::art::{self, Cut};
use bot::render::picture::Easel;
use color_quant::NeuQuant;
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

/// The cloth under the tiles.
const FELT: Rgba<u8> = Rgba([0x1d, 0x4c, 0x3a, 255]);
/// As large as Discord shows emojis: full size, alone in a message, in a text.
const SIZES: [u32; 3] = [128, 48, 22];

fn main() -> Result<(), Box<dyn Error>> {
    let named = std::env::args().nth(1);
    let folder = named.as_deref().unwrap_or("docs/pictures");
    let folder = Path::new(folder);
    let start = Instant::now();
    let easel = Easel::new(true);
    easel.prepare();
    println!("all tiles in two sizes: {:?}", start.elapsed());
    save(&tiles()?, &folder.join("tiles.png"))?;
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
        sheet(true)?.save(folder.join("sheet.png"))?;
        sheet(false)?.save(folder.join("sheet-bare.png"))?;
        draw(&easel, &folder.join("own-hand.png"), &own_hand())?;
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
    save(&image::load_from_memory(&png)?.to_rgba8(), path)
}

/// Every tile once, a suit to a row; then the honours, and flowers, seasons and the back.
fn tiles() -> Result<RgbaImage, Box<dyn Error>> {
    let cut = Cut {
        width: 66,
        height: 88,
        edge: 8,
        index: true,
    };
    let (step, down) = (cut.width + 6, cut.full_height() + 8);
    let faces: Vec<Face> = Face::all().collect();
    // Nine of each suit and its red five, seven honours, eight bonus tiles and the back.
    let red = |suit: usize| 34 + suit;
    let suit = |suit: usize| (9 * suit..9 * suit + 9).chain([red(suit)]).collect();
    let rows: [Vec<usize>; 5] = [
        suit(0),
        suit(1),
        suit(2),
        (27..34).chain([45]).collect(),
        (37..45).collect(),
    ];
    let (across, margin) = (10 * step - 6, 18);
    let size = (across + 2 * margin, 5 * down - 8 + 2 * margin);
    let mut sheet = RgbaImage::from_pixel(size.0, size.1, FELT);
    for (row, places) in (0..).zip(&rows) {
        let wide = places.len() as u32 * step - 6;
        let left = margin + (across - wide) / 2;
        for (column, place) in (0..).zip(places) {
            let [upright, ..] = art::draw(faces[*place], cut);
            let tile = image::load_from_memory(&upright.encode_png()?)?.to_rgba8();
            let (x, y) = (left + column * step, margin + row * down);
            imageops::overlay(&mut sheet, &tile, i64::from(x), i64::from(y));
        }
    }
    Ok(sheet)
}

/// Every tile as an emoji in three sizes, on Discord's dark and light.
fn sheet(index: bool) -> Result<RgbaImage, Box<dyn Error>> {
    let mut emojis = Vec::new();
    for face in Face::all() {
        let png = art::emoji(face, index).map_err(|error| error.to_string())?;
        emojis.push(image::load_from_memory(&png)?.to_rgba8());
    }
    let width = 12 * 131 + 8;
    let step = |size: u32| size + 3;
    let in_row = |size: u32| (width - 8) / step(size);
    let rows = |size: u32| (emojis.len() as u32).div_ceil(in_row(size));
    let half = 8 + SIZES
        .iter()
        .map(|&size| rows(size) * step(size) + 4)
        .sum::<u32>();
    let mut sheet = RgbaImage::from_pixel(width, 2 * half, Rgba([49, 51, 56, 255]));
    let light = RgbaImage::from_pixel(width, half, Rgba([255; 4]));
    imageops::replace(&mut sheet, &light, 0, i64::from(half));
    for theme in 0..2 {
        let mut top = theme * half + 4;
        for size in SIZES {
            for (place, emoji) in (0..).zip(&emojis) {
                let small = imageops::resize(emoji, size, size, FilterType::Triangle);
                let (column, row) = (place % in_row(size), place / in_row(size));
                let (x, y) = (4 + column * step(size), top + row * step(size));
                imageops::overlay(&mut sheet, &small, i64::from(x), i64::from(y));
            }
            top += rows(size) * step(size) + 4;
        }
    }
    Ok(sheet)
}

/// Writes a picture for a page of ours: of 256 colours, which for tiles on a cloth is as good and takes a third of the room.
fn save(picture: &RgbaImage, path: &Path) -> Result<(), Box<dyn Error>> {
    let colours = NeuQuant::new(3, 256, picture.as_raw());
    let pixels: Vec<u8> = picture
        .pixels()
        .map(|pixel| colours.index_of(&pixel.0) as u8)
        .collect();
    let file = std::fs::File::create(path)?;
    let mut encoder = png::Encoder::new(file, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(colours.color_map_rgb());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&pixels)?;
    Ok(())
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

/// A hand as its owner sees it, with a set and a tile just drawn.
fn own_hand() -> Picture {
    let rules = rulesets::build("hong-kong", &Options::default()).expect("a rule set by its name");
    let (mut game, _) = Game::open(rules, Seed::from_bytes([7; 32]));
    loop {
        let seats = Seat::ALL.map(|seat| game.view(Eye::Seat(seat)));
        let drawn = |view: &&View| {
            let own = view.own.as_ref();
            own.is_some_and(|own| own.drawn.is_some() && !view.seats[own.seat].bonus.is_empty())
        };
        if let Some(view) = seats.iter().find(drawn) {
            return Picture::Hand(picture::own(view).expect("an owner"));
        }
        step(&mut game);
    }
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
