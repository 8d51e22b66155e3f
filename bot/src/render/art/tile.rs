//! A face at a size.

use commands::screen::face::Face;
use engine::tile::Tile;
use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use resvg::tiny_skia::Pixmap;

use super::{body, index, ink};

/// How a tile is cut, standing upright; in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cut {
    /// Across its front.
    pub width: u32,
    /// Along its front.
    pub height: u32,
    /// How much of its side is seen below its front, however it lies.
    pub edge: u32,
    /// With a small character in the corner that names the face.
    pub index: bool,
}

impl Cut {
    /// How high an upright tile is, its side included.
    #[must_use]
    pub fn full_height(self) -> u32 {
        self.height + self.edge
    }

    /// How large the front is when it is turned by so many quarters.
    #[must_use]
    pub fn turned(self, quarters: u8) -> (u32, u32) {
        match quarters % 2 {
            0 => (self.width, self.height),
            _ => (self.height, self.width),
        }
    }
}

/// Draws a face upright, then turned by one, two and three quarters clockwise. The light stays where it is: the side is
/// seen below.
#[must_use]
pub fn draw(face: Face, cut: Cut) -> [Pixmap; 4] {
    let [mut upright, mut lying] = [0, 1].map(|quarters| {
        let (width, height) = cut.turned(quarters);
        body::body(width, height + cut.edge, cut.edge, face == Face::Down)
    });
    let Face::Up(tile) = face else {
        return [upright.clone(), lying.clone(), upright, lying];
    };
    let print = print(tile, cut);
    let (mut headlong, mut back) = (upright.clone(), lying.clone());
    press(&print, &mut upright);
    press(&imageops::rotate90(&print), &mut lying);
    press(&imageops::rotate180(&print), &mut headlong);
    press(&imageops::rotate270(&print), &mut back);
    [upright, lying, headlong, back]
}

/// Multiplies what is printed onto the upper left of a tile.
fn press(print: &RgbImage, tile: &mut Pixmap) {
    let stride = 4 * tile.width() as usize;
    let rows = tile.data_mut().chunks_exact_mut(stride);
    for (row, inks) in rows.zip(print.rows()) {
        for (pixel, ink) in row.chunks_exact_mut(4).zip(inks) {
            for (part, ink) in pixel.iter_mut().zip(ink.0) {
                *part = (u16::from(*part) * u16::from(ink) / 255) as u8;
            }
        }
    }
}

/// Where the ink goes, in parts of the front.
struct Room {
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

const ALONE: Room = Room {
    left: 0.08,
    top: 0.06,
    right: 0.92,
    bottom: 0.94,
};

const BESIDE_AN_INDEX: Room = Room {
    left: 0.04,
    top: 0.15,
    right: 0.78,
    bottom: 0.97,
};

/// The front of a face, ink on white.
fn print(tile: Tile, cut: Cut) -> RgbImage {
    let ink = ink::ink(tile);
    let room = if cut.index { BESIDE_AN_INDEX } else { ALONE };
    let (wide, high) = (cut.width as f32, cut.height as f32);
    let across = (room.right - room.left) * wide;
    let down = (room.bottom - room.top) * high;
    let scale = (across / ink.width() as f32).min(down / ink.height() as f32);
    let size = |long: u32| ((long as f32 * scale).round() as u32).max(1);
    let (width, height) = (size(ink.width()), size(ink.height()));
    let small = imageops::resize(&ink, width, height, FilterType::CatmullRom);
    let mut print = RgbImage::from_pixel(cut.width, cut.height, Rgb([255; 3]));
    let x = room.left * wide + (across - width as f32) / 2.0;
    let y = room.top * high + (down - height as f32) / 2.0;
    imageops::replace(&mut print, &small, x.round() as i64, y.round() as i64);
    if cut.index {
        index::print(tile, &mut print);
    }
    print
}
