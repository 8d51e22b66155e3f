//! Fu: what a reading is worth beside its patterns (`riichi.md` 7).

use crate::pattern::Unit;
use crate::reading::{Completed, Form, Reading, Set};
use crate::rules::count::Han;
use crate::score::sheet::Line;
use crate::shape::split::Group;
use crate::situation::ByKind;
use crate::tile::{Kind, Tile};

/// Seven pairs, never rounded.
const SEVEN_PAIRS: u32 = 25;
/// What every other hand begins with.
const BASE: u32 = 20;

/// The fu of a reading. Thirteen orphans have none.
pub(super) fn total(han: &Han, reading: &Reading<'_>) -> u32 {
    let mut sum = 0;
    each(han, reading, |_, worth, _| sum += worth);
    sum
}

/// Puts down a line for each thing that makes up the fu of a reading, and gives the sum.
pub(super) fn lines(han: &Han, reading: &Reading<'_>, lines: &mut Vec<Line>) -> u32 {
    let mut sum = 0;
    each(han, reading, |name, worth, kind| {
        sum += worth;
        lines.push(Line {
            name: name.into(),
            worth,
            unit: Unit::Fu,
            tile: kind.map(Tile::of),
        });
    });
    sum
}

/// Visits what makes up the fu, rounding included, in the order it is explained: its name, its worth, the kind it is about.
fn each(han: &Han, reading: &Reading<'_>, mut visit: impl FnMut(&'static str, u32, Option<Kind>)) {
    let Form::Standard {
        sets,
        pair,
        completed,
    } = &reading.form
    else {
        if reading.form == Form::SevenPairs {
            visit("fu_seven_pairs", SEVEN_PAIRS, None);
        }
        return;
    };
    let mut sum = 0;
    let mut add = |name, worth, kind| {
        if worth > 0 {
            visit(name, worth, kind);
            sum += worth;
        }
        sum
    };
    add("fu_base", BASE, None);
    for set in sets.iter() {
        let (name, worth) = of_set(set);
        add(name, worth, set.triplet());
    }
    add("fu_pair", of_pair(han, reading, *pair), Some(*pair));
    let bare = add("fu_wait", of_wait(reading, sets, *completed), None) == BASE;
    let (name, worth) = of_coming(han, reading, bare);
    let sum = add(name, worth, None);
    add("fu_rounding", sum.next_multiple_of(10) - sum, None);
}

/// For how the tile came.
fn of_coming(han: &Han, reading: &Reading<'_>, bare: bool) -> (&'static str, u32) {
    match (reading.situation.by, reading.held.is_closed) {
        // A closed hand without anything is a self-drawn pinfu, which keeps to 20.
        (ByKind::Draw, true) if bare => ("fu_self_draw", 0),
        (ByKind::Draw, _) => ("fu_self_draw", 2),
        (ByKind::Discard | ByKind::Rob, true) => ("fu_closed", 10),
        (ByKind::Discard | ByKind::Rob, false) if bare => {
            ("fu_open", han.open_least.saturating_sub(BASE))
        }
        (ByKind::Discard | ByKind::Rob, false) => ("fu_open", 0),
    }
}

/// Two for an open triplet of simples; twice as much concealed, twice for terminals and honours, four times for a kong.
fn of_set(set: &Set) -> (&'static str, u32) {
    let name = if set.kong { "fu_kong" } else { "fu_triplet" };
    let Some(kind) = set.triplet() else {
        return (name, 0);
    };
    let doubled = u32::from(set.concealed) + u32::from(kind.is_major()) + 2 * u32::from(set.kong);
    (name, 2 << doubled)
}

fn of_pair(han: &Han, reading: &Reading<'_>, pair: Kind) -> u32 {
    let situation = reading.situation;
    let own = [situation.seat, situation.round];
    let times = own
        .iter()
        .filter(|&&wind| pair.wind() == Some(wind))
        .count();
    match times {
        2 => han.double_wind_pair,
        1 => 2,
        _ if pair.dragon().is_some() => 2,
        _ => 0,
    }
}

/// Two for a wait on one kind: the pair, the middle of a run, or the open end of 12 and 89.
fn of_wait(reading: &Reading<'_>, sets: &[Set], completed: Completed) -> u32 {
    let win = reading.win.and_then(Tile::kind);
    let low = match completed {
        Completed::Pair => return 2,
        Completed::Set(at) => match sets[at].group {
            Group::Triplet(_) => return 0,
            Group::Run(low) => low,
        },
    };
    let number = low.number().unwrap_or(0);
    let middle = win == low.step(1);
    let edge = number == 1 && win == low.step(2) || number == 7 && win == Some(low);
    if middle || edge { 2 } else { 0 }
}
