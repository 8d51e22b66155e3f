//! What is drawn between and over the tiles, as SVG that grows.

use std::fmt::Write as _;

use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::render::art::strokes;

/// The cloth under the tiles.
pub(super) const FELT: [u8; 3] = [0x1d, 0x4c, 0x3a];

/// A drawing that grows.
#[derive(Debug, Default)]
pub(super) struct Sketch {
    inside: String,
}

impl Sketch {
    /// Adds an element.
    pub(super) fn add(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = self.inside.write_fmt(element);
    }

    /// Adds a text whose middle is at `x` and whose upper end is at `y`.
    pub(super) fn text(&mut self, text: &str, x: f32, y: f32, height: f32, colour: &str) {
        let wide = strokes::width(text) * height / strokes::HEIGHT;
        self.inside += &strokes::text(text, x - wide / 2.0, y, height, colour, 1.7);
    }

    /// Draws it over what is there.
    ///
    /// # Panics
    /// When it is no SVG. All of it is written in this crate, from numbers.
    pub(super) fn draw(&self, onto: &mut Pixmap) {
        let (width, height) = (onto.width(), onto.height());
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{}</svg>"#,
            self.inside
        );
        let tree = Tree::from_str(&svg, &Options::default()).expect("our own drawings are SVG");
        resvg::render(&tree, Transform::identity(), &mut onto.as_mut());
    }
}

/// Cloth of so many pixels.
///
/// # Panics
/// When there is none.
pub(super) fn felt(width: u32, height: u32) -> Pixmap {
    let mut cloth = Pixmap::new(width, height).expect("no picture of ours is empty");
    let [red, green, blue] = FELT;
    cloth.fill(Color::from_rgba8(red, green, blue, 255));
    cloth
}
