//! What is true of every finished hand.

use engine::meld::{Meld, MeldKind};
use engine::score::{self, ByKind, First, Hand, Replacement, Situation, Verdict};
use engine::seat::{Seat, Wind};
use engine::shape::split::Group;
use engine::tile::{Bonus, Kind, Tile};
use engine::tiles::Tiles;
use proptest::prelude::*;
use proptest::sample::select;

use crate::case::{faan, rules};

/// Finished hands: some sets on the table, the rest in hand, any of its tiles the winning one.
fn finished() -> impl Strategy<Value = Hand> {
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
            tiles: group.kinds().map(Tile::of).to_vec(),
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

fn situations() -> impl Strategy<Value = Situation> {
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

proptest! {
    #[test]
    fn trap_16_lines_add_up_and_the_reading_is_the_hand(hand in finished(), situation in situations()) {
        let rules = rules(&[("min_faan", "0")]);
        let Verdict::Win(sheet) = score::judge(&rules, &hand, &situation) else { panic!("it is finished") };
        prop_assert_eq!(sheet.value, faan(&sheet).min(10));
        prop_assert_eq!(sheet.limit.is_some(), faan(&sheet) > 10);
        let mut read = sheet.reading.concat();
        let mut held: Vec<Tile> = hand.concealed.iter().chain(&hand.win).copied().collect();
        held.extend(hand.melds.iter().flat_map(|meld| &meld.tiles));
        read.sort_unstable();
        held.sort_unstable();
        prop_assert_eq!(read, held);
        prop_assert_eq!(sheet.lines.iter().all(|line| line.worth > 0), true);
    }

    #[test]
    fn the_order_in_hand_changes_nothing(
        (hand, shuffled) in finished().prop_flat_map(|hand| {
            let shuffled = Just(hand.concealed.clone()).prop_shuffle();
            (Just(hand), shuffled)
        }),
        situation in situations(),
    ) {
        let rules = rules(&[]);
        let other = Hand { concealed: shuffled, ..hand.clone() };
        prop_assert_eq!(score::judge(&rules, &hand, &situation), score::judge(&rules, &other, &situation));
    }

    #[test]
    fn the_winning_tile_is_among_the_waits(hand in finished()) {
        let waiting = Hand { win: None, ..hand.clone() };
        let win = hand.win.and_then(Tile::kind).expect("a playing tile");
        prop_assert!(score::waits(&rules(&[]), &waiting).contains(&win));
    }
}
