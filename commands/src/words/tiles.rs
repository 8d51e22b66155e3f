//! Tiles, winds and sets in words.

use engine::seat::Wind;
use engine::tile::{Bonus, Dragon, Kind, Suit, Tile};

use super::{Tongue, say};

/// A tile in a sentence, as in `5 dot`.
#[must_use]
pub fn tile(tile: Tile, tongue: Tongue) -> String {
    match (tile.kind(), tile.as_bonus()) {
        (Some(five), _) if tile.is_red() => say::tile_red_five(tongue, kind(five, tongue)),
        (Some(plain), _) => kind(plain, tongue),
        (None, Some(bonus)) if bonus.is_flower() => say::tile_flower(tongue, bonus.number()),
        (None, bonus) => say::tile_season(tongue, bonus.map_or(0, season)),
    }
}

/// A kind in a sentence.
#[must_use]
pub fn kind(kind: Kind, tongue: Tongue) -> String {
    match (kind.suit(), kind.number(), kind.wind(), kind.dragon()) {
        (Some(Suit::Characters), Some(number), ..) => say::tile_characters(tongue, number),
        (Some(Suit::Dots), Some(number), ..) => say::tile_dots(tongue, number),
        (Some(Suit::Bamboos), Some(number), ..) => say::tile_bamboos(tongue, number),
        (_, _, Some(blowing), _) => wind(blowing, tongue),
        (_, _, _, Some(Dragon::White)) => say::tile_white(tongue),
        (_, _, _, Some(Dragon::Green)) => say::tile_green(tongue),
        (_, _, _, Some(Dragon::Red)) => say::tile_red(tongue),
        _ => kind.to_string(),
    }
}

/// A tile on a button: short, but in words.
#[must_use]
pub fn button(tile: Tile, tongue: Tongue) -> String {
    match (tile.kind(), tile.as_bonus()) {
        (Some(five), _) if tile.is_red() => say::button_red_five(tongue, kind_button(five, tongue)),
        (Some(plain), _) => kind_button(plain, tongue),
        (None, Some(bonus)) if bonus.is_flower() => say::button_flower(tongue, bonus.number()),
        (None, bonus) => say::button_season(tongue, bonus.map_or(0, season)),
    }
}

fn kind_button(kind: Kind, tongue: Tongue) -> String {
    match (kind.suit(), kind.number(), kind.wind(), kind.dragon()) {
        (Some(Suit::Characters), Some(number), ..) => say::button_characters(tongue, number),
        (Some(Suit::Dots), Some(number), ..) => say::button_dots(tongue, number),
        (Some(Suit::Bamboos), Some(number), ..) => say::button_bamboos(tongue, number),
        (_, _, Some(blowing), _) => wind(blowing, tongue),
        (_, _, _, Some(Dragon::White)) => say::button_white(tongue),
        (_, _, _, Some(Dragon::Green)) => say::button_green(tongue),
        (_, _, _, Some(Dragon::Red)) => say::button_red(tongue),
        _ => kind.to_string(),
    }
}

/// A name with the code of the tile it is about, unless it names that itself as `Red dragon (chun)` does.
#[must_use]
pub fn beside(name: String, about: Option<Tile>, tongue: Tongue) -> String {
    let Some(about) = about else {
        return name;
    };
    let (code, word) = (code(about, tongue), tile(about, tongue));
    let names_it = name.to_lowercase().contains(&word.to_lowercase());
    if names_it || name.ends_with(code.as_str()) {
        name
    } else {
        say::result_line_tile(tongue, name, code)
    }
}

/// A tile in a row of tiles: `5p`, `E`, `Rd`, `Fl2`.
#[must_use]
pub fn code(tile: Tile, tongue: Tongue) -> String {
    let Some(kind) = tile.kind() else {
        return tile
            .as_bonus()
            .map_or_else(String::new, |bonus| match bonus.is_flower() {
                true => say::code_flower(tongue, bonus.number()),
                false => say::code_season(tongue, season(bonus)),
            });
    };
    match (kind.wind(), kind.dragon()) {
        (Some(Wind::East), _) => say::code_east(tongue),
        (Some(Wind::South), _) => say::code_south(tongue),
        (Some(Wind::West), _) => say::code_west(tongue),
        (Some(Wind::North), _) => say::code_north(tongue),
        (_, Some(Dragon::White)) => say::code_white(tongue),
        (_, Some(Dragon::Green)) => say::code_green(tongue),
        (_, Some(Dragon::Red)) => say::code_red(tongue),
        (None, None) => tile.to_string(),
    }
}

/// A wind.
#[must_use]
pub fn wind(wind: Wind, tongue: Tongue) -> String {
    match wind {
        Wind::East => say::wind_east(tongue),
        Wind::South => say::wind_south(tongue),
        Wind::West => say::wind_west(tongue),
        Wind::North => say::wind_north(tongue),
    }
}

/// What somebody types, in lower case and with tiles named as we name them: many say `5 dots` for `5 dot`.
#[must_use]
pub fn as_named(typed: &str) -> String {
    let typed = typed.trim().to_lowercase();
    [
        ("characters", "character"),
        ("dots", "dot"),
        ("bamboos", "bamboo"),
    ]
    .into_iter()
    .fold(typed, |typed, (many, one)| typed.replace(many, one))
}

/// The tile that somebody means: notation such as `5p`, or words such as `5 dot` or `5 dots`, in any language.
#[must_use]
pub fn read(typed: &str) -> Option<Tile> {
    let typed = as_named(typed);
    if let Ok(tile) = typed.parse() {
        return Some(tile);
    }
    let faces = || {
        Kind::all()
            .map(Tile::of)
            .chain(Suit::ALL.map(Tile::red_five))
            .chain((1..=8).filter_map(Bonus::new).map(Tile::bonus))
    };
    Tongue::ALL.into_iter().find_map(|tongue| {
        faces().find(|&face| {
            [tile(face, tongue), button(face, tongue), code(face, tongue)]
                .iter()
                .any(|name| name.to_lowercase() == typed)
        })
    })
}

/// The number on a season, 1–4.
fn season(bonus: Bonus) -> u8 {
    bonus.number().saturating_sub(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_read_as_they_are_called() {
        for (typed, tile) in [
            ("5p", "5p"),
            (" 5 Dots", "5p"),
            ("5 dot", "5p"),
            ("east", "1z"),
            ("Wh", "5z"),
            ("red dragon", "7z"),
            ("red 5 bam", "0s"),
            ("flower 2", "2f"),
            ("Se1", "5f"),
        ] {
            assert_eq!(read(typed), tile.parse().ok(), "{typed}");
        }
        assert_eq!(read("10 dots"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn a_name_that_names_its_tile_is_not_told_the_tile_again() {
        let white = Some(Kind::of_dragon(Dragon::White).into());
        for (name, said) in [
            ("White dragon (haku)", "White dragon (haku)"),
            ("Seat wind", "Seat wind Wh"),
        ] {
            assert_eq!(beside(name.to_owned(), white, Tongue::English), said);
        }
        let japanese = beside("役牌：白".to_owned(), white, Tongue::Japanese);
        assert_eq!(japanese, "役牌：白");
    }

    #[test]
    fn every_face_has_its_own_words() {
        let faces: Vec<Tile> = Kind::all()
            .map(Tile::of)
            .chain((1..=8).filter_map(Bonus::new).map(Tile::bonus))
            .collect();
        for tongue in Tongue::ALL {
            for say in [tile, button, code] {
                let words: std::collections::BTreeSet<String> =
                    faces.iter().map(|&face| say(face, tongue)).collect();
                assert_eq!(words.len(), faces.len());
            }
        }
    }
}
