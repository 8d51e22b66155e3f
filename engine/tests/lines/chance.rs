//! Finished hands by chance.

use engine::meld::{Meld, MeldKind};
use engine::score::Hand;
use engine::seat::Seat;
use engine::shape::split::Group;
use engine::tile::{Kind, Tile};
use engine::tiles::Tiles;
use proptest::prelude::*;
use proptest::sample::select;

/// Finished hands: some sets on the table, the rest in hand, any of its tiles the winning one.
pub(crate) fn finished() -> impl Strategy<Value = Hand> {
    let group = prop_oneof![
        select(Kind::all().collect::<Vec<_>>()).prop_map(Group::Triplet),
        select(
            Kind::all()
                .filter(|kind| kind.step(2).is_some())
                .collect::<Vec<_>>()
        )
        .prop_map(Group::Run),
    ];
    let parts = (
        prop::collection::vec(group, 4),
        select(Kind::all().collect::<Vec<_>>()),
        0..=4_usize,
        0..14_usize,
    );
    let legal = parts.prop_filter("no fifth copy", |(groups, pair, ..)| {
        let all: Tiles = groups
            .iter()
            .flat_map(|group| group.kinds())
            .chain([*pair; 2])
            .collect();
        all.iter().all(|(_, copies)| copies <= Kind::COPIES)
    });
    legal.prop_map(|(groups, pair, melded, win)| {
        let on_table = groups.iter().take(melded).map(|group| Meld {
            kind: if matches!(group, Group::Run(_)) {
                MeldKind::Chow
            } else {
                MeldKind::Pong
            },
            tiles: group.kinds().map(Tile::of).into_iter().collect(),
            claimed: Some((Tile::of(group.kinds()[0]), Seat::ALL[3])),
        });
        let in_hand = groups
            .iter()
            .skip(melded)
            .flat_map(|group| group.kinds())
            .chain([pair; 2]);
        let mut concealed: Vec<Tile> = in_hand.map(Tile::of).collect();
        let win = concealed.remove(win % concealed.len());
        Hand {
            concealed,
            melds: on_table.collect(),
            win: Some(win),
        }
    })
}
