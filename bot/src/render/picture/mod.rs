//! Pictures of hands, boards and games as PNG.

use std::sync::OnceLock;

use commands::picture::Picture;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, ImageError};
use resvg::tiny_skia::Pixmap;

use super::art::Cut;
use super::tray::Tray;

/// What is drawn between and over the tiles.
mod sketch;
/// Sets as they lie.
mod sets;
/// A hand.
mod hand;
/// The middle of a board.
mod middle;
/// A board.
mod board;
/// A canvas for the plotting library.
mod canvas;
/// How a game went.
mod chart;

/// Draws pictures with tiles that it prepares when they are first needed.
#[derive(Debug)]
pub struct Easel {
    index: bool,
    large: OnceLock<Tray>,
    medium: OnceLock<Tray>,
}

impl Easel {
    /// An easel whose tiles have an index in their corner, or none.
    #[must_use]
    pub fn new(index: bool) -> Self {
        Self {
            index,
            large: OnceLock::new(),
            medium: OnceLock::new(),
        }
    }

    /// Draws a picture as PNG. Takes a few milliseconds for a hand and some fifteen for a board, the first of each longer:
    /// not for a thread that others wait for.
    ///
    /// # Errors
    /// When it cannot be written as PNG.
    pub fn png(&self, picture: &Picture) -> Result<Vec<u8>, ImageError> {
        let drawn = match picture {
            Picture::Hand(hand) => hand::draw(hand, self.large()),
            Picture::Board(board) => board::draw(board, self.medium()),
            Picture::Chart(chart) => chart::draw(chart),
        };
        png(&drawn)
    }

    /// Prepares all tiles, so that no picture has to wait for them.
    pub fn prepare(&self) {
        self.large();
        self.medium();
    }

    /// The tiles of a hand alone.
    fn large(&self) -> &Tray {
        self.large.get_or_init(|| {
            Tray::new(Cut {
                width: 72,
                height: 96,
                edge: 9,
                index: self.index,
            })
        })
    }

    /// The tiles on a board.
    fn medium(&self) -> &Tray {
        self.medium.get_or_init(|| {
            Tray::new(Cut {
                width: 46,
                height: 61,
                edge: 6,
                index: self.index,
            })
        })
    }
}

/// Writes an opaque picture.
fn png(drawn: &Pixmap) -> Result<Vec<u8>, ImageError> {
    let opaque: Vec<u8> = drawn
        .data()
        .chunks_exact(4)
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let mut bytes = Vec::new();
    let encoder =
        PngEncoder::new_with_quality(&mut bytes, CompressionType::Fast, FilterType::Adaptive);
    let (width, height) = (drawn.width(), drawn.height());
    encoder.write_image(&opaque, width, height, ExtendedColorType::Rgb8)?;
    Ok(bytes)
}
