//! A face as an emoji: a square of 128 pixels, shown as small as 22.

use commands::screen::face::Face;
use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{Cut, draw};

/// How wide and high an emoji is.
const SIDE: u32 = 128;

/// Draws a face as an emoji, as PNG. With an index it is told apart at any size.
///
/// # Errors
/// When it cannot be written as PNG.
pub fn emoji(face: Face, index: bool) -> Result<Vec<u8>, Box<dyn std::error::Error + Send + Sync>> {
    // Broader than a tile: at 22 pixels every pixel counts.
    let cut = Cut {
        width: 112,
        height: 118,
        edge: 10,
        index,
    };
    let [upright, ..] = draw(face, cut);
    let mut square = Pixmap::new(SIDE, SIDE).ok_or("no emoji is empty")?;
    let left = (SIDE - cut.width) / 2;
    square.draw_pixmap(
        left as i32,
        0,
        upright.as_ref(),
        &PixmapPaint::default(),
        Transform::identity(),
        None,
    );
    Ok(square.encode_png()?)
}
