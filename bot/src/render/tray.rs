//! Tiles of one size, drawn once and laid out again and again.

use std::collections::HashMap;

use commands::screen::face::Face;
use resvg::tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform};

use super::art::{self, Cut};

/// All faces at one size, each turned in four ways.
pub struct Tray {
    /// The size.
    pub cut: Cut,
    tiles: HashMap<Face, [Pixmap; 4]>,
}

impl std::fmt::Debug for Tray {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tray({:?})", self.cut)
    }
}

/// A tile to be laid down: where the upper left of its front goes.
#[derive(Debug, Clone, Copy)]
pub struct Laid {
    /// From the left, in pixels.
    pub x: i32,
    /// From above, in pixels.
    pub y: i32,
    /// The face.
    pub face: Face,
    /// Turned clockwise by so many quarters.
    pub quarters: u8,
    /// Faint: it does not lie there any more.
    pub faint: bool,
}

impl Tray {
    /// Draws all faces at this size.
    #[must_use]
    pub fn new(cut: Cut) -> Self {
        let tiles = Face::all().map(|face| (face, art::draw(face, cut)));
        Self {
            cut,
            tiles: tiles.collect(),
        }
    }

    /// Lays tiles down, the upper ones first, so that a lower one hides the side of the one above it.
    pub fn lay(&self, mut tiles: Vec<Laid>, onto: &mut Pixmap) {
        tiles.sort_by_key(|tile| tile.y);
        for tile in tiles {
            let paint = PixmapPaint {
                opacity: if tile.faint { 0.36 } else { 1.0 },
                quality: FilterQuality::Nearest,
                ..PixmapPaint::default()
            };
            if let Some(ways) = self.tiles.get(&tile.face) {
                let drawn = &ways[usize::from(tile.quarters % 4)];
                let still = Transform::identity();
                onto.draw_pixmap(tile.x, tile.y, drawn.as_ref(), &paint, still, None);
            }
        }
    }
}
