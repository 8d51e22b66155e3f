//! A canvas for the plotting library: its lines become SVG, its texts our strokes.

use std::convert::Infallible;

use plotters_backend::text_anchor::{HPos, VPos};
use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind,
};

use super::sketch::Sketch;
use crate::render::art::strokes;

/// A canvas over a sketch. Lines, areas, circles and texts are all that may be drawn on it: anything else comes pixel by pixel.
#[derive(Debug)]
pub(super) struct Canvas<'a> {
    sketch: &'a mut Sketch,
    size: (u32, u32),
}

impl<'a> Canvas<'a> {
    /// A canvas of so many pixels.
    pub(super) fn new(sketch: &'a mut Sketch, size: (u32, u32)) -> Self {
        Self { sketch, size }
    }
}

type Drawn = Result<(), DrawingErrorKind<Infallible>>;

impl DrawingBackend for Canvas<'_> {
    type ErrorType = Infallible;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, colour: BackendColor) -> Drawn {
        let fill = hex(colour);
        self.sketch.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="1" height="1" fill="{fill}"/>"#
        ));
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        path: I,
        style: &S,
    ) -> Drawn {
        let (points, colour) = (points(path), hex(style.color()));
        let wide = style.stroke_width();
        self.sketch.add(format_args!(
            r#"<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round"/>"#
        ));
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(
        &mut self,
        corners: I,
        style: &S,
    ) -> Drawn {
        let (points, colour) = (points(corners), hex(style.color()));
        self.sketch.add(format_args!(
            r#"<polygon points="{points}" fill="{colour}"/>"#
        ));
        Ok(())
    }

    fn draw_text<T: BackendTextStyle>(
        &mut self,
        text: &str,
        style: &T,
        (x, y): BackendCoord,
    ) -> Drawn {
        let (wide, high) = extent(text, style);
        let (x, y) = (x as f32, y as f32);
        let left = match style.anchor().h_pos {
            HPos::Left => x,
            HPos::Center => x - wide / 2.0,
            HPos::Right => x - wide,
        };
        let top = match style.anchor().v_pos {
            VPos::Top => y,
            VPos::Center => y - high / 2.0,
            VPos::Bottom => y - high,
        };
        self.sketch
            .text(text, left + wide / 2.0, top, high, &hex(style.color()));
        Ok(())
    }

    fn estimate_text_size<T: BackendTextStyle>(
        &self,
        text: &str,
        style: &T,
    ) -> Result<(u32, u32), DrawingErrorKind<Infallible>> {
        let (wide, high) = extent(text, style);
        Ok((wide.ceil() as u32, high.ceil() as u32))
    }
}

/// How wide and high a text is: the size of a font is the height of its characters.
fn extent(text: &str, style: &impl BackendTextStyle) -> (f32, f32) {
    let high = style.size() as f32;
    (strokes::width(text) * high / strokes::HEIGHT, high)
}

fn points(path: impl IntoIterator<Item = BackendCoord>) -> String {
    let point = |(x, y): BackendCoord| format!("{x},{y} ");
    path.into_iter().map(point).collect()
}

fn hex(colour: BackendColor) -> String {
    let (red, green, blue) = colour.rgb;
    format!("#{red:02x}{green:02x}{blue:02x}")
}
