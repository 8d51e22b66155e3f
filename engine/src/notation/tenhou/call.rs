//! Claims and kongs as tenhou.net/6 writes them: the tiles in two digits each, and one letter before the tile that came from
//! somebody else. Where the letter stands says from whom: first from the left, in the middle from across, last from the right.

use super::cell::{code, tile};
use crate::meld::MeldKind;
use crate::notation::account::claimed_set;
use crate::seat::Seat;
use crate::tile::Tile;

/// A claim or a kong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Call {
    /// The tile was taken from a discard.
    Claimed {
        from: Seat,
        kind: MeldKind,
        tile: Tile,
        with: Vec<Tile>,
    },
    /// Four tiles of the hand, in order.
    Concealed { tiles: Vec<Tile> },
    /// The four tiles of a kong made from a pong, the added one first.
    Added { tiles: Vec<Tile> },
}

/// The letter, how many digits stand before it, and all tiles with the one after it first.
fn parts(text: &str) -> Option<(char, usize, Vec<Tile>)> {
    if !text.is_ascii() || text.len() > 9 {
        return None;
    }
    let at = text.find(|c: char| c.is_ascii_alphabetic())?;
    let (before, rest) = text.split_at(at);
    let (letter, after) = rest.split_at(1);
    let pairs = |digits: &str| -> Option<Vec<Tile>> {
        let pair = |start: usize| digits.get(start..start + 2)?.parse().ok().and_then(tile);
        (0..digits.len()).step_by(2).map(pair).collect()
    };
    let mut tiles = pairs(after)?;
    let first = (!tiles.is_empty()).then(|| tiles.remove(0))?;
    let mut all = vec![first];
    all.extend(pairs(before)?);
    all.extend(tiles);
    Some((letter.chars().next()?, at, all))
}

/// Reads a claim or a kong of this seat.
pub(super) fn parse(text: &str, seat: Seat) -> Option<Call> {
    let (letter, at, tiles) = parts(text)?;
    let sorted = |tiles: &[Tile]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    match letter {
        'c' | 'p' | 'm' => {
            let from = match (letter, at) {
                (_, 0) => seat.left(),
                ('p' | 'm', 2) => seat.turned(2),
                ('p', 4) | ('m', 4 | 6) => seat.right(),
                _ => return None,
            };
            let (&tile, with) = tiles.split_first()?;
            let with = sorted(with);
            let kind = claimed_set(tile, &with)?;
            let wanted = match letter {
                'c' => MeldKind::Chow,
                'p' => MeldKind::Pong,
                _ => MeldKind::ClaimedKong,
            };
            (kind == wanted).then_some(Call::Claimed {
                from,
                kind,
                tile,
                with,
            })
        }
        'a' if tiles.len() == 4 => Some(Call::Concealed {
            tiles: sorted(&tiles),
        }),
        'k' if tiles.len() == 4 => Some(Call::Added { tiles }),
        _ => None,
    }
}

/// Writes the tiles with the letter before the first of `marked`, where this seat's tile from `from` stands.
fn place(seat: Seat, from: Seat, letter: char, marked: &[Tile], with: &[Tile]) -> String {
    let digits =
        |tiles: &[Tile]| -> String { tiles.iter().map(|&t| code(t).to_string()).collect() };
    let before = match seat.steps_to(from) {
        3 => 0,
        2 => 1,
        _ => with.len(),
    };
    let (left, right) = with.split_at(before.min(with.len()));
    format!(
        "{}{letter}{}{}",
        digits(left),
        digits(marked),
        digits(right)
    )
}

/// Writes a claim.
pub(super) fn claimed(seat: Seat, from: Seat, kind: MeldKind, tile: Tile, with: &[Tile]) -> String {
    let letter = match kind {
        MeldKind::Chow => 'c',
        MeldKind::Pong => 'p',
        MeldKind::ClaimedKong | MeldKind::AddedKong | MeldKind::ConcealedKong => 'm',
    };
    place(seat, from, letter, &[tile], with)
}

/// Writes a kong made from a pong that was claimed in this way.
pub(super) fn added(seat: Seat, from: Seat, tile: Tile, claimed: Tile, with: &[Tile]) -> String {
    place(seat, from, 'k', &[tile, claimed], with)
}

/// Writes a concealed kong.
pub(super) fn concealed(tiles: &[Tile]) -> String {
    let codes: Vec<String> = tiles.iter().map(|&tile| code(tile).to_string()).collect();
    match codes.split_last() {
        Some((last, others)) => format!("{}a{last}", others.concat()),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::parse_tiles;

    /// The place of the letter as the viewer reads it: in a pong after none, one or two tiles, in a kong after none, one or
    /// three, for the left, the opposite and the right neighbour.
    #[test]
    fn the_letter_stands_where_the_tile_came_from() {
        let seat = Seat::ALL[1];
        let tiles = |text| parse_tiles(text).expect("tiles");
        let told = [
            ("c275226", 0, "7p", "06p"),
            ("p252552", 0, "5p", "05p"),
            ("47p4747", 3, "7z", "77z"),
            ("2525p52", 2, "0p", "55p"),
            ("m25255225", 0, "5p", "055p"),
            ("41m414141", 3, "1z", "111z"),
            ("393939m39", 2, "9s", "999s"),
        ];
        for (text, from, tile, with) in told {
            let Some(Call::Claimed {
                from: by,
                kind,
                tile: taken,
                with: own,
            }) = parse(text, seat)
            else {
                panic!("{text} is a claim");
            };
            assert_eq!((by.index(), vec![taken]), (from, tiles(tile)), "{text}");
            assert_eq!(own, tiles(with), "{text}");
            let again = claimed(seat, by, kind, taken, &own);
            assert_eq!(parse(&again, seat), parse(text, seat), "{text} as {again}");
            assert_eq!(
                again.find(char::is_alphabetic),
                text.find(char::is_alphabetic)
            );
        }
    }

    #[test]
    fn kongs_of_ones_own_are_told_apart() {
        let seat = Seat::ALL[0];
        let fours = parse_tiles("1111z").expect("tiles");
        assert_eq!(
            parse("414141a41", seat),
            Some(Call::Concealed {
                tiles: fours.clone()
            })
        );
        assert_eq!(concealed(&fours), "414141a41");
        let pong = parse_tiles("55m").expect("tiles");
        let (red, five) = (tile(51).expect("a tile"), tile(15).expect("a tile"));
        let text = added(seat, Seat::ALL[2], red, five, &pong);
        assert_eq!(text, "15k511515");
        assert!(matches!(parse(&text, seat), Some(Call::Added { tiles }) if tiles[0] == red));
    }

    #[test]
    fn what_is_no_call_is_none() {
        for text in [
            "",
            "p",
            "p25",
            "252525",
            "c252525",
            "p2525",
            "x252525",
            "p25252599",
            "p25252é",
            "2p52525",
        ] {
            assert_eq!(parse(text, Seat::ALL[0]), None, "{text}");
        }
    }
}
