//! What hands are worth in `riichi`, in han (`riichi.md` 6).

use crate::kinds::Kinds;
use crate::pattern::{Found, Part, Pattern, Unit};
use crate::reading::{Completed, Form, Marks, Reading};
use crate::rules::dora::dora;
use crate::rules::options::Chosen;
use crate::rulesets::traits::{concealed_triplets, is_one_suit, small_three_dragons};
use crate::seat::Wind;
use crate::shape::split::Group;
use crate::situation::{ByKind, First, Replacement, Riichi};
use crate::tile::{Dragon, Kind, Tile};

/// A test of one reading.
pub(super) type Test = fn(&Reading<'_>) -> Found;

/// The yaku: circumstances, sets, the whole hand.
pub(super) fn table(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let mut table = circumstances(chosen);
    table.extend(sets(chosen));
    table.extend(whole_hand());
    table
}

/// A row: han when closed, han with claimed sets, 0 for nothing.
fn row(name: &'static str, closed: u32, open: u32, test: Test) -> Pattern {
    Pattern {
        name,
        part: Part::Ordinary,
        worth: closed,
        open: Some(open),
        unit: Unit::Han,
        needs: Marks::NONE,
        test,
        swallows: &[],
    }
}

fn circumstances(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let on = |key| u32::from(chosen.is(key));
    let mut rows = vec![
        row("riichi", 1, 0, |r| {
            (r.situation.riichi == Some(Riichi::Plain)).into()
        })
        .when(Marks::RIICHI),
        row("double_riichi", 2, 0, |r| {
            (r.situation.riichi == Some(Riichi::Double)).into()
        })
        .when(Marks::RIICHI),
        row("ippatsu", on("ippatsu"), 0, |r| {
            (r.situation.riichi.is_some() && r.situation.ippatsu).into()
        })
        .when(Marks::RIICHI | Marks::IPPATSU),
        row("menzen_tsumo", 1, 0, |r| is_by(r, ByKind::Draw).into()).when(Marks::DRAWN),
        row("rinshan", 1, 1, |r| {
            (is_by(r, ByKind::Draw) && replaces_a_kong(r)).into()
        })
        .when(Marks::REPLACED),
        row("chankan", 1, 1, |r| is_by(r, ByKind::Rob).into()).when(Marks::ROBBED),
        row("haitei", 1, 1, |r| {
            let last = r.situation.last_tile && is_by(r, ByKind::Draw);
            (last && r.situation.replacement.is_none()).into()
        })
        .when(Marks::LAST),
        row("houtei", 1, 1, |r| {
            (r.situation.last_tile && is_by(r, ByKind::Discard)).into()
        })
        .when(Marks::LAST),
    ];
    if chosen.text("renhou") == "mangan" {
        // A mangan as it stands: it is not added to anything.
        rows.push(Pattern {
            part: Part::Award,
            ..row("renhou", 5, 0, |r| is_renhou(r).into()).when(Marks::FIRST)
        });
    }
    rows
}

fn sets(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let tanyao = u32::from(chosen.is("kuitan"));
    vec![
        row("pinfu", 1, 0, |r| is_pinfu(r).into()).when(Marks::NO_TRIPLETS),
        row("tanyao", 1, tanyao, |r| r.is_all(Kinds::SIMPLES).into()).when(Marks::NO_MAJORS),
        row("iipeikou", 1, 0, |r| (equal_runs(r) == 1).into()).when(Marks::EQUAL_RUNS),
        row("ryanpeikou", 3, 0, |r| (equal_runs(r) == 2).into()).when(Marks::EQUAL_RUNS),
        row("haku", 1, 1, |r| {
            has_triplet(r, Kind::of_dragon(Dragon::White))
        })
        .when(Marks::DRAGONS),
        row("hatsu", 1, 1, |r| {
            has_triplet(r, Kind::of_dragon(Dragon::Green))
        })
        .when(Marks::DRAGONS),
        row("chun", 1, 1, |r| {
            has_triplet(r, Kind::of_dragon(Dragon::Red))
        })
        .when(Marks::DRAGONS),
        row("seat_wind", 1, 1, |r| {
            has_triplet(r, Kind::of_wind(r.situation.seat))
        })
        .when(Marks::WINDS),
        row("round_wind", 1, 1, |r| {
            has_triplet(r, Kind::of_wind(r.situation.round))
        })
        .when(Marks::WINDS),
        row("toitoi", 2, 2, |r| {
            r.all_sets(|set| set.triplet().is_some()).into()
        })
        .when(Marks::NO_RUNS),
        row("sanankou", 2, 2, |r| (concealed_triplets(r) == 3).into()).when(Marks::THREE_TRIPLETS),
        row("sankantsu", 2, 2, |r| (kongs(r) == 3).into()).when(Marks::KONGS),
        row("sanshoku_doujun", 2, 1, |r| {
            (!r.runs().in_every_suit().is_empty()).into()
        })
        .when(Marks::RUN_IN_EVERY_SUIT),
        row("sanshoku_doukou", 2, 2, |r| {
            (!r.triplets().in_every_suit().is_empty()).into()
        })
        .when(Marks::THREE_TRIPLETS),
        row("ittsu", 2, 1, |r| r.runs().have_straight().into()).when(Marks::STRAIGHT),
        row("shousangen", 2, 2, |r| small_three_dragons(r).into()).when(Marks::DRAGONS),
    ]
}

fn whole_hand() -> Vec<Pattern> {
    vec![
        row("chiitoitsu", 2, 0, |r| (r.form == Form::SevenPairs).into()).when(Marks::SEVEN_PAIRS),
        row("chanta", 2, 1, |r| {
            (is_outside(r) && r.has_any(Kinds::HONOURS)).into()
        })
        .when(Marks::OUTSIDE | Marks::HONOURS),
        row("junchan", 3, 2, |r| {
            (is_outside(r) && !r.has_any(Kinds::HONOURS)).into()
        })
        .when(Marks::OUTSIDE | Marks::NO_HONOURS),
        row("honroutou", 2, 2, |r| r.is_all(Kinds::MAJORS).into()).when(Marks::NO_SIMPLES),
        row("honitsu", 3, 2, |r| {
            (is_one_suit(r) && r.has_any(Kinds::HONOURS)).into()
        })
        .when(Marks::ONE_SUIT | Marks::HONOURS),
        row("chinitsu", 6, 5, |r| {
            (is_one_suit(r) && !r.has_any(Kinds::HONOURS)).into()
        })
        .when(Marks::ONE_SUIT | Marks::NO_HONOURS),
    ]
}

/// Dora are no yaku: they do not help to reach the minimum.
pub(super) fn bonus(chosen: &Chosen<'_>) -> Vec<Pattern> {
    let row = |name, worth, test: Test| Pattern {
        part: Part::Bonus,
        open: None,
        ..row(name, worth, worth, test)
    };
    vec![
        row("dora", 1, |r| dora_in(r, &r.situation.indicators)).when(Marks::INDICATORS),
        row("ura", u32::from(chosen.is("ura")), |r| {
            dora_in(r, &r.situation.under_indicators)
        })
        .when(Marks::UNDER_INDICATORS),
        row(
            "aka",
            u32::from(chosen.text("tiles.red_fives") != "0"),
            |r| Found::Times(r.held.reds),
        )
        .when(Marks::REDS),
    ]
}

fn dora_in(r: &Reading<'_>, indicators: &[Tile]) -> Found {
    let kinds = indicators.iter().filter_map(|tile| tile.kind()).map(dora);
    Found::Times(kinds.map(|kind| usize::from(r.held.all[kind])).sum())
}

pub(super) fn is_by(r: &Reading<'_>, by: ByKind) -> bool {
    r.situation.by == by
}

fn replaces_a_kong(r: &Reading<'_>) -> bool {
    matches!(
        r.situation.replacement,
        Some(Replacement::Kong | Replacement::KongOnKong)
    )
}

/// A win on a discard before the winner's first draw, nothing claimed before.
pub(super) fn is_renhou(r: &Reading<'_>) -> bool {
    let first = matches!(
        r.situation.first,
        Some(First::OnFirstDiscard | First::GoRound)
    );
    first && is_by(r, ByKind::Discard)
}

/// Whether a pair of this kind brings fu.
fn is_valued(r: &Reading<'_>, pair: Kind) -> bool {
    let own = |wind: Wind| wind == r.situation.seat || wind == r.situation.round;
    pair.dragon().is_some() || pair.wind().is_some_and(own)
}

/// Four runs, a worthless pair, the winning tile at an end of a run that waited for both its ends.
fn is_pinfu(r: &Reading<'_>) -> bool {
    if !r.triplets().is_empty() {
        return false;
    }
    let Form::Standard {
        sets,
        pair,
        completed: Completed::Set(at),
    } = &r.form
    else {
        return false;
    };
    let win = r.win.and_then(Tile::kind).and_then(Kind::number);
    let two_sided = match (sets[*at].group, win) {
        (Group::Run(low), Some(win)) => {
            let low = low.number().unwrap_or(0);
            win == low && low != 7 || win == low + 2 && low != 1
        }
        (Group::Run(_), None) | (Group::Triplet(_), _) => false,
    };
    two_sided && !is_valued(r, *pair)
}

/// How many pairs of equal runs there are; four equal runs are two.
fn equal_runs(r: &Reading<'_>) -> usize {
    let times = |low| {
        let same = r.sets().iter().filter(|set| set.group == Group::Run(low));
        same.count()
    };
    let in_all = r.sets().len() - r.triplets().len();
    if in_all == r.runs().len() {
        return 0;
    }
    r.runs().iter().map(|low| times(low) / 2).sum()
}

fn has_triplet(r: &Reading<'_>, kind: Kind) -> Found {
    r.triplets().contains(kind).into()
}

pub(super) fn kongs(r: &Reading<'_>) -> usize {
    r.sets().iter().filter(|set| set.kong).count()
}

/// A terminal or honour in every set and the pair, and at least one run.
fn is_outside(r: &Reading<'_>) -> bool {
    !r.runs().is_empty()
        && r.pair().is_some_and(Kind::is_major)
        && r.runs().are_all(Kinds::RUNS_WITH_TERMINALS)
        && r.triplets().are_all(Kinds::MAJORS)
}
