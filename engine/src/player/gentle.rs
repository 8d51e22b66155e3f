//! A machine for beginners to play against: it builds the nearest hand that is worth enough and looks at nobody else.

use crate::deal::moves::Move;
use crate::deal::view::View;
use crate::player::prospect::Prospect;
use crate::player::sight::Sight;
use crate::player::style::Style;

/// The choice of a machine that only builds its hand: it wins when it can, never claims, and keeps what brings it nearer.
pub(super) fn choose(view: &View) -> Option<Move> {
    let choices = view.choices();
    if let Some(&settled) = [Move::Win, Move::Pass]
        .iter()
        .find(|what| choices.contains(what))
    {
        return Some(settled);
    }
    let Some(sight) = Sight::of(view, &Style::PLAIN) else {
        return choices.first().copied();
    };
    let mut prospect = Prospect::new(&sight);
    let mut best: Option<(f64, Move)> = None;
    for what in choices {
        let (Move::Discard { tile, .. } | Move::Riichi { tile, .. }) = what else {
            continue;
        };
        let Some(kind) = tile.kind() else { continue };
        let weight = prospect.of(&sight.own.without(kind), &sight.bars.after(kind));
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, what));
        }
    }
    best.map(|(_, what)| what).or_else(|| view.fallback())
}
