//! What is true of every finished hand.

use engine::score::{self, Hand, Verdict};
use engine::tile::Tile;
use proptest::prelude::*;

use crate::case::{faan, rules};
use crate::lines::chance::finished;
use crate::situations::situations;

proptest! {
    #[test]
    fn trap_16_lines_add_up_and_the_reading_is_the_hand(hand in finished(), situation in situations()) {
        let rules = rules(&[("min_faan", "0")]);
        let Verdict::Win(sheet) = score::judge(&rules, &hand, &situation) else { panic!("it is finished") };
        prop_assert_eq!(sheet.value, faan(&sheet).min(10));
        prop_assert_eq!(sheet.limit.is_some(), faan(&sheet) > 10);
        let mut read = sheet.reading.tiles().to_vec();
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
