//! The eight bonus tiles and the white dragon's frame, in the coordinates of all ink: 300 across, 400 down.

use engine::tile::Bonus;

const RED: &str = "#b3322f";
const PINK: &str = "#d4547a";
const GOLD: &str = "#d98a14";
const GREEN: &str = "#0b5a1e";
const BLUE: &str = "#1c3a9c";
const ICE: &str = "#2277b5";
const VIOLET: &str = "#7a3aa0";
const BARK: &str = "#5a3a22";

/// The drawing on a bonus tile: plum, orchid, chrysanthemum, bamboo; spring, summer, autumn, winter.
pub(super) fn bonus(bonus: Bonus) -> String {
    match bonus.number() {
        1 => plum(),
        2 => orchid(),
        3 => chrysanthemum(),
        4 => bamboo(),
        5 => sprout(),
        6 => sun(),
        7 => maple(),
        _ => snow(),
    }
}

/// The frame of the white dragon, as Chinese sets have it.
pub(super) fn frame() -> String {
    let corner = |x: u32, y: u32| format!(r#"<circle cx="{x}" cy="{y}" r="15"/>"#);
    let corners: String = [(58, 62), (242, 62), (58, 338), (242, 338)]
        .into_iter()
        .map(|(x, y)| corner(x, y))
        .collect();
    format!(
        r##"<rect x="46" y="50" width="208" height="300" rx="18" fill="none" stroke="{BLUE}" stroke-width="22"/>
        <rect x="82" y="86" width="136" height="228" rx="8" fill="none" stroke="{BLUE}" stroke-width="9"/>
        <g fill="#fff" stroke="{BLUE}" stroke-width="9">{corners}</g>"##
    )
}

/// The same shape several times around a point.
fn around(x: f32, y: f32, times: u32, from: f32, shape: &str) -> String {
    (0..times)
        .map(|nth| {
            let angle = from + 360.0 * nth as f32 / times as f32;
            format!(r#"<g transform="translate({x} {y}) rotate({angle})">{shape}</g>"#)
        })
        .collect()
}

/// A leaf from a point to a point `length` up and `lean` aside.
fn leaf(x: f32, y: f32, angle: f32, length: f32, wide: f32, colour: &str) -> String {
    let (half, back) = (length / 2.0, -length);
    format!(
        r#"<path d="M0 0C{wide} -{half} {wide} -{half} 0 {back}C-{wide} -{half} -{wide} -{half} 0 0Z" transform="translate({x} {y}) rotate({angle})" fill="{colour}"/>"#
    )
}

fn blossom(x: f32, y: f32, size: f32, colour: &str) -> String {
    let petal = format!(
        r#"<circle cx="0" cy="{}" r="{}" fill="{colour}" stroke="\#fff" stroke-width="4"/>"#,
        -size * 0.62,
        size * 0.46
    )
    .replace('\\', "");
    let thread = format!(
        r#"<path d="M0 0V{}" stroke="{GOLD}" stroke-width="5" stroke-linecap="round"/>"#,
        -size * 0.5
    );
    format!(
        r#"{}{}<circle cx="{x}" cy="{y}" r="{}" fill="{GOLD}"/>"#,
        around(x, y, 5, 0.0, &petal),
        around(x, y, 5, 36.0, &thread),
        size * 0.17
    )
}

fn plum() -> String {
    format!(
        r#"<g fill="none" stroke="{BARK}" stroke-linecap="round"><path d="M40 372C90 330 96 250 150 200C190 160 210 110 232 40" stroke-width="17"/><path d="M112 268C80 230 70 190 62 140M180 166C220 170 240 190 262 214" stroke-width="10"/></g>{}{}{}"#,
        blossom(170.0, 190.0, 92.0, PINK),
        blossom(72.0, 108.0, 50.0, PINK),
        blossom(238.0, 296.0, 46.0, PINK)
    )
}

fn orchid() -> String {
    let leaves: String = [
        (-36.0, 250.0, 22.0),
        (-19.0, 320.0, 24.0),
        (3.0, 350.0, 24.0),
        (22.0, 310.0, 24.0),
        (38.0, 240.0, 22.0),
    ]
    .into_iter()
    .map(|(angle, length, wide)| leaf(150.0, 384.0, angle, length, wide, GREEN))
    .collect();
    let petal = leaf(0.0, 0.0, 0.0, 84.0, 34.0, VIOLET);
    let lip = format!(r#"<circle cx="150" cy="150" r="20" fill="{GOLD}"/>"#);
    format!(
        r##"{leaves}<g stroke="#fff" stroke-width="5">{}</g>{lip}"##,
        around(150.0, 150.0, 5, 0.0, &petal)
    )
}

fn chrysanthemum() -> String {
    let outer = leaf(0.0, -30.0, 0.0, 92.0, 17.0, GOLD);
    let inner = leaf(0.0, -12.0, 0.0, 62.0, 15.0, "#b96a0a");
    format!(
        r##"<path d="M150 170C156 260 150 320 140 386" stroke="{GREEN}" stroke-width="14" fill="none" stroke-linecap="round"/>{}{}<g stroke="#fff" stroke-width="2">{}{}</g><circle cx="150" cy="146" r="20" fill="{RED}"/>"##,
        leaf(147.0, 350.0, -62.0, 110.0, 44.0, GREEN),
        leaf(149.0, 330.0, 62.0, 110.0, 44.0, GREEN),
        around(150.0, 146.0, 18, 0.0, &outer),
        around(150.0, 146.0, 12, 15.0, &inner)
    )
}

fn bamboo() -> String {
    let stalk = |x: f32, top: f32, tilt: f32| -> String {
        (0..4)
            .map(|joint| {
                let y = top + 88.0 * joint as f32;
                format!(
                    r#"<rect x="{}" y="{y}" width="30" height="80" rx="9" fill="{GREEN}" transform="rotate({tilt} {x} 400)"/>"#,
                    x - 15.0
                )
            })
            .collect()
    };
    let leaves: String = [
        (120.0, 128.0, -66.0),
        (120.0, 128.0, -102.0),
        (124.0, 222.0, -78.0),
        (186.0, 150.0, 50.0),
        (186.0, 150.0, 88.0),
        (184.0, 240.0, 70.0),
        (184.0, 240.0, 112.0),
        (150.0, 60.0, -38.0),
    ]
    .into_iter()
    .map(|(x, y, angle)| leaf(x, y, angle, 104.0, 30.0, "#2f7d1f"))
    .collect();
    format!(
        "{}{}{leaves}",
        stalk(120.0, 20.0, -3.0),
        stalk(182.0, 44.0, 4.0)
    )
}

fn sprout() -> String {
    format!(
        r#"<path d="M30 372C80 330 220 330 270 372Z" fill="{BARK}"/><path d="M150 350C152 280 146 240 150 180" stroke="{GREEN}" stroke-width="20" fill="none" stroke-linecap="round"/>{}{}{}"#,
        leaf(150.0, 236.0, -56.0, 156.0, 76.0, "#2f8d2a"),
        leaf(150.0, 204.0, 50.0, 166.0, 78.0, GREEN),
        leaf(150.0, 190.0, -4.0, 142.0, 50.0, "#5aa53a")
    )
}

fn sun() -> String {
    let ray = format!(r#"<path d="M-20 -100L0 -134L20 -100Z" fill="{GOLD}"/>"#);
    let long = format!(r#"<path d="M-16 -100L0 -122L16 -100Z" fill="{RED}"/>"#);
    format!(
        r##"{}{}<circle cx="150" cy="200" r="92" fill="{RED}"/><circle cx="150" cy="200" r="72" fill="none" stroke="#fff" stroke-width="7"/><circle cx="150" cy="200" r="50" fill="{GOLD}"/>"##,
        around(150.0, 200.0, 8, 0.0, &ray),
        around(150.0, 200.0, 8, 22.5, &long)
    )
}

fn maple() -> String {
    let half = "M150 46L176 108L212 88L205 152L240 128L248 156L284 152L262 196L276 220L216 250L222 282L150 268Z";
    format!(
        r##"<g fill="#c8501a">{half}<g transform="translate(300 0) scale(-1 1)">{half}</g></g><g stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"><path d="M150 262V100M150 250L226 172M150 250L74 172M152 262L210 232M148 262L90 232"/></g><path d="M150 262C150 310 156 340 168 372" stroke="{BARK}" stroke-width="13" fill="none" stroke-linecap="round"/>"##,
        half = format_args!(r#"<path d="{half}"/>"#)
    )
}

fn snow() -> String {
    let arm = "M0 0V-136M0 -62L-34 -96M0 -62L34 -96M0 -100L-24 -126M0 -100L24 -126";
    let arm = format!(
        r#"<path d="{arm}" fill="none" stroke="{ICE}" stroke-width="15" stroke-linecap="round"/>"#
    );
    format!(
        r##"{}<circle cx="150" cy="200" r="24" fill="#fff" stroke="{ICE}" stroke-width="10"/>"##,
        around(150.0, 200.0, 6, 0.0, &arm)
    )
}
