//! What hands are worth in `hong-kong` (`hong-kong.md` 3).

use crate::kinds::Kinds;
use crate::pattern::{Found, Part, Pattern, Test, Unit};
use crate::reading::{Form, Marks, Reading};
use crate::rules::options::Chosen;
use crate::rulesets::traits::{
    all_four, dragons, four_concealed_pungs, is_common, is_nine_gates, is_one_suit, last,
    mixed_terminals, nine_gates_true_wait, owns, replaces, small_four_winds, small_three_dragons,
    wind_pung, winds,
};
use crate::situation::{ByKind, First, Replacement};
use crate::tile::Kind;

/// The table, in the order of `hong-kong.md`. What an option makes worthless is not in it.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = ordinary(chosen);
    table.extend(awards(chosen));
    table.extend(circumstances());
    if chosen.is("tiles.flowers") {
        table.extend(flowers());
    }
    table.retain(|pattern| pattern.worth > 0);
    table
}

fn row(part: Part, name: &'static str, worth: u32, test: Test) -> Pattern {
    Pattern {
        name,
        part,
        worth,
        open: None,
        unit: Unit::Faan,
        needs: Marks::NONE,
        test: Some(test),
        swallows: &[],
    }
}

fn swallowing(pattern: Pattern, swallows: &'static [&'static str]) -> Pattern {
    Pattern {
        swallows,
        ..pattern
    }
}

/// 3.1.
fn ordinary(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let row = |name, worth, test: Test| row(Part::Ordinary, name, worth, test);
    let common: [(&str, Test); 3] = [
        ("any", common_hand),
        ("suited", common_hand_suited),
        ("worthless", common_hand_worthless),
    ];
    let concealed: [(&str, Test); 2] = [
        ("concealed-or-pair", four_concealed_pungs),
        ("any", four_concealed_pungs_any),
    ];
    vec![
        row("common_hand", 1, chosen.pick("common_pair", &common)),
        row("all_pungs", 3, |r| {
            r.all_sets(|set| set.triplet().is_some()).into()
        }),
        swallowing(
            row(
                "four_concealed_pungs",
                8,
                chosen.pick("four_concealed_last", &concealed),
            ),
            &["all_pungs"],
        ),
        row("half_flush", 3, |r| {
            (is_one_suit(r) && r.has_any(Kinds::HONOURS)).into()
        }),
        row("full_flush", 7, |r| {
            (is_one_suit(r) && !r.has_any(Kinds::HONOURS)).into()
        }),
        row("mixed_terminals", 1, mixed_terminals),
        row("dragon_pung", 1, |r| Found::Each(dragons(r))),
        row("seat_wind", 1, |r| wind_pung(r, r.situation.seat)),
        row("round_wind", 1, |r| wind_pung(r, r.situation.round)),
        row("small_three_dragons", 3, |r| small_three_dragons(r).into()),
        row("big_three_dragons", 5, |r| (dragons(r).len() == 3).into()),
        row("small_four_winds", 3, |r| small_four_winds(r).into()),
        row(
            "seven_pairs",
            chosen.number("seven_pairs").unwrap_or(0),
            |r| (r.form == Form::SevenPairs).into(),
        ),
    ]
}

/// 3.2.
fn awards(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let row = |name, worth, test: Test| row(Part::Award, name, worth, test);
    let gates: [(&str, Test); 2] = [
        ("pattern", |r| is_nine_gates(r).into()),
        ("true-wait", nine_gates_true_wait),
    ];
    vec![
        row("all_honours", 10, |r| r.is_all(Kinds::HONOURS).into()),
        row("all_terminals", 10, |r| r.is_all(Kinds::TERMINALS).into()),
        row("nine_gates", 10, chosen.pick("nine_gates", &gates)),
        row("thirteen_orphans", 13, |r| {
            (r.form == Form::ThirteenOrphans).into()
        }),
        row("big_four_winds", 13, |r| (winds(r) == 4).into()),
        row("eighteen_arhats", 13, |r| r.all_sets(|set| set.kong).into()),
        row("heavenly_hand", 13, |r| {
            (r.situation.first == Some(First::Dealt)).into()
        }),
        row("earthly_hand", 13, |r| {
            (r.situation.first == Some(First::OnFirstDiscard)).into()
        }),
        row(
            "human_hand",
            chosen.number("human_hand").unwrap_or(0),
            |r| {
                let discarded = r.situation.by == ByKind::Discard;
                (discarded && r.situation.first == Some(First::GoRound)).into()
            },
        ),
    ]
}

/// 3.3.
fn circumstances() -> Vec<Pattern> {
    let row = |name, worth, test: Test| row(Part::Circumstance, name, worth, test);
    vec![
        row("self_draw", 1, |r| (r.situation.by == ByKind::Draw).into()),
        row("concealed_hand", 1, |r| r.hand.melds.is_empty().into()),
        row("kong_replacement", 1, |r| replaces(r, Replacement::Kong)),
        row("kong_on_kong", 8, |r| replaces(r, Replacement::KongOnKong)),
        row("robbing_a_kong", 1, |r| {
            (r.situation.by == ByKind::Rob).into()
        }),
        row("last_tile", 1, |r| last(r, ByKind::Draw)),
        row("last_discard", 1, |r| last(r, ByKind::Discard)),
    ]
}

/// 3.4.
fn flowers() -> Vec<Pattern> {
    let row = |name, worth, test: Test| row(Part::Bonus, name, worth, test);
    vec![
        row("no_flowers", 1, |r| r.situation.bonus.is_empty().into()),
        row("own_flower", 1, |r| owns(r, true)),
        row("own_season", 1, |r| owns(r, false)),
        swallowing(
            row("all_four_flowers", 2, |r| all_four(r, true)),
            &["own_flower"],
        ),
        swallowing(
            row("all_four_seasons", 2, |r| all_four(r, false)),
            &["own_season"],
        ),
    ]
}

fn common_hand(r: &Reading<'_>) -> Found {
    is_common(r).into()
}

fn common_hand_suited(r: &Reading<'_>) -> Found {
    (is_common(r) && r.pair().is_some_and(|pair| !pair.is_honour())).into()
}

fn common_hand_worthless(r: &Reading<'_>) -> Found {
    let scores = |pair: Kind| {
        let own = |wind| wind == r.situation.seat || wind == r.situation.round;
        pair.dragon().is_some() || pair.wind().is_some_and(own)
    };
    (is_common(r) && r.pair().is_some_and(|pair| !scores(pair))).into()
}

/// The discard may complete a pung too: nothing but concealed kongs may lie on the table.
fn four_concealed_pungs_any(r: &Reading<'_>) -> Found {
    let unclaimed = r.held.is_closed;
    (unclaimed && r.all_sets(|set| set.triplet().is_some())).into()
}
