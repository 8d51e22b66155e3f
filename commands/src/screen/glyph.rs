//! Tiles and sets as text, readable in every font: `5p`, `E`, `Rd`.
//!
//! Unicode has pictures of the tiles, but Discord draws one of them, the red dragon, as an emoji and some phones lack the others.

use engine::deal::view::Discard;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::calls::KongDisplay;
use engine::seat::Seat;
use engine::tile::Tile;

use crate::words::{Tongue, tiles};

/// Discards in one line of a river, as they lie at a table.
const RIVER: usize = 6;

/// A face that nobody may know.
const UNSEEN: &str = "##";

/// Tiles in a row: `1m 2m E`.
#[must_use]
pub fn row(row: &[Tile], tongue: Tongue) -> String {
    row.iter()
        .map(|&tile| tiles::code(tile, tongue))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A set as it lies on the table: the claimed tile in brackets and whose discard it was, a concealed kong in parentheses
/// with the faces down that the rules want down, an added tile with a plus.
#[must_use]
pub fn meld(meld: &ShownMeld, display: KongDisplay, dealer: Seat, tongue: Tongue) -> String {
    match meld {
        ShownMeld::Open(meld) if meld.is_concealed() => concealed_kong(meld, display, tongue),
        ShownMeld::Open(meld) => open_meld(meld, dealer, tongue),
        ShownMeld::Hidden => format!("({})", [UNSEEN; 4].join(" ")),
    }
}

/// A concealed kong whose kind may be seen.
fn concealed_kong(kong: &Meld, display: KongDisplay, tongue: Tongue) -> String {
    let is_down = |place: usize| match display {
        KongDisplay::MiddleDown => matches!(place, 1 | 2),
        KongDisplay::EndsDown => matches!(place, 0 | 3),
        // All down, it is seen by its owner and at the end: opened.
        KongDisplay::AllDown | KongDisplay::Open => false,
    };
    let faces = kong.tiles.iter().enumerate().map(|(place, &tile)| {
        if is_down(place) {
            UNSEEN.to_owned()
        } else {
            tiles::code(tile, tongue)
        }
    });
    format!("({})", faces.collect::<Vec<_>>().join(" "))
}

/// A set with all its faces up.
#[must_use]
pub fn open_meld(meld: &Meld, dealer: Seat, tongue: Tongue) -> String {
    let mut codes: Vec<String> = meld
        .tiles
        .iter()
        .map(|&tile| tiles::code(tile, tongue))
        .collect();
    if meld.kind == MeldKind::AddedKong
        && let Some(last) = codes.last_mut()
    {
        last.insert(0, '+');
    }
    let Some((claimed, from)) = meld.claimed else {
        return format!("({})", codes.join(" "));
    };
    if let Some(place) = meld.tiles.iter().position(|&tile| tile == claimed) {
        codes[place] = format!("[{}]", codes[place]);
    }
    let wind = tiles::code(
        engine::tile::Kind::of_wind(from.wind(dealer)).into(),
        tongue,
    );
    format!("{}←{wind}", codes.join(" "))
}

/// Discards in order, six to a line in columns: `'` was discarded as drawn, `^` was claimed, `!` is a riichi.
#[must_use]
pub fn river(river: &[Discard], tongue: Tongue) -> String {
    let cell = |discard: &Discard| {
        let code = tiles::code(discard.tile, tongue);
        let marks: String = [
            (discard.riichi, '!'),
            (discard.drawn, '\''),
            (discard.claimed_by.is_some(), '^'),
        ]
        .into_iter()
        .filter_map(|(is_so, mark)| is_so.then_some(mark))
        .collect();
        let width = if code.is_ascii() { 5 } else { 4 };
        format!("{:width$}", format!("{code}{marks}"))
    };
    let lines: Vec<String> = river
        .chunks(RIVER)
        .map(|line| {
            line.iter()
                .map(cell)
                .collect::<String>()
                .trim_end()
                .to_owned()
        })
        .collect();
    lines.join("\n")
}

/// Text in a block of fixed width.
#[must_use]
pub fn block(text: &str) -> String {
    format!("```\n{text}\n```")
}

/// Tiles in a line of fixed width.
#[must_use]
pub fn inline(text: &str) -> String {
    format!("`{text}`")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_concealed_kong_lies_as_the_rules_want() {
        let kong = Meld {
            kind: MeldKind::ConcealedKong,
            tiles: vec!["5p".parse().expect("a tile"); 4],
            claimed: None,
        };
        for (display, expected) in [
            (KongDisplay::MiddleDown, "(5p ## ## 5p)"),
            (KongDisplay::EndsDown, "(## 5p 5p ##)"),
            (KongDisplay::AllDown, "(5p 5p 5p 5p)"),
            (KongDisplay::Open, "(5p 5p 5p 5p)"),
        ] {
            let shown = meld(
                &ShownMeld::Open(kong.clone()),
                display,
                Seat::ALL[0],
                Tongue::English,
            );
            assert_eq!(shown, expected, "{display:?}");
        }
        let hidden = meld(
            &ShownMeld::Hidden,
            KongDisplay::AllDown,
            Seat::ALL[0],
            Tongue::English,
        );
        assert_eq!(hidden, "(## ## ## ##)");
    }
}
