//! The middle of a board: the round, the wall, the four seats.

use commands::picture::{Board, Side};
use commands::screen::face::Face;
use engine::tile::{Kind, Tile};

use super::sets::Spot;
use super::sketch::Sketch;
use crate::render::art::Cut;
use crate::render::tray::Laid;

/// How wide and high a board is, in pixels.
pub(super) const SIZE: i32 = 1000;
/// How wide and high its middle is.
pub(super) const MIDDLE: i32 = 304;

const PALE: &str = "#f6efdd";
const BRIGHT: &str = "#ffd54a";

/// How far what lies before each seat is turned clockwise.
const ANGLES: [i32; 4] = [0, 270, 180, 90];

/// Draws the middle, and says which tiles lie in it.
pub(super) fn draw(board: &Board, cut: Cut, sketch: &mut Sketch) -> Vec<Laid> {
    let centre = SIZE as f32 / 2.0;
    let low = centre - MIDDLE as f32 / 2.0;
    sketch.add(format_args!(
        r##"<rect x="{low}" y="{low}" width="{MIDDLE}" height="{MIDDLE}" rx="16" fill="#143629" stroke="#0d261d" stroke-width="3"/>"##,
    ));
    for (place, side) in board.sides.iter().enumerate() {
        let colour = if side.acts { BRIGHT } else { PALE };
        points(side.points, place, colour, sketch);
        if side.acts {
            arrow(place, sketch);
        }
        if side.riichi {
            stick(place, sketch);
        }
    }
    round(board, cut, sketch)
}

/// The wind of the round and the number of its dealer, the wall below it, then counters and bets.
fn round(board: &Board, cut: Cut, sketch: &mut Sketch) -> Vec<Laid> {
    let centre = SIZE as f32 / 2.0;
    let (x, lower) = (SIZE / 2 - cut.width as i32 - 8, SIZE / 2 - 3);
    let upper = lower - cut.height as i32 - 8;
    let numbers = [board.dealer, usize::from(board.wall_left)];
    for (row, number) in numbers.into_iter().enumerate() {
        let y = centre + [-57.0, 12.0][row];
        sketch.text(&number.to_string(), centre + 34.0, y, 34.0, PALE);
    }
    counters(board, sketch);
    let wind = Face::Up(Tile::of(Kind::of_wind(board.round)));
    [(wind, upper), (Face::Down, lower)]
        .map(|(face, y)| Laid {
            x,
            y,
            face,
            quarters: 0,
            faint: false,
        })
        .to_vec()
}

/// Where the wind of a seat lies in the middle, for one who sits there.
pub(super) fn wind(side: &Side, cut: Cut) -> Spot {
    Spot {
        x: SIZE / 2 - 138,
        y: SIZE / 2 + MIDDLE / 2 - cut.height as i32 - 13,
        face: Face::Up(Tile::of(Kind::of_wind(side.wind))),
        across: false,
    }
}

/// The points of a seat beside its wind. Those of the seat at the top stand upright too.
fn points(points: i32, place: usize, colour: &str, sketch: &mut Sketch) {
    let (centre, half) = (SIZE as f32 / 2.0, MIDDLE as f32 / 2.0);
    let (angle, x, y) = match place {
        2 => (0, centre + 20.0, centre - half + 28.0),
        _ => (ANGLES[place], centre - 20.0, centre + half - 58.0),
    };
    sketch.add(format_args!(
        r#"<g transform="rotate({angle} {centre} {centre})">"#
    ));
    sketch.text(&points.to_string(), x, y, 30.0, colour);
    sketch.add(format_args!("</g>"));
}

/// A bar and an arrow towards the seat in turn.
fn arrow(place: usize, sketch: &mut Sketch) {
    let (centre, half) = (SIZE as f32 / 2.0, MIDDLE as f32 / 2.0);
    let angle = ANGLES[place];
    sketch.add(format_args!(
        r##"<g transform="rotate({angle} {centre} {centre})" fill="{BRIGHT}"><rect x="{}" y="{}" width="{}" height="7" rx="3.5"/><path d="M{} {edge}H{}L{centre} {}Z"/></g>"##,
        centre - half + 22.0,
        centre + half - 8.0,
        MIDDLE as f32 - 44.0,
        centre - 13.0,
        centre + 13.0,
        centre + half + 13.0,
        edge = centre + half - 3.0,
    ));
}

/// The stick of a riichi, between the middle and the river.
fn stick(place: usize, sketch: &mut Sketch) {
    let (centre, half) = (SIZE as f32 / 2.0, MIDDLE as f32 / 2.0);
    let angle = ANGLES[place];
    sketch.add(format_args!(
        r##"<g transform="rotate({angle} {centre} {centre})"><rect x="{}" y="{y}" width="150" height="11" rx="5" fill="{PALE}" stroke="#7a705a" stroke-width="1"/><circle cx="{centre}" cy="{}" r="4" fill="#c62828"/></g>"##,
        centre - 75.0,
        centre + half + 8.5,
        y = centre + half + 3.0,
    ));
}

/// Counters and bets, where there are any: a stick with eight dots, and one with a single one.
fn counters(board: &Board, sketch: &mut Sketch) {
    let y = SIZE as f32 / 2.0 + 71.0;
    let mut x = SIZE as f32 / 2.0 - 56.0;
    for (number, dots) in [(board.counters as i32, 4), (board.bets / 1000, 1)] {
        if number <= 0 {
            continue;
        }
        sketch.add(format_args!(
            r##"<rect x="{x}" y="{y}" width="30" height="9" rx="3" fill="{PALE}"/>"##
        ));
        for dot in 0..dots {
            let (at, colour) = if dots == 1 {
                (x + 15.0, "#c62828")
            } else {
                (x + 6.0 + 6.0 * dot as f32, "#333")
            };
            sketch.add(format_args!(
                r##"<circle cx="{at}" cy="{}" r="2.4" fill="{colour}"/>"##,
                y + 4.5
            ));
        }
        sketch.text(&number.to_string(), x + 42.0, y - 4.0, 16.0, PALE);
        x += 62.0;
    }
}
