//! Loose tiles and the last tile of the wall: doubles, and limit hands where the tile is a certain one.

use crate::pattern::Found;
use crate::reading::Reading;
use crate::rules::options::Chosen;
use crate::rulesets::traits::{last, replaces};
use crate::situation::{ByKind, Replacement};

/// Whether bonus tiles are replaced from the tail, so that their replacements are loose tiles too.
pub(super) fn replaces_from_the_tail(chosen: &Chosen<'_>) -> bool {
    chosen.text("wall.bonus_replacement") == "tail"
}

/// Won on a replacement: of a kong, and of a bonus tile where those come from the tail.
pub(super) fn is_loose<const BONUS: bool>(r: &Reading<'_>) -> Found {
    let replaced = |what| replaces(r, what) == Found::Yes;
    let kong = replaced(Replacement::Kong) || replaced(Replacement::KongOnKong);
    (kong || BONUS && replaced(Replacement::Bonus)).into()
}

/// Won on the last tile of the wall, drawn where tiles are drawn.
pub(super) fn is_last<const BONUS: bool>(r: &Reading<'_>) -> Found {
    let loose = is_loose::<BONUS>(r) == Found::Yes;
    (!loose && last(r, ByKind::Draw) == Found::Yes).into()
}
