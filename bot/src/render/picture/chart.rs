//! How a game went: a line for each seat, told apart by dashes and markers, each with its place at its end.

use std::ops::Range;

use commands::picture::Chart;
use plotters::chart::{ChartBuilder, ChartContext};
use plotters::coord::Shift;
use plotters::coord::cartesian::Cartesian2d;
use plotters::coord::types::{RangedCoordi64, RangedCoordu32};
use plotters::drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea};
use plotters::element::{PathElement, Polygon, Text};
use plotters::series::{DashedLineSeries, LineSeries};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, IntoFont, RGBColor};
use plotters_backend::BackendCoord;
use resvg::tiny_skia::Pixmap;

use super::canvas::Canvas;
use super::sketch::{Sketch, felt};
use crate::render::art::strokes;

/// How wide and high it is, in pixels: what is printed is still read when it is shown 300 wide.
const SIZE: (u32, u32) = (800, 520);
/// How high characters are.
const TEXT: u32 = 24;
/// How wide lines are.
const LINE: u32 = 6;
/// How far characters stand from the axes, twice.
const TICK: u32 = 7;
/// How high what stands below the lines is, and how far that is from the lower edge.
const FOOT: u32 = TEXT + 2 * TICK + 8;
const BELOW: u32 = 14;
/// How far a marker reaches from its middle.
const REACH: i32 = 10;
/// More markers than that on a line would hide it.
const MARKERS: usize = 12;
/// How wide and high the label at the end of a line is, and how far it stands from that.
const LABEL: i32 = 40;
const APART: i32 = 20;

const PALE: RGBColor = RGBColor(0xf6, 0xef, 0xdd);
const DARK: RGBColor = RGBColor(0x0d, 0x26, 0x1d);
const GRID: RGBColor = RGBColor(0x3a, 0x66, 0x55);
const BASE: RGBColor = RGBColor(0xa9, 0xc2, 0xb6);

type Error = DrawingAreaErrorKind<std::convert::Infallible>;
type Paper<'a> = DrawingArea<Canvas<'a>, Shift>;
type Plot<'p, 'a> = ChartContext<'p, Canvas<'a>, Cartesian2d<RangedCoordu32, RangedCoordi64>>;

/// How the line of a place looks.
struct Look {
    colour: RGBColor,
    /// How long its dashes are and how far from each other; an unbroken line has none.
    dashes: Option<(u32, u32)>,
    /// The corners of its markers, in tenths of their reach.
    marker: &'static [(i32, i32)],
}

/// From the first place to the last. Later lines are drawn over earlier ones, so their gaps grow: where lines run together all
/// are seen.
const LOOKS: [Look; 4] = [
    Look {
        colour: RGBColor(0xff, 0xd5, 0x4a),
        dashes: None,
        marker: &[
            (-4, -10),
            (4, -10),
            (10, -4),
            (10, 4),
            (4, 10),
            (-4, 10),
            (-10, 4),
            (-10, -4),
        ],
    },
    Look {
        colour: RGBColor(0x8f, 0xd3, 0xff),
        dashes: Some((26, 16)),
        marker: &[(-8, -8), (8, -8), (8, 8), (-8, 8)],
    },
    Look {
        colour: RGBColor(0xff, 0x9c, 0x7a),
        dashes: Some((12, 18)),
        marker: &[(0, -10), (11, 9), (-11, 9)],
    },
    Look {
        colour: PALE,
        dashes: Some((1, 18)),
        marker: &[(0, -12), (12, 0), (0, 12), (-12, 0)],
    },
];

/// Draws a chart.
///
/// # Panics
/// Never: a canvas takes whatever is drawn on it.
pub(super) fn draw(chart: &Chart) -> Pixmap {
    let mut sketch = Sketch::default();
    plot(chart, &mut sketch).expect("a canvas takes whatever is drawn on it");
    let mut picture = felt(SIZE.0, SIZE.1);
    sketch.draw(&mut picture);
    picture
}

fn plot(chart: &Chart, sketch: &mut Sketch) -> Result<(), Error> {
    let deals = u32::try_from(chart.lines[0].len() - 1).unwrap_or(u32::MAX);
    let paper = Canvas::new(sketch, SIZE).into_drawing_area();
    let points = range(chart);
    let widest = [points.start, points.end].map(|points| strokes::width(&points.to_string()));
    let left = widest[0].max(widest[1]) * TEXT as f32 / strokes::HEIGHT;
    let mut plot = ChartBuilder::on(&paper)
        .margin_top(28)
        .margin_right(LABEL + APART + 22)
        .margin_bottom(BELOW)
        .margin_left(18)
        .x_label_area_size(FOOT)
        .y_label_area_size(left as u32 + 2 * TICK + 4)
        .build_cartesian_2d(0..deals, points)?;
    let text = ("", TEXT).into_font().color(&PALE);
    plot.configure_mesh()
        .disable_x_mesh()
        .max_light_lines(1)
        .bold_line_style(GRID.stroke_width(2))
        .axis_style(GRID.stroke_width(2))
        .set_all_tick_mark_size(TICK)
        .label_style(text)
        .x_labels(10)
        .y_labels(6)
        .x_label_formatter(&u32::to_string)
        .y_label_formatter(&i64::to_string)
        .draw()?;
    let start = i64::from(chart.lines[0][0]);
    let base = [(0, start), (deals, start)];
    plot.draw_series(LineSeries::new(base, BASE.stroke_width(3)))?;
    for (look, line) in LOOKS.iter().zip(&chart.lines) {
        draw_line(&paper, &mut plot, look, line)?;
    }
    label_ends(&paper, &plot, chart)
}

/// The points that the chart reaches, with room above and below.
fn range(chart: &Chart) -> Range<i64> {
    let all = || chart.lines.iter().flatten().copied().map(i64::from);
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let room = ((high - low) / 16).max(1);
    low - room..high + room
}

fn draw_line(
    paper: &Paper<'_>,
    plot: &mut Plot<'_, '_>,
    look: &Look,
    line: &[i32],
) -> Result<(), Error> {
    let points = (0..).zip(line.iter().map(|&points| i64::from(points)));
    let style = look.colour.stroke_width(LINE);
    if let Some((long, gap)) = look.dashes {
        plot.draw_series(DashedLineSeries::new(points.clone(), long, gap, style))?;
    } else {
        plot.draw_series(LineSeries::new(points.clone(), style))?;
    }
    // Counted from the end, which always has one; where all begin there is none.
    let every = line.len().div_ceil(MARKERS);
    let marked = |&(deal, _): &(u32, i64)| {
        deal > 0 && (line.len() - 1 - deal as usize).is_multiple_of(every)
    };
    for point in points.filter(marked) {
        let middle = plot.backend_coord(&point);
        paper.draw(&shape(look.marker, middle, REACH + 4, DARK))?;
        paper.draw(&shape(look.marker, middle, REACH, look.colour))?;
    }
    Ok(())
}

/// A filled shape around its middle.
fn shape(
    corners: &[(i32, i32)],
    (x, y): BackendCoord,
    reach: i32,
    colour: RGBColor,
) -> Polygon<BackendCoord> {
    let corner = |&(right, down): &(i32, i32)| (x + right * reach / 10, y + down * reach / 10);
    Polygon::new(corners.iter().map(corner).collect::<Vec<_>>(), colour)
}

/// The places, beside the ends of the lines.
fn label_ends(paper: &Paper<'_>, plot: &Plot<'_, '_>, chart: &Chart) -> Result<(), Error> {
    let end = |line: &Vec<i32>| {
        let deal = u32::try_from(line.len() - 1).unwrap_or(u32::MAX);
        plot.backend_coord(&(deal, i64::from(line[line.len() - 1])))
    };
    let ends = chart.lines.each_ref().map(end);
    let middles = spread(ends.map(|(_, y)| y));
    for (place, look) in LOOKS.iter().enumerate() {
        let ((x, y), middle) = (ends[place], middles[place]);
        let (left, half) = (x + APART, LABEL / 2);
        let lead = vec![(x, y), (left, middle)];
        paper.draw(&PathElement::new(lead, look.colour.stroke_width(2)))?;
        paper.draw(&shape(
            &[(-10, -10), (10, -10), (10, 10), (-10, 10)],
            (left + half, middle),
            half,
            look.colour,
        ))?;
        let text = ("", TEXT).into_font().color(&DARK);
        let text = text.pos(Pos::new(HPos::Center, VPos::Center));
        let number = (place + 1).to_string();
        paper.draw(&Text::new(number, (left + half, middle), text))?;
    }
    Ok(())
}

/// The same heights, moved so far apart that no label covers another or a number below.
fn spread(heights: [i32; 4]) -> [i32; 4] {
    let gap = LABEL + 6;
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|&place| heights[place]);
    let mut spread = heights;
    let mut least = gap / 2;
    for place in order {
        spread[place] = spread[place].max(least);
        least = spread[place] + gap;
    }
    let mut most = (SIZE.1 - BELOW - FOOT) as i32 - LABEL / 2 + 4;
    for place in order.into_iter().rev() {
        spread[place] = spread[place].min(most);
        most = spread[place] - gap;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shows(picture: &Pixmap, colour: RGBColor) -> bool {
        let RGBColor(red, green, blue) = colour;
        let mut pixels = picture.data().chunks_exact(4);
        pixels.any(|pixel| pixel[..3] == [red, green, blue])
    }

    #[test]
    fn every_line_is_seen_however_the_game_went() {
        let deals = |count: i32, points: fn(i32, i32) -> i32| {
            let line = |place| (0..=count).map(|deal| points(place, deal)).collect();
            [0, 1, 2, 3].map(line)
        };
        for lines in [
            deals(1, |place, deal| -8 * place * deal),
            deals(8, |_, _| 30_000),
            deals(40, |place, deal| {
                25_000 + place * deal * 100 * (deal % 3 - 1)
            }),
            deals(400, |place, deal| {
                [i32::MAX, 0, -1, i32::MIN][place as usize] / 400 * deal
            }),
        ] {
            let picture = draw(&Chart { lines });
            assert_eq!((picture.width(), picture.height()), SIZE);
            for look in &LOOKS {
                assert!(shows(&picture, look.colour));
            }
        }
    }

    #[test]
    fn no_label_covers_another_or_leaves_the_picture() {
        let (high, low) = (10, SIZE.1 as i32 - 10);
        for heights in [
            [high; 4],
            [low; 4],
            [low, high, low, high],
            [260, 250, 255, 245],
            [100, 200, 300, 400],
        ] {
            let mut spread = spread(heights);
            if heights == [100, 200, 300, 400] {
                assert_eq!(spread, heights, "nothing is in the way");
            }
            spread.sort_unstable();
            assert!(spread.windows(2).all(|pair| pair[1] - pair[0] > LABEL));
            assert!(spread[0] >= LABEL / 2 && spread[3] < SIZE.1 as i32 - LABEL);
        }
    }
}
