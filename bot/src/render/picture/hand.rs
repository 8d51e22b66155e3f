//! A hand: its tiles in a row or two, one apart, sets and bonus tiles below.

use commands::picture::{Hand, Place, Set};
use commands::screen::face::Face;
use engine::tile::Tile;
use resvg::tiny_skia::Pixmap;

use super::sets::{self, GAP, Spot};
use super::sketch::{Sketch, felt};
use crate::render::art::Cut;
use crate::render::tray::{Laid, Tray};

/// Around everything, in pixels.
const MARGIN: i32 = 22;
/// Between the hand and the tile apart, and between sets.
const SPACE: i32 = 24;
/// The most tiles that lie in one row of a folded hand.
const FOLD: usize = 8;

/// Draws a hand.
pub(super) fn draw(hand: &Hand, tray: &Tray) -> Pixmap {
    let cut = tray.cut;
    let mut lay = Lay {
        cut,
        spots: Vec::new(),
        widest: 0,
        bottom: 0,
    };
    let apart = lay.held(hand);
    lay.lying(hand);
    let (across, down) = (lay.widest + MARGIN, lay.bottom + MARGIN);
    let mut picture = felt(across as u32, down as u32);
    let laid = lay.spots.iter().map(|spot| Laid {
        x: spot.x,
        y: spot.y,
        face: spot.face,
        quarters: if spot.across { 3 } else { 0 },
        faint: false,
    });
    tray.lay(laid.collect(), &mut picture);
    if let Some((x, y)) = apart {
        let mut sketch = Sketch::default();
        point_at(&mut sketch, x as f32 + cut.width as f32 / 2.0, y as f32);
        sketch.draw(&mut picture);
    }
    picture
}

/// What lies where, and how far to the right and down it reaches.
struct Lay {
    cut: Cut,
    spots: Vec<Spot>,
    widest: i32,
    bottom: i32,
}

impl Lay {
    /// The tiles in hand. Gives where the one apart lies.
    fn held(&mut self, hand: &Hand) -> Option<(i32, i32)> {
        let high = self.cut.full_height() as i32;
        let is_folded = hand.is_folded && hand.held.len() > FOLD;
        let rows = if is_folded { 2 } else { 1 };
        let in_row = hand.held.len().div_ceil(rows).max(1);
        let (mut x, mut y) = (MARGIN, MARGIN);
        for (place, row) in hand.held.chunks(in_row).enumerate() {
            y = MARGIN + place as i32 * (high + SPACE);
            x = self.upright(MARGIN, y, row);
        }
        let apart = hand.apart.map(|tile| {
            x += SPACE;
            self.upright(x, y, &[tile]);
            (x, y)
        });
        self.bottom = y + high;
        apart
    }

    /// The sets and bonus tiles below it.
    fn lying(&mut self, hand: &Hand) {
        let (wide, high) = (self.cut.width as i32, self.cut.height as i32);
        // Of a folded hand the sets stand below one another in pairs, and the bonus tiles below them.
        let in_row = if hand.is_folded {
            2
        } else {
            hand.sets.len().max(1)
        };
        let (mut x, mut y) = (MARGIN, self.bottom);
        for row in hand.sets.chunks(in_row) {
            // A tile added to a pong lies above its set.
            let above = if has_added(row) { 2 * wide - high } else { 0 };
            (x, y) = (MARGIN, self.bottom + SPACE + above);
            for set in row {
                self.spots.extend(sets::spots(set, x, y, self.cut));
                let right = x + sets::width(set, self.cut);
                self.widest = self.widest.max(right);
                x = right + SPACE;
            }
            self.bottom = y + self.cut.full_height() as i32;
        }
        if !hand.bonus.is_empty() {
            if hand.is_folded || hand.sets.is_empty() {
                (x, y) = (MARGIN, self.bottom + SPACE);
            }
            self.upright(x, y, &hand.bonus);
            self.bottom = y + self.cut.full_height() as i32;
        }
    }

    /// Lays tiles side by side from here on. Gives where the next one would lie.
    fn upright(&mut self, mut x: i32, y: i32, row: &[Tile]) -> i32 {
        for &tile in row {
            let face = Face::Up(tile);
            self.spots.push(Spot {
                x,
                y,
                face,
                across: false,
            });
            self.widest = self.widest.max(x + self.cut.width as i32);
            x += self.cut.width as i32 + GAP;
        }
        x
    }
}

/// A small arrow above the tile apart, whose upper edge is here.
fn point_at(sketch: &mut Sketch, middle: f32, edge: f32) {
    let top = edge - 15.0;
    sketch.add(format_args!(
        r##"<path d="M{} {top}H{}L{middle} {}Z" fill="#ffd54a"/>"##,
        middle - 11.0,
        middle + 11.0,
        top + 11.0
    ));
}

fn has_added(sets: &[Set]) -> bool {
    let mut tiles = sets.iter().flatten();
    tiles.any(|tile| tile.place == Place::Added)
}
