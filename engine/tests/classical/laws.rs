//! What is true of every finished hand, by every way of these games to count.

use engine::rules::RuleSet;
use engine::rules::count::Count;
use engine::score::sheet::{By, Sheet, Unit};
use engine::score::{self, Hand, Verdict, Winner};
use engine::seat::{PerSeat, Seat, Wind};
use engine::tile::Tile;
use proptest::prelude::*;

use crate::case::{chinese, japanese, table, total};
use crate::lines::chance::finished;
use crate::situations::situations;

fn houses() -> Vec<RuleSet> {
    vec![
        japanese(&[]),
        japanese(&[("limit", "none"), ("rounding", "ceil10-points")]),
        japanese(&[("limit_multiples", "true"), ("seven_pairs", "25x2")]),
        japanese(&[("discard_payment", "all"), ("rounding", "exact")]),
        chinese(&[]),
        chinese(&[("roof_off", "true"), ("tiles.flowers", "true")]),
        chinese(&[
            ("discard_payment", "discarder-double"),
            ("pair_points", "generous"),
        ]),
        chinese(&[("rounding", "nearest10"), ("losers_purity", "true")]),
    ]
}

/// What the totals of a sheet come to by the arithmetic of its rules.
fn comes_to(rules: &RuleSet, sheet: &Sheet) -> u32 {
    let Count::Doubles(count) = rules.worth.count else {
        panic!("these games double points");
    };
    let [mut points, doubles, limits] =
        [Unit::Points, Unit::Doubles, Unit::Limits].map(|unit| total(sheet, unit));
    if count.points_in_tens {
        points = points.div_ceil(10) * 10;
    }
    let doubled = (0..doubles).fold(points, |points, _| points * 2);
    let times = if count.multiples {
        limits
    } else {
        limits.min(1)
    };
    if limits > 0 && count.cuts {
        return times * count.limit;
    }
    let lifted = doubled.max(times * count.limit);
    if count.cuts {
        lifted.min(count.limit)
    } else {
        lifted
    }
}

proptest! {
    #[test]
    fn lines_add_up_and_the_reading_is_the_hand(
        rules in proptest::sample::select(houses()), hand in finished(), situation in situations(),
    ) {
        let Verdict::Win(sheet) = score::judge(&rules, &hand, &situation) else { panic!("it is finished") };
        prop_assert_eq!(sheet.value, comes_to(&rules, &sheet), "{:?}", sheet);
        prop_assert!(sheet.lines.iter().all(|line| line.worth > 0));
        let mut read = sheet.reading.tiles().to_vec();
        let mut held: Vec<Tile> = hand.concealed.iter().chain(&hand.win).copied().collect();
        held.extend(hand.melds.iter().flat_map(|meld| &meld.tiles));
        read.sort_unstable();
        held.sort_unstable();
        prop_assert_eq!(read, held);
    }

    #[test]
    fn a_loser_is_counted_by_all_his_tiles_and_payments_sum_to_zero(
        rules in proptest::sample::select(houses()),
        (winner, losers) in (finished(), proptest::array::uniform3(finished())),
        situation in situations(),
        (seat, by) in (0..4_usize, 0..3_usize),
    ) {
        let Verdict::Win(sheet) = score::judge(&rules, &winner, &situation) else { panic!("it is finished") };
        let seat = Seat::ALL[seat];
        let from = seat.right();
        let by = [By::Draw, By::Discard(from), By::Rob(from)][by];
        let hands = PerSeat::from_fn(|other| match other.index().checked_sub(seat.index() + 1) {
            Some(at) => Hand { win: None, ..losers[at].clone() },
            None if other == seat => winner.clone(),
            None => Hand { win: None, ..losers[other.index()].clone() },
        });
        let table = table(hands.clone(), Wind::South);
        let winners = [Winner { seat, by, sheet: &sheet, liable: &[] }];
        for (other, counted) in score::count_losers(&rules, &winners, &table).iter() {
            prop_assert_eq!(counted.is_some(), other != seat && !rules.worth.losers.is_empty());
            if let Some(counted) = counted {
                prop_assert_eq!(counted.value, comes_to(&rules, counted));
                let held: usize = hands[other].concealed.len() + hands[other].melds.iter().map(|meld| meld.tiles.len()).sum::<usize>();
                prop_assert_eq!(counted.reading.tiles().len(), held);
            }
        }
        let settlement = score::settle(&rules, &winners, &table);
        prop_assert_eq!(settlement.changes().0.iter().sum::<i32>(), 0);
        prop_assert!(settlement.transfers.iter().all(|transfer| transfer.amount > 0));
    }
}
