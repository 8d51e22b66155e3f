//! The notation of tiles: what is read can be written, and reads the same.

#![no_main]

use engine::tile::{Kind, Tile, parse_tiles, write_tiles};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(mut tiles) = parse_tiles(text) {
        let written = write_tiles(&tiles);
        let mut again = parse_tiles(&written).expect("what was written");
        tiles.sort_unstable();
        again.sort_unstable();
        assert_eq!(tiles, again);
    }
    if let Ok(tile) = text.parse::<Tile>() {
        let bare: String = text.split_whitespace().collect();
        assert_eq!(tile.to_string(), bare);
    }
    if let Ok(kind) = text.parse::<Kind>() {
        assert_eq!(kind.to_string().parse::<Kind>(), Ok(kind));
    }
});
