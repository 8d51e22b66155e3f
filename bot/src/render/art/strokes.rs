//! Digits and letters as strokes, so that no font is needed.

/// How high a character is in its own units.
pub const HEIGHT: f32 = 10.0;
/// Between two characters.
const GAP: f32 = 2.6;

/// The strokes of a character as an SVG path in a box of [`HEIGHT`], and how wide it is. What we never write is empty.
fn strokes(character: char) -> (&'static str, f32) {
    match character {
        '0' => (
            "M3 0C5 0 6 2 6 5C6 8 5 10 3 10C1 10 0 8 0 5C0 2 1 0 3 0Z",
            6.0,
        ),
        '1' => ("M0.4 2.3L3 0V10", 3.4),
        '2' => (
            "M0.3 2.7C0.3 1.1 1.4 0 3 0C4.7 0 5.8 1.1 5.8 2.7C5.8 4.7 3.6 6.4 0.3 10H6",
            6.0,
        ),
        '3' => (
            "M0.4 1.3C1 0.5 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.9 4.4 4.7 2.6 4.7C4.7 4.7 6 5.7 6 7.3C6 9 4.8 10 3 10C1.7 10 0.7 9.5 0 8.6",
            6.0,
        ),
        '4' => ("M4.6 10V0L0 7H6.2", 6.2),
        '5' => (
            "M5.5 0H1L0.6 4.6C1.3 4.1 2.1 3.8 3 3.8C4.8 3.8 6 5 6 6.9C6 8.8 4.7 10 3 10C1.7 10 0.7 9.5 0 8.6",
            6.0,
        ),
        '6' => (
            "M5 0.2C2 1.2 0 4 0 6.8C0 8.8 1.2 10 3 10C4.8 10 6 8.8 6 6.9C6 5.1 4.8 4 3.1 4C1.5 4 0.3 5 0 6.6",
            6.0,
        ),
        '7' => ("M0 0H6L2.2 10", 6.0),
        '8' => (
            "M3 4.6C1.4 4.6 0.4 3.7 0.4 2.3C0.4 0.9 1.4 0 3 0C4.6 0 5.6 0.9 5.6 2.3C5.6 3.7 4.6 4.6 3 4.6C1.2 4.6 0 5.7 0 7.3C0 9 1.2 10 3 10C4.8 10 6 9 6 7.3C6 5.7 4.8 4.6 3 4.6Z",
            6.0,
        ),
        '9' => (
            "M1 9.8C4 8.8 6 6 6 3.2C6 1.2 4.8 0 3 0C1.2 0 0 1.2 0 3.1C0 4.9 1.2 6 2.9 6C4.5 6 5.7 5 6 3.4",
            6.0,
        ),
        '-' => ("M0 5.3H4", 4.0),
        '+' => ("M0 5.3H5M2.5 2.8V7.8", 5.0),
        '.' => ("M0.3 9.9V10", 0.6),
        'E' => ("M5.4 0H0V10H5.4M0 4.8H4.6", 5.4),
        'S' => (
            "M5.6 1.4C5 0.5 4.1 0 3 0C1.4 0 0.3 0.9 0.3 2.4C0.3 3.9 1.4 4.4 3 4.8C4.7 5.2 6 5.8 6 7.5C6 9.1 4.7 10 3 10C1.7 10 0.6 9.5 0 8.5",
            6.0,
        ),
        'W' => ("M0 0L2.1 10L4.2 2L6.3 10L8.4 0", 8.4),
        'N' => ("M0 10V0L5.8 10V0", 5.8),
        'C' => (
            "M5.9 1.6C5.2 0.6 4.3 0 3.2 0C1.2 0 0 2 0 5C0 8 1.2 10 3.2 10C4.3 10 5.2 9.4 5.9 8.4",
            5.9,
        ),
        'F' => ("M5.2 0H0V10M0 4.8H4.4", 5.2),
        'P' => ("M0 10V0H3.2C5 0 6 1.2 6 2.9C6 4.6 5 5.8 3.2 5.8H0", 6.0),
        'x' => ("M0 3.8L4.6 9.4M4.6 3.8L0 9.4", 4.6),
        _ => ("", 2.0),
    }
}

/// How wide a text is in the units of [`HEIGHT`].
#[must_use]
pub fn width(text: &str) -> f32 {
    let widths: f32 = text.chars().map(|character| strokes(character).1).sum();
    widths + GAP * text.chars().count().saturating_sub(1) as f32
}

/// A text as SVG: its upper left corner, its height, its colour, and how thick its strokes are in units of [`HEIGHT`].
#[must_use]
pub fn text(text: &str, x: f32, y: f32, height: f32, colour: &str, thick: f32) -> String {
    let scale = height / HEIGHT;
    let mut at = 0.0;
    let paths: String = text
        .chars()
        .map(|character| {
            let (path, wide) = strokes(character);
            let placed = format!(r#"<path d="{path}" transform="translate({at} 0)"/>"#);
            at += wide + GAP;
            placed
        })
        .collect();
    format!(
        r#"<g fill="none" stroke="{colour}" stroke-width="{thick}" stroke-linecap="round" stroke-linejoin="round" transform="translate({x} {y}) scale({scale})">{paths}</g>"#
    )
}
