//! Who pays whom (`hong-kong.md` 4).

use engine::rules::RuleSet;
use engine::score::sheet::{By, Rows, Sheet};
use engine::score::{self, Feeder, Table, Winner};
use engine::seat::{PerSeat, Seat, Wind};
use proptest::prelude::*;

use crate::case::{chair, rules, sheet};

/// What each seat gains or loses, East first, East dealing.
pub(crate) fn changes(rules: &RuleSet, winners: &[Winner<'_>]) -> [i32; 4] {
    let table = Table {
        dealer: Seat::ALL[0],
        round: Wind::East,
        counters: 0,
        hands: PerSeat::default(),
        bonus: PerSeat::default(),
    };
    let settlement = score::settle(rules, winners, &table);
    assert!(
        settlement
            .transfers
            .iter()
            .all(|transfer| transfer.amount > 0 && transfer.from != transfer.to)
    );
    settlement.changes().0
}

/// A sheet of this value: only the value is paid.
pub(crate) fn worth(value: u32) -> Sheet {
    Sheet {
        lines: Vec::new(),
        totals: std::iter::empty().collect(),
        limit: None,
        value,
        reading: Rows::default(),
    }
}

fn pays(options: &[(&str, &str)], value: u32, by: By) -> [i32; 4] {
    let sheet = worth(value);
    changes(
        &rules(options),
        &[Winner {
            seat: Seat::ALL[1],
            by,
            sheet: &sheet,
            liable: &[],
        }],
    )
}

const EAST: By = By::Discard(Seat::ALL[0]);
const EAST_ROBBED: By = By::Rob(Seat::ALL[0]);

#[test]
fn trap_08_both_curves_are_those_of_the_table() {
    let half_spicy = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
    let spicy = [
        1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
    ];
    for (curve, table) in [("half-spicy", half_spicy), ("spicy", spicy)] {
        for (value, amount) in (0..).zip(table) {
            assert_eq!(
                pays(&[("curve", curve)], value, By::Draw),
                [-amount, 3 * amount, -amount, -amount]
            );
        }
    }
}

#[test]
fn each_payment_on_a_discard_and_self_drawn() {
    for (payment, discard, draw) in [
        ("full", [-48, 48, 0, 0], [-24, 72, -24, -24]),
        ("half", [-24, 48, -12, -12], [-24, 72, -24, -24]),
        ("double", [-48, 96, -24, -24], [-48, 144, -48, -48]),
    ] {
        let options = [("payment", payment)];
        assert_eq!(pays(&options, 5, EAST), discard, "{payment}");
        assert_eq!(
            pays(&options, 5, EAST_ROBBED),
            discard,
            "a robbed kong is a discard, {payment}"
        );
        assert_eq!(pays(&options, 5, By::Draw), draw, "{payment}");
    }
}

#[test]
fn trap_17_no_half_is_lost() {
    let options = [("payment", "half"), ("min_faan", "0"), ("stake", "2")];
    assert_eq!(pays(&options, 0, EAST), [-2, 4, -1, -1]);
    assert_eq!(
        pays(&[("payment", "half"), ("min_faan", "1")], 1, EAST),
        [-2, 4, -1, -1]
    );
}

#[test]
fn a_robbed_kong_can_be_paid_as_three_shares_of_a_self_drawn_win() {
    assert_eq!(
        pays(&[("rob_payment", "self-draw")], 3, EAST_ROBBED),
        [-24, 24, 0, 0]
    );
    assert_eq!(
        pays(&[("rob_payment", "self-draw")], 3, EAST),
        [-16, 16, 0, 0]
    );
    // Doubled, each share is 2T.
    assert_eq!(
        pays(
            &[("rob_payment", "self-draw"), ("payment", "double")],
            3,
            EAST_ROBBED
        ),
        [-48, 48, 0, 0]
    );
}

#[test]
fn the_stake_multiplies_everything() {
    assert_eq!(pays(&[("stake", "25")], 3, EAST), [-400, 400, 0, 0]);
    // The dearest win there can be still fits: 1000 x 8192 x 2 from each.
    let dearest = [
        ("stake", "1000"),
        ("curve", "spicy"),
        ("cap", "13"),
        ("payment", "double"),
    ];
    assert_eq!(
        pays(&dearest, 13, By::Draw),
        [-16_384_000, 49_152_000, -16_384_000, -16_384_000]
    );
}

#[test]
fn trap_17_each_payer_pays_what_the_sheet_says() {
    let rules = rules(&[]);
    let sheet = sheet(
        &rules,
        "South East draw 6s 45s66m K:1111p P:222s P:777z 3f kong",
    );
    let winner = Winner {
        seat: chair(Wind::South),
        by: By::Draw,
        sheet: &sheet,
        liable: &[],
    };
    assert_eq!(
        (sheet.value, changes(&rules, &[winner])),
        (3, [-8, 24, -8, -8])
    );
}

proptest! {
    #[test]
    fn every_settlement_sums_to_zero(
        (value, payment, robbed, how) in (0..=13_u32, 0..3_usize, any::<bool>(), 0..4_usize),
        (winner, loser, third) in Just([0_usize, 1, 2, 3]).prop_shuffle().prop_map(|s| (s[0], s[1], s[2])),
    ) {
        let rules = rules(&[
            ("payment", ["full", "half", "double"][payment]),
            ("rob_payment", if robbed { "self-draw" } else { "discard" }),
            ("stake", "2"),
        ]);
        let sheet = worth(value);
        let from = Seat::ALL[loser];
        let by = [By::Draw, By::Draw, By::Discard(from), By::Rob(from)][how];
        let liable = (how == 1).then_some(Feeder::of_the_hand(from));
        let liable = liable.as_slice();
        let mut winners = vec![Winner { seat: Seat::ALL[winner], by, sheet: &sheet, liable }];
        if by.from().is_some() {
            winners.push(Winner { seat: Seat::ALL[third], ..winners[0] });
        }
        let changes = changes(&rules, &winners);
        prop_assert_eq!(changes.iter().sum::<i32>(), 0);
        prop_assert!(changes[winner] > 0 && changes[loser] < 0);
    }
}
