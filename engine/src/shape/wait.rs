//! What completes a hand.

use crate::shape::rank::Words;
use crate::shape::special::{Forms, are_orphans, are_pairs, missing_to_orphans, missing_to_pairs};
use crate::shape::tables::{Type, types};
use crate::tile::Kind;
use crate::tiles::Tiles;

/// Whether the tiles in hand, the winning tile with them, and `melds` sets on the table are a finished hand. None is
/// with a fifth copy of a tile.
#[must_use]
pub fn is_complete(tiles: &Tiles, melds: usize, forms: Forms) -> bool {
    Words::of(tiles).is_some_and(|words| {
        usize::from(words.tiles()) + 3 * melds == 14
            && (is_sets_and_pair(&words)
                || melds == 0
                    && (forms.seven_pairs && are_pairs(&words)
                        || forms.thirteen_orphans && are_orphans(&words)))
    })
}

/// Whether each suit is cut up whole, one of them with a pair.
fn is_sets_and_pair(words: &Words) -> bool {
    let [a, b, c, honours] = types(words);
    a.ends() + b.ends() + c.ends() + honours.ends() == 1
}

/// The kinds that complete these tiles, which must be one short of a full hand; else there are none.
///
/// `held` are all tiles of the seat, those of its sets too: what only a fifth copy could complete is no wait.
#[must_use]
pub fn waits(tiles: &Tiles, melds: usize, held: &Tiles, forms: Forms) -> Vec<Kind> {
    let one_short = |words: &Words| usize::from(words.tiles()) + 3 * melds == 13;
    let Some(words) = Words::of(tiles).filter(one_short) else {
        return Vec::new();
    };
    let ends = types(&words).map(Type::ends);
    let all: u8 = ends.iter().sum();
    // A suit may take the tile if the others are whole already.
    let may_take = ends.map(|end| all - end <= 1);
    let pairs = melds == 0 && forms.seven_pairs && missing_to_pairs(&words) == 1;
    let orphans = melds == 0 && forms.thirteen_orphans && missing_to_orphans(&words) == 1;
    if !(may_take.contains(&true) || pairs || orphans) {
        return Vec::new();
    }
    let completes = |kind: &Kind| {
        let group = kind.index() / 9;
        let copy_left = tiles[*kind].max(held[*kind]) < Kind::COPIES;
        if !copy_left || !(may_take[group] || pairs || orphans) {
            return false;
        }
        let with = words.plus(*kind, 1);
        may_take[group] && all - ends[group] + Type::of(&with, group).ends() == 1
            || pairs && are_pairs(&with)
            || orphans && are_orphans(&with)
    };
    Kind::all().filter(completes).collect()
}
