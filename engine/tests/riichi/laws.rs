//! What is true of every finished hand.

use std::collections::HashSet;

use engine::reading::{Marks, Reading, Readings, Set};
use engine::score::sheet::Unit;
use engine::score::{self, ByKind, Hand, Riichi, Situation, Verdict};
use engine::seat::Wind;
use engine::shape::split::Group;
use engine::tile::{Kind, Suit, Tile};
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

/// What the marks of sets should be, told from the sets themselves.
fn marks_of_sets(reading: &Reading<'_>) -> [(Marks, bool); 19] {
    let four = reading.pair().is_some();
    let groups: Vec<Group> = reading.sets().iter().map(|set| set.group).collect();
    let triplets: Vec<Kind> = reading
        .sets()
        .iter()
        .filter_map(|set| set.triplet())
        .collect();
    let kind = |text: &str| text.parse::<Kind>().expect("a kind");
    let has = |text: &str| triplets.contains(&kind(text));
    let honours = |texts: &[&str]| texts.iter().filter(|text| has(text)).count();
    let wind = |wind: Wind| triplets.contains(&Kind::of_wind(wind));
    let concealed = |set: &&Set| set.concealed && set.triplet().is_some();
    let concealed = reading.sets().iter().filter(concealed).count();
    let kongs = reading.sets().iter().filter(|set| set.kong).count();
    let count = |group: Group| groups.iter().filter(|other| **other == group).count();
    let run = |low: Option<Kind>| low.is_some_and(|low| groups.contains(&Group::Run(low)));
    let suited = |suit, number| Kind::suited(suit, number);
    let in_every_suit = |test: &dyn Fn(Kind) -> bool| {
        (1..=9).any(|n| {
            Suit::ALL
                .iter()
                .all(|&suit| suited(suit, n).is_some_and(test))
        })
    };
    let runs: HashSet<Group> = groups
        .iter()
        .copied()
        .filter(|group| matches!(group, Group::Run(_)))
        .collect();
    let pairs_of_runs: usize = runs.into_iter().map(|run| count(run) / 2).sum();
    let straight = |&suit: &Suit| [1, 4, 7].iter().all(|&low| run(suited(suit, low)));
    let outer = groups
        .iter()
        .all(|group| group.kinds().into_iter().any(Kind::is_major));
    let only_triplets = triplets.len() == groups.len();
    [
        (Marks::NO_RUNS, four && only_triplets),
        (Marks::NO_TRIPLETS, four && triplets.is_empty()),
        (Marks::ONE_PAIR_OF_RUNS, pairs_of_runs == 1),
        (Marks::TWO_PAIRS_OF_RUNS, pairs_of_runs == 2),
        (Marks::STRAIGHT, Suit::ALL.iter().any(straight)),
        (
            Marks::RUN_IN_EVERY_SUIT,
            in_every_suit(&|low| run(Some(low))),
        ),
        (
            Marks::TRIPLET_IN_EVERY_SUIT,
            in_every_suit(&|kind| triplets.contains(&kind)),
        ),
        (
            Marks::OUTSIDE,
            reading.pair().is_some_and(Kind::is_major) && outer && !only_triplets,
        ),
        (Marks::WHITE_DRAGON, has("5z")),
        (Marks::GREEN_DRAGON, has("6z")),
        (Marks::RED_DRAGON, has("7z")),
        (Marks::SEAT_WIND, wind(reading.situation.seat)),
        (Marks::ROUND_WIND, wind(reading.situation.round)),
        (Marks::TWO_DRAGONS, honours(&["5z", "6z", "7z"]) >= 2),
        (
            Marks::SMALL_DRAGONS,
            honours(&["5z", "6z", "7z"]) == 2
                && reading.pair().is_some_and(|pair| pair.dragon().is_some()),
        ),
        (Marks::THREE_WINDS, honours(&["1z", "2z", "3z", "4z"]) >= 3),
        (Marks::THREE_CONCEALED, concealed == 3),
        (Marks::FOUR_CONCEALED, concealed == 4),
        (Marks::THREE_KONGS, kongs == 3),
    ]
}

proptest! {
    #[test]
    fn marks_are_what_the_sets_are(hand in finished(), situation in situations()) {
        let readings = Readings::of(&hand, &situation, rules(&[]).worth.forms);
        for form in readings.forms() {
            let reading = readings.read(form);
            for (mark, there) in marks_of_sets(&reading) {
                prop_assert_eq!(reading.marks().have(mark), there, "{:?}", mark);
            }
        }
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
