//! A board: four rivers around the middle, before each seat its hand, sets and bonus tiles.

use commands::picture::{Board, Side};
use commands::screen::face::Face;
use resvg::tiny_skia::Pixmap;

use super::middle::{self, MIDDLE, SIZE};
use super::sets::{self, GAP, Spot};
use super::sketch::{Sketch, felt};
use crate::render::art::Cut;
use crate::render::tray::{Laid, Tray};

/// Discards in a row; what comes after the last row goes on in it.
const ROW: usize = 6;
const ROWS: usize = 4;
/// Bonus tiles in a row.
const BONUS_ROW: usize = 4;
/// Indicators at most.
const INDICATORS: usize = 5;
/// From the edge of the board.
const MARGIN: i32 = 8;
/// Between a hand and the tile just drawn.
const SPACE: i32 = 14;

/// Draws a board.
pub(super) fn draw(board: &Board, tray: &Tray) -> Pixmap {
    let mut picture = felt(SIZE as u32, SIZE as u32);
    let (mut below, mut above) = (Sketch::default(), Sketch::default());
    let mut laid = middle::draw(board, tray.cut, &mut below);
    for (place, side) in board.sides.iter().enumerate() {
        let table = Turned {
            place: place as i32,
            cut: tray.cut,
        };
        let held = hand(side, tray.cut)
            .into_iter()
            .chain(bonus(side, tray.cut));
        laid.push(table.lay(middle::wind(side, tray.cut), false));
        laid.extend(held.map(|spot| table.lay(spot, false)));
        for (spot, discard) in river(side, tray.cut).into_iter().zip(&side.river) {
            laid.push(table.lay(spot, discard.claimed));
            let marks = [
                (discard.drawn, Mark::Drawn),
                (discard.claimed, Mark::Claimed),
                (discard.open, Mark::Open),
            ];
            for (_, mark) in marks.into_iter().filter(|(is_so, _)| *is_so) {
                table.mark(spot, mark, &mut above);
            }
        }
    }
    indicators(board, tray.cut, &mut laid);
    below.draw(&mut picture);
    tray.lay(laid, &mut picture);
    above.draw(&mut picture);
    picture
}

fn upright(x: i32, y: i32, face: Face) -> Spot {
    Spot {
        x,
        y,
        face,
        across: false,
    }
}

/// The tiles in hand from the left, the sets from the right.
fn hand(side: &Side, cut: Cut) -> Vec<Spot> {
    let (wide, high) = (cut.width as i32, cut.height as i32);
    let y = SIZE - MARGIN - high - cut.edge as i32;
    let mut spots = Vec::new();
    let apart = side.drawn.then(|| side.held.len().saturating_sub(1));
    for (place, &tile) in side.held.iter().enumerate() {
        let space = if apart == Some(place) { SPACE } else { 0 };
        let x = MARGIN + place as i32 * (wide + GAP) + space;
        spots.push(upright(x, y, sets::face(tile)));
    }
    // The corner belongs to the neighbour's hand.
    let mut right = SIZE - 2 * MARGIN - high - cut.edge as i32;
    for set in &side.sets {
        right -= sets::width(set, cut);
        spots.extend(sets::spots(set, right, y, cut));
        right -= GAP * 4;
    }
    spots
}

/// The bonus tiles to the right of the river.
fn bonus(side: &Side, cut: Cut) -> Vec<Spot> {
    let (wide, high) = (cut.width as i32 + GAP, cut.height as i32 + GAP + 4);
    let (left, top) = (SIZE / 2 + MIDDLE / 2 + 36, SIZE / 2 + MIDDLE / 2 + 34);
    let spot = |(place, &tile): (usize, &engine::tile::Tile)| {
        let (column, row) = ((place % BONUS_ROW) as i32, (place / BONUS_ROW) as i32);
        upright(left + column * wide, top + row * high, Face::Up(tile))
    };
    side.bonus.iter().enumerate().map(spot).collect()
}

/// The discards in rows away from the middle.
fn river(side: &Side, cut: Cut) -> Vec<Spot> {
    let (wide, high) = (cut.width as i32, cut.height as i32);
    let left = SIZE / 2 - (ROW as i32 * (wide + GAP) - GAP) / 2;
    let top = SIZE / 2 + MIDDLE / 2 + 18;
    let (mut x, mut row) = (left, 0);
    let mut spots = Vec::new();
    for (place, discard) in side.river.iter().enumerate() {
        if place > 0 && place % ROW == 0 && row + 1 < ROWS as i32 {
            (x, row) = (left, row + 1);
        }
        let y = top + row * (high + GAP + 1);
        let sunk = if discard.across { high - wide } else { 0 };
        spots.push(Spot {
            x,
            y: y + sunk,
            face: Face::Up(discard.tile),
            across: discard.across,
        });
        x += GAP + if discard.across { high } else { wide };
    }
    spots
}

/// The indicators in the upper left of the board, as they lie in the wall: beside those that may still be turned.
fn indicators(board: &Board, cut: Cut, laid: &mut Vec<Laid>) {
    if board.indicators.is_empty() {
        return;
    }
    let turned = board.indicators.iter().copied().map(Face::Up);
    let faces = turned.chain(std::iter::repeat(Face::Down)).take(INDICATORS);
    for (place, face) in faces.enumerate() {
        let (x, y) = (104 + place as i32 * (cut.width as i32 + GAP), 104);
        laid.push(Laid {
            x,
            y,
            face,
            quarters: 0,
            faint: false,
        });
    }
}

/// What is to be seen of a discard beside its face.
#[derive(Debug, Clone, Copy)]
enum Mark {
    /// Discarded as it was drawn: dimmed, with a corner turned up.
    Drawn,
    /// Claimed: faint, and struck through.
    Claimed,
    /// It can be claimed: framed.
    Open,
}

/// The board turned so that a seat is below.
struct Turned {
    place: i32,
    cut: Cut,
}

impl Turned {
    /// Where a front lies on the picture: left, top, width, height.
    fn front(&self, spot: Spot) -> (i32, i32, i32, i32) {
        let (wide, high) = self.cut.turned(u8::from(spot.across));
        let (wide, high) = (wide as i32, high as i32);
        let (right, bottom) = (SIZE - spot.x - wide, SIZE - spot.y - high);
        match self.place {
            0 => (spot.x, spot.y, wide, high),
            1 => (spot.y, right, high, wide),
            2 => (right, bottom, wide, high),
            _ => (bottom, spot.x, high, wide),
        }
    }

    fn lay(&self, spot: Spot, faint: bool) -> Laid {
        let (x, y, ..) = self.front(spot);
        let quarters = [0, 3, 2, 1][self.place as usize] + if spot.across { 3 } else { 0 };
        Laid {
            x,
            y,
            face: spot.face,
            quarters: quarters % 4,
            faint,
        }
    }

    fn mark(&self, spot: Spot, mark: Mark, sketch: &mut Sketch) {
        let (x, y, wide, high) = self.front(spot);
        let (right, bottom) = (x + wide, y + high);
        match mark {
            Mark::Drawn => sketch.add(format_args!(
                r##"<rect x="{x}" y="{y}" width="{wide}" height="{high}" rx="5" fill="#000" fill-opacity="0.17"/><path d="M{right} {}V{bottom}H{}Z" fill="#6d4a12"/>"##,
                bottom - 13,
                right - 13,
            )),
            Mark::Claimed => sketch.add(format_args!(
                r##"<path d="M{} {}L{} {}" stroke="#f6efdd" stroke-width="3" stroke-linecap="round" stroke-opacity="0.8"/>"##,
                x + 6,
                bottom - 6,
                right - 6,
                y + 6,
            )),
            Mark::Open => sketch.add(format_args!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="none" stroke="#ffd54a" stroke-width="5"/>"##,
                x - 3,
                y - 3,
                wide + 6,
                high + 6,
            )),
        }
    }
}
