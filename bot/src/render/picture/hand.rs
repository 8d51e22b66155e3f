//! A hand: its tiles in a row, one apart, sets and bonus tiles below.

use commands::picture::Hand;
use commands::screen::face::Face;
use resvg::tiny_skia::Pixmap;

use super::sets::{self, GAP, Spot};
use super::sketch::{Sketch, felt};
use crate::render::tray::{Laid, Tray};

/// Around everything, in pixels.
const MARGIN: i32 = 22;
/// Between the hand and the tile apart, and between sets.
const SPACE: i32 = 24;

/// Draws a hand.
pub(super) fn draw(hand: &Hand, tray: &Tray) -> Pixmap {
    let cut = tray.cut;
    let (wide, high) = (cut.width as i32, cut.height as i32);
    let upright = |x, y, face| Spot {
        x,
        y,
        face,
        across: false,
    };
    let mut spots = Vec::new();
    let mut right = MARGIN;
    for &tile in &hand.held {
        spots.push(upright(right, MARGIN, Face::Up(tile)));
        right += wide + GAP;
    }
    let apart = hand.apart.map(|tile| {
        right += SPACE;
        spots.push(upright(right, MARGIN, Face::Up(tile)));
        right += wide + GAP;
        right - wide - GAP
    });
    let mut bottom = MARGIN + high + cut.edge as i32;
    let mut widest = right - GAP;
    if !hand.sets.is_empty() || !hand.bonus.is_empty() {
        // A tile added to a pong lies above its set.
        let y = bottom + SPACE + if has_added(hand) { 2 * wide - high } else { 0 };
        let mut x = MARGIN;
        for set in &hand.sets {
            spots.extend(sets::spots(set, x, y, cut));
            x += sets::width(set, cut) + SPACE;
        }
        for &tile in &hand.bonus {
            spots.push(upright(x, y, Face::Up(tile)));
            x += wide + GAP;
        }
        widest = widest.max(x - if hand.bonus.is_empty() { SPACE } else { GAP });
        bottom = y + high + cut.edge as i32;
    }
    let mut picture = felt((widest + MARGIN) as u32, (bottom + MARGIN) as u32);
    let laid = spots.iter().map(|spot| Laid {
        x: spot.x,
        y: spot.y,
        face: spot.face,
        quarters: if spot.across { 3 } else { 0 },
        faint: false,
    });
    tray.lay(laid.collect(), &mut picture);
    if let Some(x) = apart {
        let mut sketch = Sketch::default();
        point_at(&mut sketch, x as f32 + wide as f32 / 2.0);
        sketch.draw(&mut picture);
    }
    picture
}

/// A small arrow above the tile apart.
fn point_at(sketch: &mut Sketch, middle: f32) {
    let top = MARGIN as f32 - 15.0;
    sketch.add(format_args!(
        r##"<path d="M{} {top}H{}L{middle} {}Z" fill="#ffd54a"/>"##,
        middle - 11.0,
        middle + 11.0,
        top + 11.0
    ));
}

fn has_added(hand: &Hand) -> bool {
    let mut tiles = hand.sets.iter().flatten();
    tiles.any(|tile| tile.place == commands::picture::Place::Added)
}
