//! What is printed on a face: ink on white, to be multiplied onto a body.

use engine::tile::{Kind, Suit, Tile};
use image::{Rgb, RgbImage, RgbaImage};
use resvg::tiny_skia::Pixmap;
use riichi_hand::raster_renderer::TileSet;
use riichi_hand::raster_renderer::fluffy_stuff_tile_sets::YELLOW_FLUFFY_STUFF_TILE_SET;
use riichi_hand::{HandTile, Suite, TilePlacement, TileValue, tiles};

use super::{garden, vector};

/// How large the drawings are.
const ACROSS: u32 = 300;
const DOWN: u32 = 400;
/// What lies around them is empty.
const MARGIN: u32 = 16;

/// The ink of a face, as large as it was drawn, without the empty margin.
pub(super) fn ink(tile: Tile) -> RgbImage {
    let printed = match (tile.kind(), tile.as_bonus()) {
        (_, Some(bonus)) => ours(&garden::bonus(bonus)),
        // Theirs has no ink at all, as in Japan; then it could not be told from a blank.
        (Some(kind), None) if kind.dragon() == Some(engine::tile::Dragon::White) => {
            ours(&garden::frame())
        }
        (Some(kind), None) => theirs(kind, tile.is_red()),
        (None, None) => RgbImage::from_pixel(ACROSS, DOWN, Rgb([255; 3])),
    };
    let (width, height) = (ACROSS - 2 * MARGIN, DOWN - 2 * MARGIN);
    image::imageops::crop_imm(&printed, MARGIN, MARGIN, width, height).to_image()
}

fn ours(drawing: &str) -> RgbImage {
    let pixels = vector::pixels(drawing, ACROSS as f32, DOWN as f32, ACROSS, DOWN);
    on_white(&pixels)
}

/// A drawing laid on white.
pub(super) fn on_white(pixels: &Pixmap) -> RgbImage {
    RgbImage::from_fn(pixels.width(), pixels.height(), |x, y| {
        let at = 4 * (y * pixels.width() + x) as usize;
        let pixel = &pixels.data()[at..at + 4];
        let bare = 255 - pixel[3];
        Rgb([pixel[0] + bare, pixel[1] + bare, pixel[2] + bare])
    })
}

/// What the crate's picture of a tile adds to its picture of an empty one.
fn theirs(kind: Kind, red: bool) -> RgbImage {
    let (printed, empty) = (picture(hand_tile(kind, red)), picture(tiles::HAKU));
    RgbImage::from_fn(printed.width(), printed.height(), |x, y| {
        let (with, without) = (printed.get_pixel(x, y), empty.get_pixel(x, y));
        let kept = |part: usize| match without[part] {
            0 => 255,
            paper => (u32::from(with[part]) * 255 / u32::from(paper)).min(255) as u8,
        };
        Rgb([kept(0), kept(1), kept(2)])
    })
}

fn picture(tile: riichi_hand::Tile) -> RgbaImage {
    YELLOW_FLUFFY_STUFF_TILE_SET
        .tile_image(&HandTile::new(tile, TilePlacement::Normal))
        .expect("this set has every upright tile")
}

/// The crate's name for a tile. Its honours come in the order East, South, West, North, white, green, red, as ours do.
fn hand_tile(kind: Kind, red: bool) -> riichi_hand::Tile {
    let (suite, value) = match (kind.suit(), kind.number()) {
        (Some(suit), Some(number)) => {
            let suite = match suit {
                Suit::Characters => Suite::Manzu,
                Suit::Dots => Suite::Pinzu,
                Suit::Bamboos => Suite::Souzu,
            };
            (suite, if red { 0 } else { number })
        }
        _ => (Suite::Honor, (kind.index() - 26) as u8),
    };
    riichi_hand::Tile::new(suite, TileValue(value)).expect("the crate knows every kind of tile")
}
