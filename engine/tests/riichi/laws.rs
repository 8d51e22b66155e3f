//! What is true of every finished hand.

use engine::pattern::Found;
use engine::reading::Readings;
use engine::score::sheet::Unit;
use engine::score::{self, ByKind, Hand, Riichi, Situation, Verdict};
use engine::seat::Wind;
use engine::tile::{Kind, Tile};
use proptest::prelude::*;
use proptest::sample::select;

use crate::case::{rules, total};
use crate::lines::chance::finished;

fn kinds(test: fn(&Kind) -> bool) -> Vec<Kind> {
    Kind::all().filter(test).collect()
}

fn situations() -> impl Strategy<Value = Situation> {
    let winds = || select(&Wind::ALL[..]);
    let by = select(&[ByKind::Draw, ByKind::Discard, ByKind::Rob][..]);
    let indicators = prop::collection::vec(select(kinds(|_| true)), 1..5);
    (
        winds(),
        winds(),
        by,
        any::<bool>(),
        any::<bool>(),
        indicators,
    )
        .prop_map(
            |(seat, round, by, last_tile, ippatsu, indicators)| Situation {
                last_tile,
                ippatsu,
                riichi: ippatsu.then_some(Riichi::Plain),
                indicators: indicators.into_iter().map(Tile::of).collect(),
                ..Situation::new(seat, round, by)
            },
        )
}

proptest! {
    #[test]
    fn nothing_is_there_without_what_it_needs(hand in finished(), situation in situations()) {
        let rules = rules(&[("renhou", "yakuman"), ("tiles.red_fives", "3")]);
        let readings = Readings::of(&hand, &situation, rules.worth.forms);
        readings.each(|form| {
            let reading = readings.read(form);
            for pattern in rules.worth.patterns() {
                let there = match (pattern.test)(&reading) {
                    Found::No => false,
                    Found::Yes => true,
                    Found::Times(times) => times > 0,
                    Found::Each(kinds) => !kinds.is_empty(),
                };
                assert!(!there || reading.marks().have(pattern.needs), "{}", pattern.name);
            }
        });
    }

    #[test]
    fn trap_16_lines_add_up_and_the_reading_is_the_hand(hand in finished(), situation in situations()) {
        let rules = rules(&[("min_yaku", "0")]);
        let Verdict::Win(sheet) = score::judge(&rules, &hand, &situation) else { panic!("it is finished") };
        let (han, fu) = (total(&sheet, Unit::Han), total(&sheet, Unit::Fu));
        let yakuman = total(&sheet, Unit::Yakuman);
        if yakuman > 0 {
            prop_assert_eq!((sheet.value, han, fu), (8000 * yakuman, 0, 0));
        } else {
            prop_assert!(fu % 10 == 0 || fu == 25);
            prop_assert!(sheet.limit.is_some() || sheet.value == fu << (2 + han));
        }
        let mut read = sheet.reading.tiles().to_vec();
        let mut held: Vec<Tile> = hand.concealed.iter().chain(&hand.win).copied().collect();
        held.extend(hand.melds.iter().flat_map(|meld| &meld.tiles));
        read.sort_unstable();
        held.sort_unstable();
        prop_assert_eq!(read, held);
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
    fn more_dora_is_never_worth_less(hand in finished(), situation in situations()) {
        let rules = rules(&[("min_yaku", "0")]);
        let value = |situation: &Situation| match score::judge(&rules, &hand, situation) {
            Verdict::Win(sheet) => sheet.value,
            Verdict::Short { .. } | Verdict::NotComplete => panic!("it is finished"),
        };
        let none = Situation { indicators: Vec::new(), ..situation.clone() };
        prop_assert!(value(&none) <= value(&situation));
    }
}
