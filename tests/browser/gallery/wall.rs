//! A wall that was not shuffled.

use engine::tile::{Kind, Tile, parse_tiles};

/// A wall that deals East three times four tiles and a pair, with the rest of the pair's kind as the first replacements.
pub(super) fn four_kongs() -> Vec<Tile> {
    let tiles = |text: &str| parse_tiles(text).unwrap();
    let (easts, replacements) = (tiles("1111m2222p3333s77z"), tiles("77z"));
    let mut left: Vec<Tile> = Kind::all().map(Tile::of).collect();
    left = left.repeat(4);
    for tile in easts.iter().chain(&replacements) {
        let at = left.iter().position(|other| other == tile).unwrap();
        left.remove(at);
    }
    let is_easts = |place: usize| matches!(place, 0..4 | 16..20 | 32..36 | 48 | 52);
    let (mut easts, mut left) = (easts.into_iter(), left.into_iter());
    let mut wall: Vec<Tile> = (0..134)
        .map(|place| {
            let next = if is_easts(place) {
                &mut easts
            } else {
                &mut left
            };
            next.next().unwrap()
        })
        .collect();
    // The tail is taken from the last stack, the upper tile first.
    wall.extend(replacements);
    wall
}
