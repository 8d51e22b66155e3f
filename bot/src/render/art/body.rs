//! A tile without its ink, seen from the front or from behind: ivory on bamboo.

use resvg::tiny_skia::Pixmap;

use super::vector;

const IVORY: [&str; 2] = ["#fffdf7", "#f3ebda"];
const SIDE: [&str; 2] = ["#d9cba9", "#a98d56"];
const RIM: &str = "#8f8467";
const BACK: [&str; 2] = ["#f0a43c", "#d67f1d"];
const BACK_SIDE: [&str; 2] = ["#c9741a", "#d8cbab"];
const BACK_RIM: &str = "#8a4d10";

/// A body of `width` by `height` pixels, of which the lowest `edge` are its side.
pub(super) fn body(width: u32, height: u32, edge: u32, down: bool) -> Pixmap {
    let (front, side, rim) = if down {
        (BACK, BACK_SIDE, BACK_RIM)
    } else {
        (IVORY, SIDE, RIM)
    };
    let (wide, high, edge) = (width as f32, height as f32, edge as f32);
    let short = wide.min(high - edge);
    let line = (short / 60.0).max(0.9);
    let round = short * 0.13;
    let gradient = |name: &str, colours: [&str; 2]| {
        format!(
            r#"<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient>"#,
            colours[0], colours[1]
        )
    };
    let plate = |fill: &str, top: f32, tall: f32| {
        format!(
            r#"<rect x="{half}" y="{top}" width="{}" height="{}" rx="{round}" fill="{fill}" stroke="{rim}" stroke-width="{line}"/>"#,
            wide - line,
            tall - line,
            half = line / 2.0,
        )
    };
    let back = if down {
        lattice(wide, high - edge, short)
    } else {
        String::new()
    };
    let drawing = format!(
        "<defs>{}{}</defs>{}{}{back}",
        gradient("front", front),
        gradient("side", side),
        plate("url(#side)", edge * 0.4 + line / 2.0, high - edge * 0.4),
        plate("url(#front)", line / 2.0, high - edge),
    );
    vector::pixels(&drawing, wide, high, width, height)
}

/// A frame and a diamond: nobody takes a back for a face, whatever the colours.
fn lattice(wide: f32, high: f32, short: f32) -> String {
    let inset = short * 0.15;
    let (x, y, reach) = (wide / 2.0, high / 2.0, short * 0.22);
    format!(
        r##"<g fill="none" stroke="#fff3d6" stroke-opacity="0.85" stroke-width="{}"><rect x="{inset}" y="{inset}" width="{}" height="{}" rx="{}"/></g><path d="M{x} {}L{} {y}L{x} {}L{} {y}Z" fill="#fff3d6" fill-opacity="0.85"/>"##,
        short * 0.045,
        wide - 2.0 * inset,
        high - 2.0 * inset,
        short * 0.07,
        y - reach * 1.3,
        x + reach,
        y + reach * 1.3,
        x - reach,
    )
}
