//! What hands are worth in `classical-japanese` (`classical-japanese.md` 3 to 5).

use crate::kinds::Kinds;
use crate::pattern::{Found, Pattern, Test};
use crate::reading::{Form, Reading, Set, Wait};
use crate::rules::options::Chosen;
use crate::rulesets::points::{self, PairPoints, doubles, limit, points, times_own};
use crate::rulesets::traits::{
    concealed_triplets, dragons, four_concealed_pungs, is_closed, is_common, is_nine_gates,
    is_one_suit, last, mixed_terminals, small_four_winds, small_three_dragons, wind_pung, winds,
};
use crate::shape::split::Group;
use crate::situation::{ByKind, First, Replacement};
use crate::tile::Kind;

/// The table, in the order of `classical-japanese.md`. What an option makes worthless is not in it.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = elements(chosen);
    table.extend(bonuses(chosen));
    table.extend(limits(chosen));
    table.retain(|pattern| pattern.worth > 0);
    table
}

/// 3.
fn elements(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let number = |key| chosen.number(key).unwrap_or(0);
    let seven_pairs = match chosen.text("seven_pairs") {
        "none" => 0,
        "100" => 100,
        _ => 25,
    };
    let mut table = vec![points("going_out", 20, |_| Found::Yes)];
    table.extend(points::triplets());
    table.extend(points::pairs(&PairPoints {
        dragon: 2,
        guest_wind: number("pillow_guest_wind"),
        own_wind: 2,
        double_wind: 4,
    }));
    table.extend([
        points("single_wait", 2, |r| waits_as(r, Wait::Pair)),
        points("closed_wait", 2, |r| waits_as(r, Wait::Middle)),
        points("edge_wait", 2, |r| waits_as(r, Wait::Edge)),
        points("self_draw", 2, |r| (r.situation.by == ByKind::Draw).into()),
        points("concealed_discard", number("concealed_discard"), |r| {
            (is_closed(r) && r.situation.by != ByKind::Draw).into()
        }),
        points("flush_points", number("flush_points"), is_full_flush),
        Pattern {
            swallows: &INSTEAD_OF,
            ..points("seven_pairs", seven_pairs, |r| {
                (r.form == Form::SevenPairs).into()
            })
        },
    ]);
    table
}

/// Seven pairs have their points and no others.
const INSTEAD_OF: [&str; 8] = [
    "going_out",
    points::PAIRS[0],
    points::PAIRS[1],
    points::PAIRS[2],
    points::PAIRS[3],
    "self_draw",
    "concealed_discard",
    "flush_points",
];

/// 4.
fn bonuses(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let seven_pairs = if chosen.text("seven_pairs") == "25x2" {
        2
    } else {
        0
    };
    let last_discard = chosen.number("last_discard_bonus").unwrap_or(0);
    vec![
        doubles("round_wind", 1, |r| wind_pung(r, r.situation.round)),
        doubles("seat_wind", 1, |r| wind_pung(r, r.situation.seat)),
        doubles("dragon_pung", 1, |r| Found::Each(dragons(r))),
        doubles("concealed_self_draw", 1, |r| {
            (is_closed(r) && r.situation.by == ByKind::Draw).into()
        }),
        Pattern {
            swallows: &["self_draw"],
            ..doubles("no_points_hand", 1, no_points(chosen))
        },
        doubles("all_simples", 1, |r| r.is_all(Kinds::SIMPLES).into()),
        doubles("half_flush", 1, |r| {
            (is_one_suit(r) && r.has_any(Kinds::HONOURS)).into()
        }),
        doubles("full_flush", 3, is_full_flush),
        doubles("all_pungs", 1, |r| {
            r.all_sets(|set| set.triplet().is_some()).into()
        }),
        doubles("mixed_terminals", 1, mixed_terminals),
        doubles("outside_hand", 1, outside_hand),
        doubles("full_straight", 1, full_straight),
        doubles("three_concealed_pungs", 1, |r| {
            (concealed_triplets(r) == 3).into()
        }),
        doubles("small_three_dragons", 1, |r| small_three_dragons(r).into()),
        doubles("seven_pairs_doubles", seven_pairs, |r| {
            (r.form == Form::SevenPairs).into()
        }),
        doubles("kong_replacement", 1, |r| is_loose(r).into()),
        doubles("robbing_a_kong", 1, |r| {
            (r.situation.by == ByKind::Rob).into()
        }),
        doubles("last_tile", 1, |r| {
            (r.situation.replacement.is_none() && last(r, ByKind::Draw) == Found::Yes).into()
        }),
        doubles("last_discard", last_discard, |r| last(r, ByKind::Discard)),
    ]
}

/// 5.
fn limits(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let earthly: [(&str, Test); 2] = [
        ("first-draw", |r| {
            (r.situation.first == Some(First::OwnFirstDraw)).into()
        }),
        ("east-first-discard", |r| {
            (r.situation.first == Some(First::OnFirstDiscard)).into()
        }),
    ];
    vec![
        limit("heavenly_hand", |r| {
            (r.situation.first == Some(First::Dealt)).into()
        }),
        limit("earthly_hand", chosen.pick("earthly", &earthly)),
        limit("big_three_dragons", |r| (dragons(r).len() == 3).into()),
        limit("small_four_winds", |r| small_four_winds(r).into()),
        limit("big_four_winds", |r| (winds(r) == 4).into()),
        limit("all_honours", |r| r.is_all(Kinds::HONOURS).into()),
        limit("all_terminals", |r| r.is_all(Kinds::TERMINALS).into()),
        limit("four_concealed_pungs", four_concealed_pungs),
        limit("nine_gates", |r| is_nine_gates(r).into()),
        limit("thirteen_orphans", |r| {
            (r.form == Form::ThirteenOrphans).into()
        }),
    ]
}

fn waits_as(r: &Reading<'_>, what: Wait) -> Found {
    (r.wait() == Some(what)).into()
}

/// The test of the no-points hand under these options.
fn no_points(chosen: &Chosen<'_>) -> Test {
    let guest = chosen.text("pillow_guest_wind") == "2";
    let open = chosen.is("open_no_points");
    let drawn = !chosen.is("self_draw_spoils_no_points");
    match (guest, open, drawn) {
        (true, true, true) => no_points_hand::<true, true, true>,
        (true, true, false) => no_points_hand::<true, true, false>,
        (true, false, true) => no_points_hand::<true, false, true>,
        (true, false, false) => no_points_hand::<true, false, false>,
        (false, true, true) => no_points_hand::<false, true, true>,
        (false, true, false) => no_points_hand::<false, true, false>,
        (false, false, true) => no_points_hand::<false, false, true>,
        (false, false, false) => no_points_hand::<false, false, false>,
    }
}

/// Four runs, a pair without points, an open wait; guest winds may be worth points, the hand may be open, the win may be
/// self-drawn.
fn no_points_hand<const GUEST: bool, const OPEN: bool, const DRAWN: bool>(
    r: &Reading<'_>,
) -> Found {
    let counts = |kind: Kind| {
        let wind = kind.wind().is_some() && (GUEST || times_own(r, kind) > 0);
        kind.dragon().is_some() || wind
    };
    let pair = r.pair().is_some_and(|pair| !counts(pair));
    let open_wait = r.wait() == Some(Wait::BothEnds);
    let may = (OPEN || is_closed(r)) && (DRAWN || r.situation.by != ByKind::Draw);
    (is_common(r) && pair && open_wait && may).into()
}

fn is_full_flush(r: &Reading<'_>) -> Found {
    (is_one_suit(r) && !r.has_any(Kinds::HONOURS)).into()
}

/// A terminal or honour in every set and in the pair, and at least one run.
fn outside_hand(r: &Reading<'_>) -> Found {
    let has_major = |set: &Set| set.group.kinds().into_iter().any(Kind::is_major);
    let runs = r.sets().iter().any(|set| set.triplet().is_none());
    (runs && r.pair().is_some_and(Kind::is_major) && r.all_sets(has_major)).into()
}

/// 123, 456 and 789 of one suit.
fn full_straight(r: &Reading<'_>) -> Found {
    let has = |low: Option<Kind>| {
        let group = low.map(Group::Run);
        r.sets().iter().any(|set| Some(set.group) == group)
    };
    let begins = Kind::all().filter(|kind| kind.number() == Some(1));
    let mut straights =
        begins.filter(|one| has(Some(*one)) && has(one.step(3)) && has(one.step(6)));
    straights.next().is_some().into()
}

/// Won on the replacement of a kong.
fn is_loose(r: &Reading<'_>) -> bool {
    let kong = [Replacement::Kong, Replacement::KongOnKong].map(Some);
    r.situation.by == ByKind::Draw && kong.contains(&r.situation.replacement)
}
