//! The small character in the corner of a face, for those who do not read the face itself.

use engine::seat::Wind;
use engine::tile::{Dragon, Kind, Suit, Tile};
use image::RgbImage;

use super::{strokes, vector};

/// 1–9 in a suit, E S W N for the winds, P F C for the white, green and red dragon, 1–4 among flowers and among seasons.
fn character(tile: Tile) -> Option<char> {
    let digit = |number: u8| char::from(b'0' + number);
    let Some(kind) = tile.kind() else {
        return tile
            .as_bonus()
            .map(|bonus| digit((bonus.number() - 1) % 4 + 1));
    };
    let wind = kind.wind().map(|wind| match wind {
        Wind::East => 'E',
        Wind::South => 'S',
        Wind::West => 'W',
        Wind::North => 'N',
    });
    let dragon = kind.dragon().map(|dragon| match dragon {
        Dragon::White => 'P',
        Dragon::Green => 'F',
        Dragon::Red => 'C',
    });
    kind.number().map(digit).or(wind).or(dragon)
}

/// Its colour says nothing that the face does not.
fn colour(tile: Tile) -> &'static str {
    match (tile.kind().and_then(Kind::suit), tile.as_bonus()) {
        _ if tile.is_red() => "#c81e1e",
        (Some(Suit::Characters), _) => "#1a1a1a",
        (Some(Suit::Dots), _) => "#14147a",
        (Some(Suit::Bamboos), _) => "#0a4d0a",
        (None, Some(_)) => "#8a2f62",
        (None, None) => "#333333",
    }
}

/// Puts it into the upper right corner of what is printed on a front, on a bare spot.
pub(super) fn print(tile: Tile, front: &mut RgbImage) {
    let Some(character) = character(tile) else {
        return;
    };
    let text = character.to_string();
    let (wide, high) = (front.width() as f32, front.height() as f32);
    let tall = high * 0.225;
    let x = wide * 0.935 - strokes::width(&text) * tall / strokes::HEIGHT;
    let y = high * 0.07;
    let drawing = [("#fff", 6.4), (colour(tile), 2.3)]
        .map(|(colour, thick)| strokes::text(&text, x, y, tall, colour, thick))
        .concat();
    let corner = vector::pixels(&drawing, wide, high, front.width(), front.height());
    for (under, over) in front.pixels_mut().zip(corner.data().chunks_exact(4)) {
        let through = u16::from(255 - over[3]);
        for (part, &added) in under.0.iter_mut().zip(over) {
            *part = added.saturating_add((u16::from(*part) * through / 255) as u8);
        }
    }
}
