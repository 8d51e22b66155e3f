//! Situations of a win by chance.

use engine::score::{ByKind, First, Replacement, Situation};
use engine::seat::Wind;
use engine::tile::{Bonus, Tile};
use proptest::prelude::*;
use proptest::sample::select;

pub(crate) fn situations() -> impl Strategy<Value = Situation> {
    let winds = || select(&Wind::ALL[..]);
    let by = select(&[ByKind::Draw, ByKind::Discard, ByKind::Rob][..]);
    let replacement = prop::option::of(select(
        &[
            Replacement::Kong,
            Replacement::KongOnKong,
            Replacement::Bonus,
        ][..],
    ));
    let first = prop::option::weighted(
        0.1,
        select(&[First::Dealt, First::OnFirstDiscard, First::GoRound][..]),
    );
    let bonus = prop::sample::subsequence((1..=8_u8).collect::<Vec<_>>(), 0..=8);
    (
        winds(),
        winds(),
        by,
        replacement,
        any::<bool>(),
        first,
        bonus,
    )
        .prop_map(
            |(seat, round, by, replacement, last_tile, first, bonus)| Situation {
                replacement,
                last_tile,
                first,
                bonus: bonus
                    .into_iter()
                    .filter_map(Bonus::new)
                    .map(Tile::bonus)
                    .collect(),
                ..Situation::new(seat, round, by)
            },
        )
}
