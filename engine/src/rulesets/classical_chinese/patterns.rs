//! What hands are worth in `classical-chinese` (`classical-chinese.md` 3 to 6).

use crate::kinds::Kinds;
use crate::meld::MeldKind;
use crate::pattern::{Found, Pattern, Test};
use crate::reading::{Completed, Form, Reading};
use crate::rules::options::Chosen;
use crate::rulesets::classical_chinese::drawn::{is_last, is_loose, replaces_from_the_tail};
use crate::rulesets::classical_chinese::limits;
use crate::rulesets::points::{self, PairPoints, doubles, points, times_own};
use crate::rulesets::traits::{
    all_four, concealed_triplets, dragons, is_closed, is_common, is_one_suit, last, owns,
    small_four_winds, small_three_dragons, wind_pung, winds,
};
use crate::situation::ByKind;
use crate::tile::Kind;

/// What counts in the winner's hand. What an option makes worthless is not in it.
pub(super) fn winner(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = points_of_every_hand(chosen);
    table.extend(points_of_the_winner(chosen));
    table.extend(doubles_of_every_hand(chosen));
    table.extend(doubles_of_the_winner(chosen));
    table.extend(limits::table(chosen));
    table.retain(|pattern| pattern.worth > 0);
    table
}

/// What counts in the hands of the others (`classical-chinese.md` 5).
pub(super) fn losers(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = points_of_every_hand(chosen);
    table.extend(doubles_of_every_hand(chosen));
    if chosen.is("losers_purity") {
        table.extend(purity(chosen));
    }
    table.retain(|pattern| pattern.worth > 0);
    table
}

/// 3, the first table.
fn points_of_every_hand(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let (guest_wind, own_wind, double_wind) = chosen.pick(
        "pair_points",
        &[("millington", (0, 2, 4)), ("generous", (2, 4, 8))],
    );
    let mut table = points::triplets().to_vec();
    table.extend(points::pairs(&PairPoints {
        dragon: 2,
        guest_wind,
        own_wind,
        double_wind,
    }));
    table.extend(chosen.is("tiles.flowers").then(|| {
        points("bonus_tile", 4, |r| match r.situation.bonus.len() {
            0 => Found::No,
            tiles => Found::Times(tiles),
        })
    }));
    table
}

/// 3, the second table.
fn points_of_the_winner(chosen: &Chosen<'_>) -> Vec<Pattern> {
    vec![
        points(
            "going_out",
            chosen.number("win_points").unwrap_or(20),
            |_| Found::Yes,
        ),
        points(
            "seven_pairs",
            if chosen.is("seven_pairs") { 20 } else { 0 },
            |r| (r.form == Form::SevenPairs).into(),
        ),
        points("self_draw", 2, |r| (r.situation.by == ByKind::Draw).into()),
        points("fishing_the_eyes_simples", 2, |r| fished(r, false)),
        points("fishing_the_eyes_majors", 4, |r| fished(r, true)),
        points("only_possible_tile", 2, |r| is_only_possible(r).into()),
    ]
}

/// 4, the first table.
fn doubles_of_every_hand(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let concealed: [(&str, Test); 2] = [
        ("false", three_concealed::<false>),
        ("true", three_concealed::<true>),
    ];
    let mut table = vec![
        doubles("dragon_pung", 1, |r| Found::Each(dragons(r))),
        doubles("seat_wind", 1, |r| wind_pung(r, r.situation.seat)),
        doubles("round_wind", 1, |r| wind_pung(r, r.situation.round)),
        doubles("small_three_dragons", 1, |r| small_three_dragons(r).into()),
        doubles("big_three_dragons", 2, |r| (dragons(r).len() == 3).into()),
        doubles("small_four_winds", 1, |r| small_four_winds(r).into()),
        doubles("big_four_winds", 2, |r| (winds(r) == 4).into()),
        doubles(
            "three_concealed_pungs",
            1,
            chosen.pick("claimed_kong_concealed", &concealed),
        ),
    ];
    if chosen.is("tiles.flowers") {
        table.extend([
            doubles("own_flower_and_season", 1, |r| {
                (owns(r, true) == Found::Yes && owns(r, false) == Found::Yes).into()
            }),
            doubles("all_four_flowers", 1, |r| all_four(r, true)),
            doubles("all_four_seasons", 1, |r| all_four(r, false)),
        ]);
    }
    table
}

/// 4, the second table.
fn doubles_of_the_winner(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let roof_off = if chosen.is("roof_off") { 2 } else { 0 };
    let (loose, last_tile): (Test, Test) = if replaces_from_the_tail(chosen) {
        (is_loose::<true>, is_last::<true>)
    } else {
        (is_loose::<false>, is_last::<false>)
    };
    let call = u32::from(chosen.is("original_call"));
    let half_concealed = chosen.number("half_concealed").unwrap_or(0);
    let mut table = vec![
        doubles("no_points_hand", 1, no_points(chosen)),
        doubles("all_pungs", 1, |r| {
            r.all_sets(|set| set.triplet().is_some()).into()
        }),
    ];
    table.extend(purity(chosen));
    table.extend([
        doubles("concealed_until_discard", half_concealed, |r| {
            (is_closed(r) && r.situation.by != ByKind::Draw).into()
        }),
        doubles("mixed_terminals", 1, |r| r.is_all(Kinds::MAJORS).into()),
        doubles("all_honours_doubles", roof_off, |r| {
            r.is_all(Kinds::HONOURS).into()
        }),
        doubles("all_terminals_doubles", roof_off, |r| {
            r.is_all(Kinds::TERMINALS).into()
        }),
        doubles("kong_replacement", 1, loose),
        doubles("last_tile", 1, last_tile),
        doubles("last_discard", 1, |r| last(r, ByKind::Discard)),
        doubles("robbing_a_kong", 1, |r| {
            (r.situation.by == ByKind::Rob).into()
        }),
        doubles("original_call", call, |r| {
            r.situation.riichi.is_some().into()
        }),
    ]);
    table
}

/// The doubles for one suit and for a concealed hand.
fn purity(chosen: &Chosen<'_>) -> [Pattern; 3] {
    let concealed: [(&str, Test); 2] = [
        ("false", concealed_hand::<false>),
        ("true", concealed_hand::<true>),
    ];
    [
        doubles(
            "concealed_hand",
            1,
            chosen.pick("claimed_kong_concealed", &concealed),
        ),
        doubles("half_flush", 1, |r| {
            (is_one_suit(r) && r.has_any(Kinds::HONOURS)).into()
        }),
        doubles("full_flush", 3, |r| {
            (is_one_suit(r) && !r.has_any(Kinds::HONOURS)).into()
        }),
    ]
}

/// Kongs claimed with three in hand.
fn claimed_kongs(r: &Reading<'_>) -> usize {
    let melds = r.hand.melds.iter();
    melds
        .filter(|meld| meld.kind == MeldKind::ClaimedKong)
        .count()
}

fn three_concealed<const CLAIMED: bool>(r: &Reading<'_>) -> Found {
    let more = if CLAIMED { claimed_kongs(r) } else { 0 };
    (concealed_triplets(r) + more >= 3).into()
}

/// Nothing exposed, also not by the last tile.
fn concealed_hand<const CLAIMED: bool>(r: &Reading<'_>) -> Found {
    let open = r
        .hand
        .melds
        .iter()
        .filter(|meld| !meld.is_concealed())
        .count();
    let allowed = if CLAIMED { claimed_kongs(r) } else { 0 };
    (open == allowed && r.situation.by == ByKind::Draw).into()
}

/// The winning tile completed the pair.
fn fished(r: &Reading<'_>, major: bool) -> Found {
    let pair = match r.form {
        Form::Standard {
            pair,
            completed: Completed::Pair,
            ..
        } => Some(pair),
        Form::Standard { .. }
        | Form::SevenPairs
        | Form::ThirteenOrphans
        | Form::Unfinished { .. } => None,
    };
    pair.is_some_and(|kind| kind.is_major() == major).into()
}

/// Of all kinds that would have completed the hand one alone was not lying on the table four times.
fn is_only_possible(r: &Reading<'_>) -> bool {
    let waits = r.waits();
    let alive = waits
        .iter()
        .filter(|&&kind| r.situation.seen[kind] < Kind::COPIES);
    r.form != Form::ThirteenOrphans && alive.count() == 1
}

/// The test of the no-score hand under these options.
fn no_points(chosen: &Chosen<'_>) -> Test {
    let generous = chosen.text("pair_points") == "generous";
    match (generous, chosen.is("no_score_strict")) {
        (true, true) => no_points_hand::<true, true>,
        (true, false) => no_points_hand::<true, false>,
        (false, true) => no_points_hand::<false, true>,
        (false, false) => no_points_hand::<false, false>,
    }
}

/// Four runs and a pair without points; every wind may have some, and the winner's extra points may spoil it.
fn no_points_hand<const GENEROUS: bool, const STRICT: bool>(r: &Reading<'_>) -> Found {
    let counts = |kind: Kind| {
        let wind = kind.wind().is_some() && (GENEROUS || times_own(r, kind) > 0);
        kind.dragon().is_some() || wind
    };
    let pair = r.pair().is_some_and(|pair| !counts(pair));
    let eyes = fished(r, true) == Found::Yes || fished(r, false) == Found::Yes;
    let extra = eyes || r.situation.by == ByKind::Draw || is_only_possible(r);
    (is_common(r) && pair && !(STRICT && extra)).into()
}
