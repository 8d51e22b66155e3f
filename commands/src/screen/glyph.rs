//! Tiles and sets in a text, in the style that the reader chose: as pictures ([`crate::screen::face`]), as the tiles of Unicode, or as
//! text that every font can show: `5p`, `E`, `Rd`. The tiles of Unicode are hardly told apart at the size of text: each has
//! its code beside it.

use engine::deal::view::Discard;
use engine::meld::{Meld, MeldKind, ShownMeld};
use engine::rules::calls::KongDisplay;
use engine::seat::{Seat, Wind};
use engine::tile::{Dragon, Kind, Suit, Tile};

use super::face::Face;
use crate::words::{Reader, TileStyle, tiles};

/// Discards in one line of a river, as they lie at a table.
const RIVER: usize = 6;

/// Codes that a line of fixed width has room for on a phone, and glyphs with their codes.
const CODES: usize = 11;
const GLYPHS: usize = 8;

/// A face that nobody may know, as text.
const UNSEEN: &str = "##";

/// The back of a tile in Unicode.
const BACK: char = '\u{1F02B}';

/// The sign that keeps a character a letter where it could be an emoji: without it the red dragon alone would be coloured.
const AS_TEXT: char = '\u{FE0E}';

/// Signs around a concealed kong, and around the tile of a set that was claimed.
const KONG: [char; 2] = ['(', ')'];
const CLAIMED: [char; 2] = ['[', ']'];

/// Keeps a glyph and its code, or two pictures, in one line.
const JOINER: &str = "\u{2060}";

/// As wide as the mark of a tile that was discarded as drawn: rivers of pictures stay in columns.
const NO_MARK: &str = "\u{2009}";

/// A tile.
#[must_use]
pub fn tile(tile: Tile, to: Reader) -> String {
    match to.tiles {
        TileStyle::Pictures => Face::Up(tile).mark().to_string(),
        TileStyle::Glyphs => format!("{}{JOINER}{}", bare(tile), tiles::code(tile, to.tongue)),
        TileStyle::Text => tiles::code(tile, to.tongue),
    }
}

/// The tile of Unicode alone.
fn bare(tile: Tile) -> String {
    unicode(tile).map_or_else(String::new, |c| format!("{c}{AS_TEXT}"))
}

/// A tile that lies face down.
fn unseen(to: Reader) -> String {
    match to.tiles {
        TileStyle::Pictures => Face::Down.mark().to_string(),
        TileStyle::Glyphs => format!("{BACK}{AS_TEXT}"),
        TileStyle::Text => UNSEEN.to_owned(),
    }
}

/// The tile of Unicode that shows this one; a red five looks like any other.
fn unicode(tile: Tile) -> Option<char> {
    let code = match tile.as_bonus() {
        // Unicode has the bamboo before the chrysanthemum.
        Some(bonus) => match bonus.number() {
            3 => 0x1F025,
            4 => 0x1F024,
            number => 0x1F021 + u32::from(number),
        },
        None => of_kind(tile.kind()?)?,
    };
    char::from_u32(code)
}

fn of_kind(kind: Kind) -> Option<u32> {
    let number = kind.number().map(u32::from);
    Some(match (kind.suit(), kind.wind(), kind.dragon()) {
        (Some(Suit::Characters), ..) => 0x1F006 + number?,
        (Some(Suit::Bamboos), ..) => 0x1F00F + number?,
        (Some(Suit::Dots), ..) => 0x1F018 + number?,
        (_, Some(Wind::East), _) => 0x1F000,
        (_, Some(Wind::South), _) => 0x1F001,
        (_, Some(Wind::West), _) => 0x1F002,
        (_, Some(Wind::North), _) => 0x1F003,
        (_, _, Some(Dragon::Red)) => 0x1F004,
        (_, _, Some(Dragon::Green)) => 0x1F005,
        (_, _, Some(Dragon::White)) => 0x1F006,
        (None, None, None) => return None,
    })
}

/// A set or a pair, which no line may tear, set apart from the text around it.
#[must_use]
pub fn set(set: &[Tile], to: Reader) -> String {
    set_apart(&joined(set.iter().map(|&face| tile(face, to)), to), to)
}

/// Tiles that no line may tear.
fn joined(tiles: impl IntoIterator<Item = String>, to: Reader) -> String {
    let tiles: Vec<String> = tiles.into_iter().collect();
    tiles.join(match to.tiles {
        TileStyle::Pictures => JOINER,
        TileStyle::Glyphs | TileStyle::Text => "\u{A0}",
    })
}

/// Tiles between these two signs, which belong to them.
fn between(signs: [char; 2], tiles: &str, to: Reader) -> String {
    let [open, close] = signs;
    match to.tiles {
        // A line may end beside any picture, whatever stands there.
        TileStyle::Pictures => format!("{open}{JOINER}{tiles}{JOINER}{close}"),
        TileStyle::Glyphs | TileStyle::Text => format!("{open}{tiles}{close}"),
    }
}

/// What stands between two tiles of a row: pictures have edges of their own.
const fn gap(to: Reader) -> &'static str {
    match to.tiles {
        TileStyle::Pictures => "",
        TileStyle::Glyphs | TileStyle::Text => " ",
    }
}

/// Tiles in a row: `1m 2m E`.
#[must_use]
pub fn row(row: &[Tile], to: Reader) -> String {
    row.iter()
        .map(|&face| tile(face, to))
        .collect::<Vec<_>>()
        .join(gap(to))
}

/// A hand in order, the drawn tile apart, to be read on a phone: pictures and glyphs in a heading, which Discord draws large,
/// and below the glyphs their codes.
#[must_use]
pub fn hand(held: &[Tile], drawn: Option<Tile>, to: Reader) -> String {
    let written = |to| apart(row(held, to), drawn.map(|drawn| tile(drawn, to)));
    // Where the line of a heading ends, the sign goes with its tile.
    let large = |line: &str| line.replace("+  ", "+\u{A0}\u{A0}");
    match to.tiles {
        TileStyle::Pictures => format!("## {}", large(&written(to))),
        TileStyle::Glyphs => {
            let glyphs = held.iter().copied().map(bare).collect();
            let glyphs = large(&apart(glyphs, drawn.map(bare)));
            format!("# {glyphs}\n-# {}", written(to.plain()))
        }
        TileStyle::Text => block(&shown(held, drawn, to)),
    }
}

/// The tile just drawn, or the winning one, apart from a hand.
fn apart(held: String, drawn: Option<String>) -> String {
    match drawn {
        Some(drawn) => format!("{held}  +  {drawn}"),
        None => held,
    }
}

/// A hand with its tile apart as it is shown to others: what is wider than a phone lies in two rows.
#[must_use]
pub fn shown(held: &[Tile], drawn: Option<Tile>, to: Reader) -> String {
    // A tile apart takes the room of two.
    let tiles = held.len() + if drawn.is_some() { 2 } else { 0 };
    let rows = match to.tiles {
        TileStyle::Glyphs if tiles > GLYPHS => 2,
        TileStyle::Text if tiles > CODES => 2,
        TileStyle::Pictures | TileStyle::Glyphs | TileStyle::Text => 1,
    };
    let rows = held.chunks(held.len().div_ceil(rows).max(1));
    let rows: Vec<String> = rows.map(|part| row(part, to)).collect();
    apart(rows.join("\n"), drawn.map(|drawn| tile(drawn, to)))
}

/// A set as it lies on the table: the claimed tile in brackets and whose discard it was, a concealed kong in parentheses
/// with the faces down that the rules want down, an added tile with a plus.
#[must_use]
pub fn meld(meld: &ShownMeld, display: KongDisplay, dealer: Seat, to: Reader) -> String {
    match meld {
        ShownMeld::Open(meld) if meld.is_concealed() => concealed_kong(meld, display, to),
        ShownMeld::Open(meld) => open_meld(meld, dealer, to),
        ShownMeld::Hidden => between(KONG, &joined(vec![unseen(to); 4], to), to),
    }
}

/// A concealed kong whose kind may be seen.
fn concealed_kong(kong: &Meld, display: KongDisplay, to: Reader) -> String {
    let faces = kong.tiles.iter().enumerate().map(|(place, &face)| {
        if display.is_down(place) {
            unseen(to)
        } else {
            tile(face, to)
        }
    });
    between(KONG, &joined(faces, to), to)
}

/// A set with all its faces up.
#[must_use]
pub fn open_meld(meld: &Meld, dealer: Seat, to: Reader) -> String {
    let mut codes: Vec<String> = meld.tiles.iter().map(|&face| tile(face, to)).collect();
    if meld.kind == MeldKind::AddedKong
        && let Some(last) = codes.last_mut()
    {
        last.insert(0, '+');
    }
    let Some((claimed, from)) = meld.claimed else {
        return between(KONG, &joined(codes, to), to);
    };
    if let Some(place) = meld.tiles.iter().position(|&face| face == claimed) {
        codes[place] = between(CLAIMED, &codes[place], to);
    }
    let wind = tiles::code(Kind::of_wind(from.wind(dealer)).into(), to.tongue);
    let bound = match to.tiles {
        TileStyle::Pictures => JOINER,
        TileStyle::Glyphs | TileStyle::Text => "",
    };
    format!("{}{bound}←{wind}", joined(codes, to))
}

/// Discards in order, six to a line in columns: `'` was discarded as drawn, `^` was claimed, `!` is a riichi.
#[must_use]
pub fn river(river: &[Discard], to: Reader) -> String {
    let cell = |discard: &Discard| {
        let code = tile(discard.tile, to);
        let marks: String = [
            (discard.riichi, '!'),
            (discard.drawn, '\''),
            (discard.claimed_by.is_some(), '^'),
        ]
        .into_iter()
        .filter_map(|(is_so, mark)| is_so.then_some(mark))
        .collect();
        let width = match to.tiles {
            TileStyle::Pictures if marks.is_empty() => return code + NO_MARK,
            TileStyle::Pictures => 0,
            // Three more characters, of which two take no room.
            TileStyle::Glyphs if code.ends_with(|c: char| c.is_ascii()) => 8,
            TileStyle::Glyphs => 7,
            TileStyle::Text if code.is_ascii() => 5,
            TileStyle::Text => 4,
        };
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

/// Text in a line of fixed width.
#[must_use]
pub fn inline(text: &str) -> String {
    format!("`{text}`")
}

/// A long number in groups of sixteen digits, so that a phone can break the line.
#[must_use]
pub fn in_groups(digits: &str) -> String {
    let digits: Vec<char> = digits.chars().collect();
    let groups: Vec<String> = digits
        .chunks(16)
        .map(|group| group.iter().collect())
        .collect();
    groups.join(" ")
}

/// Sets in a row, or in rows of two: of more on a line a phone would tear one apart.
#[must_use]
pub fn in_rows(sets: &[String], between: &str) -> String {
    rows_of(2, sets, between)
}

/// The sets of a hand as it was counted, which have no signs between their tiles, in rows that no phone tears.
#[must_use]
pub fn counted(sets: &[String], to: Reader) -> String {
    let most = match to.tiles {
        TileStyle::Pictures | TileStyle::Text => 3,
        TileStyle::Glyphs => 2,
    };
    rows_of(most, sets, "  ")
}

fn rows_of(most: usize, sets: &[String], between: &str) -> String {
    let rows: Vec<String> = sets.chunks(most).map(|row| row.join(between)).collect();
    rows.join("\n")
}

/// A sentence without the spaces in which a line ends: before rows of tiles.
#[must_use]
pub fn unspaced(line: &str) -> String {
    line.replace(" \n", "\n")
}

/// Lines of tiles: in a block of fixed width, in which pictures could not stand.
#[must_use]
pub fn laid_out(tiles: &str, to: Reader) -> String {
    match to.tiles {
        TileStyle::Pictures => tiles.to_owned(),
        TileStyle::Glyphs | TileStyle::Text => block(tiles),
    }
}

/// Tiles in a line of text, set apart from it.
#[must_use]
pub fn set_apart(tiles: &str, to: Reader) -> String {
    match to.tiles {
        TileStyle::Pictures => tiles.to_owned(),
        TileStyle::Glyphs | TileStyle::Text => inline(tiles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Tongue;

    #[test]
    fn a_hand_stands_in_a_heading_where_it_is_not_text() {
        let [east, five] = ["1z", "0p"].map(|code| code.parse().expect("a tile"));
        let shown = |tiles| {
            let tongue = Tongue::Japanese;
            hand(&[east, east], Some(five), Reader { tongue, tiles })
        };
        assert_eq!(shown(TileStyle::Text), "```\n東 東  +  0p\n```");
        // U+1F000 is EAST WIND and U+1F01D FIVE OF CIRCLES; U+FE0E asks for text.
        let (wind, circles) = ("\u{1F000}\u{FE0E}", "\u{1F01D}\u{FE0E}");
        assert_eq!(
            shown(TileStyle::Glyphs),
            format!("# {wind}{wind}  +\u{A0}\u{A0}{circles}\n-# 東 東  +  0p")
        );
        let [wind, circles] = [east, five].map(|tile| Face::Up(tile).mark());
        assert_eq!(
            shown(TileStyle::Pictures),
            format!("## {wind}{wind}  +\u{A0}\u{A0}{circles}")
        );
    }

    #[test]
    fn a_concealed_kong_lies_as_the_rules_want() {
        let kong = Meld {
            kind: MeldKind::ConcealedKong,
            tiles: vec!["5p".parse().expect("a tile"); 4].into(),
            claimed: None,
        };
        for (display, expected) in [
            (KongDisplay::MiddleDown, "(5p\u{A0}##\u{A0}##\u{A0}5p)"),
            (KongDisplay::EndsDown, "(##\u{A0}5p\u{A0}5p\u{A0}##)"),
            (KongDisplay::AllDown, "(5p\u{A0}5p\u{A0}5p\u{A0}5p)"),
            (KongDisplay::Open, "(5p\u{A0}5p\u{A0}5p\u{A0}5p)"),
        ] {
            let shown = meld(
                &ShownMeld::Open(kong.clone()),
                display,
                Seat::ALL[0],
                Tongue::English.into(),
            );
            assert_eq!(shown, expected, "{display:?}");
        }
        let hidden = meld(
            &ShownMeld::Hidden,
            KongDisplay::AllDown,
            Seat::ALL[0],
            Tongue::English.into(),
        );
        assert_eq!(hidden, "(##\u{A0}##\u{A0}##\u{A0}##)");
    }
}
