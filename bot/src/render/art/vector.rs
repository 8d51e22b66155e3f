//! Drawings as vectors, turned into pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Draws our own SVG, given as what stands inside the outermost element, into a picture of `width` by `height` pixels. Its
/// coordinates run from 0 to `across` and `down`.
///
/// # Panics
/// When the drawing is no SVG or the size is zero. Both stand in the source, and a test draws them all.
#[must_use]
pub fn pixels(inside: &str, across: f32, down: f32, width: u32, height: u32) -> Pixmap {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{across}" height="{down}">{inside}</svg>"#
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("our own drawings are SVG");
    let mut pixels = Pixmap::new(width, height).expect("no picture of ours is empty");
    let scale = Transform::from_scale(width as f32 / across, height as f32 / down);
    resvg::render(&tree, scale, &mut pixels.as_mut());
    pixels
}
